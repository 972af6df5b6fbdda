//! The lab below its page.

use computing::Compute;
use computing::tuning::{Landscape, Moment};
use engines::Status;
use engines::tuning::ntbea::is_ahead;
use experiments::tuning::{Findings, Snapshot, TuningExperiment, model_file};
use experiments::{Experiment, LabExperiment, NotRunnable, Opened, Snapshots};
use texts::ENGLISH;
use worker::inline;

pub fn lab(link: &str) -> TuningExperiment {
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(link).expect(link);
    assert_eq!(problems, [], "{link}");
    match experiment {
        Experiment::Tuning(lab) => lab,
        _ => panic!("{link}"),
    }
}

pub fn findings(link: &str) -> (TuningExperiment, Findings) {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::Tuning(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    (lab, findings)
}

pub fn first_run(link: &str) -> (TuningExperiment, Snapshot) {
    let (lab, findings) = findings(link);
    (lab, findings.first.unwrap())
}

#[test]
fn ten_noisy_bits_are_nearly_solved() {
    let (_, found) = findings(
        "tuning?problem=noisy-onemax&bits=10&noise=1&optimizer=ntbea&evaluations=500&neighbours=50&seed=1&repeats=100",
    );
    let last = found.found[0].last().unwrap();
    assert_eq!((last.evaluations, last.runs), (500, 100));
    assert!(last.mean().unwrap() >= 9.5, "{last:?}");
    assert!(found.is_complete);
    assert_eq!(found.progress.done, 50_000);
}

/// More than three standard errors ahead, with the settings that the lab begins with.
#[test]
fn it_is_ahead_of_its_competitors_at_equal_evaluations() {
    let (_, found) = findings(
        "tuning?problem=planet-wars&optimizer=ntbea,hill-climber,genetic&evaluations=288&repeats=100&finalists=0",
    );
    let [ntbea, others @ ..] = &found.found[..] else {
        panic!("three optimizers");
    };
    let of = |found: &experiments::tuning::Found| {
        let last = *found.last().unwrap();
        (last.mean().unwrap(), last.standard_error.unwrap())
    };
    let (ours, error) = of(ntbea);
    for other in others.iter().map(of) {
        assert!(
            ours - other.0 > 3.0 * error.hypot(other.1),
            "{ours} {other:?}"
        );
    }
}

#[test]
fn a_run_is_the_same_whoever_else_searches() {
    let (_, alone) = findings("tuning?optimizer=genetic&repeats=3&evaluations=60");
    let (_, among) = findings("tuning?optimizer=ntbea,genetic,ucb&repeats=5&evaluations=60");
    assert_eq!(alone.found[0].recommended, among.found[1].recommended);
    assert_ne!(alone.found[0].curve, among.found[1].curve);
}

/// The neighbours that a moment shows as chosen are the points that the run went on with.
#[test]
fn every_moment_is_found_again() {
    for link in [
        "tuning?repeats=1&evaluations=80",
        "tuning?problem=hill&values=7&repeats=1&evaluations=90&batch=4&duplicates=on&tuples=1,2,3",
        "tuning?problem=planet-wars&repeats=1&evaluations=60&flip_once=off&mutation=0.3",
        "tuning?problem=hill&values=7&repeats=1&evaluations=90&batch=4&all_parents=on&tuples=1,4&own_tuples=1-2-5,3-4",
        // What is recommended is often one of the neighbours, which were never evaluated.
        "tuning?bits=20&repeats=1&evaluations=30&recommend=with-neighbours",
    ] {
        let (lab, run) = first_run(link);
        let space = lab.problem().space().clone();
        let steps: Vec<Vec<Vec<u16>>> = run
            .history
            .steps(space.dimensions())
            .map(|step| {
                step.points
                    .chunks(space.dimensions())
                    .map(<[u16]>::to_vec)
                    .collect()
            })
            .collect();
        assert_eq!(run.history.evaluations(), lab.evaluations);
        for (step, next) in (0..).zip(&steps) {
            let moment = Moment::after(&lab, &space, &run.history, step);
            assert_eq!(moment.steps, step);
            let chosen = moment
                .neighbours
                .iter()
                .filter(|neighbour| neighbour.is_chosen);
            let mut chosen: Vec<&Vec<u16>> = chosen.map(|neighbour| &neighbour.point).collect();
            let mut next: Vec<&Vec<u16>> = next.iter().collect();
            chosen.sort();
            next.sort();
            next.dedup();
            assert!(step == 0 || chosen == next, "{link}, step {step}");
            let best = moment
                .neighbours
                .iter()
                .map(|neighbour| neighbour.bound.value());
            assert!(best.is_sorted_by(|&one, &other| !is_ahead(other, one)));
        }
        let end = Moment::after(&lab, &space, &run.history, u64::MAX);
        assert_eq!(end.recommended, Some(run.recommended.clone()), "{link}");
    }
}

#[test]
fn slices_change_nothing() {
    let lab =
        lab("tuning?optimizer=ntbea,compact-genetic&repeats=2&evaluations=70&batch=3&finalists=2");
    for chunk in 0..lab.chunk_count() {
        let (mut whole, mut sliced) = (lab.start(chunk), lab.start(chunk));
        while whole.advance(u64::MAX) == Status::Running {}
        while sliced.advance(1) == Status::Running {}
        assert_eq!(whole.snapshot(), sliced.snapshot());
        assert!(lab.finished(chunk, &whole.snapshot()).is_some());
    }
}

/// Bits are worth half on average, and a pair of ones two.
#[test]
fn the_landscape_is_the_truth() {
    let landscape = Landscape::of(&*lab("tuning?bits=4").problem()).unwrap();
    let of_values: Vec<(f64, f64)> = landscape
        .of_values(2)
        .iter()
        .flatten()
        .map(|truth| (truth.mean, truth.best))
        .collect();
    assert_eq!(of_values, [(1.5, 3.0), (2.5, 4.0)]);
    let pairs: Vec<f64> = landscape
        .of_pairs(3, 0)
        .iter()
        .flatten()
        .map(|truth| truth.mean)
        .collect();
    assert_eq!(pairs, [1.0, 2.0, 2.0, 3.0]);
    assert!(Landscape::of(&*lab("tuning?bits=40").problem()).is_none());
}

/// Where the best is one whole standard deviation ahead, the races say so; the leader's fresh mean is the truth.
#[test]
fn the_ending_is_honest() {
    let (lab, run) = first_run("tuning?repeats=1&finalists=4&race_epsilon=0.05&race_delta=0.05");
    let finals = &run.finals;
    assert_eq!((finals.finalists.len(), finals.races.len()), (5, 4));
    let leader = finals.leader().unwrap();
    let truth = lab.problem().true_value(&leader.point).unwrap();
    assert_eq!(truth, 10.0);
    let error = leader.entry.standard_error().unwrap();
    assert!((leader.entry.mean().unwrap() - truth).abs() < 4.0 * error);
    for race in &finals.races {
        let (is_kept, _) = race.verdict.unwrap();
        assert!(is_kept && race.bounds.0 > 0.5, "{race:?}");
    }
    // Nobody is fresh without fresh evaluations.
    assert!(
        finals
            .finalists
            .iter()
            .all(|finalist| finalist.entry.visits > 0)
    );
}

#[test]
fn a_fitness_without_a_value_ends_the_run_with_what_it_has() {
    let (lab, run) = first_run(
        "tuning?problem=own&space=x:0..9&formula=x%2F(x-5)&repeats=1&noise=0&optimizer=random",
    );
    assert_eq!(run.fault, Some(vec![5]));
    assert!(run.is_over && run.evaluations > 0 && !run.curve.is_empty());
    let why = lab.why_no_value(&[5], &ENGLISH).unwrap();
    assert!(
        why.contains("Character 2") && why.contains("division by 0"),
        "{why}"
    );
    assert_eq!(lab.why_no_value(&[4], &ENGLISH), None);
}

/// In results and in the model's file.
#[test]
fn words_stay_words() {
    let link = "tuning?problem=own&space=mode: slow, fast; on: true, false&formula=(mode = fast) - on&noise=0&evaluations=20&repeats=1&finalists=0";
    let lab = lab(link);
    let report = lab.report(&inline::run(&lab.clone().into())).unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    assert_eq!(
        json["result"]["recommended_values"],
        serde_json::json!(["fast", "false"])
    );
    assert_eq!(json["result"]["best_value"], 1.0);
    let (_, run) = first_run(link);
    let problem = lab.problem();
    let moment = Moment::after(&lab, problem.space(), &run.history, 20);
    let csv = model_file::table(moment.model(), &problem.dimensions()).csv();
    assert!(csv.contains("\nmode on,fast false,"), "{csv}");
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() {
    for (link, said) in [
        ("tuning?problem=own&formula=x%2B", "character 3"),
        ("tuning?problem=own&formula=z", "can name x, y, pi"),
        ("tuning?problem=own&space=x:1", "dimension 1 has 1 value"),
        ("tuning?problem=own&space=", "character 1"),
        (
            "tuning?problem=own&space=x: 1, 2; mode: slow, 3",
            "“space”, character 22: “mode” has numbers and words",
        ),
        (
            "tuning?problem=own&space=x: 1, 2; mode: slow, x",
            "“x” is the name of a dimension",
        ),
        (
            "tuning?problem=own&space=x: 1, 2; mode: slow, fast&formula=x*mode",
            "“formula”, character 3: “mode” stands for a word",
        ),
        (
            "tuning?problem=own&space=x: 1, 2; mode: slow, fast&formula=mode=fats",
            "can name x, mode, the words slow, fast",
        ),
        ("tuning?optimizer=none", "Nothing is chosen"),
        ("tuning?problem=agent&tune=none", "Nothing is chosen"),
    ] {
        let reason = lab(link).runnable().unwrap_err();
        let sentence = reason.sentence(&ENGLISH);
        assert!(sentence.contains(said), "{link}: {sentence}");
        assert!(!matches!(reason, NotRunnable::GameOver(_)));
    }
}

#[test]
fn impossible_spaces_and_choices_are_mended_and_said() {
    for (link, said) in [
        ("tuning?problem=hill&dimensions=32&values=100", "points."),
        ("tuning?bits=40&optimizer=ucb", "too many"),
        ("tuning?bits=0", "bits"),
        ("tuning?noise=NaN", "noise"),
        ("tuning?problem=agent&blocked=9.9", "blocked"),
        ("tuning?problem=own&point=99-1", "no such point"),
        ("tuning?problem=own&point=one", "hyphens"),
    ] {
        let opened = Experiment::open(link).expect(link);
        let sentences: Vec<String> = opened
            .problems
            .iter()
            .map(|problem| problem.sentence(&ENGLISH))
            .collect();
        assert!(sentences.concat().contains(said), "{link}: {sentences:?}");
    }
}

/// A tuple's visits are the evaluations.
#[test]
fn the_model_is_taken_away_whole() {
    let (lab, run) =
        first_run("tuning?problem=hill&dimensions=3&values=5&repeats=1&evaluations=70");
    let problem = lab.problem();
    let moment = Moment::after(&lab, problem.space(), &run.history, 40);
    let table = model_file::table(moment.model(), &problem.dimensions());
    let visits = |tuple: &str| -> u64 {
        let rows = table.rows.iter().filter(|row| row[0] == tuple);
        rows.map(|row| row[2].parse::<u64>().unwrap()).sum()
    };
    for tuple in ["x1", "x2", "x3", "x1 x2", "x2 x3", "x1 x2 x3"] {
        assert_eq!(visits(tuple), 40, "{tuple}");
    }
    let json: serde_json::Value = serde_json::from_str(&model_file::json(
        &lab,
        moment.model(),
        &problem.dimensions(),
    ))
    .unwrap();
    assert_eq!(json["evaluations"], 40);
    assert_eq!(json["tuples"].as_array().unwrap().len(), 7);
}

#[test]
fn snapshots_of_other_runs_are_refused() {
    let lab = lab("tuning?repeats=2&evaluations=30&finalists=0");
    let mut chunk = lab.start(0);
    while chunk.advance(100) == Status::Running {}
    let bytes = chunk.snapshot();
    assert!(lab.merge(&[Some(bytes.clone().into()), None]).is_ok());
    assert!(lab.merge(&[None, Some(bytes.clone().into())]).is_err());
    let other = TuningExperiment {
        seed: 2,
        ..lab.clone()
    };
    assert!(other.merge(&[Some(bytes.clone().into()), None]).is_err());
    // Any damage is seen or harmless, never a panic.
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 0x55;
        if let Ok(found) = lab.merge(&[Some(damaged.into()), None]) {
            let _ = found.first;
        }
    }
}
