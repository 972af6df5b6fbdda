//! Charts that need no run: what they show is calculated at once.

use experiments::race_curves::ChartName;

/// Whether a chart shows nothing that a run finds.
pub fn needs_no_run(chart: ChartName) -> bool {
    matches!(
        chart,
        ChartName::TestsEveryGame | ChartName::TestsSquares | ChartName::AlphaTwoEpsilon
    )
}

/// Whether its values stand on a logarithmic axis.
pub fn is_logarithmic(chart: ChartName) -> bool {
    matches!(chart, ChartName::Error | ChartName::GamesLogarithmic)
}
