//! The lesson's record is staged here, chance by chance and click by click, and must be the one that is shipped.
//! With `GALERNE_BLESS=1` it is written anew.

use galerne_draw::{Block, Output, Picture};
use galerne_engine::{Message, Record, Referee, Seat, SeatSet, Turn, What, Words};
use galerne_texts::Language;
use galerne_windwalkers::{Action, CATALOGUE, CardId, Chance, Colour, LESSON, Pool, Windwalkers};

struct Stage {
    referee: Referee<Windwalkers>,
    told: Vec<String>,
}

impl Stage {
    fn act(&mut self, action: Action) -> &mut Stage {
        self.told.push(format!("{}: {action:?}", self.referee.len()));
        let legal = self.referee.actions(Seat(0));
        self.referee
            .act(Seat(0), action)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}; legal: {legal:?}; so far {:#?}", self.told));
        self
    }

    fn feed(&mut self, chance: Chance) -> &mut Stage {
        self.told.push(format!("{}: {chance:?}", self.referee.len()));
        self.referee.feed(chance).unwrap_or_else(|refusal| panic!("{chance:?}: {refusal:?}; so far {:#?}", self.told));
        self
    }

    fn walk(&mut self, r: i8) -> &mut Stage {
        self.act(Action::Move { hex: galerne_engine::Hex::new(0, r) })
    }

    fn wind(&mut self, force: u8) -> &mut Stage {
        self.feed(Chance::Token { force })
    }

    fn roll(&mut self, green: &[u8], white: &[u8], blue: &[u8]) -> &mut Stage {
        let (green, white, blue) = (Pool::of(green), Pool::of(white), Pool::of(blue));
        self.feed(Chance::Roll { black: Pool::EMPTY, green, white, blue, violet: Pool::EMPTY })
    }

    fn raise(&mut self, face: u8) -> &mut Stage {
        self.act(Action::Shift { colour: Colour::Blue, face, up: true })
    }
}

fn card(key: &str) -> CardId {
    CardId(CATALOGUE.iter().find(|card| card.key == key).unwrap_or_else(|| panic!("{key}")).id)
}

fn staged() -> Stage {
    let options = galerne_kit::options::<Windwalkers>(&[("preset", "first-game")]);
    let mut stage = Stage { referee: Referee::new(&options, vec!["Zoé".to_owned()]).unwrap(), told: Vec::new() };
    for key in ["athonios", "kon", "gianni", "vera", "duke", "mere"] {
        stage.feed(Chance::Card { card: card(key) });
    }
    // The first day: a contre won as it lies, then one that a power wins.
    stage.walk(-1).wind(1).roll(&[1, 2, 5], &[3, 4, 5], &[1, 2, 4, 5, 6, 6]).act(Action::Confirm).act(Action::GoOn);
    stage.walk(-2).wind(2).roll(&[2, 4], &[1, 3, 3, 6], &[1, 2, 3, 5, 6]);
    stage.act(Action::Use { card: card("blanchette") }).raise(3).raise(1).act(Action::Confirm);
    stage.act(Action::Stop).act(Action::Ready { card: card("blanchette") }).act(Action::Leave);
    // The second: a failure.
    stage.walk(-3).wind(3).roll(&[], &[4, 5, 5, 6, 6, 6], &[1, 1, 2, 2, 3, 3]).act(Action::Confirm);
    stage.act(Action::Card { card: card("abriyen") }).act(Action::Leave);
    // The third: a point short, paid with moral; the village.
    stage.walk(-3).roll(&[], &[2, 3, 4, 4, 5, 6], &[2, 3, 4, 4, 5, 5]).raise(2).act(Action::Confirm);
    stage.act(Action::Stop).act(Action::Leave).act(Action::Recruit { card: card("mere") }).act(Action::Done);
    // The fourth: on to Port-Choon.
    stage.walk(-4).wind(2).roll(&[1, 2, 6], &[2, 3, 3], &[1, 2, 3, 5, 6, 6]).act(Action::Confirm).act(Action::GoOn);
    stage.walk(-5).wind(1).roll(&[], &[1, 2, 3, 4, 4], &[2, 3, 4, 5, 6]).act(Action::Confirm).act(Action::GoOn);
    stage.walk(-6);
    assert_eq!(stage.referee.turn(), Turn::Over, "{:#?}", stage.told);
    stage
}

#[test]
fn the_lesson_is_the_staged_game() {
    galerne_kit::assert_kept("lesson/record.json", &staged().referee.record().to_json());
    galerne_kit::assert_lesson::<Windwalkers>(&LESSON);
}

/// What a card speaks of is there to be shown.
#[test]
fn the_things_of_the_lesson_are_in_its_pictures() {
    let referee = Referee::from_record(Record::<Windwalkers>::from_json(LESSON.record).unwrap()).unwrap();
    for step in LESSON.steps {
        let (game, state, me) = (referee.game(), referee.state_at(step.at), SeatSet::one(Seat(0)));
        let drawn: String = galerne_kit::look(game, (&state, referee.events()), me, Language::En, &[], |context| {
            let board = game.scene(context).svg(Output::Page);
            let blocks = game.panels(context).into_iter().flat_map(|panel| panel.body);
            let pictures = blocks.filter_map(|block| match block {
                Block::Picture(scene) => Some(scene.svg(Output::Page)),
                Block::Lines(_) | Block::Facts(_) => None,
            });
            pictures.chain([board]).collect()
        });
        for thing in step.things {
            let found = ["id", "data-target"].iter().any(|name| drawn.contains(&format!("{name}=\"{thing}\"")));
            assert!(found, "{}: {thing}", step.text);
        }
    }
}

/// Where a card asks for what is only a button, nothing of the board is lit in its place, and the card names the button.
#[test]
fn a_card_names_the_button_it_asks_for() {
    let referee = Referee::from_record(Record::<Windwalkers>::from_json(LESSON.record).unwrap()).unwrap();
    let (game, me) = (referee.game(), SeatSet::one(Seat(0)));
    let mut buttons = 0;
    for step in LESSON.steps.iter().filter(|step| step.ask) {
        let Some(What::Act { action, .. }) = referee.live_entry(step.at).map(|entry| entry.what) else {
            panic!("{} asks for an action", step.text)
        };
        let state = referee.state_at(step.at);
        if !matches!(action, Action::Stop | Action::GoOn) {
            continue;
        }
        assert!(game.targets(&state, Seat(0), &action).is_empty(), "{}", step.text);
        for language in [Language::En, Language::Fr] {
            galerne_kit::look(game, (&state, referee.events()), me, language, &[], |context| {
                let label = context.say(&game.label(&state, Seat(0), &action));
                let button = label.split(" — ").next().unwrap();
                let card = context.say(&Message::new(step.text));
                assert!(card.contains(button), "{}: {button}", step.text);
            });
        }
        buttons += 1;
    }
    assert_eq!(buttons, 4);
}
