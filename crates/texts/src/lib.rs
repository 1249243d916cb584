//! Puts [`Message`](galerne_engine::Message)s into words. The sentences stand in Fluent files, one per language: each
//! game's own, and the common ones of this crate (`common.en.ftl`, `common.fr.ftl`), which every game's texts include.
//!
//! ```
//! use galerne_engine::Message;
//! use galerne_texts::{Language, Texts};
//!
//! let texts = Texts::new(["hello = Good wind, { $name }!", "hello = Bon vent, { $name } !"]).unwrap();
//! let message = Message::new("hello").with("name", "Caracole");
//! assert_eq!(texts.say(Language::En, &message, &[]), "Good wind, Caracole!");
//! assert_eq!(texts.say(Language::Fr, &message, &[]), "Bon vent, Caracole\u{202f}!");
//! ```

mod french;
mod language;
mod texts;

pub use language::Language;
pub use texts::{BadTexts, Texts};
