//! The form of an experiment: two variants, who plays, how many games, what to look at.

use super::laboratory;
use crate::{
    model::{LabFormPage, OptionKind, OptionModel, PresetModel},
    rules::rule_link,
    words::Words,
};
use galerne_engine::Message;
use maud::{Markup, html};

/// The two variants, by the letter that their fields begin with.
const VARIANTS: [&str; 2] = ["a", "b"];

/// `/lab/new/{game}`
#[must_use]
pub fn lab_form(page: &LabFormPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let form = Form { page, words };
    let title = words.say(&Message::new("lab-form-title").with("game", page.game.title.as_str()));
    let main = html! {
        section class="lab-head" {
            h1 { (title) }
            p class="soft" { (words.t("lab-form-help")) }
        }
        @if let Some(refused) = &page.refused { p class="trouble" role="alert" { (refused) } }
        form method="post" action="/lab" class="lab-form" {
            input type="hidden" name="game" value=(page.game.id);
            div class="variants" {
                @for letter in VARIANTS { (form.variant(letter)) }
            }
            (form.meanings())
            (form.players())
            (form.length())
            (form.metrics())
            div class="actions closing" {
                button class="primary" { (words.t("lab-run")) }
                button name="as" value="file" { (words.t("lab-edit-file")) }
            }
        }
    };
    laboratory(&page.frame, title, &page.game.id, &main)
}

struct Form<'a> {
    page: &'a LabFormPage,
    words: Words,
}

impl Form<'_> {
    fn value(&self, field: &str) -> &str {
        self.page.filled.iter().find(|(name, _)| name == field).map_or("", |(_, value)| value)
    }

    fn has(&self, field: &str, value: &str) -> bool {
        self.page.filled.iter().any(|(name, known)| name == field && known == value)
    }

    fn t(&self, key: &'static str) -> String {
        self.words.t(key)
    }

    fn variant(&self, letter: &'static str) -> Markup {
        let legend = if letter == "a" { self.t("lab-variant-a") } else { self.t("lab-variant-b") };
        let name = format!("n.{letter}");
        let is_open = self.page.filled.iter().any(|(field, value)| {
            field.strip_prefix("o.").is_some_and(|rest| rest.starts_with(letter)) && !value.is_empty()
        });
        html! {
            fieldset class="variant" {
                legend { (legend) }
                label class="named" {
                    span { (self.t("lab-variant-name")) }
                    input type="text" name=(name) value=(self.value(&name)) maxlength="60" autocomplete="off"
                        placeholder=(self.t("lab-variant-usual"));
                }
                @if !self.page.presets.is_empty() {
                    div class="chips" role="group" aria-label=(self.t("setup-presets")) {
                        @for preset in self.page.presets.iter().filter(|preset| !preset.set.is_empty()) {
                            label {
                                input type="checkbox" name={ "p." (letter) } value=(preset.id)
                                    checked[self.has(&format!("p.{letter}"), &preset.id)];
                                span { (preset.title) }
                            }
                        }
                    }
                }
                details class="options" open[is_open] {
                    summary { (self.t("setup-options")) }
                    div class="option-list" {
                        @for option in &self.page.options { (self.option(letter, option)) }
                    }
                }
            }
        }
    }

    /// An option without a default: unless the reader chooses a value, the preset's stands.
    fn option(&self, letter: &str, option: &OptionModel) -> Markup {
        let field = format!("o.{letter}.{}", option.name);
        let (id, value) = (format!("option-{letter}-{}", option.name), self.value(&field));
        let help = format!("{id}-help");
        let usual = self.words.say(&Message::new("lab-usual").with("value", value_text(option, self.words)));
        let select = |values: &[(String, String)]| {
            html! {
                select id=(id) name=(field) aria-describedby=(help) {
                    option value="" selected[value.is_empty()] { (usual) }
                    @for (known, text) in values { option value=(known) selected[known == value] { (text) } }
                }
            }
        };
        let control = match &option.kind {
            OptionKind::Flag => select(&[("false".to_owned(), self.t("no")), ("true".to_owned(), self.t("yes"))]),
            OptionKind::Choice { among } => {
                select(&among.iter().map(|known| (known.clone(), title_of(option, known))).collect::<Vec<_>>())
            }
            OptionKind::Number { among, .. } if !among.is_empty() => {
                select(&among.iter().map(|number| (number.to_string(), number.to_string())).collect::<Vec<_>>())
            }
            OptionKind::Number { min, max, .. } => html! {
                input type="number" id=(id) name=(field) min=[min] max=[max] value=(value) placeholder=(usual) aria-describedby=(help);
            },
            OptionKind::Json => html! {
                textarea id=(id) name=(field) rows="2" spellcheck="false" placeholder=(usual) aria-describedby=(help) { (value) }
            },
        };
        html! {
            div class="option" {
                label for=(id) { (option.title) }
                (control)
                p id=(help) { (option.help) " " (rule_link(&self.page.game.id, &option.rule)) }
            }
        }
    }

    /// What each preset sets, in words.
    fn meanings(&self) -> Markup {
        let presets: Vec<&PresetModel> = self.page.presets.iter().filter(|preset| !preset.set.is_empty()).collect();
        let set = |(name, value): &(String, String)| {
            let option = self.page.options.iter().find(|option| option.name == *name);
            let (name, value) = match option {
                Some(option) => (option.title.clone(), self.said(option, value)),
                None => (name.clone(), value.clone()),
            };
            self.words.say(&Message::new("lab-set").with("option", name).with("value", value))
        };
        html! {
            @if !presets.is_empty() {
                details class="meanings" {
                    summary { (self.t("lab-presets-mean")) }
                    dl {
                        @for preset in presets {
                            dt { (preset.title) }
                            dd { (preset.set.iter().map(set).collect::<Vec<_>>().join(" · ")) }
                        }
                    }
                }
            }
        }
    }

    fn said(&self, option: &OptionModel, value: &str) -> String {
        match (&option.kind, value) {
            (OptionKind::Flag, "true") => self.t("yes"),
            (OptionKind::Flag, "false") => self.t("no"),
            _ => title_of(option, value),
        }
    }

    fn players(&self) -> Markup {
        let game = &self.page.game;
        html! {
            fieldset class="company" {
                legend { (self.t("setup-seats")) }
                p class="soft" { (self.t("lab-players-help")) }
                ol {
                    @for seat in 1..=game.most {
                        @let field = format!("seat{seat}");
                        li {
                            label for=(field) {
                                (self.words.say(&Message::new("setup-seat").with("number", i64::try_from(seat).unwrap_or(i64::MAX))))
                            }
                            select id=(field) name=(field) {
                                @if seat > game.fewest { option value="" selected[self.value(&field).is_empty()] { (self.t("seat-none")) } }
                                @for bot in &game.bots {
                                    option value=(bot) selected[self.value(&field) == *bot] { (self.words.bot(bot)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn length(&self) -> Markup {
        let until = |value: &'static str, text: String| {
            html! { label { input type="radio" name="until" value=(value) checked[self.value("until") == value]; span { (text) } } }
        };
        html! {
            fieldset class="length" {
                legend { (self.t("lab-length")) }
                div class="fields" {
                    label class="named" {
                        span { (self.t("lab-games")) }
                        input type="number" name="games" min="1" max=(self.page.most_games) required value=(self.value("games"));
                    }
                    label class="named" {
                        span { (self.t("lab-seed")) }
                        input type="number" name="seed" min="0" max="999999999" value=(self.value("seed"));
                    }
                }
                div class="until" {
                    (until("games", self.t("lab-until-games")))
                    (until("within", self.t("lab-until-within")))
                    (until("decided", self.t("lab-until-decided")))
                }
                div class="fields" {
                    label class="named" {
                        span { (self.t("lab-precision-of")) }
                        select name="of" {
                            @for metric in self.page.metrics.iter().filter(|metric| metric.is_number) {
                                option value=(metric.name) selected[self.value("of") == metric.name] { (metric.title) }
                            }
                        }
                    }
                    label class="named" {
                        span { (self.t("lab-precision")) }
                        input type="number" name="precision" min="0" step="any" value=(self.value("precision"))
                            aria-describedby="precision-help";
                    }
                }
                p class="soft" id="precision-help" { (self.t("lab-precision-help")) }
            }
        }
    }

    fn metrics(&self) -> Markup {
        html! {
            fieldset class="metrics" {
                legend { (self.t("lab-metrics")) }
                div class="checks" {
                    @for metric in &self.page.metrics {
                        label {
                            input type="checkbox" name="metric" value=(metric.name) checked[self.has("metric", &metric.name)];
                            span { (metric.title) }
                        }
                    }
                }
            }
        }
    }
}

/// What a value of a choice is called.
fn title_of(option: &OptionModel, value: &str) -> String {
    let title = option.values.iter().find(|(known, _)| known == value).map(|(_, title)| title.clone());
    title.unwrap_or_else(|| value.to_owned())
}

/// The rulebook's own value in words.
fn value_text(option: &OptionModel, words: Words) -> String {
    match (&option.kind, option.default_text().as_str()) {
        (OptionKind::Flag, "true") => words.t("yes"),
        (OptionKind::Flag, _) => words.t("no"),
        (OptionKind::Json, _) => "…".to_owned(),
        (_, "") => "–".to_owned(),
        (_, text) => title_of(option, text),
    }
}
