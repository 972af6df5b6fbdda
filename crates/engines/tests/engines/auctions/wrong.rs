//! What is no distribution function.

use super::distribution;
use engines::auctions::distribution::NoDistribution;

#[test]
fn what_is_no_distribution_says_where() {
    let decreases = distribution("sin(3*v)/sin(3)").expect_err("it falls");
    assert!(
        matches!(decreases, NoDistribution::Decreases { from, to } if (0.5..0.6).contains(&from) && from < to),
        "{decreases:?}"
    );
    // A dip between any two of a few hundred points.
    let dip = "min(v, max(0.5*(v <= 0.5015), 0.5 + 100*(0.5017 - v), v - 0.001*(v < 0.9)) + 1*(v > 0.52))";
    assert!(distribution(dip).is_err());
    // It falls between points that a grid has.
    let hidden = "v + 0.01*v*(1 - v)*sin(102943.70809821*v)";
    assert!(matches!(
        distribution(hidden),
        Err(NoDistribution::Decreases { .. })
    ));
    assert_eq!(
        distribution("v/2"),
        Err(NoDistribution::Ends { found: 0.5 })
    );
    assert_eq!(
        distribution("0.1 + 0.9*v"),
        Err(NoDistribution::Begins { found: 0.1 })
    );
    let jump = distribution("0.5*v + 0.5*(v >= 0.3)").expect_err("it jumps");
    assert!(
        matches!(jump, NoDistribution::Jumps { at, by } if (at - 0.3).abs() < 1e-9 && (by - 0.5).abs() < 1e-9),
        "{jump:?}"
    );
    let hole = distribution("v + 0*log(abs(v - 0.5))").expect_err("no value");
    assert!(
        matches!(hole, NoDistribution::NoValue { at, .. } if at == 0.5),
        "{hole:?}"
    );
}

#[test]
fn steep_and_flat_functions_are_distributions() {
    for text in [
        "v^0.1",
        "v^30",
        "3*v^2 - 2*v^3",
        "max(0, 2*v - 1)",
        "if(v < 0.5, v/5, 0.1 + 1.8*(v - 0.5))",
        "min(1, 2*v)",
        "sin(pi*v/2)",
        "1 - (1 - v)^5",
    ] {
        assert!(distribution(text).is_ok(), "{text}");
    }
}
