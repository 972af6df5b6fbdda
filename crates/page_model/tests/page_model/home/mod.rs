//! First page: tests of what the page decides.
//!
//! * [`tiles`]: what tiles show. [`queue`]: when they work. [`openings`]: what is played at once. [`map`]: subjects.

mod map;
mod queue;
mod tiles;
