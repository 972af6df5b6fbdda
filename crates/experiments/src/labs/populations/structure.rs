//! Structure and everything else that the parameters mean to the engine: the game, the process, who is whose neighbour, and who plays what at first.

use super::game_text::{Named, Written, WrongPopulationGame, named};
use super::settings::{
    MappingName, NeighbourhoodName, PopulationsExperiment, ProcessName, Structure,
};
use engines::exact::rational::{Rational, of_fraction, value};
use engines::populations::game::Game;
use engines::populations::graph::{Graph, Grid, Neighbourhood};
use engines::populations::process::{Mapping, Process, Update};
use engines::populations::random_graph::{regular, scale_free, small_world};
use engines::populations::structured::Rule;
use engines::populations::well_mixed::WellMixed;
use random::Random;
use std::sync::Arc;

/// The chunk whose stream a random graph is drawn from.
const GRAPH_STREAM: u64 = 0;

impl PopulationsExperiment {
    /// The game, with names.
    ///
    /// # Errors
    /// What is wrong, with the parameter that is.
    pub fn named(&self) -> Result<Arc<Named>, WrongPopulationGame> {
        named(Written {
            game: self.game.clone(),
            names: self.strategies.clone(),
            fitness: self.fitness,
        })
    }

    /// How many strategies there are; two where there is no game.
    pub fn size(&self) -> usize {
        self.named().map_or(2, |named| named.game.size())
    }

    /// Whether strategies of the game can be given names.
    pub(super) fn has_names(&self) -> bool {
        let is_named = crate::common::strategic_text::is_of_library(&self.game);
        self.fitness.is_none() && !is_named
    }

    /// Whether the number of players is a parameter.
    pub fn has_population(&self) -> bool {
        !matches!(self.structure, Structure::Grid | Structure::Edges)
    }

    /// Whether the strength of selection matters.
    pub fn has_selection(&self) -> bool {
        let update = self.update();
        match update {
            Update::Fermi => true,
            _ => self.fitness.is_none() && update.has_fitness(),
        }
    }

    /// How the population changes.
    pub fn update(&self) -> Update {
        match self.process {
            ProcessName::Moran => Update::Moran,
            ProcessName::BirthDeath => Update::BirthDeath,
            ProcessName::DeathBirth => Update::DeathBirth,
            ProcessName::WrightFisher => Update::WrightFisher,
            ProcessName::Fermi => Update::Fermi,
            ProcessName::Imitation => Update::Imitation,
            ProcessName::BestResponse => Update::BestResponse,
            ProcessName::ImitateBest => Update::ImitateBest,
        }
    }

    /// The process, with its mutation.
    pub fn dynamics(&self) -> Process {
        let has_game = self.fitness.is_none();
        let selection = if self.has_selection() {
            of_fraction(self.selection)
        } else {
            // A fitness that is given is fitness, whatever the strength of selection.
            Rational::ONE
        };
        Process {
            update: self.update(),
            mapping: match self.mapping {
                MappingName::Exponential if has_game => Mapping::Exponential,
                _ => Mapping::Linear,
            },
            selection,
            mutation: of_fraction(self.mutation),
            inertia: of_fraction(self.inertia),
            meets_oneself: self.with_itself && has_game,
            adds_up: self.totals && has_game,
        }
    }

    /// The same without mutation.
    pub fn without_mutation(&self) -> Process {
        Process {
            mutation: Rational::ZERO,
            ..self.dynamics()
        }
    }

    /// How many players there are.
    pub fn players(&self) -> u32 {
        let players = match self.structure {
            Structure::Grid => self.width * self.height,
            Structure::Edges => return self.edges.vertices(),
            _ => self.population,
        };
        players as u32
    }

    /// The population without structure, of this game.
    pub fn mixed(&self, game: Game, process: Process) -> WellMixed {
        let population = self.players();
        WellMixed {
            game,
            process,
            population,
        }
    }

    /// The grid, if there is one.
    pub fn grid(&self) -> Option<Grid> {
        (self.structure == Structure::Grid).then_some(Grid {
            width: self.width as u32,
            height: self.height as u32,
            neighbourhood: match self.neighbourhood {
                NeighbourhoodName::VonNeumann => Neighbourhood::VonNeumann,
                NeighbourhoodName::Moore => Neighbourhood::Moore,
            },
            has_borders: self.borders,
        })
    }

    /// Who is whose neighbour; `None` where nobody stands anywhere.
    pub fn graph(&self) -> Option<Graph> {
        let players = self.players();
        let most = players - 1;
        let random = &mut Random::stream(self.seed, GRAPH_STREAM);
        let (degree, links) = (self.degree as u32, self.links as u32);
        Some(match self.structure {
            Structure::Mixed => return None,
            Structure::Complete => Graph::complete(players),
            Structure::Cycle if players > 2 => Graph::cycle(players),
            Structure::Path | Structure::Cycle => Graph::path(players),
            Structure::Star => Graph::star(players),
            Structure::Grid => Graph::grid(self.grid()?),
            Structure::RandomRegular if degree < most => regular(players, degree, random),
            Structure::SmallWorld if degree < most => {
                small_world(players, degree, self.rewired.value(), random)
            }
            Structure::ScaleFree if links < most => scale_free(players, links, random),
            // Everybody can have no more neighbours than all others.
            Structure::RandomRegular | Structure::SmallWorld | Structure::ScaleFree => {
                Graph::complete(players)
            }
            Structure::Edges => self.edges.graph(),
        })
    }

    /// Whether somebody stands somewhere, so that there is a film to draw.
    pub fn has_places(&self) -> bool {
        self.structure != Structure::Mixed
    }

    /// The rule by which fixation on graphs is known exactly, if the process is one.
    pub fn rule(&self) -> Option<Rule> {
        match self.update() {
            Update::Moran | Update::BirthDeath => Some(Rule::BirthDeath),
            Update::DeathBirth => Some(Rule::DeathBirth),
            Update::Imitation => Some(Rule::Imitation),
            Update::Fermi => Some(Rule::Fermi {
                selection: value(&self.dynamics().selection),
            }),
            _ => None,
        }
    }

    /// How many play what at first, those who are planted not counted.
    pub fn start_counts(&self) -> Vec<u32> {
        self.start.counts(self.players(), self.size())
    }

    /// Who plays what at first, by vertex: at random places, and then who is planted.
    pub fn start_on(&self, random: &mut Random) -> Vec<u8> {
        let counts = self.start_counts();
        let mut all = Vec::with_capacity(self.players() as usize);
        for (strategy, &count) in counts.iter().enumerate() {
            all.resize(all.len() + count as usize, strategy as u8);
        }
        let alone = counts.iter().filter(|&&count| count > 0).count() == 1;
        if !alone {
            random.shuffle(&mut all);
        }
        for &(vertex, strategy) in &self.planted.0 {
            if let Some(place) = all.get_mut(vertex as usize) {
                *place = strategy;
            }
        }
        all
    }

    /// Steps of a generation: a change of each player, one after the other or at once.
    pub fn steps_a_generation(&self) -> u64 {
        if self.update().is_synchronous() {
            1
        } else {
            self.players().into()
        }
    }
}
