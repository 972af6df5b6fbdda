//! Means in reports.

use serde::Serialize;
use statistics::Estimate;
use ts_rs::TS;

/// A mean, with its interval of 95 percent.
#[derive(Serialize, TS)]
pub struct Mean {
    pub interval: Option<(f64, f64)>,
    pub mean: f64,
}

impl From<Estimate> for Mean {
    fn from(estimate: Estimate) -> Self {
        Self {
            interval: estimate.interval,
            mean: estimate.mean,
        }
    }
}
