//! Texts of the labs, a folder each: its types, and its texts in each language.

mod convergence;
mod evolution;
mod ladder;
mod mcts;
mod minimax;
mod race_curves;
mod racing;
mod regret;
mod reproduce;
mod rrrats;
mod solve;
mod tuning;
mod war;

use crate::catalogue::shell::LabGroup;

/// Makes the catalogue of all labs, and its English.
macro_rules! labs {
    ($( $lab:ident: $texts:ident, )*) => {
        $( pub use $lab::*; )*

        /// The texts of all labs.
        #[derive(Debug)]
        pub struct Labs { $( pub $lab: $lab::$texts, )* }

        pub(crate) const ENGLISH: Labs = Labs { $( $lab: $lab::ENGLISH, )* };
    };
}

labs! {
    minimax: MinimaxLabTexts,
    mcts: MctsLabTexts,
    ladder: LadderLabTexts,
    convergence: ConvergenceLabTexts,
    solve: SolveLabTexts,
    regret: RegretLabTexts,
    racing: RacingLabTexts,
    race_curves: RaceCurvesLabTexts,
    evolution: EvolutionLabTexts,
    reproduce: ReproduceLabTexts,
    rrrats: RrratsLabTexts,
    war: WarLabTexts,
    tuning: TuningLabTexts,
}

/// The labs of the header in their groups, in English: a line a lab.
pub(crate) const ENGLISH_GROUPS: &[LabGroup] = &[
    LabGroup {
        name: "Minimax",
        labs: &[("minimax", "Looking ahead: minimax")],
    },
    LabGroup {
        name: "Connect Four",
        labs: &[
            ("mcts", "Monte Carlo tree search"),
            ("ladder", "Ladder"),
            ("convergence", "Convergence"),
        ],
    },
    LabGroup {
        name: "Poker",
        labs: &[("regret", "Regret")],
    },
    LabGroup {
        name: "Strategies",
        labs: &[
            ("racing", "Racing"),
            ("race-curves", "Race curves"),
            ("evolution", "Evolution"),
            ("reproduce", "Reproduction"),
            ("rrrats", "Rrrats"),
            ("war", "War"),
        ],
    },
    LabGroup {
        name: "Tuning",
        labs: &[("tuning", "Tuning")],
    },
];
