//! Openings of the first page: five small games that a visitor plays at once, without leaving, with a program of their own. It is about a seventh of the
//! page's, comes before it, and goes on when the page is there. It knows no experiment: its searches and matches are so small that they are done in steps
//! between two frames, with the laboratory's engines and lots. Connect Four and the penalty have the numbers of the link under them, and tests compare
//! those; the others lead to the lab of their game.
//!
//! * [`connect_four`]: a move, and the search that answers it. [`penalty`]: a mixture, and the keeper who knows it. [`bluff`]: hands of Kuhn poker.
//!   [`ultimatum`]: an offer. [`repeated`]: a strategy against three others. In each folder, the file beside `mod.rs` decides what `mod.rs` draws.
//! * [`opening`]: which there are. `card`: what stands around each. `openings`: the one that is chosen. `focus`: of buttons that are gone.
//!   `program`: the browser around it.

pub mod bluff;
mod card;
pub mod connect_four;
mod focus;
pub mod opening;
mod openings;
pub mod penalty;
#[cfg(target_arch = "wasm32")]
pub mod program;
pub mod repeated;
pub mod ultimatum;

pub use openings::Openings;
