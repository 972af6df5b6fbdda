//! Extensive games: what each end of entry deterrence pays the incumbent, who threatens to fight.

use super::run::Run;
use crate::home::picture::{Bar, Picture};
use experiments::{Experiment, Snapshots};
use games::tree_game::NodeId;
use games::tree_game::labels::way_to;
use texts::Texts;

/// The incumbent.
const PLAYER: usize = 1;

pub fn tree_game(experiment: &Experiment, run: &Run, _: &'static Texts) -> Option<Picture> {
    let Experiment::TreeGame(lab) = experiment else {
        return None;
    };
    lab.merge(run.snapshots).ok()?;
    let game = lab.tree().ok()?;
    let totals = game.totals()?;
    let nodes = game.nodes().iter().enumerate();
    let ends = nodes.filter(|(_, node)| node.set.is_none());
    let paid: Vec<(NodeId, f64)> = ends
        .map(|(end, _)| (end, totals[end][PLAYER].value()))
        .collect();
    let payoffs = || paid.iter().map(|(_, payoff)| *payoff);
    let (low, high) = (payoffs().fold(0.0, f64::min), payoffs().fold(0.0, f64::max));
    let bar = |&(end, payoff): &(NodeId, f64)| Bar {
        name: format!(
            "{}: {}",
            way_to(&game, end).join(", "),
            totals[end][PLAYER].shown()
        )
        .into(),
        value: (payoff - low) / (high - low),
        interval: None,
    };
    let zero = (-low / (high - low), "0");
    (high > low).then(|| Picture::Bars(paid.iter().map(bar).collect(), Some(zero)))
}
