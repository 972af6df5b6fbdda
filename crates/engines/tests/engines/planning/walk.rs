//! A game without chance that is small enough to count all its plans: three actions, four steps, and what each sequence of them is
//! worth, drawn from a seed. It counts its steps.

use core::cell::Cell;
use games::ForwardModel;
use random::Random;

thread_local! {
    static STEPS: Cell<u32> = const { Cell::new(0) };
}

/// Steps of this thread since it was asked last.
pub fn steps_taken() -> u32 {
    STEPS.replace(0)
}

/// A walk under way.
#[derive(Clone, Copy)]
pub struct Walk {
    seed: u64,
    path: u64,
    pub steps: u32,
}

impl Walk {
    pub const LENGTH: u32 = 4;

    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            path: 0,
            steps: 0,
        }
    }

    /// The highest worth that can be reached from here.
    pub fn best(&self) -> f64 {
        if self.is_over() {
            return self.worth();
        }
        let after = |&action: &u8| {
            let mut walk = *self;
            walk.go(action);
            walk.best()
        };
        Self::ACTIONS
            .iter()
            .map(after)
            .fold(f64::NEG_INFINITY, f64::max)
    }

    /// A step that nobody counts.
    pub fn go(&mut self, action: u8) {
        self.path = self.path * 3 + u64::from(action);
        self.steps += 1;
    }
}

impl ForwardModel for Walk {
    type Action = u8;
    const ACTIONS: &'static [u8] = &[0, 1, 2];

    fn step(&mut self, action: u8, _: &mut Random) {
        STEPS.set(STEPS.get() + 1);
        if !self.is_over() {
            self.go(action);
        }
    }

    fn is_over(&self) -> bool {
        self.steps == Self::LENGTH
    }

    fn worth(&self) -> f64 {
        let place = self.path + 1_000 * u64::from(self.steps);
        Random::stream(self.seed, place).unit()
    }
}
