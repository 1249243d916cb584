//! Presets and options as a form.

use crate::{
    model::{OptionKind, OptionModel, PresetModel},
    rules::rule_link,
    words::Words,
};
use maud::{Markup, html};

/// A preset is a radio button: without the script it is sent as `preset`; with it the options below show what it sets.
pub(crate) fn presets(presets: &[PresetModel], words: Words) -> Markup {
    html! {
        fieldset class="presets" {
            legend { (words.t("setup-presets")) }
            p class="soft" { (words.t("setup-presets-help")) }
            div class="chips" {
                // The rulebook's own game sets nothing; where a game lists it as a preset, that one stands for it.
                @if !presets.iter().any(|preset| preset.set.is_empty()) {
                    label { input type="radio" name="preset" value="" checked data-set=""; span { (words.t("setup-rulebook-preset")) } }
                }
                @for preset in presets {
                    label {
                        input type="radio" name="preset" value=(preset.id) checked[preset.set.is_empty()] data-set=(set(preset));
                        span { (preset.title) }
                    }
                }
            }
        }
    }
}

/// `name=value` by lines: values may hold anything but a line break.
fn set(preset: &PresetModel) -> String {
    preset.set.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("\n")
}

pub(crate) fn options(options: &[OptionModel], game: &str, words: Words) -> Markup {
    html! {
        details class="options" {
            summary { (words.t("setup-options")) }
            p class="soft" { (words.t("setup-options-help")) }
            div class="option-list" {
                @for option in options { (one(option, game, words)) }
            }
        }
    }
}

fn one(option: &OptionModel, game: &str, words: Words) -> Markup {
    let id = format!("option-{}", option.name);
    let field = format!("o.{}", option.name);
    let help = format!("{id}-help");
    let default = option.default_text();
    html! {
        div class="option" data-option=(option.name) data-default=(default) {
            label for=(id) { (option.title) }
            (control(option, &id, &field, &help, &default, words))
            p id=(help) { (option.help) " " (rule_link(game, &option.rule)) }
        }
    }
}

fn control(option: &OptionModel, id: &str, field: &str, help: &str, default: &str, words: Words) -> Markup {
    let select = |values: &[(String, String)]| {
        html! {
            select id=(id) name=(field) aria-describedby=(help) {
                @for (value, text) in values {
                    option value=(value) selected[value == default] { (text) }
                }
            }
        }
    };
    match &option.kind {
        OptionKind::Flag => select(&[("false".to_owned(), words.t("no")), ("true".to_owned(), words.t("yes"))]),
        OptionKind::Choice { among } => {
            let named = |value: &String| {
                let title = option.values.iter().find(|(known, _)| known == value).map(|(_, title)| title);
                (value.clone(), title.unwrap_or(value).clone())
            };
            select(&among.iter().map(named).collect::<Vec<_>>())
        }
        OptionKind::Number { among, .. } if !among.is_empty() => {
            select(&among.iter().map(|number| (number.to_string(), number.to_string())).collect::<Vec<_>>())
        }
        OptionKind::Number { min, max, .. } => html! {
            input type="number" id=(id) name=(field) min=[min] max=[max] value=(default) aria-describedby=(help);
        },
        OptionKind::Json => html! {
            textarea id=(id) name=(field) rows="2" spellcheck="false" aria-describedby=(help) {
                @if default != "null" { (default) }
            }
        },
    }
}
