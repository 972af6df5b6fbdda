//! Repeated games.
//!
//! * [`support`]: games and matches for the tests. [`oracles`]: matches of the Axelrod library, and memory-one pairs solved in fractions.
//! * [`language`]: texts of strategies. [`library`]: strategies by name. [`matches`]: what a match does.
//!   [`values`]: what comes of it, exactly. [`tournament`]: everybody against everybody. [`theory`]: what patience can support.

mod language;
mod library;
mod matches;
mod oracles;
mod support;
mod theory;
mod tournament;
mod values;
