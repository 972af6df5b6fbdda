//! Parameters of the lab of strategic games, as they stand in links, forms and help.

use crate::parameters::{AnyText, Integer, IntegerOrEnd, OneOf, Real, SEED, choices, parameters};
use games::strategic::text::Reading;

choices! {
    /// How many numbers a cell has, and what they mean.
    pub enum Payoffs {
        Both = "both",
        ZeroSum = "zero-sum",
        Symmetric = "symmetric",
    }
}

choices! {
    /// The algorithm that is watched.
    pub enum Algorithm {
        LemkeHowson = "lemke-howson",
        Supports = "supports",
    }
}

choices! {
    /// How strategies change.
    pub enum DynamicName {
        Replicator = "replicator",
        BestResponse = "best-response",
        FictitiousPlay = "fictitious-play",
        RegretMatching = "regret-matching",
        Logit = "logit",
    }
}

choices! {
    /// Who learns in a symmetric game: one population that plays against itself, or each player a population of their own.
    pub enum Populations {
        One = "one",
        Two = "two",
    }
}

choices! {
    /// How hard an exercise is.
    pub enum Difficulty {
        /// Two actions each.
        Easy = "easy",
        /// Three each, of which somebody never needs one.
        Medium = "medium",
        /// Three and four, also zero-sum.
        Hard = "hard",
    }
}

choices! {
    /// Which player a person is.
    pub enum Person {
        First = "first",
        Second = "second",
        /// Two people at one screen.
        Both = "both",
    }
}

choices! {
    /// Who plays against a person.
    pub enum Opponent {
        Equilibrium = "equilibrium",
        BestResponder = "best-responder",
        Learner = "learner",
    }
}

choices! {
    /// What is marked in the matrix and its picture. What is not marked is folded away where it would be said.
    pub enum Marked {
        All = "all",
        /// No equilibria, and nothing that is dominated.
        BestResponses = "best-responses",
        Nothing = "nothing",
    }
}

choices! {
    /// The parts of the page that can be shown alone.
    pub enum View {
        All = "all",
        Matrix = "matrix",
        Picture = "picture",
        Equilibria = "equilibria",
        Payoffs = "payoffs",
        Envelope = "envelope",
        Dominance = "dominance",
        Quantal = "quantal",
        Algorithm = "algorithm",
        Dynamics = "dynamics",
        Play = "play",
        Exercise = "exercise",
    }
}

/// The name of the game that is drawn from the seed.
pub const EXERCISE: &str = "exercise";
/// Letters of a game by hand at most.
pub const MAX_ROUNDS: usize = 400;
/// Characters of a game or of its names at most.
pub const MAX_CHARACTERS: usize = 80_000;

parameters! {
    /// One experiment: a game.
    pub struct MatrixExperiment, texts labs.matrix.parameters {
        /// A game of the library by its name, or one that is written.
        game: String = "battle-of-the-sexes".to_owned(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.matrix.allowed_game }, Everyone;
        /// What a number of a game that is written means.
        payoffs: Payoffs = Payoffs::Both, OneOf(Payoffs::NAMES), Everyone, if |lab| !lab.is_named();
        actions: String = String::new(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.matrix.allowed_names }, Everyone, if |lab| !lab.is_named();
        players: String = String::new(), AnyText { max_characters: 1_000, allowed: |texts| texts.labs.matrix.allowed_players }, Everyone;
        title: String = String::new(), AnyText { max_characters: 300, allowed: |texts| texts.allowed.title }, Everyone;
        marks: Marked = Marked::All, OneOf(Marked::NAMES), Look;
        /// What is watched.
        algorithm: Algorithm = Algorithm::LemkeHowson, OneOf(Algorithm::NAMES), Look;
        /// The label that is dropped first, from 1.
        label: u64 = 1, Integer { minimum: 1, maximum: 60 }, Look;
        /// The moment of it.
        step: Option<u64> = Some(0), IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Look;
        /// What is crossed out by hand: players and actions, from 1.
        crossed: String = String::new(), AnyText { max_characters: 2_000, allowed: |texts| texts.labs.matrix.crossing.allowed }, Look;
        /// How many of them are shown as crossed out.
        crossing: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 200 }, Look;
        /// A precision of quantal responses that is asked for; 0 for none.
        lambda: f64 = 0.0, Real { minimum: 0.0, maximum: 1e9 }, Look;
        /// Which point of their branch is shown.
        branch: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 10_000 }, Look;
        /// How often people chose each action.
        observed: String = String::new(), AnyText { max_characters: 1_000, allowed: |texts| texts.labs.matrix.quantal.allowed_counts }, Look;
        /// The mean of a hierarchy of levels.
        tau: f64 = 1.5, Real { minimum: 0.0, maximum: 5.0 }, Look;
        dynamic: DynamicName = DynamicName::Replicator, OneOf(DynamicName::NAMES), Look;
        temperature: f64 = 0.2, Real { minimum: 0.001, maximum: 1_000.0 }, Look, if |lab| lab.dynamic == DynamicName::Logit;
        /// Where it begins: a probability for each action of both players; nothing for a place of our own.
        from: String = String::new(), AnyText { max_characters: 2_000, allowed: |texts| texts.labs.matrix.allowed_start }, Look;
        populations: Populations = Populations::One, OneOf(Populations::NAMES), Look, if |lab| lab.may_be_one_population();
        /// The moment of it.
        time: Option<u64> = Some(0), IntegerOrEnd { minimum: 0, maximum: 100_000 }, Look;
        /// What is shown of the page.
        view: View = View::All, OneOf(View::NAMES), Look;
        difficulty: Difficulty = Difficulty::Easy, OneOf(Difficulty::NAMES), Everyone, if |lab| lab.is_exercise();
        seed: u64 = 1, SEED, Everyone, if |lab| lab.is_exercise();
        person: Person = Person::First, OneOf(Person::NAMES), Look;
        opponent: Opponent = Opponent::Learner, OneOf(Opponent::NAMES), Look, if |lab| !lab.is_between_people();
        /// What was done by hand, round after round.
        rounds: String = String::new(), AnyText { max_characters: MAX_ROUNDS, allowed: |texts| texts.labs.matrix.allowed_rounds }, Look;
        /// Which draws the opponent has.
        series: u64 = 1, SEED, Look, if |lab| !lab.is_between_people();
    }
}

impl Marked {
    /// Whether best responses are marked.
    pub fn has_best_responses(self) -> bool {
        self != Self::Nothing
    }

    /// Whether what follows from them is told: equilibria, and what is dominated.
    pub fn has_solution(self) -> bool {
        self == Self::All
    }
}

impl Payoffs {
    /// As the grammar has it.
    pub fn reading(self) -> Reading {
        match self {
            Self::Both => Reading::Each,
            Self::ZeroSum => Reading::ZeroSum,
            Self::Symmetric => Reading::Symmetric,
        }
    }

    /// As parameters have it.
    pub fn of(reading: Reading) -> Self {
        match reading {
            Reading::Each => Self::Both,
            Reading::ZeroSum => Self::ZeroSum,
            Reading::Symmetric => Self::Symmetric,
        }
    }
}
