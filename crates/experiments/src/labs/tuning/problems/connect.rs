//! Evolving a board game for agents of different skill: on which board, who beginning, does the better of two agents win
//! most surely, and soon?
//!
//! Source: D. Perez-Liebana and others, "General video game artificial intelligence", 2019, section 7.3: a game's fitness is
//! how much more a better player gets than a worse one. Here an evaluation is a game of connecting stones, and its value the
//! stronger agent's score minus ½, less the penalty times the share of the board's cells that were filled. Nobody knows the
//! true values.

use crate::Experiment;
use engines::agents::Agent;
use engines::tuning::problems::{Dimension, Problem};
use engines::tuning::space::{Point, Space};
use games::Player;
use games::connect_four::{Cell, Setup};
use statistics::Range;

/// Columns, and rows.
const SIZES: [u8; 5] = [4, 5, 6, 7, 8];
const LINES: [u8; 3] = [3, 4, 5];
/// The cell that no stone may take. Of two in the middle it is the left or the lower one.
const BLOCKED: [&str; 3] = ["none", "bottom", "middle"];
const STARTS: [(&str, Starts); 3] = [
    ("stronger", Starts::Stronger),
    ("weaker", Starts::Weaker),
    ("lot", Starts::Lot),
];

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    Stronger,
    Weaker,
    /// Either, with the same probability.
    Lot,
}

/// Boards for two agents.
#[derive(Clone, Debug)]
pub struct ConnectProblem {
    pub agents: Agents,
    space: Space,
}

/// Who plays, and what a game costs that fills the board.
#[derive(Clone, Copy, Debug)]
pub struct Agents {
    pub stronger: Agent,
    pub weaker: Agent,
    pub penalty: f64,
}

impl ConnectProblem {
    /// For these two; see [`Agents`].
    pub fn new(stronger: Agent, weaker: Agent, penalty: f64) -> Self {
        let sizes = [
            SIZES.len(),
            SIZES.len(),
            LINES.len(),
            BLOCKED.len(),
            STARTS.len(),
        ];
        let space = Space::new(sizes.map(|size| size as u16).to_vec());
        Self {
            agents: Agents {
                stronger,
                weaker,
                penalty,
            },
            space: space.unwrap_or_else(|_| unreachable!("it has five small dimensions")),
        }
    }

    /// The board that a point stands for.
    pub fn setup_of(point: &Point) -> Setup {
        let [width, height] = [point[0], point[1]].map(|value| SIZES[usize::from(value)]);
        let in_a_row = LINES[usize::from(point[2])];
        let column = (width - 1) / 2;
        let row = match BLOCKED[usize::from(point[3])] {
            "bottom" => Some(0),
            "middle" => Some((height - 1) / 2),
            _ => None,
        };
        let blocked = row.map(|row| Cell { column, row });
        let setup = Setup::new(width, height, in_a_row, blocked);
        setup.unwrap_or_else(|_| unreachable!("all are allowed, and the middle is inside"))
    }

    /// Who moves first there.
    pub fn who_starts(point: &Point) -> Starts {
        STARTS[usize::from(point[4])].1
    }

    /// The lab in which somebody plays it against the stronger agent, who begins where the rules say so.
    pub fn to_play(&self, point: &Point) -> Experiment {
        let person = match Self::who_starts(point) {
            Starts::Stronger => Player::Second,
            Starts::Weaker | Starts::Lot => Player::First,
        };
        let agent = self.agents.stronger;
        Experiment::game_against(Self::setup_of(point), agent, person)
    }
}

impl Problem for ConnectProblem {
    fn space(&self) -> &Space {
        &self.space
    }

    fn dimensions(&self) -> Vec<Dimension> {
        let numbers = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect();
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let dimension = |name: &str, values| Dimension {
            name: name.to_owned(),
            values,
        };
        vec![
            dimension("width", numbers(&SIZES)),
            dimension("height", numbers(&SIZES)),
            dimension("in_a_row", numbers(&LINES)),
            dimension("blocked", names(&BLOCKED)),
            dimension("starts", names(&STARTS.map(|(name, _)| name))),
        ]
    }

    fn true_value(&self, _: &Point) -> Option<f64> {
        None
    }

    /// A loss on a full board to a win at once.
    fn range(&self) -> Range {
        Range {
            low: -0.5 - self.agents.penalty,
            high: 0.5,
        }
    }

    fn best_value(&self) -> Option<f64> {
        None
    }
}
