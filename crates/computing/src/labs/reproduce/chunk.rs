//! One replicate: the four algorithms once each at one game, what they have found evaluated against the start, and all
//! against each other.

use crate::Chunk;
use engines::Status;
use engines::evolution::contest::who_begins;
use engines::evolution::{Comparison, Contest, Evolution, Generation};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::reproduce::snapshot::{Found, PAIR_EVALUATIONS, Replicate, Shape};
use games::Player;
use random::Random;

/// Games between looks at what an evolution has decided.
const STEP: u64 = 500;
/// The number of the first stream of evaluations; generations and comparisons have smaller ones.
const STREAMS: u64 = 1 << 31;

/// What is to be evaluated: a first player against a second.
#[derive(Clone, Copy)]
struct Meeting {
    first: usize,
    /// `None` is the start.
    second: Option<usize>,
    /// The first player begins every game; else every other one.
    first_begins: bool,
}

/// The work of one replicate.
pub(super) struct ReplicateChunk<C: Contest> {
    evolutions: Vec<Evolution<C>>,
    evaluations: u64,
    games: u64,
    found: Replicate,
    comparing: Option<Comparison<C>>,
    under_way: Option<Evaluation<C>>,
}

/// An evaluation under way.
struct Evaluation<C: Contest> {
    players: [C::Ready; 2],
    random: Random,
    done: u64,
    half_points: u32,
}

impl<C: Contest> ReplicateChunk<C> {
    /// The evolutions of the four algorithms, before their first games.
    pub fn new(evolutions: Vec<Evolution<C>>, evaluations: u64, games: u64) -> Self {
        let found = Replicate {
            algorithms: vec![Found::default(); evolutions.len()],
            pairs: Vec::new(),
        };
        Self {
            evolutions,
            evaluations,
            games,
            found,
            comparing: None,
            under_way: None,
        }
    }

    fn wanted_pairs(&self) -> u64 {
        (self.evolutions.len() * self.evolutions.len()) as u64 * PAIR_EVALUATIONS
    }

    /// Evaluations that are done.
    fn evaluated(&self) -> u64 {
        let against_start = self
            .found
            .algorithms
            .iter()
            .map(|found| found.evaluations.len());
        (against_start.sum::<usize>() + self.found.pairs.len()) as u64
    }

    /// Who meets in evaluation number `number`.
    fn meeting(&self, number: u64) -> Option<Meeting> {
        let count = self.evolutions.len() as u64;
        let against_start = count * self.evaluations;
        if number < against_start {
            return Some(Meeting {
                first: (number / self.evaluations) as usize,
                second: None,
                first_begins: false,
            });
        }
        let pair = (number - against_start) / PAIR_EVALUATIONS;
        (pair < count * count).then_some(Meeting {
            first: (pair / count) as usize,
            second: Some((pair % count) as usize),
            first_begins: true,
        })
    }

    /// Does up to `budget` units of evolving, and of comparing what was accepted; how many, 0 if all evolutions are over.
    fn evolve(&mut self, budget: u64) -> u64 {
        let is_unfinished = |(evolution, found): (&Evolution<C>, &Found)| {
            !evolution.is_finished() || found.by_generation.len() < evolution.history().len()
        };
        let mut both = self.evolutions.iter().zip(&self.found.algorithms);
        let Some(index) = both.position(is_unfinished) else {
            return 0;
        };
        if self.follow(index) {
            return 1;
        }
        let games = budget.min(STEP);
        let evolution = &mut self.evolutions[index];
        evolution.advance(games);
        let found = &mut self.found.algorithms[index];
        found.strategy = evolution.parent().to_vec();
        found.games = evolution.games();
        games
    }

    /// Takes over what an evolution has decided, up to a unit of comparing a strategy with the start; false if there is
    /// nothing.
    fn follow(&mut self, index: usize) -> bool {
        let (evolution, found) = (&self.evolutions[index], &mut self.found.algorithms[index]);
        let number = found.by_generation.len();
        let Some(generation) = evolution.history().get(number) else {
            return false;
        };
        if !generation.is_accepted {
            let before = found.by_generation.last().copied().unwrap_or(0.5);
            found.by_generation.push(before);
            return true;
        }
        let begin = || {
            let strategies = [&generation.offspring[..], &evolution.archive()[0][..]];
            let random = evolution.source().stream(STREAMS - 1 - number as u64);
            Comparison::new(evolution.contest(), strategies, random)
        };
        let mut comparison = self.comparing.take().unwrap_or_else(begin);
        if comparison.advance(evolution.contest(), 1) == Status::Finished {
            found.by_generation.push(comparison.found().mean);
        } else {
            self.comparing = Some(comparison);
        }
        true
    }

    fn begin(&self, number: u64, meeting: Meeting) -> Evaluation<C> {
        let first = &self.evolutions[meeting.first];
        let second = match meeting.second {
            Some(index) => self.evolutions[index].parent(),
            None => &first.archive()[0],
        };
        let contest = first.contest();
        Evaluation {
            players: [
                contest.ready(first.parent(), Player::First),
                contest.ready(second, Player::Second),
            ],
            random: self.evolutions[0].source().stream(STREAMS + number),
            done: 0,
            half_points: 0,
        }
    }

    /// Plays up to `games` games of the next evaluation; how many, 0 if there is none.
    fn evaluate(&mut self, games: u64) -> u64 {
        let number = self.evaluated();
        let Some(meeting) = self.meeting(number) else {
            return 0;
        };
        let mut evaluation = match self.under_way.take() {
            Some(evaluation) => evaluation,
            None => self.begin(number, meeting),
        };
        let played = games.min(self.games - evaluation.done);
        let contest = self.evolutions[0].contest();
        for game in evaluation.done..evaluation.done + played {
            let begins = if meeting.first_begins {
                Player::First
            } else {
                who_begins(game)
            };
            let [first, second] = &evaluation.players;
            let outcome = contest.play([first, second], begins, &mut evaluation.random);
            evaluation.half_points += outcome.half_points() as u32;
        }
        evaluation.done += played;
        if evaluation.done < self.games {
            self.under_way = Some(evaluation);
        } else {
            self.keep(meeting, evaluation.half_points);
        }
        played
    }

    fn keep(&mut self, meeting: Meeting, half_points: u32) {
        match meeting.second {
            None => self.found.algorithms[meeting.first]
                .evaluations
                .push(half_points),
            Some(_) => self.found.pairs.push(half_points),
        }
    }
}

impl<C: Contest> Chunk for ReplicateChunk<C> {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 {
            let done = match self.evolve(left) {
                0 => self.evaluate(left),
                evolved => evolved,
            };
            if done == 0 {
                return Status::Finished;
            }
            left -= done;
        }
        Status::Running
    }

    /// In evaluations; each evolution counts as many as an algorithm has.
    fn progress(&self) -> Progress {
        let count = self.evolutions.len() as u64;
        let over = self
            .evolutions
            .iter()
            .filter(|evolution| evolution.is_finished());
        Progress {
            done: over.count() as u64 * self.evaluations + self.evaluated(),
            total: 2 * count * self.evaluations + self.wanted_pairs(),
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }

    /// The generations that are over, and the evaluations; what is under way begins again.
    fn state(&self) -> Option<Vec<u8>> {
        let histories = self.evolutions.iter().map(Evolution::history);
        postcard::to_stdvec(&(&self.found, histories.collect::<Vec<_>>())).ok()
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let state: Result<(Replicate, Vec<Vec<Generation>>), _> = postcard::from_bytes(state);
        let Ok((found, histories)) = state else {
            return false;
        };
        let shape = Shape {
            length: self.evolutions[0].contest().length(),
            generations: histories.iter().map(Vec::len).max().unwrap_or(0) as u64,
            evaluations: self.evaluations,
            games: self.games,
        };
        if !found.fits(&shape) {
            return false;
        }
        let follows = |(found, history): (&Found, &Vec<Generation>)| {
            found.by_generation.len() <= history.len()
        };
        let all_follow = histories.len() == self.evolutions.len()
            && found.algorithms.iter().zip(&histories).all(follows);
        self.found = found;
        let mut evolutions = self.evolutions.iter_mut().zip(&histories);
        all_follow && evolutions.all(|(evolution, history)| evolution.take_over(history, &[]))
    }
}
