//! Parameters of the Monte Carlo tree search lab, as they stand in links, forms and help.

use crate::parameters::{Field, Kind, choices, parameters};
use engines::agents::Agent;
use games::connect_four::Cell;

/// Who plays the machine's sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Machine {
    /// Monte Carlo tree search with the settings of the experiment: `uct`.
    Settings,
    /// Somebody else, whatever the settings: an agent by its text.
    Agent(Agent),
}

impl Field for Machine {
    fn read(text: &str, kind: &Kind) -> Option<Self> {
        if text == SETTINGS {
            return Some(Self::Settings);
        }
        Agent::read(text, kind).map(Self::Agent)
    }

    fn write(&self) -> String {
        match self {
            Self::Settings => SETTINGS.to_owned(),
            Self::Agent(agent) => Field::write(agent),
        }
    }
}

/// The text of [`Machine::Settings`].
const SETTINGS: &str = "uct";

choices! {
    /// Which sides the person at the page plays; the machine plays the others.
    pub enum Person {
        First = "first",
        Second = "second",
        Both = "both",
        Neither = "neither",
    }
}

choices! {
    /// How the move is chosen in the end, see [`engines::mcts::FinalChoice`].
    pub enum Choice {
        Visits = "visits",
        Mean = "mean",
        Secure = "secure",
    }
}

choices! {
    /// How simulations go on below the tree, see [`engines::mcts::parameters::Playout`].
    pub enum PlayoutChoice {
        Random = "random",
        Tactical = "tactical",
    }
}

parameters! {
    /// One experiment: a game, a moment of it, and how the machine thinks about it.
    pub struct MctsLab, texts mcts_parameters {
        /// The game, as columns.
        moves: String = String::new(), Kind::Moves { most: 144 }, Stage;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 144 }, Stage;
        person: Person = Person::First, Kind::Choice(Person::NAMES), Everyone;
        agent: Machine = Machine::Settings, Kind::Agent, Advanced;
        /// Over all trees together.
        simulations: u64 = 20_000, Kind::Integer { minimum: 1, maximum: 100_000_000 }, Everyone;
        /// C in the bound.
        c: f64 = 1.0, Kind::Real { minimum: 0.0, maximum: 100.0 }, Everyone;
        choice: Choice = Choice::Visits, Kind::Choice(Choice::NAMES), Everyone;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        /// Virtual visits of a new node.
        prior: u64 = 0, Kind::Integer { minimum: 0, maximum: 10_000 }, Knowledge;
        /// Strongest first.
        ordering: bool = false, Kind::Switch, Knowledge;
        /// Exponent of progressive widening; 0 is off.
        widening: f64 = 0.0, Kind::Real { minimum: 0.0, maximum: 1.0 }, Knowledge;
        widening_base: f64 = 1.0, Kind::Real { minimum: 0.01, maximum: 12.0 }, Knowledge;
        /// Without moves that lose at once.
        pruning: bool = false, Kind::Switch, Knowledge;
        playout: PlayoutChoice = PlayoutChoice::Random, Kind::Choice(PlayoutChoice::NAMES), Knowledge;
        /// Keeps proofs.
        solver: bool = false, Kind::Switch, Knowledge;
        /// k of RAVE; 0 is off.
        rave: f64 = 0.0, Kind::Real { minimum: 0.0, maximum: 1e9 }, Knowledge;
        /// Only moves that win, or block.
        decisive: bool = false, Kind::Switch, Knowledge;
        /// The value of a move never tried.
        first_play: Option<f64> = None, Kind::RealOrInfinite { minimum: 0.0, maximum: 10.0 }, Knowledge;
        /// Nodes the exact solver may visit for each move; 0 is off.
        exact: u64 = 20_000_000, Kind::Integer { minimum: 0, maximum: 1_000_000_000_000 }, Advanced;
        /// The moment of the search looked at, in phases: four a simulation; the end if not given.
        look: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 400_000_000 }, Stage;
        trees: u64 = 1, Kind::Integer { minimum: 1, maximum: 64 }, Advanced;
        reuse: bool = false, Kind::Switch, Advanced;
        epsilon: f64 = 1e-6, Kind::Real { minimum: 1e-12, maximum: 0.1 }, Advanced;
        /// Nodes each tree may have.
        nodes: u64 = 2_000_000, Kind::Integer { minimum: 1_000, maximum: 20_000_000 }, Advanced;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}
