//! Parameters of the Monte Carlo tree search lab, as they stand in links, forms and help.

use crate::common::agents::AgentText;
use crate::common::board::Board;
use crate::common::ratings::RatingsText;
use crate::diagnostic::Refusal;
use crate::parameters::{
    Control, Integer, IntegerOrEnd, Kind, Moves, OneOf, Real, RealOrInfinite, SEED, Switch, Values,
    choices, parameters,
};
use engines::agents::Agent;
use engines::ratings::Ratings;
use texts::Texts;

/// Who plays the machine's sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Machine {
    /// Monte Carlo tree search with the settings of the experiment: `uct`.
    Settings,
    /// Somebody else, whatever the settings: an agent by its text.
    Agent(Agent),
}

/// The agent that plays for the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MachineText;

impl Kind for MachineText {
    fn allowed(&self, texts: &Texts) -> String {
        AgentText.allowed(texts)
    }

    fn control(&self) -> Control {
        AgentText.control()
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        AgentText.spoken(text, texts)
    }
}

impl Values<Machine> for MachineText {
    fn read(&self, text: &str) -> Result<Machine, Refusal> {
        if text == SETTINGS {
            return Ok(Machine::Settings);
        }
        AgentText.read(text).map(Machine::Agent)
    }

    fn write(&self, machine: &Machine) -> String {
        match machine {
            Machine::Settings => SETTINGS.to_owned(),
            Machine::Agent(agent) => AgentText.write(agent),
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
    /// What of the page is shown: all of it, or one view alone.
    pub enum View {
        All = "all",
        Tree = "tree",
        Board = "board",
        Phases = "phases",
        Thoughts = "thoughts",
        Charts = "charts",
        Path = "path",
        Whole = "whole",
        Play = "play",
        Widening = "widening",
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
    pub struct MctsExperiment, texts labs.mcts.parameters {
        /// The game, as columns.
        moves: String = String::new(), Moves { max_characters: 144 }, Stage;
        /// The moment looked at: after so many moves; the end if not given.
        ply: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 144 }, Stage;
        person: Person = Person::First, OneOf(Person::NAMES), Everyone;
        agent: Machine = Machine::Settings, MachineText, Advanced;
        /// Over all trees together.
        simulations: u64 = 20_000, Integer { minimum: 1, maximum: 100_000_000 }, Everyone;
        /// C in the bound.
        c: f64 = 1.0, Real { minimum: 0.0, maximum: 100.0 }, Everyone;
        choice: Choice = Choice::Visits, OneOf(Choice::NAMES), Everyone;
        ..board: Board, as declared;
        /// Virtual visits of a new node.
        prior: u64 = 0, Integer { minimum: 0, maximum: 10_000 }, Knowledge;
        /// Strongest first.
        ordering: bool = false, Switch, Knowledge;
        /// Exponent of progressive widening; 0 is off.
        widening: f64 = 0.0, Real { minimum: 0.0, maximum: 1.0 }, Knowledge;
        widening_base: f64 = 1.0, Real { minimum: 0.01, maximum: 12.0 }, Knowledge;
        /// Without moves that lose at once.
        pruning: bool = false, Switch, Knowledge;
        playout: PlayoutChoice = PlayoutChoice::Random, OneOf(PlayoutChoice::NAMES), Knowledge;
        /// Keeps proofs.
        solver: bool = false, Switch, Knowledge;
        /// k of RAVE; 0 is off.
        rave: f64 = 0.0, Real { minimum: 0.0, maximum: 1e9 }, Knowledge;
        /// Only moves that win, or block.
        decisive: bool = false, Switch, Knowledge;
        /// The value of a move never tried.
        first_play: Option<f64> = None, RealOrInfinite { minimum: 0.0, maximum: 10.0 }, Knowledge;
        /// Nodes the exact solver may visit for each move; 0 is off.
        exact: u64 = 20_000_000, Integer { minimum: 0, maximum: 1_000_000_000_000 }, Advanced;
        /// The moment of the search looked at, in phases: four a simulation; the end if not given.
        look: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 400_000_000 }, Look;
        /// The node looked at, by the moves that lead to it from the position.
        at: String = String::new(), Moves { max_characters: 144 }, Look;
        trees: u64 = 1, Integer { minimum: 1, maximum: 64 }, Advanced;
        reuse: bool = false, Switch, Advanced;
        /// The exploration term as the source prints it.
        rootless: bool = false, Switch, Advanced;
        epsilon: f64 = 1e-6, Real { minimum: 1e-12, maximum: 0.1 }, Advanced;
        /// Nodes each tree may have.
        nodes: u64 = 2_000_000, Integer { minimum: 1_000, maximum: 20_000_000 }, Advanced;
        seed: u64 = 1, SEED, Everyone;
        view: View = View::All, OneOf(View::NAMES), Look;
        /// While one plays: what the machine thinks of each column.
        thoughts: bool = false, Switch, Look;
        /// While one plays: the exact score of each column.
        scores: bool = false, Switch, Look;
        /// While one plays: what the last move has cost.
        coach: bool = true, Switch, Look;
        /// Learned ratings in place of those set by hand.
        elo: Option<Ratings> = None, RatingsText, Knowledge;
    }
}
