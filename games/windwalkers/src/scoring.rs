//! Points, presets and bands (section 11).

use serde::Deserialize;
use std::collections::BTreeMap;

/// Points per unit, as one scoring preset has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Points {
    pub tile: i16,
    pub moral_per_chapter: i16,
    pub hordier_last_city: i16,
    pub hordier_each_chapter: i16,
    pub furvent: i16,
    pub porte_hurle: i16,
    pub tour_fontaine: i16,
    pub tile_short: i16,
    pub day: i16,
}

#[derive(Deserialize)]
struct File {
    preset: BTreeMap<String, Preset>,
    band: Vec<Band>,
}

#[derive(Deserialize)]
struct Preset {
    surpass: String,
    #[serde(flatten)]
    points: Points,
}

/// A band of campaign totals (WW-11.7).
#[derive(Deserialize)]
struct Band {
    max: i32,
}

fn file() -> Option<File> {
    toml::from_str(include_str!("../data/scoring.toml")).ok()
}

impl Points {
    /// The race has a scoring of its own (WW-12.21): furvents on the way, moral and hordiers at the end.
    pub(crate) const RACE: Points = Points {
        tile: 0,
        moral_per_chapter: 1,
        hordier_last_city: 2,
        hordier_each_chapter: 0,
        furvent: 3,
        porte_hurle: 0,
        tour_fontaine: 0,
        tile_short: 0,
        day: 0,
    };

    /// The points of a preset. Every preset counts the s-th surpassement of a day as s (WW-11.2), so none has a number for it.
    #[must_use]
    pub fn named(scoring: &str) -> Option<Points> {
        let preset = file()?.preset.remove(scoring)?;
        (preset.surpass == "s").then_some(preset.points)
    }
}

/// Which of the five bands a campaign total falls in, from 0; negative totals fall in the first.
#[must_use]
pub fn band(total: i32) -> usize {
    let bands = file().map(|file| file.band).unwrap_or_default();
    bands.iter().position(|band| total <= band.max).unwrap_or(bands.len().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ww_11_7_bands() {
        for (total, expected) in
            [(-5, 0), (0, 0), (30, 0), (31, 1), (50, 1), (51, 2), (70, 2), (71, 3), (90, 3), (91, 4), (300, 4)]
        {
            assert_eq!(band(total), expected, "{total}");
        }
    }

    #[test]
    fn ww_11_1_all_presets_are_read() {
        let list = Points::named("list").unwrap();
        assert_eq!((list.tile, list.furvent, list.porte_hurle, list.tour_fontaine), (1, 3, 5, 3));
        assert_eq!((list.moral_per_chapter, list.hordier_last_city, list.tile_short, list.day), (1, 1, -1, 0));
        assert_eq!(Points::named("examples").unwrap().hordier_last_city, 2);
        assert_eq!(Points::named("summary").unwrap().hordier_each_chapter, 2);
        assert_eq!(Points::named("logbook2021").unwrap().day, -1);
    }
}
