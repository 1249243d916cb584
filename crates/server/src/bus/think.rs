//! Decisions of bots as requests: a server asks, and any one worker of the same program answers. What is asked twice is thought about twice
//! and moved once; without an answer in time the server computes the decision itself.

use super::handle::Bus;
use super::word::{MOST, opened, signed};
use crate::build;
use crate::secret;
use galerne_catalog::load_record;
use galerne_engine::Seat;
use galerne_table::think;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long to send no request after one found no worker.
const QUIET: Duration = Duration::from_secs(5);
/// Each question goes to one of those that listen as this.
const GROUP: &str = "w";

/// A bot's decision: the position as a record, and the luck that it is thought about with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    pub(crate) record: String,
    pub(crate) bot: String,
    pub(crate) seat: u8,
    pub(crate) luck: u64,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Answer {
    /// The action, if there was one.
    Id(Option<usize>),
    /// All hands are full.
    Busy,
}

impl Question {
    /// Slow: not for a thread that takes moves.
    fn think(&self) -> Option<usize> {
        let table = load_record(&self.record).ok()?;
        think(&*table, &self.bot, Seat(self.seat), self.luck)
    }
}

impl Bus {
    fn questions(&self, game: &str) -> String {
        // A worker of another program might decide otherwise, or not know the game.
        format!("{}.think.{}.{game}", self.0.prefix, build::id())
    }

    /// What a worker decides; none where there is none, or it is not in time.
    pub(crate) async fn decide(&self, game: &str, question: &Question) -> Option<usize> {
        let quiet = &self.0.quiet;
        if !self.is_up() || quiet.is_kept() {
            return None;
        }
        let (subject, inbox) = (self.questions(game), format!("_INBOX.{}.{}", self.0.node, secret::random_name(12)));
        let body = signed(&serde_json::to_string(question).ok()?, &self.0.key, &subject);
        if body.len() > MOST {
            return None;
        }
        let mut answers = self.0.line.subscribe(inbox.clone(), None);
        if !self.0.line.say(subject, Some(inbox.clone()), body) {
            return None;
        }
        let (message, _) = tokio::time::timeout(PATIENCE, answers.next()).await.ok()??;
        if message.is_nobody {
            quiet.keep(QUIET);
            return None;
        }
        match serde_json::from_str(opened(&message.body, &self.0.key, &inbox).ok()?).ok()? {
            Answer::Id(id) => id,
            Answer::Busy => None,
        }
    }

    /// Answer requests of servers on this many threads, until all other handles of the bus are dropped.
    pub(crate) async fn work(&self, hands: usize) {
        let room = Arc::new(Semaphore::new(hands.max(1)));
        let mut asked = self.0.line.subscribe(self.questions("*"), Some(GROUP));
        while let Some((message, _)) = asked.next().await {
            let question = opened(&message.body, &self.0.key, &message.subject).ok();
            let question = question.and_then(|text| serde_json::from_str::<Question>(text).ok());
            let (Some(question), Some(inbox)) = (question, message.reply) else { continue };
            let Ok(hand) = Arc::clone(&room).try_acquire_owned() else {
                self.answer(inbox, &Answer::Busy);
                continue;
            };
            let bus = self.clone();
            // A panic is not reported to the requester, which computes the decision itself after its timeout.
            drop(tokio::task::spawn_blocking(move || {
                let id = question.think();
                drop(hand);
                bus.answer(inbox, &Answer::Id(id));
            }));
        }
    }

    fn answer(&self, inbox: String, answer: &Answer) {
        let body = signed(&serde_json::to_string(answer).unwrap_or_default(), &self.0.key, &inbox);
        self.0.line.say(inbox, None, body);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_catalog::find;
    use serde_json::Value;

    #[test]
    fn a_worker_decides_what_the_server_would_have() {
        for (game, bot) in [("connect-four", "random"), ("sail-race", "random"), ("onb", "random")] {
            let game = find(game).unwrap();
            let names = game.open(&Value::Null, Vec::new()).map(|table| table.names().to_vec());
            let Ok(names) = names else { continue };
            let table = game.open(&Value::Null, names).unwrap();
            let Ok(copy) = table.aside() else { continue };
            for luck in 0..20 {
                let question = Question { record: copy.record(), bot: bot.to_owned(), seat: 0, luck };
                assert_eq!(question.think(), think(&*copy, bot, Seat(0), luck), "{}", game.id());
            }
        }
        assert_eq!(Question { record: "{}".into(), bot: "random".into(), seat: 0, luck: 0 }.think(), None);
    }
}
