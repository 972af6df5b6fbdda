//! Labs from links, and what their searches leave.

use computing::Compute;
use engines::Status;
use experiments::minimax::{MinimaxExperiment, Picture, Side, Snapshot};
use experiments::{Experiment, LabExperiment, Snapshots};
use random::Random;
use std::sync::Arc;

/// The lab of a link without its name; the link is without fault.
pub fn lab(query: &str) -> MinimaxExperiment {
    let opened = Experiment::open(&format!("minimax?{query}")).unwrap();
    assert_eq!(opened.problems, [], "{query}");
    match opened.experiment {
        Experiment::Minimax(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// What the side's chunk says and leaves when it is finished.
pub fn run(lab: &MinimaxExperiment, side: Side) -> (Snapshot, Picture) {
    let mut chunk = lab.start(side.index());
    assert_eq!(chunk.advance(u64::MAX), Status::Finished);
    let bytes = chunk.snapshot();
    let mut snapshots = vec![None; lab.chunk_count()];
    snapshots[side.index()] = Some(bytes.into());
    let mut merged = lab.merge(&snapshots).unwrap();
    let snapshot = merged.swap_remove(side.index()).unwrap();
    let picture = Picture::from_bytes(Arc::new(chunk.record())).expect("its own picture");
    (snapshot, picture)
}

const GAMES: [&str; 10] = [
    "tree=(a=4!:(1 9) b=2:(3 -7 2) ?(1/4:(5 6) 3/4:c:-2) max(8 8))",
    "game=exercise&difficulty=hard",
    "game=exercise&difficulty=medium&levels=4",
    "game=tic-tac-toe&moves=159",
    "game=tic-tac-toe&moves=1592",
    "game=nim&heaps=1,2,2&misere=on",
    "game=connect-four&width=4&height=4&moves=1122331",
    "game=connect-four&moves=44536261",
    "game=gardner&moves=b1c3d4c3&mobility=0.1",
    "game=gardner&position=1n2k/P4/5/5/4K&rook=4.5",
];

/// A random experiment whose searches are short.
pub fn random_lab(random: &mut Random) -> MinimaxExperiment {
    let mut pick = |texts: &[&str]| texts[random.below(texts.len() as u32) as usize].to_owned();
    let mut query = pick(&GAMES);
    for prefix in ["", "versus_"] {
        let algorithm = pick(&["minimax", "alpha-beta", "pvs", "expectiminimax"]);
        let ordering = pick(&["none", "static", "killer,history", "static,killer,history"]);
        let switch = [pick(&["on", "off"]), pick(&["on", "off"])];
        let (depth, quiescence) = (pick(&["1", "2", "3"]), pick(&["0", "1", "2"]));
        let name = if prefix.is_empty() {
            "algorithm"
        } else {
            "versus"
        };
        query += &format!("&{name}={algorithm}&{prefix}ordering={ordering}&{prefix}depth={depth}");
        query += &format!(
            "&{prefix}table={}&{prefix}deepening={}",
            switch[0], switch[1]
        );
        query += &format!("&{prefix}quiescence={quiescence}");
    }
    lab(&format!("{query}&seed={}", random.below(1_000)))
}
