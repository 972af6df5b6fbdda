//! The first chunk: the match that is shown, and then everything exact, one question after the other.
//!
//! Some questions take a thousand times longer than others, so a unit of the budget is an amount of work, about a tenth of a millisecond, and not a question.

use super::describing::described;
use super::filming::Filming;
use super::pairing::Pairing;
use super::theorising::{Lines, deviations, patience, region, supported};
use super::valuing::{discounted, long_run, over_rounds};
use crate::Chunk;
use engines::Status;
use engines::repeated::theory::supported::Supported;
use engines::repeated::values::pair::Pair;
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::repeated::{Analysis, Snapshot, Step};

/// What a question that may take long counts for: tens of milliseconds.
const LONG: u64 = 300;
/// What one that does not counts for.
const SHORT: u64 = 3;

/// The work under way.
pub(super) struct AnalysisChunk {
    pairing: Option<Pairing>,
    filming: Option<Filming>,
    pair: Option<Pair>,
    supported: Option<Supported>,
    lines: Option<Lines>,
    found: Analysis,
}

impl AnalysisChunk {
    /// Nothing found yet. Without a game there is nothing to find.
    pub fn new(pairing: Option<Pairing>) -> Self {
        let step = if pairing.is_some() {
            Step::Match
        } else {
            Step::Done
        };
        Self {
            filming: pairing.as_ref().map(Filming::new),
            pairing,
            pair: None,
            supported: None,
            lines: None,
            found: Analysis {
                step,
                ..Analysis::default()
            },
        }
    }

    /// A piece of the work that is due; returns about how many units it has taken.
    fn work(&mut self) -> u64 {
        let Some(pairing) = &self.pairing else {
            self.found.step = Step::Done;
            return 1;
        };
        let found = &mut self.found;
        let (next, cost) = match found.step {
            Step::Match => return self.film(),
            Step::Values => return self.value(),
            Step::Rounds => {
                found.over_rounds = over_rounds(pairing, self.pair.as_ref(), &found.film);
                self.pair = None;
                (Step::Region, LONG)
            }
            Step::Region => {
                found.theory.region = Some(region(&pairing.stage.game));
                (Step::Perfection, SHORT)
            }
            Step::Perfection => {
                found.theory.perfection = Some(deviations(pairing));
                (Step::Patience, LONG)
            }
            Step::Patience => {
                if let Some(Ok(perfection)) = &mut found.theory.perfection {
                    perfection.patience = patience(pairing);
                }
                (Step::Supported, LONG)
            }
            Step::Supported => return self.support(),
            Step::Line => return self.hold(),
            Step::Done => (Step::Done, 1),
        };
        found.step = next;
        cost
    }

    fn film(&mut self) -> u64 {
        let (Some(pairing), Some(filming)) = (&self.pairing, &mut self.filming) else {
            return 1;
        };
        if self.found.strategies.is_empty() {
            self.found.strategies = (0..2).map(|player| described(pairing, player)).collect();
        }
        let status = filming.advance();
        self.found.film = filming.film(pairing);
        if status == Status::Finished {
            self.filming = None;
            self.found.step = Step::Values;
        }
        SHORT
    }

    /// First the limits of means, then discounted.
    fn value(&mut self) -> u64 {
        let Some(pairing) = &self.pairing else {
            return 1;
        };
        if self.pair.is_none() && self.found.values.is_none() {
            let (pair, values) = long_run(pairing);
            (self.pair, self.found.values) = (pair, Some(values));
            return LONG;
        }
        if let (Some(pair), Some(Ok(values))) = (&self.pair, &mut self.found.values) {
            values.discounted = Some(discounted(pairing, pair));
        }
        self.found.step = Step::Rounds;
        LONG
    }

    /// An iteration towards the supported set.
    fn support(&mut self) -> u64 {
        let Some(pairing) = &self.pairing else {
            return 1;
        };
        let search = self.supported.get_or_insert_with(|| {
            Supported::new(&pairing.stage.game, pairing.settings.continuation)
        });
        let status = search.step();
        self.found.theory.supported = Some(supported(search, status));
        if status == Status::Finished {
            self.supported = None;
            self.found.step = Step::Line;
        }
        SHORT * 10
    }

    /// The line that the first strategy holds both to, and then a strategy of the library on it.
    fn hold(&mut self) -> u64 {
        let Some(pairing) = &self.pairing else {
            return 1;
        };
        let found = &mut self.found;
        let lines = self.lines.get_or_insert_with(|| Lines::new(pairing));
        let line = found.theory.line.get_or_insert_with(|| lines.line());
        let is_over = match line {
            Some(line) => lines.meet_next(pairing, line) == Status::Finished,
            None => true,
        };
        if is_over {
            self.lines = None;
            found.step = Step::Done;
        }
        SHORT * 10
    }
}

impl Chunk for AnalysisChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let mut left = budget;
        while left > 0 && self.found.step != Step::Done {
            let cost = self.work();
            self.found.effort += cost;
            left = left.saturating_sub(cost);
        }
        if self.found.step == Step::Done {
            Status::Finished
        } else {
            Status::Running
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.step == Step::Done),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Analysis(Box::new(self.found.clone())))
    }
}
