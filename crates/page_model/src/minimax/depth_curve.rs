//! Depth of the search at each step, with a stroke where something is cut: paths behind the control of time.

use engines::minimax::Record;
use engines::minimax::record::Step;
use std::fmt::Write;

/// Of longer searches nobody could tell the steps apart, nor the cuts.
const MAX_STEPS: u32 = 3_000;
const MAX_STEPS_WITH_CUTS: u32 = 400;

/// The curve: ten high, and as wide as there are steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepthCurve {
    pub depth: String,
    pub cuts: String,
}

/// That of a search beside others of `last` steps; `None` where it would be too long to be read.
pub fn depth_curve(record: &Record, last: u32) -> Option<DepthCurve> {
    if last > MAX_STEPS {
        return None;
    }
    let (mut depth, mut deepest) = (0_u32, 1_u32);
    let mut depths = vec![0];
    let mut cuts = String::new();
    for at in 0..record.step_count() {
        match record.step(at as usize) {
            Step::Meet(_) => depth += 1,
            Step::Leave(_) => depth = depth.saturating_sub(1),
            // Writing to a string does not fail.
            Step::Cut(_) if last > MAX_STEPS_WITH_CUTS => {}
            Step::Cut(_) => {
                let _ = write!(cuts, "M{} 0V10", at + 1);
            }
        }
        deepest = deepest.max(depth);
        depths.push(depth);
    }
    let mut path = "M0 10".to_owned();
    for (at, depth) in depths.iter().enumerate() {
        let height = 10.0 - 9.0 * f64::from(*depth) / f64::from(deepest);
        let _ = write!(path, "L{at} {height:.2}");
    }
    let _ = write!(path, "L{} 10Z", depths.len() - 1);
    Some(DepthCurve { depth: path, cuts })
}
