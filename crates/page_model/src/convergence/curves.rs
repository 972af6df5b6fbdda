//! Curves of several searches: the axis that they have in common.

use experiments::convergence::Findings;

/// All numbers of simulations at which some search was asked.
pub fn axis(curves: &Findings) -> Vec<u64> {
    let points = curves.curves.iter().flat_map(|curve| &curve.points);
    let mut axis: Vec<u64> = points.map(|point| point.simulations).collect();
    axis.sort_unstable();
    axis.dedup();
    axis
}
