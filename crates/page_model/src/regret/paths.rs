//! Paths of the current and the average strategy among all mixtures of two or three choices, up to the moment looked at.

use super::shown::Shown;
use crate::kit::simplex::{CORNERS, point};
use experiments::regret::Past;
use games::Player;

/// Which strategy of a moment.
pub type Of = fn(&Past) -> &[f32];

/// Whether mixtures are places in a triangle: those of three choices are, those of two in a square for both players.
pub fn is_triangle(actions: usize) -> bool {
    actions == CORNERS.len()
}

/// Where the mixtures of a player have been, or in a square those of both; empty in games of more than one choice.
pub fn path(shown: &Shown, player: Player, of: Of) -> Vec<(f64, f64)> {
    let tree = &shown.learned.tree;
    let [first, _] = tree.information_sets() else {
        return Vec::new();
    };
    let is_triangle = is_triangle(first.actions.len());
    let mixture = |past: &Past, row: usize| -> Vec<f64> {
        let row = of(past)[tree.slots(row)].iter();
        row.copied().map(f64::from).collect()
    };
    let point = |past: &Past| point(is_triangle, player, |player| mixture(past, player));
    let until = shown.moment.as_ref().map_or(0, |moment| moment.iteration);
    let main = shown.learned.main.as_ref();
    let past = main.map_or(&[][..], |main| &main.past).iter();
    let seen = past.take_while(|past| past.iteration <= until);
    seen.filter_map(point).collect()
}
