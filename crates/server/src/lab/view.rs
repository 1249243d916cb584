//! Runs as the models that pages are made from.

use super::queue::{Now, Standing};
use super::ticket::Rest;
use crate::app::App;
use crate::identity::Reader;
use galerne_catalog::find;
use galerne_pages::model::{GameCard, LabRunPage, LookModel, RunCard, RunModel, RunState};
use galerne_table::game_card;
use galerne_texts::Language;
use std::fs;

/// A run as a line of a list.
pub(crate) fn card(standing: &Standing, language: Language) -> RunCard {
    let Standing { id, ticket, now } = standing;
    let game = find(&ticket.game);
    let game = game.map_or_else(|_| GameCard::default(), |game| game_card(game, language));
    let (state, done) = match (now, &ticket.rest) {
        (Now::AtWork { done, stopping: true, .. }, _) => (RunState::Stopping, *done),
        (Now::AtWork { done, .. }, _) => (RunState::Running, *done),
        (_, Rest::Waiting) => (RunState::Waiting, ticket.done),
        (_, Rest::Stopped) => (RunState::Stopped, ticket.done),
        (_, Rest::Failed(_)) => (RunState::Failed, ticket.done),
        // One that stopped early because it was precise enough is as complete as can be.
        (_, Rest::Complete) => (RunState::Complete, ticket.done),
    };
    let all = if state == RunState::Complete { done } else { ticket.all };
    RunCard { id: id.clone(), game, title: ticket.title.of(language).to_owned(), state, done, all }
}

/// The page of a run as the reader sees it now.
pub(super) async fn page(app: &App, reader: &Reader, standing: &Standing) -> LabRunPage {
    let language = reader.language();
    let card = card(standing, language);
    let folder = app.lab.folder(&standing.id);
    let drawn = app.views.look(&app.lab, &standing.id, language, card.state.is_busy()).await;
    let has = |file: &&&str| folder.join(file).is_file();
    let results = if card.state.is_busy() { &super::files::RESULTS[..1] } else { super::files::RESULTS };
    let run = RunModel {
        question: standing.ticket.question.of(language).to_owned(),
        reason: standing.reason(language),
        ahead: match standing.now {
            Now::Resting { ahead } => ahead,
            Now::AtWork { .. } => 0,
        },
        seconds_left: match standing.now {
            Now::AtWork { left, .. } => left,
            Now::Resting { .. } => None,
        },
        mine: reader.person.as_ref() == Some(&standing.ticket.owner),
        text: fs::read_to_string(folder.join("experiment.toml")).unwrap_or_default(),
        files: results.iter().filter(has).map(|&file| file.to_owned()).collect(),
        card,
    };
    let looks = drawn.iter().flat_map(|drawn| &drawn.glance.looks).map(|look| LookModel {
        of: look.of.clone(),
        why: look.why.clone(),
        file: look.file.clone(),
        entry: look.entry,
    });
    LabRunPage {
        frame: reader.frame(app).await,
        looks: looks.filter(|look| folder.join(&look.file).is_file()).collect(),
        said: drawn.as_ref().map(|drawn| drawn.glance.html.clone()).unwrap_or_default(),
        seen: drawn.as_ref().map_or(0, |drawn| drawn.seen),
        run,
    }
}
