//! Connect four draws itself: soundly, stably, and with small changes for small moves.

use connect_four::{Action, ConnectFour, Event};
use galerne_draw::{
    Output, Picture, PictureContext, Scene, Theme,
    patch::{Patch, diff},
    picture::faults,
    text::Speech,
};
use galerne_engine::{Rules, Seat, SeatSet, Turn, View, Viewer, Words};
use galerne_texts::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};

/// A game in progress with everything a picture asks for.
struct Table {
    state: <ConnectFour as Rules>::State,
    events: Vec<Event>,
    texts: Texts,
    names: Vec<String>,
    switches: BTreeMap<String, bool>,
}

impl Table {
    fn played(columns: &[u8]) -> Table {
        let (mut state, mut events) = (ConnectFour.start(), Vec::new());
        for (turn, &column) in columns.iter().enumerate() {
            ConnectFour.act(&mut state, Seat(turn as u8 & 1), Action { column: column - 1 }, &mut events);
        }
        Table {
            state,
            events,
            texts: Texts::new(ConnectFour::TEXTS).unwrap(),
            names: vec!["<Zoé & \"Cie\">".to_owned(), "Aubin".to_owned()],
            switches: BTreeMap::from([("coordinates".to_owned(), true)]),
        }
    }

    fn with<T>(&self, ask: impl FnOnce(&PictureContext<'_, ConnectFour>) -> T) -> T {
        let viewer = Viewer(SeatSet::first(2));
        let view = View::new(&ConnectFour, &self.state, viewer);
        ask(&PictureContext {
            view: &view,
            events: &self.events,
            me: viewer.0,
            speech: Speech::new(&self.texts, Language::Fr, &self.names),
            switches: &self.switches,
        })
    }

    fn scene(&self) -> Scene {
        self.with(|context| ConnectFour.scene(context))
    }
}

const GAME: [u8; 11] = [4, 4, 3, 5, 2, 1, 3, 3, 2, 2, 5];

#[test]
fn every_position_is_drawn_without_fault() {
    for moves in 0..=GAME.len() {
        let table = Table::played(&GAME[..moves]);
        assert_eq!(table.with(|context| faults(&ConnectFour, context)), Vec::<String>::new(), "after {moves} moves");
        for output in [Output::Page, Output::File(Theme::Light), Output::File(Theme::Dark)] {
            let svg = table.scene().svg(output);
            let document = roxmltree::Document::parse(&svg).expect("valid XML");
            assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        }
    }
}

#[test]
fn a_dropped_disc_is_a_small_patch() {
    let (before, after) = (Table::played(&GAME[..6]).scene(), Table::played(&GAME[..7]).scene());
    let patches = diff(&before, &after);
    let inserted = patches.iter().filter(|patch| matches!(patch, Patch::Insert { .. })).count();
    let set: Vec<&str> = patches
        .iter()
        .filter_map(|patch| match patch {
            Patch::Set { id, .. } => Some(id.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!((inserted, set), (1, vec!["last-disc", "touch-column-3"]), "{patches:#?}");
    assert_eq!(patches.len(), 3);
}

#[test]
fn a_thing_keeps_its_id() {
    let ids = |moves: usize| -> BTreeSet<String> {
        let root = Table::played(&GAME[..moves]).scene().element(Output::Page);
        root.walk().filter_map(|element| element.id().map(str::to_owned)).collect()
    };
    for moves in 0..GAME.len() {
        assert!(ids(moves).is_subset(&ids(moves + 1)), "after move {moves} something lost its id");
    }
}

#[test]
fn names_are_in_the_readers_language_and_cannot_break_out() {
    let svg = Table::played(&[4]).scene().svg(Output::Page);
    assert!(svg.contains("aria-label=\"Colonne 4, rangée 1\u{a0}: &lt;Zoé &amp; &quot;Cie&quot;&gt;\""), "{svg}");
    assert!(svg.contains("Colonne 4, 5 cases libres"));
}

#[test]
fn a_preview_shows_where_the_disc_lands_and_whether_it_wins() {
    let table = Table::played(&[1, 2, 1, 2, 1, 2]);
    let lines = |column| {
        let preview = table.with(|context| ConnectFour.preview(context, Seat(0), &Action { column }));
        preview.map(|preview| preview.lines.iter().map(|line| line.key).collect::<Vec<_>>())
    };
    assert_eq!(lines(0), Some(vec!["preview-lands", "preview-wins"]));
    assert_eq!(lines(3), Some(vec!["preview-lands"]));
    assert_eq!(lines(7), None, "an illegal action has no preview");
}

#[test]
fn the_end_is_drawn_and_rendered() {
    let table = Table::played(&[1, 2, 1, 2, 1, 2, 1]);
    assert_eq!(ConnectFour.turn(&table.state), Turn::Over);
    let scene = table.scene();
    assert!(scene.svg(Output::Page).contains("id=\"four\""));
    let png = galerne_render::render_png(&scene.svg(Output::File(Theme::Light)), 1.0).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
    // To look at: PICTURES=folder cargo test -p connect-four
    if let Ok(folder) = std::env::var("PICTURES") {
        for theme in Theme::ALL {
            let scene = Table::played(&GAME).scene().ground(galerne_draw::Colour::Paper);
            let png = galerne_render::render_png(&scene.svg(Output::File(theme)), 1.5).unwrap();
            std::fs::write(format!("{folder}/connect-four-{}.png", theme.name()), png).unwrap();
        }
    }
}

/// The catalog holds games of all kinds in one list: a picture can be asked for behind a plain object.
#[test]
fn the_type_of_the_game_can_be_forgotten() {
    trait Drawn {
        fn board(&self) -> Scene;
    }
    impl Drawn for Table {
        fn board(&self) -> Scene {
            self.scene()
        }
    }
    let tables: Vec<Box<dyn Drawn>> = vec![Box::new(Table::played(&[])), Box::new(Table::played(&GAME))];
    assert!(tables.iter().all(|table| table.board().check().is_empty()));
}
