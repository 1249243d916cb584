use super::Step;
use crate::shell::cargo;

/// Plain `cargo test`: it needs no extra tool and also runs the examples in the documentation.
pub(super) const STEP: Step = Step {
    title: "tests",
    again: "cargo test --workspace",
    long: false,
    run: |root| cargo(root, &["test", "--workspace", "--locked"], &[]),
};
