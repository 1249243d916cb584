//! `galerne worker`: bots, reviews and the laboratory for servers elsewhere, until Ctrl-C.

use crate::args;
use crate::failure::Outcome;
use crate::terminal::Terminal;
use crate::voice::Voice;

#[cfg(not(feature = "cluster"))]
pub(crate) fn worker(_: &args::Worker, _: &mut Terminal, voice: Voice) -> Outcome {
    Err(super::serve::no_bus(voice))
}

#[cfg(feature = "cluster")]
pub(crate) fn worker(args: &args::Worker, terminal: &mut Terminal, voice: Voice) -> Outcome {
    use super::serve::{bus, is_postgres, stopped};
    use crate::failure::{Exit, Failure};
    use galerne_engine::Message;
    let or_variable = |given: &Option<String>, name| {
        given.clone().or_else(|| std::env::var(name).ok()).filter(|url| !url.is_empty()).unwrap_or_default()
    };
    let database = or_variable(&args.database, "GALERNE_DATABASE");
    if !is_postgres(&database) {
        let failure = Failure::usage(voice, &Message::new("serve-bus-alone"));
        return Err(failure.advise(voice.word("serve-bus-alone-advice")));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let bots = args.bots.map_or(cores, usize::from);
    // Bots alone are asked for over it.
    let bus = if bots > 0 { Some(bus(&or_variable(&args.bus, "GALERNE_BUS"), voice)?) } else { None };
    let lab = args.lab.map_or(cores.div_ceil(2), usize::from);
    let worker = galerne_server::Worker { database, bus, key: args.key.clone(), bots, reviews: !args.no_reviews, lab };
    let refused = |reason: String| Failure::new(Exit::Refused, reason);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| refused(voice.io(&error)))?;
    terminal.line(&voice.say(&Message::new("worker-ready").with("bots", bots).with("lab", lab)))?;
    let worked = runtime.block_on(galerne_server::work(worker, stopped()));
    // A bot in the middle of a long thought is not waited for: the server thinks by itself.
    runtime.shutdown_background();
    worked.map_err(|error| refused(galerne_server::say(voice.language, &error.for_operators())))
}
