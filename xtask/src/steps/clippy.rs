use super::Step;
use crate::shell::cargo;

pub(super) const STEP: Step = Step {
    title: "lints",
    again: "cargo clippy --workspace --all-targets",
    long: false,
    run: |root| cargo(root, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[]),
};
