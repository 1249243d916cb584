//! Lifelike data: a real race from the catalog, drawn by a stand-in for the game's own picture.

use crate::picture;
use galerne_catalog::{AnyTable, find, games};
use galerne_draw::{Output, patch::diff};
use galerne_engine::{Message, Random, Seat as Place, Streams, Turn, Viewer};
use galerne_pages::model::*;
use galerne_pages::regions::{self, Region, whole_board};
use galerne_texts::Language;
use serde_json::{from_value, json, to_value};
use std::error::Error;

type Outcome<T> = Result<T, Box<dyn Error>>;

pub(crate) struct Fixtures {
    language: Language,
    frame: Frame,
}

impl Fixtures {
    pub(crate) fn new(language: Language, theme: Theme) -> Fixtures {
        let settings = Settings { language, theme, ..Settings::default() };
        let person = Person { name: "Oroshi".to_owned(), has_passphrase: false };
        Fixtures { language, frame: Frame { person, settings, path: "/".to_owned() } }
    }

    fn card(&self, id: &str) -> Outcome<GameCard> {
        let game = find(id).map_err(|trouble| trouble.to_string())?;
        Ok(GameCard {
            id: game.id().to_owned(),
            title: game.title(self.language),
            tagline: game.tagline(self.language),
            example: game.is_example(),
            fewest: *game.seats().start(),
            most: *game.seats().end(),
            bots: game.bots().iter().map(|&bot| bot.to_owned()).collect(),
        })
    }

    fn line(&self, id: &str, names: &[&str], awaits_me: Option<bool>, status: Status) -> Outcome<TableCard> {
        let seat = |(seat, name): (usize, &&str)| SeatCard {
            seat: u8::try_from(seat).unwrap_or_default(),
            name: (*name).to_owned(),
            kind: if name.is_empty() { SeatKind::Open } else { SeatKind::Human },
            mine: *name == "Oroshi",
            awaited: *name == "Oroshi" && awaits_me == Some(true),
        };
        Ok(TableCard {
            id: format!("t{}", names.len()),
            game: self.card(id)?,
            seats: names.iter().enumerate().map(seat).collect(),
            status,
            awaits_me,
            result: Vec::new(),
            idle_seconds: 90,
            version: 31,
        })
    }

    /// Every page by its name.
    pub(crate) fn pages(&self) -> Outcome<Vec<(&'static str, String)>> {
        let frame = &self.frame;
        let cards = games().map(|game| self.card(game.id())).collect::<Outcome<Vec<_>>>()?;
        let sail_race = self.card("sail-race")?;
        let full = HomePage {
            frame: frame.clone(),
            games: cards.clone(),
            mine: vec![
                self.line("sail-race", &["Oroshi", "Caracole", "Erg"], Some(true), Status::Playing)?,
                self.line("sail-race", &["Oroshi", "look-ahead"], Some(false), Status::Playing)?,
                self.line("connect-four", &["Oroshi", "Sov"], None, Status::Over)?,
            ],
            open: vec![self.line("sail-race", &["Golgoth", "Pietro", "", ""], None, Status::Playing)?],
        };
        let mut stranger = frame.clone();
        stranger.person = Person::default();
        let first = HomePage { frame: stranger, games: cards, ..HomePage::default() };
        let (head, view) = self.race(14)?;
        let (over_head, over_view) = self.race(usize::MAX)?;
        let learning = LearnPage {
            frame: frame.clone(),
            game: sail_race.clone(),
            lesson: Some(self.lesson()),
            table: Some(TableHead { invitations: Vec::new(), ..head.clone() }),
            view: Some(view.clone()),
        };
        let error = |status| ErrorPage { frame: frame.clone(), status, text: String::new() };
        Ok(vec![
            ("home", galerne_pages::home(&full)),
            ("first", galerne_pages::home(&first)),
            ("game", galerne_pages::game(&self.game()?)),
            (
                "table",
                galerne_pages::table(&TablePage { frame: frame.clone(), table: head.clone(), view: view.clone() }),
            ),
            ("over", galerne_pages::table(&TablePage { frame: frame.clone(), table: over_head, view: over_view })),
            ("replay", galerne_pages::replay(&self.replay(head, view))),
            ("lesson", galerne_pages::learn(&learning)),
            (
                "learn",
                galerne_pages::learn(&LearnPage {
                    frame: frame.clone(),
                    game: sail_race.clone(),
                    ..LearnPage::default()
                }),
            ),
            ("rules", galerne_pages::rules(&RulesPage { frame: frame.clone(), game: sail_race }).ok_or("no rulebook")?),
            ("settings", galerne_pages::settings(&SettingsPage { frame: frame.clone(), said: None, refused: false })),
            ("error-404", galerne_pages::error(&error(404))),
            ("error-500", galerne_pages::error(&error(500))),
        ])
    }

    fn game(&self) -> Outcome<GamePage> {
        let game = find("sail-race").map_err(|trouble| trouble.to_string())?;
        Ok(GamePage {
            frame: self.frame.clone(),
            game: self.card("sail-race")?,
            // Through JSON, as a server with types of its own would hand them over.
            options: from_value(to_value(game.options(self.language))?)?,
            presets: from_value(to_value(game.presets(self.language))?)?,
            open: vec![self.line("sail-race", &["Golgoth", "Pietro", "", ""], None, Status::Playing)?],
            material: "dice".to_owned(),
            ..GamePage::default()
        })
    }

    fn lesson(&self) -> LessonStep {
        let (title, text) = match self.language {
            Language::En => (
                "You cannot sail into the wind",
                "The wind comes from the west. Any heading but west will do; with the wind on your quarter you are fastest. Choose south-east.",
            ),
            Language::Fr => (
                "On ne navigue pas contre le vent",
                "Le vent vient de l’ouest. Tout cap convient, sauf l’ouest ; avec le vent sur la hanche, vous filez. Choisissez le sud-est.",
            ),
        };
        LessonStep {
            at: 2,
            of: 6,
            title: title.to_owned(),
            text: vec![text.to_owned()],
            rule: Some("SR-4.1".to_owned()),
            ..LessonStep::default()
        }
    }

    fn replay(&self, table: TableHead, view: TableView) -> ReplayPage {
        ReplayPage {
            frame: self.frame.clone(),
            at: 14,
            length: 64,
            table: TableHead { status: Status::Over, ..table },
            view: TableView { choices: Vec::new(), prompt: None, ..view },
        }
    }

    /// A race of three, so many entries in (or to its end), as the first seat sees it.
    fn race(&self, entries: usize) -> Outcome<(TableHead, TableView)> {
        let table = raced(entries)?;
        let head = TableHead {
            id: "q7Rk2".to_owned(),
            game: self.card("sail-race")?,
            options: vec![("Map".to_owned(), "La Banane".to_owned())],
            owner: true,
            invitations: vec![Invitation { seat: 2, link: "/table/q7Rk2?seat=hVnX4tD0".to_owned(), taken: false }],
            ..TableHead::default()
        };
        Ok((head, view(&*table, self.language)))
    }
}

fn raced(entries: usize) -> Outcome<Box<dyn AnyTable>> {
    let game = find("sail-race").map_err(|trouble| trouble.to_string())?;
    let names = ["Oroshi", "Caracole", "Erg Machaon"].map(str::to_owned).to_vec();
    let mut table = game.open(&json!({ "map": "banane" }), names).map_err(|trouble| trouble.to_string())?;
    let (mut random, mut luck) = (Random::new(7), Streams::new(7));
    let mut count = 0;
    loop {
        match table.turn() {
            Turn::Over => break,
            Turn::Chance(_) => table.roll(&mut luck).map_err(|denial| denial.to_string())?,
            Turn::Decide(seats) => {
                let Some(seat) = seats.lowest() else { break };
                if count >= entries && seat == Place(0) {
                    break;
                }
                let bot = table.game().bots().last().copied().unwrap_or("greedy");
                table.bot_move(bot, seat, &mut random).map_err(|denial| denial.to_string())?;
            }
        }
        count += 1;
    }
    Ok(table)
}

fn view(table: &dyn AnyTable, language: Language) -> TableView {
    let me = Place(0);
    let now = table.now();
    let say = |message: &Message| table.say(language, message);
    let awaited = |seat: Place| matches!(table.turn(), Turn::Decide(seats) if seats.has(seat));
    let standings = now.standings(Viewer::seat(me));
    let seats = standings.iter().enumerate().map(|(place, (standing, words))| {
        let seat = u8::try_from(place).unwrap_or_default();
        SeatView {
            seat,
            name: table.names()[place].clone(),
            kind: [SeatKind::Human, SeatKind::Bot, SeatKind::Human][place.min(2)],
            bot: (place == 1).then(|| "look-ahead".to_owned()),
            here: place == 0,
            mine: place == 0,
            awaited: awaited(Place(seat)),
            standing: say(words),
            score: standing.score,
            place: standing.place,
            won: standing.won,
        }
    });
    let seats: Vec<SeatView> = seats.collect();
    let over = table.turn() == Turn::Over;
    let finals = seats.iter().map(|seat| Final {
        seat: seat.seat,
        name: seat.name.clone(),
        standing: seat.standing.clone(),
        score: seat.score,
        place: seat.place,
        won: seat.won,
    });
    let mut finals: Vec<Final> = finals.collect();
    finals.sort_by_key(|line| line.place);
    let board = now.board(Viewer::seat(me));
    let choices = now.choices(me).into_iter().map(|choice| {
        let label = say(&choice.label);
        let heading = label.split([',', ' ']).next().unwrap_or_default();
        let targets = vec![format!("heading-{heading}")];
        let gives_up = choice.action == "resign" || label.starts_with("Resign") || label.starts_with("Aband");
        ChoiceView {
            seat: 0,
            id: choice.id,
            label,
            targets: if gives_up { Vec::new() } else { targets },
            gives_up,
            ..ChoiceView::default()
        }
    });
    TableView {
        v: table.entries(),
        scene: picture::scene(table.entries(), language).svg(Output::Page),
        panels: picture::panels(language),
        prompt: now.ask(me).filter(|_| awaited(me)).map(|message| Prompt { text: say(&message), seat: 0 }),
        waits: String::new(),
        choices: choices.collect(),
        composed: Vec::new(),
        chance: None,
        log: now
            .events(0, Viewer::seat(me))
            .into_iter()
            .map(|told| LogLine {
                n: told.index,
                rule: told.rule.0.to_owned(),
                text: say(&told.message),
                head: told.headline,
            })
            .collect(),
        board: Board {
            drawing: board.drawing.clone(),
            facts: board.facts.iter().map(say).collect(),
            cells: board.cells.iter().map(|(name, text)| Cell { name: name.clone(), text: say(text) }).collect(),
        },
        undo: vec![UndoView {
            seat: 0,
            possible: false,
            why: Some(say(&Message::new("undo-chance"))),
            rule: Some("TA-2.4".to_owned()),
            ..UndoView::default()
        }],
        seen: "0".to_owned(),
        curtain: None,
        over: over.then_some(Over { title: "Ada".to_owned(), standings: finals, rematch: None }),
        seats,
    }
}

/// What the mock socket answers with: the page as it is, and then one step after another.
pub(crate) fn messages(language: Language) -> Outcome<String> {
    let mut messages = Vec::new();
    let mut before: Option<TableView> = None;
    for entries in [14, 18, 22, 26, 30] {
        let table = raced(entries)?;
        let now = view(&*table, language);
        let place = regions::Place { table: "q7Rk2", game: "sail-race" };
        let written = Region::ALL.iter().map(|region| region.html(&now, place, language));
        let written: Vec<String> = written.chain([whole_board(&now.board, language)]).collect();
        let mut message =
            json!({ "v": now.v, "scene": now.scene, "panels": now.panels, "log": now.log, "seen": now.seen });
        message["regions"] = to_value(written)?;
        if let Some(before) = &before {
            let (old, new) = (picture::scene(before.v, language), picture::scene(now.v, language));
            message["t"] = json!("step");
            message["patch"] = to_value(diff(&old, &new))?;
            let last = before.log.last().map_or(0, |line| line.n);
            message["log"] = to_value(now.log.iter().filter(|line| line.n > last).collect::<Vec<_>>())?;
            if let Some(fields) = message.as_object_mut() {
                fields.remove("scene");
            }
        } else {
            message["t"] = json!("page");
        }
        messages.push(message);
        before = Some(now);
    }
    Ok(serde_json::to_string(&messages)?)
}

/// What a table and its replay fetch when the game is over.
pub(crate) fn looking_back() -> String {
    let moment = |at, text: &str| Moment { at, text: text.to_owned() };
    let seen = LookingBack {
        table: "q7Rk2".to_owned(),
        curve: picture::curve(),
        moments: vec![moment(9, "Turn 3: the gale"), moment(37, "Turn 12: pinned against the border")],
    };
    galerne_pages::looking_back(&seen, Language::En)
}
