//! The landscape: every field is what its strategy is worth, exactly, computed in short steps.

use super::lab::opened;
use computing::ComputeAny;
use computing::answer;
use engines::evolution::Contest;
use engines::rrrats::win_probability;
use engines::{Status, effort};
use experiments::Experiment;
use experiments::evolution::{EvolutionExperiment, Landscape, SIDE};
use experiments::inquiry::NoAnswer;
use games::rrrats::RollOn;

fn landscape(lab: &EvolutionExperiment, around: &[f64]) -> Landscape {
    let inquiry = lab.landscape(around).unwrap();
    answer(&Experiment::from(lab.clone()), &inquiry, &[]).unwrap()
}

#[test]
fn fields_are_strategies_against_the_start() {
    // Upwards, then to the right; what is held is rounded to a twentieth.
    for (plane, [row, column, held], around) in [
        ("two-three", [2, 1, 0], [0.71, 0.2, 0.9]),
        ("one-three", [2, 0, 1], [0.1, 0.28, 0.9]),
        ("one-two", [1, 0, 2], [0.1, 0.2, 0.52]),
    ] {
        let lab = opened(&format!("evolution?plane={plane}&bust=owner"));
        let landscape = landscape(&lab, &around);
        assert_eq!(landscape.worth.len(), SIDE * SIDE);
        let contest = lab.method.rrrats();
        let start = contest.roll_on(&vec![0.0; contest.length()]);
        for (up, right) in [(0, 0), (0, 16), (16, 0), (8, 8), (3, 12)] {
            let mut strategy = [0.0; 4];
            strategy[held] = (around[held] * 20.0_f64).round() / 20.0;
            strategy[row] = up as f64 / 16.0;
            strategy[column] = right as f64 / 16.0;
            let worth = win_probability(&contest.0, &RollOn(strategy), &start).mean;
            assert_eq!(
                landscape.at(up, right),
                Some(worth),
                "{plane}, {up}, {right}"
            );
        }
    }
}

#[test]
fn neighbours_share_a_landscape_and_games_without_exact_values_have_none() {
    let lab = opened("evolution");
    assert_eq!(
        lab.landscape(&[0.71, 0.2, 0.9]),
        lab.landscape(&[0.72, 0.6, 0.1])
    );
    assert_ne!(
        lab.landscape(&[0.71, 0.2, 0.9]),
        lab.landscape(&[0.8, 0.2, 0.9])
    );
    assert_eq!(lab.landscape(&[0.5, 0.5]), None);
    assert_eq!(
        opened("evolution?game=war").landscape(&[0.1, 0.2, 0.7]),
        None
    );
}

#[test]
fn no_step_is_long_and_nonsense_is_not_answered() {
    let lab = opened("evolution?at_four=choose&bust=box");
    let experiment = Experiment::from(lab.clone());
    let inquiry = lab.landscape(&[0.5, 0.5, 0.5, 0.5]).unwrap();
    let mut answering = experiment.answer(inquiry.bytes(), &[]).unwrap();
    for _ in 0..500 {
        let before = effort::spent();
        assert_eq!(answering.step(), Status::Running);
        assert!(effort::spent() - before < 1_000_000);
    }
    let other = Experiment::from(opened("evolution?game=war"));
    let asked = other.answer(inquiry.bytes(), &[]).err();
    assert_eq!(asked, Some(NoAnswer::Unknown), "of another game");
    for bytes in [&[][..], &[9, 9, 9], &[1, 1, 77]] {
        assert_eq!(experiment.answer(bytes, &[]).err(), Some(NoAnswer::Unknown));
    }
}
