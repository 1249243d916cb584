//! What no game draws for itself: what is played otherwise at this table, and a sheet for observations while playing.

use crate::order::Order;
use crate::qr;
use galerne_catalog::{OptionText, differences, options_on_paper};
use galerne_draw::print::{Component, Flow, HALF, Part, blank};
use galerne_draw::{Area, Layer, Node, Scene, pt};
use galerne_engine::{Kind, Message};

const PAGE: (f32, f32) = (197.0, 264.0);
/// What the code of the set-up and its address take, at the upper right of the sheet.
const CODE: f32 = 42.0;

impl Order {
    fn words(&self, message: &Message) -> String {
        self.game.say(self.language, message)
    }

    fn word(&self, key: &'static str) -> String {
        self.words(&Message::new(key))
    }

    /// What is played otherwise than in the rulebook: each option with its value, and what it does. Long values, such
    /// as a map, stand on paper by themselves.
    fn otherwise(&self) -> Vec<(String, String)> {
        let line = |option: &OptionText, value: String| {
            let key = if option.kind == Kind::Json { "print-option-own" } else { "print-option" };
            self.words(&Message::new(key).with("title", option.title.clone()).with("value", value))
        };
        let differing = differences(self.game, &self.options, self.language);
        differing.into_iter().map(|(option, value)| (line(&option, value), option.help)).collect()
    }

    /// A summary of what the options change; none where the rulebook's own game is played, or the one that its quick start recommends.
    pub(crate) fn options_aid(&self) -> Option<Component> {
        let otherwise = self.otherwise();
        if otherwise.is_empty() || self.options == options_on_paper(self.game) {
            return None;
        }
        let title = self.words(&Message::new("print-aid-title").with("game", self.game.title(self.language)));
        let set = |size: (f32, f32), points: f32, with_help: bool| {
            let mut flow = Flow::new(Area::new(4.0, 3.0, size.0 - 8.0, size.1 - 6.0), points).title(&title);
            for (line, help) in &otherwise {
                flow = flow.bold(line);
                // Own content shows itself; how it is written matters to a form only.
                if with_help && !help.is_empty() {
                    flow = flow.text(help);
                }
            }
            flow.gap(0.5).text(&self.word("print-aid-how"))
        };
        let ways = [(HALF, 9.5, true), (HALF, 8.5, true), (PAGE, 9.5, true), (PAGE, 8.0, true), (PAGE, 8.0, false)];
        let fits =
            |&&(size, points, with_help): &&((f32, f32), f32, bool)| set(size, points, with_help).y <= size.1 - 3.0;
        let &(size, points, with_help) = ways.iter().find(fits).unwrap_or(&ways[4]);
        let nodes = set(size, points, with_help).nodes();
        let scene = self.sheet("options", size, &title, nodes);
        Some(if size == PAGE {
            Component::page("options", Part::Aids, scene)
        } else {
            Component::new("options", Part::Aids, scene)
        })
    }

    /// Date, options, who played and how it ended, three questions, and the way back to the same set-up.
    pub(crate) fn observation(&self) -> Component {
        let title = self.words(&Message::new("print-observation").with("game", self.game.title(self.language)));
        let code = self.link.as_ref().and_then(|link| qr::code(link, CODE));
        let beside = if code.is_some() { CODE + 4.0 } else { 0.0 };
        let mut top = Flow::new(Area::new(4.0, 3.0, PAGE.0 - 8.0 - beside, 60.0), 9.5)
            .title(&title)
            .text(&self.word("print-observation-how"))
            .blank_line(&self.word("print-observation-date"))
            .heading(&self.word("print-observation-options"));
        let otherwise: Vec<String> = self.otherwise().into_iter().map(|(line, _)| line).collect();
        top = if otherwise.is_empty() {
            top.text(&self.word("print-observation-usual"))
        } else {
            top.text(&otherwise.join(" · "))
        };
        let mut y = top.y;
        let mut nodes = top.nodes();
        if let Some(code) = code {
            nodes.push(Node::group([code]).at(pt(PAGE.0 - 4.0 - (CODE + qr::SIDE) / 2.0, 4.0)));
            y = y.max(46.0);
        }
        let head = ["print-observation-who", "print-observation-turns", "print-observation-result"];
        let head = head.map(|key| self.word(key));
        let rows = self.seats.clamp(2, 8);
        let mut below = Flow::new(Area::new(4.0, y + 3.0, PAGE.0 - 8.0, PAGE.1 - y - 6.0), 9.5).ruled(
            &[3.0, 1.0, 3.0],
            &head,
            &[],
            rows,
            8.0,
        );
        let questions = ["print-observation-best", "print-observation-stuck", "print-observation-change"];
        // What is left is shared between the answers.
        let lines = ((PAGE.1 - below.y - 30.0) / 3.0 / 8.4).floor().clamp(2.0, 6.0) as usize;
        for question in questions {
            below = below.heading(&self.word(question));
            for _ in 0..lines {
                below = below.gap(0.5).blank_line("");
            }
        }
        nodes.extend(below.nodes());
        let scene = self.sheet("observation", PAGE, &title, nodes);
        Component::page("observation", Part::Pads, scene).full_only()
    }

    fn sheet(&self, id: &str, size: (f32, f32), title: &str, nodes: Vec<Node>) -> Scene {
        blank(id, size, self.accent()).named(title).layer(Layer::new(format!("{id}-all"), nodes))
    }
}
