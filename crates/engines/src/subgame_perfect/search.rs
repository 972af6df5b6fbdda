//! The pure equilibria of a part: all profiles, for each choice of equilibria in the subgames below.

use super::part::{Kind, Part};
use super::solved::{Equilibrium, MAX_EQUILIBRIA, Solved};
use crate::exact::rational::{Rational, of_fraction};
use crate::{Status, effort};
use games::tree_game::{Mover, TreeGame};

/// Nodes that all profiles lead through together, at most.
const MAX_VISITS: usize = 1_000_000;
/// Profiles at most: beyond either, no equilibria are sought.
const MAX_PROFILES: usize = 4_096;
/// Nodes that are visited in a step.
const VISITS: usize = 256;
/// How much work a visit or a comparison is, in units of [`effort`].
const VISIT: u64 = 30;

/// What is known about the whole game.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub game: &'a TreeGame,
    /// What arriving at each node has paid.
    pub totals: &'a [Vec<Rational>],
    /// By node.
    pub solved: &'a [Option<Solved>],
}

/// The search under way: a step is some nodes of one profile, or the end of a choice.
pub(super) struct Search {
    part: Part,
    profiles: usize,
    /// For each subgame below how many of its equilibria are gone on with.
    kept: Vec<usize>,
    choices: usize,
    choice: usize,
    profile: usize,
    place: usize,
    actions: Vec<usize>,
    /// How often each place is come to.
    reach: Vec<Rational>,
    sums: Vec<Rational>,
    /// By profile.
    payoffs: Vec<Vec<Rational>>,
    found: Solved,
}

impl Search {
    /// Of a part of the game.
    pub fn new(part: Part, known: Known) -> Self {
        let below = part
            .below
            .iter()
            .filter_map(|&node| known.solved[node].as_ref());
        let counts: Vec<usize> = below
            .clone()
            .map(|solved| solved.equilibria.len())
            .collect();
        let profiles = part.profiles().filter(|&profiles| profiles <= MAX_PROFILES);
        let visits = profiles.map_or(usize::MAX, |profiles| {
            profiles.saturating_mul(part.places.len())
        });
        let is_small = visits <= MAX_VISITS;
        let kept = kept(counts.clone(), MAX_VISITS / visits.max(1));
        let is_complete =
            below.clone().all(|solved| solved.is_complete) && is_small && kept == counts;
        Self {
            choices: if is_small { kept.iter().product() } else { 0 },
            kept,
            profiles: profiles.unwrap_or_default(),
            choice: 0,
            profile: 0,
            place: 0,
            actions: part.actions(0),
            reach: vec![Rational::ZERO; part.places.len()],
            sums: vec![Rational::ZERO; known.game.players().len()],
            payoffs: Vec::new(),
            found: Solved {
                root: part.root,
                equilibria: Vec::new(),
                is_complete,
            },
            part,
        }
    }

    /// Goes on.
    pub fn step(&mut self, known: Known) -> Status {
        if self.choice == self.choices {
            return Status::Finished;
        }
        let last = self.part.places.len().min(self.place + VISITS);
        effort::spend(VISIT * (last - self.place) as u64);
        for place in self.place..last {
            self.visit(known, place);
        }
        self.place = last;
        if last < self.part.places.len() {
            return Status::Running;
        }
        let players = self.sums.len();
        let sums = core::mem::replace(&mut self.sums, vec![Rational::ZERO; players]);
        self.payoffs.push(sums);
        self.place = 0;
        self.profile += 1;
        if self.profile == self.profiles {
            self.compare();
            self.profile = 0;
            self.choice += 1;
        }
        self.actions = self.part.actions(self.profile);
        if self.choice == self.choices {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// What was found.
    pub fn into_solved(self) -> Solved {
        self.found
    }

    /// Which equilibria of the subgames below are played.
    fn chosen(&self) -> Vec<usize> {
        let mut rest = self.choice;
        let chosen = self.kept.iter().map(|&count| {
            let chosen = rest % count;
            rest /= count;
            chosen
        });
        chosen.collect()
    }

    fn visit(&mut self, known: Known, number: usize) {
        let place = &self.part.places[number];
        self.reach[number] = match place.parent {
            None => Rational::ONE,
            Some((above, action)) => match self.part.places[above].kind {
                Kind::Decision(set) if self.actions[set] != action => Rational::ZERO,
                Kind::Chance => {
                    let set = known.game.set_of(self.part.places[above].node);
                    match set.map(|(_, set)| &set.mover) {
                        Some(Mover::Chance(chances)) => {
                            of_fraction(chances[action]) * &self.reach[above]
                        }
                        _ => Rational::ZERO,
                    }
                }
                _ => self.reach[above].clone(),
            },
        };
        let share = &self.reach[number];
        if share.is_zero() {
            return;
        }
        let paid = match place.kind {
            Kind::End => &known.totals[place.node],
            Kind::Subgame(below) => {
                let chosen = self.choice / self.kept[..below].iter().product::<usize>();
                match &known.solved[place.node] {
                    Some(solved) => &solved.equilibria[chosen % self.kept[below]].payoffs,
                    None => return,
                }
            }
            Kind::Chance | Kind::Decision(_) => return,
        };
        for (sum, payoff) in self.sums.iter_mut().zip(paid) {
            *sum += payoff * share;
        }
    }

    /// Keeps the profiles in which nobody gains by doing something else.
    fn compare(&mut self) {
        let payoffs = core::mem::take(&mut self.payoffs);
        let mut is_best = vec![true; self.profiles];
        for player in 0..self.sums.len() {
            effort::spend(VISIT * self.profiles as u64);
            let others: Vec<usize> = (0..self.profiles)
                .map(|profile| self.part.without(player, profile))
                .collect();
            let mut most: Vec<Option<&Rational>> = vec![None; self.profiles];
            for (&key, payoffs) in others.iter().zip(&payoffs) {
                most[key] = most[key].max(Some(&payoffs[player]));
            }
            for (profile, &key) in others.iter().enumerate() {
                is_best[profile] &= Some(&payoffs[profile][player]) == most[key];
            }
        }
        let chosen = self.chosen();
        for (profile, payoffs) in payoffs
            .into_iter()
            .enumerate()
            .filter(|&(at, _)| is_best[at])
        {
            if self.found.equilibria.len() == MAX_EQUILIBRIA {
                self.found.is_complete = false;
                self.choices = self.choice + 1;
                return;
            }
            let sets = self.part.sets.iter().map(|&(set, ..)| set);
            self.found.equilibria.push(Equilibrium {
                payoffs,
                actions: sets.zip(self.part.actions(profile)).collect(),
                below: self
                    .part
                    .below
                    .iter()
                    .copied()
                    .zip(chosen.iter().copied())
                    .collect(),
            });
        }
    }
}

/// So many of each that there are at most so many choices: the longest lists are cut first, each to one at least.
fn kept(mut counts: Vec<usize>, choices: usize) -> Vec<usize> {
    let product = |counts: &[usize]| counts.iter().copied().fold(1, usize::saturating_mul);
    while product(&counts) > choices.max(1) {
        let Some(longest) = counts.iter_mut().max() else {
            break;
        };
        *longest = longest.div_ceil(2);
    }
    counts
}
