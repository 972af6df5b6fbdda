//! A well-mixed population that is simulated, step by step: only how many play what is kept.
//!
//! Of two strategies the probabilities of each step are worked out before, so that a step is a number and a comparison.

use super::game::MAX_STRATEGIES;
use super::process::Update;
use super::rates::Rates;
use super::two;
use super::well_mixed::WellMixed;
use crate::effort;
use random::Random;

/// What a step may be: by how many play the first strategy, the least number that is neither one more nor one fewer, and the least that is not one more.
type Thresholds = Vec<[u64; 2]>;

/// What can be worked out before.
#[derive(Clone, Debug)]
pub struct Rules {
    of: WellMixed,
    thresholds: Option<Thresholds>,
    rates: Rates,
}

/// A population under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MixedRun {
    /// How many play what.
    pub counts: Vec<u32>,
}

/// The number that as large a share of all 64 bits is below.
fn threshold(probability: f64) -> u64 {
    // Too large a number becomes the largest.
    (probability * 18_446_744_073_709_551_616.0) as u64
}

impl Rules {
    /// Of a population in which no fitness is negative. Where nobody has any, nothing changes.
    pub fn new(of: WellMixed) -> Self {
        let is_table = of.game.size() == 2 && !of.process.update.is_synchronous();
        let thresholds = is_table.then(|| {
            let row = |firsts| {
                let [up, down] = two::ways::<f64>(&of, firsts).unwrap_or_default();
                [threshold(up), threshold(up + down)]
            };
            (0..=of.population).map(row).collect()
        });
        Self {
            thresholds,
            rates: Rates::new(&of.process, &of.game),
            of,
        }
    }

    /// Whether the population is at an end: all play the same, and nothing else comes.
    pub fn is_over(&self, run: &MixedRun) -> bool {
        self.rates.is_end(&run.counts)
    }

    /// Goes on by so many steps, or to the end; says how many were done.
    pub fn advance(&self, run: &mut MixedRun, steps: u64, random: &mut Random) -> u64 {
        if let Some(thresholds) = &self.thresholds {
            return self.advance_two(thresholds, run, steps, random);
        }
        for done in 0..steps {
            if self.is_over(run) {
                return done;
            }
            match self.of.process.update {
                Update::WrightFisher => self.replace_all(run, random),
                _ => self.step(run, random),
            }
        }
        steps
    }

    fn advance_two(
        &self,
        thresholds: &Thresholds,
        run: &mut MixedRun,
        steps: u64,
        random: &mut Random,
    ) -> u64 {
        let population = self.of.population;
        let mut firsts = run.counts[0];
        let [all_first, all_second] = [0, 1].map(|strategy| self.rates.stays(strategy));
        let mut done = 0;
        while done < steps && !(all_second && firsts == 0 || all_first && firsts == population) {
            let drawn = random.bits();
            let [up, down] = thresholds[firsts as usize];
            // Without a branch, since which way it goes is anybody's guess.
            let (is_up, is_down) = (drawn < up, drawn >= up && drawn < down);
            firsts = firsts + u32::from(is_up) - u32::from(is_down);
            done += 1;
        }
        effort::spend(done);
        run.counts = vec![firsts, population - firsts];
        done
    }

    fn fitness(&self, counts: &[u32]) -> [f64; MAX_STRATEGIES] {
        let mut fitness = [0.0; MAX_STRATEGIES];
        for own in (0..counts.len()).filter(|&own| counts[own] > 0) {
            let payoff = self.of.payoff::<f64>(counts, own, own);
            fitness[own] = self.rates.fitness(payoff);
        }
        fitness
    }

    /// One of the weights, by their sizes; the last with any if rounding leaves none.
    fn drawn(weights: &[f64], random: &mut Random) -> Option<usize> {
        let sum: f64 = weights.iter().sum();
        let mut left = random.unit() * sum;
        let mut last = None;
        for (place, &weight) in weights.iter().enumerate() {
            if weight > 0.0 {
                if left < weight {
                    return Some(place);
                }
                left -= weight;
                last = Some(place);
            }
        }
        last
    }

    /// One of so many of each strategy, `of` altogether.
    fn somebody(counts: impl Iterator<Item = u32>, of: u32, random: &mut Random) -> usize {
        let drawn = random.below(of);
        // Without a branch, since where it ends is anybody's guess.
        let passed = |(strategy, until): (usize, u32), count: u32| {
            let until = until + count;
            (strategy + usize::from(drawn >= until), until)
        };
        counts.fold((0, 0), passed).0
    }

    /// One of all.
    fn anybody(&self, counts: &[u32], random: &mut Random) -> usize {
        Self::somebody(counts.iter().copied(), self.of.population, random)
    }

    /// One of all but one of `own`.
    fn another(&self, counts: &[u32], own: usize, random: &mut Random) -> usize {
        let counts = counts.iter().enumerate();
        let others = counts.map(|(strategy, &count)| count - u32::from(strategy == own));
        Self::somebody(others, self.of.population - 1, random)
    }

    fn step(&self, run: &mut MixedRun, random: &mut Random) {
        effort::spend(10);
        let is_born = self.of.process.update.has_births();
        let Some((own, newcomer)) = (if is_born {
            self.birth(&run.counts, random)
        } else {
            self.reconsidered(&run.counts, random)
        }) else {
            return;
        };
        run.counts[own] -= 1;
        run.counts[newcomer] += 1;
    }

    /// In whose place somebody is born, and of which strategy.
    fn birth(&self, counts: &[u32], random: &mut Random) -> Option<(usize, usize)> {
        let fitness = self.fitness(counts);
        let parent_among = |counts: &[u32], random: &mut Random| {
            let mut weights = [0.0; MAX_STRATEGIES];
            for (strategy, &count) in counts.iter().enumerate() {
                weights[strategy] = f64::from(count) * fitness[strategy];
            }
            Self::drawn(&weights[..counts.len()], random)
        };
        let (own, parent) = match self.of.process.update {
            Update::DeathBirth => {
                let own = self.anybody(counts, random);
                let mut others = [0; MAX_STRATEGIES];
                others[..counts.len()].copy_from_slice(counts);
                others[own] -= 1;
                (own, parent_among(&others[..counts.len()], random)?)
            }
            Update::BirthDeath => {
                let parent = parent_among(counts, random)?;
                (self.another(counts, parent, random), parent)
            }
            _ => {
                let parent = parent_among(counts, random)?;
                (self.anybody(counts, random), parent)
            }
        };
        Some((own, self.rates.offspring(parent, random)))
    }

    /// Who reconsiders, and what it plays then.
    fn reconsidered(&self, counts: &[u32], random: &mut Random) -> Option<(usize, usize)> {
        let own = self.anybody(counts, random);
        let update = self.of.process.update;
        if update == Update::BestResponse && self.rates.rests(random) {
            return None;
        }
        if self.rates.mutates(random) {
            return Some((own, self.rates.other_than(own, random)));
        }
        let taken = match update {
            Update::Fermi => self.compared(counts, own, random),
            Update::BestResponse => {
                let best = self.of.best_responses::<f64>(counts, own);
                best[random.below(best.len() as u32) as usize]
            }
            _ => {
                let fitness = self.fitness(counts);
                let mut weights = [0.0; MAX_STRATEGIES];
                for (strategy, &count) in counts.iter().enumerate() {
                    weights[strategy] = f64::from(count) * fitness[strategy];
                }
                Self::drawn(&weights[..counts.len()], random)?
            }
        };
        Some((own, taken))
    }

    fn compared(&self, counts: &[u32], own: usize, random: &mut Random) -> usize {
        let other = self.another(counts, own, random);
        if other == own {
            // Nothing hangs on the number that decides.
            random.bits();
            return own;
        }
        let [payoff, of_other] = [own, other].map(|one| self.of.payoff::<f64>(counts, one, one));
        if self.rates.adopts(of_other - payoff, random) {
            other
        } else {
            own
        }
    }

    fn replace_all(&self, run: &mut MixedRun, random: &mut Random) {
        // Nobody is unfit, or only by rounding: then all stays as it is.
        let Ok(shares) = self.of.offspring(&run.counts) else {
            return;
        };
        effort::spend(u64::from(self.of.population));
        let mut counts = vec![0; run.counts.len()];
        for _ in 0..self.of.population {
            if let Some(strategy) = Self::drawn(&shares, random) {
                counts[strategy] += 1;
            }
        }
        run.counts = counts;
    }
}
