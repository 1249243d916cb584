//! The page of one game: what it is, learning it, and setting up a table.

use crate::{
    emblem::cover,
    home::{author, my_table, open_table, play_now, players},
    icon::icon,
    layout::Layout,
    levels::levels,
    model::{GameCard, GamePage, Opening},
    options::{options, pictured, presets},
    rules::has_rulebook,
    words::Words,
};
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{Markup, html};

/// `/game/{id}`
#[must_use]
pub fn game(page: &GamePage) -> String {
    let words = Words::of(page.frame.settings.language);
    let game = &page.game;
    let main = html! {
        section class="game-head" {
            div class="cover" { (cover(&game.id)) }
            div {
                h1 { (game.title) }
                (author(&game.id, words))
                p class="lead" { (game.tagline) }
                p class="players" { (players(game, words)) }
                div class="actions" {
                    (play_now(game, words, false))
                    a class="button" href={ "/learn/" (game.id) } { (words.t("learn-in-five")) }
                    @if has_rulebook(&game.id) {
                        a class="button" href={ "/rules/" (game.id) } { (icon("rules")) (words.t("rulebook")) }
                    }
                    @if page.is_printed {
                        a class="button" href={ "/print/" (game.id) } { (icon("print")) (words.t("print-title")) }
                    }
                    a class="button" href={ "/lab/new/" (game.id) } { (words.t("lab")) }
                    @if page.editions {
                        a class="button" href={ "/workshop/" (game.id) } { (words.t("workshop-title")) }
                    }
                    @if page.workshop {
                        a class="button" href={ "/game/" (game.id) "/board" } { (words.t("board-draw")) }
                    }
                }
            }
        }
        @if !page.mine.is_empty() || !page.open.is_empty() {
            section class="tables" aria-labelledby="tables" {
                h2 id="tables" { (words.t("game-tables")) }
                ul {
                    @for table in &page.mine { (my_table(table, words)) }
                    @for table in &page.open { (open_table(table, words)) }
                }
            }
        }
        (setting_up(page, words))
    };
    Layout {
        frame: &page.frame,
        title: game.title.clone(),
        accent: &game.id,
        class: "game",
        description: Some(&game.tagline),
        shown: None,
    }
    .page(&main)
}

/// Who plays, and by which rules. Works without the script; with it, only what differs from the default is sent, and a
/// preset shows at once what it sets.
fn setting_up(page: &GamePage, words: Words) -> Markup {
    html! {
        section class="setting-up" aria-labelledby="table" {
            h2 id="table" { (words.t("setup-title")) }
            @if let Some(refused) = &page.refused {
                p class="trouble" role="alert" { (refused) }
            }
            form method="post" action="/play" data-table-form {
                input type="hidden" name="game" value=(page.game.id);
                (seats(&page.game, page.usual_seats, &page.frame.person.name, words))
                @if !page.material.is_empty() { (chance(&page.material, page.chosen.get("chance").map_or("automatic", String::as_str), words)) }
                @if !page.presets.is_empty() { (presets(&page.presets, &page.chosen, words)) }
                (pictured(&page.options, &page.game.id, &page.chosen, words))
                @if !page.options.is_empty() { (options(&page.options, &page.game.id, &page.chosen, words)) }
                div class="actions closing" {
                    button class="primary" { (words.t("setup-open")) }
                    @let usual = page.openings.iter().find(|opening| opening.seats == page.usual_seats);
                    p class="soft" role="status" data-differences=(format!("/game/{}/opens", page.game.id)) {
                        (usual.map_or_else(|| words.t("setup-rulebook"), |usual| opens(usual, words)))
                    }
                    // Without the script the page cannot react to the choice: the text lists every number of players.
                    noscript {
                        ul class="soft" { @for opening in &page.openings { li { (opens(opening, words)) } } }
                    }
                }
            }
        }
    }
}

/// What would be opened, in a sentence.
#[must_use]
pub fn opening(opening: &Opening, language: Language) -> String {
    opens(opening, Words::of(language))
}

fn opens(opening: &Opening, words: Words) -> String {
    let players = words.say(&Message::new("setup-opens-players").with("count", opening.seats));
    let message = match &opening.preset {
        Some(title) => Message::new("setup-opens-preset").with("title", title.as_str()),
        None if opening.changed.is_empty() => Message::new("setup-opens-rulebook"),
        None => Message::new("setup-opens-changed"),
    };
    let what = words.say(&message.with("players", players).with("titles", opening.changed.join(", ")));
    match opening.joining {
        0 => what,
        joining => format!("{what} {}", words.say(&Message::new("setup-opens-joining").with("count", joining))),
    }
}

/// How many seats are in sight before one asks for more.
const SHOWN: usize = 4;

fn seats(game: &GameCard, usual_seats: usize, me: &str, words: Words) -> Markup {
    let row = |seat: usize| seat_row(game, usual_seats, seat, me, words);
    html! {
        fieldset class="company" {
            legend { (words.t("setup-seats")) }
            p class="soft" { (words.t("setup-seats-help")) }
            ol {
                @for seat in 0..game.most.min(SHOWN) { (row(seat)) }
            }
            @if game.most > SHOWN {
                details {
                    summary { (words.t("setup-more-seats")) }
                    ol start=(SHOWN + 1) {
                        @for seat in SHOWN..game.most { (row(seat)) }
                    }
                }
            }
            (levels(game, words))
            label class="public" {
                input type="checkbox" name="public" value="true";
                span { (words.t("setup-public")) }
            }
        }
    }
}

/// The bot that is preselected for a new table.
pub(crate) fn usual_bot(game: &GameCard) -> Option<&String> {
    game.bots.iter().find(|bot| *bot == "habitue").or(game.bots.last())
}

fn seat_row(game: &GameCard, usual_seats: usize, seat: usize, me: &str, words: Words) -> Markup {
    // A game that is solo by default starts with one seat.
    let usual = match seat {
        0 => "me".to_owned(),
        1 if usual_seats > 1 => usual_bot(game).map_or_else(|| "open".to_owned(), |bot| format!("bot:{bot}")),
        _ if seat < game.fewest => "open".to_owned(),
        _ => String::new(),
    };
    let number = i64::try_from(seat + 1).unwrap_or_default();
    let label = words.say(&Message::new("setup-seat").with("number", number));
    let name_label = words.say(&Message::new("setup-seat-name").with("number", number));
    // One's own name is a matter of its own; further seats at this screen may have names too.
    let (mine, field) = if seat == 0 {
        (words.t("seat-me"), "name".to_owned())
    } else {
        (words.t("seat-here"), format!("name{number}"))
    };
    html! {
        li {
            label for={ "seat-" (number) } { (label) }
            (seat_select(game, seat, &mine, &usual, seat >= game.fewest, words))
            input type="text" name=(field) aria-label=(name_label) placeholder=(words.t("seat-name"))
                maxlength="40" autocomplete="off" value=[(seat == 0 && !me.is_empty()).then_some(me)];
        }
    }
}

/// The kinds of a seat: the reader, a guest by link, a bot, or empty where the game allows fewer players.
pub(crate) fn seat_select(
    game: &GameCard,
    seat: usize,
    mine: &str,
    usual: &str,
    may_be_empty: bool,
    words: Words,
) -> Markup {
    let number = seat + 1;
    html! {
        select id={ "seat-" (number) } name={ "seat" (number) } {
            (choice("me", mine, usual))
            (choice("open", &words.t("seat-link"), usual))
            optgroup label=(words.t("seat-bots")) {
                @for bot in &game.bots {
                    @let named = words.say(&Message::new("seat-bot").with("bot", words.bot(bot)));
                    (choice(&format!("bot:{bot}"), &named, usual))
                }
            }
            @if may_be_empty { (choice("", &words.t("seat-none"), usual)) }
        }
    }
}

fn chance(material: &str, chosen: &str, words: Words) -> Markup {
    let say = |key: &'static str| words.say(&Message::new(key).with("material", material.to_owned()));
    html! {
        fieldset class="chance-mode" {
            legend { (say("setup-chance")) }
            @for (value, text) in [
                ("automatic", say("chance-automatic")),
                ("throw", say("chance-throw-button")),
                ("real", say("chance-real")),
            ] {
                label { input type="radio" name="chance" value=(value) checked[value == chosen]; (text) }
            }
        }
    }
}

fn choice(value: &str, text: &str, chosen: &str) -> Markup {
    html! { option value=(value) selected[value == chosen] { (text) } }
}
