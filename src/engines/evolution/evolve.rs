//! The loop of algorithms 6 to 9, a game at a time.

use super::contest::{Contest, who_begins};
use super::record::{self, Generation, Trace};
use super::settings::{Opponents, Settings};
use crate::engines::Status;
use crate::engines::racing::Race;
use crate::games::Player;
use crate::random::Random;
use crate::random::normal::normal;

/// Where the random numbers come from: generation g of evolution `number` draws from a stream of its own, so that each
/// can be done again alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub seed: u64,
    /// Below 2³².
    pub number: u64,
}

impl Source {
    /// The stream of a generation; from 2³¹ on those of whatever else belongs to the evolution.
    pub fn stream(&self, generation: u64) -> Random {
        Random::stream(self.seed, self.number << 32 | generation)
    }
}

/// A generation under way.
struct UnderWay<R> {
    offspring: Vec<f64>,
    ready: R,
    /// The place in the archive of whom it races against.
    opponent: usize,
    race: Race,
    random: Random,
    races: Vec<record::RaceRecord>,
    traces: Vec<Trace>,
}

/// An evolution.
pub struct Evolution<C: Contest> {
    contest: C,
    settings: Settings,
    source: Source,
    sigma: f64,
    /// The start and every accepted offspring; the last is the parent.
    archive: Vec<Vec<f64>>,
    /// The same, ready to be played against.
    ready: Vec<C::Ready>,
    history: Vec<Generation>,
    /// Of the races of each generation.
    traces: Vec<Vec<Trace>>,
    games: u64,
    under_way: Option<UnderWay<C::Ready>>,
}

impl<C: Contest> Evolution<C> {
    /// Before the first generation.
    pub fn new(contest: C, settings: Settings, source: Source) -> Self {
        let start = vec![0.0; contest.length()];
        Self {
            ready: vec![contest.ready(&start, Player::Second)],
            archive: vec![start],
            sigma: settings.sigma,
            history: Vec::new(),
            traces: Vec::new(),
            games: 0,
            under_way: None,
            contest,
            settings,
            source,
        }
    }

    /// Plays up to `games` games.
    pub fn advance(&mut self, games: u64) -> Status {
        for _ in 0..games {
            if self.is_finished() {
                return Status::Finished;
            }
            let mut generation = match self.under_way.take() {
                Some(generation) => generation,
                None => self.begin(),
            };
            if !self.play(&mut generation) {
                self.under_way = Some(generation);
            }
        }
        Status::Running
    }

    /// Whether the budget is spent.
    pub fn is_finished(&self) -> bool {
        let is_spent = self.history.len() as u64 >= self.settings.generations
            || self.games >= self.settings.games;
        self.under_way.is_none() && is_spent
    }

    fn begin(&self) -> UnderWay<C::Ready> {
        let mut random = self.source.stream(self.history.len() as u64);
        let change = |&number: &f64| number + self.sigma * normal(&mut random);
        let offspring: Vec<f64> = self.parent().iter().map(change).collect();
        let opponent = match self.settings.opponents {
            Opponents::Parent => self.archive.len() - 1,
            Opponents::All | Opponents::OneAGame => 0,
            Opponents::OneARace => random.below(self.archive.len() as u32) as usize,
        };
        UnderWay {
            ready: self.contest.ready(&offspring, Player::First),
            offspring,
            opponent,
            race: Race::new(self.settings.race),
            random,
            races: Vec::new(),
            traces: vec![Trace::new()],
        }
    }

    /// Plays a game; whether the generation is over with it.
    fn play(&mut self, generation: &mut UnderWay<C::Ready>) -> bool {
        let changes = self.settings.opponents == Opponents::OneAGame;
        if changes {
            generation.opponent = generation.random.below(self.archive.len() as u32) as usize;
        }
        let players = [&generation.ready, &self.ready[generation.opponent]];
        let begins = who_begins(generation.race.games());
        let outcome = self.contest.play(players, begins, &mut generation.random);
        self.games += 1;
        let verdict = generation.race.add(outcome);
        if let Some(trace) = generation.traces.last_mut() {
            record::note(trace, &generation.race, verdict.is_some());
        }
        let Some(verdict) = verdict else {
            return false;
        };
        let is_better = verdict.better == Player::First;
        let opponent = (!changes).then_some(generation.opponent as u32);
        generation.races.push(record::record(
            &generation.race,
            opponent,
            is_better,
            verdict.reason,
        ));
        let goes_on = is_better
            && self.settings.opponents == Opponents::All
            && generation.opponent + 1 < self.archive.len();
        if goes_on {
            generation.opponent += 1;
            generation.race = Race::new(self.settings.race);
            generation.traces.push(Trace::new());
        } else {
            self.end(generation, is_better);
        }
        !goes_on
    }

    fn end(&mut self, generation: &mut UnderWay<C::Ready>, is_accepted: bool) {
        let offspring = core::mem::take(&mut generation.offspring);
        self.traces.push(core::mem::take(&mut generation.traces));
        self.history.push(Generation {
            offspring: offspring.clone(),
            sigma: self.sigma,
            races: core::mem::take(&mut generation.races),
            is_accepted,
        });
        let [success, failure] = self.settings.factors;
        self.sigma *= if is_accepted { success } else { failure };
        if is_accepted {
            self.ready
                .push(self.contest.ready(&offspring, Player::Second));
            self.archive.push(offspring);
        }
    }

    /// Where its random numbers come from.
    pub fn source(&self) -> Source {
        self.source
    }

    /// The game.
    pub fn contest(&self) -> &C {
        &self.contest
    }

    /// The strategy found so far.
    pub fn parent(&self) -> &[f64] {
        self.archive.last().map_or(&[], |parent| parent)
    }

    /// σ of the next generation.
    pub fn sigma(&self) -> f64 {
        self.sigma
    }

    /// The start and every accepted offspring.
    pub fn archive(&self) -> &[Vec<f64>] {
        &self.archive
    }

    /// The generations that are over.
    pub fn history(&self) -> &[Generation] {
        &self.history
    }

    /// How the races of each of them went.
    pub fn traces(&self) -> &[Vec<Trace>] {
        &self.traces
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games
    }
}
