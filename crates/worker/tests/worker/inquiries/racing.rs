//! Races followed to a moment, and the tests that variances need, as workers find them.

use super::{NoAnswer, answer, answer_in_short_steps, is_harmless};
use computing::Compute;
use engines::Status;
use engines::racing::{Race, Schedule};
use experiments::common::outcomes::MAX_SHOWN;
use experiments::common::races::RaceName;
use experiments::race_curves::{RaceCurvesExperiment, tests_needed};
use experiments::racing::{Findings, RacingExperiment};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};

/// A lab, and what the race looked at has sent at its end.
fn raced(query: &str) -> (RacingExperiment, Vec<Option<ChunkOutput>>, Findings) {
    let opened = Experiment::open(&format!("racing?{query}")).unwrap();
    assert_eq!(opened.problems, []);
    let Experiment::Racing(lab) = opened.experiment else {
        unreachable!("the link names it")
    };
    let mut chunk = lab.start(0);
    while chunk.advance(u64::MAX) == Status::Running {}
    let sent = vec![Some(chunk.snapshot().into())];
    let findings = lab.merge(&sent).unwrap();
    (lab, sent, findings)
}

#[test]
fn a_race_is_followed_game_by_game() {
    for query in [
        "mean=0.7&epsilon=0.05&all=off",
        "mean=0.52&epsilon=0.05&race=lebr&all=on",
        "contest=two-coins&epsilon=0.1&race=hoeffding&all=on",
    ] {
        let (lab, sent, findings) = raced(query);
        let experiment = Experiment::Racing(lab.asked());
        let course = answer(&experiment, &RacingExperiment::course(), &sent).unwrap();
        let live = findings.live.unwrap();
        let decision = live.decision(&lab, lab.race).unwrap();
        assert_eq!(course.end.verdict, Some(decision.verdict));
        assert_eq!(course.end.race.games(), decision.games);
        assert_eq!(course.tests.last(), course.end.last_test.as_ref());
        assert!(
            course.tests.len() > 2 && course.tests.len() < 803,
            "{query}"
        );
        assert!(course.tests.is_sorted_by_key(|test| test.games));
        // The race itself, fed the same results.
        let mut race = Race::new(lab.plan());
        let mut outcomes = live.outcomes.iter();
        for games in 0..decision.games.min(300) {
            let moment = answer(&experiment, &RacingExperiment::moment(games), &sent).unwrap();
            assert_eq!(moment.race, race, "{query}, {games}");
            assert_eq!(moment.counts.iter().sum::<u64>(), games);
            let shown = course.tests.iter().rfind(|test| test.games <= games);
            assert!(
                shown.is_none_or(
                    |test| Some(test.number) <= moment.last_test.map(|test| test.number)
                )
            );
            race.add(outcomes.next().unwrap());
        }
    }
}

/// What all races cost with a coin is what the lab of each says about it; other contestants have no such numbers.
#[test]
fn races_cost_what_each_of_them_says() {
    let (lab, _, _) = raced("mean=0.55&epsilon=0.1&repeats=1");
    let costs = answer(
        &Experiment::Racing(lab.asked()),
        &RacingExperiment::costs(),
        &[],
    )
    .unwrap();
    assert_eq!(costs.len(), RaceName::TABLE.len());
    for (race, found) in lab.told().into_iter().zip(costs) {
        let lab = RacingExperiment {
            race,
            ..lab.clone()
        };
        let mut truth = lab.start(1);
        while truth.advance(u64::MAX) == Status::Running {}
        let sent = vec![None, Some(truth.snapshot().into())];
        let exact = lab.merge(&sent).unwrap().truth.unwrap().exact;
        assert_eq!(Some(found), exact, "{race:?}");
    }
    let (lab, _, _) = raced("contest=two-coins&epsilon=0.1&repeats=1");
    let experiment = Experiment::Racing(lab);
    assert_eq!(
        answer(&experiment, &RacingExperiment::costs(), &[]),
        Err(NoAnswer::Unknown)
    );
    is_harmless(&experiment, &RacingExperiment::costs(), &[]);
    // As many tests as are calculated, and more, which are not.
    let (lab, _, _) = raced("mean=0.503&epsilon=0.005&repeats=1");
    answer_in_short_steps(&Experiment::Racing(lab), &RacingExperiment::costs(), &[]);
    let (lab, _, _) = raced("mean=0.503&epsilon=0.002&repeats=1");
    assert!(!lab.has_costs());
    let answered = answer(&Experiment::Racing(lab), &RacingExperiment::costs(), &[]);
    assert_eq!(answered, Err(NoAnswer::Unknown));
}

/// As many results as are kept, with a test after each.
#[test]
fn no_step_is_long() {
    let query = "race=lebr&epsilon=0.002&delta=0.001&mean=0.5&all=off&repeats=1";
    let (lab, sent, findings) = raced(query);
    assert_eq!(findings.live.unwrap().outcomes.len(), MAX_SHOWN);
    let experiment = Experiment::Racing(lab.asked());
    answer_in_short_steps(&experiment, &RacingExperiment::course(), &sent);
    let games = RacingExperiment::moment(MAX_SHOWN - 1);
    answer_in_short_steps(&experiment, &games, &sent);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let (lab, sent, _) = raced("mean=0.7&epsilon=0.05&all=off");
    let other = RacingExperiment {
        seed: 7,
        ..lab.clone()
    };
    let foreign = NoAnswer::Foreign { chunk: 0 };
    let course = RacingExperiment::course();
    let found = answer(&Experiment::Racing(other), &course, &sent);
    assert_eq!(found, Err(foreign));
    let experiment = Experiment::Racing(lab);
    assert_eq!(answer(&experiment, &course, &[]), Err(NoAnswer::Unknown));
    is_harmless(&experiment, &course, &sent);
}

#[test]
fn variances_need_as_many_tests_as_the_report_says() {
    let lab = RaceCurvesExperiment::default();
    let experiment = Experiment::RaceCurves(lab.clone());
    let found = answer(&experiment, &RaceCurvesExperiment::tests_needed(), &[]).unwrap();
    assert_eq!(found.every_game, tests_needed(&lab, Schedule::EveryGame));
    assert_eq!(found.squares, tests_needed(&lab, Schedule::Squares));
    is_harmless(&experiment, &RaceCurvesExperiment::tests_needed(), &[]);
}
