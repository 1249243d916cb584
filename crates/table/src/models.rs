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
        goal: game.goal(language),
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
    let told = differing.into_iter().map(|(option, value)| {
        // An edition is told by what it changes, and that is short already.
        let value = if option.kind == Kind::Edition { value } else { brief(&value) };
        (option.title, value)
    });
    told.collect()
}

/// A value that is a long text (a drawn board) is shortened to the name in it or to its beginning: the list only reminds of it.
fn brief(value: &str) -> String {
    const LETTERS: usize = 40;
    let json = serde_json::from_str::<Value>(value).ok();
    let named = json.as_ref().and_then(|value| value.get("name")?.as_str());
    let named = named.or_else(|| value.lines().find_map(|line| line.strip_prefix("name:")).map(str::trim));
    let line = named.unwrap_or_else(|| value.lines().next().unwrap_or_default());
    // A choice that is explained after a colon has a name before it, and this line has a colon already.
    let name = line
        .split_once(": ")
        .map(|(name, _)| name.trim_end())
        .filter(|_| named.is_none() && json.is_none() && value.lines().count() == 1);
    if let Some(name) = name.filter(|name| (1..=LETTERS).contains(&name.chars().count())) {
        return name.to_owned();
    }
    let mut brief: String = line.chars().take(LETTERS).collect();
    // Cut between words, where there are any.
    if brief.len() < line.len()
        && let Some(end) = brief.rfind(' ')
    {
        brief.truncate(end);
    }
    if named.map_or(value.trim_end().len(), str::len) > brief.len() {
        brief.push('…');
    }
    brief
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

#[cfg(test)]
mod tests {
    #[test]
    fn a_board_of_ones_own_does_not_fill_the_head() {
        assert_eq!(super::brief("map0"), "map0");
        assert_eq!(super::brief("id: test\nname: Two towers\n###\n"), "Two towers");
        assert_eq!(super::brief("{\"radius\": 5, \"name\": \"Bay\"}"), "Bay");
        assert_eq!(super::brief("id: test\n###\n"), "id: test…");
        assert_eq!(super::brief(&"é".repeat(50)).chars().count(), 41);
        assert_eq!(super::brief("La Banane\u{a0}: une course brève, deux bouées"), "La Banane");
        assert_eq!(
            super::brief("une course brève autour de deux petites bouées"),
            "une course brève autour de deux petites…"
        );
    }
}
