//! The convergence lab from outside: regret is exact or not said at all.

use crate::faultless::faultless;
use computing::ComputeAny;
use engines::Status;
use engines::agents::Agent;
use experiments::convergence::{ConvergenceExperiment, Findings};
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
use worker::{inline, threads};

fn lab(link: &str) -> ConvergenceExperiment {
    match faultless(link) {
        Experiment::Convergence(lab) => lab,
        _ => panic!("{link}"),
    }
}

fn curves(link: &str) -> Findings {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::Convergence(lab.clone()));
    lab.merge(&snapshots).unwrap()
}

#[test]
fn exact_numbers_on_a_position_checked_by_hand() {
    // After 112233 the first player has 1, 2 and 3 in the bottom row and wins with column 4, the seventh stone. The last
    // stone of his that 30 cells have room for is the 29th, which would score 1; the seventh is 11 of his stones
    // earlier and scores 12. No other move wins at once, so none scores 12.
    let found =
        curves("convergence?moves=112233&width=6&height=5&agents=uct(200),knowledge(50)&seeds=5");
    assert_eq!(found.truth.best(), Some(12));
    let score = |number: u8| {
        let mut columns = found.truth.moves.iter();
        let column = columns.find(|known| known.column.number() == number);
        column.unwrap().bounds.score().unwrap()
    };
    assert_eq!(score(4), 12);
    assert!([1, 2, 3, 5, 6].iter().all(|&column| score(column) < 12));
    let regrets = [1, 2, 3, 4, 5, 6].map(|column| f64::from(12 - score(column)));
    let most = regrets
        .iter()
        .fold(0.0_f64, |most, &regret| most.max(regret));
    for curve in &found.curves {
        let last = curve.points.last().unwrap();
        let regret = last.regret.unwrap();
        // Five searches that lost nothing do not prove that none does; none can lose more than the worst move.
        let (low, high) = regret.interval.unwrap();
        assert_eq!((regret.mean, low), (0.0, 0.0));
        assert!(high > 0.0 && high <= most, "{high}");
        assert_eq!(last.optimal.unwrap().mean, 1.0);
        assert!(last.visit_share > 0.5 && last.mean > 0.9);
    }
    // Asked after one simulation, plain UCT recommends the column that chance took: its regret is what that lost.
    let first = &found.curves[0].points[0];
    assert_eq!((first.simulations, first.seeds), (1, 5));
    let mean = first.regret.unwrap().mean;
    assert!((0.0..=most).contains(&mean), "{mean}");
}

#[test]
fn more_simulations_lose_less_where_it_is_easy() {
    // First threatens to win in column 4 and Second has to block: a search of some hundred simulations sees that.
    let found = curves("convergence?moves=41424&width=6&height=5&agents=uct(1000)&seeds=20");
    let points = &found.curves[0].points;
    let regret = |index: usize| points[index].regret.unwrap().mean;
    let last = points.len() - 1;
    assert!(regret(0) > 1.0, "{}", regret(0));
    assert!(regret(last) <= regret(last / 2) && regret(last / 2) <= regret(0));
    assert_eq!(points[last].optimal.unwrap().mean, 1.0);
}

#[test]
fn flat_monte_carlo_stays_where_a_tree_goes_on() {
    // Second keeps the draw with columns 2 and 4, and random games prefer column 3 (`crates/engines/tests/engines/uct/flat.rs`): more of
    // them lead there more surely, while the tree leaves it.
    let found = curves(
        "convergence?moves=534354212&width=5&height=5&agents=flat(10000),uct(10000)&seeds=10",
    );
    let optimal = |curve: usize, simulations: u64| {
        let mut points = found.curves[curve].points.iter();
        let point = points.find(|point| point.simulations == simulations);
        point.unwrap().optimal.unwrap().mean
    };
    assert_eq!(
        found.curves[0].agent,
        Agent::Flat {
            simulations: 10_000
        }
    );
    assert_eq!((optimal(0, 10_000), optimal(1, 10_000)), (0.0, 1.0));
    let last = found.curves[0].points.last().unwrap();
    assert!(last.regret.unwrap().mean > 0.0);
    // Every column is drawn equally often: with five of them a fifth of 10 000, standard deviation 0.004.
    assert!(
        (last.visit_share - 0.2).abs() < 0.02,
        "{}",
        last.visit_share
    );
}

#[test]
fn where_there_is_one_move_there_is_no_regret() {
    // 4×4 with five in a row: nobody can win, every move is perfect.
    let found = curves("convergence?moves=&width=4&height=4&in_a_row=5&agents=uct(50)&seeds=3");
    assert_eq!(found.truth.best(), Some(0));
    for point in &found.curves[0].points {
        assert_eq!(point.regret.unwrap().mean, 0.0);
        assert_eq!(point.optimal.unwrap().mean, 1.0);
    }
}

#[test]
fn what_is_not_solved_is_not_guessed() {
    let link = "convergence?moves=&width=8&agents=uct(100)&seeds=3&solve_budget=1000";
    let found = curves(link);
    assert_eq!(found.truth.best(), None);
    assert!(found.is_complete());
    for point in &found.curves[0].points {
        assert_eq!((point.regret, point.optimal), (None, None));
        assert!(point.visit_share > 0.0);
    }
    let experiment = Experiment::Convergence(lab(link));
    let report = experiment.report(&inline::run(&experiment)).unwrap();
    assert!(report.table.text().contains("unknown"));
    let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    assert!(json["result"]["best_score"].is_null());
    assert!(json["result"]["agents"][0]["points"][0]["regret"].is_null());
}

#[test]
fn threads_and_slices_do_not_matter_and_finished_chunks_are_known() {
    let link = "convergence?moves=4455&width=6&height=5&agents=uct(150),knowledge(70)&seeds=4";
    let lab = lab(link);
    let experiment = Experiment::Convergence(lab.clone());
    let expected = inline::run(&experiment);
    assert_eq!(expected.len(), 6 + 2 * 4);
    assert_eq!(threads::run(&experiment, 3, |_| {}), expected);
    for (index, expected) in expected.iter().enumerate() {
        let mut chunk = experiment.start(index);
        assert_eq!(experiment.finished(index, &chunk.snapshot()), None);
        while chunk.advance(7) == Status::Running {}
        assert_eq!(Some(chunk.snapshot().into()), *expected);
        assert_eq!(
            experiment.finished(index, &chunk.snapshot()),
            Some(chunk.progress())
        );
    }
    let progress = |snapshots: &[Option<ChunkOutput>]| lab.progress(&lab.merge(snapshots).unwrap());
    let (none, all) = (progress(&[]), progress(&expected));
    assert_eq!(all.done, all.total);
    assert!(none.done == 0 && none.total > 0);
}

#[test]
fn each_search_runs_to_its_own_number() {
    let found = curves("convergence?moves=4455&width=5&height=4&agents=uct(7),uct(30)&seeds=2");
    let simulations = |index: usize| -> Vec<u64> {
        let points = found.curves[index].points.iter();
        points.map(|point| point.simulations).collect()
    };
    assert_eq!(simulations(0), [1, 2, 5, 7]);
    assert_eq!(simulations(1), [1, 2, 5, 10, 20, 30]);
    assert_eq!(found.curves[1].agent, Agent::uct(30));
    assert_eq!(found.searches, (4, 4));
}

#[test]
fn moments_and_moves_that_do_not_matter_change_nothing() {
    let whole = lab("convergence?moves=44556&ply=4&agents=uct(20)&seeds=2");
    let short = lab("convergence?moves=4455&agents=uct(20)&seeds=2");
    assert_eq!(whole.asked(), short.asked());
    let snapshots = inline::run(&Experiment::Convergence(short));
    assert!(whole.merge(&snapshots).is_ok());
}

#[test]
fn settings_that_are_typed_in_are_checked() {
    let lab = ConvergenceExperiment::default();
    assert_eq!(lab.with("width", "9").unwrap().moves, "", "another board");
    assert_eq!(lab.with("moves", "4444444"), None, "column 4 is full");
    assert_eq!(lab.with("moves", "4453").unwrap().moves, "4453");
    assert_eq!(lab.with("agents", "perfect"), None);
    assert_eq!(lab.with("seeds", "0"), None);
}

#[test]
fn the_book_is_wanted_for_early_positions() {
    let wants = |link: &str| Experiment::Convergence(lab(link)).wants_book();
    assert!(wants("convergence?moves=4455"));
    assert!(!wants("convergence?moves=4455&width=8"));
    assert!(!wants("convergence?moves=444444326555"));
}
