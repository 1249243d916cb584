//! Presets and options as a form.

use crate::{
    model::{OptionKind, OptionModel, PresetModel},
    rules::rule_link,
    words::Words,
};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// A preset is a radio button: without the script it is sent as `preset`; with it the options below show what it sets.
pub(crate) fn presets(presets: &[PresetModel], chosen: &BTreeMap<String, String>, words: Words) -> Markup {
    let wished = chosen.get("preset").map_or("", String::as_str);
    let known = presets.iter().any(|preset| preset.id == wished);
    html! {
        fieldset class="presets" {
            legend { (words.t("setup-presets")) }
            p class="soft" { (words.t("setup-presets-help")) }
            div class="chips" {
                // The rulebook's own game sets nothing; where a game lists it as a preset, that one stands for it.
                @if !presets.iter().any(|preset| preset.set.is_empty()) {
                    label { input type="radio" name="preset" value="" checked[!known] data-set=""; span { (words.t("setup-rulebook-preset")) } }
                }
                @for preset in presets {
                    label {
                        input type="radio" name="preset" value=(preset.id) checked[if known { preset.id == wished } else { preset.set.is_empty() }] data-set=(set(preset));
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

/// `chosen` holds what stands in the form at first, where that is not the default.
pub(crate) fn options(options: &[OptionModel], game: &str, chosen: &BTreeMap<String, String>, words: Words) -> Markup {
    html! {
        details class="options" open[options.iter().any(|option| chosen.contains_key(&option.name))] {
            summary { (words.t("setup-options")) }
            p class="soft" { (words.t("setup-options-help")) }
            @for (group, title) in groups(options, words) {
                @if let Some(title) = title { h3 { (title) } }
                div class="option-list" { @for option in group { (one(option, game, chosen.get(&option.name), words)) } }
            }
        }
    }
}

/// As many options as stand in one list without headings.
const FEW: usize = 8;
/// The groups in their order; variants of the rules come last.
const GROUPS: [&str; 5] = ["players", "board", "chance", "end", ""];

/// What is chosen by picture stands before them, and not here again.
fn groups(options: &[OptionModel], words: Words) -> Vec<(Vec<&OptionModel>, Option<String>)> {
    let folded: Vec<&OptionModel> = options.iter().filter(|option| option.pictured.is_empty()).collect();
    if folded.len() <= FEW || folded.iter().all(|option| option.group.is_empty()) {
        return vec![(folded, None)];
    }
    let title = |id: &str| match id {
        "players" => words.t("option-group-players"),
        "board" => words.t("option-group-board"),
        "chance" => words.t("option-group-chance"),
        "end" => words.t("option-group-end"),
        _ => words.t("option-group-rules"),
    };
    let of = |id: &str| folded.iter().filter(|option| option.group == id).copied().collect::<Vec<_>>();
    GROUPS.iter().map(|id| (of(id), Some(title(id)))).filter(|(group, _)| !group.is_empty()).collect()
}

/// What is chosen by looking at it: maps, teams. The list of names stays for keyboards and for pages without the script.
pub(crate) fn pictured(options: &[OptionModel], game: &str, chosen: &BTreeMap<String, String>, words: Words) -> Markup {
    html! {
        @for option in options.iter().filter(|option| !option.pictured.is_empty()) {
            @let set = chosen.get(&option.name);
            @let value_now = set.cloned().unwrap_or_else(|| option.default_text());
            div class="pictured" {
                (one(option, game, set, words))
                div class="pictures" role="group" aria-label=(option.title) data-pictures=(option.name) data-with=(option.with.join("\n")) hidden {
                    @for value in &option.pictured {
                        button type="button" data-value=(value) aria-pressed=(if *value == value_now { "true" } else { "false" }) {
                            img src={ "/game/" (game) "/option/" (option.name) "/" (value) } alt="" loading="lazy" decoding="async";
                            span { (titled(option, value)) }
                        }
                    }
                }
            }
        }
    }
}

/// What a value is called.
fn titled<'a>(option: &'a OptionModel, value: &'a String) -> &'a String {
    option.values.iter().find(|(known, _)| known == value).map_or(value, |(_, title)| title)
}

fn one(option: &OptionModel, game: &str, chosen: Option<&String>, words: Words) -> Markup {
    let id = format!("option-{}", option.name);
    let field = format!("o.{}", option.name);
    let help = format!("{id}-help");
    let default = option.default_text();
    let value = chosen.unwrap_or(&default);
    html! {
        div class="option" data-option=(option.name) data-default=(default)
            data-needs=[option.need.as_ref().map(|need| &need.of)] data-among=[option.need.as_ref().map(|need| need.among.join(" "))] {
            label for=(id) { (option.title) }
            (control(option, &id, &field, &help, value, words))
            p id=(help) { (option.help) " " (rule_link(game, &option.rule)) }
        }
    }
}

fn control(option: &OptionModel, id: &str, field: &str, help: &str, chosen: &str, words: Words) -> Markup {
    let select = |values: &[(String, String)]| {
        html! {
            select id=(id) name=(field) aria-describedby=(help) {
                @for (value, text) in values {
                    option value=(value) selected[value == chosen] { (text) }
                }
            }
        }
    };
    match &option.kind {
        OptionKind::Flag => select(&[("false".to_owned(), words.t("no")), ("true".to_owned(), words.t("yes"))]),
        OptionKind::Choice { among } => {
            let named = |value: &String| (value.clone(), titled(option, value).clone());
            select(&among.iter().map(named).collect::<Vec<_>>())
        }
        OptionKind::Number { among, .. } if !among.is_empty() => {
            select(&among.iter().map(|number| (number.to_string(), number.to_string())).collect::<Vec<_>>())
        }
        OptionKind::Number { min, max, .. } => html! {
            input type="number" id=(id) name=(field) min=[min] max=[max] value=(chosen) aria-describedby=(help);
        },
        OptionKind::Json => html! {
            textarea id=(id) name=(field) rows="2" spellcheck="false" aria-describedby=(help) {
                @if chosen != "null" { (chosen) }
            }
        },
    }
}
