//! List of our lessons, as pages offer them: what their files say of themselves, which a test compares.

/// A lesson of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedLesson {
    /// Of its file, and in its link.
    pub name: &'static str,
    /// The lab that it is about, by its name in links.
    pub lab: &'static str,
    pub title: &'static str,
    pub minutes: u64,
    /// Whether it is for newcomers.
    pub is_first: bool,
}

/// All of them: by subject, those for newcomers first.
pub const LESSONS: &[ListedLesson] = &[
    ListedLesson {
        name: "game-trees-by-hand",
        lab: "minimax",
        title: "Game trees by hand",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "what-alpha-beta-may-skip",
        lab: "minimax",
        title: "What alpha-beta may skip",
        minutes: 25,
        is_first: false,
    },
    ListedLesson {
        name: "from-random-games-to-a-tree",
        lab: "mcts",
        title: "From random games to a tree",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "how-far-from-perfect-play",
        lab: "mcts",
        title: "How far from perfect play",
        minutes: 20,
        is_first: false,
    },
    ListedLesson {
        name: "what-random-playouts-do-not-know",
        lab: "mcts",
        title: "What random playouts do not know",
        minutes: 25,
        is_first: false,
    },
    ListedLesson {
        name: "what-will-the-other-do",
        lab: "matrix",
        title: "What will the other do?",
        minutes: 25,
        is_first: true,
    },
    ListedLesson {
        name: "who-believes-a-threat",
        lab: "tree-game",
        title: "Who believes a threat?",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "why-cooperate-at-all",
        lab: "repeated",
        title: "Why cooperate at all?",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "tournaments-noise-and-forgiveness",
        lab: "tournament",
        title: "Tournaments, noise and forgiveness",
        minutes: 25,
        is_first: true,
    },
    ListedLesson {
        name: "what-patience-can-support",
        lab: "repeated",
        title: "What patience can support",
        minutes: 25,
        is_first: false,
    },
    ListedLesson {
        name: "a-mutant-among-n",
        lab: "populations",
        title: "A mutant among N",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "where-your-neighbours-are-counts",
        lab: "populations",
        title: "Where your neighbours are counts",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "flows-and-rest-points",
        lab: "populations",
        title: "Flows and rest points",
        minutes: 20,
        is_first: false,
    },
    ListedLesson {
        name: "who-knows-what",
        lab: "bayesian",
        title: "Who knows what",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "bid-below-your-value",
        lab: "auction",
        title: "Bid below your value, but how far?",
        minutes: 30,
        is_first: true,
    },
    ListedLesson {
        name: "the-winners-curse",
        lab: "auction",
        title: "The winner’s curse",
        minutes: 20,
        is_first: false,
    },
    ListedLesson {
        name: "learning-from-regret",
        lab: "regret",
        title: "Learning from regret",
        minutes: 15,
        is_first: true,
    },
    ListedLesson {
        name: "the-equilibria-of-kuhn-poker",
        lab: "regret",
        title: "The equilibria of Kuhn poker",
        minutes: 25,
        is_first: false,
    },
    ListedLesson {
        name: "how-many-games-are-enough",
        lab: "racing",
        title: "How many games are enough",
        minutes: 15,
        is_first: true,
    },
    ListedLesson {
        name: "stopping-a-race-early",
        lab: "racing",
        title: "Stopping a race early, and what it costs",
        minutes: 20,
        is_first: false,
    },
    ListedLesson {
        name: "what-a-race-can-prove",
        lab: "racing",
        title: "What can be proved about a race",
        minutes: 25,
        is_first: false,
    },
    ListedLesson {
        name: "evolution-under-noise",
        lab: "evolution",
        title: "Evolving a strategy when every game is noisy",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "what-the-optimum-says",
        lab: "evolution",
        title: "What the exact optimum says about evolved strategies",
        minutes: 30,
        is_first: false,
    },
    ListedLesson {
        name: "tuning-under-noise",
        lab: "tuning",
        title: "Tuning when no try can be trusted",
        minutes: 20,
        is_first: true,
    },
    ListedLesson {
        name: "who-really-wins",
        lab: "tuning",
        title: "Which search really wins under noise",
        minutes: 25,
        is_first: false,
    },
];
