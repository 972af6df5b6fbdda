//! Game being played by hand: steps at an even pace, whenever frames come.
//!
//! How long frames take decides only when a step comes; what happens in it follows from the seed and what is pressed.

use super::keys::Keys;
use experiments::aliens::Actions;
use games::ForwardModel;
use games::aliens::{Playthrough, Position};

/// More steps are not made up for, after a pause of the browser's.
const MAX_STEPS_A_FRAME: f64 = 3.0;

/// The game under way.
pub struct Live {
    playthrough: Playthrough,
    /// The time of the last frame, and how much of the next step has passed.
    time: Option<f64>,
    part: f64,
}

impl Live {
    /// Goes on from the end of what was played.
    pub fn new(playthrough: Playthrough) -> Self {
        Self {
            playthrough,
            time: None,
            part: 0.0,
        }
    }

    /// Goes on to a time in milliseconds; whether a step was made.
    pub fn go_to(&mut self, time: f64, steps_per_second: u32, keys: &Keys) -> bool {
        let last = self.time.replace(time).unwrap_or(time);
        let passed = (time - last).max(0.0) * f64::from(steps_per_second) / 1_000.0;
        self.part += passed.min(MAX_STEPS_A_FRAME);
        let mut has_stepped = false;
        while self.part >= 1.0 && !self.playthrough.now().is_over() {
            let can_fire = self.playthrough.now().can_fire_next();
            self.playthrough.step(keys.action(can_fire));
            self.part -= 1.0;
            has_stepped = true;
        }
        has_stepped
    }

    /// The position after the last step.
    pub fn now(&self) -> &Position {
        self.playthrough.now()
    }

    /// The position before the last step, and how much of the way from it has passed.
    pub fn before(&self) -> (&Position, f64) {
        let last = self.playthrough.steps();
        let before = self.playthrough.at(last.saturating_sub(1));
        (before, self.part.min(1.0))
    }

    /// What was done.
    pub fn actions(&self) -> Actions {
        Actions(self.playthrough.actions().to_vec())
    }
}
