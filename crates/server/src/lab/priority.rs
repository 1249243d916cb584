//! The priority of threads that play for the laboratory.

/// The least of all priorities for this thread and those it starts: a table that thinks goes first. Elsewhere than under Linux the
/// priority would be that of the whole program; there the small number of threads has to do.
pub(super) fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        tracing::warn!(%error, "the laboratory works at the usual priority");
    }
}
