//! Entry and exit: the table with one entrant fewer, with a second one of the same, or with a newcomer.

use super::analysis::{Analysis, SAME, winners};
use experiments::tournament::{Exactly, Newcomer, known_payoffs};
use std::iter;

/// What all entrants get from each other, by what is known best.
#[derive(Clone, Debug)]
pub struct KnownPayoffs {
    /// What the row's entrant gets from the column's.
    payoffs: Vec<Vec<f64>>,
    /// By entrant: what it gets from all its opponents together.
    sums: Vec<f64>,
    with_itself: bool,
}

/// Somebody who enters.
#[derive(Clone, Debug)]
struct Entering {
    /// By entrant: what the new one gets, and what the entrant gets from it.
    meets: Vec<[f64; 2]>,
    /// What it gets from another of its own.
    itself: f64,
}

/// An entrant whose absence, or a second of whom, puts others ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub entrant: usize,
    pub winners: Vec<usize>,
}

/// What would follow if a newcomer entered.
#[derive(Clone, Debug, PartialEq)]
pub struct Entered {
    /// As links have it.
    pub strategy: String,
    /// What it would get per round, in the mean of its opponents.
    pub payoff: f64,
    /// From 1; who gets the same has the same place.
    pub place: usize,
    /// Who would be ahead: entrants, and the newcomer as the last of all.
    pub winners: Vec<usize>,
}

impl KnownPayoffs {
    /// None where something is not known.
    pub fn of(of: &Analysis) -> Option<Self> {
        let payoffs = known_payoffs(&of.matrix)?;
        let with_itself = of.lab.with_itself;
        let own = |entrant: usize| {
            if with_itself {
                0.0
            } else {
                payoffs[entrant][entrant]
            }
        };
        let sum = |(entrant, row): (usize, &Vec<f64>)| row.iter().sum::<f64>() - own(entrant);
        Some(Self {
            sums: payoffs.iter().enumerate().map(sum).collect(),
            payoffs,
            with_itself,
        })
    }

    fn count(&self) -> usize {
        self.sums.len()
    }

    /// Opponents of each of so many.
    fn opponents(&self, count: usize) -> f64 {
        (count - usize::from(!self.with_itself)).max(1) as f64
    }

    /// The table as it is, best first.
    fn table(&self) -> Vec<Exactly> {
        self.ranked(
            self.count(),
            (0..self.count()).map(|one| (one, self.sums[one])),
        )
    }

    /// Without an entrant.
    fn without(&self, left_out: usize) -> Vec<Exactly> {
        let others = (0..self.count()).filter(|&one| one != left_out);
        let less = others.map(|one| (one, self.sums[one] - self.payoffs[one][left_out]));
        self.ranked(self.count() - 1, less)
    }

    /// With one more, who is the last.
    fn with(&self, entering: &Entering) -> Vec<Exactly> {
        let entrants = self.sums.iter().zip(&entering.meets).enumerate();
        let more = entrants.map(|(entrant, (sum, [_, gets]))| (entrant, sum + gets));
        let own = if self.with_itself {
            entering.itself
        } else {
            0.0
        };
        let sum = entering.meets.iter().map(|[gets, _]| gets).sum::<f64>() + own;
        self.ranked(
            self.count() + 1,
            more.chain(iter::once((self.count(), sum))),
        )
    }

    /// The means of these sums, best first.
    fn ranked(&self, count: usize, sums: impl Iterator<Item = (usize, f64)>) -> Vec<Exactly> {
        let opponents = self.opponents(count);
        let mean = |(entrant, sum)| Exactly {
            entrant,
            payoff: sum / opponents,
        };
        let mut table: Vec<Exactly> = sums.map(mean).collect();
        table.sort_by(|one, other| other.payoff.total_cmp(&one.payoff));
        table
    }

    /// Whose absence puts others ahead; `None` where two are all that there are.
    pub fn fewer(&self) -> Option<Vec<Change>> {
        (self.count() > 2).then(|| self.changes(|entrant| winners(&self.without(entrant))))
    }

    /// A second of whom puts others ahead.
    pub fn more(&self) -> Vec<Change> {
        self.changes(|entrant| {
            let row = self.payoffs[entrant].iter();
            let column = self.payoffs.iter().map(|row| row[entrant]);
            let double = Entering {
                meets: row
                    .zip(column)
                    .map(|(&gets, other)| [gets, other])
                    .collect(),
                itself: self.payoffs[entrant][entrant],
            };
            let of_either = |one: usize| if one == self.count() { entrant } else { one };
            let winners = winners(&self.with(&double)).into_iter().map(of_either);
            let mut winners: Vec<usize> = winners.collect();
            winners.sort_unstable();
            winners.dedup();
            winners
        })
    }

    fn changes(&self, winners_if: impl Fn(usize) -> Vec<usize>) -> Vec<Change> {
        let now = winners(&self.table());
        let change = |entrant| {
            let winners = winners_if(entrant);
            // Those who are left out win no more; that alone changes nothing among the others.
            let expected: Vec<usize> = now.iter().copied().filter(|&one| one != entrant).collect();
            let is_other = winners != now && (expected.is_empty() || winners != expected);
            is_other.then_some(Change { entrant, winners })
        };
        (0..self.count()).filter_map(change).collect()
    }

    /// What would follow if each of these entered alone, those who would get most first. Those about whom not all is known exactly are left out.
    pub fn entered(&self, newcomers: &[Newcomer]) -> Vec<Entered> {
        let newcomers = newcomers.iter();
        let mut all: Vec<Entered> = newcomers
            .filter_map(|one| self.with_newcomer(one))
            .collect();
        all.sort_by(|one, other| other.payoff.total_cmp(&one.payoff));
        all
    }

    fn with_newcomer(&self, newcomer: &Newcomer) -> Option<Entered> {
        let payoffs = newcomer.payoffs.iter().copied();
        let mut meets = payoffs.collect::<Option<Vec<[f64; 2]>>>()?;
        let [itself, _] = meets.pop()?;
        if meets.len() != self.count() {
            return None;
        }
        let table = self.with(&Entering { meets, itself });
        let own = table.iter().find(|row| row.entrant == self.count())?.payoff;
        Some(Entered {
            strategy: newcomer.strategy.clone(),
            payoff: own,
            place: 1 + table.iter().filter(|row| row.payoff - own >= SAME).count(),
            winners: winners(&table),
        })
    }
}
