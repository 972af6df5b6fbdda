//! Labs: a folder each, with chunks and answers.

use crate::Compute;
use crate::module::{Computing, report};
use experiments::{Experiment, Module};

experiments::lab_folders!(pub);

/// What computes these labs.
macro_rules! computing {
    ($( $lab:ident: $( $name:literal $variant:ident $type:tt ),+; )+) => {
        Computing {
            start: |experiment, index| match experiment {
                $($( Experiment::$variant(lab) => lab.start(index), )+)+
                _ => unreachable!("another module"),
            },
            answer: |experiment, inquiry, snapshots| match experiment {
                $($( Experiment::$variant(lab) => lab.answer(inquiry, snapshots), )+)+
                _ => unreachable!("another module"),
            },
            report: |experiment, format, snapshots| match experiment {
                $($( Experiment::$variant(lab) => report(lab, format, snapshots), )+)+
                _ => unreachable!("another module"),
            },
        }
    };
}

pub static SEARCH: Computing = experiments::labs_of!(Search => computing);
pub static EQUILIBRIA: Computing = experiments::labs_of!(Equilibria => computing);
pub static INFORMATION: Computing = experiments::labs_of!(Information => computing);
pub static POKER: Computing = experiments::labs_of!(Poker => computing);
pub static EVOLUTION_AND_TUNING: Computing = experiments::labs_of!(EvolutionAndTuning => computing);

/// What computes the labs of a module, for programs that have the code of all.
pub fn computing_of(module: Module) -> &'static Computing {
    match module {
        Module::Search => &SEARCH,
        Module::Equilibria => &EQUILIBRIA,
        Module::Information => &INFORMATION,
        Module::Poker => &POKER,
        Module::EvolutionAndTuning => &EVOLUTION_AND_TUNING,
    }
}
