use super::Step;
use crate::shell::cargo;

/// A broken link in the documentation is a broken promise.
pub(super) const STEP: Step = Step {
    title: "documentation",
    again: "cargo doc --workspace --no-deps",
    long: true,
    run: |root| cargo(root, &["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")]),
};
