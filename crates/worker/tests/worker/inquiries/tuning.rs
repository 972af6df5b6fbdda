//! Moments of a tuning run, its model and the truth, as workers find them.

use super::{NoAnswer, answer, answer_in_short_steps, is_harmless};
use computing::Compute;
use computing::tuning::{Landscape, Moment};
use engines::Status;
use experiments::inquiry::Format;
use experiments::tuning::{Snapshot, TuningExperiment, model_file};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};

fn lab(link: &str) -> TuningExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, []);
    let Experiment::Tuning(lab) = opened.experiment else {
        unreachable!("the link names it")
    };
    lab
}

/// A lab, and what its first run has sent at its end.
fn first_run(link: &str) -> (TuningExperiment, Vec<Option<ChunkOutput>>, Snapshot) {
    let lab = lab(link);
    let mut chunk = lab.start(0);
    while chunk.advance(u64::MAX) == Status::Running {}
    let sent = vec![Some(chunk.snapshot().into())];
    let run = lab.merge(&sent).unwrap().first.unwrap();
    (lab, sent, run)
}

fn asked(lab: &TuningExperiment) -> Experiment {
    Experiment::Tuning(lab.asked())
}

#[test]
fn a_moment_is_seen_as_it_was() {
    let links = [
        "tuning?repeats=1&evaluations=40&finalists=0",
        "tuning?problem=hill&values=7&repeats=1&evaluations=60&batch=4&noise=0&finalists=0",
        "tuning?bits=20&repeats=1&evaluations=24&recommend=with-neighbours&finalists=0",
        "tuning?optimizer=genetic&repeats=1&evaluations=40&finalists=0",
        "tuning?problem=own&repeats=1&evaluations=20&tuples=3&finalists=0",
    ];
    for link in links {
        let (lab, sent, run) = first_run(link);
        let problem = lab.problem();
        let space = problem.space();
        for step in [0, 1, 2, run.history.len() / 2, run.history.len()] {
            let at = TuningExperiment {
                step: Some(step),
                row: 3,
                column: 2,
                ..lab.clone()
            };
            let seen = answer(&asked(&at), &at.looking(), &sent).unwrap();
            let moment = Moment::after(&lab, space, &run.history, step);
            assert!(seen.fits(space));
            assert_eq!(
                (seen.steps, seen.evaluations, &seen.last),
                (moment.steps, moment.evaluations, &moment.last)
            );
            let recommended = seen.recommended.as_ref().map(|known| &known.point);
            assert_eq!(recommended, moment.recommended.as_ref());
            let count = moment.neighbours.len();
            let best = &moment.neighbours[..count.min(64)];
            assert_eq!(seen.neighbours.best, best);
            assert_eq!(seen.neighbours.count, count as u64);
            assert_eq!(seen.neighbours.tied, moment.tied() as u64);
            assert_eq!(seen.factor, moment.model().exploration_factor());
            // Every evaluation has a value in each dimension, and a pair of values.
            let visits = |entries: &mut dyn Iterator<Item = u32>| u64::from(entries.sum::<u32>());
            for values in seen.values.iter().flatten() {
                let all = visits(&mut values.iter().map(|value| value.entry.visits));
                assert_eq!(all, seen.evaluations, "{link}");
            }
            if let Some(pair) = &seen.pair {
                assert_eq!(
                    (pair.row, pair.column),
                    at.pair(space.dimensions()).unwrap()
                );
                let all = visits(&mut pair.entries.iter().map(|entry| entry.visits));
                assert_eq!(all, seen.evaluations, "{link}");
            }
            let singles = !link.contains("tuples=3");
            assert_eq!(
                (seen.values.is_some(), seen.pair.is_some()),
                (singles, singles)
            );
            let point = &run.recommended;
            let terms = answer(&asked(&at), &at.terms_of(point), &sent).unwrap();
            assert!(terms.fits(space));
            assert_eq!(terms.bound, moment.model().bound(point));
            assert_eq!(terms.terms.len(), moment.model().tables().len().min(70));
        }
    }
}

/// Its value is the higher one, and what is recommended was evaluated too.
#[test]
fn without_noise_a_better_point_is_named() {
    let link = "tuning?problem=hill&values=7&repeats=1&evaluations=60&noise=0&finalists=0";
    let (lab, sent, run) = first_run(link);
    let problem = lab.problem();
    let named = (1..=run.history.len()).filter_map(|step| {
        let at = TuningExperiment {
            step: Some(step),
            ..lab.clone()
        };
        let seen = answer(&asked(&at), &at.looking(), &sent).unwrap();
        let recommended = seen.recommended?;
        let (point, value) = recommended.better_measured?;
        assert_eq!(problem.true_value(&point), Some(value));
        assert!(value > recommended.truth?);
        Some(())
    });
    assert!(named.count() > 0);
}

#[test]
fn the_model_is_taken_away_as_a_file() {
    let (lab, sent, run) = first_run(
        "tuning?problem=hill&dimensions=3&values=5&repeats=1&evaluations=70&step=40&finalists=0",
    );
    let problem = lab.problem();
    let moment = Moment::after(&lab, problem.space(), &run.history, 40);
    let (model, dimensions) = (moment.model(), problem.dimensions());
    let of = |format| answer(&asked(&lab), &lab.model_file(format), &sent).unwrap();
    assert_eq!(of(Format::Json), model_file::json(&lab, model, &dimensions));
    assert_eq!(of(Format::Csv), model_file::table(model, &dimensions).csv());
}

#[test]
fn the_truth_stands_beside_it() {
    for link in [
        "tuning?bits=6&row=4&column=2",
        "tuning?problem=own&space=x:1..5;y:1..6&formula=x%2F(y-2)",
        "tuning?problem=planet-wars",
        "tuning?bits=40",
        "tuning?problem=game&game=rrrats",
    ] {
        let lab = lab(link);
        let problem = lab.problem();
        let truths = answer(&asked(&lab), &lab.truths(), &[]).unwrap();
        assert!(truths.fits(problem.space()));
        assert_eq!(truths.best, problem.best_value(), "{link}");
        let landscape = Landscape::of(&*problem);
        assert_eq!(truths.values.is_empty(), landscape.is_none(), "{link}");
        let pair = truths.pair.map(|pair| (pair.row, pair.column));
        let wanted = lab.pair(problem.space().dimensions());
        assert_eq!(pair, wanted.filter(|_| landscape.is_some()), "{link}");
        let Some(landscape) = landscape else { continue };
        for (place, values) in truths.values.iter().enumerate() {
            assert_eq!(*values, landscape.of_values(place));
        }
    }
}

/// Of the largest models and spaces there are.
#[test]
fn no_step_is_long() {
    let model = "bits=53&tuples=1,2,3,all&neighbours=10&batch=8";
    let link =
        format!("tuning?{model}&evaluations=64&repeats=1&finalists=0&recommend=with-neighbours");
    let (lab, sent, run) = first_run(&link);
    // One, then eight a step.
    assert_eq!(run.history.evaluations(), 33);
    answer_in_short_steps(&asked(&lab), &lab.looking(), &sent);
    let axes: Vec<String> = (0..14).map(|number| format!("x{number}:0..1")).collect();
    let own = format!("space={}&formula=x0%2Bx13", axes.join(";"));
    let lab = self::lab(&format!("tuning?problem=own&{own}"));
    assert_eq!(lab.problem().space().points(), 1 << 14);
    answer_in_short_steps(&asked(&lab), &lab.truths(), &[]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let (lab, sent, _) = first_run("tuning?repeats=1&evaluations=20&finalists=0");
    let other = TuningExperiment {
        seed: 2,
        ..lab.clone()
    };
    let foreign = Err(NoAnswer::Foreign { chunk: 0 });
    assert_eq!(answer(&asked(&other), &lab.looking(), &sent), foreign);
    assert_eq!(
        answer(&asked(&lab), &lab.looking(), &[]),
        Err(NoAnswer::Unknown)
    );
    let nowhere = lab.terms_of(&[9; 40]);
    assert_eq!(
        answer(&asked(&lab), &nowhere, &sent),
        Err(NoAnswer::Unknown)
    );
    is_harmless(&asked(&lab), &lab.looking(), &sent);
    is_harmless(&asked(&lab), &lab.truths(), &[]);
}
