//! Holding: while a setting is dragged, all that was found before stays in sight until everything is found again. Else tables would come and go.

use experiments::repeated::{Findings, RepeatedExperiment, Step};
use std::rc::Rc;

/// The last experiment about which everything was found.
#[derive(Clone, Debug, Default)]
pub struct Held(Option<(RepeatedExperiment, Rc<Findings>)>);

impl Held {
    /// What is shown when this is known: the same, or what is held if that is about the same pair of strategies.
    pub fn shown(
        &mut self,
        lab: &RepeatedExperiment,
        findings: &Rc<Findings>,
    ) -> (RepeatedExperiment, Rc<Findings>) {
        let now = (lab.clone(), findings.clone());
        if findings.analysis.step == Step::Done {
            self.0 = Some(now.clone());
            return now;
        }
        let pair =
            |lab: &RepeatedExperiment| (lab.stage.clone(), lab.first.clone(), lab.second.clone());
        let held = self.0.clone().filter(|(held, _)| pair(held) == pair(lab));
        held.unwrap_or(now)
    }
}
