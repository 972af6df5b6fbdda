//! Looking at a search: which moment and which node of it an experiment shows, and what is shown first.

use super::inside::{Moment, PHASES};
use super::{MctsExperiment, Person};
use crate::LabExperiment;
use crate::common::board::Board;
use crate::diagnostic::Diagnostic;
use games::connect_four::{Column, GameRecord, Setup};
use games::record::MoveError;

/// The search that is shown first: a board so small that its tree can be read whole.
const FIRST_BOARD: (u8, u8, u8) = (4, 4, 3);
const FIRST_SIMULATIONS: u64 = 30;
/// The root, as the node looked at.
const ROOT: &str = "root";
/// The simulation that is shown of it first, as it selects.
const FIRST_SEEN: u64 = 20;

impl MctsExperiment {
    /// What anyone who comes without a link of their own sees.
    pub(super) fn first_look() -> Self {
        let (width, height, in_a_row) = FIRST_BOARD;
        let setup = Setup::new(width, height, in_a_row, None).unwrap_or_default();
        Self {
            board: Board::of(setup),
            simulations: FIRST_SIMULATIONS,
            look: Some((FIRST_SEEN - 1) * PHASES + 1),
            person: Person::First,
            ..Self::default()
        }
    }

    /// With the machine's thoughts shown while one plays.
    #[must_use]
    pub fn with_thoughts(&self) -> Self {
        Self {
            thoughts: true,
            ..self.clone()
        }
    }

    /// Phases of the search of the first tree.
    pub fn phases(&self) -> u64 {
        self.simulations_of_first_tree() * PHASES
    }

    /// The phases that have passed at the moment of the search looked at.
    pub fn look_now(&self) -> u64 {
        let all = self.phases();
        self.look.map_or(all, |look| look.min(all))
    }

    /// The moment of the search looked at.
    pub fn moment(&self) -> Moment {
        Moment::at(self.look_now())
    }

    /// Another moment of the search, by its phases; what is at the end or after it is the end.
    #[must_use]
    pub fn at_look(&self, phases: u64) -> Self {
        Self {
            look: (phases < self.phases()).then_some(phases),
            ..self.clone()
        }
    }

    /// The moment that is shown while a long search goes on, waits or has been stopped: the one looked at, else the newest of
    /// 1, 2, 5, 10, 20 … simulations that a worker can go to in a moment, of the first tree's `done` ones, or before any of
    /// them is done, of those that a search has if nothing is said.
    #[must_use]
    pub fn newest_moment(&self, done: u64) -> Self {
        if self.look.is_some() {
            return self.clone();
        }
        let done = if done == 0 {
            Self::default().simulations
        } else {
            done
        };
        let done = done.min(self.simulations_of_first_tree());
        let is_soon = |simulations: &u64| {
            *simulations <= done && self.search_until(*simulations).cost().is_quick()
        };
        let round = (0..19).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_u64.pow(zeros)));
        let newest = round.take_while(is_soon).last().unwrap_or(1);
        self.at_look(newest * PHASES)
    }

    /// With another node of the tree looked at, by the moves that lead to it; with none.
    #[must_use]
    pub fn at_node(&self, moves: Option<&[u8]>) -> Self {
        let at = match moves {
            None => String::new(),
            Some([]) => ROOT.to_owned(),
            Some(columns) => {
                let columns = columns.iter().filter_map(|&column| Column::new(column));
                columns.map(|column| column.symbol()).collect()
            }
        };
        Self { at, ..self.clone() }
    }

    /// The moves to the node looked at, from the position; `None` if none is looked at.
    pub fn moves_to_node(&self) -> Option<Vec<u8>> {
        if self.at.is_empty() {
            return None;
        }
        let before = self.plies();
        let game = self.game_at_node();
        let moves = game.moves()[before..].iter();
        Some(moves.map(|column| column.index()).collect())
    }

    /// The game as it would be at the node looked at.
    pub fn game_at_node(&self) -> GameRecord {
        self.parsed_with_node().0
    }

    fn parsed_with_node(&self) -> (GameRecord, Result<(), MoveError>) {
        let below = if self.at == ROOT { "" } else { &self.at };
        let moves = self.game_so_far().moves_text() + below;
        GameRecord::parse(self.setup(), &moves)
    }

    /// Takes moves to a node from the first impossible one on away.
    pub(super) fn repair_node(&mut self) -> Option<Diagnostic> {
        let (game, result) = self.parsed_with_node();
        let error = result.err()?;
        let below = game.moves_text();
        self.at = below.chars().skip(self.plies()).collect();
        Some(Diagnostic::new("at", error))
    }
}
