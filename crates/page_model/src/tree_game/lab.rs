//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Bar, Picture};
use crate::home::sketch::bar;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::tree_game::TreeGameExperiment;
use games::tree_game::NodeId;
use games::tree_game::labels::way_to;
use texts::Texts;

/// The incumbent.
const PLAYER: usize = 1;

impl LabOfPage for TreeGameExperiment {
    const SHOWN: Option<Shown> = drawn!(TreeGame, "tree-game", picture);

    fn sketch() -> Picture {
        Picture::Bars([0.33, 0.0, 1.0].map(bar).to_vec(), None)
    }
}

/// What each end of entry deterrence pays the incumbent, who threatens to fight.
fn picture(lab: &TreeGameExperiment, run: &Run, _: &'static Texts) -> Option<Picture> {
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
