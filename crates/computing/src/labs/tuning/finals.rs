//! Races of the finalists: anyone who leads against the next, evaluation by evaluation; see [`Finals`].

use engines::racing::{Outcome, Plan, Race, Reason, Rules, Verdict};
use engines::tuning::Points;
use engines::tuning::table::Entry;
use experiments::tuning::{FinalRace, Finalist, Finals};
use games::Player;

/// The races under way.
pub(super) struct FinalRaces {
    plan: Plan,
    race: Race,
    /// The leader's value in the comparison under way.
    first: Option<f64>,
}

impl FinalRaces {
    /// Between the recommended point, which is the first, and the others.
    pub fn new(points: &Points, epsilon: f64, delta: f64) -> (Self, Finals) {
        let races = points.len().saturating_sub(1).max(1);
        let plan = Rules::ILEBR_STAR_2.plan(epsilon, delta / races as f64);
        let finalist = |point: &[u16]| Finalist {
            point: point.to_vec(),
            entry: Entry::default(),
        };
        let mut finals = Finals {
            promised: Entry::default(),
            finalists: points.iter().map(finalist).collect(),
            races: Vec::new(),
        };
        let race = Race::new(plan);
        if finals.finalists.len() > 1 {
            finals.races.push(next_race(&finals));
        }
        (
            Self {
                plan,
                race,
                first: None,
            },
            finals,
        )
    }

    /// Whose turn it is to be evaluated; `None` once all is over.
    pub fn next(&self, finals: &Finals) -> Option<usize> {
        let race = finals.races.last().filter(|race| race.verdict.is_none())?;
        let place = if self.first.is_none() {
            race.leader
        } else {
            race.challenger
        };
        Some(usize::from(place))
    }

    /// Takes the value of anyone who's turn it was.
    pub fn add(&mut self, finals: &mut Finals, value: f64) {
        let Some(place) = self.next(finals) else {
            return;
        };
        finals.finalists[place].entry.add(value);
        let Some(first) = self.first.take() else {
            self.first = Some(value);
            return;
        };
        let verdict = self.race.add(Outcome::of_comparison(first, value));
        let Some(race) = finals.races.last_mut() else {
            return;
        };
        race.comparisons = self.race.games();
        race.share = self.race.mean();
        race.bounds = self.race.bounds();
        race.verdict = verdict.map(|Verdict { better, reason }| {
            let is_dethroned = better == Player::Second && reason == Reason::Bounds;
            (!is_dethroned, reason)
        });
        if verdict.is_some() && !finals.are_over() {
            self.race = Race::new(self.plan);
            finals.races.push(next_race(finals));
        }
    }
}

/// The leader against the first finalist that has not raced.
fn next_race(finals: &Finals) -> FinalRace {
    FinalRace {
        leader: finals.leading(),
        challenger: finals.races.len() as u8 + 1,
        comparisons: 0,
        share: 0.5,
        bounds: (0.0, 1.0),
        verdict: None,
    }
}
