//! The lab of populations below the page: cases of an oracle as links, what is known exactly beside runs, films, drawings, and links that are wrong.

use crate::faultless::faultless;
use computing::answer;
use experiments::common::amount::Amount;
use experiments::populations::{
    ByVertex, FilmPart, Findings, MAX_DRAWN, Missing, PART, PopulationsExperiment,
    PopulationsInquiry,
};
use experiments::{Experiment, LabExperiment, NotRunnable, Snapshots};
use serde_json::Value;
use texts::ENGLISH;
use worker::{inline, threads};

fn lab(link: &str) -> PopulationsExperiment {
    match faultless(link) {
        Experiment::Populations(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn run(link: &str) -> (PopulationsExperiment, Findings) {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    (lab, findings)
}

fn report(link: &str) -> Value {
    let experiment = faultless(link);
    let snapshots = inline::run(&experiment);
    let report = experiment.report(&snapshots).unwrap();
    let all: Value = serde_json::from_str(&report.json).unwrap();
    all["result"].clone()
}

fn rows(text: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(text).unwrap();
    file["rows"].as_array().unwrap().clone()
}

#[test]
fn links_give_the_fractions_of_the_cases() {
    let cases = rows(include_str!(
        "../../../engines/tests/oracles/populations/moran.json"
    ));
    for case in cases {
        let row = |row: usize| {
            let cell = |cell: usize| case["game"][row][cell].to_string();
            format!("{},{}", cell(0), cell(1))
        };
        let link = format!(
            "populations?game={};{}&population={}&selection={}&process=moran&runs=1",
            row(0),
            row(1),
            case["population"],
            case["selection"].as_str().unwrap()
        );
        let exact = &report(&link)["exact"];
        let of = |key: &str| &case[key];
        assert_eq!(exact["fixation"][0], *of("fixation_of_one_first"), "{link}");
        assert_eq!(
            exact["fixation"][1],
            *of("fixation_of_one_second"),
            "{link}"
        );
        assert_eq!(
            exact["steps"],
            *of("steps_to_absorption_from_one_first"),
            "{link}"
        );
    }
}

#[test]
fn graphs_give_the_fractions_of_the_cases() {
    let cases = rows(include_str!(
        "../../../engines/tests/oracles/populations/graphs.json"
    ));
    let mut known = 0;
    for case in cases {
        let graph = case["graph"].as_str().unwrap();
        if !["cycle", "path", "star", "complete"].contains(&graph) {
            continue;
        }
        let link = format!(
            "populations?fitness={}&structure={graph}&population={}&process={}&runs=1",
            case["relative_fitness"].as_str().unwrap(),
            case["vertices"],
            case["rule"].as_str().unwrap()
        );
        let found = report(&link);
        assert_eq!(
            found["exact"]["fixation_by_vertex"], case["fixation_from_each_vertex"],
            "{link}"
        );
        known += 1;
    }
    assert!(known > 15, "{known}");
}

#[test]
fn one_thread_or_two_is_the_same() {
    for link in [
        "populations?population=30&runs=60",
        "populations?structure=small-world&population=40&process=fermi&start=20&runs=20&mutation=1/50&generations=50",
    ] {
        let experiment = faultless(link);
        let alone = inline::run(&experiment);
        assert_eq!(threads::run(&experiment, 2, |_| {}), alone, "{link}");
    }
}

/// Exact numbers are inside the intervals of runs, which are wrong once in twenty cases: none of these is, with this seed.
#[test]
fn runs_come_to_what_is_known() {
    for link in [
        "populations?population=10&start=4&runs=2000",
        "populations?population=10&start=4&process=wright-fisher&runs=2000",
        "populations?population=10&start=4&process=fermi&selection=1&runs=2000",
        "populations?game=rock-paper-scissors&population=9&start=2,3&runs=2000",
    ] {
        let (lab, found) = run(link);
        let exact: Vec<f64> = match (&found.exactly.takeover, &found.exactly.ends) {
            (_, Some(Ok(ends))) => ends.strategies.clone(),
            (Some(Ok(takeover)), _) => {
                let start = takeover.from_start.as_ref().unwrap();
                start.iter().map(|one| one.value()).collect()
            }
            other => panic!("{other:?}"),
        };
        for (strategy, exact) in exact.into_iter().enumerate() {
            let (low, high) = found.fixation(strategy).unwrap().interval.unwrap();
            assert!(
                (low..=high).contains(&exact),
                "{link} {strategy} {low} {exact} {high}"
            );
        }
        assert_eq!(found.ran.runs(), lab.runs);
    }
}

#[test]
fn with_mutation_shares_come_to_the_long_run() {
    let (_, found) = run(
        "populations?game=hawk-dove&population=20&mutation=1/20&runs=200&generations=400&start=10",
    );
    let long_run = found.exactly.long_run.as_ref().unwrap().as_ref().unwrap();
    let share = found.share(0).unwrap();
    let (low, high) = share.interval.unwrap();
    assert!(
        (low..=high).contains(&long_run.shares[0]),
        "{share:?} {long_run:?}"
    );
    assert_eq!(long_run.states.len(), 21);
    assert_eq!(found.ran.stopped, 200);
}

#[test]
fn what_is_too_large_says_how_large_it_may_be() {
    let missing = |link: &str| {
        let (_, found) = run(link);
        let exactly = found.exactly;
        let ends = exactly.ends.and_then(Result::err);
        ends.or(exactly.takeover.and_then(Result::err))
    };
    let few = "&runs=1&generations=1&watched=1";
    let cases = [
        (
            "populations?population=301&process=wright-fisher",
            Missing::TooMany(300),
        ),
        (
            "populations?game=rock-paper-scissors&population=60&start=20,20",
            Missing::TooMany(51),
        ),
        (
            "populations?structure=path&population=15",
            Missing::TooMany(14),
        ),
        (
            "populations?structure=star&population=201",
            Missing::TooMany(200),
        ),
        (
            "populations?structure=cycle&population=9&process=best-response",
            Missing::Structure,
        ),
        ("populations?process=best-response", Missing::ComesBack),
        (
            "populations?game=0,1;1,0&process=fermi&selection=1000&population=20",
            Missing::TooStrong,
        ),
        ("populations?game=0,0;0,0&selection=1", Missing::NobodyFit),
    ];
    for (link, expected) in cases {
        assert_eq!(missing(&format!("{link}{few}")), Some(expected), "{link}");
    }
}

#[test]
fn small_graphs_of_any_kind_lie_between_bounds() {
    let (_, found) = run(
        "populations?structure=edges&edges=1-2,2-3,3-4,4-5,5-6,6-7,7-8,8-9,1-9,1-5&process=death-birth&runs=1",
    );
    let Some(Ok(ByVertex::Between(bounds))) = found.exactly.by_vertex else {
        panic!("nine vertices");
    };
    assert_eq!(bounds.len(), 9);
    assert!(
        bounds
            .iter()
            .all(|(low, high)| low <= high && high - low < 1e-8)
    );
}

/// The film says what the counts say, in whichever order its parts are asked for.
#[test]
fn the_film_is_the_run_that_is_watched() {
    for link in [
        "populations?structure=grid&width=9&height=7&process=imitate-best&start=40&watched=60&runs=1&generations=1",
        "populations?structure=scale-free&population=50&process=death-birth&start=25&watched=60&runs=1&generations=1",
    ] {
        let (lab, found) = run(link);
        let experiment = Experiment::from(lab.clone());
        for part in [2, 0, 1, 1] {
            let asked = PopulationsInquiry::film(part);
            let film: FilmPart = answer(&experiment, &asked, &[]).unwrap();
            assert_eq!(film.number, part);
            assert_eq!(
                film.frames.len() as u64,
                PART.min(61 - part * PART),
                "{link} {part}"
            );
            for (place, frame) in film.frames.iter().enumerate() {
                let mut counts = vec![0; lab.size()];
                for vertex in 0..lab.players() as usize {
                    counts[usize::from(FilmPart::played(frame, vertex))] += 1;
                }
                let generation = (part * PART) as usize + place;
                assert_eq!(
                    counts, found.watched.counts[generation],
                    "{link} {generation}"
                );
            }
        }
    }
}

#[test]
fn graphs_are_drawn_with_their_edges_as_far_as_they_can_be_seen() {
    let drawn = |link: &str| answer(&faultless(link), &PopulationsInquiry::drawing(), &[]).unwrap();
    let star = drawn("populations?structure=star&population=6&process=birth-death");
    assert_eq!((star.places.len(), star.edges.len()), (6, 5));
    assert_eq!(star.places[0], (0.5, 0.5));
    let springs = drawn("populations?structure=edges&process=birth-death");
    assert_eq!((springs.places.len(), springs.edges.len()), (6, 7));
    let inside = |&(x, y): &(f32, f32)| (0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y);
    assert!(springs.places.iter().all(inside));
    let large = format!(
        "populations?structure=cycle&process=birth-death&population={}",
        MAX_DRAWN + 1
    );
    assert!(drawn(&large).places.is_empty());
}

#[test]
fn what_is_wrong_is_named() {
    let problems = |link: &str| -> Vec<String> {
        let opened = Experiment::open(link).unwrap();
        let problems = opened.problems.iter();
        problems.map(|problem| problem.sentence(&ENGLISH)).collect()
    };
    for (link, said) in [
        (
            "populations?structure=edges&edges=1-2,3-4",
            "There is no way from 1 to 3",
        ),
        (
            "populations?structure=edges&edges=1-2,2-9",
            "The numbers go up to 9, but no edge has 3",
        ),
        ("populations?structure=edges&edges=1-2,x", "Edge 2, “x”"),
        (
            "populations?structure=edges&edges=1-2,3-3",
            "from 3 to itself",
        ),
        ("populations?process=imitate-best", "needs neighbours"),
        (
            "populations?structure=star&process=wright-fisher",
            "knows no neighbours",
        ),
        ("populations?selection=2", "“2”"),
        ("populations?start=30", "“30”"),
        ("populations?structure=grid&planted=9999.1", "“9999.1”"),
        (
            "populations?structure=random-regular&population=9&degree=3",
            "“3”",
        ),
        ("populations?structure=complete&population=2000", "“2000”"),
    ] {
        let all = problems(link);
        assert!(all.iter().any(|one| one.contains(said)), "{link}: {all:?}");
    }
    for (link, said) in [
        ("populations?game=battle-of-the-sexes", "not symmetric"),
        ("populations?game=1,2,3;4,5,6", ""),
        ("populations?game=1:2:3,4:5:6|7:8:9,1:2:3", ""),
        (
            "populations?game=chicken&selection=1",
            "One straight where all others play straight would have a fitness of −10",
        ),
        ("populations?game=chicken&selection=1", "at most 1/11"),
    ] {
        let lab = Experiment::open(link).unwrap().experiment;
        let why = lab.runnable().unwrap_err().sentence(&ENGLISH);
        assert!(why.contains(said), "{link}: {why}");
    }
    // What it says is right: with that it runs.
    assert_eq!(
        lab("populations?game=chicken&selection=1/11").runnable(),
        Ok(())
    );
}

/// The names of the graph are enough for its links: a moment, a place, a strategy.
#[test]
fn planting_goes_round_the_strategies() {
    let lab = lab("populations?structure=grid&process=fermi&width=5&height=5&start=25&planted=3.2");
    let again = lab.planted.with_next(2, 1, 2);
    assert_eq!(again.0, [(2, 0)]);
    let another = lab.planted.with_next(7, 0, 2);
    assert_eq!(another.0, [(2, 1), (7, 1)]);
}

/// Beyond what floats hold, a selection is refused with the strongest that is not; up to it, nothing is without a number.
#[test]
fn exponential_fitness_has_bounds() {
    for (link, most) in [
        ("populations?selection=200&mapping=exponential", 60.0),
        (
            "populations?population=200&totals=on&mapping=exponential&selection=1",
            300.0 / 995.0,
        ),
        (
            "populations?game=-100,-100;-100,-50&selection=1000&mapping=exponential",
            3.0,
        ),
    ] {
        let lab = lab(link);
        let Err(NotRunnable::Text { key, fault }) = lab.runnable() else {
            panic!("{link} is run");
        };
        let said = fault.sentence(key, &ENGLISH);
        assert!(said.contains(&format!("at most {most:.4}")), "{said}");
    }
    let few = "&runs=2&generations=20&watched=2";
    for structure in ["", "&structure=star", "&structure=cycle", "&structure=path"] {
        for process in ["birth-death", "death-birth", "imitation", "fermi"] {
            let mapping = match process {
                // Compares payoffs.
                "fermi" => "",
                _ => "&mapping=exponential",
            };
            let link = format!(
                "populations?population=12{mapping}&selection=60&process={process}{structure}{few}"
            );
            let (lab, found) = run(&link);
            assert!(lab.runnable().is_ok(), "{link}");
            match found.exactly.takeover.expect("it is worked out") {
                Ok(found) => {
                    let all = found.fixation.iter().chain(found.steps.iter().flatten());
                    assert!(all.map(Amount::value).all(f64::is_finite), "{link}");
                }
                Err(missing) => assert_eq!(missing, Missing::TooStrong, "{link}"),
            }
        }
    }
}

/// In a dilemma defecting is the best response to itself, so a population of defectors stays one and its run is over; cooperators do not stay.
#[test]
fn runs_of_best_responses_come_to_their_end() {
    for structure in ["", "&structure=cycle"] {
        let (_, found) = run(&format!(
            "populations?process=best-response&runs=100&population=6{structure}"
        ));
        assert_eq!(
            (found.ran.stopped, found.ran.fixed[1]),
            (0, 100),
            "{structure}"
        );
    }
}

/// With sums of payoffs the least fitness is that of a cell among all its neighbours.
#[test]
fn cells_of_a_grid_meet_all_their_neighbours() {
    for (neighbourhood, most) in [("von-neumann", "1/5"), ("moore", "1/9")] {
        let lab = lab(&format!(
            "populations?structure=grid&width=3&height=3&neighbourhood={neighbourhood}&totals=on&game=-1,-1;-1,-1&process=death-birth&start=1&selection=1/2"
        ));
        let Err(NotRunnable::Text { key, fault }) = lab.runnable() else {
            panic!("{neighbourhood} is run");
        };
        let said = fault.sentence(key, &ENGLISH);
        assert!(said.contains(&format!("at most {most},")), "{said}");
    }
}
