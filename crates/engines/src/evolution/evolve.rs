//! The loop of algorithms 6 to 9, a game at a time.

use super::contest::{Contest, who_begins};
use super::record::{self, Generation, Played, Trace};
use super::settings::{Opponents, Settings};
use super::source::Source;
use crate::Status;
use crate::racing::Race;
use core::cell::OnceCell;
use games::Player;
use random::Random;
use random::normal::normal;

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
    /// The same, ready to be played against once they have been.
    ready: Vec<OnceCell<C::Ready>>,
    /// Generations that were not played here, see [`Evolution::after`].
    before: u64,
    history: Vec<Generation>,
    /// Of the races of each generation.
    traces: Vec<Vec<Trace>>,
    games: u64,
    under_way: Option<UnderWay<C::Ready>>,
}

impl<C: Contest> Evolution<C> {
    /// Before the first generation; `start` has as many numbers as strategies of the contest.
    pub fn new(contest: C, start: Vec<f64>, settings: Settings, source: Source) -> Self {
        Self {
            ready: vec![OnceCell::new()],
            archive: vec![start],
            sigma: settings.sigma,
            before: 0,
            history: Vec::new(),
            traces: Vec::new(),
            games: 0,
            under_way: None,
            contest,
            settings,
            source,
        }
    }

    /// After generations of which it is known which offspring were accepted. No game of them is needed: offspring come
    /// from their generations' own streams.
    pub fn after(
        contest: C,
        start: Vec<f64>,
        settings: Settings,
        source: Source,
        accepted: &[bool],
    ) -> Self {
        let mut evolution = Self::new(contest, start, settings, source);
        for &is_accepted in accepted {
            let (offspring, _) = evolution.offspring();
            evolution.settle(offspring, is_accepted);
            evolution.before += 1;
        }
        evolution
    }

    /// Takes over these generations, before its own first one, with how their races went: their games need not be played
    /// again. A generation that was under way begins again, and is the same. False if it cannot have come there, since they
    /// may come from outside; then it is of no use any more. Of generations without traces there are empty ones.
    pub fn take_over(&mut self, history: &[Generation], traces: &[Vec<Trace>]) -> bool {
        for (index, generation) in history.iter().enumerate() {
            let (offspring, _) = self.offspring();
            let is_same = offspring == generation.offspring && self.sigma == generation.sigma;
            if self.is_finished() || !is_same {
                return false;
            }
            let empty = || vec![Trace::new(); generation.races.len()];
            self.traces
                .push(traces.get(index).cloned().unwrap_or_else(empty));
            self.games = self.games.saturating_add(generation.games());
            self.history.push(generation.clone());
            self.settle(offspring, generation.is_accepted);
        }
        true
    }

    /// Plays up to `games` games.
    pub fn advance(&mut self, games: u64) -> Status {
        for _ in 0..games {
            if self.step().is_none() {
                return Status::Finished;
            }
        }
        Status::Running
    }

    /// Plays a game; `None` if the budget is spent.
    pub fn step(&mut self) -> Option<Played> {
        if self.is_finished() {
            return None;
        }
        let mut generation = match self.under_way.take() {
            Some(generation) => generation,
            None => self.begin(),
        };
        let (played, is_over) = self.play(&mut generation);
        if !is_over {
            self.under_way = Some(generation);
        }
        Some(played)
    }

    /// Whether the budget is spent.
    pub fn is_finished(&self) -> bool {
        let is_spent =
            self.number() >= self.settings.generations || self.games >= self.settings.games;
        self.under_way.is_none() && is_spent
    }

    /// The number of the generation under way or to come, from 0.
    fn number(&self) -> u64 {
        self.before + self.history.len() as u64
    }

    /// The next offspring, and the random numbers of its generation from there.
    fn offspring(&self) -> (Vec<f64>, Random) {
        let mut random = self.source.stream(self.number());
        let change = |&number: &f64| number + self.sigma * normal(&mut random);
        (self.parent().iter().map(change).collect(), random)
    }

    fn begin(&self) -> UnderWay<C::Ready> {
        let (offspring, mut random) = self.offspring();
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
    fn play(&mut self, generation: &mut UnderWay<C::Ready>) -> (Played, bool) {
        let changes = self.settings.opponents == Opponents::OneAGame;
        if changes {
            generation.opponent = generation.random.below(self.archive.len() as u32) as usize;
        }
        let strategy = &self.archive[generation.opponent];
        let opponent = self.ready[generation.opponent]
            .get_or_init(|| self.contest.ready(strategy, Player::Second));
        let players = [&generation.ready, opponent];
        let begins = who_begins(generation.race.games());
        let outcome = self.contest.play(players, begins, &mut generation.random);
        let played = Played {
            race: generation.races.len(),
            opponent: generation.opponent as u32,
            outcome,
        };
        self.games += 1;
        let verdict = generation.race.add(outcome);
        if let Some(trace) = generation.traces.last_mut()
            && let Some(test) = generation.race.last_test()
        {
            record::note(trace, &test, verdict.is_some());
        }
        let Some(verdict) = verdict else {
            return (played, false);
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
        (played, !goes_on)
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
        self.settle(offspring, is_accepted);
    }

    /// What a generation's end means for the next one.
    fn settle(&mut self, offspring: Vec<f64>, is_accepted: bool) {
        self.sigma = self.settings.next_sigma(self.sigma, is_accepted);
        if is_accepted {
            self.ready.push(OnceCell::new());
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
