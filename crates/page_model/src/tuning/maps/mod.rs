//! Maps of two dimensions: what the model estimates and what is true, with the search marked on both.
//!
//! * [`grid`]: where cells stand. [`known`]: what is shown and marked. [`shades`]: how strong colours are, and where numbers stand.
//! * [`words`]: what is said beside the maps.

pub mod grid;
pub mod known;
pub mod shades;
pub mod words;
