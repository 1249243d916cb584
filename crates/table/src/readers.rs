//! Readers: who looks, and what each of them is sent.

use crate::audience::{Audience, Wants};
use crate::groups::{Connection, ConnectionId, Group, Outgoing, SentDigest};
use crate::message::{BoardChanges, RefusedMessage, ServerMessage, StepMessage};
use crate::saved::NewSeat;
use crate::table::OpenTable;
use crate::who::Who;
use crate::{parts, render, texts};
use galerne_engine::{Seat, TextBoard};
use galerne_pages::model::{Cell, SeatKind};
use galerne_pages::regions::{Place, board_changes, log_lines, panel, whole_board};
use galerne_texts::Language;

/// What a reader has seen before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Since {
    /// The version; 0 for nothing.
    pub version: usize,
    /// The seats whose secrets it was shown, where that is known.
    pub seen: Option<String>,
    /// The mark that was sent with that version.
    pub mark: Option<String>,
}

impl OpenTable {
    /// A reader begins to look, having seen what `since` says. The first message for it, and whether a player came by it, which
    /// [`OpenTable::tell`] then tells the others. Draws.
    pub fn subscribe(&mut self, connection: Connection, since: &Since) -> (String, bool) {
        let audience = self.audience_of(&connection.who, &connection.wished);
        let Since { version: since, seen, mark } = since;
        // What another seat was shown is no beginning to go on from; nor is another history, or what another program drew.
        let is_same = seen.as_ref().map_or(audience.own == audience.seats, |seen| *seen == audience.seen())
            && mark.as_ref().is_none_or(|mark| *mark == self.mark(audience.viewer(), *since));
        let first = self.catch_up(&audience, if is_same { *since } else { 0 });
        let comes = self.presence.count(audience.own, 1);
        self.insert(audience, connection, false);
        (first, comes)
    }

    /// A reader looks no longer; whether a player left by it.
    pub fn unsubscribe(&mut self, id: ConnectionId) -> bool {
        self.drop_slow(&[id])
    }

    /// These connections are gone, or too slow to be kept; whether a player left by it.
    pub fn drop_slow(&mut self, ids: &[ConnectionId]) -> bool {
        let mut left = false;
        for group in &mut self.groups {
            let before = group.connections.len();
            group.connections.retain(|connection| !ids.contains(&connection.id));
            for _ in group.connections.len()..before {
                left |= self.presence.count(group.audience.own, -1);
            }
        }
        self.groups.retain(|group| !group.connections.is_empty());
        left
    }

    /// Whether the table has readers.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        !self.groups.is_empty()
    }

    fn insert(&mut self, audience: Audience, connection: Connection, anew: bool) {
        match self.groups.iter_mut().find(|group| group.audience == audience) {
            Some(group) => {
                group.connections.push(connection);
                group.anew |= anew;
            }
            None => {
                let sent = if anew { SentDigest::default() } else { self.digest(&audience) };
                self.groups.push(Group { audience, connections: vec![connection], sent, anew });
            }
        }
    }

    /// The message that brings a reader from version `since` to now.
    fn catch_up(&self, audience: &Audience, since: usize) -> String {
        let viewer = audience.viewer();
        let missed = self.version_for(viewer).checked_sub(since).filter(|&missed| missed <= self.bounds.missed_steps);
        let steps = missed.filter(|_| since > 0 && self.closed.is_none()).and(self.table.steps_at(viewer, since));
        match steps {
            Some(steps) => {
                let then = self.table.at(self.table.moment_after(viewer, steps));
                // Nothing is known of the small parts: they count as changed. Of the board only what the entries changed.
                let lines = then.events_known(viewer);
                let sent = SentDigest { v: since, steps, lines, ..SentDigest::of_board(&then.board(viewer)) };
                let (message, _) = self.step(audience, &sent);
                message.unwrap_or(ServerMessage::V { v: since, m: self.mark(viewer, since) }).to_text()
            }
            None => self.page(audience).to_text(),
        }
    }

    fn page(&self, audience: &Audience) -> ServerMessage {
        ServerMessage::Page(Box::new(parts::page(self.view(audience), self.place(), audience, None)))
    }

    /// Where links of its regions lead.
    pub(crate) fn place(&self) -> Place<'_> {
        Place { table: &self.head.id, game: self.table.game().id() }
    }

    fn digest(&self, audience: &Audience) -> SentDigest {
        let (viewer, now) = (audience.viewer(), self.table.now());
        SentDigest {
            v: self.version_for(viewer),
            steps: self.table.steps(viewer),
            lines: now.events_known(viewer),
            parts: parts::digests(&self.parts(audience)),
            ..SentDigest::of_board(&now.board(viewer))
        }
    }

    /// What every reader is to be sent: all that changed since the last time. Nothing while a write is open. Draws: not for a thread that
    /// takes moves.
    pub fn tell(&mut self) -> Vec<Outgoing> {
        if self.pending.is_some() {
            return Vec::new();
        }
        self.regroup();
        let (mut groups, mut out) = (std::mem::take(&mut self.groups), Vec::new());
        for group in &mut groups {
            let undone = || self.table.steps_at(group.audience.viewer(), group.sent.v).is_none();
            let (message, sent) = if group.anew || undone() {
                (Some(self.page(&group.audience)), self.digest(&group.audience))
            } else {
                self.step(&group.audience, &group.sent)
            };
            (group.sent, group.anew) = (sent, false);
            if let Some(message) = message {
                out.push(Outgoing { to: group.ids(), text: message.to_text() });
            }
            for connection in &mut group.connections {
                let notice = connection.notice.take();
                out.extend(notice.map(|notice| Outgoing { to: vec![connection.id], text: notice.to_text() }));
            }
        }
        self.groups = groups;
        out
    }

    /// Readers whose audience is another now (a curtain has closed or opened) move to another group, and are sent everything: what they
    /// saw is no beginning to go on from.
    pub(crate) fn regroup(&mut self) {
        let (mut groups, mut moved) = (std::mem::take(&mut self.groups), Vec::new());
        for group in groups.iter_mut().filter(|group| group.audience.own.len() > 1) {
            let audience = |connection: &Connection| self.audience_of(&connection.who, &connection.wished);
            let leaving = group.connections.extract_if(.., |connection| audience(connection) != group.audience);
            moved.extend(leaving.map(|connection| (audience(&connection), connection)));
        }
        groups.retain(|group| !group.connections.is_empty());
        self.groups = groups;
        for (audience, connection) in moved {
            self.insert(audience, connection, true);
        }
    }

    /// Everything is to be sent anew: names have changed, or seats have changed hands. A reader who has lost a seat is
    /// a spectator from here on, and is sent the reason.
    pub(crate) fn tell_anew(&mut self) {
        let groups = std::mem::take(&mut self.groups);
        self.presence.recount();
        for group in groups {
            for mut connection in group.connections {
                let audience = self.audience_of(&connection.who, &connection.wished);
                if let Some(seat) = group.audience.own.iter().find(|&seat| !audience.own.has(seat)) {
                    connection.notice = Some(self.lost(&connection.who, seat, audience.language));
                }
                self.presence.count(audience.own, 1);
                self.insert(audience, connection, true);
            }
        }
        for group in &mut self.groups {
            group.anew = true;
        }
    }

    fn lost(&self, who: &Who, seat: Seat, language: Language) -> ServerMessage {
        let NewSeat { seat: saved, holders } = &self.seats[seat.index()];
        let keeps = saved.kind == SeatKind::Bot && who.person.as_ref().is_some_and(|person| holders.contains(person));
        let text = texts::text(language, if keeps { "seat-lost-to-bot" } else { "seat-lost" });
        ServerMessage::Refused(RefusedMessage { text, ..RefusedMessage::default() })
    }

    /// The last word to every reader: they look no longer.
    pub fn dismiss(&mut self, bye: impl Fn(Language) -> ServerMessage) -> Vec<Outgoing> {
        let last = |group: Group| Outgoing { to: group.ids(), text: bye(group.audience.language).to_text() };
        std::mem::take(&mut self.groups).into_iter().map(last).collect()
    }

    /// What changed for this audience since it was last sent something; no message where it has noticed nothing.
    fn step(&self, audience: &Audience, sent: &SentDigest) -> (Option<ServerMessage>, SentDigest) {
        let (moment, viewer) = (self.table.now(), audience.viewer());
        let (v, steps) = (self.version_for(viewer), self.table.steps(viewer));
        let grew = steps != sent.steps;
        let (mut board, mut patch, mut log) = (TextBoard::default(), render::Patch::default(), Vec::new());
        if grew {
            // What happened since without being noticed lies before that moment, not after it.
            let from = self.table.moment_after(viewer, sent.steps);
            patch = render::patch(&*self.table, from, audience, self.names_in(audience.language));
            board = moment.board(viewer);
            log = self.log(&*moment, self.table.at(from).event_count(), sent.lines, viewer, audience.language);
        }
        let shown = if grew {
            SentDigest::of_board(&board)
        } else {
            SentDigest {
                drawing: sent.drawing,
                facts: sent.facts.clone(),
                cells: sent.cells.clone(),
                ..SentDigest::default()
            }
        };
        // Lines passed over in the log are numbered all the same.
        let lines = if grew { moment.events_known(viewer) } else { sent.lines };
        let view = self.parts(audience);
        let now = SentDigest { v, steps, lines, parts: parts::digests(&view), ..shown };
        let m = self.mark(viewer, v);
        let mut step = StepMessage { v, m, patch: patch.operations, order: patch.order, ..StepMessage::default() };
        match audience.wants {
            Wants::Data => {
                (step.panels, step.log) = (patch.panels, log);
                step.panels.extend(patch.words.into_iter().map(|(panel, _)| panel));
                step.parts = parts::changed(view, &sent.parts, &now.parts);
            }
            Wants::Regions => {
                (step.parts, step.regions) =
                    parts::changed_regions(view, &sent.parts, &now.parts, self.place(), audience);
                // Which panels are gone is said by the order.
                step.regions.extend(patch.panels.iter().filter(|panel| panel.html.is_some()).map(panel));
                step.regions.extend(patch.words.into_iter().flat_map(|(_, words)| words));
                step.lines = (!log.is_empty()).then(|| log_lines(&log, self.place().game));
            }
        }
        if grew {
            self.tell_board(&mut step, board, sent, &now, audience);
        }
        let message = match step.is_empty() {
            false => Some(ServerMessage::Step(Box::new(step))),
            true if v != sent.v => Some(ServerMessage::V { v, m: step.m }),
            // Not even that something happened.
            true => None,
        };
        (message, now)
    }

    /// Adds the parts of the text board that changed.
    fn tell_board(
        &self,
        step: &mut StepMessage,
        board: TextBoard,
        sent: &SentDigest,
        now: &SentDigest,
        audience: &Audience,
    ) {
        // Rows are replaced one by one only where there are as many as before.
        if audience.wants == Wants::Regions && sent.cells.len() != now.cells.len() {
            step.regions.push(whole_board(&self.board(&board, audience.language), audience.language));
            return;
        }
        let say = |message| self.say(audience.language, message);
        let facts = (sent.facts != now.facts).then(|| board.facts.iter().map(say).collect::<Vec<_>>());
        let is_kept = |index: &usize| sent.facts.get(*index) == now.facts.get(*index);
        // Facts too are written one by one where there are as many as before.
        let kept: Vec<usize> = match sent.facts.len() == now.facts.len() {
            true => (0..now.facts.len()).filter(is_kept).collect(),
            false => Vec::new(),
        };
        let cells = board.cells.iter().enumerate().filter(|(index, _)| sent.cells.get(*index) != now.cells.get(*index));
        let cells: Vec<(usize, Cell)> =
            cells.map(|(index, (name, text))| (index, Cell { name: name.clone(), text: say(text) })).collect();
        let drawing = (sent.drawing != now.drawing).then_some(board.drawing);
        match audience.wants {
            Wants::Regions => {
                step.regions.extend(board_changes(
                    facts.as_deref(),
                    &kept,
                    drawing.as_deref(),
                    &cells,
                    audience.language,
                ));
            }
            Wants::Data => {
                let cells = cells.into_iter().map(|(_, cell)| cell).collect();
                let changes = BoardChanges { drawing, facts, cells };
                step.board = (changes != BoardChanges::default()).then_some(changes);
            }
        }
    }
}
