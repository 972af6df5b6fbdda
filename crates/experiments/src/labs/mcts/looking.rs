//! Looking at a search: which moment and which node of it an experiment shows, and what is shown first.

use super::inside::{Moment, PHASES};
use super::{Machine, MctsLab, Person};
use crate::common::board::Board;
use crate::problem::Problem;
use engines::agents::Agent;
use games::connect_four::{Column, GameRecord, Setup};

/// The search that is shown first: a board so small that its tree can be read whole.
const FIRST_BOARD: (u8, u8, u8) = (4, 4, 3);
const FIRST_SIMULATIONS: u64 = 30;
/// The simulation that is shown of it first, as it selects.
const FIRST_SEEN: u64 = 18;

/// Simulations that are done in about a second.
const QUICK_SIMULATIONS: u64 = 20_000;

impl MctsLab {
    /// What whoever comes without a link of their own sees.
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

    /// Whether the machine's thinking is done in about a second.
    pub fn is_quick(&self) -> bool {
        match self.agent {
            Machine::Settings => self.simulations * self.trees <= QUICK_SIMULATIONS,
            Machine::Agent(Agent::Uct(uct)) => uct.simulations <= QUICK_SIMULATIONS,
            Machine::Agent(Agent::Random | Agent::Tactical) => true,
            Machine::Agent(Agent::Minimax { depth }) => depth <= 4,
            Machine::Agent(Agent::Perfect) => false,
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

    /// With another node of the tree looked at, by the moves that lead to it.
    #[must_use]
    pub fn at_node(&self, columns: &[u8]) -> Self {
        let columns = columns.iter().filter_map(|&column| Column::new(column));
        Self {
            at: columns.map(|column| column.symbol()).collect(),
            ..self.clone()
        }
    }

    /// The moves to the node looked at, from the position.
    pub fn columns_to_node(&self) -> Vec<u8> {
        let before = self.plies();
        let game = self.game_at_node();
        game.moves()[before..]
            .iter()
            .map(|column| column.index())
            .collect()
    }

    /// The game as it would be at the node looked at.
    pub fn game_at_node(&self) -> GameRecord {
        let moves = self.game_so_far().moves_text() + &self.at;
        GameRecord::parse(self.setup(), &moves).0
    }

    /// Takes moves to a node from the first impossible one on away.
    pub(super) fn repair_node(&mut self) -> Option<Problem> {
        let moves = self.game_so_far().moves_text();
        let known = moves.chars().count();
        let (game, result) = GameRecord::parse(self.setup(), &(moves + &self.at));
        let error = result.err()?;
        self.at = game.moves_text().chars().skip(known).collect();
        Some(Problem::new("at", error))
    }
}
