//! Search over the whole site: labs, lessons and their scenes, games, strategies, terms, ready experiments, settings.
//!
//! What there is to find is written when the page is built (the crate `site_index`) and read when somebody first searches.
//!
//! * [`entry`]: what can be found. [`folding`]: words without case and accents. [`index`]: all of it, and what fits what is typed.
//! * [`beginnings`]: what stands there before anything is typed. [`choosing`]: the way through what was found.

pub mod beginnings;
pub mod choosing;
pub mod entry;
pub mod folding;
pub mod index;
