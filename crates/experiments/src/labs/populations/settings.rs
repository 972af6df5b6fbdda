//! Parameters of populations, as they stand in links, forms and help.

use super::edges::{EdgeList, Edges};
use super::game_text::{MAX_CHARACTERS, PopulationGameText};
use super::planted::{Planted, PlantedList};
use super::relative_fitness::RelativeFitness;
use super::start::{StartCounts, StartList};
use crate::parameters::{
    AnyText, Exactly, Integer, IntegerOrEnd, OneOf, SEED, Switch, choices, parameters,
};
use games::fraction::Fraction;

choices! {
    /// Who is whose neighbour.
    pub enum Structure {
        Mixed = "mixed",
        Complete = "complete",
        Cycle = "cycle",
        Path = "path",
        Star = "star",
        Grid = "grid",
        RandomRegular = "random-regular",
        SmallWorld = "small-world",
        ScaleFree = "scale-free",
        Edges = "edges",
    }
}

choices! {
    /// How the population changes.
    pub enum ProcessName {
        Moran = "moran",
        BirthDeath = "birth-death",
        DeathBirth = "death-birth",
        WrightFisher = "wright-fisher",
        Fermi = "fermi",
        Imitation = "imitation",
        BestResponse = "best-response",
        ImitateBest = "imitate-best",
    }
}

choices! {
    /// How payoffs become fitness.
    pub enum MappingName {
        Linear = "linear",
        Exponential = "exponential",
    }
}

choices! {
    /// Which cells of a grid are neighbours.
    pub enum NeighbourhoodName {
        VonNeumann = "von-neumann",
        Moore = "moore",
    }
}

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Population = "population",
        Shares = "shares",
        Takeover = "takeover",
        LongRun = "long-run",
        Flow = "flow",
    }
}

/// Players without a structure that is a grid.
pub const MAX_POPULATION: u64 = 10_000;
/// Cells of a side of a grid.
pub const MAX_SIDE: u64 = 300;
/// Generations of the run that is watched.
pub const MAX_WATCHED: u64 = 1_000;
/// Strength of selection where fitness is exponential, or strategies are compared.
const MAX_SELECTION: i64 = 1_000;

const fn share() -> Exactly {
    Exactly {
        minimum: Fraction::ZERO,
        maximum: Fraction::ONE,
    }
}

const SIDE: Integer = Integer {
    minimum: 3,
    maximum: MAX_SIDE,
};

parameters! {
    /// One experiment: a population, and how it changes.
    pub struct PopulationsExperiment, texts labs.populations.parameters {
        game: String = "prisoners-dilemma".to_owned(), PopulationGameText, Everyone, if |lab| lab.fitness.is_none();
        strategies: String = String::new(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.populations.allowed_names }, Everyone, if |lab| lab.has_names();
        /// Instead of a game: the first strategy's fitness for the second's 1.
        fitness: Option<Fraction> = None, RelativeFitness, Everyone;
        structure: Structure = Structure::Mixed, OneOf(Structure::NAMES), Everyone;
        population: u64 = 20, Integer { minimum: 2, maximum: MAX_POPULATION }, Everyone, if |lab| lab.has_population();
        width: u64 = 51, SIDE, Everyone, if |lab| lab.structure == Structure::Grid;
        height: u64 = 51, SIDE, Everyone, if |lab| lab.structure == Structure::Grid;
        neighbourhood: NeighbourhoodName = NeighbourhoodName::Moore, OneOf(NeighbourhoodName::NAMES), Everyone, if |lab| lab.structure == Structure::Grid;
        borders: bool = false, Switch, Everyone, if |lab| lab.structure == Structure::Grid;
        degree: u64 = 4, Integer { minimum: 2, maximum: 20 }, Everyone, if |lab| matches!(lab.structure, Structure::RandomRegular | Structure::SmallWorld);
        rewired: Fraction = Fraction::new(1, 10), share(), Everyone, if |lab| lab.structure == Structure::SmallWorld;
        links: u64 = 2, Integer { minimum: 1, maximum: 10 }, Everyone, if |lab| lab.structure == Structure::ScaleFree;
        edges: Edges = Edges::default(), EdgeList, Everyone, if |lab| lab.structure == Structure::Edges;
        process: ProcessName = ProcessName::Moran, OneOf(ProcessName::NAMES), Everyone;
        mapping: MappingName = MappingName::Linear, OneOf(MappingName::NAMES), Everyone, if |lab| lab.fitness.is_none() && lab.update().has_fitness();
        selection: Fraction = Fraction::new(1, 10), Exactly { minimum: Fraction::ZERO, maximum: Fraction::whole(MAX_SELECTION) }, Everyone, if |lab| lab.has_selection();
        mutation: Fraction = Fraction::ZERO, share(), Everyone;
        inertia: Fraction = Fraction::ZERO, Exactly { minimum: Fraction::ZERO, maximum: Fraction::new(99, 100) }, Everyone, if |lab| lab.process == ProcessName::BestResponse;
        with_itself: bool = false, Switch, Everyone, if |lab| lab.fitness.is_none();
        totals: bool = false, Switch, Everyone, if |lab| lab.fitness.is_none();
        /// How many play each strategy at first; the last has the rest.
        start: StartCounts = StartCounts::default(), StartList, Everyone;
        /// Who plays something else at first.
        planted: Planted = Planted::default(), PlantedList, Everyone, if |lab| lab.structure != Structure::Mixed;
        /// Generations after which a run stops.
        generations: u64 = 1_000, Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
        runs: u64 = 1_000, Integer { minimum: 1, maximum: 1_000_000 }, Everyone;
        /// Generations of the run that is watched.
        watched: u64 = 100, Integer { minimum: 1, maximum: MAX_WATCHED }, Everyone;
        /// The moment of it.
        generation: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: MAX_WATCHED }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}
