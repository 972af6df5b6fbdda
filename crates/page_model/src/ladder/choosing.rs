//! Choosing who plays: each choice is another ladder.

use engines::agents::{Agent, Agents};
use experiments::ladder::LadderExperiment;

/// A change of who plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Choice {
    Contender(Agent),
    /// The opponent on a rung, from 0.
    Rung(usize, Agent),
    Remove(usize),
    /// A rung more on top.
    Add,
}

/// The ladder after a choice; `None` where there would be too many rungs or none.
pub fn after(lab: &LadderExperiment, choice: Choice) -> Option<LadderExperiment> {
    let mut rungs = lab.opponents().to_vec();
    let mut agent = lab.agent;
    match choice {
        Choice::Contender(chosen) => agent = chosen,
        Choice::Rung(place, chosen) => *rungs.get_mut(place)? = chosen,
        Choice::Remove(place) if place < rungs.len() => {
            rungs.remove(place);
        }
        Choice::Remove(_) => return None,
        Choice::Add => rungs.push(*rungs.last()?),
    }
    let rungs = Agents::new(rungs)?;
    Some(LadderExperiment {
        agent,
        rungs,
        ..lab.clone()
    })
}
