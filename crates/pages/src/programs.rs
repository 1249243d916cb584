//! The page for authors of programs that play: the API, and a bot in ten lines.

use crate::{layout::Layout, model::ProgramsPage, words::Words};
use maud::html;

/// Everything under `/api`, as the description for programs has it, in the order in which a program meets it.
const CALLS: &[(&str, &str, &str)] = &[
    ("GET", "/api/games", "api-games"),
    ("POST", "/api/tables", "api-open"),
    ("GET", "/api/tables", "api-list"),
    ("GET", "/api/tables/{table}", "api-state"),
    ("GET", "/api/tables/{table}/actions", "api-actions"),
    ("POST", "/api/tables/{table}/act", "api-act"),
    ("POST", "/api/tables/{table}/chance", "api-chance"),
    ("POST", "/api/tables/{table}/undo", "api-undo"),
    ("GET", "/api/tables/{table}/events", "api-events"),
    ("POST", "/api/tables/{table}/join", "api-join"),
    ("POST", "/api/tables/{table}/seat", "api-seat"),
    ("POST", "/api/tables/{table}/rematch", "api-rematch"),
    ("DELETE", "/api/tables/{table}", "api-delete"),
    ("GET", "/api/tables/{table}/record", "api-record"),
    ("GET", "/api/tables/{table}/notebook", "api-notebook"),
    ("GET", "/api/tables/{table}/review", "api-review"),
    ("POST", "/api/records", "api-import"),
    ("GET", "/api/games/{game}/material", "api-material"),
    ("POST", "/api/workshop/check", "api-check"),
];

/// The bot that the documentation shows, and that a test runs.
const DOCUMENTATION: &str = include_str!("../../../docs/api.md");

/// `/programs`
#[must_use]
pub fn programs(page: &ProgramsPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let bot = DOCUMENTATION.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap_or_default();
    let bot = bot.replace("http://localhost:4747", &page.address);
    let main = html! {
        section class="lab-head" {
            h1 { (words.t("for-programs")) }
            p class="lead" { (words.t("api-lead")) }
        }
        section aria-labelledby="bot" {
            h2 id="bot" { (words.t("api-bot")) }
            p { (words.t("api-bot-how")) }
            pre tabindex="0" { (bot.trim_end()) }
        }
        section aria-labelledby="calls" {
            h2 id="calls" { (words.t("api-calls")) }
            p { (words.t("api-token")) }
            dl class="calls" {
                @for (method, path, key) in CALLS {
                    dt { code { b { (method) } " " (path) } }
                    dd { (words.get(key).unwrap_or_default()) }
                }
            }
            p { (words.t("api-errors")) }
        }
        section aria-labelledby="more" {
            h2 id="more" { (words.t("api-more")) }
            p { (words.t("api-more-what")) }
            p class="actions" { a class="button" href="/api/openapi.json" { (words.t("api-openapi")) } }
        }
    };
    let title = words.t("for-programs");
    Layout { frame: &page.frame, title, accent: "house", class: "laboratory programs", description: None, shown: None }
        .page(&main)
}
