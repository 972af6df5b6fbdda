//! Map of the subjects that a course has: what of us belongs to each.

use crate::{LESSONS, ListedLesson};

texts! {
    pub struct SubjectMapTexts {
        heading = "What do you want to understand?",
        /// Under a subject's lessons, labs and games.
        lessons = "Lessons",
        labs = "Labs",
        games = "Games",
        subjects: &'static [Subject] = SUBJECTS,
    }
}

/// A subject.
#[derive(Debug, PartialEq)]
pub struct Subject {
    pub name: &'static str,
    pub about: &'static str,
    /// The lab whose sketch stands for it.
    pub picture: &'static str,
    /// By their names in links.
    pub lessons: &'static [&'static str],
    /// By their names in links.
    pub labs: &'static [&'static str],
    /// Name, and link without `#/`.
    pub games: &'static [(&'static str, &'static str)],
}

impl Subject {
    /// Its lessons, in its order.
    pub fn listed_lessons(&self) -> impl Iterator<Item = &'static ListedLesson> {
        let find = |name: &&str| LESSONS.iter().find(|lesson| lesson.name == *name);
        self.lessons.iter().filter_map(find)
    }
}

const SUBJECTS: &[Subject] = &[
    Subject {
        name: "Look ahead",
        about: "Both see everything and move in turn: search the tree.",
        picture: "minimax",
        lessons: &[
            "game-trees-by-hand",
            "what-alpha-beta-may-skip",
            "from-random-games-to-a-tree",
            "how-far-from-perfect-play",
            "what-random-playouts-do-not-know",
        ],
        labs: &["minimax", "mcts", "convergence"],
        games: &[
            ("Tic-tac-toe", "minimax?game=tic-tac-toe"),
            ("Nim", "minimax?game=nim"),
            ("Connect Four", "mcts?view=play"),
            ("Small chess", "minimax?game=gardner"),
        ],
    },
    Subject {
        name: "Decide at the same time",
        about: "A matrix of payoffs, best responses, dominance, equilibria.",
        picture: "matrix",
        lessons: &["what-will-the-other-do"],
        labs: &["matrix"],
        games: &[
            ("The prisoner’s dilemma", "matrix?game=prisoners-dilemma"),
            ("Battle of the sexes", "matrix?game=battle-of-the-sexes"),
            ("The penalty kick", "matrix?game=penalty-kick"),
            ("Cournot’s duopoly", "matrix?game=cournot"),
        ],
    },
    Subject {
        name: "Threaten, hide, signal",
        about: "Trees with hidden moves: threats, beliefs, bluffs.",
        picture: "tree-game",
        lessons: &["who-believes-a-threat", "the-equilibria-of-kuhn-poker"],
        labs: &["tree-game"],
        games: &[
            ("The ultimatum", "tree-game?game=ultimatum"),
            ("Kuhn poker", "regret"),
            ("Leduc poker", "regret?game=leduc"),
        ],
    },
    Subject {
        name: "Meet again",
        about: "Repeated games: patience, revenge, forgiveness.",
        picture: "repeated",
        lessons: &[
            "why-cooperate-at-all",
            "tournaments-noise-and-forgiveness",
            "what-patience-can-support",
        ],
        labs: &["repeated", "tournament"],
        games: &[],
    },
    Subject {
        name: "Decide alone",
        about: "Dice, cards and settings: chance is the opponent.",
        picture: "rrrats",
        lessons: &["tuning-under-noise"],
        labs: &["war", "rrrats", "tuning", "aliens"],
        games: &[],
    },
    Subject {
        name: "Learn",
        about: "Strategies that come from regret, or from games watched.",
        picture: "regret",
        lessons: &["learning-from-regret"],
        labs: &["regret", "general-sum", "ratings"],
        games: &[],
    },
    Subject {
        name: "Evolve",
        about: "Strategies that survive, though every result is noisy.",
        picture: "evolution",
        lessons: &["evolution-under-noise", "what-the-optimum-says"],
        labs: &["evolution", "reproduce"],
        games: &[],
    },
    Subject {
        name: "Measure",
        about: "How many games show who is better, and how surely.",
        picture: "racing",
        lessons: &[
            "how-many-games-are-enough",
            "stopping-a-race-early",
            "what-a-race-can-prove",
            "who-really-wins",
        ],
        labs: &["racing", "race-curves", "ladder", "graded-test"],
        games: &[],
    },
];
