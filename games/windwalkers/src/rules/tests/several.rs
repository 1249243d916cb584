//! Section 12: variants and several hordes; and positions that cannot be.

use super::*;
use galerne_engine::Positions;

#[test]
fn ww_12_10_chrones() {
    let furvent = |face: u8| {
        let mut scene = Scene::new(&[("chrones", "on")], 1);
        scene.horde(0, &TEAM).moral(5).walk(-1, 0).wind(6);
        scene.roll(against(&[1; 6], &[6], &[1, 1, 1, 1]));
        assert_eq!(scene.state.run.wait, Wait::Gamble);
        scene.feed(Chance::Die { face });
        scene
    };
    assert_eq!(furvent(1).my_moral(), 6);
    let mut loses = furvent(2);
    loses.pick(24);
    assert!(!loses.has(24));
    assert_eq!(furvent(3).state.next_token, 7);
    let mut swaps = furvent(4);
    swaps.pick(24);
    settle(&mut swaps);
    assert_eq!((swaps.has(24), swaps.state.horde(0).len()), (false, 8));
    assert_eq!(furvent(5).my_moral(), 4);
    assert_eq!(furvent(6).state.phase, Phase::Adjust, "no free place: nothing to take");
    let mut calm = Scene::new(&[("chrones", "on")], 1);
    calm.walk(-1, 0).wind(5).roll(against(&[1; 6], &[6], &[1, 1, 1, 1]));
    assert_eq!(calm.state.run.wait, Wait::Nothing);
    // The next token drawn counts as force 1, whatever it shows.
    let mut next = furvent(3);
    next.state.contre.force = 0;
    next.state.contre.pools[0] = Pool::of(&[6; 6]);
    next.confirm().act(Action::GoOn).walk(-1, -1).wind(5);
    assert_eq!(next.state.token(next.at(-1, -1)).force(), 1);
}

#[test]
fn ww_12_15_rivals_draft_and_take_turns() {
    let game = Windwalkers::new(&options(&[("mode", "competitive")]), 2).unwrap();
    let mut state = game.start();
    game.resolve(&mut state, Chance::First { seat: Seat(1) }, &mut ());
    let mut pickers = Vec::new();
    let mut luck = Streams::new(4);
    while state.phase == Phase::Compose {
        match game.turn(&state) {
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            turn => {
                let seat = turn.deciders().lowest().unwrap();
                pickers.push(seat.0);
                let card = CardId(state.now.show.iter().next().unwrap());
                game.act(&mut state, seat, Action::Card { card }, &mut ());
            }
        }
    }
    assert_eq!(pickers, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    assert!(game.deck.has(59) && !game.deck.has(109), "cards for several hordes are in the decks");
    let mut scene = rivals(&TEAM, &OTHERS);
    scene.cross(0, -1).act(Action::Stop);
    while scene.state.active == 0 {
        scene.act(Action::Leave);
    }
    assert_eq!((scene.seat(), scene.state.phase), (Seat(1), Phase::Move), "whole days in turn");
    assert_eq!(scene.game.check(&scene.state, Seat(0), &Action::Concede).unwrap_err().reason.key, "refused-turn");
}

#[test]
fn ww_12_16_ww_12_18_arrivals_wait_and_the_best_wins() {
    let mut scene = rivals(&TEAM, &OTHERS);
    scene.stand(0, 0, -5).walk(0, -6);
    assert_eq!((scene.state.track(0).fate, scene.seat()), (Fate::Arrived, Seat(1)));
    scene.act(Action::Concede);
    settle(&mut scene);
    assert_eq!(scene.state.track(1).fate, Fate::Lost);
    assert_eq!((scene.state.phase, scene.state.now.show.len()), (Phase::Recruit, 6), "two of each line for one horde");
    scene.done();
    settle(&mut scene);
    assert_eq!((scene.state.chapter, scene.seat()), (1, Seat(0)), "the others play on");
    // Ties: fewer days, then hordiers, then moral, then shared.
    let last = |change: &dyn Fn(&mut State)| {
        let mut scene = rivals(&TEAM, &OTHERS);
        scene.state.chapter = 3;
        let board = scene.game.board_of(&scene.state).clone();
        scene.state.tiles = board.tiles;
        scene.state.present = board.all();
        for seat in 0..2 {
            scene.state.track_mut(seat).hex = board.near(board.arrival).trailing_zeros() as u8;
            scene.state.horde_mut(seat).moral = 5;
        }
        change(&mut scene.state);
        let hex = board.hex(board.arrival);
        scene.walk(hex.q, hex.r).walk(hex.q, hex.r);
        scene.state.winners
    };
    assert_eq!(last(&|_| {}), 0b11, "shared");
    assert_eq!(last(&|state| state.track_mut(1).total_days = 4), 0b01, "fewer days");
    assert_eq!(last(&|state| state.track_mut(1).score[0] = 4), 0b10, "more points");
}

#[test]
fn ww_12_17_nobody_later() {
    let mut scene = rivals(&TEAM[..5], &OTHERS);
    scene.stand(0, 0, -5).walk(0, -6);
    scene.state.track_mut(1).day = 4;
    scene.act(Action::Concede);
    assert_eq!(scene.state.track(0).score[Category::Race as usize], 3 * 5, "to the day the other was lost");
}

#[test]
fn ww_12_19_adjacent_and_next() {
    let mut scene = rivals(&TEAM, &OTHERS);
    scene.stand(0, 0, -2).stand(1, 0, -3);
    assert_eq!(scene.game.adjacent_hordes(&scene.state, 0), 0b10);
    scene.stand(1, 0, -2);
    assert_eq!(scene.game.adjacent_hordes(&scene.state, 0), 0b10, "the same tile");
    scene.stand(1, 0, -4);
    assert_eq!(scene.game.adjacent_hordes(&scene.state, 0), 0);
    assert_eq!(scene.game.next_horde_of(&scene.state, 0), Some(1));
}

#[test]
fn ww_12_20_ww_12_21_the_race() {
    let mut scene = Scene::new(&[("mode", "race2"), ("deck", "base_ext")], 2);
    let board = scene.game.board_of(&scene.state).clone();
    assert_eq!((scene.state.track(0).hex, scene.state.track(1).hex), (board.start, board.arrival));
    let count =
        |scene: &Scene, fits: &dyn Fn(Tile) -> bool| scene.state.tiles.iter().filter(|&&tile| fits(tile)).count();
    assert_eq!(count(&scene, &Tile::is_land), 30, "32 lands, two of them now villages");
    assert_eq!((count(&scene, &Tile::is_village), scene.state.now.offers.len()), (2, 4));
    scene.horde(0, &TEAM).horde(1, &OTHERS);
    let hex = board.hex(scene.game.unrevealed_anywhere(&scene.state).trailing_zeros() as u8);
    scene.act(Action::Bulletin { hex });
    settle(&mut scene);
    assert_eq!(scene.refused(Action::Bulletin { hex }), ("WW-12.20", "refused-bulletin"));
    // 8 hordiers, moral 6 + 1 of the city, one furvent, three days ahead: 16 + 7 + 3 + 6.
    scene.moral(6);
    scene.state.track_mut(0).hex = board.near(board.arrival).trailing_zeros() as u8;
    scene.state.track_mut(0).earn(Category::Furvents, 3);
    scene.walk(-6, 12);
    scene.state.track_mut(1).day = 4;
    scene.state.track_mut(1).hex = board.near(board.start).trailing_zeros() as u8;
    scene.walk(0, 0);
    assert_eq!((scene.score(), scene.state.winners), (32, 0b01));
    // Ten days behind, the other horde is out.
    let mut slow = Scene::new(&[("mode", "race2")], 2);
    slow.state.track_mut(0).hex = board.near(board.arrival).trailing_zeros() as u8;
    slow.walk(-6, 12);
    slow.state.track_mut(1).day = 11;
    slow.cross(-6, 11).act(Action::Stop);
    while slow.game.turn(&slow.state) != Turn::Over {
        slow.act(Action::Leave);
    }
    assert_eq!(slow.count(|event| matches!(event, Event::HordeLost { why: Doom::Outrun, .. })), 1);
}

#[test]
fn ww_12_22_consumables_are_hidden_and_can_be_stopped() {
    let mut scene = Scene::new(&[("mode", "race2"), ("consumables", "on")], 2);
    assert!((0..2).all(|seat| !scene.state.track(seat).hand.contains(&0)), "two each");
    // Tricherie is number 14, STOP number 17; hands hold number + 1.
    scene.state.stock = ((1 << 23) - 1) & !(1 << 10) & !(1 << 14) & !(1 << 17);
    scene.state.track_mut(0).hand = [15, 0];
    scene.state.track_mut(1).hand = [18, 0];
    let play = Action::Play { consumable: crate::consumables::ConsumableId(14) };
    let mut stopped = Scene { game: scene.game.clone(), state: scene.state, log: Vec::new() };
    scene.act(play);
    assert_eq!(scene.seat(), Seat(1), "whoever holds cards is asked");
    scene.act(Action::Pass);
    assert_eq!(scene.state.horde(0).lasting_blue, 1);
    assert_eq!(scene.refused(play).1, "refused-not-in-hand");
    stopped.act(play).act(Action::Play { consumable: crate::consumables::ConsumableId(17) });
    assert_eq!((stopped.state.horde(0).lasting_blue, stopped.seat()), (0, Seat(0)));
    const { assert!(FIRST_CONSUMABLE > 109) };
    assert_eq!(refused(&[("consumables", "on")], 1), ("WW-12.22", "refused-options-consumables"));
}

#[test]
fn ww_12_30_generated_boards_obey() {
    let game = Windwalkers::new(&options(&[("board", "generated")]), 1).unwrap();
    for chapter in 0..4 {
        let mut state = game.start();
        state.chapter = chapter;
        state.phase = Phase::Layout;
        state.deal = crate::state::Deal::NONE;
        let mut fresh = 0;
        for seed in 0..12 {
            let layout = game.sample_layout(&state, &mut Random::new(seed));
            assert!(game.layout_is_sound(&state, &layout), "chapter {chapter}, seed {seed}");
            let author = game.boards[usize::from(chapter)].tiles;
            fresh += u32::from(layout.0 != author);
            // A board that breaks the rules is not taken from outside.
            let mut broken = layout;
            let village = broken.0.iter().position(|tile| tile.is_village()).unwrap();
            broken.0[village] = Tile::Steppe;
            assert!(!game.layout_is_sound(&state, &broken));
        }
        assert!(fresh >= 10, "chapter {}: {fresh} of 12 are new", chapter + 1);
    }
}

#[test]
fn ww_12_31_other_ideas_are_no_options() {
    let fields: Vec<&str> = Windwalkers::fields().iter().map(|field| field.name).collect();
    assert!(!fields.iter().any(|name| ["peoples", "ships", "story"].contains(name)));
}

#[test]
fn impossible_positions_are_refused() {
    let scene = solo(&TEAM);
    let good = serde_json::to_value(scene.game.describe(&scene.state)).unwrap();
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut bad = good.clone();
        change(&mut bad);
        match serde_json::from_value(bad) {
            Ok(position) => scene.game.restore(&position).unwrap_err().reason.key,
            Err(_) => "unreadable",
        }
    };
    assert_eq!(refused(&|p| p["table"]["hordes"][0]["moral"] = 12.into()), "refused-position-number");
    assert_eq!(refused(&|p| p["bag"][0] = 9.into()), "refused-position-tokens");
    assert_eq!(refused(&|p| p["ways"][0]["hex"] = serde_json::json!([9, 9])), "refused-position-hex");
    assert_eq!(refused(&|p| p["chapter"] = 7.into()), "refused-position-chapter");
    assert_eq!(refused(&|p| p["active"] = 2.into()), "refused-position-seat");
    assert_eq!(refused(&|p| p["phase"] = "adjust".into()), "refused-position-contre");
    assert_eq!(refused(&|p| p["table"]["deck"][0] = "nobody".into()), "unreadable");
    assert_eq!(refused(&|p| p["table"]["deck"][0] = "thomassin".into()), "refused-position-card-twice");
    assert_eq!(
        refused(&|p| {
            p["table"]["deck"].as_array_mut().unwrap().pop();
        }),
        "refused-position-card-missing"
    );
    assert_eq!(refused(&|p| p["board"][0]["tile"] = "steppe".into()), "refused-position-city");
}
