//! Labs: a folder each, with chunks and answers.

pub mod aliens;
pub mod convergence;
pub mod evolution;
pub mod general_sum;
pub mod graded_test;
pub mod ladder;
pub mod matrix;
pub mod mcts;
pub mod minimax;
pub mod race_curves;
pub mod racing;
pub mod ratings;
pub mod regret;
pub mod repeated;
pub mod reproduce;
pub mod rrrats;
pub mod solve;
pub mod tournament;
pub mod tree_game;
pub mod tuning;
pub mod war;

use crate::Compute;
use crate::module::{Computing, report};
use experiments::{Experiment, Module};

/// Makes what computes the labs of each module.
macro_rules! modules {
    ($($module:ident $computing:ident: $($lab:ident)+;)+) => {
        $(
            pub static $computing: Computing = Computing {
                start: |experiment, index| match experiment {
                    $(Experiment::$lab(lab) => lab.start(index),)+
                    _ => unreachable!("another module"),
                },
                answer: |experiment, inquiry, snapshots| match experiment {
                    $(Experiment::$lab(lab) => lab.answer(inquiry, snapshots),)+
                    _ => unreachable!("another module"),
                },
                report: |experiment, format, snapshots| match experiment {
                    $(Experiment::$lab(lab) => report(lab, format, snapshots),)+
                    _ => unreachable!("another module"),
                },
            };
        )+

        /// No lab is forgotten.
        const _: fn(&Experiment) = |experiment| match experiment {
            $($(Experiment::$lab(_))|+ => (),)+
        };

        /// What computes the labs of a module, for programs that have the code of all.
        pub fn computing_of(module: Module) -> &'static Computing {
            match module {
                $(Module::$module => &$computing,)+
            }
        }
    };
}

modules! {
    Search SEARCH: Minimax Mcts Solve Ladder GradedTest Convergence Ratings;
    Equilibria EQUILIBRIA: Matrix Repeated Tournament TreeGame;
    Poker POKER: Regret GeneralSum;
    EvolutionAndTuning EVOLUTION_AND_TUNING: Racing RaceCurves Evolution Generation Reproduce Rrrats War WarGame
        Aliens AliensGame Tuning;
}
