//! Lab of tuning, as the page shows it.
//!
//! * [`stage`]: the problem, the first run, and a moment of it. [`words`]: points and faults as people read them.
//! * [`pseudo_code`]: the listing and time by its lines. [`parts`]: the loop of three parts. [`now`]: the verdict at the moment looked at, and why the next point is chosen.
//! * [`terms`]: a bound, tuple by tuple. [`values`]: values of dimensions as numbers.
//! * [`maps`]: two dimensions as maps. [`space`]: the dimensions as a table. [`curves`]: optimizers beside each other.
//! * [`finals`]: finalists and races as they are told, and what they have decided.

pub mod curves;
pub mod finals;
mod lab;
pub mod maps;
pub mod now;
pub mod parts;
pub mod pseudo_code;
pub mod space;
pub mod stage;
pub mod terms;
pub mod values;
pub mod words;
