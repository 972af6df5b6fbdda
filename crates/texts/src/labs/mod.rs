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

use crate::catalogue::shell::{LabGroup, ListedLab};

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

/// The labs of the header in their groups, in English: an entry a lab.
pub(crate) const ENGLISH_GROUPS: &[LabGroup] = &[
    LabGroup {
        name: "Minimax",
        labs: &[ListedLab {
            key: "minimax",
            name: "Look ahead with minimax",
            question: "Which branch need not be read?",
        }],
    },
    LabGroup {
        name: "Tree search",
        labs: &[
            ListedLab {
                key: "mcts",
                name: "Tree search by random play",
                question: "Can random games find a good move?",
            },
            ListedLab {
                key: "ladder",
                name: "Climb a ladder of opponents",
                question: "How strong is this player?",
            },
            ListedLab {
                key: "convergence",
                name: "Watch the search converge",
                question: "Does a longer search find better moves?",
            },
        ],
    },
    LabGroup {
        name: "Poker",
        labs: &[ListedLab {
            key: "regret",
            name: "Learn poker from regret",
            question: "How does regret teach you to bluff?",
        }],
    },
    LabGroup {
        name: "Races",
        labs: &[
            ListedLab {
                key: "racing",
                name: "Race two strategies",
                question: "When have you seen enough games?",
            },
            ListedLab {
                key: "race-curves",
                name: "Compare kinds of race",
                question: "How often is a race wrong, and what does it cost?",
            },
        ],
    },
    LabGroup {
        name: "Evolution",
        labs: &[
            ListedLab {
                key: "evolution",
                name: "Evolve a strategy",
                question: "Does what survives the noise get better?",
            },
            ListedLab {
                key: "reproduce",
                name: "Reproduce published tables",
                question: "Do the published results come out again?",
            },
        ],
    },
    LabGroup {
        name: "War and Rrrats",
        labs: &[
            ListedLab {
                key: "war",
                name: "Watch a game of War",
                question: "Does it matter how you put cards back?",
            },
            ListedLab {
                key: "rrrats",
                name: "Play the dice game Rrrats",
                question: "Roll again, or keep what you have?",
            },
        ],
    },
    LabGroup {
        name: "Tuning",
        labs: &[ListedLab {
            key: "tuning",
            name: "Tune settings under noise",
            question: "Which settings are best if no try can be trusted?",
        }],
    },
];
