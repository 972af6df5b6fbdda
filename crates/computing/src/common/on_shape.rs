//! Boards of Connect Four of whatever shape is the fastest for them, and chunks that begin on one.

use crate::Chunk;
use engines::solver::Solvable;
use ethnum::U256;
use games::connect_four::{Custom, Setup, Standard};

/// Something that is done on a board of whatever shape is the fastest for it.
pub trait OnShape {
    type Output;

    /// Does it.
    fn on<S: Solvable + 'static>(self, shape: S) -> Self::Output;
}

/// Does `what` on the fastest shape that holds this board.
pub fn on_shape<T: OnShape>(setup: Setup, what: T) -> T::Output {
    if setup == Setup::STANDARD {
        return what.on(Standard);
    }
    if let Some(shape) = Custom::<u64>::new(setup) {
        return what.on(shape);
    }
    if let Some(shape) = Custom::<u128>::new(setup) {
        return what.on(shape);
    }
    let shape = Custom::<U256>::new(setup);
    what.on(shape.unwrap_or_else(|| unreachable!("256 bits hold every board")))
}

/// A lab whose chunks begin on a board.
pub trait StartOn {
    /// Chunk `index` on `shape`, which is that of the lab's board.
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk>;
}

/// Chunk `index` of a lab with this board.
pub fn start<L: StartOn>(lab: &L, setup: Setup, index: usize) -> Box<dyn Chunk> {
    on_shape(setup, Start { lab, index })
}

struct Start<'a, L> {
    lab: &'a L,
    index: usize,
}

impl<L: StartOn> OnShape for Start<'_, L> {
    type Output = Box<dyn Chunk>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Box<dyn Chunk> {
        self.lab.start_on(shape, self.index)
    }
}
