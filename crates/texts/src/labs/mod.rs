//! Texts of the labs, a file or a folder each.

mod aliens;
mod convergence;
mod evolution;
mod general_sum;
mod graded_test;
mod ladder;
mod matrix;
mod mcts;
mod minimax;
mod race_curves;
mod racing;
mod ratings;
mod regret;
mod repeated;
mod reproduce;
mod rrrats;
mod solve;
mod tournament;
mod tree_game;
mod tuning;
mod war;

use crate::lab::{LabGroup, ListedLab};

/// Makes the catalogue of all labs.
macro_rules! labs {
    ($( $lab:ident: $texts:ident, )*) => {
        $( pub use $lab::*; )*

        texts! {
            /// The texts of all labs.
            pub struct Labs { $( $lab: $lab::$texts, )* }
        }
    };
}

labs! {
    minimax: MinimaxLabTexts,
    mcts: MctsLabTexts,
    ladder: LadderLabTexts,
    graded_test: GradedTestLabTexts,
    convergence: ConvergenceLabTexts,
    ratings: RatingsLabTexts,
    solve: SolveLabTexts,
    matrix: MatrixLabTexts,
    repeated: RepeatedLabTexts,
    tournament: TournamentLabTexts,
    tree_game: TreeGameLabTexts,
    regret: RegretLabTexts,
    general_sum: GeneralSumLabTexts,
    racing: RacingLabTexts,
    race_curves: RaceCurvesLabTexts,
    evolution: EvolutionLabTexts,
    reproduce: ReproduceLabTexts,
    rrrats: RrratsLabTexts,
    war: WarLabTexts,
    aliens: AliensLabTexts,
    tuning: TuningLabTexts,
}

/// The labs of the header in their groups, in English: an entry a lab.
pub(crate) const ENGLISH_GROUPS: &[LabGroup] = &[
    LabGroup {
        name: "Minimax",
        labs: &[ListedLab {
            key: "minimax",
            name: "Look ahead with minimax",
            question: "Which branches can you skip?",
            link: "minimax",
            live: "Live: alpha-beta on the textbook’s tree. What is struck out is never searched.",
        }],
    },
    LabGroup {
        name: "Tree search",
        labs: &[
            ListedLab {
                key: "mcts",
                name: "Tree search by random play",
                question: "Can random games find a good move?",
                link: "mcts?simulations=30&width=4&height=4&in_a_row=3&look=77",
                live: "Live: the machine against itself, 400 simulations per move. Bars: simulations by column.",
            },
            ListedLab {
                key: "ladder",
                name: "Climb a ladder of opponents",
                question: "How strong is this player?",
                link: "ladder?agent=uct(100)&rungs=random,tactical,uct(50),minimax(2),minimax(4)",
                live: "Live: 100 simulations per move against four opponents, 16 games each. Bars: points won.",
            },
            ListedLab {
                key: "graded-test",
                name: "Sit a graded test",
                question: "How many of a hundred opponents does it beat?",
                link: "graded-test?agent=uct(200)&games=60&first=5&last=40&step=5",
                live: "Live: 100 simulations per move against eight of the hundred opponents, 8 games each. Bars: points won.",
            },
            ListedLab {
                key: "convergence",
                name: "Watch the search converge",
                question: "Does a longer search find better moves?",
                link: "convergence?moves=224424&agents=uct(1000),knowledge(1000)&width=5&height=5&look=50",
                live: "Live: how much the recommended move gives away, by simulations (logarithmic).",
            },
            ListedLab {
                key: "ratings",
                name: "Learn what makes a good move",
                question: "What do good players look for?",
                link: "ratings",
                live: "Live: what players preferred most in 60 games of 60 simulations per move, in Elo, with 95 % intervals.",
            },
        ],
    },
    LabGroup {
        name: "Strategic games",
        labs: &[ListedLab {
            key: "matrix",
            name: "Solve a payoff matrix",
            question: "What can everybody do so that nobody regrets it?",
            link: "matrix",
            live: "Live: chances of a goal at a penalty kick, best responses of kicker and keeper, and where they meet.",
        }],
    },
    LabGroup {
        name: "Repeated games",
        labs: &[
            ListedLab {
                key: "repeated",
                name: "Meet again and again",
                question: "Why cooperate with anyone who may defect?",
                link: "repeated?round=12",
                live: "Live: tit for tat against Joss. What each has got per round so far, round by round.",
            },
            ListedLab {
                key: "tournament",
                name: "Hold a tournament of strategies",
                question: "Who does best when everybody meets everybody?",
                link: "tournament?rounds=random&continuation=0.99&execution=0.03",
                live: "Live: eight strategies meet each other; three moves in a hundred go wrong. Bars: payoff per round.",
            },
        ],
    },
    LabGroup {
        name: "Extensive games",
        labs: &[ListedLab {
            key: "tree-game",
            name: "Draw and solve a game tree",
            question: "Who believes a threat that nobody would carry out?",
            link: "tree-game",
            live: "Live: what each end of the game pays the incumbent, who threatens to fight.",
        }],
    },
    LabGroup {
        name: "Poker",
        labs: &[
            ListedLab {
                key: "regret",
                name: "Learn poker from regret",
                question: "How does regret teach you to bluff?",
                link: "regret",
                live: "Live: how much an opponent could win from what has been learned of Kuhn poker (both axes logarithmic).",
            },
            ListedLab {
                key: "general-sum",
                name: "Regret beyond two players",
                question: "What is promised where three play?",
                link: "general-sum",
                live: "Live: Kuhn poker for three. What can still be gained, and what is regretted (both axes logarithmic).",
            },
        ],
    },
    LabGroup {
        name: "Races",
        labs: &[
            ListedLab {
                key: "racing",
                name: "Race two strategies",
                question: "When have you seen enough games?",
                link: "racing?mean=0.52",
                live: "Live: a coin that shows heads six times in ten, and bounds that close until ½ is outside.",
            },
            ListedLab {
                key: "race-curves",
                name: "Compare kinds of race",
                question: "How often is a race wrong, and what does it cost?",
                link: "race-curves?from=0.485&points=9&repeats=0",
                live: "Live: how likely a wrong verdict becomes as the players come closer.",
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
                link: "evolution?generations=12&bust=owner",
                live: "Live: the share of each order at War, generation by generation.",
            },
            ListedLab {
                key: "reproduce",
                name: "Reproduce published tables",
                question: "Do the published results come out again?",
                link: "reproduce",
                live: "Live: published results of four algorithms at Rrrats, beside the exact value of the strategy in print.",
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
                link: "war?round=14",
                live: "Live: a game, cards of both players by round.",
            },
            ListedLab {
                key: "rrrats",
                name: "Play the dice game Rrrats",
                question: "Roll again, or keep what you have?",
                link: "rrrats",
                live: "Live: how likely best play wins with 15 tokens, by your bank (across) and your opponent’s (up); darker is likelier.",
            },
        ],
    },
    LabGroup {
        name: "Tuning",
        labs: &[ListedLab {
            key: "tuning",
            name: "Tune settings under noise",
            question: "Which settings are best if no try can be trusted?",
            link: "tuning?problem=own&evaluations=200&step=30&row=2&column=1&seed=2",
            live: "Live: sixty noisy tries on a hill of two settings. Frame: what is recommended.",
        }],
    },
    LabGroup {
        name: "Arcade",
        labs: &[ListedLab {
            key: "aliens",
            name: "Play an arcade game",
            question: "How far ahead must a player look?",
            link: "aliens?budget=30",
            live: "Live: a game of Aliens. Points, and aliens that are left, by steps.",
        }],
    },
];
