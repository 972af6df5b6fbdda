//! Continuous games: reaction curves, equilibria, dominance, commitment and joint payoffs of two players who choose numbers.
//!
//! One chunk goes through the questions one after the other. Sources: see [`engines::continuous`].
//!
//! * `settings`: the parameters. `given`: the game that they name or write. `findings`: what is found. `report`: the same for programs.

mod findings;
mod given;
mod report;
mod settings;

use crate::cost::{Cost, Work};
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Reached};
use engines::continuous::polynomial::Quadratic;
pub use findings::{
    Equilibrium, Findings, Highest, Joint, Nearby, Point, Rectangle, SETTLED, Stage, Straight,
};
use serde::Serialize;
pub use settings::{ContinuousExperiment, Film, MAX_EQUILIBRIUM, MAX_STEPS, Marks, Order, View};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

/// Evaluations of a payoff that certified answers take, about.
const EVALUATIONS: u64 = 200_000;

impl LabExperiment for ContinuousExperiment {
    const NAME: &'static str = "continuous";
    type Snapshot = Findings;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.continuous.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.game().map(drop).map_err(|wrong| NotRunnable::Text {
            // Of a game of the library only t can be wrong.
            key: if self.is_of_library() { "t" } else { "game" },
            fault: Arc::new(wrong),
        })
    }

    fn with_default_moment(&self) -> Self {
        let fresh = Self::default();
        Self {
            step: fresh.step,
            equilibrium: fresh.equilibrium,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.game != before.game
    }

    fn chunk_count(&self) -> usize {
        1
    }

    fn cost(&self) -> Cost {
        let Ok(game) = self.game() else {
            return Cost::default();
        };
        let is_exact = (0..2).all(|player| Quadratic::of(&game, player).is_some());
        let operations = match is_exact {
            true => 1_000,
            false => EVALUATIONS * (20 + 6 * game.operations() as u64),
        };
        Work::Pivot.times(operations)
    }

    fn fits(&self) -> impl Fn(usize, &Findings) -> bool {
        |_, findings| findings.fits()
    }

    fn progress_of(&self, _: usize, findings: &Findings) -> Reached {
        Reached::whole(findings.stage == Stage::Done, findings.effort)
    }

    fn begin(&self) -> Findings {
        Findings::default()
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Findings) {
        *findings = snapshot;
    }

    fn result(&self, findings: &Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Findings) -> Table {
        report::table(self, findings)
    }
}
