//! `galerne store`: operations on a whole store while no server uses it.

use super::serve::sqlite_file;
use crate::args::{StoreAt, StoreCommand, StoreCopy};
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_engine::Message;
use galerne_server::StoreError;
use galerne_server::upkeep::{self, Address};

pub(crate) fn store(command: &StoreCommand, terminal: &mut Terminal, voice: Voice) -> Outcome {
    match command {
        StoreCommand::Copy(args) => copy(args, terminal, voice),
        StoreCommand::Check(args) => check(args, terminal, voice),
        StoreCommand::Migrate(args) => {
            let at = address(&args.database, voice)?;
            wait(upkeep::migrate(&at), voice)?;
            Ok(terminal.line(&voice.word("store-migrated"))?)
        }
    }
}

fn copy(StoreCopy { from, to }: &StoreCopy, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let copied = wait(upkeep::copy(&address(from, voice)?, &address(to, voice)?), voice)?;
    let message = Message::new("store-copied")
        .with("tables", copied.tables)
        .with("known", copied.known)
        .with("entries", copied.entries)
        .with("people", copied.people);
    terminal.line(&voice.say(&message))?;
    Ok(terminal.line(&voice.word("store-copied-key"))?)
}

fn check(args: &StoreAt, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let checked = wait(upkeep::check(&address(&args.database, voice)?), voice)?;
    for id in &checked.gaps {
        terminal.line(&voice.say(&Message::new("store-gap").with("table", id.as_str())))?;
    }
    for (id, why) in &checked.closed {
        let message = Message::new("store-closed").with("table", id.as_str()).with("why", why.as_str());
        terminal.line(&voice.say(&message))?;
    }
    let bad = checked.closed.len() + checked.gaps.len();
    terminal.line(&voice.say(&Message::new("store-checked").with("good", checked.good).with("bad", bad)))?;
    if bad == 0 { Ok(()) } else { Err(Failure::told_already(Exit::Refused)) }
}

/// The store that `FILE`, `sqlite:FILE` or the address of a database names.
fn address(url: &str, voice: Voice) -> Result<Address, Failure> {
    #[cfg(feature = "cluster")]
    if super::serve::is_postgres(url) {
        return Ok(Address::Postgres(url.to_owned()));
    }
    Ok(Address::File(sqlite_file(url, voice)?))
}

fn wait<T>(work: impl Future<Output = Result<T, StoreError>>, voice: Voice) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::new(Exit::Refused, voice.io(&error)))?;
    let done = runtime.block_on(work);
    done.map_err(|error| Failure::new(Exit::Refused, galerne_server::say(voice.language, &error.for_operators())))
}
