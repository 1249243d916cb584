//! Games and tables as the models that pages are made from.

use crate::audience::Audience;
use crate::saved::NewSeat;
use crate::table::OpenTable;
use crate::who::Who;
use galerne_catalog::{AnyGame, OptionText, PresetText, SwitchText};
use galerne_engine::{Kind, Seat, Viewer};
use galerne_pages::model::{
    GameCard, Invitation, NeedModel, OptionKind, OptionModel, PresetModel, SeatKind, SwitchModel, TableHead,
};
use galerne_texts::Language;
use serde_json::Value;

/// A game in a list.
#[must_use]
pub fn game_card(game: &dyn AnyGame, language: Language) -> GameCard {
    GameCard {
        id: game.id().to_owned(),
        title: game.title(language),
        tagline: game.tagline(language),
        example: game.is_example(),
        fewest: *game.seats().start(),
        most: *game.seats().end(),
        bots: game.bots().iter().map(|&bot| bot.to_owned()).collect(),
    }
}

/// An option of a game in its form.
#[must_use]
pub fn option_model(option: OptionText) -> OptionModel {
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let kind = match option.kind {
        Kind::Flag => OptionKind::Flag,
        Kind::Choice(among) => OptionKind::Choice { among: words(among) },
        Kind::Among(numbers) => {
            OptionKind::Number { among: numbers.iter().map(|&number| number.into()).collect(), min: None, max: None }
        }
        Kind::Number { min, max } => {
            OptionKind::Number { among: Vec::new(), min: Some(min.into()), max: Some(max.into()) }
        }
        // Both are a text of several lines to a form.
        Kind::Json | Kind::Edition => OptionKind::Json,
    };
    OptionModel {
        name: option.name.to_owned(),
        kind,
        rule: option.rule.0.to_owned(),
        default: option.default,
        title: option.title,
        help: option.help,
        group: option.group.to_owned(),
        need: option.need.map(|need| {
            let among = need.among.iter().map(|&value| value.to_owned()).collect();
            NeedModel { of: need.of.to_owned(), among }
        }),
        pictured: words(&option.pictured),
        with: option.with.iter().map(|&(name, value)| format!("{name}={value}")).collect(),
        values: option.values.into_iter().map(|(name, title)| (name.to_owned(), title)).collect(),
    }
}

/// A named set of options.
#[must_use]
pub fn preset_model(preset: PresetText) -> PresetModel {
    let set = preset.set.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    PresetModel { id: preset.id.to_owned(), title: preset.title, set }
}

/// The options that differ from the rulebook's own game, in words: title and value.
#[must_use]
pub fn differences(game: &dyn AnyGame, options: &Value, language: Language) -> Vec<(String, String)> {
    let differing = galerne_catalog::differences(game, options, language);
    differing.into_iter().map(|(option, value)| (option.title, value)).collect()
}

impl OpenTable {
    /// The head of the table's page. `token` gives the token of a seat, for the links that invite to it.
    #[must_use]
    pub fn page_head(&self, who: &Who, audience: &Audience, token: impl Fn(Seat) -> String) -> TableHead {
        let language = audience.language;
        let switch = |switch: SwitchText| SwitchModel {
            id: switch.id.to_owned(),
            on: audience.switches.map().get(switch.id).copied().unwrap_or(switch.on),
            title: switch.title,
        };
        let owner = self.is_owner(who);
        let invitation = |index: usize| {
            let seat = &self.seats[index];
            let link = format!("/table/{}?seat={}", self.id(), token(Seat(index as u8)));
            Invitation { seat: index as u8, link, taken: !seat.holders.is_empty() }
        };
        // Not for a seat that another person holds: its token would show what that person sees.
        let is_inviting = |index: &usize| {
            let NewSeat { seat, holders } = &self.seats[*index];
            let is_mine = who.person.as_ref().is_some_and(|person| holders.contains(person));
            seat.kind != SeatKind::Bot && (holders.is_empty() || is_mine)
        };
        let game = self.table.game();
        TableHead {
            id: self.id().to_owned(),
            game: game_card(game, language),
            options: differences(game, &self.table.options(), language),
            chance: self.head.chance,
            status: self.status(),
            closed: self.closed_text(language),
            owner,
            invitations: if owner {
                (0..self.seats.len()).filter(is_inviting).map(invitation).collect()
            } else {
                Vec::new()
            },
            previous: self.head.previous.clone(),
            next: self.head.next.clone(),
            shelf: self.table.game().shelf_title(language),
            shelf_words: game.shelf_words(language).into_iter().map(|(word, name)| (word.to_owned(), name)).collect(),
            switches: game.switches(language).into_iter().map(switch).collect(),
            notebook: self.table.notebook(Viewer::SPECTATOR).is_some(),
        }
    }
}
