//! Tiles of the first page: what their experiments are, and what is drawn of what these have found.

use experiments::{ChunkOutput, Experiment, LABS, LabExperiment};
use page_model::home::findings::Shown;
use page_model::home::findings::run::Run;
use page_model::home::findings::scale::{both_logarithmic, logarithmic};
use page_model::home::mcts::{first_game, next};
use page_model::home::picture::{Bar, Curve, Picture};
use page_model::home::{racing, ratings};
use page_model::lab::{shown, sketch};
use serde_json::json;
use texts::ENGLISH;
use worker::inline;

/// Of one worker, by the labs' own estimates: all tiles together are a few seconds.
const MAX_SECONDS: f64 = 0.3;
/// Those that show what a finished chunk has left to be shown.
const BY_RECORD: [&str; 2] = ["war", "aliens"];
/// Those that show opponents or ends before anything is found of them.
const AT_ONCE: [&str; 3] = ["ladder", "graded-test", "tree-game"];

/// Labs whose tiles show what a run has found.
fn labs() -> Vec<&'static str> {
    let is_shown = |lab: &&str| shown(lab).is_some();
    let labs: Vec<&str> = LABS.iter().copied().filter(is_shown).collect();
    assert!(labs.len() > 15);
    labs
}

fn experiment(shown: &Shown) -> Experiment {
    let opened = Experiment::open(shown.link).unwrap();
    assert!(opened.problems.is_empty(), "{}", shown.link);
    assert!(opened.unused.is_empty(), "{}", shown.link);
    opened.experiment
}

fn read(shown: &Shown, snapshots: &[Option<ChunkOutput>], is_finished: bool) -> Option<Picture> {
    let run = Run {
        snapshots,
        records: &[],
        is_finished,
    };
    (shown.read)(&experiment(shown), &run, &ENGLISH)
}

/// What the tile of a lab shows in the end.
fn picture(lab: &str) -> Picture {
    let shown = shown(lab).unwrap();
    read(&shown, &inline::run(&experiment(&shown)), true).unwrap()
}

fn curves(lab: &str) -> Vec<Curve> {
    match picture(lab) {
        Picture::Curves(curves) => curves,
        other => panic!("{lab}: {other:?}"),
    }
}

fn bars(lab: &str) -> (Vec<Bar>, Option<(f64, &'static str)>) {
    match picture(lab) {
        Picture::Bars(bars, beside) => (bars, beside),
        other => panic!("{lab}: {other:?}"),
    }
}

/// All numbers that a picture is drawn from.
fn numbers(picture: &Picture) -> Vec<f64> {
    let interval =
        |interval: Option<(f64, f64)>| interval.into_iter().flat_map(|(low, high)| [low, high]);
    let beside = |beside: Option<(f64, &'static str)>| beside.map(|(at, _)| at);
    match picture {
        Picture::Curves(curves) => {
            let points = curves.iter().flat_map(|curve| &curve.points);
            points.flat_map(|&(x, y)| [x, y]).collect()
        }
        Picture::Bars(bars, line) => {
            let all = bars
                .iter()
                .flat_map(|bar| interval(bar.interval).chain([bar.value]));
            all.chain(beside(*line)).collect()
        }
        Picture::Dots(dots, line) => dots
            .iter()
            .map(|dot| dot.value)
            .chain(beside(*line))
            .collect(),
        Picture::Cells(cells) => {
            let shades = cells.shades.iter().copied();
            shades.filter(|shade| !shade.is_nan()).collect()
        }
        Picture::Outline(_) => Vec::new(),
    }
}

#[test]
fn experiments_of_tiles_open_without_a_complaint_and_cost_little() {
    for lab in labs() {
        let shown = shown(lab).unwrap();
        let experiment = experiment(&shown);
        assert!(experiment.runnable().is_ok(), "{lab}");
        let seconds = experiment.cost().seconds(1);
        assert!(seconds <= MAX_SECONDS, "{lab}: {seconds} seconds");
    }
    assert!(shown("glossary").is_none());
}

#[test]
fn labs_with_pictures_of_their_own_are_not_shown_twice() {
    for lab in ["minimax", "mcts", "racing", "ratings"] {
        assert!(shown(lab).is_none(), "{lab}");
    }
}

/// Numbers from 0 to 1, as pictures are drawn.
#[test]
fn every_picture_stays_in_its_frame() {
    for lab in labs().iter().filter(|lab| !BY_RECORD.contains(lab)) {
        let numbers = numbers(&picture(lab));
        assert!(numbers.len() > 3, "{lab}");
        let is_inside = |number: &&f64| (-1e-9..=1.0 + 1e-9).contains(*number);
        let outside: Vec<&f64> = numbers.iter().filter(|number| !is_inside(number)).collect();
        assert!(outside.is_empty(), "{lab}: {outside:?}");
    }
}

#[test]
fn every_lab_has_a_sketch_that_stays_until_something_is_found() {
    for lab in LABS {
        let numbers = numbers(&sketch(lab));
        let is_inside = |number: &f64| (0.0..=1.0).contains(number);
        assert!(numbers.iter().all(is_inside), "{lab}");
    }
    for lab in labs().iter().filter(|lab| !AT_ONCE.contains(lab)) {
        let shown = shown(lab).unwrap();
        let nothing = vec![None; experiment(&shown).chunk_count()];
        assert_eq!(read(&shown, &nothing, false), None, "{lab}");
    }
}

/// What is drawn under way is what the end is, or nothing.
#[test]
fn pictures_of_finished_runs_wait_for_their_end() {
    for lab in labs().iter().filter(|lab| !BY_RECORD.contains(lab)) {
        let shown = shown(lab).unwrap();
        let found = inline::run(&experiment(&shown));
        let drawn = |is_finished| read(&shown, &found, is_finished).as_ref().map(numbers);
        let (early, last) = (drawn(false), drawn(true));
        assert!(early.is_none() || early == last, "{lab}");
        assert!(last.is_some(), "{lab}");
    }
}

#[test]
fn a_picture_is_of_its_own_lab_only() {
    let run = Run {
        snapshots: &[],
        records: &[],
        is_finished: true,
    };
    let mcts = Experiment::of_lab("mcts").unwrap();
    for lab in labs() {
        assert_eq!(
            (shown(lab).unwrap().read)(&mcts, &run, &ENGLISH),
            None,
            "{lab}"
        );
    }
}

#[test]
fn links_tell_pictures_apart() {
    assert!(shown("war").unwrap() == shown("war").unwrap());
    assert!(shown("war").unwrap() != shown("aliens").unwrap());
}

/// The incumbent gets 2 where nobody enters, −1 for a fight and 1 for sharing: from −1 to 2 these are whole thirds.
#[test]
fn entry_deterrence_has_a_bar_for_each_end_from_the_lowest_payoff() {
    let (bars, beside) = bars("tree-game");
    let named = bars
        .iter()
        .map(|bar| (&*bar.name, (3.0 * bar.value).round()));
    assert_eq!(
        named.collect::<Vec<_>>(),
        [
            ("out: 2", 3.0),
            ("in, fight: −1", 0.0),
            ("in, share: 1", 2.0)
        ]
    );
    let (zero, name) = beside.unwrap();
    assert!((zero - 1.0 / 3.0).abs() < 1e-12 && name == "0");
}

/// Joss defects now and then, and tit for tat pays it back: what both have got falls from 3 of at most 5.
#[test]
fn tit_for_tat_and_joss_get_less_and_less() {
    let curves = curves("repeated");
    assert_eq!(curves.len(), 2);
    for (curve, name) in curves.iter().zip(ENGLISH.home.pictures.repeated) {
        assert_eq!((curve.name, curve.points.len()), (name, 60));
        let (first, last) = (curve.points[0], curve.points[59]);
        assert!((first.1 - 0.6).abs() < 1e-12 && last.1 < 0.6, "{name}");
        assert!((last.0 - 1.0).abs() < 1e-12);
    }
}

/// A tournament's bars stand best first, each within its interval.
#[test]
fn a_tournament_has_a_bar_for_each_strategy_best_first() {
    let Picture::Bars(bars, None) = picture("tournament") else {
        panic!("bars");
    };
    assert_eq!(bars.len(), 8);
    assert!(bars.iter().any(|bar| bar.name == "Tit for tat"));
    for bar in &bars {
        let (low, high) = bar.interval.unwrap();
        assert!(0.0 <= low && low <= bar.value && bar.value <= high && high <= 1.0);
        assert!(high > low);
    }
    assert!(bars.windows(2).all(|bars| bars[0].value >= bars[1].value));
}

/// Kicker and keeper have one equilibrium, in which both mix: there their best responses cross.
#[test]
fn best_responses_of_a_penalty_go_through_all_mixtures() {
    let curves = curves("matrix");
    assert_eq!(curves.len(), 2);
    for (curve, name) in curves.iter().zip(ENGLISH.home.pictures.kick) {
        assert_eq!(curve.name, name);
        let along = |of: fn(&(f64, f64)) -> f64| {
            let all = curve.points.iter().map(of);
            (all.clone().fold(1.0, f64::min), all.fold(0.0, f64::max))
        };
        assert_eq!(
            (along(|point| point.0), along(|point| point.1)),
            ((0.0, 1.0), (0.0, 1.0))
        );
    }
}

#[test]
fn learning_ends_less_exploitable_than_it_began() {
    for curve in curves("regret") {
        let (first, last) = (curve.points[0], *curve.points.last().unwrap());
        assert!(last.1 < first.1, "{}", curve.name);
        assert!((last.0 - 1.0).abs() < 1e-9, "{}", curve.name);
    }
}

#[test]
fn a_ladder_is_compared_with_one_half_and_shows_how_sure_it_is() {
    let (bars, beside) = bars("ladder");
    assert_eq!(beside, Some((0.5, ENGLISH.home.pictures.even)));
    assert_eq!(bars.len(), 4);
    for bar in bars {
        let (low, high) = bar.interval.unwrap();
        assert!(low <= bar.value && bar.value <= high, "{}", bar.name);
    }
}

#[test]
fn a_graded_test_has_a_bar_for_each_grade_and_a_goal() {
    let (bars, beside) = bars("graded-test");
    let grades: Vec<&str> = bars.iter().map(|bar| &*bar.name).collect();
    assert_eq!(grades, ["10", "15", "20", "25", "30", "35", "40", "45"]);
    assert_eq!(beside.unwrap().1, ENGLISH.home.pictures.goal);
}

#[test]
fn a_tuning_run_has_visited_cells_of_its_map_and_found_one() {
    let Picture::Cells(cells) = picture("tuning") else {
        panic!("cells");
    };
    assert_eq!((cells.columns, cells.shades.len()), (11, 121));
    assert_eq!(cells.visits.len(), 60, "one for each evaluation");
    assert!(cells.visits.iter().all(|&cell| cell < 121));
    assert!(cells.visits.contains(&cells.found.unwrap()));
    assert!(cells.shades.contains(&0.0), "the lowest");
}

/// Nobody has as many tokens as win, since the game is over then: for a goal of 15 there are 15 times 15 states.
#[test]
fn rrrats_has_a_cell_for_each_state() {
    let Picture::Cells(cells) = picture("rrrats") else {
        panic!("cells");
    };
    assert_eq!((cells.columns, cells.shades.len()), (15, 225));
    assert!(cells.shades.iter().any(|shade| !shade.is_nan()));
}

#[test]
fn a_logarithmic_place_is_between_1_and_the_last() {
    let points = logarithmic(&[(1.0, 2.0), (10.0, 4.0), (100.0, 1.0)]).unwrap();
    for (point, wanted) in points.iter().zip([(0.0, 0.5), (0.5, 1.0), (1.0, 0.25)]) {
        assert!(
            (point.0 - wanted.0).abs() < 1e-12 && (point.1 - wanted.1).abs() < 1e-12,
            "{points:?}"
        );
    }
    assert_eq!(logarithmic(&[]), None);
}

#[test]
fn where_both_axes_are_logarithmic_nothing_has_no_place() {
    let all = [(1.0, 1.0), (10.0, 0.1), (100.0, 0.01), (100.0, 0.0)];
    let place = |point| both_logarithmic(point, &all);
    let (x, y) = place((10.0, 0.1)).unwrap();
    assert!((x - 0.5).abs() < 1e-12 && (y - 0.5).abs() < 1e-12);
    assert_eq!(place((1.0, 1.0)), Some((0.0, 1.0)));
    assert_eq!(place((100.0, 0.0)), None);
}

#[test]
fn the_small_race_is_quick_and_of_a_coin_that_is_not_fair() {
    let lab = racing::experiment();
    assert!(lab.runnable().is_ok() && lab.mean > 0.5);
    assert!(Experiment::from(lab).cost().is_quick());
}

#[test]
fn the_small_ratings_are_quick() {
    let opened = Experiment::open(ratings::LINK).unwrap();
    assert!(opened.problems.is_empty());
    assert!(opened.unused.is_empty());
    assert!(opened.experiment.cost().seconds(1) <= MAX_SECONDS);
}

#[test]
fn the_highest_ratings_are_shown_that_are_surely_above_zero() {
    let feature = |elo: f64, low: f64| json!({ "feature": "", "elo": elo, "standard_error": 1.0, "interval": [low, 2.0 * elo - low], "seen": 9, "played": 3 });
    let foretold = json!({
        "moves": 0, "learned": null, "learned_interval": [0.0, 1.0], "by_hand": null, "by_hand_interval": [0.0, 1.0],
        "by_chance": null, "log_likelihood": null, "log_likelihood_by_chance": null,
    });
    let learned = json!({
        "games": 1, "positions": 1, "ratings": "", "agent": "", "rounds": 1, "settled": true, "stopped_early": false,
        "foretold": foretold,
        "features": [feature(10.0, 5.0), feature(80.0, 60.0), feature(90.0, -10.0), feature(20.0, 1.0), feature(30.0, 2.0), feature(40.0, 3.0), feature(50.0, 4.0)],
    });
    let learned = serde_json::from_value(learned).unwrap();
    let Picture::Bars(bars, None) = ratings::picture(&learned, &ENGLISH.labs.ratings.page) else {
        panic!("bars");
    };
    let names = &ENGLISH.labs.ratings.page.features;
    let wanted = [(1, 80), (6, 50), (5, 40), (4, 30), (3, 20)];
    let wanted = wanted.map(|(feature, elo)| format!("{} +{elo}", names[feature]));
    assert_eq!(
        bars.iter().map(|bar| &*bar.name).collect::<Vec<_>>(),
        wanted
    );
    // The longest whisker, of the second feature, reaches to 100.
    assert!((bars[0].value - 0.8).abs() < 1e-12);
    assert_eq!(bars[0].interval, Some((0.6, 1.0)));
}

#[test]
fn the_small_machine_plays_its_best_move() {
    let lab = first_game();
    assert_eq!(next(&lab, None), None, "it has not thought yet");
    let found = inline::run(&lab.clone().into());
    let thoughts = lab.thoughts(&found).unwrap();
    let played = next(&lab, Some(&thoughts)).unwrap();
    assert!(played.moves.starts_with(&lab.moves));
    assert_eq!(played.moves.len(), lab.moves.len() + 1);
}

#[test]
fn after_the_end_a_new_game_begins_with_another_seed() {
    let mut over = first_game();
    // Four in the first column.
    over.moves = "1213141".to_owned();
    assert!(over.runnable().is_err());
    let again = next(&over, None).unwrap();
    assert_eq!(again.moves, first_game().moves);
    assert_eq!(again.seed, over.seed + 1);
}
