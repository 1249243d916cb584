//! Every text is used, and every key that is used exists.

use galerne_draw::Picture;
use galerne_engine::{Kind, Rules};
use galerne_pluvionautes::Pluvionautes;
use galerne_texts::{Language, Texts};
use std::{collections::BTreeSet, fs};

#[test]
fn every_text_is_used() {
    let texts = Texts::new(<Pluvionautes as galerne_engine::Words>::TEXTS).unwrap();
    let sources: String = ["src", "src/picture"]
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|file| file.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let mut families = BTreeSet::from(["game-title", "game-tagline", "game-yardstick"].map(str::to_owned));
    for field in Pluvionautes::fields() {
        families.insert(format!("option-{}", field.name));
        families.insert(format!("option-{}-help", field.name));
        if let Kind::Choice(values) = field.kind {
            families.extend(values.iter().map(|value| format!("option-{}-{value}", field.name)));
        }
    }
    families.extend(Pluvionautes::switches().iter().map(|switch| format!("switch-{}", switch.id)));
    families.extend(Pluvionautes::presets().iter().map(|preset| format!("preset-{}", preset.id)));
    for step in galerne_pluvionautes::LESSON.steps {
        families.extend([step.title(), step.hint()]);
    }
    for key in texts.own_keys(Language::En) {
        // Fields of positions and sources of chance are explained by their names; the battery finds what is missing.
        let is_named = ["field-", "source-"].iter().any(|family| key.starts_with(family));
        assert!(is_named || families.contains(key) || sources.contains(&format!("\"{key}\"")), "nobody says {key}");
    }
    // And the other way round: keys in the sources that look like ours have a text.
    for word in sources.split('"').filter(|word| !word.contains(|c: char| c.is_whitespace() || c == '{')) {
        let ours = ["refused-", "event-", "label-", "ask-", "fact-", "cell-", "draw-", "kind-", "mission-", "terrain-"];
        if ours.iter().any(|prefix| word.starts_with(prefix)) {
            assert!(texts.has(Language::Fr, word), "no text for {word}");
        }
    }
}
