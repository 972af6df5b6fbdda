//! The lab below the page: chunks, snapshots, records, results.

use computing::Compute;
use engines::Status;
use engines::regret::record::Step;
use experiments::common::regret_variant::RegretVariant;
use experiments::regret::RegretExperiment;
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use worker::inline;

fn lab(link: &str) -> RegretExperiment {
    let opened = Experiment::open(link).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    match opened.experiment {
        Experiment::Regret(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn run(lab: &RegretExperiment) -> Vec<Option<ChunkOutput>> {
    inline::run(&Experiment::Regret(lab.clone()))
}

#[test]
fn chunks_are_the_runs_that_were_asked_for() {
    assert_eq!(lab("regret").chunk_count(), 1);
    assert_eq!(lab("regret?seeds=20").chunk_count(), 1, "nothing is drawn");
    assert_eq!(
        lab("regret?variant=external-sampling&seeds=20").chunk_count(),
        20
    );
    // Two without lots, 2 · 5 with; the main variant once, though it is named twice; and the free run.
    let link = "regret?compare=cfr,cfr-plus,chance-sampling,outcome-sampling&seeds=5&iterations=30";
    assert_eq!(lab(link).chunk_count(), 12);
    let lab = lab(&format!("{link}&lock=K:1"));
    assert_eq!(lab.chunk_count(), 13);
    let learned = lab.merge(&run(&lab)).unwrap();
    assert!(learned.is_complete());
    let variants: Vec<RegretVariant> = learned.curves.iter().map(|curve| curve.variant).collect();
    assert_eq!(variants, lab.variants());
    for curve in &learned.curves {
        let iterations: Vec<u64> = curve.points.iter().map(|point| point.iteration).collect();
        assert_eq!(iterations, [1, 2, 5, 10, 20, 30]);
        let is_random = lab.parameters_of(curve.variant).is_random();
        let runs = if is_random { 5 } else { 1 };
        assert!(curve.points.iter().all(|point| point.runs == runs));
        let has_band = curve
            .points
            .iter()
            .all(|point| point.exploitability.interval.is_some());
        assert_eq!(has_band, is_random);
    }
    let cost = learned.lock_cost().unwrap();
    assert_eq!((cost.with.iteration, cost.without.iteration), (30, 30));
}

/// Liar's dice with six faces: the page has an outline, but the run learns the whole game, as OpenSpiel 2.0.2 does.
#[test]
fn a_game_that_is_too_large_for_a_page_is_learned_whole() {
    let lab = lab("regret?game=liars-dice&iterations=2");
    let outputs = run(&lab);
    let learned = lab.merge(&outputs).unwrap();
    assert!(learned.is_complete() && !learned.tree.is_whole());
    let main = learned.main.as_ref().unwrap();
    for (found, expected) in main
        .checkpoints
        .iter()
        .zip([0.780_744_323_192_24, 0.569_140_884_722_542_5])
    {
        let relative = (found.exploitability / expected - 1.0).abs();
        assert!(relative < 1e-9, "{found:?} for {expected}");
        assert_eq!(found.visited, found.iteration * 2 * 294_877);
    }
    let moments: Vec<u64> = main.past.iter().map(|past| past.iteration).collect();
    assert_eq!(moments, [1, 2]);
    let strategies = main.average.slots().len();
    assert_eq!(strategies, 49_140);
}

#[test]
fn an_earlier_moment_is_the_same_run_with_fewer_iterations() {
    for variant in ["cfr-plus", "external-sampling"] {
        let link =
            format!("regret?game=leduc&variant={variant}&iterations=100&seeds=2&compare=cfr");
        let whole = lab(&link);
        let main = whole.merge(&run(&whole)).unwrap().main.unwrap();
        let earlier = whole.at(50);
        let found = earlier.merge(&run(&earlier)).unwrap().main.unwrap();
        let same = main
            .checkpoints
            .iter()
            .position(|point| point.iteration == 50)
            .unwrap();
        assert_eq!(main.checkpoints[same], *found.checkpoints.last().unwrap());
        let tree = whole.tree();
        let moment = main.moment(&tree, 50).unwrap();
        assert_eq!(moment.iteration, 50);
        assert_eq!(
            moment.best_response_gap,
            main.checkpoints[same].best_response_gap
        );
        let same = main.past.iter().position(|past| past.iteration == 50);
        let same = same.unwrap();
        assert_eq!(main.past[same], *found.past.last().unwrap());
        let short: Vec<f32> = found
            .average
            .slots()
            .iter()
            .map(|&part| part as f32)
            .collect();
        assert_eq!(main.past[same].average, short);
    }
}

/// The page moves through what is kept, and the link says where it is.
#[test]
fn moments_are_kept_whole_and_the_last_one_before_is_shown() {
    let whole = lab("regret?iterations=1000");
    let tree = whole.tree();
    let main = whole.merge(&run(&whole)).unwrap().main.unwrap();
    let kept: Vec<u64> = main.past.iter().map(|past| past.iteration).collect();
    assert_eq!(kept, whole.moments());
    assert!((1..=20).all(|iteration| kept.contains(&iteration)));
    assert_eq!(main.moment(&tree, 0), None);
    // Between 100 and 110 nothing is kept.
    assert_eq!(main.moment(&tree, 107).unwrap().iteration, 100);
    let last = main.moment(&tree, 9_999).unwrap();
    assert_eq!((last.iteration, &last.average), (1_000, &main.average));
    assert_eq!(last.current, main.current);
    assert_eq!(whole.iteration_looked_at(), 37);
    // Every one is what a run that ends there has learned.
    for iteration in [1, 2, 37, 75] {
        let earlier = whole.at(iteration);
        let found = earlier.merge(&run(&earlier)).unwrap().main.unwrap();
        let moment = main.moment(&tree, iteration).unwrap();
        for (kept, exact) in moment.current.slots().iter().zip(found.current.slots()) {
            assert!((kept - exact).abs() < 1e-7, "{iteration}");
        }
    }
}

/// The regrets that are kept of a moment are those that the regret theorem sums up: of each information set the largest, if it
/// is positive.
#[test]
fn regrets_have_a_history() {
    let lab = lab("regret?cards=5&iterations=200&variant=cfr");
    let tree = lab.tree();
    let main = lab.merge(&run(&lab)).unwrap().main.unwrap();
    for checkpoint in &main.checkpoints {
        let mut past = main.past.iter();
        let past = past.find(|past| past.iteration == checkpoint.iteration);
        let regrets = &past.unwrap().regrets;
        let mut sums = [0.0; 2];
        for (row, set) in tree.information_sets().iter().enumerate() {
            let largest = regrets[tree.slots(row)]
                .iter()
                .fold(0.0_f32, |a, &b| a.max(b));
            sums[set.player.index()] += f64::from(largest);
        }
        for (sum, average) in sums.iter().zip(&checkpoint.average_regrets) {
            assert!(
                (sum - average).abs() <= 1e-5 * average.max(1.0),
                "{sum} {average}"
            );
        }
    }
}

/// A file of an earlier version has snapshots of another shape: it is refused, not read as something else.
#[test]
fn snapshots_of_another_shape_are_refused() {
    let lab = lab("regret?iterations=1");
    let bytes = run(&lab)[0].clone().unwrap();
    // The same with nothing kept in it.
    let at = bytes.len() - 1 - 3 * (1 + 4 * lab.tree().slot_count()) - 8 - 1;
    let mut earlier = bytes[..at].to_vec();
    earlier.push(0);
    assert!(lab.merge(&[Some(bytes)]).is_ok());
    assert!(lab.merge(&[Some(earlier.into())]).is_err());
}

/// What is looked at and the game does not have is named and left out; nothing of it is part of the question.
#[test]
fn places_that_the_game_does_not_have_are_named() {
    let opened = Experiment::open("regret?deal=KK&set=Qrr&round=crcK&filter=a%20b").unwrap();
    let sentences: Vec<String> = opened
        .problems
        .iter()
        .map(|problem| problem.sentence(&texts::ENGLISH))
        .collect();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    assert!(
        sentences
            .iter()
            .any(|text| text.contains("“KK”") && text.contains("QK"))
    );
    assert!(
        sentences
            .iter()
            .any(|text| text.contains("“Qrr”") && text.contains("Qpb"))
    );
    let Experiment::Regret(found) = opened.experiment else {
        panic!("the link names it")
    };
    assert_eq!((&*found.deal, &*found.set, &*found.filter), ("", "", "a b"));
    let looking = lab("regret?game=leduc&deal=KK&set=QcrcK&round=crcQ&view=tree&equilibrium=0.1");
    assert_eq!(looking.asked(), lab("regret?game=leduc"));
}

#[test]
fn what_is_compared_does_not_change_the_runs() {
    let alone = lab("regret?variant=outcome-sampling&iterations=40");
    let compared = lab("regret?variant=outcome-sampling&iterations=40&seeds=3&compare=linear");
    let (snapshots, more) = (run(&alone), run(&compared));
    assert_eq!(snapshots[0].as_deref(), more[0].as_deref());
    let resumed = compared.finished(0, snapshots[0].as_ref().unwrap());
    assert_eq!(resumed.map(|progress| progress.done), Some(40));
    assert!(
        compared
            .finished(1, snapshots[0].as_ref().unwrap())
            .is_none()
    );
}

#[test]
fn the_record_is_the_last_iteration() {
    for link in [
        "regret?iterations=12&cards=5",
        "regret?game=leduc&iterations=3",
    ] {
        let lab = lab(link);
        let tree = lab.tree();
        let mut chunk = lab.start(0);
        assert!(chunk.record().is_empty());
        while chunk.advance(5) == Status::Running {}
        let bytes = chunk.record();
        let iteration = RegretExperiment::read_record(&tree, &bytes).unwrap();
        assert_eq!(iteration.number, lab.iterations);
        let main = lab
            .merge(&[Some(chunk.snapshot().into())])
            .unwrap()
            .main
            .unwrap();
        let mut rows = iteration.rows.clone();
        for step in &iteration.steps {
            if let Step::Learn { row, after, .. }
            | Step::Average { row, after, .. }
            | Step::Settle { row, after, .. } = step
            {
                rows[*row as usize].clone_from(after);
            }
        }
        for (row, state) in rows.iter().enumerate() {
            assert_eq!(state.cumulative_regret, main.regrets[tree.slots(row)]);
            assert_eq!(state.strategy, main.current.row(&tree, row));
        }
        assert!(RegretExperiment::read_record(&tree, &bytes[..bytes.len() / 2]).is_none());
        let other = RegretExperiment {
            cards: 4,
            ..RegretExperiment::default()
        };
        assert!(RegretExperiment::read_record(&other.tree(), &bytes).is_none());
    }
}

#[test]
fn snapshots_of_something_else_are_refused() {
    let lab = lab("regret?iterations=20&lock=K:1");
    let snapshots = run(&lab);
    for other in [
        "regret?iterations=20",
        "regret?iterations=19&lock=K:1",
        "regret?iterations=20&lock=K:0.5",
    ] {
        let other = Experiment::open(other).unwrap().experiment;
        assert!(other.report(&snapshots[..1]).is_err());
        assert!(other.finished(0, snapshots[0].as_ref().unwrap()).is_none());
    }
    // Of a longer run it is the beginning.
    let longer = Experiment::open("regret?iterations=21&lock=K:1").unwrap();
    assert!(longer.experiment.report(&snapshots).is_ok());
    assert!(
        longer
            .experiment
            .finished(0, snapshots[0].as_ref().unwrap())
            .is_none()
    );
    let swapped = [snapshots[1].clone(), snapshots[0].clone()];
    assert!(lab.merge(&swapped).is_err());
    let too_many = [snapshots.clone(), vec![snapshots[0].clone()]].concat();
    assert!(lab.merge(&too_many).is_err());
    let bytes = snapshots[0].clone().unwrap();
    for place in 0..bytes.len() {
        let mut damaged = bytes.to_vec();
        damaged[place] ^= 0x7f;
        // Refused, or read as other numbers that can be shown.
        let _ = lab.report(&[Some(damaged.into())]);
        assert!(lab.merge(&[Some(bytes[..place].to_vec().into())]).is_err());
    }
}

#[test]
fn the_result_says_what_was_asked_for() {
    let lab = lab("regret?iterations=200&variant=cfr-plus");
    let report = lab.report(&run(&lab)).unwrap();
    let document: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    let result = &document["result"];
    let exploitability = result["exploitability"].as_f64().unwrap();
    assert!((exploitability / 0.0002949604835149333 - 1.0).abs() < 1e-9);
    let curve = result["curve"].as_array().unwrap();
    let last = curve.last().unwrap();
    assert_eq!(
        (last[0].as_u64(), last[1].as_f64()),
        (Some(200), Some(exploitability))
    );
    assert_eq!(curve.len(), 8);
    let sets = result["information_sets"].as_array().unwrap();
    assert_eq!(sets.len(), 12);
    for set in sets {
        let strategy = set["average_strategy"].as_array().unwrap();
        let sum: f64 = strategy.iter().map(|part| part.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-12 && strategy.len() == 2, "{set}");
        assert!(set["key"].is_string() && set["player"].is_string() && set["actions"].is_array());
    }
    assert!((result["value"].as_f64().unwrap() + 1.0 / 18.0).abs() < 1e-3);
    let nearest = result["kuhn_family"]["nearest_alpha"].as_f64().unwrap();
    assert!((0.0..=1.0 / 3.0).contains(&nearest));
    // Value, bound and family of something that has not begun are not made up.
    let empty = lab.report(&[None]).unwrap();
    let document: serde_json::Value = serde_json::from_str(&empty.json).unwrap();
    assert!(document["result"]["value"].is_null() && document["result"]["stopped_early"] == true);
}

/// The main variant runs anyway, so it is not offered beside itself; the others are.
#[test]
fn the_main_variant_is_not_offered_for_comparison() {
    let lab = lab("regret?variant=cfr-plus");
    assert!(!lab.offers("compare", "cfr-plus"));
    assert!(lab.offers("compare", "cfr") && lab.offers("other", "cfr-plus"));
}

/// A change that is not taken says what exactly is wrong with it, for the sentence at its field.
#[test]
fn a_change_that_is_not_taken_says_why() {
    let why = |lab: &RegretExperiment, text: &str| {
        let problem = lab.change("lock", text).unwrap_err().unwrap();
        problem.at_field("Fixed", &texts::ENGLISH)
    };
    let lab = RegretExperiment::default();
    assert!(why(&lab, "X:0.3").contains("Jpb"), "what there is instead");
    assert!(why(&lab, "K:2").contains("not a probability"));
    assert!(why(&lab, "K:(0.5,0.6)").contains("add up to 1.1"));
    assert!(lab.change("lock", "K:0.3").is_ok());
    // A number out of range is no more than that.
    assert_eq!(lab.change("cards", "2"), Err(None));
}

/// The headline is of all repetitions, and says whose it is.
#[test]
fn the_headline_is_of_all_repetitions() {
    let lab = lab("regret?variant=external-sampling&iterations=100&seeds=5&compare=cfr");
    let snapshots = run(&lab);
    let learned = lab.merge(&snapshots).unwrap();
    let curve = &learned.curves[0];
    let point = curve.headline().unwrap();
    assert_eq!((curve.wanted, point.runs, point.iteration), (5, 5, 100));
    assert!(point.value.interval.is_some() && point.best_response_gap.interval.is_some());
    let main = learned.main.as_ref().unwrap().checkpoints.last().unwrap();
    assert_ne!(point.exploitability.mean, main.exploitability);
    assert_eq!(learned.curves[1].wanted, 1);
    // While the others are missing it is what most runs have come to.
    let mut begun = lab.start(1);
    let _ = begun.advance(20);
    let some = [snapshots[0].clone(), Some(begun.snapshot().into())];
    let learned = lab.merge(&some).unwrap();
    let point = learned.curves[0].headline().unwrap();
    assert_eq!((point.runs, point.iteration), (2, 20));
}

/// The experiment: the exploitability rises, since who learns plays paper alone, and the gap falls.
#[test]
fn an_experiment_reports_the_gap() {
    let link = "regret?game=rock-paper-scissors&iterations=50&lock=second:(0.4,0.3,0.3)";
    let experiment = Experiment::open(link).unwrap().experiment;
    let snapshots = inline::run(&experiment);
    let Experiment::Regret(lab) = &experiment else {
        panic!("{experiment:?}")
    };
    assert_eq!(lab.learners(), [true, false]);
    let learned = lab.merge(&snapshots).unwrap();
    let points = &learned.curves[0].points;
    let (first, last) = (&points[0], points.last().unwrap());
    assert!(last.exploitability.mean > 4.0 * first.exploitability.mean);
    assert!(last.best_response_gap.mean < 0.3 * first.best_response_gap.mean);
    assert!(last.best_response_gap.mean < 0.02);
    let report = lab.report(&snapshots).unwrap();
    let document: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    let result = &document["result"];
    let gap = result["best_response_gap"].as_f64();
    assert_eq!(gap, Some(last.best_response_gap.mean));
    assert_eq!(
        result["variants"][0]["points"][0]["best_response_gap"].as_f64(),
        Some(first.best_response_gap.mean)
    );
    // Of the run in which nothing is fixed it is the exploitability.
    let locks = &result["locks"];
    assert_eq!(locks["best_response_gap"][1], locks["exploitability"][1]);
    let mut header = report.table.header.iter();
    assert!(header.any(|name| name == "best_response_gap"));
}

/// What is fixed has no head start; links carry it.
#[test]
fn links_carry_the_head_start() {
    let link =
        "regret?game=rock-paper-scissors&iterations=1&lock=second:(0.2,0.3,0.5)&head_start=2";
    let opened = Experiment::open(link).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    let experiment = opened.experiment;
    assert_eq!(experiment.link(), link);
    let Experiment::Regret(lab) = &experiment else {
        panic!("{experiment:?}")
    };
    let main = lab.merge(&inline::run(&experiment)).unwrap().main.unwrap();
    assert_eq!(main.average.slots()[..3], [1.0, 0.0, 0.0]);
    assert_eq!(main.average.slots()[3..], [0.2, 0.3, 0.5]);
    assert!(lab.with("head_start", "-1").is_none());
}
