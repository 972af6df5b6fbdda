//! Moments: the generation that is looked at, its tests, the line at work, and its games played again.

use super::{evolved, opened, race, step};
use computing::ComputeAny;
use engines::Status;
use experiments::common::algorithms::AlgorithmName;
use experiments::evolution::{EvolutionExperiment, Step, StepBy};
use experiments::generation::GenerationExperiment;
use experiments::{ChunkOutput, Experiment};
use page_model::evolution::by_tests::{self, moments, seen};
use page_model::evolution::looked_at::{accepted_before, is_over, looking_at, step_seen};
use page_model::evolution::pseudo_code::pseudo_code;
use page_model::evolution::replay::{Again, Replay};
use runner::scheduler::Failure;
use std::rc::Rc;
use texts::ENGLISH;

/// Offspring, games, the next member of the archive, and what the generation has come to: each has its line.
#[test]
fn the_line_at_work_is_that_of_the_moment() {
    let links = [
        ("evolution?generations=12&epsilon=0.05", "for each p"),
        (
            "evolution?generations=12&epsilon=0.05&algorithm=iterative",
            "against x",
        ),
        (
            "evolution?generations=12&epsilon=0.05&algorithm=approximate-1",
            "drawn",
        ),
        (
            "evolution?generations=12&epsilon=0.05&algorithm=approximate-2",
            "members of P",
        ),
    ];
    for (link, own) in links {
        let (lab, findings) = evolved(link);
        let mut races = 0;
        for step in &findings.main().steps {
            races = races.max(step.races.len());
            let lit = |games: Option<u64>| {
                let lab = lab.looking(step.number, games);
                let lines = pseudo_code(&lab, step, &ENGLISH);
                assert!(lines.iter().any(|line| line.text.contains(own)), "{link}");
                let lit: Vec<_> = lines.into_iter().filter(|line| line.is_lit).collect();
                let [line] = &lit[..] else {
                    panic!("{link}: {lit:?}")
                };
                (line.text.clone(), line.note.clone())
            };
            assert!(lit(Some(0)).0.starts_with("x′ ← x"));
            let end = if step.is_accepted {
                "x ← x′"
            } else {
                "otherwise: σ ← 0.84"
            };
            assert!(lit(None).0.starts_with(end), "{link}");
            assert_eq!(lit(None), lit(Some(step.own_games())));
            let mut before = 0;
            for race in &step.races {
                if before > 0 {
                    assert!(lit(Some(before)).0.starts_with("for each p"));
                }
                let (text, note) = lit(Some(before + 1));
                assert!(text.starts_with("race x′") || race.games == 1, "{link}");
                assert_eq!(note, "1 game");
                before += race.games;
            }
        }
        assert_eq!(races > 1, lab.algorithm == AlgorithmName::Coevolution);
    }
}

const SMALL: &str = "evolution?generations=12&epsilon=0.05&seed=3";

#[test]
fn the_last_generation_is_looked_at_unless_the_link_says_which() {
    let (lab, findings) = evolved(SMALL);
    let of = |look: Option<u64>| {
        let lab = EvolutionExperiment {
            look,
            ..lab.clone()
        };
        step_seen(&lab, &findings).unwrap().number
    };
    assert_eq!(
        (of(None), of(Some(1)), of(Some(7)), of(Some(99))),
        (12, 1, 7, 12)
    );
}

#[test]
fn before_the_first_generation_none_is_looked_at() {
    let (lab, mut findings) = evolved(SMALL);
    findings.evolved[0].steps.clear();
    assert!(step_seen(&lab, &findings).is_none());
}

#[test]
fn a_generation_knows_those_accepted_before_it() {
    let (_, findings) = evolved(SMALL);
    let main = findings.main();
    for step in &main.steps {
        let before = step.number as usize - 1;
        let flags: Vec<bool> = main.steps[..before]
            .iter()
            .map(|step| step.is_accepted)
            .collect();
        assert_eq!(accepted_before(main, step).flags(before as u64), flags);
    }
}

/// So that an evolution that goes on is looked at where it is.
#[test]
fn the_last_generation_has_no_number_in_the_link() {
    let lab = opened("evolution?game_seen=4");
    let of = |number: u64| looking_at(&lab, number, 12);
    assert_eq!(
        (of(3).look, of(12).look, of(0).look),
        (Some(3), None, Some(1))
    );
    assert_eq!(of(3).game_seen, None, "its end");
}

#[test]
fn tests_are_gone_through_in_the_order_of_their_games() {
    let (_, findings) = evolved(SMALL);
    for step in &findings.main().steps {
        let moments = moments(step);
        assert_eq!((moments[0].games, moments[0].points), (0, 0));
        assert!(moments.is_sorted_by_key(|moment| (moment.race, moment.points)));
        assert!(moments.is_sorted_by_key(|moment| moment.games));
        assert_eq!(moments.last().unwrap().games, step.own_games());
        let points: usize = step.traces.iter().map(Vec::len).sum();
        assert_eq!(moments.len(), points + 1);
    }
}

#[test]
fn the_moment_of_a_number_of_games_is_the_last_test_until_then() {
    let (lab, findings) = evolved(SMALL);
    let step = &findings.main().steps[5];
    let moments = moments(step);
    let at = |games: Option<u64>| seen(&lab.looking(step.number, games), &moments);
    assert_eq!((at(None), at(Some(0))), (moments.len() - 1, 0));
    let second = moments[1].games;
    assert_eq!((at(Some(second - 1)), at(Some(second))), (0, 1));
    assert_eq!(at(Some(u64::MAX)), moments.len() - 1);
}

#[test]
fn a_generation_is_over_at_its_last_test_or_game() {
    let (lab, findings) = evolved(SMALL);
    let step = &findings.main().steps[5];
    let of = |step_by: StepBy, games: Option<u64>| {
        let lab = EvolutionExperiment {
            step_by,
            ..lab.looking(step.number, games)
        };
        is_over(&lab, step)
    };
    for step_by in [StepBy::Tests, StepBy::Games] {
        assert!(of(step_by, None) && of(step_by, Some(step.own_games())));
        assert!(!of(step_by, Some(0)) && !of(step_by, Some(step.own_games() - 1)));
    }
}

#[test]
fn a_generation_whose_course_was_not_kept_is_over() {
    let step = step(vec![race(9, true, true)], true);
    assert_eq!(moments(&step).len(), 1);
    assert!(by_tests::is_over(&opened("evolution"), &step));
}

/// A generation of an evolution, and what a worker sends when it plays it again.
fn again() -> (Again, Vec<Option<ChunkOutput>>, Vec<u8>) {
    let (lab, findings) = evolved(SMALL);
    let main = findings.main();
    let step: &Step = &main.steps[5];
    let lab = GenerationExperiment::of(&lab, step.number, accepted_before(main, step));
    let mut chunk = Experiment::Generation(lab.clone()).start(0);
    while chunk.advance(1_001) == Status::Running {}
    let sent = vec![Some(chunk.snapshot().into())];
    let again = Again {
        lab,
        step: Rc::new(step.clone()),
    };
    (again, sent, chunk.record())
}

#[test]
fn games_are_known_with_their_record() {
    let (again, sent, record) = again();
    assert!(matches!(
        Replay::of(&again, &sent, Some(&record)),
        Replay::Known(_)
    ));
    let under_way = Replay::of(&again, &sent, None);
    assert_eq!(under_way, Replay::UnderWay(again.step.own_games()));
    assert_eq!(Replay::of(&again, &[None], None), Replay::UnderWay(0));
}

#[test]
fn races_that_end_in_another_way_are_said_to_differ() {
    let (mut again, sent, record) = again();
    let mut step = (*again.step).clone();
    step.races[0].is_better = !step.races[0].is_better;
    again.step = Rc::new(step);
    assert_eq!(Replay::of(&again, &sent, Some(&record)), Replay::Different);
    let (again, sent, _) = self::again();
    assert_eq!(Replay::of(&again, &sent, Some(&[1, 2])), Replay::Different);
}

#[test]
fn a_moment_that_cannot_be_seen_says_why() {
    let words = &ENGLISH.labs.evolution.page;
    let why = |replay: Replay| replay.why_not(90, &ENGLISH);
    assert_eq!(
        why(Replay::UnderWay(7)).unwrap(),
        "Replaying the games: 7 of 90."
    );
    assert_eq!(why(Replay::Different).unwrap(), words.replay_differs);
    assert_eq!(
        why(Replay::Failed(Failure::NoProgram)),
        None,
        "it has its own words"
    );
    let (again, sent, record) = again();
    let known = why(Replay::of(&again, &sent, Some(&record))).unwrap();
    assert!(
        known.starts_with("You can step through the first "),
        "{known}"
    );
}

#[test]
fn a_generation_is_asked_for_by_its_own_link() {
    let (again, ..) = again();
    let lab = again.lab.clone();
    assert_eq!(Experiment::from(again), Experiment::Generation(lab));
}
