//! Labs: a folder each, with parameters and checks, chunks, snapshots, findings and reports. And the list of them, from which
//! every crate with a folder for each lab has its own.

use crate::LabExperiment;

/// A module: labs that have much in common. Programs that are cut into modules fetch the code of one when somebody first opens a lab of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    Search,
    Equilibria,
    Information,
    Poker,
    EvolutionAndTuning,
}

impl Module {
    /// What its files are named after.
    pub fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            Self::Equilibria => "equilibria",
            Self::Information => "information",
            Self::Poker => "poker",
            Self::EvolutionAndTuning => "evolution_and_tuning",
        }
    }
}

/// Makes the list of all labs: the experiments there are, their names, and how something is done with whichever it is. `$`
/// stands for itself in the macros that are made.
///
/// A lab has the name of its folder, then its experiments, each with its name in links; after `in` the folder in its folder.
macro_rules! labs {
    (($d:tt) $( $module:ident { $( $lab:ident: $( $name:literal $variant:ident($type:ident $(in $inner:ident)?) ),+; )+ } )+) => {
        $($( pub mod $lab; $($( pub use $lab::$inner; )?)+ )+)+

        /// One experiment of one of the labs.
        #[allow(clippy::large_enum_variant, reason = "there are a few at a time, and all are read through one name")]
        #[derive(Debug)]
        pub enum Experiment { $($($( $variant($lab::$($inner::)?$type), )+)+)+ }

        // Not derived: derived implementations are inlined, so each crate of the page would have all labs' once more.
        impl Clone for Experiment {
            fn clone(&self) -> Self {
                match self { $($($( Self::$variant(lab) => Self::$variant(lab.clone()), )+)+)+ }
            }
        }

        impl PartialEq for Experiment {
            fn eq(&self, other: &Self) -> bool {
                match (self, other) {
                    $($($( (Self::$variant(lab), Self::$variant(other)) => lab == other, )+)+)+
                    _ => false,
                }
            }
        }

        /// The names of all labs, in the order of the interface.
        pub const LABS: &[&str] = &[$($($( $name, )+)+)+];

        /// The labs by their names, each with the module that it is in.
        pub const MODULES: &[(&str, Module)] = &[$($($( ($name, Module::$module), )+)+)+];

        impl Experiment {
            /// The module that its lab is in.
            pub fn module(&self) -> Module {
                match self { $($($( Self::$variant(_) => Module::$module, )+)+)+ }
            }
        }

        /// Calls the same thing on whichever lab an experiment belongs to.
        #[macro_export]
        macro_rules! each_lab {
            ($d experiment:expr, $d lab:ident => $d body:expr) => {
                match $d experiment { $($($( $d crate::Experiment::$variant($d lab) => $d body, )+)+)+ }
            };
        }
        pub(crate) use each_lab;

        /// Says the same thing of the type of a lab's experiment; `None` if there is no lab of that name.
        #[macro_export]
        macro_rules! named_lab {
            ($d name:expr, $d type:ident => $d body:expr) => {
                match $d name {
                    $($($( $name => {
                        type $d type = $d crate::$lab::$($inner::)?$type;
                        Some($d body)
                    } )+)+)+
                    _ => None,
                }
            };
        }

        /// Declares the folder of each lab, after `pub` for everybody.
        #[macro_export]
        macro_rules! lab_folders {
            ($d ($d visibility:tt)?) => { $($( $d ($d visibility)? mod $lab; )+)+ };
        }

        /// The same item of the folder of each experiment, in the order of the interface.
        #[macro_export]
        macro_rules! in_lab_folders {
            ($d item:ident) => { [$($($( $lab::$($inner::)?$d item, )+)+)+] };
        }

        /// Gives another macro the labs of a module, as they are listed here.
        #[macro_export]
        macro_rules! labs_of {
            $( ($module => $d ($d what:tt)+) => {
                $d ($d what)+! { $( $lab: $( $name $variant($type $(in $inner)?) ),+; )+ }
            }; )+
        }

        /// The same lab with what is asked.
        pub(crate) fn asked(experiment: &Experiment) -> Experiment {
            match experiment { $($($( Experiment::$variant(lab) => Experiment::$variant(lab.asked()), )+)+)+ }
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
                $($($( $name => Some(what.with(Experiment::$variant)), )+)+)+
                _ => None,
            }
        }

        $($($( impl From<$lab::$($inner::)?$type> for Experiment {
            fn from(lab: $lab::$($inner::)?$type) -> Self {
                Self::$variant(lab)
            }
        } )+)+)+
    };
}

labs! {
    ($)
    Search {
        minimax: "minimax" Minimax(MinimaxExperiment);
        mcts: "mcts" Mcts(MctsExperiment);
        ladder: "ladder" Ladder(LadderExperiment);
        graded_test: "graded-test" GradedTest(GradedTestExperiment);
        convergence: "convergence" Convergence(ConvergenceExperiment);
        ratings: "ratings" Ratings(RatingsExperiment);
        solve: "solve" Solve(SolveExperiment);
    }
    Equilibria {
        matrix: "matrix" Matrix(MatrixExperiment);
        continuous: "continuous" Continuous(ContinuousExperiment);
        repeated: "repeated" Repeated(RepeatedExperiment);
        tournament: "tournament" Tournament(TournamentExperiment);
        populations: "populations" Populations(PopulationsExperiment);
        tree_game: "tree-game" TreeGame(TreeGameExperiment);
    }
    Information {
        bayesian: "bayesian" Bayesian(BayesianExperiment);
        auction: "auction" Auction(AuctionExperiment);
    }
    Poker {
        regret: "regret" Regret(RegretExperiment);
        general_sum: "general-sum" GeneralSum(GeneralSumExperiment);
    }
    EvolutionAndTuning {
        racing: "racing" Racing(RacingExperiment);
        race_curves: "race-curves" RaceCurves(RaceCurvesExperiment);
        evolution: "evolution" Evolution(EvolutionExperiment), "generation" Generation(GenerationExperiment in generation);
        reproduce: "reproduce" Reproduce(ReproduceExperiment);
        rrrats: "rrrats" Rrrats(RrratsExperiment);
        war: "war" War(WarExperiment), "war-game" WarGame(WarGameExperiment in war_game);
        aliens: "aliens" Aliens(AliensExperiment), "aliens-game" AliensGame(AliensGameExperiment in aliens_game);
        tuning: "tuning" Tuning(TuningExperiment);
    }
}
