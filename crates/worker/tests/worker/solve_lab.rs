//! The solver's lab: what is known about a position is never replaced by less.

use computing::{Chunk, Compute};
use engines::Status;
use experiments::solve::SolveExperiment;
use experiments::{ChunkOutput, LabExperiment, Snapshots};

/// Snapshots of the first move, others unknown: at first, when something was found out, at the end.
fn moments(lab: &SolveExperiment) -> [Vec<Option<ChunkOutput>>; 3] {
    let mut chunk = lab.start(0);
    let of_first = |chunk: &dyn Chunk| {
        let mut snapshots = vec![None; lab.chunk_count()];
        snapshots[0] = Some(chunk.snapshot().into());
        snapshots
    };
    let width = |snapshots: &[Option<ChunkOutput>]| {
        let bounds = lab.merge(snapshots).expect("its own").moves[0].bounds;
        bounds.upper - bounds.lower
    };
    let at_first = of_first(&*chunk);
    while width(&of_first(&*chunk)) == width(&at_first) {
        assert_eq!(chunk.advance(1), Status::Running);
    }
    let begun = of_first(&*chunk);
    while chunk.advance(1_000) == Status::Running {}
    [at_first, begun, of_first(&*chunk)]
}

#[test]
fn what_was_known_stays_known() {
    let lab = SolveExperiment {
        moves: "4444433333552256".to_owned(),
        ..SolveExperiment::default()
    };
    let [at_first, begun, end] = moments(&lab);
    let nothing = vec![None; lab.chunk_count()];
    for (known, news, expected) in [
        (&nothing, &at_first, &at_first),
        (&at_first, &begun, &begun),
        (&begun, &at_first, &begun),
        (&begun, &nothing, &begun),
        (&end, &begun, &end),
        (&begun, &end, &end),
    ] {
        assert_eq!(&lab.richer(known, news.clone()), expected);
    }
    // What is about another position says nothing.
    let foreign = SolveExperiment::default().start(0).snapshot();
    assert_eq!(lab.richer(&[Some(foreign.into())], begun.clone()), begun);
}
