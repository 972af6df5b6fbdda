//! Paths of both players' strategies among all mixtures: a triangle each, or one square where each has two choices.

use crate::kit::simplex::point;
use experiments::general_sum::{Findings, GeneralSumExperiment, Past};
use games::Player;

/// Of the battle of the sexes, the only game here of two choices: both at the one, both at the other, and each at the favourite with ⅔.
pub const EQUILIBRIA: [(f64, f64); 3] = [(0.0, 0.0), (1.0, 1.0), (1.0 / 3.0, 2.0 / 3.0)];

/// Which strategy of a moment.
pub type Of = fn(&Past) -> &[f32];

/// Whether each player has a triangle of their own.
pub fn is_triangle(findings: &Findings) -> bool {
    let sets = findings.compiled.game.information_sets();
    sets.iter().all(|set| set.actions.len() == 3)
}

/// Where the mixtures of a player have been in the run that is looked at, or in a square those of both.
pub fn path(
    lab: &GeneralSumExperiment,
    findings: &Findings,
    player: Player,
    of: Of,
) -> Vec<(f64, f64)> {
    let game = &findings.compiled.game;
    let is_triangle = is_triangle(findings);
    let mixture = |past: &Past, set: usize| -> Vec<f64> {
        let parts = of(past)[game.slots(set)].iter();
        parts.copied().map(f64::from).collect()
    };
    let point = |past: &Past| point(is_triangle, player, |player| mixture(past, player));
    let run = findings.run(lab.run_shown());
    let past = run.map_or(&[][..], |run| &run.past);
    past.iter().filter_map(point).collect()
}
