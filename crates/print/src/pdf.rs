//! Sheets as one document.

use crate::amend::{Keys, amend};
use crate::painter::{POINTS, Painter, Press};
use crate::shaping::Fonts;
use crate::sheet::{Heading, Sheet, Side};
use galerne_draw::{Area, Ink};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::configure::Configuration;
use krilla::destination::{NamedDestination, XyzDestination};
use krilla::geom::{Point as Spot, Rect};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::tagging::{Tag, TagGroup, TagTree};
use krilla::{Document, SerializeSettings};
use std::collections::BTreeMap;

/// What a document says of itself.
#[derive(Clone, Debug)]
pub(crate) struct About {
    pub(crate) title: String,
    pub(crate) author: Option<String>,
    pub(crate) language: &'static str,
    /// What makes it this document and no other: its id is made from it, so that no clock is needed.
    pub(crate) order: String,
}

/// The document; an error only where the writer of PDF itself refuses, in its words.
pub(crate) fn document(sheets: &[Sheet], ink: Ink, about: &About) -> Result<Vec<u8>, String> {
    written(sheets, ink, about, Press::Home, Configuration::default())
}

/// The same for a print shop: four inks, nothing translucent, where each page is cut.
pub(crate) fn shop_document(sheets: &[Sheet], about: &About) -> Result<Vec<u8>, String> {
    written(sheets, Ink::Full, about, Press::Shop, Configuration::default())
}

fn written(
    sheets: &[Sheet],
    ink: Ink,
    about: &About,
    press: Press,
    configuration: Configuration,
) -> Result<Vec<u8>, String> {
    // A shop prints and reads nothing aloud; its checkers stumble over what they do not expect.
    let enable_tagging = press == Press::Home;
    let settings = SerializeSettings { enable_tagging, configuration, ..SerializeSettings::default() };
    let mut document = Document::new_with(settings);
    let fonts = Fonts::new();
    let places = places(sheets);
    let mut names = std::collections::BTreeSet::new();
    let mut tree = TagTree::new().with_lang(Some(about.language.to_owned()));
    for (number, sheet) in sheets.iter().enumerate() {
        let (width, height) = sheet.size;
        let mut size = PageSettings::from_wh(width * POINTS, height * POINTS).ok_or("a page without size")?;
        if let Some(cut) = sheet.cut {
            let whole = Rect::from_xywh(0.0, 0.0, width * POINTS, height * POINTS);
            let trim = Rect::from_xywh(cut.x * POINTS, cut.y * POINTS, cut.width * POINTS, cut.height * POINTS);
            size = size.with_bleed_box(whole).with_trim_box(trim);
        }
        let mut page = document.start_page_with(size);
        let mut surface = page.surface();
        for group in Painter::new(&mut surface, &fonts, ink, press).sheet(sheet) {
            tree.push(group);
        }
        surface.finish();
        for (area, name) in &sheet.links {
            let (Some(place), Some(area)) = (places.get(name.as_str()), rectangle(*area)) else { continue };
            let link = LinkAnnotation::new(area, Target::Destination(place.clone().into()));
            let mut group = TagGroup::new(Tag::Link);
            group.push(page.add_tagged_annotation(Annotation::new_link(link, Some(name.clone()))));
            tree.push(group);
        }
        page.finish();
        for (name, at) in sheet.destinations.iter().filter(|(name, _)| names.insert(name.clone())) {
            let place = XyzDestination::new(number, Spot::from_xy(at.x * POINTS, at.y * POINTS));
            // Refused only where the name is taken: the first place of a name is the one that is meant.
            let _ = document.register_named_destination(NamedDestination::new(name.clone(), place));
        }
    }
    if sheets.iter().any(|sheet| !sheet.headings.is_empty()) {
        document.set_outline(outline(sheets));
    }
    if press == Press::Home {
        document.set_tag_tree(tree);
    }
    let mut metadata = Metadata::new()
        .title(about.title.clone())
        .language(about.language.to_owned())
        .creator("Galerne".to_owned())
        .document_id(about.order.clone());
    if let Some(author) = &about.author {
        metadata = metadata.authors(vec![author.clone()]);
    }
    document.set_metadata(metadata);
    let bytes = document.finish().map_err(|error| format!("{error:?}"))?;
    let duplex = sheets.iter().any(|sheet| sheet.side == Side::Back);
    let keys = if press == Press::Shop { Keys::Shop } else { Keys::Home { duplex } };
    amend(bytes, keys).ok_or_else(|| "a document without a catalogue".to_owned())
}

/// Where each name of the document leads: to its first place.
fn places(sheets: &[Sheet]) -> BTreeMap<&str, XyzDestination> {
    let mut places = BTreeMap::new();
    for (number, sheet) in sheets.iter().enumerate() {
        for (name, at) in &sheet.destinations {
            let place = || XyzDestination::new(number, Spot::from_xy(at.x * POINTS, at.y * POINTS));
            places.entry(name.as_str()).or_insert_with(place);
        }
    }
    places
}

/// In points of the page.
fn rectangle(area: Area) -> Option<Rect> {
    Rect::from_xywh(area.x * POINTS, area.y * POINTS, area.width * POINTS, area.height * POINTS)
}

/// The headings of a book in the order in which one reads: sections, and what is in each.
fn outline(sheets: &[Sheet]) -> Outline {
    let mut headings: Vec<(usize, &Heading)> = Vec::new();
    for (number, sheet) in sheets.iter().enumerate() {
        headings.extend(sheet.headings.iter().map(|heading| (number, heading)));
    }
    headings.sort_by_key(|(_, heading)| heading.page);
    let mut sections: Vec<(String, XyzDestination, Vec<OutlineNode>)> = Vec::new();
    for (number, Heading { rank, words, at, .. }) in headings {
        let place = XyzDestination::new(number, Spot::from_xy(at.x * POINTS, at.y * POINTS));
        match sections.last_mut() {
            Some((_, _, inside)) if *rank > 2 => inside.push(OutlineNode::new(words.clone(), place)),
            _ => sections.push((words.clone(), place, Vec::new())),
        }
    }
    let mut outline = Outline::new();
    for (words, place, inside) in sections {
        let mut node = OutlineNode::new(words, place);
        inside.into_iter().for_each(|child| node.push_child(child));
        outline.push_child(node);
    }
    outline
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::Order;
    use galerne_catalog::games;
    use galerne_texts::Language;
    use krilla::configure::{Accessibility, ConfigurationBuilder};

    /// What the writer of PDF can check of PDF/UA by itself: titles, texts for pictures, letters that can be read back, an outline.
    #[test]
    fn quick_sets_and_books_keep_what_the_writer_checks_of_pdf_ua() {
        for (game, language) in
            games().filter(|game| game.is_printed()).flat_map(|game| Language::ALL.map(|language| (game, language)))
        {
            let file = format!("{}/../../docs/rules/{}.{}.md", env!("CARGO_MANIFEST_DIR"), game.id(), language.code());
            let book = std::fs::read_to_string(&file).unwrap().leak();
            let order = Order { book: Some(book), ..Order::quick(game, language) };
            for sheets in [order.sheets().unwrap().sheets, order.book_pages()] {
                let ua = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish().unwrap();
                let done = written(&sheets, Ink::Full, &order.about("test"), Press::Home, ua);
                assert!(done.is_ok(), "{} {language:?}: {:?}", game.id(), done.err());
            }
        }
    }
}
