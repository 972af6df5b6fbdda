//! Arguments of the programs that measure: without any they measure everything; a name of a work
//! measures that alone, if there is such a work; `--list` prints the names.

use super::row::{Row, Who};
use std::env;

/// Something to be measured.
pub struct Work {
    pub name: String,
    /// Who does it.
    pub who: Who,
    /// Does it and returns seconds a unit.
    pub measure: Box<dyn Fn() -> f64>,
}

/// Runs the program.
pub fn run(works: &[Work]) {
    // Cargo says `--bench` to programs of that kind.
    let argument = env::args().skip(1).find(|argument| argument != "--bench");
    let is_asked = |work: &Work| argument.as_ref().is_none_or(|name| *name == work.name);
    if argument.as_deref() == Some("--list") {
        works.iter().for_each(|work| println!("{}", work.name));
        return;
    }
    for work in works.iter().filter(|work| is_asked(work)) {
        let row = Row {
            work: work.name.clone(),
            who: work.who.clone(),
            seconds: (work.measure)(),
        };
        println!("{row}");
    }
}
