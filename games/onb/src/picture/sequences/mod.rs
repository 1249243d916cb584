//! Several actions by one touch: walks, charges, blows, deployment.

pub(crate) mod charges;
pub(crate) mod deploying;
pub(crate) mod routes;
pub(crate) mod shortcuts;
pub(crate) mod walks;
