//! Rolling-horizon evolution: evolves plans of a fixed length while the budget lasts, and carries out the first action of the best.
//!
//! Sources: D. Perez and others, "Rolling horizon evolution versus tree search for navigation in single-player real-time games"
//! (GECCO 2013); R. D. Gaina and others, "Analysis of vanilla rolling horizon evolution parameters in general video game playing"
//! (EvoApplications 2017); the shift buffer from R. D. Gaina and others, "Rolling horizon evolution enhancements in general
//! video game playing" (CIG 2017). A plan is worth what the game is worth after it, or at its end.
//!
//! A population of one is the (1+1) algorithm: a mutated copy replaces the plan unless it is worse. A larger one is in a steady
//! state, where the sources have generations: a child of two parents, each the better of two drawn, takes its actions from
//! either as often, is mutated, and replaces the worst unless it is worse. So no budget is lost at the end of a generation, and
//! the best plan always stays. The worth of a plan is a single trial, as in the sources; a plan that the budget does not last
//! for is not compared, unless it is the first.

use super::trial::Trial;
use games::ForwardModel;

/// Its parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollingHorizonSettings {
    /// Actions of a plan, from 1.
    pub horizon: u16,
    /// Plans, from 1.
    pub population: u16,
    /// The probability that an action of a child changes, beside one that is drawn anew for certain.
    pub mutation: f64,
    /// Whether plans live on after a decision, without their first action and with one more at the end.
    pub shift: bool,
}

impl Default for RollingHorizonSettings {
    fn default() -> Self {
        Self {
            horizon: 20,
            population: 1,
            mutation: 0.1,
            shift: true,
        }
    }
}

/// The plans, between decisions too. A plan is a row of the numbers of actions.
pub(super) struct RollingHorizon {
    settings: RollingHorizonSettings,
    /// Those of the population, then the child.
    plans: Vec<u8>,
    worths: Vec<f64>,
    has_plans: bool,
}

impl RollingHorizon {
    pub fn new(settings: RollingHorizonSettings) -> Self {
        let rows = usize::from(settings.population);
        Self {
            settings,
            plans: vec![0; (rows + 1) * usize::from(settings.horizon)],
            worths: vec![f64::NEG_INFINITY; rows],
            has_plans: false,
        }
    }

    /// Another game begins.
    pub fn forget(&mut self) {
        self.has_plans = false;
    }

    fn horizon(&self) -> usize {
        usize::from(self.settings.horizon)
    }

    fn plan(&mut self, row: usize) -> &mut [u8] {
        let horizon = self.horizon();
        &mut self.plans[row * horizon..][..horizon]
    }

    /// The number of the action.
    pub fn decide<M: ForwardModel>(&mut self, model: &M, trial: &mut Trial) -> u8 {
        let rows = self.worths.len();
        for row in 0..rows {
            self.prepare::<M>(row, trial);
        }
        self.has_plans = true;
        self.worths.fill(f64::NEG_INFINITY);
        for row in 0..rows {
            let (worth, is_whole) = self.evaluate(row, model, trial);
            if is_whole || row == 0 {
                self.worths[row] = worth;
            }
        }
        while trial.may_go_on() {
            self.breed::<M>(trial);
            let (worth, is_whole) = self.evaluate(rows, model, trial);
            let worst = self.extreme(|other, worst| other < worst);
            if is_whole && worth >= self.worths[worst] {
                let horizon = self.horizon();
                self.plans
                    .copy_within(rows * horizon..(rows + 1) * horizon, worst * horizon);
                self.worths[worst] = worth;
            }
        }
        let best = self.extreme(|other, best| other > best);
        self.plan(best)[0]
    }

    /// Draws a plan, or the end of one that lives on.
    fn prepare<M: ForwardModel>(&mut self, row: usize, trial: &mut Trial) {
        let lives_on = self.has_plans && self.settings.shift;
        let plan = self.plan(row);
        let from = if lives_on {
            plan.copy_within(1.., 0);
            plan.len() - 1
        } else {
            0
        };
        for action in &mut plan[from..] {
            *action = trial.any::<M>();
        }
    }

    /// What a plan is worth, and whether the budget has lasted for it.
    fn evaluate<M: ForwardModel>(
        &mut self,
        row: usize,
        model: &M,
        trial: &mut Trial,
    ) -> (f64, bool) {
        let mut tried = model.clone();
        for &action in &*self.plan(row) {
            if tried.is_over() {
                break;
            }
            if !trial.step(&mut tried, action) {
                return (tried.worth(), false);
            }
        }
        (tried.worth(), true)
    }

    /// The first of the plans that no other beats.
    fn extreme(&self, beats: impl Fn(f64, f64) -> bool) -> usize {
        let rows = 0..self.worths.len();
        rows.fold(0, |best, row| {
            if beats(self.worths[row], self.worths[best]) {
                row
            } else {
                best
            }
        })
    }

    /// Makes the child.
    fn breed<M: ForwardModel>(&mut self, trial: &mut Trial) {
        let (rows, horizon) = (self.worths.len(), self.horizon());
        let parents = [self.parent(trial), self.parent(trial)];
        let certain = trial.random.below(horizon as u32) as usize;
        for place in 0..horizon {
            let parent = parents[if rows == 1 {
                0
            } else {
                trial.random.below(2) as usize
            }];
            let mutates = place == certain || trial.random.unit() < self.settings.mutation;
            self.plans[rows * horizon + place] = if mutates {
                trial.any::<M>()
            } else {
                self.plans[parent * horizon + place]
            };
        }
    }

    /// The better of two plans, drawn.
    fn parent(&self, trial: &mut Trial) -> usize {
        let rows = self.worths.len() as u32;
        if rows == 1 {
            return 0;
        }
        let [first, second] = [0; 2].map(|_: u32| trial.random.below(rows) as usize);
        if self.worths[second] > self.worths[first] {
            second
        } else {
            first
        }
    }
}
