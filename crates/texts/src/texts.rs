//! The sentences of one game in all languages.

use crate::{Language, french};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast;
use galerne_engine::{Arg, Message};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt,
};

const COMMON: [&str; 2] = [include_str!("common.en.ftl"), include_str!("common.fr.ftl")];

/// The texts of a game (with the common ones) in every language.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; 2],
    own_keys: [BTreeSet<String>; 2],
    forms: [Forms; 2],
}

/// The forms that a language's texts ask of each argument: `$tile-the` asks the form `the` of `tile`.
type Forms = BTreeMap<String, BTreeSet<String>>;

/// A text file that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTexts(String);

impl fmt::Display for BadTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadTexts {}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("own_keys", &self.own_keys).finish_non_exhaustive()
    }
}

impl Texts {
    /// Read a game's texts, in the order of [`Language::ALL`]. A key that a game and the common texts both define is refused:
    /// one of the two would silently win.
    pub fn new(sources: [&str; 2]) -> Result<Texts, BadTexts> {
        let [(en, en_keys, en_forms), (fr, fr_keys, fr_forms)] =
            [bundle(Language::En, [COMMON[0], sources[0]])?, bundle(Language::Fr, [COMMON[1], sources[1]])?];
        Ok(Texts { bundles: [en, fr], own_keys: [en_keys, fr_keys], forms: [en_forms, fr_forms] })
    }

    /// The common texts alone, for what belongs to no game.
    pub fn common() -> Result<Texts, BadTexts> {
        Texts::new(["", ""])
    }

    /// The message in words. `names` are the players at the table; a seat without a name is called by its number. A key
    /// without a text shows as itself: the battery of tests finds it, a player still sees something.
    #[must_use]
    pub fn say(&self, language: Language, message: &Message, names: &[String]) -> String {
        self.try_say(language, message, names).unwrap_or_else(|_| message.key.to_owned())
    }

    /// The message in words, or what is missing: the key, or a gap of the text that got no argument.
    pub fn try_say(&self, language: Language, message: &Message, names: &[String]) -> Result<String, String> {
        let bundle = &self.bundles[language as usize];
        let pattern = bundle
            .get_message(message.key)
            .and_then(|text| text.value())
            .ok_or_else(|| format!("no text \"{}\" in {}", message.key, language.code()))?;
        self.fill(language, message.key, pattern, &self.args(language, message, names)?)
    }

    /// The arguments of a message in words, with the forms of them that this language's texts ask for.
    fn args<'a>(
        &self,
        language: Language,
        message: &'a Message,
        names: &'a [String],
    ) -> Result<FluentArgs<'a>, String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value: Cow<'a, str> = match arg {
                Arg::Number(number) => {
                    args.set(*name, *number);
                    continue;
                }
                Arg::Text(text) => visible(text),
                Arg::Seat(seat) => match names.get(seat.index()) {
                    Some(player) => visible(player),
                    None => seat.to_string().into(),
                },
                Arg::Message(inner) => self.try_say(language, inner, names)?.into(),
            };
            for form in self.forms[language as usize].get(*name).into_iter().flatten() {
                if let Some(formed) = self.form(language, arg, &value, form, names)? {
                    args.set(format!("{name}-{form}"), FluentValue::from(formed));
                }
            }
            args.set(*name, FluentValue::from(value));
        }
        Ok(args)
    }

    /// Another form of an argument: an attribute of its text (its article, its gender), or in French what elision makes of it
    /// after *de* or *que*. `None` where there is no such form; the text that asks for it then reports the gap.
    fn form(
        &self,
        language: Language,
        arg: &Arg,
        value: &str,
        form: &str,
        names: &[String],
    ) -> Result<Option<String>, String> {
        if let Arg::Message(inner) = arg
            && let Some(text) = self.bundles[language as usize].get_message(inner.key)
            && let Some(attribute) = text.get_attribute(form)
        {
            let args = self.args(language, inner, names)?;
            return self.fill(language, inner.key, attribute.value(), &args).map(Some);
        }
        Ok(match (language, form) {
            (Language::Fr, "de") => Some(french::after_de(value)),
            (Language::Fr, "que") => Some(french::after_que(value)),
            _ => None,
        })
    }

    fn fill(
        &self,
        language: Language,
        key: &str,
        pattern: &ast::Pattern<&str>,
        args: &FluentArgs<'_>,
    ) -> Result<String, String> {
        let mut errors = Vec::new();
        let text = self.bundles[language as usize].format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(format!("text \"{key}\" in {}: {error}", language.code())),
        }
    }

    /// Whether a text with that key exists in the language.
    #[must_use]
    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundles[language as usize].has_message(key)
    }

    /// A text without gaps by a key made at run time (an option's title, a rule's name).
    #[must_use]
    pub fn get(&self, language: Language, key: &str) -> Option<String> {
        let bundle = &self.bundles[language as usize];
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The keys the game itself defines in that language.
    #[must_use]
    pub fn own_keys(&self, language: Language) -> &BTreeSet<String> {
        &self.own_keys[language as usize]
    }
}

fn bundle(
    language: Language,
    sources: [&str; 2],
) -> Result<(FluentBundle<FluentResource>, BTreeSet<String>, Forms), BadTexts> {
    let tag = language
        .code()
        .parse()
        .map_err(|error: unic_langid::LanguageIdentifierError| BadTexts(format!("{}: {error}", language.code())))?;
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks that isolate foreign words in right-to-left scripts would show as boxes in a terminal.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_minus_sign));
    let (mut own, mut forms) = (BTreeSet::new(), Forms::new());
    for source in sources {
        let resource = FluentResource::try_new(language.typeset(source)).map_err(|(_, errors)| {
            let where_and_why = errors.first().map(|error| {
                let line = source[..error.pos.start.min(source.len())].lines().count();
                format!("line {line}: {error}")
            });
            BadTexts(format!("{} texts, {}", language.code(), where_and_why.unwrap_or_default()))
        })?;
        own = keys(&resource);
        collect_forms(source, &mut forms);
        bundle.add_resource(resource).map_err(|errors| {
            BadTexts(format!(
                "{} texts: {}",
                language.code(),
                errors.first().map(ToString::to_string).unwrap_or_default()
            ))
        })?;
    }
    Ok((bundle, own, forms))
}

/// A negative number has a minus sign: a hyphen is shorter, and a line may break after it.
fn with_minus_sign<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

/// A variable with a `-` is a form of the argument before it. Read from the source: the syntax tree has a dozen kinds of nodes
/// that can hold a variable, the source only one sign before it.
fn collect_forms(source: &str, forms: &mut Forms) {
    for rest in source.split('$').skip(1) {
        let end =
            rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-' && sign != '_').unwrap_or(rest.len());
        if let Some((name, form)) = rest[..end].split_once('-') {
            forms.entry(name.to_owned()).or_default().insert(form.to_owned());
        }
    }
}

/// Foreign text without control characters that would move a terminal's cursor or change its colours; line ends may stay.
fn visible(text: &str) -> Cow<'_, str> {
    let hidden = |letter: char| letter.is_control() && letter != '\n';
    if text.contains(hidden) { text.replace(hidden, "\u{fffd}").into() } else { text.into() }
}

fn keys(resource: &FluentResource) -> BTreeSet<String> {
    resource
        .entries()
        .filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Seat;

    #[test]
    fn common_texts_exist_in_both_languages() {
        let texts = Texts::common().unwrap();
        for key in keys(&FluentResource::try_new(COMMON[0].to_owned()).unwrap()) {
            assert!(texts.has(Language::Fr, &key), "{key} has no French text");
        }
        assert_eq!(
            keys(&FluentResource::try_new(COMMON[0].to_owned()).unwrap()),
            keys(&FluentResource::try_new(COMMON[1].to_owned()).unwrap())
        );
    }

    #[test]
    fn what_others_wrote_cannot_steer_the_terminal() {
        let texts = Texts::new(["said = { $who }: { $what }", "said = { $who } : { $what }"]).unwrap();
        let message = Message::new("said").with("who", Seat(0)).with("what", "red\u{1b}[31m\u{7}");
        let said = texts.say(Language::En, &message, &["Eve\u{1b}]0;x".to_owned()]);
        assert_eq!(said, "Eve\u{fffd}]0;x: red\u{fffd}[31m\u{fffd}");
    }

    #[test]
    fn an_argument_has_forms_its_attributes_and_french_elision() {
        let texts = Texts::new([
            "tries = { $who } attempts { $tile-the }.\nhill = hill\n    .the = the hill\ncity = { $name }\n    .the = { $name }\nhas = { $who }’s army",
            "tries = { $who } tente { $tile-le }. { $tile-genre ->\n    [f] Prise\n   *[m] Pris\n }\nhill = colline\n    .le = la colline\n    .genre = f\n\
             city = { $name }\n    .le = { $name }\n    .genre = m\nhas = l’armée { $who-de }",
        ])
        .unwrap();
        let names = ["Arnauld".to_owned(), "Bob".to_owned()];
        let tries = |tile| Message::new("tries").with("who", Seat(0)).with("tile", tile);
        let (hill, city) = (Message::new("hill"), Message::new("city").with("name", "Aberlaas"));
        assert_eq!(texts.say(Language::En, &tries(hill.clone()), &names), "Arnauld attempts the hill.");
        assert_eq!(texts.say(Language::En, &tries(city.clone()), &names), "Arnauld attempts Aberlaas.");
        assert_eq!(texts.say(Language::Fr, &tries(hill), &names), "Arnauld tente la colline. Prise");
        assert_eq!(texts.say(Language::Fr, &tries(city), &names), "Arnauld tente Aberlaas. Pris");
        let has = |seat| Message::new("has").with("who", Seat(seat));
        assert_eq!(texts.say(Language::Fr, &has(0), &names), "l’armée d’Arnauld");
        assert_eq!(texts.say(Language::Fr, &has(1), &names), "l’armée de Bob");
        let missing = Message::new("tries").with("who", Seat(0)).with("tile", Message::new("has").with("who", Seat(1)));
        assert!(texts.try_say(Language::En, &missing, &names).is_err(), "a form that a noun lacks is an error");
    }

    #[test]
    fn negative_numbers_have_a_minus_sign() {
        let texts = Texts::new(["score = { $n } points", "score = { $n } points"]).unwrap();
        for language in Language::ALL {
            assert_eq!(texts.say(language, &Message::new("score").with("n", -4), &[]), "−4 points");
            assert_eq!(texts.say(language, &Message::new("score").with("n", 4), &[]), "4 points");
        }
    }

    #[test]
    fn names_gaps_and_missing_texts() {
        let texts =
            Texts::new(["turn = { $who } plays { $what }\nwhat = a card", "turn = { $who } joue { $what }"]).unwrap();
        let message = Message::new("turn").with("who", Seat(0)).with("what", Message::new("what"));
        assert_eq!(texts.say(Language::En, &message, &["Oroshi".to_owned()]), "Oroshi plays a card");
        assert_eq!(texts.try_say(Language::Fr, &message, &[]).unwrap_err(), "no text \"what\" in fr");
        assert!(
            texts.try_say(Language::En, &Message::new("turn"), &[]).is_err(),
            "a gap without an argument is an error"
        );
        assert!(Texts::new(["a = 1\nb", ""]).unwrap_err().to_string().contains("line 2"));
        assert!(Texts::new(["undo-over = mine", ""]).is_err(), "a game may not redefine a common text");
    }
}
