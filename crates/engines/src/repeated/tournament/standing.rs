//! The standings of a round robin: who has come where, and how sure that is.
//!
//! What an entrant gets is the mean over its opponents of what it gets per round from each, each opponent alike. Matches of different pairs are independent,
//! so the squares of their errors add up; the interval is Student's with the degrees of freedom of one pair, which is rather too wide. Two entrants are
//! compared pair by pair as well: where they meet each other it is by what one gets more than the other in the same match, since that is what the matches
//! repeat, and where they meet others, their matches are independent. Where every match is certain, everything is.

use super::entrant::{place_of, sides};
use super::met::Met;
use statistics::{Estimate, Range, student};

/// A round robin that was played: every pair, with its matches.
#[derive(Clone, Copy, Debug)]
pub struct RoundRobin<'a> {
    /// Who took part.
    pub entrants: usize,
    /// Whether they meet both ways, as first and as second players.
    pub both_ways: bool,
    /// In the order of [`super::entrant::pairs`].
    pub met: &'a [Met],
    /// Whether what an entrant gets from itself counts.
    pub with_itself: bool,
    /// From the least to the greatest payoff, by player.
    pub ranges: [Range; 2],
}

/// An entrant's place in the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub entrant: usize,
    /// Per round, in the mean of all opponents.
    pub payoff: Estimate,
    /// How often the first action was played, in the mean of all opponents.
    pub cooperation: f64,
    /// How much more that is than what the next in the table gets; none for the last.
    pub ahead: Option<Estimate>,
}

/// A pair, and what each side of it counts for.
type Counted = ([usize; 2], [f64; 2]);

/// Parts of a mean that are independent of each other.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    mean: f64,
    variance: f64,
    /// Of the pair with the fewest, of those that are not certain.
    matches: Option<u64>,
}

impl Parts {
    fn add(&mut self, weights: [f64; 2], met: &Met, ranges: [Range; 2]) {
        let [first, second] = met.means();
        self.mean += weights[0] * first + weights[1] * second;
        if met.is_certain {
            return;
        }
        self.variance += met.variance(weights, weighted(weights, ranges));
        self.matches = Some(
            self.matches
                .map_or(met.matches, |fewest| fewest.min(met.matches)),
        );
    }

    fn estimate(&self, range: Range) -> Estimate {
        // With two values added to each pair, as its variance has them.
        let margin = self
            .matches
            .map_or(0.0, |matches| self.variance.sqrt() * student(matches + 1));
        let low = (self.mean - margin).max(range.low).min(self.mean);
        let high = (self.mean + margin).min(range.high).max(self.mean);
        Estimate {
            mean: self.mean,
            interval: Some((low, high)),
        }
    }
}

/// What the weighted sum of both payoffs can be.
fn weighted(weights: [f64; 2], ranges: [Range; 2]) -> Range {
    let ends = |player: usize| {
        let [one, other] =
            [ranges[player].low, ranges[player].high].map(|end| end * weights[player]);
        [one.min(other), one.max(other)]
    };
    let [first, second] = [ends(0), ends(1)];
    Range {
        low: first[0] + second[0],
        high: first[1] + second[1],
    }
}

impl RoundRobin<'_> {
    /// The table, best first; entrants with equal payoffs in their own order. Only those are in it that have met all their opponents.
    pub fn standings(&self) -> Vec<Standing> {
        let standing = |entrant: usize| self.standing(entrant);
        let mut table: Vec<Standing> = (0..self.entrants).filter_map(standing).collect();
        table.sort_by(|one, other| other.payoff.mean.total_cmp(&one.payoff.mean));
        for place in 1..table.len() {
            let [before, next] = [place - 1, place].map(|place| table[place].entrant);
            table[place - 1].ahead = self.difference(before, next);
        }
        table
    }

    /// What one entrant gets from another per round; `None` before they have met.
    pub fn cell(&self, one: usize, other: usize) -> Option<Estimate> {
        let parts = self.parts(sides([one, other], self.both_ways))?;
        Some(parts.estimate(weighted([0.5; 2], self.ranges)))
    }

    /// How often one entrant plays the first action against another; `None` before they have met.
    pub fn cooperation(&self, one: usize, other: usize) -> Option<f64> {
        self.cooperating(sides([one, other], self.both_ways))
    }

    /// How much more one entrant gets than another; `None` before both have met all their opponents.
    pub fn difference(&self, one: usize, other: usize) -> Option<Estimate> {
        let mut counted: Vec<Counted> = self.counted(one).collect();
        for (pair, weights) in self.counted(other) {
            let less = weights.map(|weight| -weight);
            // Where they meet each other, one match decides about both.
            match counted.iter_mut().find(|(known, _)| *known == pair) {
                Some((_, weights)) => *weights = [0, 1].map(|side| weights[side] + less[side]),
                None => counted.push((pair, less)),
            }
        }
        Some(self.parts(counted)?.estimate(Range::ANY))
    }

    fn standing(&self, entrant: usize) -> Option<Standing> {
        let parts = self.parts(self.counted(entrant))?;
        Some(Standing {
            entrant,
            payoff: parts.estimate(weighted([0.5; 2], self.ranges)),
            cooperation: self.cooperating(self.counted(entrant))?,
            ahead: None,
        })
    }

    /// The pairs that an entrant is counted in, with what each side counts for in its mean.
    fn counted(&self, entrant: usize) -> impl Iterator<Item = Counted> {
        let opponents = self.entrants - usize::from(!self.with_itself);
        let is_counted = move |other: &usize| self.with_itself || *other != entrant;
        (0..self.entrants)
            .filter(is_counted)
            .flat_map(move |other| sides([entrant, other], self.both_ways))
            .map(move |(pair, weights)| (pair, weights.map(|weight| weight / opponents as f64)))
    }

    fn parts(&self, counted: impl IntoIterator<Item = Counted>) -> Option<Parts> {
        let mut parts = Parts::default();
        for (pair, weights) in counted {
            parts.add(weights, self.met(pair)?, self.ranges);
        }
        Some(parts)
    }

    fn cooperating(&self, counted: impl IntoIterator<Item = Counted>) -> Option<f64> {
        let of = |(pair, weights): Counted| {
            let [first, second] = self.met(pair)?.cooperation();
            Some(weights[0] * first + weights[1] * second)
        };
        counted.into_iter().map(of).sum()
    }

    /// The matches of a pair, if there are some.
    fn met(&self, pair: [usize; 2]) -> Option<&Met> {
        let met = self
            .met
            .get(place_of(pair, self.entrants, self.both_ways))?;
        (met.matches > 0).then_some(met)
    }
}
