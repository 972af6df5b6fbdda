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
pub mod repeated;
pub mod reproduce;
pub mod rrrats;
pub mod solve;
pub mod tournament;
pub mod tree_game;
pub mod tuning;
pub mod war;

use crate::LabExperiment;
pub use aliens::aliens_game;
pub use evolution::generation;
pub use war::war_game;

/// A module: labs that have much in common. Programs that are cut into modules fetch the code of one when somebody first opens a lab of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    Search,
    Equilibria,
    Poker,
    EvolutionAndTuning,
}

impl Module {
    /// What its files are named after.
    pub fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Equilibria => "equilibria",
            Self::Poker => "poker",
            Self::EvolutionAndTuning => "evolution_and_tuning",
        }
    }
}

/// Makes the list of all labs: the experiments there are, their names, and how something is done with whichever it is. `$`
/// stands for itself in the macro that is made.
macro_rules! labs {
    (($d:tt) $( $name:literal $variant:ident($lab:ty) in $module:ident, )*) => {
        /// One experiment of one of the labs.
        #[allow(clippy::large_enum_variant, reason = "there are a few at a time, and all are read through one name")]
        #[derive(Debug)]
        pub enum Experiment { $( $variant($lab), )* }

        // Not derived: derived implementations are inlined, so each crate of the page would have all labs' once more.
        impl Clone for Experiment {
            fn clone(&self) -> Self {
                match self { $( Self::$variant(lab) => Self::$variant(lab.clone()), )* }
            }
        }

        impl PartialEq for Experiment {
            fn eq(&self, other: &Self) -> bool {
                match (self, other) {
                    $( (Self::$variant(lab), Self::$variant(other)) => lab == other, )*
                    _ => false,
                }
            }
        }

        /// The names of all labs, in the order of the interface.
        pub const LABS: &[&str] = &[$($name),*];

        /// The labs by their names, each with the module that it is in.
        pub const MODULES: &[(&str, Module)] = &[$(($name, Module::$module)),*];

        impl Experiment {
            /// The module that its lab is in.
            pub fn module(&self) -> Module {
                match self { $( Self::$variant(_) => Module::$module, )* }
            }
        }

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
            fn with<L: LabExperiment>(self, wrap: fn(L) -> Experiment) -> Self::Output;
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
    "minimax" Minimax(minimax::MinimaxExperiment) in Search,
    "mcts" Mcts(mcts::MctsExperiment) in Search,
    "ladder" Ladder(ladder::LadderExperiment) in Search,
    "graded-test" GradedTest(graded_test::GradedTestExperiment) in Search,
    "convergence" Convergence(convergence::ConvergenceExperiment) in Search,
    "ratings" Ratings(ratings::RatingsExperiment) in Search,
    "solve" Solve(solve::SolveExperiment) in Search,
    "matrix" Matrix(matrix::MatrixExperiment) in Equilibria,
    "repeated" Repeated(repeated::RepeatedExperiment) in Equilibria,
    "tournament" Tournament(tournament::TournamentExperiment) in Equilibria,
    "tree-game" TreeGame(tree_game::TreeGameExperiment) in Equilibria,
    "regret" Regret(regret::RegretExperiment) in Poker,
    "general-sum" GeneralSum(general_sum::GeneralSumExperiment) in Poker,
    "racing" Racing(racing::RacingExperiment) in EvolutionAndTuning,
    "race-curves" RaceCurves(race_curves::RaceCurvesExperiment) in EvolutionAndTuning,
    "evolution" Evolution(evolution::EvolutionExperiment) in EvolutionAndTuning,
    "generation" Generation(generation::GenerationExperiment) in EvolutionAndTuning,
    "reproduce" Reproduce(reproduce::ReproduceExperiment) in EvolutionAndTuning,
    "rrrats" Rrrats(rrrats::RrratsExperiment) in EvolutionAndTuning,
    "war" War(war::WarExperiment) in EvolutionAndTuning,
    "war-game" WarGame(war_game::WarGameExperiment) in EvolutionAndTuning,
    "aliens" Aliens(aliens::AliensExperiment) in EvolutionAndTuning,
    "aliens-game" AliensGame(aliens_game::AliensGameExperiment) in EvolutionAndTuning,
    "tuning" Tuning(tuning::TuningExperiment) in EvolutionAndTuning,
}
