//! The lab below the page: snapshots, what is resumed, results.

use crate::faultless::faultless;
use computing::ComputeAny;
use engines::Status;
use engines::rrrats::{WinProbability, win_probability};
use experiments::evolution::EvolutionExperiment;
use experiments::{Experiment, LabExperiment, Snapshots};
use worker::{inline, threads};

pub fn opened(link: &str) -> EvolutionExperiment {
    match faultless(link) {
        Experiment::Evolution(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// How probable it is that one strategy wins against another.
fn exactly(lab: &EvolutionExperiment, strategy: &[f64], opponent: &[f64]) -> WinProbability {
    let contest = lab.method.rrrats();
    let [own, other] = [strategy, opponent].map(|strategy| contest.roll_on(strategy));
    win_probability(&contest.0, &own, &other)
}

const LINK: &str = "evolution?generations=15&evolutions=3&epsilon=0.05";

#[test]
fn several_evolutions_are_the_same_on_one_thread_and_on_three() {
    let experiment = Experiment::Evolution(opened(LINK));
    let one = inline::run(&experiment);
    let three = threads::run(&experiment, 3, |_| {});
    assert_eq!(
        experiment.report(&one).unwrap(),
        experiment.report(&three).unwrap()
    );
}

#[test]
fn findings_follow_from_the_snapshots() {
    let lab = opened(LINK);
    let snapshots = inline::run(&Experiment::Evolution(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    assert_eq!(findings.progress.done, findings.progress.total);
    assert_ne!(findings.evolved[0].archive, findings.evolved[1].archive);
    let main = findings.main();
    assert_eq!(main.steps.len(), 15);
    assert_eq!(main.worth.len(), main.archive.len());
    assert!(
        (main.worth[0].mean - 0.5).abs() < 1e-12,
        "the start against itself"
    );
    for step in &main.steps {
        let worth = main.worth_after(step).unwrap();
        let member = step.archive - 1 + usize::from(step.is_accepted);
        let exact = exactly(&lab, &main.archive[member], &main.archive[0]);
        assert_eq!((worth.mean, worth.standard_error), (exact.mean, 0.0));
    }
    // Members against each other, the earlier one first, all and exactly.
    let cross = &main.cross;
    assert!(cross.is_complete());
    for (row, &first) in cross.members.iter().enumerate() {
        for (column, &second) in cross.members.iter().enumerate() {
            let exact = exactly(&lab, &main.archive[first], &main.archive[second]).mean;
            let found = cross.mean(row, column).unwrap();
            assert!((found - exact).abs() < 1e-12, "{first} against {second}");
        }
    }
    let best = findings.optimum.as_ref().unwrap().best.unwrap();
    assert!(
        main.worth
            .iter()
            .all(|worth| worth.mean <= best.mean + 1e-12)
    );
}

#[test]
fn an_evolution_is_the_same_whatever_runs_beside_it() {
    let (lab, alone) = (
        opened(LINK),
        opened("evolution?generations=15&epsilon=0.05"),
    );
    let snapshots = inline::run(&Experiment::Evolution(alone.clone()));
    let first = snapshots[0].as_ref().unwrap();
    assert!(
        lab.finished(0, first).is_some(),
        "it need not be done again"
    );
    assert!(lab.finished(1, first).is_none());
    let other = opened("evolution?generations=15&epsilon=0.05&seed=2");
    assert!(other.merge(&snapshots).is_err());
    // Where one looks is no part of the question.
    let looking = opened("evolution?generations=15&epsilon=0.05&look=3&game_seen=100");
    assert_eq!(
        looking.merge(&snapshots).unwrap(),
        alone.merge(&snapshots).unwrap()
    );
}

#[test]
fn damaged_snapshots_are_foreign_and_never_panic() {
    let lab = opened("evolution?generations=4&epsilon=0.1");
    let snapshots = inline::run(&Experiment::Evolution(lab.clone()));
    let bytes = snapshots[0].as_ref().unwrap();
    for cut in (0..bytes.len()).step_by(7) {
        let cut = vec![Some(bytes[..cut].to_vec().into()), None];
        assert!(lab.merge(&cut).is_err());
    }
    for place in 0..bytes.len() {
        let mut changed = bytes.to_vec();
        changed[place] ^= 0x55;
        // Some changes are other numbers that could be; none is anything worse.
        let _ = lab
            .merge(&[Some(changed.into()), None])
            .map(|findings| findings.main().steps.len());
    }
}

#[test]
fn a_generation_after_the_last_is_said() {
    let opened = Experiment::open("evolution?generations=5&look=9").unwrap();
    assert_eq!(opened.problems.len(), 1);
    let last = Experiment::open("evolution?generations=5&look=5").unwrap();
    assert_eq!(
        (last.problems.len(), last.experiment.link().as_str()),
        (0, "evolution?generations=5")
    );
}

#[test]
fn every_game_is_evolved() {
    for (link, length) in [
        ("evolution?game=war&generations=3&epsilon=0.2", 3),
        (
            "evolution?game=connect-four&depth=1&generations=2&epsilon=0.2",
            3,
        ),
        ("evolution?at_four=choose&generations=3&epsilon=0.2", 8),
    ] {
        let lab = opened(link);
        let snapshots = inline::run(&Experiment::Evolution(lab.clone()));
        let findings = lab.merge(&snapshots).unwrap();
        assert_eq!(findings.main().strategy().len(), length, "{link}");
        assert!(findings.main().is_finished, "{link}");
        assert_eq!(findings.optimum, None, "{link}");
    }
}

/// After hundreds of successes with a large factor σ would overflow; it stays within its limits, and strategies are numbers.
#[test]
fn sigma_stays_within_its_limits() {
    let grows = "evolution?generations=400&algorithm=iterative&success=10&failure=10&epsilon=0.3";
    let shrinks =
        "evolution?generations=60&algorithm=iterative&success=0.1&failure=0.1&epsilon=0.3";
    let lines =
        "evolution?game=connect-four&depth=1&generations=40&success=10&failure=10&epsilon=0.45";
    for (link, end) in [(grows, 1e12), (shrinks, 1e-12), (lines, 1e12)] {
        let lab = opened(link);
        let mut chunk = Experiment::Evolution(lab.clone()).start(0);
        while chunk.advance(10_000) == Status::Running {}
        let mut snapshots = vec![None; lab.chunk_count()];
        snapshots[0] = Some(chunk.snapshot().into());
        let findings = lab.merge(&snapshots).unwrap();
        let main = findings.main();
        assert_eq!(main.steps.len() as u64, lab.generations, "{link}");
        let last = main.steps.last().unwrap();
        assert_eq!((last.sigma, last.sigma_after(&lab)), (end, end), "{link}");
        assert!(main.strategy().iter().all(|number| number.is_finite()));
    }
}

/// What the numbers of a strategy are is what they are called.
#[test]
fn results_call_numbers_what_they_are() {
    let keys = |link: &str| {
        let lab = opened(link);
        let mut snapshots = vec![None; lab.chunk_count()];
        let mut chunk = Experiment::Evolution(lab.clone()).start(0);
        while chunk.advance(10_000) == Status::Running {}
        snapshots[0] = Some(chunk.snapshot().into());
        lab.report(&snapshots).unwrap().json
    };
    let lines = keys("evolution?game=connect-four&depth=1&generations=2&epsilon=0.4");
    assert!(lines.contains("\"worths_of_lines\"") && !lines.contains("\"probabilities\""));
    let rolls = keys("evolution?generations=2&epsilon=0.3");
    assert!(rolls.contains("\"probabilities\"") && !rolls.contains("\"worths_of_lines\""));
}

/// It ends with the first parent that is good enough, whatever the steps, and until then is the evolution without a goal.
#[test]
fn an_evolution_ends_when_it_is_good_enough() {
    let whole = opened("evolution?generations=60&epsilon=0.05");
    let lab = opened("evolution?generations=60&epsilon=0.05&goal=0.75");
    let merge = |lab: &EvolutionExperiment| {
        let snapshots = inline::run(&Experiment::Evolution(lab.clone()));
        lab.merge(&snapshots).unwrap()
    };
    let (all, found) = (merge(&whole), merge(&lab));
    let (all, main) = (all.main(), found.main());
    assert_eq!(found.progress.done, found.progress.total);
    assert!(main.steps.len() < all.steps.len());
    assert_eq!(main.steps[..], all.steps[..main.steps.len()]);
    let (last, earlier) = main.worth.split_last().unwrap();
    assert!(last.mean >= 0.75);
    assert!(earlier.iter().all(|worth| worth.mean < 0.75));
    for budget in [1, 777] {
        let mut chunk = Experiment::Evolution(lab.clone()).start(0);
        while chunk.advance(budget) == Status::Running {}
        let again = lab.merge(&[Some(chunk.snapshot().into())]).unwrap();
        assert_eq!(again.main().steps, main.steps, "{budget}");
    }
}
