//! Pages without looks, for tests and for a server that was built without the real ones. Everything is readable, nothing is
//! pretty, no script runs.

use crate::model::{
    ErrorPage, Frame, GamePage, HomePage, LearnPage, ReplayPage, RulesPage, SettingsPage, TableCard, TablePage,
    TableView,
};
use crate::pages::{Asset, Pages};

#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Pages for Plain {
    fn home(&self, page: &HomePage) -> String {
        let mut body = String::new();
        for game in &page.games {
            body += &format!("<li><a href=\"/game/{}\">{}</a> {}</li>", game.id, esc(&game.title), esc(&game.tagline));
        }
        document(&page.frame, "Galerne", &(body + &cards(&page.mine) + &cards(&page.open)))
    }

    fn game(&self, page: &GamePage) -> String {
        let play = format!(
            "<p>{}</p><form method=\"post\" action=\"/play\"><input type=\"hidden\" name=\"game\" value=\"{}\">\
             <button>▶</button></form>",
            esc(page.refused.as_deref().unwrap_or_default()),
            page.game.id
        );
        document(&page.frame, &page.game.title, &(play + &cards(&page.mine) + &cards(&page.open)))
    }

    fn rules(&self, page: &RulesPage) -> String {
        document(&page.frame, &page.game.title, "")
    }

    fn learn(&self, page: &LearnPage) -> String {
        document(&page.frame, &page.game.title, "")
    }

    fn table(&self, page: &TablePage) -> String {
        let links: String =
            page.table.invitations.iter().map(|link| format!("<li><a>{}</a></li>", esc(&link.link))).collect();
        document(&page.frame, &page.table.game.title, &(view(&page.view) + &links))
    }

    fn replay(&self, page: &ReplayPage) -> String {
        document(&page.frame, &page.table.game.title, &view(&page.view))
    }

    fn settings(&self, page: &SettingsPage) -> String {
        document(&page.frame, &page.frame.person.name, &esc(page.said.as_deref().unwrap_or_default()))
    }

    fn error(&self, page: &ErrorPage) -> String {
        document(&page.frame, &page.status.to_string(), &esc(&page.text))
    }

    fn asset(&self, _: &str) -> Option<Asset> {
        None
    }
}

fn document(frame: &Frame, title: &str, body: &str) -> String {
    let (language, title) = (frame.language().code(), esc(title));
    format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\"><title>{title}</title><h1>{title}</h1>{body}</html>"
    )
}

fn cards(cards: &[TableCard]) -> String {
    let card = |card: &TableCard| format!("<li><a href=\"/table/{}\">{}</a></li>", card.id, esc(&card.game.title));
    cards.iter().map(card).collect()
}

fn view(view: &TableView) -> String {
    let mut out = format!("<p>{}</p>", esc(&view.waits));
    if let Some(prompt) = &view.prompt {
        out += &format!("<p>{}</p>", esc(&prompt.text));
    }
    out += &view.scene;
    out += &format!("<pre>{}</pre>", esc(&view.board.drawing.join("\n")));
    for line in view.board.facts.iter().chain(view.seats.iter().map(|seat| &seat.standing)) {
        out += &format!("<li>{}</li>", esc(line));
    }
    for choice in &view.choices {
        out += &format!("<button value=\"{}\">{}</button>", choice.id, esc(&choice.label));
    }
    for line in &view.log {
        out += &format!("<li>{} [{}]</li>", esc(&line.text), line.rule);
    }
    out
}

fn esc(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
