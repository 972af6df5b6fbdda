//! Openings of the first page: five small games that a visitor plays at once, without leaving, with a program of their own. It is a tenth of the
//! page's, comes before it, and goes on when the page is there. It knows no experiment: its searches and matches are so small that they are done in steps
//! between two frames, with the same engines and lots as the laboratory's, so that the link under an opening shows the same numbers; tests compare them.
//!
//! * [`connect_four`]: a move, and the search that answers it. [`penalty`]: a mixture, and the keeper who knows it. [`bluff`]: hands of Kuhn poker.
//!   [`ultimatum`]: an offer. [`repeated`]: a strategy against three others. In each folder, the file beside `mod.rs` decides what `mod.rs` draws.
//! * [`opening`]: which there are. `card`: what stands around each. `openings`: the one that is chosen. `program`: the browser around it.

pub mod bluff;
mod card;
pub mod connect_four;
pub mod opening;
mod openings;
pub mod penalty;
#[cfg(target_arch = "wasm32")]
pub mod program;
pub mod repeated;
pub mod ultimatum;

pub use openings::Openings;
