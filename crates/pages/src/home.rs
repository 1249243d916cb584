//! The home page: play now, go on with my games, sit down at an open table, or take a box from the shelf.

use crate::{
    emblem::{accent, cover, is_drawn, streamlines},
    layout::Layout,
    model::{GameCard, HomePage, ResultCard, SeatKind, Status, TableCard},
    words::Words,
};
use galerne_catalog::find;
use galerne_engine::Message;
use maud::{Markup, html};

/// `/`
#[must_use]
pub fn home(page: &HomePage) -> String {
    let words = Words::of(page.frame.settings.language);
    let (examples, games): (Vec<_>, Vec<_>) = page.games.iter().partition(|game| game.example);
    let main = html! {
        (hero(&games, !page.mine.is_empty(), words))
        @if !page.mine.is_empty() {
            section class="tables" aria-labelledby="mine" {
                h2 id="mine" { (words.t("home-mine")) }
                ul { @for table in &page.mine { (my_table(table, words)) } }
            }
        }
        section class="shelf" aria-labelledby="games" {
            h2 id="games" { (words.t("home-games")) }
            ul { @for game in &games { li { (card(game, words)) } } }
        }
        section class="tables" aria-labelledby="open" {
            h2 id="open" { (words.t("home-open")) }
            @if page.open.is_empty() {
                p class="soft" { (words.t("home-open-none")) }
            } @else {
                ul { @for table in &page.open { (open_table(table, words)) } }
            }
            div class="import" hidden {
                label class="button" { (words.t("home-import")) input class="hidden-word" type="file" accept=".json,application/json" data-import; }
                p id="import-said" class="trouble" role="alert" hidden data-failed=(words.t("home-import-failed")) {}
            }
        }
        @if !examples.is_empty() {
            section class="examples" aria-labelledby="examples" {
                h2 id="examples" { (words.t("home-examples")) }
                p class="soft" { (words.t("home-examples-why")) }
                ul {
                    @for game in &examples {
                        li { a href={ "/game/" (game.id) } { (game.title) } " — " span { (game.tagline) } }
                    }
                }
            }
        }
    };
    Layout {
        frame: &page.frame,
        title: words.t("home-title"),
        accent: "house",
        class: "home",
        description: Some(&words.t("home-lead")),
        shown: None,
    }
    .page(&main)
}

/// The first thing a stranger sees, and the one button that starts a game. For who comes back it is small: their own games are what they look for.
fn hero(games: &[&GameCard], is_known: bool, words: Words) -> Markup {
    html! {
        section class="hero" data-small[is_known] {
            (streamlines())
            div class="hero-words" {
                h1 { "Galerne" }
                p class="definition" { (words.t("home-definition")) }
                p class="lead" { (words.t("home-lead")) }
                @if let Some(game) = games.first() {
                    div class="actions" {
                        (play_now(game, words, true))
                        a class="button" href={ "/game/" (game.id) } { (words.t("choose-company")) }
                    }
                }
            }
        }
    }
}

/// One press: a table against a bot. The server chooses the rest.
pub(crate) fn play_now(game: &GameCard, words: Words, names_the_game: bool) -> Markup {
    let label = if names_the_game {
        words.say(&Message::new("play-now-at").with("game", game.title.as_str()))
    } else {
        words.t("play-now")
    };
    let spoken = words.say(&Message::new("play-now-at").with("game", game.title.as_str()));
    html! {
        form method="post" action="/play" {
            input type="hidden" name="game" value=(game.id);
            button class="primary" aria-label=(spoken) { (label) }
        }
    }
}

fn card(game: &GameCard, words: Words) -> Markup {
    let address = format!("/game/{}", game.id);
    html! {
        article class="box" data-accent=(accent(&game.id)) {
            // The title is the link that is read aloud; the picture leads to the same place.
            a class="cover" href=(address) tabindex="-1" aria-hidden="true" { (cover(&game.id)) }
            div class="box-words" {
                h3 { a href=(address) { (game.title) } }
                (author(&game.id, words))
                p { (game.tagline) }
                p class="players" { (players(game, words)) }
                div class="actions" {
                    (play_now(game, words, false))
                    a class="button" href={ "/learn/" (game.id) } { (words.t("learn")) }
                }
            }
        }
    }
}

/// A box names its author.
pub(crate) fn author(game: &str, words: Words) -> Markup {
    html! {
        @if let Some(name) = find(game).ok().and_then(|game| game.author(words.language)) {
            p class="author" { (words.say(&Message::new("by").with("author", name))) }
        }
    }
}

pub(crate) fn players(game: &GameCard, words: Words) -> String {
    let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    if game.fewest == game.most {
        words.say(&Message::new("players-exactly").with("count", number(game.most)))
    } else {
        words.say(&Message::new("players").with("fewest", number(game.fewest)).with("most", number(game.most)))
    }
}

pub(crate) fn my_table(table: &TableCard, words: Words) -> Markup {
    let state = match (table.status, table.awaits_me) {
        (Status::Over, _) => ended(table, words),
        (Status::Closed, _) => words.t("table-closed"),
        (Status::Playing, Some(true)) => words.t("table-your-turn"),
        (Status::Playing, _) => words.t("table-waits"),
    };
    let awaited = table.status == Status::Playing && table.awaits_me == Some(true);
    html! {
        li {
            a class="table-line" href={ "/table/" (table.id) } data-accent=(accent(&table.game.id)) data-awaited[awaited] {
                (thumbnail(table))
                b { (table.game.title) }
                em { (state) }
                span { span class="company" { (company(table, words)) } @if let Some(played) = played(table) { " · " (played) } }
                small { (idle(table.idle_seconds, words)) }
                @if let Some(result) = result(table, words) { span class="result" { (result) } }
            }
        }
    }
}

/// The table's picture as a spectator sees it; the cover for a game without pictures.
fn thumbnail(table: &TableCard) -> Markup {
    let is_drawn = is_drawn(&table.game.id);
    html! {
        span class="thumbnail" aria-hidden="true" {
            @if is_drawn {
                img src={ "/table/" (table.id) "/picture?v=" (table.version) } alt="" loading="lazy" decoding="async";
            } @else { (cover(&table.game.id)) }
        }
    }
}

/// What is played at the table, where it is not the rulebook's own game: a preset by its name, else the first options that differ.
fn played(table: &TableCard) -> Option<String> {
    const FEW: usize = 2;
    let changed = || {
        let told = table.changed.iter().take(FEW).map(|(title, value)| format!("{title} {value}"));
        told.collect::<Vec<_>>().join(", ")
    };
    table.preset.clone().or_else(|| (!table.changed.is_empty()).then(changed))
}

/// How the only seat of the reader came out; nothing for who looked on, or played several.
fn own(table: &TableCard) -> Option<&ResultCard> {
    let is_mine = |seat: u8| table.seats.iter().any(|known| known.seat == seat && known.mine);
    let mut mine = table.result.iter().filter(|result| is_mine(result.seat));
    mine.next().filter(|_| mine.next().is_none())
}

/// Won or lost, for a reader who held exactly one seat. Several seats at one screen have several results, a spectator has none.
fn ended(table: &TableCard, words: Words) -> String {
    match own(table) {
        Some(own) if own.won => words.t("table-won"),
        // A game without winners has no losers either.
        Some(_) if table.result.len() > 1 && table.result.iter().all(|result| !result.won) => words.t("table-over"),
        Some(_) => words.t("table-lost"),
        None => words.t("table-over"),
    }
}

/// The verdict and the points, in the game's own words.
fn result(table: &TableCard, words: Words) -> Option<String> {
    if table.status != Status::Over {
        return None;
    }
    let code = words.language.code();
    let said = [table.verdict.get(code), own(table).and_then(|own| own.words.get(code))];
    let said: Vec<&str> = said.into_iter().flatten().map(|text| text.trim_end_matches('.')).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// The other players of the table, or those who share the screen.
fn company(table: &TableCard, words: Words) -> String {
    // A line breaks between names, not inside one.
    let names = |is_mine: bool| -> Vec<String> {
        let named = table.seats.iter().filter(|seat| seat.mine == is_mine && !seat.name.is_empty());
        named.map(|seat| seat.name.replace(' ', "\u{a0}")).collect()
    };
    let (others, mine) = (names(false), names(true));
    match (others.is_empty(), mine.len()) {
        (false, _) => words.say(&Message::new("table-with").with("names", others.join(", "))),
        (true, 2..) => words.say(&Message::new("table-here").with("names", mine.join(", "))),
        (true, _) if table.seats.len() > 1 => words.t("table-unjoined"),
        (true, _) => words.t("table-alone"),
    }
}

/// The time since the last move.
fn idle(seconds: u64, words: Words) -> String {
    let count = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    let message = match (hours, days) {
        (0, _) => Message::new("table-idle-minutes").with("count", count(minutes)),
        (_, 0) => Message::new("table-idle-hours").with("count", count(hours)),
        _ => Message::new("table-idle-days").with("count", count(days)),
    };
    words.say(&message)
}

pub(crate) fn open_table(table: &TableCard, words: Words) -> Markup {
    let names: Vec<&str> =
        table.seats.iter().filter(|seat| seat.kind != SeatKind::Open).map(|seat| &*seat.name).collect();
    let free = table.seats.len() - names.len();
    html! {
        li {
            a class="table-line" href={ "/table/" (table.id) } data-accent=(accent(&table.game.id)) {
                b { (table.game.title) }
                em {
                    (words.say(&Message::new("table-free-seats").with("count", i64::try_from(free).unwrap_or_default())))
                }
                span { (names.join(", ")) @if let Some(played) = played(table) { " · " (played) } }
                small { (idle(table.idle_seconds, words)) }
            }
        }
    }
}
