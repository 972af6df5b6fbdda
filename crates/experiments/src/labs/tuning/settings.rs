//! Parameters of the tuning lab, as they stand in links, forms and help.

use super::point_numbers::PointNumbers;
use super::problems::{AgentDimension, AimName};
use super::space_text::{FormulaText, SpaceText};
use super::tuple_numbers::TupleNumbers;
use crate::common::agents::AgentText;
use crate::common::aliens_rules::AliensRules;
use crate::common::board::Board;
use crate::common::planning_agents::{BUDGET, PlannerName};
use crate::common::races::{DELTA, EPSILON};
use crate::common::rrrats_rules::RollOnNumbers;
use crate::parameters::{
    AnyText, Integer, IntegerOrEnd, OneOf, PROBABILITY, Real, RealOrInfinite, SEED, Several,
    SomeOf, Switch, choices, parameters,
};
use engines::agents::Agent;
use engines::tuning::{ModelSettings, NtbeaSettings, Recommendation};
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
        /// The rules of Aliens for agents of different skill.
        Aliens = "aliens",
        /// Rolling-horizon evolution at Aliens.
        RollingHorizon = "rolling-horizon",
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

choices! {
    /// Which tuples the model has: those of so many dimensions, and that of all. With 16 dimensions it cannot have them all.
    #[derive(PartialOrd, Ord)]
    pub enum TuplesName {
        Ones = "1",
        Twos = "2",
        Threes = "3",
        Fours = "4",
        Fives = "5",
        Sixes = "6",
        Sevens = "7",
        Eights = "8",
        Nines = "9",
        Tens = "10",
        Elevens = "11",
        Twelves = "12",
        Thirteens = "13",
        Fourteens = "14",
        Fifteens = "15",
        All = "all",
    }
}

impl TuplesName {
    /// How many dimensions these tuples have; `None` for that of all.
    pub fn size(self) -> Option<u8> {
        (self != Self::All).then_some(self as u8 + 1)
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

choices! {
    /// The line of NTBEA that was at work last.
    pub enum LineAtWork {
        /// The value has gone into the model.
        Add = "add",
        Neighbours = "neighbours",
        /// The next point is chosen.
        Choose = "choose",
        /// It has a value.
        Evaluate = "evaluate",
    }
}

/// The mutation rate that the others than NTBEA have unless told otherwise.
const OTHERS_RATE: f64 = 0.2;

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Search = "search",
        Next = "next",
        Pairs = "pairs",
        Curves = "curves",
        Finals = "finals",
        Values = "values",
        /// The dimensions, with the values that are recommended.
        Space = "space",
        PseudoCode = "pseudo-code",
        /// The three parts of NTBEA.
        Loop = "loop",
    }
}

parameters! {
    /// One experiment: what is tuned, and by whom.
    pub struct TuningExperiment, texts labs.tuning.parameters {
        problem: ProblemName = ProblemName::NoisyOneMax, OneOf(ProblemName::NAMES), Everyone;
        bits: u64 = 10, Integer { minimum: 1, maximum: 53 }, Everyone, if |lab| lab.is_problem(&[ProblemName::NoisyOneMax]);
        dimensions: u64 = 5, Integer { minimum: 1, maximum: 32 }, Everyone, if |lab| lab.is_problem(&[ProblemName::NoisyTrap, ProblemName::Hill]);
        values: u64 = 4, Integer { minimum: 2, maximum: 100 }, Everyone, if |lab| lab.is_problem(&[ProblemName::NoisyTrap, ProblemName::Hill]);
        /// The standard deviation of an evaluation.
        noise: f64 = 1.0, Real { minimum: 0.0, maximum: 1_000.0 }, Everyone, if Self::has_noise_of_its_own;
        /// Which of the generated tables of win rates.
        table: u64 = 1, SEED, Everyone, if |lab| lab.is_problem(&[ProblemName::WinRates]);
        /// What of the agent is tuned.
        tune: Several<AgentDimension> = Several::new(&AgentDimension::USUAL), SomeOf(AgentDimension::NAMES), Everyone, if |lab| lab.is_problem(&[ProblemName::Agent]) && !lab.has_own_space();
        /// Of the agent that is tuned, a move.
        simulations: u64 = 50, Integer { minimum: 1, maximum: 100_000 }, Everyone, if |lab| lab.is_problem(&[ProblemName::Agent]);
        opponent: Agent = Agent::uct(100), AgentText, Everyone, if |lab| lab.is_problem(&[ProblemName::Agent]);
        ..board: Board, as declared, if |lab| lab.is_problem(&[ProblemName::Agent]);
        game: GameName = GameName::ConnectK, OneOf(GameName::NAMES), Everyone, if |lab| lab.is_problem(&[ProblemName::Game]);
        stronger: Agent = Agent::uct(100), AgentText, Everyone, if |lab| lab.evolves(GameName::ConnectK);
        weaker: Agent = Agent::uct(20), AgentText, Everyone, if |lab| lab.evolves(GameName::ConnectK);
        /// How the weaker player of Rrrats rolls on; the stronger one plays best.
        weaker_rolls: RollOn = RollOn::three([0.5; 3]), RollOnNumbers, Everyone, if |lab| lab.evolves(GameName::Rrrats);
        /// For the length of the game.
        penalty: f64 = 0.0, Real { minimum: 0.0, maximum: 10.0 }, Everyone, if |lab| lab.is_problem(&[ProblemName::Game]);
        space: String = OWN_SPACE.to_owned(), SpaceText { max_characters: 2_000 }, Everyone, if |lab| lab.is_problem(&[ProblemName::Own]);
        formula: String = OWN_FORMULA.to_owned(), FormulaText { max_characters: 2_000 }, Everyone, if |lab| lab.is_problem(&[ProblemName::Own]);
        optimizer: Several<OptimizerName> = Several::new(&[OptimizerName::Ntbea]), SomeOf(OptimizerName::NAMES), Everyone;
        evaluations: u64 = 500, Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
        repeats: u64 = 20, Integer { minimum: 1, maximum: 10_000 }, Everyone;
        /// n.
        neighbours: u64 = 50, Integer { minimum: 1, maximum: 10_000 }, Everyone, if |lab| lab.searches_with(&[OptimizerName::Ntbea]);
        /// C of NTBEA and of UCB1.
        c: f64 = 0.3, Real { minimum: 0.0, maximum: 1_000.0 }, Everyone, if |lab| lab.searches_with(&[OptimizerName::Ntbea, OptimizerName::Ucb]);
        /// p.
        mutation: f64 = 0.5, PROBABILITY, Advanced, if |lab| lab.searches_with(&[OptimizerName::Ntbea]);
        flip_once: bool = true, Switch, Advanced, if |lab| lab.searches_with(&[OptimizerName::Ntbea]);
        duplicates: bool = false, Switch, Advanced, if |lab| lab.searches_with(&[OptimizerName::Ntbea]);
        /// ε in the denominator of every bound.
        epsilon: f64 = 0.5, Real { minimum: 0.000_001, maximum: 1_000.0 }, Advanced;
        tuples: Several<TuplesName> = Several::new(&SOURCE_TUPLES), SomeOf(TuplesName::NAMES), Advanced;
        recommend: RecommendationName = RecommendationName::ModelMean, OneOf(RecommendationName::NAMES), Advanced, if |lab| lab.searches_with(&[OptimizerName::Ntbea]);
        /// Points a step.
        batch: u64 = 1, Integer { minimum: 1, maximum: 64 }, Advanced;
        /// Evaluations of each point of the hill-climber.
        resamples: u64 = 1, Integer { minimum: 1, maximum: 1_000 }, Advanced, if |lab| lab.searches_with(&[OptimizerName::HillClimber]);
        climber_mutation: f64 = OTHERS_RATE, PROBABILITY, Advanced, if |lab| lab.searches_with(&[OptimizerName::HillClimber]);
        population: u64 = 20, Integer { minimum: 2, maximum: 10_000 }, Advanced, if |lab| lab.searches_with(&[OptimizerName::Genetic]);
        genetic_mutation: f64 = OTHERS_RATE, PROBABILITY, Advanced, if |lab| lab.searches_with(&[OptimizerName::Genetic]);
        /// What the probabilities of the compact algorithm are multiples of.
        compact_population: u64 = 50, Integer { minimum: 2, maximum: 100_000 }, Advanced, if |lab| lab.searches_with(&[OptimizerName::CompactGenetic]);
        /// Fresh evaluations of what is recommended, a point of the curve, where nobody knows the truth.
        fresh: u64 = 50, Integer { minimum: 0, maximum: 100_000 }, Advanced, if Self::plays_games;
        /// Others that the recommended point has to race against in the end.
        finalists: u64 = 3, Integer { minimum: 0, maximum: 8 }, Everyone;
        race_epsilon: f64 = 0.05, EPSILON, Advanced, if |lab| lab.finalists > 0;
        race_delta: f64 = 0.05, DELTA, Advanced, if |lab| lab.finalists > 0;
        /// The moment looked at: after so many steps of the first run.
        step: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Look;
        /// The line of NTBEA that was at work last at that moment.
        line: LineAtWork = LineAtWork::Choose, OneOf(LineAtWork::NAMES), Look, if |lab| lab.searches_with(&[OptimizerName::Ntbea]);
        /// The two dimensions that are looked at together, from 1.
        row: u64 = 1, Integer { minimum: 1, maximum: 64 }, Look;
        column: u64 = 2, Integer { minimum: 1, maximum: 64 }, Look;
        /// The point that is looked at.
        point: String = String::new(), PointNumbers, Look;
        /// Whether what is true is shown beside what a search believes.
        truth: bool = true, Switch, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
        /// Of rules of Aliens.
        aim: AimName = AimName::Gap, OneOf(AimName::NAMES), Everyone, if |lab| lab.is_problem(&[ProblemName::Aliens]);
        skilled: PlannerName = PlannerName::RollingHorizon, OneOf(PlannerName::NAMES), Everyone, if Self::looks_for_a_gap;
        skilled_budget: u64 = 40, BUDGET, Everyone, if Self::looks_for_a_gap;
        unskilled: PlannerName = PlannerName::OneStep, OneOf(PlannerName::NAMES), Everyone, if |lab| lab.is_problem(&[ProblemName::Aliens]);
        unskilled_budget: u64 = 40, BUDGET, Everyone, if |lab| lab.is_problem(&[ProblemName::Aliens]);
        /// Of the rolling-horizon evolution that is tuned.
        plan_budget: u64 = 60, BUDGET, Everyone, if |lab| lab.is_problem(&[ProblemName::RollingHorizon]);
        ..rules: AliensRules, Advanced, if |lab| lab.is_problem(&[ProblemName::RollingHorizon]);
        /// Tuples of the model beside those of `tuples`.
        own_tuples: String = String::new(), TupleNumbers, Advanced;
        /// Whether NTBEA makes neighbours of all points of a step.
        all_parents: bool = false, Switch, Advanced, if |lab| lab.batch > 1 && lab.searches_with(&[OptimizerName::Ntbea]);
        /// Steps without a new point that end a search; 0: none do.
        patience: u64 = 0, Integer { minimum: 0, maximum: 1_000_000 }, Advanced;
        /// The mean of its evaluations with which a point ends a search, if it has been evaluated `goal_visits` times.
        goal: Option<f64> = None, RealOrInfinite { minimum: -1_000_000.0, maximum: 1_000_000.0 }, Advanced;
        goal_visits: u64 = 5, Integer { minimum: 1, maximum: 1_000_000 }, Advanced, if |lab| lab.goal.is_some();
        /// Dimensions of an agent or of rules with their values; empty: the usual ones.
        own_space: String = String::new(), AnyText { max_characters: 2_000, allowed: |texts| texts.labs.tuning.own_space.allowed }, Everyone, if |lab| lab.is_problem(&[ProblemName::Agent, ProblemName::Aliens, ProblemName::RollingHorizon]);
    }
}

/// A valley that turns (H. H. Rosenbrock, 1960), upside down.
pub const OWN_SPACE: &str = "x: -2..2 by 0.25; y: -1..3 by 0.25";
pub const OWN_FORMULA: &str = "-log(1 + (1 - x)^2 + 100 * (y - x^2)^2)";

/// Those of the source.
const SOURCE_TUPLES: [TuplesName; 3] = [TuplesName::Ones, TuplesName::Twos, TuplesName::All];

impl TuningExperiment {
    /// Whether one of these problems is tuned.
    fn is_problem(&self, names: &[ProblemName]) -> bool {
        names.contains(&self.problem)
    }

    /// Whether somebody gives the dimensions of an agent or of rules.
    pub(super) fn has_own_space(&self) -> bool {
        !self.own_space.trim().is_empty()
    }

    /// Whether evaluations have noise that is added to them; others are games.
    pub fn has_noise_of_its_own(&self) -> bool {
        use ProblemName::{Hill, NoisyOneMax, NoisyTrap, Own};
        self.is_problem(&[NoisyOneMax, NoisyTrap, Hill, Own])
    }

    /// Whether an evaluation is a game, so that nobody knows the truth.
    pub fn plays_games(&self) -> bool {
        use ProblemName::{Agent, Aliens, Game, RollingHorizon};
        self.is_problem(&[Agent, Game, Aliens, RollingHorizon])
    }

    /// Whether the rules of this game are evolved.
    fn evolves(&self, game: GameName) -> bool {
        self.problem == ProblemName::Game && self.game == game
    }

    /// Whether rules of Aliens are looked for that two agents play.
    fn looks_for_a_gap(&self) -> bool {
        self.is_problem(&[ProblemName::Aliens]) && self.aim == AimName::Gap
    }

    /// Whether a search may end before its budget is spent.
    pub fn may_end_early(&self) -> bool {
        self.patience > 0 || self.goal.is_some()
    }

    /// Whether one of these optimizers searches.
    fn searches_with(&self, names: &[OptimizerName]) -> bool {
        let chosen = self.optimizer.as_slice();
        names.iter().any(|name| chosen.contains(name))
    }

    /// The settings of NTBEA.
    pub fn ntbea(&self) -> NtbeaSettings {
        NtbeaSettings {
            model: ModelSettings {
                tuples: self.tuple_choice(),
                exploration: self.c,
                epsilon: self.epsilon,
            },
            neighbours: self.neighbours as u32,
            mutation: self.mutation,
            flip_once: self.flip_once,
            duplicates: self.duplicates,
            population: self.all_parents,
            recommendation: RecommendationName::RULES[self.recommend as usize],
        }
    }
}
