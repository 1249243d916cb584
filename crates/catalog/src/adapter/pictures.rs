//! A game's drawing, kept as a handful of functions: a game may be listed before it can draw itself.

use crate::picture::{Drawn, DrawnBlock, DrawnPanel, DrawnPreview, Look};
use galerne_draw::text::Speech;
use galerne_draw::{
    Accent, Block, Panel, Picture, PictureContext, Pictured, Preview, Scene, Sequence, Stage, Switch, Weight,
};
use galerne_engine::{Game, Refusal, Seat, View};
use galerne_texts::Texts;

/// What several actions in a row would lead to.
type PreviewOf<G, A> = fn(&G, &PictureContext<'_, G>, Seat, &[A]) -> Option<Preview>;
type SequencesOf<G, S, A> = fn(&G, &S, Seat) -> Vec<Sequence<A>>;
type WhyNotOf<G, S> = fn(&G, &S, Seat, &[String], &str) -> Option<Refusal>;

pub(crate) struct Pictures<G: Game> {
    pub(super) accent: fn() -> Accent,
    pub(super) cover: fn() -> Option<String>,
    pub(super) switches: fn() -> &'static [Switch],
    pub(super) pictured: fn() -> &'static [Pictured],
    pub(super) stays_behind_curtain: fn() -> bool,
    pub(super) targets: fn(&G, &G::State, Seat, &G::Action) -> Vec<String>,
    pub(super) sequences: SequencesOf<G, G::State, G::Action>,
    pub(super) why_not: WhyNotOf<G, G::State>,
    pub(super) weight: fn(&G, &G::State, Seat, &G::Action) -> Weight,
    subject: fn(&G, &PictureContext<'_, G>) -> Vec<String>,
    is_below: fn(&G, &PictureContext<'_, G>, &str) -> bool,
    stage: fn(&G, &PictureContext<'_, G>) -> Stage,
    scene: fn(&G, &PictureContext<'_, G>) -> Scene,
    panels: fn(&G, &PictureContext<'_, G>) -> Vec<Panel>,
    preview: fn(&G, &PictureContext<'_, G>, Seat, &G::Action) -> Option<Preview>,
    preview_sequence: PreviewOf<G, G::Action>,
}

impl<G: Picture> Pictures<G> {
    pub(crate) fn of() -> Self {
        Pictures {
            accent: G::accent,
            cover: G::cover,
            switches: G::switches,
            pictured: G::pictured,
            stays_behind_curtain: G::stays_behind_curtain,
            targets: G::targets,
            sequences: G::sequences,
            why_not: G::why_not,
            weight: G::weight,
            subject: G::subject,
            is_below: G::is_below,
            stage: G::stage,
            scene: G::scene,
            panels: G::panels,
            preview: G::preview,
            preview_sequence: G::preview_sequence,
        }
    }
}

/// What a drawing is made from, beside the look.
pub(super) struct Sitting<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) state: &'a G::State,
    pub(super) events: &'a [G::Event],
    pub(super) names: &'a [String],
    pub(super) texts: &'a Texts,
}

impl<G: Game> Pictures<G> {
    fn with<T>(
        &self,
        sitting: &Sitting<'_, G>,
        look: &Look<'_>,
        draw: impl FnOnce(&PictureContext<'_, G>, &Speech<'_>) -> T,
    ) -> T {
        let view = View::new(sitting.game, sitting.state, look.viewer);
        let seen = |event: &G::Event| sitting.game.redact_event(event, look.viewer);
        let events: Vec<G::Event> = sitting.events.iter().filter_map(seen).collect();
        let speech = Speech::new(sitting.texts, look.language, sitting.names);
        let context = PictureContext { view: &view, events: &events, me: look.me, speech, switches: look.switches };
        draw(&context, &speech)
    }

    pub(super) fn draw(&self, sitting: &Sitting<'_, G>, look: &Look<'_>) -> Drawn {
        self.with(sitting, look, |context, speech| {
            let (subject, leads) = ((self.subject)(sitting.game, context), (self.stage)(sitting.game, context).leads());
            let in_words = |panel: Panel| {
                let now = subject.contains(&panel.id);
                let below = (self.is_below)(sitting.game, context, &panel.id);
                DrawnPanel { now, leads: now && leads, below, ..panel_in_words(panel, speech) }
            };
            let panels = (self.panels)(sitting.game, context).into_iter().map(in_words);
            Drawn { scene: (self.scene)(sitting.game, context), panels: panels.collect() }
        })
    }

    pub(super) fn board(&self, sitting: &Sitting<'_, G>, look: &Look<'_>) -> Scene {
        self.with(sitting, look, |context, _| (self.scene)(sitting.game, context))
    }

    pub(super) fn foresee(
        &self,
        sitting: &Sitting<'_, G>,
        look: &Look<'_>,
        seat: Seat,
        actions: &[G::Action],
    ) -> Option<DrawnPreview> {
        self.with(sitting, look, |context, speech| {
            let preview = match actions {
                [action] => (self.preview)(sitting.game, context, seat, action)?,
                several => (self.preview_sequence)(sitting.game, context, seat, several)?,
            };
            let lines = preview.lines.iter().map(|line| speech.say(line)).collect();
            Some(DrawnPreview { layer: preview.layer, lines })
        })
    }
}

fn panel_in_words(panel: Panel, speech: &Speech<'_>) -> DrawnPanel {
    let block = |block: Block| match block {
        Block::Picture(scene) => DrawnBlock::Picture(scene),
        Block::Lines(lines) => DrawnBlock::Lines(lines.iter().map(|line| speech.say(line)).collect()),
        Block::Facts(facts) => {
            DrawnBlock::Facts(facts.iter().map(|(name, value)| (speech.say(name), speech.say(value))).collect())
        }
    };
    let (title, body) = (speech.say(&panel.title), panel.body.into_iter().map(block).collect());
    DrawnPanel { id: panel.id, title, body, now: false, leads: false, below: false }
}
