//! Runs: the same result as on the command line, refusals, aborts, reports.

use crate::pool::Pool;
use experiments::inquiry::Format;
use experiments::{Experiment, saved_run};
use js_module::fault::Code;
use js_module::runs::{Action, Event};
use worker::inline;

fn begin(link: &str, limit: Option<f64>) -> Event {
    let link = link.to_owned();
    Event::Begin { link, limit }
}

/// What a run of it is to give.
fn expected(link: &str) -> experiments::report::Report {
    let experiment = Experiment::open(link).unwrap().experiment;
    experiment.report(&inline::run(&experiment)).unwrap()
}

#[test]
fn results_are_those_of_the_command_line() {
    let links = [
        "matrix?game=chicken",
        "mcts?moves=4453&simulations=200&seed=7",
        "regret?iterations=20",
        "racing?repeats=50&seed=3",
        "war?games=40",
    ];
    for workers in [1, 3] {
        let mut pool = Pool::new(workers);
        for link in links {
            pool.tell(begin(link, None));
        }
        pool.settle();
        assert!(pool.runs.is_idle());
        for (number, link) in (0..).zip(links) {
            let found = pool.told.iter().find_map(|action| match action {
                Action::Result { run, json, saved } if *run == 2 * number => Some((json, saved)),
                _ => None,
            });
            let (json, saved) = found.unwrap_or_else(|| panic!("{link}: {:?}", pool.told));
            let report = expected(link);
            assert_eq!(*json, report.json);
            let file = saved_run::read(saved).expect("a file");
            let again = file.opened.experiment.report(&file.snapshots).unwrap();
            assert_eq!(again.json, report.json);
        }
    }
}

#[test]
fn reports_are_made_of_files() {
    let link = "racing?repeats=50&seed=3";
    let mut pool = Pool::new(2);
    pool.tell(begin(link, None));
    pool.settle();
    let saved = pool.told.iter().find_map(|action| match action {
        Action::Result { saved, .. } => Some(saved.clone()),
        _ => None,
    });
    // Another pool has not seen the run.
    let mut other = Pool::new(1);
    let (saved, format) = (saved.unwrap(), Format::Csv);
    other.tell(Event::Report { saved, format });
    other.settle();
    let report = other.told.iter().find_map(|action| match action {
        Action::Report { text, .. } => Some(text.clone()),
        _ => None,
    });
    assert_eq!(report.unwrap(), expected(link).table.csv());
    let saved = "{}".to_owned();
    other.told.clear();
    other.tell(Event::Report { saved, format });
    assert_eq!(other.told, [Action::Unclear]);
}

#[test]
fn progress_is_told_when_there_is_some() {
    let mut pool = Pool::new(1);
    pool.tell(begin("mcts?simulations=500&exact=0", None));
    pool.settle();
    let done: Vec<u64> = pool
        .told
        .iter()
        .filter_map(|action| match action {
            Action::Progress { done, .. } => Some(*done),
            _ => None,
        })
        .collect();
    assert!(done.len() > 2, "{done:?}");
    assert!(
        done.is_sorted_by(|before, after| before < after),
        "{done:?}"
    );
}

/// Also where chunks have not begun, and at the end.
#[test]
fn progress_knows_the_whole() {
    let mut pool = Pool::new(1);
    pool.tell(begin("war?games=100000", None));
    pool.settle();
    let told = pool.told.iter().filter_map(|action| match action {
        Action::Progress { done, total, .. } => Some((*done, *total)),
        _ => None,
    });
    let told: Vec<(u64, u64)> = told.filter(|(_, total)| *total > 0).collect();
    assert!(told.iter().all(|(_, total)| *total == 100_000), "{told:?}");
    assert!(told[0].0 < 50_000, "{told:?}");
    assert_eq!(told.last(), Some(&(100_000, 100_000)));
    // Chunks of two kinds, of which one tells nothing before its end.
    let mut pool = Pool::new(1);
    pool.tell(begin("racing?repeats=50&seed=3", None));
    pool.settle();
    let last = pool.told.iter().rev().find_map(|action| match action {
        Action::Progress { done, total, .. } => Some((*done, *total)),
        _ => None,
    });
    assert!(
        last.is_some_and(|(done, total)| done == total && total > 0),
        "{last:?}"
    );
}

#[test]
fn what_costs_too_much_is_refused_with_its_estimate() {
    let mut pool = Pool::new(2);
    pool.tell(begin("mcts?simulations=10000000", Some(1.0)));
    let [Action::Refused(fault)] = &*pool.told else {
        panic!("{:?}", pool.told);
    };
    assert_eq!(fault.code, Code::TooCostly);
    assert!(fault.seconds.is_some_and(|seconds| seconds > 1.0));
    assert!(fault.message.contains("simulations=10000000"));
    assert!(pool.workers.is_empty() && pool.runs.is_idle());
    pool.tell(begin("mcts?simulations=1000", Some(1.0)));
    pool.settle();
    assert!(matches!(pool.told.last(), Some(Action::Result { .. })));
}

#[test]
fn links_that_need_explanation_are_not_run() {
    let mut pool = Pool::new(1);
    let unclear = [
        "nowhere",
        "mcts?simulations=-1",
        "war?foo=1",
        // A game that is over.
        "mcts?moves=1212121",
        // A game in another form.
        "matrix?game=3 3, 0 5; 5 0, 1 1",
    ];
    for link in unclear {
        pool.tell(begin(link, None));
        assert_eq!(pool.told.pop(), Some(Action::Unclear), "{link}");
    }
    assert!(pool.runs.is_idle() && pool.workers.is_empty());
}

#[test]
fn an_aborted_run_says_nothing_more() {
    let mut pool = Pool::new(2);
    pool.tell(begin("mcts?simulations=10000000", None));
    for _ in 0..20 {
        pool.step();
    }
    assert!(matches!(pool.told.last(), Some(Action::Progress { .. })));
    pool.told.clear();
    pool.tell(Event::Abort { run: 0 });
    assert!(pool.runs.is_idle());
    pool.settle();
    let watched = |action: &Action| matches!(action, Action::Watch { run: 0, .. });
    assert!(pool.told.iter().all(watched), "{:?}", pool.told);
}

#[test]
fn a_program_that_cannot_be_loaded_fails_what_waits() {
    let mut pool = Pool::new(2);
    pool.tell(begin("matrix", None));
    pool.tell(Event::NoProgram);
    let failed = pool.told.iter().find_map(|action| match action {
        Action::Failed { run: 0, fault } => Some(fault.code),
        _ => None,
    });
    assert_eq!(failed, Some(Code::Failed));
    assert!(pool.runs.is_idle());
}
