//! The tags of the layers of a page of text, for screen readers: a layer states its tag by the first word of its id.

use crate::data::words_of;
use galerne_draw::Layer;
use krilla::tagging::{Identifier, TableHeaderScope, Tag, TagGroup, TagKind};
use std::num::NonZeroU16;

/// A table begins.
pub(crate) const TABLE: &str = "table";
/// A row begins: cells follow.
pub(crate) const ROW: &str = "tr";
pub(crate) const HEAD_CELL: &str = "th";
pub(crate) const CELL: &str = "td";
/// Lines and grounds.
pub(crate) const DECORATION: &str = "decoration";

/// The texts of a page in their order, rows and cells inside their tables. A table that goes on on another page is two.
#[derive(Default)]
pub(crate) struct Texts {
    groups: Vec<TagGroup>,
    table: Option<TagGroup>,
    row: Option<TagGroup>,
}

impl Texts {
    /// The next layer, and how the document names what was drawn of it; none where nothing was.
    pub(crate) fn push(&mut self, layer: &Layer, drawn: Option<Identifier>) {
        match layer.id.split('-').next().unwrap_or_default() {
            TABLE => self.end_table(),
            ROW => self.end_row(),
            what @ (HEAD_CELL | CELL) => {
                let tag: TagKind = if what == CELL { Tag::TD.into() } else { Tag::TH(TableHeaderScope::Column).into() };
                self.row.get_or_insert_with(|| TagGroup::new(Tag::TR)).push(group(tag, drawn));
            }
            what => {
                self.end_table();
                // `h2` is a heading, everything else a paragraph.
                let rank = what.strip_prefix('h').and_then(|rest| rest.parse::<NonZeroU16>().ok());
                let heading = |rank| Tag::Hn(rank, Some(words_of(&layer.nodes))).into();
                let tag: TagKind = rank.map_or_else(|| Tag::P.into(), heading);
                if drawn.is_some() {
                    self.groups.push(group(tag, drawn));
                }
            }
        }
    }

    fn end_row(&mut self) {
        if let Some(row) = self.row.take() {
            self.table.get_or_insert_with(|| TagGroup::new(Tag::Table)).push(row);
        }
    }

    fn end_table(&mut self) {
        self.end_row();
        self.groups.extend(self.table.take());
    }

    pub(crate) fn finish(mut self) -> Vec<TagGroup> {
        self.end_table();
        self.groups
    }
}

/// Something that was drawn, as what it is.
pub(crate) fn group(tag: impl Into<TagKind>, drawn: Option<Identifier>) -> TagGroup {
    let mut group = TagGroup::new(tag);
    if let Some(drawn) = drawn {
        group.push(drawn);
    }
    group
}
