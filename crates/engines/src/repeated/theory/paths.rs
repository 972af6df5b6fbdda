//! Payoffs that subgame-perfect equilibria in pure strategies support at δ without public randomisation, from below: paths that are equilibrium paths for sure.
//!
//! Source: D. Abreu, "On the theory of infinitely repeated games with discounting", Econometrica 56 (1988). A simple strategy profile follows a path, and
//! after a deviation of one player begins that player's punishment path, whatever has gone before. It is subgame perfect if nobody gains by one deviation
//! from any of the three paths: vᵢ(t) ≥ (1 − δ) bᵢ(a(t)) + δ pᵢ, where vᵢ(t) is what the path is worth from round t on, bᵢ(a) the best answer to what the
//! other one does in a, and pᵢ the worth of i's punishment. Of all paths that are a short opening and then a short cycle, this finds the largest set of
//! which each is followed when the worst paths of the set itself punish. Every path in it is an equilibrium path; longer ones may support more, which
//! [`super::grid`] bounds from above.
//!
//! Floats decide where they are far from a tie, fractions otherwise.

use super::payoffs::{best_response, outcomes, payoffs};
use crate::Status;
use crate::exact::rational::{Rational, of_fraction, value};
use crate::repeated::stage_game::StageGame;
use core::cell::LazyCell;
use core::ops::{Add, Div, Mul, RangeInclusive, Sub};
use games::fraction::Fraction;

/// At most so many paths are tried.
const MAX_PATHS: usize = 40_000;
/// The longest openings and cycles, from few action profiles on.
const LENGTHS: [[usize; 2]; 6] = [[2, 5], [2, 4], [1, 4], [1, 3], [1, 2], [0, 2]];
/// Paths that are looked at in one step.
const BLOCK: usize = 256;
/// Floats that are nearer to each other than this part of the largest payoff are compared in fractions.
const NEAR: f64 = 1e-9;

/// An action profile in numbers of the kind `N`: what it pays, and what the best answers to it pay.
#[derive(Clone, Debug)]
struct Profile<N> {
    payoffs: [N; 2],
    best: [N; 2],
}

/// A path, and what follows from it for each player.
#[derive(Clone, Debug)]
struct Path {
    profiles: Vec<u8>,
    /// Where its cycle begins.
    cycle: u8,
    worth: [f64; 2],
    /// It is followed if a deviation is punished by no more than this.
    bearable: [f64; 2],
}

/// The search under way.
#[derive(Clone, Debug)]
pub struct Paths {
    exact: Vec<Profile<Rational>>,
    delta: Rational,
    near: f64,
    /// Profiles of paths that come next, and where their cycles begin.
    coming: Vec<(Vec<u8>, u8)>,
    paths: Vec<Path>,
    /// Which paths are still in the set.
    kept: Vec<bool>,
    queues: [Queues; 2],
}

/// All paths in the order in which a player's punishment takes them out, so that each is looked at a few times in all.
#[derive(Clone, Debug, Default)]
struct Queues {
    /// From the worst path on; those before `worst_at` are gone.
    by_worth: Vec<u32>,
    worst_at: usize,
    /// From the path on that bears least; those before `strict_at` are gone.
    by_bearable: Vec<u32>,
    strict_at: usize,
    /// The path that the others were compared with last.
    punishment: Option<u32>,
}

impl Paths {
    /// Before the first step; δ is above 0 and below 1.
    pub fn new(game: &StageGame, delta: Fraction) -> Self {
        let profile = |[row, column]: [usize; 2]| Profile {
            payoffs: payoffs(game, [row, column]),
            best: [best_response(game, 0, column), best_response(game, 1, row)],
        };
        let exact: Vec<Profile<Rational>> = outcomes(game).map(profile).collect();
        let largest = exact
            .iter()
            .flat_map(|profile| profile.payoffs.iter().map(|payoff| value(payoff).abs()))
            .fold(1.0, f64::max);
        Self {
            coming: all_paths(exact.len() as u8),
            exact,
            delta: of_fraction(delta),
            near: largest * NEAR,
            paths: Vec::new(),
            kept: Vec::new(),
            queues: Default::default(),
        }
    }

    /// Goes on: at most `budget` steps of some paths each.
    pub fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            if !self.coming.is_empty() {
                self.look_at_some();
            } else if (0..BLOCK).any(|_| self.narrow() == Status::Finished) {
                return Status::Finished;
            }
        }
        Status::Running
    }

    /// What the paths that are left are worth to both players; equilibrium payoffs once the search has finished.
    pub fn points(&self) -> impl Iterator<Item = [f64; 2]> {
        let kept = self.paths.iter().zip(&self.kept).filter(|(_, kept)| **kept);
        kept.map(|(path, _)| path.worth)
    }

    fn look_at_some(&mut self) {
        let floats: Vec<Profile<f64>> = self.exact.iter().map(in_floats).collect();
        let delta = value(&self.delta);
        let rest = self.coming.len().saturating_sub(BLOCK);
        for (profiles, cycle) in self.coming.split_off(rest) {
            crate::effort::spend(profiles.len() as u64 * 8);
            let (worth, bearable) = judge(&floats, &profiles, cycle, delta);
            self.paths.push(Path {
                profiles,
                cycle,
                worth,
                bearable,
            });
        }
        if rest == 0 {
            self.kept = vec![true; self.paths.len()];
            self.queues = [0, 1].map(|player| {
                let sorted = |key: fn(&Path) -> [f64; 2]| {
                    let mut order: Vec<u32> = (0..self.paths.len() as u32).collect();
                    order.sort_by(|&a, &b| {
                        let [a, b] = [a, b].map(|at| key(&self.paths[at as usize])[player]);
                        a.total_cmp(&b)
                    });
                    order
                };
                Queues {
                    by_worth: sorted(|path| path.worth),
                    by_bearable: sorted(|path| path.bearable),
                    ..Queues::default()
                }
            });
        }
    }

    /// Takes out the paths that are not worth it, with the worst ones of those that are left as punishments.
    fn narrow(&mut self) -> Status {
        let mut is_settled = true;
        for player in 0..2 {
            let queues = &mut self.queues[player];
            while let Some(&at) = queues.by_worth.get(queues.worst_at)
                && !self.kept[at as usize]
            {
                queues.worst_at += 1;
            }
            let Some(&worst) = queues.by_worth.get(queues.worst_at) else {
                return Status::Finished;
            };
            if self.queues[player].punishment != Some(worst) {
                is_settled &= !self.take_out(player, &self.paths[worst as usize].clone());
                self.queues[player].punishment = Some(worst);
            }
        }
        if is_settled {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// Takes out what is not followed if this path punishes a player; whether there was any.
    fn take_out(&mut self, player: usize, punishment: &Path) -> bool {
        let exact = LazyCell::new(|| self.judged(punishment)[0][player].clone());
        let queues = &self.queues[player];
        let mut strict_at = queues.strict_at;
        let mut gone = Vec::new();
        for &at in &queues.by_bearable[strict_at..] {
            crate::effort::spend(1);
            let path = &self.paths[at as usize];
            let margin = path.bearable[player] - punishment.worth[player];
            if margin > self.near {
                break;
            }
            let is_below = margin < -self.near;
            strict_at += usize::from(is_below);
            if self.kept[at as usize] && (is_below || self.judged(path)[1][player] < *exact) {
                gone.push(at);
            }
        }
        self.queues[player].strict_at = strict_at;
        for &at in &gone {
            self.kept[at as usize] = false;
        }
        !gone.is_empty()
    }

    /// What a path is worth and what is bearable, in fractions.
    fn judged(&self, path: &Path) -> [[Rational; 2]; 2] {
        let (worth, bearable) = judge(&self.exact, &path.profiles, path.cycle, self.delta.clone());
        [worth, bearable]
    }
}

fn in_floats(profile: &Profile<Rational>) -> Profile<f64> {
    Profile {
        payoffs: profile.payoffs.each_ref().map(value),
        best: profile.best.each_ref().map(value),
    }
}

/// Numbers that paths are judged in.
trait Number:
    Clone
    + PartialOrd
    + From<u8>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
}

impl Number for f64 {}
impl Number for Rational {}

/// What a path is worth to both players, and how harsh a punishment each needs to follow it: at most this must be left to them.
fn judge<N: Number>(profiles: &[Profile<N>], path: &[u8], cycle: u8, delta: N) -> ([N; 2], [N; 2]) {
    let now = N::from(1) - delta.clone();
    let (opening, cycle) = path.split_at(usize::from(cycle));
    let both = [0, 1].map(|player| {
        let back = |worth: N, &at: &u8| {
            now.clone() * profiles[usize::from(at)].payoffs[player].clone() + delta.clone() * worth
        };
        let once = cycle.iter().rev().fold(N::from(0), back);
        let discount = cycle
            .iter()
            .fold(N::from(1), |power, _| power * delta.clone());
        let mut worth = once / (N::from(1) - discount);
        let mut bearable: Option<N> = None;
        for at in cycle.iter().rev().chain(opening.iter().rev()) {
            worth = back(worth, at);
            let best = profiles[usize::from(*at)].best[player].clone();
            let left = (worth.clone() - now.clone() * best) / delta.clone();
            if bearable.as_ref().is_none_or(|least| left < *least) {
                bearable = Some(left);
            }
        }
        (worth, bearable)
    });
    let worth = both.each_ref().map(|(worth, _)| worth.clone());
    let bearable = both.map(|(worth, bearable)| bearable.unwrap_or(worth));
    (worth, bearable)
}

/// All openings and cycles of so many profiles, as long as there are not too many; each path once.
fn all_paths(profiles: u8) -> Vec<(Vec<u8>, u8)> {
    let count = |longest: usize| -> usize {
        (0..=longest as u32)
            .map(|length| usize::from(profiles).saturating_pow(length))
            .sum()
    };
    let are_few =
        |[opening, cycle]: &[usize; 2]| count(*opening) * (count(*cycle) - 1) <= MAX_PATHS;
    let [opening, cycle] = LENGTHS.into_iter().find(are_few).unwrap_or([0, 1]);
    let openings = words(profiles, 0..=opening);
    let cycles = words(profiles, 1..=cycle)
        .into_iter()
        .filter(|cycle| !is_repetition(cycle));
    cycles
        .flat_map(|cycle| {
            // If both end alike, the path is a shorter opening and the cycle turned round by one.
            let fits = |opening: &&Vec<u8>| opening.is_empty() || opening.last() != cycle.last();
            let path =
                |opening: &Vec<u8>| ([opening.as_slice(), &cycle].concat(), opening.len() as u8);
            openings.iter().filter(fits).map(path).collect::<Vec<_>>()
        })
        .collect()
}

/// All sequences of these lengths.
fn words(letters: u8, lengths: RangeInclusive<usize>) -> Vec<Vec<u8>> {
    let longer = |words: &Vec<Vec<u8>>| {
        let longer = words
            .iter()
            .flat_map(|word| (0..letters).map(move |letter| [word.as_slice(), &[letter]].concat()));
        Some(longer.collect())
    };
    let by_length = core::iter::successors(Some(vec![Vec::new()]), longer);
    by_length
        .take(lengths.end() + 1)
        .skip(*lengths.start())
        .flatten()
        .collect()
}

/// Whether a shorter sequence again and again is the same.
fn is_repetition(word: &[u8]) -> bool {
    (1..word.len()).any(|part| {
        word.len().is_multiple_of(part) && word.iter().zip(&word[part..]).all(|(a, b)| a == b)
    })
}
