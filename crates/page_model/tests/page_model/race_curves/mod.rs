//! Lab of curves of races: tests of what the page decides.

use experiments::parameters::{Parameters, Real};
use experiments::race_curves::{ChartName, RaceCurvesExperiment};
use experiments::{Experiment, LabExperiment};
use page_model::race_curves::sliders::{STEPS, Scale};
use page_model::race_curves::{is_logarithmic, needs_no_run, race_link};

/// The parameters that have a slider.
const SLIDERS: [&str; 3] = ["epsilon", "delta", "delta_star"];

fn scale_of(name: &str) -> Scale {
    let parameter = RaceCurvesExperiment::find(name).unwrap();
    let &Real { minimum, maximum } = parameter.kind.as_kind().unwrap();
    Scale::new(minimum, maximum)
}

#[test]
fn a_slider_reaches_from_end_to_end() {
    let scale = Scale::new(0.001, 0.499);
    assert_eq!((scale.value(0.0), scale.value(STEPS)), (0.001, 0.499));
    assert_eq!((scale.step(0.001), scale.step(0.499)), (0.0, STEPS));
}

/// 180 of 200 steps from ln 0.001 to ln 0.499: 0.001 · 499^0.9 = 0.2681.
#[test]
fn a_slider_is_logarithmic() {
    let scale = Scale::new(0.001, 0.499);
    assert_eq!(scale.value(180.0), 0.268);
    // Half of the way is the geometric mean, √(0.001 · 0.499) = 0.02234.
    assert_eq!(scale.value(100.0), 0.0223);
}

#[test]
fn the_slider_has_no_place_for_tiny_values() {
    let scale = Scale::new(1e-12, 0.5);
    assert_eq!((scale.step(1e-12), scale.step(1e-7)), (0.0, 0.0));
    assert_eq!(scale.value(0.0), 1e-6);
    assert!(scale.step(1e-3) > 0.0);
}

/// What is written into the link after a step stands at that step: with two digits it would be rounded back.
#[test]
fn a_step_of_a_slider_is_never_rounded_back() {
    let lab = RaceCurvesExperiment::default();
    for name in SLIDERS {
        let scale = scale_of(name);
        for step in 0..=STEPS as u64 {
            let value = scale.value(step as f64).to_string();
            let moved = lab.with(name, &value).unwrap();
            let written: f64 = moved.write(name).parse().unwrap();
            assert_eq!(scale.step(written), step as f64, "{name} {value}");
        }
    }
}

#[test]
fn a_slider_has_three_digits() {
    for name in SLIDERS {
        let scale = scale_of(name);
        for step in 1..STEPS as u64 {
            let value = scale.value(step as f64);
            let text = format!("{value:.2e}");
            assert_eq!(text.parse::<f64>().unwrap(), value, "{name} {step}");
        }
    }
}

#[test]
fn charts_of_tests_and_of_precision_need_no_run() {
    let without: Vec<&str> = ChartName::ALL
        .into_iter()
        .filter(|&chart| needs_no_run(chart))
        .map(ChartName::name)
        .collect();
    assert_eq!(
        without,
        ["tests-every-game", "tests-squares", "alpha-2-epsilon"]
    );
}

#[test]
fn errors_and_games_may_stand_on_a_logarithmic_axis() {
    let logarithmic: Vec<&str> = ChartName::ALL
        .into_iter()
        .filter(|&chart| is_logarithmic(chart))
        .map(ChartName::name)
        .collect();
    assert_eq!(logarithmic.len(), 2);
    assert!(logarithmic.contains(&"error") && logarithmic.contains(&"games-logarithmic"));
}

#[test]
fn the_way_to_a_race_leads_to_the_first_one_at_the_middle() {
    let query = "race-curves?races=lebr,ilebr-star-1&epsilon=0.05&from=0.4&points=5";
    let Experiment::RaceCurves(lab) = Experiment::open(query).unwrap().experiment else {
        panic!("{query}")
    };
    let opened = Experiment::open(&race_link(&lab)).unwrap();
    assert_eq!(opened.problems, []);
    let Experiment::Racing(race) = opened.experiment else {
        panic!("{query}")
    };
    assert_eq!((race.race.name(), race.epsilon), ("lebr", 0.05));
    assert_eq!(race.mean, lab.means()[2]);
}
