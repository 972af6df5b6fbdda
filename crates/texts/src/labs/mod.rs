//! Texts of the labs, a file or a folder each.

use crate::lab::LabGroup;

/// Makes the catalogue of all labs: those of the header in their groups, in the order of the interface, and after `others` those
/// that pages of others show.
macro_rules! labs {
    ($( $group:literal { $( $lab:ident: $texts:ident, )+ } )+ others { $( $other:ident: $of_other:ident, )* }) => {
        $($( mod $lab; pub use $lab::*; )+)+
        $( mod $other; pub use $other::*; )*

        texts! {
            /// The texts of all labs.
            pub struct Labs { $($( $lab: $lab::$texts, )+)+ $( $other: $other::$of_other, )* }
        }

        /// The labs of the header in their groups, in English.
        pub(crate) const ENGLISH_GROUPS: &[LabGroup] = &[$(
            LabGroup { name: $group, labs: &[$( $lab::LISTED ),+] },
        )+];
    };
}

labs! {
    "Minimax" {
        minimax: MinimaxLabTexts,
    }
    "Tree search" {
        mcts: MctsLabTexts,
        ladder: LadderLabTexts,
        graded_test: GradedTestLabTexts,
        convergence: ConvergenceLabTexts,
        ratings: RatingsLabTexts,
    }
    "Strategic games" {
        matrix: MatrixLabTexts,
        continuous: ContinuousLabTexts,
    }
    "Repeated games" {
        repeated: RepeatedLabTexts,
        tournament: TournamentLabTexts,
    }
    "Populations" {
        populations: PopulationsLabTexts,
    }
    "Information" {
        bayesian: BayesianLabTexts,
        auction: AuctionLabTexts,
    }
    "Extensive games" {
        tree_game: TreeGameLabTexts,
    }
    "Poker" {
        regret: RegretLabTexts,
        general_sum: GeneralSumLabTexts,
    }
    "Races" {
        racing: RacingLabTexts,
        race_curves: RaceCurvesLabTexts,
    }
    "Evolution" {
        evolution: EvolutionLabTexts,
        reproduce: ReproduceLabTexts,
    }
    "War and Rrrats" {
        war: WarLabTexts,
        rrrats: RrratsLabTexts,
    }
    "Tuning" {
        tuning: TuningLabTexts,
    }
    "Arcade" {
        aliens: AliensLabTexts,
    }
    others {
        solve: SolveLabTexts,
    }
}
