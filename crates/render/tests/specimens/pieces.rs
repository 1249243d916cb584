//! Dice, cards, tokens, tracks, gauges, arrows.

use crate::sheets::{accent, caption, sheet};
use galerne_draw::{
    Colour, Node, Path, Scene,
    piece::{
        CardSheet, Court, Detail, DieColour, Gauge, Rank, SeatMark, Solid, Suit, Track, arrow, card_back, curved_arrow,
        die, disc, pawn, playing_card, solid, token, versus, wind_arrow,
    },
    pt,
    wind::{Wind, streamlines},
};
use galerne_engine::Seat;

pub(crate) fn dice() -> Scene {
    let mut nodes = Vec::new();
    for (row, colour) in DieColour::ALL.into_iter().enumerate() {
        for value in 1..=6u8 {
            let at = pt(20.0 + 64.0 * f32::from(value), 125.0 + 64.0 * row as f32);
            nodes.push(die(colour, 48.0, Some(value)).at(at));
        }
    }
    for (i, value) in [None, Some(7), Some(8), Some(9), Some(12)].into_iter().enumerate() {
        nodes.push(die(DieColour::White, 48.0, value).at(pt(500.0 + 64.0 * i as f32, 125.0)));
    }
    for (row, colour) in [DieColour::White, DieColour::Red, DieColour::Black, DieColour::Yellow].into_iter().enumerate()
    {
        for (i, shape) in Solid::ALL.into_iter().enumerate() {
            let at = pt(510.0 + 76.0 * i as f32, 215.0 + 84.0 * row as f32);
            nodes.push(solid(shape, colour, 32.0, Some(shape.faces())).at(at));
        }
    }
    sheet("dice", 960.0, 590.0, "Dés", nodes)
}

pub(crate) fn playing_cards() -> Scene {
    let mut nodes = Vec::new();
    let ranks = [("A", Rank::Pips(1)), ("2", Rank::Pips(2)), ("5", Rank::Pips(5)), ("7", Rank::Pips(7))];
    let ranks = ranks.into_iter().chain([("8", Rank::Pips(8)), ("10", Rank::Pips(10))]);
    let ranks = ranks.chain([
        ("V", Rank::Court(Court::Jack)),
        ("D", Rank::Court(Court::Queen)),
        ("R", Rank::Court(Court::King)),
    ]);
    for (i, (index, rank)) in ranks.enumerate() {
        for (j, suit) in Suit::ALL.into_iter().enumerate() {
            let at = pt(100.0 + 128.0 * i as f32, 180.0 + 172.0 * j as f32);
            nodes.push(playing_card(index, rank, suit, 110.0, Detail::Full).at(at));
        }
    }
    for (i, suit) in Suit::ALL.into_iter().enumerate() {
        let x = 1260.0 + 70.0 * (i % 2) as f32;
        let y = 140.0 + 86.0 * (i / 2) as f32;
        nodes.push(playing_card("10", Rank::Pips(10), suit, 56.0, Detail::Plain).at(pt(x, y)));
        nodes.push(playing_card("R", Rank::Court(Court::King), suit, 56.0, Detail::Plain).at(pt(x, y + 185.0)));
    }
    nodes.push(card_back(110.0).at(pt(1295.0, 560.0)));
    nodes.push(card_back(56.0).at(pt(1260.0, 705.0)));
    nodes.push(
        playing_card("D", Rank::Court(Court::Queen), Suit::Hearts, 56.0, Detail::Plain)
            .at(pt(1340.0, 705.0))
            .turned(90.0),
    );
    sheet("playing-cards", 1420.0, 800.0, "Cartes", nodes).accented(accent("horde"))
}

pub(crate) fn card_sheets() -> Scene {
    let bolt = Path::through(
        [(0.1, -1.0), (-0.55, 0.15), (-0.05, 0.15), (-0.2, 1.0), (0.55, -0.25), (0.05, -0.25)].map(|(x, y)| pt(x, y)),
    );
    let art = |colour: Colour| {
        vec![Node::circle(pt(0.0, 0.0), 0.95).fill(colour).opacity(0.15), Node::path(bolt.clone().close()).fill(colour)]
    };
    let plain = CardSheet {
        subtitle: "Traceur".into(),
        badge: "1".into(),
        art: art(Colour::Deep),
        body: "Relancez un dé bleu. Si le vent est de force 5 ou plus, relancez-en deux : le second ne coûte rien."
            .into(),
        foot: "WW-9.1 · palier 2".into(),
        ..CardSheet::new(210.0, 294.0, "Éclaireuse")
    };
    let long = CardSheet {
        band: (Colour::DieBlue, Colour::OnDieBlue),
        subtitle: "Scribe et conteur du vent de face".into(),
        badge: "12".into(),
        body: "Une fois par jour, échangez la place de deux personnages de lignes voisines.\nOu bien : regardez les trois \
               prochains jetons de vent, remettez-en un au fond du sac et reposez les autres dans l’ordre de votre choix. \
               « Qui compte le vent le perd » ; cette carte n’est donc jamais comptée dans la somme des dés.\nÀ la fin du \
               chapitre, elle rapporte un point par village traversé."
            .into(),
        foot: "WW-9.40".into(),
        ..CardSheet::new(210.0, 294.0, "Archiviste au très long nom qui déborde")
    };
    let mission = CardSheet {
        band: (Colour::DieGreen, Colour::OnDieGreen),
        art: art(Colour::DieBlue),
        body: "2 villageois par forêt arrosée".into(),
        ..CardSheet::new(170.0, 265.0, "Bûcherons")
    };
    let bare = CardSheet { body: "Rien d’autre qu’un texte.".into(), ..CardSheet::new(170.0, 265.0, "Seul") };
    let wind = streamlines(
        galerne_draw::Area::new(-70.0, -60.0, 140.0, 120.0),
        Wind { degrees: 30.0, force: 3, seed: 4 },
        14.0,
    );
    let drawn = CardSheet {
        art: vec![Node::group(wind).fill(Colour::Deep).scaled(1.0 / 70.0)],
        subtitle: "vent de force 3".into(),
        ..CardSheet::new(170.0, 265.0, "Choon")
    };
    let nodes = [plain, long, mission, bare, drawn]
        .iter()
        .zip([150.0, 384.0, 598.0, 790.0, 982.0])
        .map(|(card, x)| card.node().at(pt(x, 260.0)))
        .collect();
    sheet("card-sheets", 1110.0, 440.0, "Cartes libres", nodes).accented(accent("windwalkers"))
}

pub(crate) fn tokens() -> Scene {
    let mut nodes = Vec::new();
    for i in 0..8u8 {
        let x = 90.0 + 100.0 * f32::from(i);
        let mark = SeatMark::of(Seat(i));
        nodes.push(token(Seat(i), 30.0, &(i + 1).to_string()).at(pt(x, 140.0)));
        nodes.push(token(Seat(i), 15.0, "").at(pt(x - 22.0, 215.0)));
        nodes.push(token(Seat(i), 15.0, "12").at(pt(x + 26.0, 215.0)));
        nodes.push(pawn(Seat(i), 74.0).at(pt(x, 330.0)));
        nodes.push(Node::line(pt(x - 40.0, 365.0), pt(x + 40.0, 365.0)).stroke(mark.colour(), 3.0).dash(mark.dash()));
        nodes.push(mark.dot(pt(x - 18.0, 395.0), 7.0));
        nodes.push(disc(Seat(i), 14.0).at(pt(x + 18.0, 395.0)));
        nodes.push(caption(x, 425.0, &format!("place {}", i + 1)));
    }
    sheet("tokens", 1010.0, 460.0, "Pions et jetons", nodes)
}

pub(crate) fn gauges() -> Scene {
    let gauge = |label: &str, reading: &str, value: f32, needed: Option<f32>, most: f32| Gauge {
        label: label.to_owned(),
        reading: reading.to_owned(),
        value,
        needed,
        most,
    };
    let all = [
        gauge("Dés noirs", "1 / 1", 1.0, Some(1.0), 3.0),
        gauge("Paires", "2 / 4", 2.0, Some(4.0), 6.0),
        gauge("Moral", "7", 7.0, None, 9.0),
        gauge("Somme", "0 / 18", 0.0, Some(18.0), 24.0),
    ];
    let mut nodes: Vec<Node> = all
        .iter()
        .enumerate()
        .map(|(i, gauge)| gauge.node(300.0, 18.0).at(pt(40.0, 100.0 + 56.0 * i as f32)))
        .collect();
    nodes.push(versus((22.0, Colour::Accent), (14.0, Colour::Second), 36.0, 320.0, 34.0).at(pt(620.0, 120.0)));
    nodes.push(caption(780.0, 170.0, "Pack 22 — Souffles 14"));
    let moral = Track::numbers(0, 9, 34.0);
    nodes.push(moral.node(Some(6)).at(pt(40.0, 350.0)));
    let score = Track::numbers(0, 29, 34.0).in_rows_of(10);
    nodes.push(score.node(None).at(pt(40.0, 430.0)));
    for (seat, place) in [(0u8, 12), (1, 17), (3, 25)] {
        nodes.push(token(Seat(seat), 9.0, "").at(score.centre(place) + pt(52.0, 418.0)));
    }
    sheet("gauges", 980.0, 580.0, "Jauges et pistes", nodes)
}

pub(crate) fn arrows() -> Scene {
    let mut nodes = Vec::new();
    for (i, swing) in [-0.35, -0.15, 0.0, 0.15, 0.35].into_iter().enumerate() {
        let x = 60.0 + 130.0 * i as f32;
        nodes.push(curved_arrow(pt(x, 250.0), pt(x + 80.0, 130.0), swing, 4.0, Colour::Accent));
        nodes.push(caption(x + 40.0, 280.0, &format!("{swing}")));
    }
    nodes.push(arrow(pt(720.0, 130.0), pt(900.0, 130.0), 2.0, Colour::Ink));
    nodes.push(arrow(pt(720.0, 170.0), pt(900.0, 170.0), 6.0, Colour::Second));
    nodes.push(arrow(pt(720.0, 210.0), pt(735.0, 210.0), 6.0, Colour::Bad));
    for i in 0..6 {
        let degrees = 60.0 * i as f32;
        nodes.push(wind_arrow(80.0, Colour::Second).at(pt(90.0 + 130.0 * i as f32, 350.0)).turned(degrees));
    }
    sheet("arrows", 960.0, 430.0, "Flèches", nodes).accented(accent("sail-race"))
}
