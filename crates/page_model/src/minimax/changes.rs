//! Changes of an experiment by buttons and lists over the tree.

use experiments::minimax::{Hide, MinimaxExperiment, Person, Shown, Side};
use experiments::parameters::Word;

/// The same position, played by this person.
pub fn played_by(lab: &MinimaxExperiment, person: Person) -> MinimaxExperiment {
    MinimaxExperiment {
        person,
        hide: Hide::Nothing,
        step: Shown::End,
        ..lab.clone()
    }
}

/// Another exercise.
pub fn new_exercise(lab: &MinimaxExperiment, seed: u64) -> MinimaxExperiment {
    MinimaxExperiment {
        seed,
        step: Shown::Opening,
        node: None,
        ..lab.clone()
    }
}

/// With something to find out; by its name in links.
pub fn hiding(lab: &MinimaxExperiment, name: &str) -> MinimaxExperiment {
    let hide = Hide::of_name(name).unwrap_or(Hide::Nothing);
    // What is to be found out must not have been seen yet.
    let step = if hide == Hide::Nothing {
        lab.step
    } else {
        Shown::Opening
    };
    MinimaxExperiment {
        hide,
        step,
        ..lab.clone()
    }
}

/// What can be asked, by the names in links: where nothing is cut, nobody is asked for cuts.
pub fn can_be_hidden(lab: &MinimaxExperiment) -> impl Iterator<Item = &'static str> {
    let cuts = lab.sides().any(|side| lab.cuts(side));
    let names = Hide::NAMES.iter().copied();
    names.filter(move |name| cuts || *name != Hide::Cuts.name())
}

/// With the other search told; `None` if it is told already.
pub fn told_of(lab: &MinimaxExperiment, side: Side) -> Option<MinimaxExperiment> {
    (side != lab.side).then(|| MinimaxExperiment {
        side,
        node: None,
        ..lab.clone()
    })
}

/// After so many steps of `last`.
pub fn at_step(lab: &MinimaxExperiment, step: u64, last: u32) -> MinimaxExperiment {
    MinimaxExperiment {
        step: Shown::after(step, last),
        ..lab.clone()
    }
}
