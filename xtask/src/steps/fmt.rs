use super::Step;
use crate::shell::cargo;

pub(super) const STEP: Step = Step {
    title: "format",
    again: "cargo fmt --all",
    long: false,
    run: |root| cargo(root, &["fmt", "--all", "--check"], &[]),
};
