//! Labs: a folder each, with parameters and checks, chunks, snapshots, findings and reports. And the list of them.

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
pub mod reproduce;
pub mod rrrats;
pub mod solve;
pub mod tree_game;
pub mod tuning;
pub mod war;

use crate::Lab;
pub use aliens::aliens_game;
pub use evolution::generation;
pub use war::war_game;

/// Makes the list of all labs: the experiments there are, their names, and how something is done with whichever it is. `$`
/// stands for itself in the macro that is made.
macro_rules! labs {
    (($d:tt) $( $name:literal $variant:ident($lab:ty), )*) => {
        /// One experiment of one of the labs.
        #[allow(clippy::large_enum_variant, reason = "there are a few at a time, and all are read through one name")]
        #[derive(Clone, Debug, PartialEq)]
        pub enum Experiment { $( $variant($lab), )* }

        /// The names of all labs, in the order of the interface.
        pub const LABS: &[&str] = &[$($name),*];

        /// Calls the same thing on whichever lab an experiment belongs to.
        #[macro_export]
        macro_rules! each_lab {
            ($d experiment:expr, $d lab:ident => $d body:expr) => {
                match $d experiment { $( $d crate::Experiment::$variant($d lab) => $d body, )* }
            };
        }
        pub(crate) use each_lab;

        /// The same lab with what is asked.
        pub(crate) fn asked(experiment: &Experiment) -> Experiment {
            match experiment { $( Experiment::$variant(lab) => Experiment::$variant(lab.asked()), )* }
        }

        /// Something that is done with the lab of a name.
        pub(crate) trait WithLab {
            type Output;

            /// Does it.
            fn with<L: Lab>(self, wrap: fn(L) -> Experiment) -> Self::Output;
        }

        /// Does it; `None` if there is no such lab.
        pub(crate) fn with_lab<W: WithLab>(name: &str, what: W) -> Option<W::Output> {
            match name {
                $( $name => Some(what.with(Experiment::$variant)), )*
                _ => None,
            }
        }

        $( impl From<$lab> for Experiment {
            fn from(lab: $lab) -> Self {
                Self::$variant(lab)
            }
        } )*
    };
}

labs! {
    ($)
    "minimax" Minimax(minimax::MinimaxLab),
    "mcts" Mcts(mcts::MctsLab),
    "ladder" Ladder(ladder::LadderLab),
    "graded-test" GradedTest(graded_test::GradedTestLab),
    "convergence" Convergence(convergence::ConvergenceLab),
    "ratings" Ratings(ratings::RatingsLab),
    "solve" Solve(solve::SolveLab),
    "matrix" Matrix(matrix::MatrixLab),
    "tree-game" TreeGame(tree_game::TreeGameLab),
    "regret" Regret(regret::RegretLab),
    "general-sum" GeneralSum(general_sum::GeneralSumLab),
    "racing" Racing(racing::RacingLab),
    "race-curves" RaceCurves(race_curves::RaceCurvesLab),
    "evolution" Evolution(evolution::EvolutionLab),
    "generation" Generation(generation::GenerationLab),
    "reproduce" Reproduce(reproduce::ReproduceLab),
    "rrrats" Rrrats(rrrats::RrratsLab),
    "war" War(war::WarLab),
    "war-game" WarGame(war_game::WarGameLab),
    "aliens" Aliens(aliens::AliensLab),
    "aliens-game" AliensGame(aliens_game::AliensGameLab),
    "tuning" Tuning(tuning::TuningLab),
}
