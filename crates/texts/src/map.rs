//! Map of the subjects that a course has. Which labs belong to each is said by the labs; lessons belong where their lab does.

texts! {
    pub struct SubjectMapTexts {
        heading = "What do you want to understand?",
        /// Under a subject: its lessons, labs and games.
        lessons = "Lessons",
        labs = "Labs",
        games = "Games",
        subjects: &'static [SubjectText] = SUBJECTS,
    }
}

/// A subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    LookAhead,
    AtOnce,
    Hidden,
    Repeated,
    Alone,
    Learning,
    Evolution,
    Measuring,
}

/// What is said about a subject.
#[derive(Debug, PartialEq)]
pub struct SubjectText {
    pub subject: Subject,
    pub name: &'static str,
    pub about: &'static str,
    /// Name, and link without `#/`.
    pub games: &'static [(&'static str, &'static str)],
}

const SUBJECTS: &[SubjectText] = &[
    SubjectText {
        subject: Subject::LookAhead,
        name: "Look ahead",
        about: "Both see everything and move in turn: search the tree.",
        games: &[
            ("Tic-tac-toe", "minimax?game=tic-tac-toe"),
            ("Nim", "minimax?game=nim"),
            ("Connect Four", "mcts?view=play"),
            ("Small chess", "minimax?game=gardner"),
        ],
    },
    SubjectText {
        subject: Subject::AtOnce,
        name: "Decide at the same time",
        about: "A matrix of payoffs, best responses, dominance, equilibria.",
        games: &[
            ("The prisoner’s dilemma", "matrix?game=prisoners-dilemma"),
            ("Battle of the sexes", "matrix?game=battle-of-the-sexes"),
            ("The penalty kick", "matrix?game=penalty-kick"),
            ("Cournot’s duopoly", "continuous"),
            ("A contest for a prize", "continuous?game=contest"),
        ],
    },
    SubjectText {
        subject: Subject::Hidden,
        name: "Threaten, hide, signal",
        about: "Hidden moves, cards and values: threats, bluffs, bids.",
        games: &[
            ("The ultimatum", "tree-game?game=ultimatum"),
            ("Kuhn poker", "regret"),
            ("Leduc poker", "regret?game=leduc"),
            ("The market for lemons", "bayesian?game=lemons"),
            ("A sealed-bid auction", "auction"),
        ],
    },
    SubjectText {
        subject: Subject::Repeated,
        name: "Meet again",
        about: "Repeated games: patience, revenge, forgiveness.",
        games: &[],
    },
    SubjectText {
        subject: Subject::Alone,
        name: "Decide alone",
        about: "Dice, cards and settings: chance is the opponent.",
        games: &[],
    },
    SubjectText {
        subject: Subject::Learning,
        name: "Learn",
        about: "Strategies that come from regret, or from games watched.",
        games: &[],
    },
    SubjectText {
        subject: Subject::Evolution,
        name: "Evolve",
        about: "Strategies that survive, though every result is noisy.",
        games: &[],
    },
    SubjectText {
        subject: Subject::Measuring,
        name: "Measure",
        about: "How many games show who is better, and how surely.",
        games: &[],
    },
];
