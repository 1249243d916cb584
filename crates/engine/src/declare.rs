//! Macros that declare a game's options and rule ids, one row each; everything else follows from the row.

use crate::Kind;

/// A type of option that knows which values it takes: a flag, or a list declared by [`choices!`](crate::choices).
pub trait Choosable {
    /// What [`options!`](crate::options) offers where a row says nothing else.
    const KIND: Kind;
}

impl Choosable for bool {
    const KIND: Kind = Kind::Flag;
}

/// Declares closed lists of words, each an enum with its words in files. The first word is the default.
///
/// ```
/// galerne_engine::choices! {
///     /// What a change of heading costs.
///     TurnCost { None = "none", Stop = "stop" }
/// }
/// assert_eq!(TurnCost::default().name(), "none");
/// assert_eq!(TurnCost::NAMES, ["none", "stop"]);
/// ```
#[macro_export]
macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $value:ident = $word:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name {
            #[default]
            $($(#[$about])* #[serde(rename = $word)] $value),*
        }

        impl $name {
            /// The words in files, in the order of the values.
            pub const NAMES: &'static [&'static str] = &[$($word),*];

            /// The word that stands for it in files.
            #[allow(dead_code, reason = "not every game writes its choices itself")]
            #[must_use]
            pub const fn name(self) -> &'static str {
                $name::NAMES[self as usize]
            }
        }

        impl $crate::Choosable for $name {
            const KIND: $crate::Kind = $crate::Kind::Choice($name::NAMES);
        }
    )*};
}

/// Declares the struct `Options`, its default and its `FIELDS`, one row per option.
///
/// A row is `name: type = default, kind => rule;`. The default may be left out where it is that of the type, the kind
/// where the type is [`Choosable`]. The name of the field is also its name in files.
///
/// ```
/// use galerne_engine::{Kind, Rule, choices, options};
///
/// choices! { Tie { Shared = "shared", Fraction = "fraction" } }
/// options! {
///     /// Cells from the centre to the rim.
///     radius: u8 = 12, Kind::between(8, 16) => Rule("SR-12.2");
///     crab: bool => Rule("SR-11.7");
///     tie: Tie => Rule("SR-11.14");
/// }
/// assert_eq!(Options::default(), Options { radius: 12, crab: false, tie: Tie::Shared });
/// assert_eq!(FIELDS[2].kind, Kind::Choice(&["shared", "fraction"]));
/// ```
#[macro_export]
macro_rules! options {
    (@default) => { ::core::default::Default::default() };
    (@default $value:expr) => { $value };
    (@kind $type:ty) => { <$type as $crate::Choosable>::KIND };
    (@kind $type:ty, $kind:expr) => { $kind };
    ($($(#[$doc:meta])* $name:ident: $type:ty $(= $default:expr)? $(, $kind:expr)? => $rule:expr;)*) => {
        /// What is agreed before a game. The default is the rulebook's own game.
        #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $($(#[$doc])* pub $name: $type),*
        }

        impl Default for Options {
            fn default() -> Options {
                Options { $($name: $crate::options!(@default $($default)?)),* }
            }
        }

        pub(crate) const FIELDS: &[$crate::Field] = &[$($crate::Field {
            name: stringify!($name),
            kind: $crate::options!(@kind $type $(, $kind)?),
            rule: $rule,
        }),*];
    };
}

/// Declares the rules that a game's code cites, each under the name of what it governs.
///
/// ```
/// mod rule_ids {
///     galerne_engine::rules! {
///         FINISH = "SR-10.1";
///     }
/// }
/// assert_eq!(rule_ids::FINISH, galerne_engine::Rule("SR-10.1"));
/// ```
#[macro_export]
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$doc])* pub(crate) const $name: $crate::Rule = $crate::Rule($id);)*
    };
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "what the macros declare is public")]
mod tests {
    use crate::{Kind, Rule, from_json, to_json};
    use serde_json::json;

    choices! { Weather { Dice = "dice", Cards = "two cards" } }

    options! {
        /// Beyond this many turns the race is over.
        turns: u16 = 200, Kind::between(1, 1000) => Rule("T-1");
        weather: Weather = Weather::Cards => Rule("T-2");
        throws: Vec<u8>, Kind::Json => Rule("T-3");
        crab: bool => Rule("T-4");
    }

    #[test]
    fn a_row_is_a_field_of_the_struct_of_files_and_of_the_lobby() {
        let usual = Options::default();
        assert_eq!(to_json(&usual), json!({ "turns": 200, "weather": "two cards", "throws": [], "crab": false }));
        assert_eq!(FIELDS.iter().map(|field| field.name).collect::<Vec<_>>(), ["turns", "weather", "throws", "crab"]);
        let kinds = [Kind::Number { min: 1, max: 1000 }, Kind::Choice(Weather::NAMES), Kind::Json, Kind::Flag];
        assert_eq!(FIELDS.iter().map(|field| field.kind).collect::<Vec<_>>(), kinds);
        assert_eq!(FIELDS[3].rule, Rule("T-4"));
    }

    #[test]
    fn missing_options_are_the_usual_ones_and_unknown_ones_are_refused() {
        let read: Options = from_json(&json!({ "weather": "dice" })).unwrap();
        assert_eq!(read, Options { weather: Weather::Dice, ..Options::default() });
        assert!(from_json::<Options>(&json!({ "wether": "dice" })).is_err());
    }
}
