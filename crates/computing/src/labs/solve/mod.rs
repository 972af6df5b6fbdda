//! The solver: a chunk a move.

mod chunk;

use crate::common::on_shape::{self, StartOn};
use crate::{Chunk, Compute};
use chunk::SolveChunk;
use engines::solver::Solvable;
use experiments::Lab;
use experiments::solve::SolveLab;
use games::Game;

impl StartOn for SolveLab {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let game = self.game_so_far();
        let mut position = game.replay(shape, game.moves().len());
        position.apply(self.legal_moves()[index]);
        Box::new(SolveChunk::new(&position, self.budget, self.fingerprint()))
    }
}

impl Compute for SolveLab {
    fn start(&self, index: usize) -> Box<dyn Chunk> {
        on_shape::start(self, self.setup(), index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engines::Status;
    use experiments::Sent;

    /// Snapshots of the first move, others unknown: at first, when something was found out, at the end.
    fn moments(lab: &SolveLab) -> [Vec<Option<Sent>>; 3] {
        let mut chunk = lab.start(0);
        let of_first = |chunk: &dyn Chunk| {
            let mut snapshots = vec![None; lab.chunk_count()];
            snapshots[0] = Some(chunk.snapshot().into());
            snapshots
        };
        let width = |snapshots: &[Option<Sent>]| {
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
        let lab = SolveLab {
            moves: "4444433333552256".to_owned(),
            ..SolveLab::default()
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
        let foreign = SolveLab::default().start(0).snapshot();
        assert_eq!(lab.richer(&[Some(foreign.into())], begun.clone()), begun);
    }
}
