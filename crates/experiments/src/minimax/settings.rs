//! Parameters of the minimax lab.

use crate::parameters::{Field, Kind, choices, parameters};
use engines::minimax::ordering::Ordering;
use games::connect_four::Cell;
use games::nim::Heaps;

choices! {
    /// What is searched.
    pub enum GameName {
        /// A tree as it is typed.
        Tree = "tree",
        /// A tree drawn from the seed.
        Exercise = "exercise",
        TicTacToe = "tic-tac-toe",
        Nim = "nim",
        ConnectFour = "connect-four",
    }
}

choices! {
    /// The search. The first and the last are the same walk: on trees without chance there is no difference.
    pub enum Algorithm {
        Minimax = "minimax",
        AlphaBeta = "alpha-beta",
        PrincipalVariation = "pvs",
        Expectiminimax = "expectiminimax",
    }
}

choices! {
    /// How hard an exercise is.
    pub enum Difficulty {
        /// Small numbers, each once.
        Easy = "easy",
        /// Negative and equal numbers, nodes with different numbers of children.
        Medium = "medium",
        /// Chance nodes too.
        Hard = "hard",
    }
}

choices! {
    /// What the viewer is to find out by himself.
    pub enum Hide {
        Nothing = "nothing",
        /// The values that inner nodes return.
        Values = "values",
        /// Which branches are cut.
        Cuts = "cuts",
    }
}

choices! {
    /// Which sides a person plays; `nobody` outside of a game.
    pub enum Person {
        Nobody = "nobody",
        First = "first",
        Second = "second",
        Both = "both",
    }
}

/// What can stand beside the first search: nothing, or any of the algorithms.
const VERSUS: [&str; Algorithm::NAMES.len() + 1] = {
    let mut names = ["none"; Algorithm::NAMES.len() + 1];
    let mut index = 0;
    while index < Algorithm::NAMES.len() {
        names[index + 1] = Algorithm::NAMES[index];
        index += 1;
    }
    names
};

impl Field for Option<Algorithm> {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        if text == VERSUS[0] {
            return Some(None);
        }
        Algorithm::read(text, kind).map(Some)
    }

    fn write(&self) -> String {
        self.map_or_else(|| VERSUS[0].to_owned(), |algorithm| algorithm.write())
    }
}

/// The names of the heuristics that can be asked together.
pub const ORDERINGS: &[&str] = &["static", "killer", "history"];

impl Field for Ordering {
    fn read(text: &str, _kind: &Kind) -> Option<Self> {
        let mut ordering = Self::default();
        if text == "none" {
            return Some(ordering);
        }
        for name in text.split(',') {
            let switch = match name {
                "static" => &mut ordering.by_promise,
                "killer" => &mut ordering.killer,
                "history" => &mut ordering.history,
                _ => return None,
            };
            // One value has one text, so nothing twice.
            if core::mem::replace(switch, true) {
                return None;
            }
        }
        Some(ordering)
    }

    fn write(&self) -> String {
        let all = [self.by_promise, self.killer, self.history];
        let chosen = ORDERINGS.iter().zip(all).filter(|(_, is_on)| *is_on);
        let names: Vec<&str> = chosen.map(|(name, _)| *name).collect();
        if names.is_empty() {
            "none".to_owned()
        } else {
            names.join(",")
        }
    }
}

impl Field for Heaps {
    fn read(text: &str, _kind: &Kind) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// The tree of Russell and Norvig, "Artificial Intelligence", figure 5.2.
pub const TEXTBOOK: &str = "((3 12 8)(2 4 6)(14 5 2))";

/// A worth between nothing and a win.
const WORTH: Kind = Kind::Real {
    minimum: -1.0,
    maximum: 1.0,
};
const DEPTH: Kind = Kind::IntegerOrEnd {
    minimum: 1,
    maximum: 200,
};
const QUIESCENCE: Kind = Kind::Integer {
    minimum: 0,
    maximum: 20,
};

fn heaps(sizes: &[u8]) -> Heaps {
    Heaps::new(sizes).unwrap_or_else(|_| unreachable!("few small heaps"))
}

parameters! {
    /// A search of a position by one configuration, or by two side by side.
    pub struct MinimaxLab, texts minimax_parameters {
        game: GameName = GameName::Tree, Kind::Choice(GameName::NAMES), Everyone;
        tree: String = TEXTBOOK.to_owned(), Kind::Tree, Stage;
        levels: u64 = 3, Kind::Integer { minimum: 2, maximum: 6 }, Everyone;
        branching: u64 = 2, Kind::Integer { minimum: 2, maximum: 5 }, Everyone;
        difficulty: Difficulty = Difficulty::Easy, Kind::Choice(Difficulty::NAMES), Everyone;
        heaps: Heaps = heaps(&[1, 2, 3]), Kind::Heaps, Everyone;
        misere: bool = false, Kind::Switch, Everyone;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 8 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 7 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        moves: String = String::new(), Kind::Moves { most: 112 }, Everyone;
        ply: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 112 }, Stage;
        algorithm: Algorithm = Algorithm::Minimax, Kind::Choice(Algorithm::NAMES), Everyone;
        depth: Option<u64> = None, DEPTH, Everyone;
        ordering: Ordering = Ordering::default(), Kind::Set(ORDERINGS), Everyone;
        table: bool = false, Kind::Switch, Everyone;
        deepening: bool = false, Kind::Switch, Everyone;
        quiescence: u64 = 0, QUIESCENCE, Everyone;
        versus: Option<Algorithm> = None, Kind::Choice(&VERSUS), Everyone;
        versus_depth: Option<u64> = None, DEPTH, Everyone;
        versus_ordering: Ordering = Ordering::default(), Kind::Set(ORDERINGS), Everyone;
        versus_table: bool = false, Kind::Switch, Everyone;
        versus_deepening: bool = false, Kind::Switch, Everyone;
        versus_quiescence: u64 = 0, QUIESCENCE, Everyone;
        centre: f64 = 0.03, WORTH, Everyone;
        corner: f64 = 0.02, WORTH, Everyone;
        edge: f64 = 0.01, WORTH, Everyone;
        one: f64 = 0.001, WORTH, Everyone;
        two: f64 = 0.01, WORTH, Everyone;
        three: f64 = 0.05, WORTH, Everyone;
        hide: Hide = Hide::Nothing, Kind::Choice(Hide::NAMES), Stage;
        person: Person = Person::Nobody, Kind::Choice(Person::NAMES), Stage;
        step: Option<u64> = Some(0), Kind::IntegerOrEnd { minimum: 0, maximum: 10_000_000 }, Stage;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}
