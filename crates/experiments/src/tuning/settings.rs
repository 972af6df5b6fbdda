//! Parameters of the tuning lab, as they stand in links, forms and help.

use super::problems::AgentDimension;
use crate::parameters::{Kind, Several, choices, parameters};
use crate::race_kinds::{DELTA, EPSILON};
use engines::agents::Agent;
use engines::tuning::{ModelSettings, NtbeaSettings, Recommendation, TupleSizes};
use games::connect_four::Cell;
use games::rrrats::RollOn;

choices! {
    /// What is tuned.
    pub enum ProblemName {
        NoisyOneMax = "noisy-onemax",
        NoisyTrap = "noisy-trap",
        Hill = "hill",
        /// A made-up table.
        WinRates = "win-rates" | "planet-wars",
        /// Monte Carlo tree search for Connect Four.
        Agent = "agent",
        /// The rules of a game for players of different skill.
        Game = "game",
        /// Dimensions and a formula.
        Own = "own",
    }
}

choices! {
    /// Which game is evolved.
    pub enum GameName {
        ConnectK = "connect-k",
        Rrrats = "rrrats",
    }
}

choices! {
    /// Who searches.
    #[derive(PartialOrd, Ord)]
    pub enum OptimizerName {
        Ntbea = "ntbea",
        Random = "random",
        HillClimber = "hill-climber",
        Genetic = "genetic",
        CompactGenetic = "compact-genetic",
        Ucb = "ucb",
    }
}

impl OptimizerName {
    /// Its name in links.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

choices! {
    /// Which tuples the model has: those of one, two, three and all dimensions.
    #[derive(PartialOrd, Ord)]
    pub enum TuplesName {
        Ones = "1",
        Twos = "2",
        Threes = "3",
        All = "all",
    }
}

choices! {
    /// What is recommended, in the order of [`RecommendationName::RULES`].
    pub enum RecommendationName {
        ModelMean = "model-mean",
        WithNeighbours = "with-neighbours",
        MostVisited = "most-visited",
        OwnMean = "own-mean",
    }
}

impl RecommendationName {
    pub const RULES: [Recommendation; 4] = [
        Recommendation::ModelMean,
        Recommendation::WithNeighbours,
        Recommendation::MostVisited,
        Recommendation::OwnMean,
    ];
}

/// A probability.
const PROBABILITY: Kind = Kind::Real {
    minimum: 0.0,
    maximum: 1.0,
};

/// The mutation rate that the others than NTBEA have unless told otherwise.
const OTHERS_RATE: f64 = 0.2;

parameters! {
    /// One experiment: what is tuned, and by whom.
    pub struct TuningLab, texts tuning_parameters {
        problem: ProblemName = ProblemName::NoisyOneMax, Kind::Choice(ProblemName::NAMES), Everyone;
        bits: u64 = 10, Kind::Integer { minimum: 1, maximum: 53 }, Everyone;
        dimensions: u64 = 5, Kind::Integer { minimum: 1, maximum: 32 }, Everyone;
        values: u64 = 4, Kind::Integer { minimum: 2, maximum: 100 }, Everyone;
        /// The standard deviation of an evaluation.
        noise: f64 = 1.0, Kind::Real { minimum: 0.0, maximum: 1_000.0 }, Everyone;
        /// Which of the generated tables of win rates.
        table: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
        /// What of the agent is tuned.
        tune: Several<AgentDimension> = Several::new(&AgentDimension::USUAL), Kind::Set(AgentDimension::NAMES), Everyone;
        /// Of the agent that is tuned, a move.
        simulations: u64 = 50, Kind::Integer { minimum: 1, maximum: 100_000 }, Everyone;
        opponent: Agent = Agent::uct(100), Kind::Agent, Everyone;
        width: u64 = 7, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        height: u64 = 6, Kind::Integer { minimum: 4, maximum: 12 }, Everyone;
        in_a_row: u64 = 4, Kind::Integer { minimum: 3, maximum: 5 }, Everyone;
        blocked: Option<Cell> = None, Kind::CellOrNone, Everyone;
        game: GameName = GameName::ConnectK, Kind::Choice(GameName::NAMES), Everyone;
        stronger: Agent = Agent::uct(100), Kind::Agent, Everyone;
        weaker: Agent = Agent::uct(20), Kind::Agent, Everyone;
        /// How the weaker player of Rrrats rolls on; the stronger one plays best.
        weaker_rolls: RollOn = RollOn::three([0.5; 3]), Kind::RollOn, Everyone;
        /// For the length of the game.
        penalty: f64 = 0.0, Kind::Real { minimum: 0.0, maximum: 10.0 }, Everyone;
        space: String = OWN_SPACE.to_owned(), Kind::Space { most: 2_000 }, Everyone;
        formula: String = OWN_FORMULA.to_owned(), Kind::Formula { most: 2_000 }, Everyone;
        optimizer: Several<OptimizerName> = Several::new(&[OptimizerName::Ntbea]), Kind::Set(OptimizerName::NAMES), Everyone;
        evaluations: u64 = 500, Kind::Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
        repeats: u64 = 20, Kind::Integer { minimum: 1, maximum: 10_000 }, Everyone;
        /// n.
        neighbours: u64 = 50, Kind::Integer { minimum: 1, maximum: 10_000 }, Everyone;
        /// C of NTBEA and of UCB1.
        c: f64 = 0.3, Kind::Real { minimum: 0.0, maximum: 1_000.0 }, Everyone;
        /// p.
        mutation: f64 = 0.5, PROBABILITY, Advanced;
        flip_once: bool = true, Kind::Switch, Advanced;
        duplicates: bool = false, Kind::Switch, Advanced;
        /// ε in the denominator of every bound.
        epsilon: f64 = 0.5, Kind::Real { minimum: 0.000_001, maximum: 1_000.0 }, Advanced;
        tuples: Several<TuplesName> = Several::new(&SOURCE_TUPLES), Kind::Set(TuplesName::NAMES), Advanced;
        recommend: RecommendationName = RecommendationName::ModelMean, Kind::Choice(RecommendationName::NAMES), Advanced;
        /// Points a step.
        batch: u64 = 1, Kind::Integer { minimum: 1, maximum: 64 }, Advanced;
        /// Evaluations of each point of the hill-climber.
        resamples: u64 = 1, Kind::Integer { minimum: 1, maximum: 1_000 }, Advanced;
        climber_mutation: f64 = OTHERS_RATE, PROBABILITY, Advanced;
        population: u64 = 20, Kind::Integer { minimum: 2, maximum: 10_000 }, Advanced;
        genetic_mutation: f64 = OTHERS_RATE, PROBABILITY, Advanced;
        /// What the probabilities of the compact algorithm are multiples of.
        compact_population: u64 = 50, Kind::Integer { minimum: 2, maximum: 100_000 }, Advanced;
        /// Fresh evaluations of what is recommended, a point of the curve, where nobody knows the truth.
        fresh: u64 = 50, Kind::Integer { minimum: 0, maximum: 100_000 }, Advanced;
        /// Others that the recommended point has to race against in the end.
        finalists: u64 = 3, Kind::Integer { minimum: 0, maximum: 8 }, Everyone;
        race_epsilon: f64 = 0.05, EPSILON, Advanced;
        race_delta: f64 = 0.05, DELTA, Advanced;
        /// The moment looked at: after so many steps of the first run.
        step: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Stage;
        /// The two dimensions that are looked at together, from 1.
        row: u64 = 1, Kind::Integer { minimum: 1, maximum: 64 }, Stage;
        column: u64 = 2, Kind::Integer { minimum: 1, maximum: 64 }, Stage;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

/// A valley that turns (H. H. Rosenbrock, 1960), upside down.
pub const OWN_SPACE: &str = "x: -2..2 by 0.25; y: -1..3 by 0.25";
pub const OWN_FORMULA: &str = "-log(1 + (1 - x)^2 + 100 * (y - x^2)^2)";

/// Those of the source.
const SOURCE_TUPLES: [TuplesName; 3] = [TuplesName::Ones, TuplesName::Twos, TuplesName::All];

impl TuningLab {
    /// The settings of NTBEA.
    pub fn ntbea(&self) -> NtbeaSettings {
        let has = |name| self.tuples.as_slice().contains(&name);
        NtbeaSettings {
            model: ModelSettings {
                tuples: TupleSizes {
                    ones: has(TuplesName::Ones),
                    twos: has(TuplesName::Twos),
                    threes: has(TuplesName::Threes),
                    all: has(TuplesName::All),
                },
                exploration: self.c,
                epsilon: self.epsilon,
            },
            neighbours: self.neighbours as u32,
            mutation: self.mutation,
            flip_once: self.flip_once,
            duplicates: self.duplicates,
            recommendation: RecommendationName::RULES[self.recommend as usize],
        }
    }
}
