//! The small parts of a view, and digests that tell which of them have changed. A program is sent them as data, a page as regions.

use crate::audience::{Audience, Wants};
use crate::message::{ChangedParts, LessonMessage, PageMessage};
use galerne_engine::{Arg, Message};
use galerne_pages::model::TableView;
use galerne_pages::regions::{Place, Region, log_lines, panel, whole_board};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The parts of a view that are sent separately.
pub(crate) const PARTS: usize = 9;

/// Digests of the small parts.
pub(crate) fn digests(view: &TableView) -> [u64; PARTS] {
    [
        digest(&view.prompt),
        digest(&view.waits),
        digest(&view.seats),
        digest(&view.choices),
        digest(&view.composed),
        digest(&view.chance),
        digest(&view.undo),
        digest(&view.over),
        digest(&view.curtain),
    ]
}

/// The parts whose digests differ, as data.
pub(crate) fn changed(view: TableView, before: &[u64; PARTS], now: &[u64; PARTS]) -> ChangedParts {
    let differs = |part: usize| before[part] != now[part];
    ChangedParts {
        prompt: differs(0).then_some(view.prompt),
        waits: differs(1).then_some(view.waits),
        seats: differs(2).then_some(view.seats),
        choices: differs(3).then_some(view.choices),
        composed: differs(4).then_some(view.composed),
        chance: differs(5).then_some(view.chance),
        undo: differs(6).then_some(view.undo),
        over: differs(7).then_some(view.over),
        curtain: differs(8).then_some(view.curtain),
    }
}

/// The regions of the parts whose digests differ. What is composed is no region: it is data for the page too.
pub(crate) fn changed_regions(
    view: TableView,
    before: &[u64; PARTS],
    now: &[u64; PARTS],
    place: Place<'_>,
    audience: &Audience,
) -> (ChangedParts, Vec<String>) {
    let differs = |part: usize| before[part] != now[part];
    let has_changed = |region: &Region| match region {
        Region::Prompt => differs(0) || differs(1) || differs(7),
        Region::Curtain => differs(8),
        Region::Seats => differs(2),
        Region::Over => differs(7),
        Region::Chance => differs(5),
        Region::Choices => differs(3),
        Region::Undo => differs(6),
    };
    let regions = Region::ALL.iter().filter(|region| has_changed(region));
    let regions = regions.map(|region| region.html(&view, place, audience.language)).collect();
    (ChangedParts { composed: differs(4).then_some(view.composed), ..ChangedParts::default() }, regions)
}

/// Everything, in the form that the audience wants.
pub(crate) fn page(
    view: TableView,
    place: Place<'_>,
    audience: &Audience,
    lesson: Option<LessonMessage>,
) -> PageMessage {
    if audience.wants == Wants::Data {
        return PageMessage { view, lesson, ..PageMessage::default() };
    }
    let regions = Region::ALL.iter().map(|region| region.html(&view, place, audience.language));
    let regions = regions.chain([whole_board(&view.board, audience.language)]);
    let regions = regions.chain(view.panels.iter().map(panel)).collect();
    let order = Some(view.panels.iter().map(|panel| panel.id.clone()).collect());
    let lines = Some(log_lines(&view.log, place.game));
    let TableView { v, m, scene, composed, seen, .. } = view;
    let view = TableView { v, m, scene, composed, seen, ..TableView::default() };
    PageMessage { view, regions, order, lines, lesson }
}

pub(crate) fn digest(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A message with everything in it. It is not put into words for this: that is what costs.
pub(crate) fn digest_message(message: &Message, seed: u64) -> u64 {
    fn feed(message: &Message, hasher: &mut DefaultHasher) {
        message.key.hash(hasher);
        for (name, arg) in &message.args {
            name.hash(hasher);
            match arg {
                Arg::Number(number) => number.hash(hasher),
                Arg::Text(text) => text.hash(hasher),
                Arg::Seat(seat) => seat.hash(hasher),
                Arg::Message(inner) => feed(inner, hasher),
            }
        }
    }
    let mut hasher = DefaultHasher::new();
    seed.hash(&mut hasher);
    feed(message, &mut hasher);
    hasher.finish()
}
