//! Costs: what is computed without being asked for, and what waits.

use experiments::Experiment;
use texts::ENGLISH;

fn is_small(link: &str) -> bool {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    opened.experiment.cost().is_small()
}

#[test]
fn what_takes_a_moment_is_computed_unasked() {
    for link in [
        "regret",
        "regret?iterations=10000&compare=cfr-plus",
        "regret?game=leduc&iterations=500&compare=cfr-plus,linear,discounted,chance-sampling,external-sampling,outcome-sampling",
        "regret?variant=external-sampling&iterations=10000&compare=chance-sampling,outcome-sampling&seeds=20",
        "racing",
        "racing?mean=0.6",
        "race-curves?repeats=0&points=5",
        "rrrats",
        "war",
        "war-game",
        "aliens",
        "aliens-game",
        "tuning",
        "minimax",
        "mcts?simulations=20000",
        "ladder?rungs=random,tactical&agent=uct(20)&games=4&width=4&height=4&in_a_row=3",
        "convergence?agents=uct(200)&seeds=5&width=4&height=4&in_a_row=3&moves=1",
    ] {
        assert!(is_small(link), "{link}");
    }
}

#[test]
fn what_takes_longer_waits_to_be_asked_for() {
    for link in [
        "regret?iterations=10000000",
        "regret?game=leduc&iterations=100000",
        "racing?contest=connect-four&first=uct(10000)&second=perfect",
        "race-curves",
        "rrrats?optimum=on",
        "rrrats?games=1000000000",
        "war?games=10000000",
        "tuning?problem=agent",
        "tuning?evaluations=100000",
        "mcts?simulations=100000000",
        "ladder",
        "graded-test",
        "graded-test?agent=random&games=2",
        "convergence",
        "ratings?games=10000",
        "evolution?generations=500",
        "aliens?games=10000",
        "reproduce",
    ] {
        assert!(!is_small(link), "{link}");
    }
}

/// Whoever comes to a lab without a link finds something there; but the thesis's tables take minutes.
#[test]
fn every_lab_opens_on_something() {
    let labs = ENGLISH.shell.lab_groups.iter().flat_map(|group| group.labs);
    for lab in labs.filter(|lab| lab.key != "reproduce") {
        let opening = Experiment::opening_of(lab.key).unwrap();
        assert!(opening.cost().is_small(), "{}", opening.link());
        let opened = Experiment::open(&opening.link()).unwrap();
        assert_eq!((opened.experiment, opened.problems), (opening, vec![]));
    }
}

/// What the list of labs leads to before the program is there is what the labs say themselves.
#[test]
fn the_list_of_labs_leads_to_openings() {
    for lab in ENGLISH.shell.listed_labs() {
        let opening = Experiment::opening_of(lab.key).unwrap();
        assert_eq!(lab.link, opening.link());
    }
}

/// Whatever a link asks for, an estimate is a number: nothing overflows, and more never costs less.
#[test]
fn more_work_costs_more() {
    let seconds = |link: &str| Experiment::open(link).unwrap().experiment.cost().seconds(2);
    for (less, more) in [
        ("regret?iterations=1000", "regret?iterations=1000000000"),
        ("war?games=1", "war?games=1000000000"),
        (
            "ladder?agent=minimax(1)&games=2",
            "ladder?agent=minimax(12)&games=10000",
        ),
        (
            "graded-test?games=2&agent=uct(1)",
            "graded-test?games=1000&agent=uct(100000000)",
        ),
        (
            "tuning?evaluations=10&repeats=1",
            "tuning?evaluations=1000000&repeats=10000&neighbours=10000",
        ),
        ("racing?repeats=1", "racing?repeats=100000&epsilon=0.001"),
        ("reproduce?generations=1", "reproduce?generations=500"),
        ("evolution?generations=1", "evolution?generations=500"),
    ] {
        let (few, many) = (seconds(less), seconds(more));
        assert!(
            few >= 0.0 && many.is_finite() && few < many,
            "{less}: {few}, {more}: {many}"
        );
    }
}
