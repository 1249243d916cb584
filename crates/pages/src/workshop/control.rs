//! A value to be chosen. Controls have no names: what is sent is the text, which the page's script writes. Without it they only show.

use crate::{
    model::{CellModel, Control},
    rules::rule_link,
    words::Words,
};
use maud::{Markup, html};

pub(super) fn control(cell: &CellModel, game: &str, words: Words) -> Markup {
    let id = format!("cell-{}", cell.path.replace('.', "-"));
    let label = html! { (cell.title) " " (rule_link(game, &cell.rule)) };
    let choices = |words: &[(String, String)], now: &str| {
        html! { @for (word, title) in words { option value=(word) selected[word == now] { (title) } } }
    };
    match &cell.control {
        Control::Number { least, most } => html! {
            div class="cell" {
                label for=(id) { (label) }
                span class="stepper" {
                    (step("-1", "−", &words.t("workshop-less"), &cell.title))
                    input id=(id) type="number" inputmode="numeric" min=(least) max=(most) value=(cell.now) data-path=(cell.path) data-kind="number" data-printed=(cell.printed) disabled;
                    (step("1", "+", &words.t("workshop-greater"), &cell.title))
                }
            }
        },
        Control::Flag => html! {
            label class="cell" {
                input type="checkbox" data-path=(cell.path) data-kind="flag" data-printed=(cell.printed) checked[cell.now == "true"] disabled; " " (label)
            }
        },
        Control::Word(all) => html! {
            div class="cell" {
                label for=(id) { (label) }
                select id=(id) data-path=(cell.path) data-kind="word" data-printed=(cell.printed) disabled { (choices(all, cell.now.trim_matches('"'))) }
            }
        },
        Control::Faces { words: all, sides } => html! {
            fieldset class="cell" data-path=(cell.path) data-kind="faces" data-printed=(cell.printed) disabled {
                legend { (label) }
                @let now = listed(&cell.now);
                @for side in 0..*sides {
                    label class="side" { span { (side + 1) } select { (choices(all, now.get(side).map_or("", |word| word.trim_matches('"')))) } }
                }
            }
        },
        Control::Numbers { rows, columns, least, most } => html! {
            fieldset class="cell" data-path=(cell.path) data-kind="numbers" data-rows=(rows) data-printed=(cell.printed) disabled {
                legend { (label) }
                @let now = listed(&cell.now);
                @for row in 0..*rows {
                    div class="numbers" {
                        @for column in 0..*columns {
                            @let place = row * columns + column;
                            input type="number" inputmode="numeric" min=(least) max=(most) value=(now.get(place).map_or("", |n| n.as_str()))
                                aria-label={ (cell.title) " " (place + 1) };
                        }
                    }
                }
            }
        },
        Control::Text => html! {
            div class="cell" {
                label for=(id) { (label) }
                input id=(id) type="text" spellcheck="false" value=(cell.now) data-path=(cell.path) data-kind="text" data-printed=(cell.printed) disabled;
            }
        },
    }
}

fn step(by: &str, sign: &str, what: &str, of: &str) -> Markup {
    html! { button type="button" class="quiet square" data-step=(by) aria-label={ (of) ", " (what) } disabled { (sign) } }
}

/// The values of a list, one list after the other.
fn listed(toml: &str) -> Vec<String> {
    let bare = toml.chars().filter(|sign| !matches!(sign, '[' | ']')).collect::<String>();
    bare.split(',').map(|value| value.trim().to_owned()).filter(|value| !value.is_empty()).collect()
}
