//! How much things count, in army points unless said; found by playing against a simpler player.

/// Share of an enemy's cost for taking its last PV, above the PV themselves.
pub(super) const KILL: f32 = 0.5;
/// More for a target that has not acted yet.
pub(super) const FRESH: f32 = 0.15;
/// Share of the expected loss that danger counts for.
pub(super) const DANGER: f32 = 0.35;
/// Per half-cell closer to the enemy, for those who fight hand to hand and for shooters.
pub(super) const CLOSE_IN: f32 = 0.35;
pub(super) const DRAW_NEAR: f32 = 0.2;
/// Growth of both per round.
pub(super) const HASTE: f32 = 0.1;
/// Per half-cell closer to the point, and for standing on it.
pub(super) const POINT: f32 = 0.6;
pub(super) const ON_POINT: f32 = 14.0;
/// An attack must be worth this much not to wait for a better one.
pub(super) const PATIENCE: f32 = 0.5;
