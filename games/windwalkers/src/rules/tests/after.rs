//! Section 8: after the contre.

use super::*;

#[test]
fn ww_8_1_what_happens_on_success_in_order() {
    let mut scene = chapter(3, &TEAM);
    scene.contre(-1, 0, 1, against(&[6; 6], &[6], &[1; 5])).confirm();
    let kinds: Vec<&str> = scene
        .log
        .iter()
        .map(|event| match event {
            Event::Contre { .. } => "contre",
            Event::Entered { .. } => "entered",
            Event::Moral { .. } => "moral",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["contre", "entered", "moral"]);
}

#[test]
fn ww_8_11_free_choice_of_losses() {
    let mut scene = Scene::new(&[("loss_choice", "free")], 1);
    scene.horde(0, &TEAM).contre(0, -1, 5, against(&[1], &[6, 6, 6], &[6, 6, 6])).confirm().pick(24);
    assert!(!scene.has(24) && scene.has(38));
}

#[test]
fn ww_8_12_losing_is_not_abandoning() {
    for (word, expected) in [("off", 9), ("on", 7)] {
        let mut scene = Scene::new(&[("failure_counts_as_abandon", word), ("mode", "chapter"), ("chapter", "3")], 1);
        scene.horde(0, &[1, 6, 12, 19, 25, 35, 48]);
        scene.contre(-1, 0, 5, against(&[1], &[6], &[6; 5])).confirm();
        assert!(!scene.has(48) && scene.has(19), "no reaction");
        assert_eq!(scene.my_moral(), expected);
    }
}

#[test]
fn ww_8_13_the_last_hordier() {
    let mut scene = solo(&[24]);
    scene.contre(0, -1, 5, against(&[1], &[6, 6, 6], &[6, 6, 6])).confirm();
    assert!(scene.is_lost() && scene.state.now.aside.has(24));
    let mut locked = solo(&[91]);
    locked.contre(-1, 0, 5, against(&[1], &[6], &[6; 4]));
    locked.state.horde_mut(0).locked = 1 << 6;
    locked.confirm();
    assert!(locked.is_lost(), "only a locked card: nobody can be lost");
}

#[test]
fn ww_8_25_ww_8_26_rests() {
    let mut scene = solo(&TEAM);
    scene.tapped(&[6, 12]).cross(0, -1).act(Action::Stop).ready(6);
    assert_eq!(scene.refused(Action::Ready { card: CardId(12) }), ("WW-8.26", "refused-rest-over"));
    assert!(!scene.legal(Action::RestAll));
    scene.camp();
    assert!(scene.is_ready(6) && !scene.is_ready(12));
    let mut village = solo(&TEAM);
    village.stand(0, 0, -2).tapped(&[6, 12]).cross(0, -3).act(Action::GoOn);
    assert_eq!((village.state.phase, village.refused(Action::RestAll).1), (Phase::Passing, "refused-rest-one"));
    village.ready(12);
    assert!(village.is_ready(12) && !village.is_ready(6));
}

#[test]
fn ww_8_30_the_tour_may_kill_on_stopping_only() {
    let mut scene = Scene::new(&[("tour_death", "on_stop"), ("mode", "chapter"), ("chapter", "2")], 1);
    scene.horde(0, &TEAM).stand(0, 0, -1).cross(0, -2);
    assert_eq!((scene.state.phase, scene.state.horde(0).len()), (Phase::Arrived, 8));
    scene.act(Action::Stop);
    assert_eq!(scene.state.phase, Phase::LossTourStop);
    scene.pick(38);
    assert_eq!(scene.state.horde(0).len(), 7);
}

#[test]
fn ww_8_35_ww_8_36_recruiting() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -2).tapped(&[38]);
    let line = scene.game.of_line(Line::Traine);
    let offer: Vec<u8> = scene.state.now.offers.and(line).iter().collect();
    scene.cross(0, -3).act(Action::Stop).act(Action::Leave);
    assert_eq!(scene.state.phase, Phase::Recruit);
    let newcomer = CardId(offer[0]);
    assert_eq!(scene.refused(Action::Recruit { card: newcomer }), ("WW-8.35", "refused-no-place"));
    assert_eq!(scene.refused(Action::Recruit { card: CardId(13) }).1, "refused-not-offered");
    scene.act(Action::Replace { card: newcomer });
    assert_eq!(
        scene.refused(Action::Card { card: CardId(38) }),
        ("WW-8.36", "refused-cannot-make-way"),
        "a tapped croc stays"
    );
    scene.pick(39);
    assert!(scene.has(newcomer.0) && scene.is_ready(newcomer.0) && scene.state.now.aside.has(39));
    assert_eq!(scene.state.now.offers.and(line).len() as usize, offer.len() - 1, "offers are not filled up");
}
