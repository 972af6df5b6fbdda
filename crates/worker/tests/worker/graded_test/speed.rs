//! Simulations for anyone who has a clock: as many as were asked for, and none of who does not simulate.

use super::test_of;
use computing::ComputeAny;
use engines::Status;
use experiments::Experiment;
use experiments::graded_test::{GradedTestExperiment, Simulated};

fn simulated(link: &str, side: u8, simulations: u64) -> (u64, u64) {
    let experiment = Experiment::GradedTest(test_of(link));
    let inquiry = GradedTestExperiment::simulate(side, simulations);
    let mut answering = experiment.answer(inquiry.bytes(), &[]).unwrap();
    let mut steps = 1;
    while answering.step() == Status::Running {
        steps += 1;
    }
    let answer: Simulated = inquiry.read(&answering.answer()).unwrap();
    assert_eq!(answer.side, side);
    (answer.simulations, steps)
}

#[test]
fn as_many_as_were_asked_for_in_short_steps() {
    for agent in ["uct(10)", "flat(10)", "knowledge(10)"] {
        let link = format!("graded-test?agent={agent}");
        // More than a move of this candidate has.
        let (simulations, steps) = simulated(&link, 9, 3_000);
        assert_eq!(simulations, 3_000);
        assert!(steps >= 12, "{steps}");
        assert_eq!(simulated(&link, 12, 1).0, 1);
    }
}

#[test]
fn nothing_where_there_is_nothing_to_simulate() {
    for agent in ["random", "minimax(4)", "perfect"] {
        assert_eq!(
            simulated(&format!("graded-test?agent={agent}"), 9, 3_000).0,
            0
        );
    }
    assert_eq!(simulated("graded-test", 200, 3_000).0, 0, "no such board");
}
