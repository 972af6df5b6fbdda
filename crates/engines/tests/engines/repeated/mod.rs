//! Repeated games.
//!
//! * [`support`]: games and matches for the tests. [`oracles`]: matches of the Axelrod library, and memory-one pairs solved in fractions.
//! * [`language`]: texts of strategies. [`library`]: strategies by name. [`matches`]: what a match does.
//!   [`values`]: what comes of it, exactly. [`recovery`]: what follows a mistake. [`tournament`]: everybody against everybody. [`theory`]: what patience can support.

mod language;
mod library;
mod matches;
mod oracles;
mod recovery;
mod support;
mod theory;
mod tournament;
mod values;
