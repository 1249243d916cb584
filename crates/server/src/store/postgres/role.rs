//! What a process that uses the database is there for.

/// What a process is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Server,
    /// It thinks for servers; `reviews` among other things.
    Worker {
        reviews: bool,
    },
}

impl Role {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Role::Server => "server",
            Role::Worker { reviews: false } => "worker",
            Role::Worker { reviews: true } => REVIEWER,
        }
    }
}

pub(super) const REVIEWER: &str = "reviewer";
