//! A run of counterfactual regret minimisation for several players.
//!
//! An iteration looks at the profile σ^t that all players have at its beginning: that is what is played. Then each player learns:
//! against σ^t where updates are simultaneous, else against what those before have learned already. Nothing is allocated meanwhile.

use super::form::SequenceForm;
use super::hindsight::Hindsight;
use super::profile::Profile;
use super::variant::SeveralParameters;
use crate::effort;
use crate::regret::parameters::Updates;
use random::Random;
use std::sync::Arc;

/// A run.
#[derive(Clone, Debug)]
pub struct SeveralSolver {
    pub(super) form: Arc<SequenceForm>,
    parameters: SeveralParameters,
    pub(super) iterations: u64,
    pub(super) regret: Vec<f64>,
    pub(super) cumulative_strategy: Vec<f64>,
    pub(super) strategy: Vec<f64>,
    pub(super) hindsight: Hindsight,
    /// By sequence: the probability that its player plays it.
    reach: Vec<f64>,
    /// By sequence, for the player who learns.
    won: Vec<f64>,
}

impl SeveralSolver {
    /// Nothing learned yet: everybody plays every action alike.
    pub fn new(form: Arc<SequenceForm>, parameters: SeveralParameters) -> Self {
        let slots = form.slot_count();
        Self {
            parameters,
            iterations: 0,
            regret: vec![0.0; slots],
            cumulative_strategy: vec![0.0; slots],
            strategy: Profile::uniform(&form).slots().to_vec(),
            hindsight: Hindsight::new(&form),
            reach: vec![1.0; slots + 1],
            won: vec![0.0; slots + 1],
            form,
        }
    }

    /// The same, but every action begins with a regret from [0, 1), drawn. It counts as if it had been regretted, so it is
    /// forgotten as any regret is: bounds grow by a constant over the iterations.
    pub fn with_random_start(mut self, random: &mut Random) -> Self {
        for regret in &mut self.regret {
            *regret = random.unit();
        }
        for set in 0..self.form.set_count() {
            let slots = self.form.slots(set);
            match_regret(&self.regret[slots.clone()], &mut self.strategy[slots]);
        }
        self
    }

    /// Carries out so many iterations.
    pub fn advance(&mut self, iterations: u64) {
        for _ in 0..iterations {
            self.iterate();
        }
    }

    /// The game.
    pub fn form(&self) -> &Arc<SequenceForm> {
        &self.form
    }

    /// Iterations so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Each player's average of all strategies so far: a profile that was, in general, never played.
    pub fn average(&self) -> Profile {
        Profile::proportional(&self.form, &self.cumulative_strategy)
    }

    /// The profile that matches the regrets now.
    pub fn current(&self) -> Profile {
        let slots = self.strategy.clone();
        Profile::from_slots(&self.form, slots).unwrap_or_else(|| Profile::uniform(&self.form))
    }

    /// Each player's average overall regret: exact, and the largest is the ε of the coarse correlated ε-equilibrium that was played.
    pub fn average_regrets(&self) -> Vec<f64> {
        self.hindsight.regrets(&self.form)
    }

    /// What each player got on average.
    pub fn average_payoffs(&self) -> Vec<f64> {
        self.hindsight.payoffs()
    }

    fn iterate(&mut self) {
        // Each player's wins are gathered twice at most.
        effort::spend(2 * self.form.products());
        self.iterations += 1;
        let weight = self.parameters.weight(self.iterations);
        let is_alternating = self.parameters.updates == Updates::Alternating;
        self.hindsight.weight += weight;
        for player in 0..self.form.players {
            self.form.realize(player, &self.strategy, &mut self.reach);
        }
        for player in 0..self.form.players {
            self.look_back(player, weight);
            if !is_alternating {
                self.learn(player);
            }
        }
        for player in 0..self.form.players {
            if is_alternating {
                self.form.gather(player, &self.reach, &mut self.won);
                self.learn(player);
            }
            self.settle(player, weight);
            if is_alternating {
                self.form.realize(player, &self.strategy, &mut self.reach);
            }
        }
    }

    /// Gathers what `player` could win against what the others play, and adds it to what is known in hindsight.
    fn look_back(&mut self, player: usize, weight: f64) {
        let (form, reach) = (&self.form, &self.reach);
        form.gather(player, reach, &mut self.won);
        let mut got = self.won[0];
        for set in form.sets_of(player) {
            for slot in form.slots(set) {
                got += reach[slot + 1] * self.won[slot + 1];
            }
        }
        self.hindsight.add(player, &self.won, got, weight);
    }

    /// Adds the counterfactual regrets, v(I, a) − Σ_b σ(I, b) v(I, b), of what was gathered.
    fn learn(&mut self, player: usize) {
        let (form, strategy, regret) = (&self.form, &self.strategy, &mut self.regret);
        form.fold(player, &mut self.won, |set, values| {
            let slots = form.slots(set);
            let shares = strategy[slots.clone()].iter().zip(values);
            let mean: f64 = shares.map(|(share, value)| share * value).sum();
            for (regret, value) in regret[slots].iter_mut().zip(values) {
                *regret += value - mean;
            }
            mean
        });
    }

    /// Ends an iteration for a player: the average grows by what was played, and the strategy matches the regrets.
    fn settle(&mut self, player: usize, weight: f64) {
        for set in self.form.sets_of(player) {
            let slots = self.form.slots(set);
            for slot in slots.clone() {
                self.cumulative_strategy[slot] += weight * self.reach[slot + 1];
                if self.parameters.is_plus {
                    self.regret[slot] = self.regret[slot].max(0.0);
                }
            }
            match_regret(&self.regret[slots.clone()], &mut self.strategy[slots]);
        }
    }
}

/// Regret matching: in proportion to the positive regrets, uniform where there are none.
fn match_regret(regrets: &[f64], strategy: &mut [f64]) {
    let sum: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
    let even = 1.0 / regrets.len() as f64;
    for (share, regret) in strategy.iter_mut().zip(regrets) {
        *share = if sum > 0.0 {
            regret.max(0.0) / sum
        } else {
            even
        };
    }
}
