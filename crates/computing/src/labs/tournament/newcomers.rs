//! Newcomers: what each strategy of the library that does not take part would get, a pair in each step.

use super::field::Field;
use super::solving::shares_of;
use crate::answering::Answering;
use engines::Status;
use engines::repeated::settings::Noise;
use engines::repeated::tournament::entrant::sides;
use experiments::common::repeated::library::offered_to;
use experiments::inquiry::encode;
use experiments::tournament::{Entrant, Newcomer, TournamentExperiment};

/// The newcomers under way.
pub(super) struct NewcomersAnswer {
    lab: TournamentExperiment,
    /// Of the entrants, and behind them the newcomers.
    field: Option<Field>,
    both_ways: bool,
    newcomers: Vec<Newcomer>,
    /// Which of them is under way.
    at: usize,
}

impl NewcomersAnswer {
    pub fn new(lab: &TournamentExperiment) -> Self {
        let strategies = absent(lab);
        let mut all = lab.clone();
        let entrants = strategies.iter().map(Entrant::unnamed);
        all.entrants.extend(entrants);
        let newcomer = |strategy| Newcomer {
            strategy,
            payoffs: Vec::new(),
        };
        Self {
            lab: lab.clone(),
            field: Field::new(&all),
            both_ways: lab.both_ways(),
            newcomers: strategies.into_iter().map(newcomer).collect(),
            at: 0,
        }
    }
}

/// What a newcomer and the one that it meets get from each other, both by their places in the field; none where that is not known.
fn met(
    field: &Field,
    noise: Noise,
    both_ways: bool,
    [newcomer, other]: [usize; 2],
) -> Option<[f64; 2]> {
    let game = &field.stage().game;
    let mut gets = [0.0; 2];
    for (pair, weights) in sides([newcomer, other], both_ways) {
        let shares = shares_of(field, pair, noise).ok()?;
        let [first, second] = [0, 1].map(|player| shares.payoff(game, player).value());
        gets[0] += weights[0] * first + weights[1] * second;
        gets[1] += weights[1] * first + weights[0] * second;
    }
    Some(gets)
}

/// The library without those that take part.
fn absent(lab: &TournamentExperiment) -> Vec<String> {
    let Ok(stage) = lab.stage.stage() else {
        return Vec::new();
    };
    let library = offered_to(&stage.game, &[0, 1]).into_iter();
    let is_absent = |text: &String| lab.entrants.iter().all(|one| one.strategy != *text);
    library.map(|one| one.text).filter(is_absent).collect()
}

impl Answering for NewcomersAnswer {
    fn step(&mut self) -> Status {
        let entrants = self.lab.entrants.len();
        let (Some(field), Some(newcomer)) = (&mut self.field, self.newcomers.get_mut(self.at))
        else {
            return Status::Finished;
        };
        let place = entrants + self.at;
        let opponent = newcomer.payoffs.len();
        let is_last = opponent == entrants;
        let pair = [place, if is_last { place } else { opponent }];
        if !field.prepare(pair) {
            let noise = self.lab.settings.noise();
            newcomer
                .payoffs
                .push(met(field, noise, self.both_ways, pair));
            self.at += usize::from(is_last);
        }
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.newcomers)
    }
}
