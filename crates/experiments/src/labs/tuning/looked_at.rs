//! Point that is looked at: where it is, and that there is none.

use super::settings::TuningExperiment;
use crate::diagnostic::{Diagnostic, Fault, quote};
use engines::tuning::Space;
use texts::Texts;

/// A link looks at a point that the space does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NoSuchPoint {
    found: String,
}

impl Fault for NoSuchPoint {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        (texts.labs.tuning.looked_at.no_such_point)(key, &quote(&self.found))
    }
}

impl TuningExperiment {
    /// The point that is looked at; `None` if none is, or the space has no such point.
    pub fn point_looked_at(&self, space: &Space) -> Option<Vec<u16>> {
        let value = |part: &str| part.parse::<u16>().ok()?.checked_sub(1);
        let point = self.point.split('-').map(value).collect::<Option<Vec<_>>>();
        point.filter(|point| space.contains(point))
    }

    /// The same lab, looking at a point; at none if it looks at that one already.
    #[must_use]
    pub fn looking_at(&self, point: &[u16]) -> Self {
        let numbers = point
            .iter()
            .map(|value| (u32::from(*value) + 1).to_string());
        let text = numbers.collect::<Vec<_>>().join("-");
        let point = if text == self.point {
            String::new()
        } else {
            text
        };
        Self {
            point,
            ..self.clone()
        }
    }

    /// Looks at nothing where there is no such point.
    pub(super) fn repair_point(&mut self) -> Option<Diagnostic> {
        let is_there = || self.point_looked_at(self.problem().space()).is_some();
        if self.point.is_empty() || is_there() {
            return None;
        }
        let found = core::mem::take(&mut self.point);
        Some(Diagnostic::new("point", NoSuchPoint { found }))
    }
}
