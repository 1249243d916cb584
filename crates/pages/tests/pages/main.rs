//! Every page, with kind and with hostile data, held to what a browser, a reader and a security policy need.

mod html;
mod workshop;

use galerne_pages::model::*;
use galerne_texts::Language;
use html::{Tag, tags};
use std::collections::{HashMap, HashSet};

const HOSTILE: &str = "</script><script>alert('1')</script><img src=x onerror=\"y\"> & \" style=\"color:red";

fn frame(language: Language, word: &str) -> Frame {
    Frame {
        person: Person { name: word.to_owned(), has_passphrase: true },
        settings: Settings { language, ..Settings::default() },
        path: format!("/?back={word}"),
        origin: Some(format!("https://{word}")),
    }
}

fn card(word: &str, id: &str) -> GameCard {
    GameCard {
        id: id.to_owned(),
        title: word.to_owned(),
        tagline: word.to_owned(),
        goal: word.to_owned(),
        fewest: 1,
        most: 8,
        bots: vec!["greedy".to_owned(), word.to_owned()],
        ..GameCard::default()
    }
}

fn line(word: &str, id: &str) -> TableCard {
    TableCard {
        id: id.to_owned(),
        game: card(word, "sail-race"),
        seats: vec![
            SeatCard { seat: 0, name: word.to_owned(), kind: SeatKind::Human, mine: false, awaited: false },
            SeatCard::default(),
        ],
        status: Status::Playing,
        awaits_me: Some(true),
        preset: None,
        changed: vec![(word.to_owned(), word.to_owned())],
        result: Vec::new(),
        verdict: HashMap::from([("en".to_owned(), word.to_owned())]).into_iter().collect(),
        idle_seconds: 3,
        version: 9,
    }
}

fn view(word: &str) -> TableView {
    let text = || word.to_owned();
    let seat = |seat, kind, mine| SeatView {
        seat,
        kind,
        mine,
        name: text(),
        bot: Some(text()),
        standing: text(),
        awaited: true,
        ..SeatView::default()
    };
    let choice = |id, seat, gives_up| ChoiceView {
        seat,
        id,
        label: format!("{word} — {word}"),
        targets: vec![text()],
        gives_up,
        ..ChoiceView::default()
    };
    TableView {
        v: 12,
        m: "h1".to_owned(),
        scene: "<svg id=\"board\" role=\"group\" aria-label=\"board\"></svg>".to_owned(),
        panels: vec![Panel {
            id: "p".to_owned(),
            title: text(),
            html: Some("<p>panel</p>".to_owned()),
            ..Panel::default()
        }],
        prompt: Some(Prompt { text: text(), seat: 0 }),
        waits: text(),
        seats: vec![
            seat(0, SeatKind::Human, true),
            seat(1, SeatKind::Bot, false),
            seat(2, SeatKind::Open, false),
            seat(3, SeatKind::Human, false),
        ],
        composed: Vec::new(),
        choices: vec![choice(1, 0, false), choice(2, 0, true), choice(3, 1, false)],
        chance: Some(ChanceView {
            text: text(),
            dice: Some(vec![Die { name: text(), faces: 6 }]),
            outcomes: Some(vec![OutcomeView { label: text(), chance: text().into() }]),
            real: true,
            ..ChanceView::default()
        }),
        log: vec![LogLine { n: 4, rule: "SR-7.2".to_owned(), text: text(), ..LogLine::default() }],
        board: Board { drawing: vec![text()], facts: vec![text()], cells: vec![Cell { name: text(), text: text() }] },
        undo: vec![
            UndoView {
                seat: 0,
                possible: false,
                why: Some(text()),
                rule: Some("TA-2.4".to_owned()),
                ..UndoView::default()
            },
            UndoView { seat: 1, possible: true, ..UndoView::default() },
        ],
        seen: "0".to_owned(),
        curtain: Some(Curtain {
            closed: true,
            hide: Some(text()),
            looks: vec![CurtainLook { seat: 0, label: text(), asked: true }],
        }),
        over: Some(Over {
            title: text(),
            standings: vec![Final { name: text(), standing: text(), place: 1, won: true, ..Final::default() }],
            rematch: None,
            onward: Some(2),
            luck: true,
        }),
    }
}

fn pages(language: Language, word: &str) -> Vec<(&'static str, String)> {
    let frame = || frame(language, word);
    let head = TableHead {
        id: "q7".to_owned(),
        game: card(word, "sail-race"),
        options: vec![(word.to_owned(), word.to_owned())],
        owner: true,
        invitations: vec![Invitation { seat: 2, link: format!("/table/q7?seat={word}"), taken: false }],
        closed: Some(word.to_owned()),
        status: Status::Closed,
        previous: Some("q6".to_owned()),
        ..TableHead::default()
    };
    let option = |name: &str, kind| OptionModel {
        name: name.to_owned(),
        kind,
        rule: "SR-11.1".to_owned(),
        default: word.into(),
        title: word.to_owned(),
        help: word.to_owned(),
        values: Vec::new(),
        group: if name == "a" { "board".to_owned() } else { String::new() },
        need: (name == "c").then(|| NeedModel { of: "a".to_owned(), among: vec!["true".to_owned()] }),
        pictured: if name == "b" { vec![word.to_owned()] } else { Vec::new() },
        with: Vec::new(),
    };
    let game = GamePage {
        frame: frame(),
        game: card(word, "sail-race"),
        options: vec![
            option("a", OptionKind::Flag),
            option("b", OptionKind::Choice { among: vec![word.to_owned()] }),
            option("c", OptionKind::Number { among: Vec::new(), min: Some(1.into()), max: Some(9.into()) }),
            option("d", OptionKind::Json),
        ],
        presets: vec![PresetModel {
            id: word.to_owned(),
            title: word.to_owned(),
            set: vec![("a".to_owned(), word.to_owned())],
        }],
        mine: vec![line(word, "t1")],
        open: vec![line(word, "t2")],
        is_printed: true,
        usual_seats: 2,
        openings: vec![Opening { seats: 2, joining: 1, preset: Some(word.to_owned()), changed: vec![word.to_owned()] }],
        workshop: true,
        editions: true,
        material: word.to_owned(),
        refused: Some(word.to_owned()),
        chosen: [("a", word), ("chance", word)].map(|(name, value)| (name.to_owned(), value.to_owned())).into(),
    };
    let home = HomePage {
        frame: frame(),
        games: vec![card(word, "sail-race"), GameCard { example: true, ..card(word, "kuhn-poker") }],
        mine: vec![line(word, "t1")],
        open: vec![line(word, "t2")],
    };
    let lesson = LessonStep {
        at: 2,
        of: 5,
        title: word.to_owned(),
        text: vec![word.to_owned()],
        rule: Some("SR-4.1".to_owned()),
        ..LessonStep::default()
    };
    let learn = LearnPage {
        frame: frame(),
        game: card(word, "sail-race"),
        lesson: Some(lesson),
        table: Some(head.clone()),
        view: Some(view(word)),
    };
    let replay = ReplayPage {
        frame: frame(),
        table: head.clone(),
        at: 3,
        length: 12,
        opening: 1,
        stretches: vec![5, 12],
        view: view(word),
    };
    let seen = LookingBack {
        table: "t".to_owned(),
        curve: "<svg></svg>".to_owned(),
        narrow: "<svg></svg>".to_owned(),
        moments: vec![Moment { at: 4, text: word.to_owned() }],
    };
    assert!(!galerne_pages::looking_back(&seen, language).contains("<script"));
    let rules = RulesPage { frame: frame(), game: card(word, "sail-race") };
    let print_set = PrintSetPage { frame: frame(), game: card(word, "pluvionautes"), name: word.to_owned() };
    let run = RunCard {
        id: "r1".to_owned(),
        game: card(word, "sail-race"),
        title: word.to_owned(),
        state: RunState::Stopped,
        done: 12_345,
        all: 20_000,
    };
    let lab = LabPage {
        frame: frame(),
        games: vec![card(word, "sail-race")],
        mine: vec![run.clone()],
        ready: vec![ReadyCard {
            name: "a-b".to_owned(),
            game: "sail-race".to_owned(),
            title: word.to_owned(),
            question: word.to_owned(),
            answer: word.to_owned(),
        }],
        busy: 2,
    };
    let metric = |name: &str, is_number| MetricChoice { name: name.to_owned(), title: word.to_owned(), is_number };
    let filled = ["n.a", "o.a.a", "o.b.d", "p.a", "seat1", "games", "precision"];
    let lab_form = LabFormPage {
        frame: frame(),
        game: game.game.clone(),
        options: game.options.clone(),
        presets: game.presets.clone(),
        metrics: vec![metric("ties", true), metric("seats", false)],
        filled: filled.map(|field| (field.to_owned(), word.to_owned())).to_vec(),
        most_games: 1000,
        refused: Some(word.to_owned()),
    };
    let lab_file =
        LabFilePage { frame: frame(), text: format!("{word}\n{word}"), refused: Some(word.to_owned()), line: Some(2) };
    let lab_run = LabRunPage {
        frame: frame(),
        said: "<h2>x</h2><svg></svg>".to_owned(),
        seen: 7,
        looks: vec![LookModel {
            of: word.to_owned(),
            why: word.to_owned(),
            file: "records/00-typical.json".to_owned(),
            entry: Some(4),
        }],
        run: RunModel {
            card: run,
            question: word.to_owned(),
            reason: word.to_owned(),
            mine: true,
            text: word.to_owned(),
            files: vec!["games.csv".to_owned()],
            ..RunModel::default()
        },
    };
    let lab_question = LabQuestionPage {
        frame: frame(),
        game: card(word, "sail-race"),
        name: "a-b".to_owned(),
        title: word.to_owned(),
        question: word.to_owned(),
        answer: vec![word.to_owned(), word.to_owned()],
        shown: "<p class=\"note\">x</p><figure><svg></svg></figure>".to_owned(),
        text: word.to_owned(),
    };
    let programs = ProgramsPage { frame: frame(), address: "http://localhost:4747".to_owned() };
    let settings = SettingsPage { frame: frame(), said: Some(word.to_owned()), refused: true };
    let [edition, workshop] = workshop::pages(&frame(), &card(word, "sail-race"), word);
    vec![
        edition,
        workshop,
        ("home", galerne_pages::home(&home)),
        ("game", galerne_pages::game(&game)),
        ("rules", galerne_pages::rules(&rules).expect("Sail Race has a rulebook")),
        ("print-set", galerne_pages::print_set(&print_set)),
        ("lesson", galerne_pages::learn(&learn)),
        ("learn", galerne_pages::learn(&LearnPage { lesson: None, ..learn })),
        ("table", galerne_pages::table(&TablePage { frame: frame(), table: head, view: view(word) })),
        ("replay", galerne_pages::replay(&replay)),
        ("settings", galerne_pages::settings(&settings)),
        ("lab", galerne_pages::lab(&lab)),
        ("lab-form", galerne_pages::lab_form(&lab_form)),
        ("lab-file", galerne_pages::lab_file(&lab_file)),
        ("lab-run", galerne_pages::lab_run(&lab_run)),
        ("lab-question", galerne_pages::lab_question(&lab_question)),
        ("programs", galerne_pages::programs(&programs)),
        ("error", galerne_pages::error(&ErrorPage { frame: frame(), status: 500, text: word.to_owned() })),
    ]
}

fn every_page(check: impl Fn(&str, &str, &[Tag])) {
    for language in Language::ALL {
        for word in ["Oroshi", HOSTILE] {
            for (name, page) in pages(language, word) {
                let tags = tags(&page).unwrap_or_else(|fault| panic!("{name}: {fault}"));
                check(name, &page, &tags);
            }
        }
    }
}

#[test]
fn pages_are_well_formed_in_both_languages_whatever_people_call_themselves() {
    every_page(|name, page, tags| {
        assert!(page.starts_with("<!DOCTYPE html>"), "{name}");
        assert!(!page.contains("<img src=x") && !page.contains("alert('1')</script>"), "{name}");
        assert_eq!(tags.iter().filter(|tag| tag.name == "html").count(), 1, "{name}");
    });
}

#[test]
fn nothing_inline_that_the_security_policy_would_block() {
    every_page(|name, _, tags| {
        for tag in tags {
            if tag.name == "script" {
                assert!(tag.get("src").is_some_and(|src| src.starts_with("/assets/")), "{name}: {tag:?}");
            }
            assert_ne!(tag.name, "style", "{name}");
            for (attribute, value) in &tag.attributes {
                assert!(attribute != "style" && !attribute.starts_with("on"), "{name}: {tag:?}");
                let leads = matches!(attribute.as_str(), "href" | "src" | "action");
                assert!(!leads || value.starts_with(['/', '#', '?']), "{name}: leaves the host: {value}");
            }
        }
    });
}

#[test]
fn landmarks_headings_and_references() {
    every_page(|name, _, tags| {
        let count = |wanted: &str| tags.iter().filter(|tag| tag.name == wanted).count();
        assert_eq!((count("main"), count("h1"), count("title")), (1, 1, 1), "{name}");
        // A dialog is a document of its own; its headings start again.
        let levels: Vec<u8> = tags.iter().take_while(|tag| tag.name != "dialog").filter_map(Tag::heading).collect();
        assert_eq!(levels[0], 1, "{name}");
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{name} skips a level: {levels:?}");
        let mut ids = HashSet::new();
        for id in tags.iter().filter_map(|tag| tag.get("id")) {
            assert!(ids.insert(id), "{name}: two things are called {id}");
        }
        for tag in tags {
            for attribute in ["aria-describedby", "aria-labelledby", "aria-controls", "for"] {
                for id in tag.get(attribute).into_iter().flat_map(str::split_whitespace) {
                    assert!(ids.contains(id), "{name}: {tag:?} refers to nothing");
                }
            }
        }
    });
}

#[test]
fn every_control_has_a_name() {
    every_page(|name, page, tags| {
        let labels: HashMap<&str, ()> =
            tags.iter().filter(|tag| tag.name == "label").filter_map(|tag| Some((tag.get("for")?, ()))).collect();
        for tag in tags.iter().filter(|tag| matches!(&*tag.name, "input" | "select" | "textarea")) {
            let hidden = tag.get("type") == Some("hidden");
            let labelled = tag.get("id").is_some_and(|id| labels.contains_key(id));
            assert!(hidden || labelled || tag.get("aria-label").is_some() || tag.inside_label, "{name}: {tag:?}");
        }
        // A picture that leads where its title leads is kept from screen readers and the Tab key.
        let is_silent = |tag: &&Tag| (tag.get("aria-hidden"), tag.get("tabindex")) == (Some("true"), Some("-1"));
        let controls = tags.iter().filter(|tag| matches!(&*tag.name, "button" | "a" | "summary"));
        for tag in controls.filter(|tag| !is_silent(tag)) {
            assert!(
                tag.get("aria-label").is_some() || tag.has_text || tag.name == "a" && tag.get("id").is_some(),
                "{name}: {tag:?}"
            );
        }
        assert!(page.contains("role=\"log\"") == matches!(name, "table" | "lesson" | "replay"), "{name}");
    });
}

#[test]
fn both_languages_say_something_different_and_say_which_they_are() {
    for ((name, english), (_, french)) in pages(Language::En, "x").into_iter().zip(pages(Language::Fr, "x")) {
        assert!(english.contains("<html lang=\"en\"") && french.contains("<html lang=\"fr\""), "{name}");
        assert_ne!(english, french, "{name}");
    }
}

/// A game of cards spoke of dice where a table is set up.
#[test]
fn whoever_sets_up_a_table_is_asked_only_about_what_lies_on_it() {
    let asked = |language: Language, material: &str| {
        let page = GamePage { frame: frame(language, "x"), material: material.to_owned(), ..GamePage::default() };
        let page = galerne_pages::game(&page);
        page.split_once("chance-mode")
            .map(|(_, after)| after.split("</fieldset>").next().unwrap_or_default().to_owned())
    };
    for (language, dice, cards) in [
        (Language::En, ["Dice", "Throw", "dice"], ["Cards", "Draw", "cards"]),
        (Language::Fr, ["Dés", "Lancer", "dés"], ["Cartes", "Piocher", "cartes"]),
    ] {
        let (of_dice, of_cards) = (asked(language, "dice").unwrap(), asked(language, "cards").unwrap());
        assert!(dice.iter().all(|word| of_dice.contains(word) && !of_cards.contains(word)), "{of_dice} {of_cards}");
        assert!(cards.iter().all(|word| of_cards.contains(word) && !of_dice.contains(word)), "{of_dice} {of_cards}");
        let both = asked(language, "both").unwrap();
        assert!(dice[1..].iter().chain(&cards[1..]).all(|word| both.contains(word)), "{both}");
        assert_eq!(asked(language, ""), None, "without chance there is nothing to ask");
    }
}

#[test]
fn what_the_server_sends_as_json_can_be_read() {
    let text = serde_json::to_string(&view("x")).unwrap();
    assert_eq!(serde_json::from_str::<TableView>(&text).unwrap(), view("x"));
    let short = r#"{"v":3,"scene":"","panels":[],"seats":[{"seat":0,"name":"A","kind":"human","here":true,"mine":true,"awaited":false,"standing":"","score":1,"place":1,"won":false}]}"#;
    assert_eq!(serde_json::from_str::<TableView>(short).unwrap().seats[0].kind, SeatKind::Human);
}

#[test]
fn a_run_sends_what_changed_and_nothing_else() {
    let card = RunCard { state: RunState::Running, done: 500, all: 1000, ..RunCard::default() };
    let run = RunModel { card, seconds_left: Some(200), mine: true, ..RunModel::default() };
    let page = LabRunPage { said: "<p>x</p>".to_owned(), seen: 9, run, ..LabRunPage::default() };
    let new = galerne_pages::live_run(&page, Some(3));
    assert_eq!((new.said.as_deref(), new.seen, new.busy, new.state), (Some("<p>x</p>"), 9, true, "running"));
    assert!(new.progress.contains("value=\"500\""), "{}", new.progress);
    assert!(new.controls.contains("value=\"stop\"") && !new.controls.contains("value=\"delete\""), "{}", new.controls);
    assert_eq!(galerne_pages::live_run(&page, Some(9)).said, None);
    // The browser asks again by itself where no script does.
    assert!(galerne_pages::lab_run(&page).contains("<noscript><meta http-equiv=\"refresh\""));
    let mut over = page;
    over.run.card.state = RunState::Complete;
    assert!(!galerne_pages::lab_run(&over).contains("http-equiv=\"refresh\""));
}
