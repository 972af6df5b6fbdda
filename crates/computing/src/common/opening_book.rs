//! The opening book of this program, where it is at hand.
//!
//! The command line has it built in. The page's workers are handed it once, when an experiment first wants it
//! ([`experiments::LabExperiment::wants_book`]: whatever may ask for a position of the book has to want it, or its results would depend on what
//! a worker did before). Where it could not be loaded positions are searched instead: scores are the same, but a budget
//! of nodes may be spent before they are found.

use core::any::Any;
use engines::agents::{Agent, Memory};
use engines::solver::book::MAX_STONES;
use engines::solver::{Book, BookError, Score, Solvable, Solver};
use games::connect_four::{ConnectFour, Standard};
use std::sync::OnceLock;

static BOOK: OnceLock<Option<Book>> = OnceLock::new();

/// The book, if it is at hand.
#[cfg(not(target_arch = "wasm32"))]
pub fn book() -> Option<&'static Book> {
    let bytes = include_bytes!("../../../../assets/connect-four.book");
    BOOK.get_or_init(|| Book::read(bytes).ok()).as_ref()
}

/// The book, if it is at hand.
#[cfg(target_arch = "wasm32")]
pub fn book() -> Option<&'static Book> {
    BOOK.get()?.as_ref()
}

/// Whether [`install`] has been called, with whatever success.
pub fn is_settled() -> bool {
    BOOK.get().is_some()
}

/// Hands the book to this worker; the first one stays.
///
/// # Errors
/// If the bytes are no book: then there is none, for good.
pub fn install(bytes: &[u8]) -> Result<(), BookError> {
    let book = Book::read(bytes);
    let outcome = book.as_ref().map(|_| ()).map_err(|error| *error);
    // Already there: it was the same.
    let _ = BOOK.set(book.ok());
    outcome
}

/// The score of a position, if the book has it.
pub fn score<S: Solvable + 'static>(position: &ConnectFour<S>) -> Option<Score> {
    // Reading the book takes longer than solving most positions that are not in it.
    if position.plies() > MAX_STONES {
        return None;
    }
    // Only the standard board's positions have the standard shape's type.
    let position: &dyn Any = position;
    book()?.score(position.downcast_ref::<ConnectFour<Standard>>()?)
}

/// A solver that knows by heart what the book says, if that can be of use with `position`.
pub fn solver_for<S: Solvable + 'static>(position: &ConnectFour<S>) -> Solver<S> {
    let mut solver = Solver::new(*position.shape());
    if position.plies() <= MAX_STONES {
        let standard: &mut dyn Any = &mut solver;
        if let (Some(solver), Some(book)) = (standard.downcast_mut::<Solver<Standard>>(), book()) {
            solver.learn(book.entries());
        }
    }
    solver
}

/// What agents that think about `position` begin with: perfect ones know the book.
pub fn memory_for<S: Solvable + 'static>(position: &ConnectFour<S>, agents: &[Agent]) -> Memory<S> {
    if agents.contains(&Agent::Perfect) {
        Memory::of(solver_for(position))
    } else {
        Memory::default()
    }
}
