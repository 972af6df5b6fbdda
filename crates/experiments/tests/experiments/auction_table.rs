//! Tables of values and shares in the lab of auctions.

use experiments::Experiment;
use experiments::auction::AuctionExperiment;
use experiments::{LabExperiment, NotRunnable};
use texts::ENGLISH;

fn lab(values: &str) -> AuctionExperiment {
    AuctionExperiment {
        values: values.to_owned(),
        ..AuctionExperiment::default()
    }
}

#[test]
fn a_table_is_a_distribution_with_straight_lines() {
    let setting = lab("0:0, 1/2:1/5, 1:1").setting().expect("a table");
    for (value, share) in [(0.0, 0.0), (0.25, 0.1), (0.5, 0.2), (0.75, 0.6), (1.0, 1.0)] {
        assert!(
            (setting.values.float(value) - share).abs() < 1e-12,
            "{value}"
        );
    }
    let link = Experiment::from(lab("0:0,0.5:0.2,1:1")).link();
    let opened = Experiment::open(&link).expect("a link");
    assert!(opened.problems.is_empty(), "{link}");
    // A step is no straight line, and twenty pairs are enough.
    let many = (0..=25)
        .map(|place| format!("{}:{}", place, place))
        .collect::<Vec<_>>()
        .join(",");
    for (values, says) in [
        ("0:0,1/2,1:1", "“1/2” is no pair"),
        ("0:0,0.5:0.2,0.5:0.7,1:1", "The value 1/2 is not above"),
        ("0:0", "2 to 20 pairs"),
        (many.as_str(), "2 to 20 pairs"),
        ("0:0.1,1:1", "begins with 0"),
        ("0:0,1:0.9", "ends with 1"),
        ("0:0,0.5:0.6,0.7:0.4,1:1", "never falls"),
    ] {
        let why = lab(values).runnable().expect_err(values);
        let NotRunnable::Text { key, fault } = why else {
            panic!("{values}");
        };
        assert_eq!(key, "values");
        let said = fault.sentence(key, &ENGLISH);
        assert!(said.contains(says), "{said}");
    }
}
