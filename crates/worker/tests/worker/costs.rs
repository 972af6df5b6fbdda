//! Costs: what is computed without being asked for, what waits, and what there is to see until then.

use crate::labs;
use crate::labs::choices::links_of_choices;
use crate::labs::row::Row;
use engines::effort;
use experiments::{Experiment, LABS};
use texts::ENGLISH;
use worker::inline;

/// As many as the machines of most visitors have at least.
const CORES: usize = 4;

fn experiment(link: &str) -> Experiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    opened.experiment
}

/// The pages of the labs, as the suites know them.
fn pages() -> impl Iterator<Item = &'static Row> {
    labs::LABS.iter().filter_map(|lab| lab.page.as_ref())
}

fn is_small(link: &str) -> bool {
    experiment(link).cost().is_small()
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
        "rrrats",
        "war-game",
        "aliens",
        "aliens-game",
        "tuning",
        "minimax",
        "minimax?game=exercise&levels=6&branching=5",
        "minimax?game=tic-tac-toe&versus=alpha-beta",
        "minimax?game=nim&heaps=3,4,5",
        "minimax?game=connect-four&depth=6",
        "minimax?game=gardner&depth=4",
        "repeated",
        "repeated?rounds=1000&matches=10000",
        "mcts?simulations=20000",
        "ladder?rungs=random,tactical&agent=uct(20)&games=4&width=4&height=4&in_a_row=3",
        "convergence?agents=uct(200)&seeds=5&width=4&height=4&in_a_row=3&moves=1",
    ] {
        assert!(is_small(link), "{link}");
    }
    for link in pages().map(|row| row.small.link) {
        assert!(experiment(link).cost().may_begin_unasked(CORES), "{link}");
    }
}

#[test]
fn what_takes_longer_waits_to_be_asked_for() {
    for link in [
        "regret?iterations=100000000",
        "regret?game=leduc&iterations=1000000",
        "racing?contest=connect-four&first=uct(10000)&second=perfect",
        "rrrats?games=1000000000",
        "war?games=100000000",
        "tuning?problem=agent&repeats=1000",
        "mcts?simulations=100000000",
        "ladder?games=1000",
        "repeated?rounds=100000&matches=100000&second=Random",
        "graded-test",
        "ratings?first=uct(5000)&second=uct(5000)&games=10000",
        "evolution?generations=500",
        "aliens?games=10000",
        "reproduce",
        "minimax?game=connect-four&depth=4&versus=minimax&versus_depth=end",
        "minimax?game=connect-four&algorithm=alpha-beta",
        "minimax?game=gardner&depth=4&algorithm=alpha-beta&versus=minimax&versus_depth=10",
        "minimax?game=nim&heaps=9,9,9,9,9,9",
    ] {
        let cost = experiment(link).cost();
        assert!(!cost.may_begin_unasked(CORES), "{link}");
        // What waits is said to take long.
        let label = (ENGLISH.runs.run_for)(cost.seconds(CORES));
        assert!(!label.contains("a second"), "{link}: {label}");
    }
}

/// Seconds are worth nothing where one core does all of the work.
#[test]
fn more_cores_do_not_shorten_what_is_one_piece() {
    let seconds = |link: &str, cores: usize| experiment(link).cost().seconds(cores);
    for link in [
        "mcts?simulations=5000000",
        "evolution?generations=2000",
        "regret",
    ] {
        // What is computed beside it is the smaller part.
        assert!(seconds(link, 1) < 1.2 * seconds(link, 16), "{link}");
    }
    for link in [
        "war",
        "ladder",
        "convergence",
        "mcts?simulations=5000000&trees=4",
    ] {
        assert!(seconds(link, 1) > 3.0 * seconds(link, 4), "{link}");
    }
}

/// A lab's bare link begins by itself, or shows something small first. The published tables are there from the start.
#[test]
fn no_bare_link_opens_empty() {
    for name in LABS.iter().filter(|name| **name != "reproduce") {
        let experiment = Experiment::of_lab(name).unwrap();
        let begins = experiment.cost().may_begin_unasked(CORES);
        let sample = experiment.sample();
        assert!(begins || sample.is_some(), "{name}");
    }
}

#[test]
fn a_sample_is_small_and_of_the_same_kind() {
    let links = [
        "ladder?games=1000",
        "repeated?rounds=100000&matches=100000&second=Random",
        "ladder?decide=race&epsilon=0.02",
        "graded-test",
        "graded-test?agent=uct(3000)&games=100",
        "convergence?seeds=200",
        "ratings?first=uct(5000)&second=uct(5000)&games=10000",
        "regret?iterations=1000000000",
        "regret?game=leduc&iterations=10000000",
        "general-sum?iterations=100000000",
        "racing?mean=0.5&epsilon=0.005&repeats=100000",
        "evolution?generations=2000&epsilon=0.003",
        "evolution?evolutions=50",
        "rrrats?games=1000000000&optimum=on",
        "war?games=1000000000",
        "aliens?games=10000",
        "tuning?evaluations=1000000&repeats=100",
    ];
    let larger = pages().flat_map(|row| row.by_keys.iter().chain([&row.large]));
    let larger = larger.map(|look| Experiment::open(look.link).unwrap().experiment);
    let waits = |larger: &Experiment| !larger.cost().may_begin_unasked(CORES);
    let larger = larger.filter(|larger| waits(larger) && larger.sample().is_some());
    for whole in links.map(experiment).into_iter().chain(larger) {
        let link = whole.link();
        assert!(!whole.cost().may_begin_unasked(CORES), "{link}");
        let sample = whole.sample().unwrap_or_else(|| panic!("{link}"));
        assert!(sample.cost().is_quick(), "{link}: {}", sample.link());
        assert_eq!(sample.lab(), whole.lab());
        assert_eq!(sample.runnable(), Ok(()));
        // Every link that it may get into opens it.
        let opened = Experiment::open(&sample.link()).unwrap();
        assert_eq!((opened.experiment, opened.problems), (sample, vec![]));
    }
}

/// Games that begin in equilibrium stand still with every action alike.
#[test]
fn games_in_equilibrium_are_chosen_off_balance() {
    for (link, game, key, value) in [
        ("general-sum", "shapley", "start", "random"),
        ("general-sum", "rock-paper-scissors", "start", "random"),
        (
            "general-sum?game=shapley&start=random",
            "kuhn",
            "start",
            "uniform",
        ),
        ("regret", "rock-paper-scissors", "head_start", "1"),
        ("regret", "matching-pennies", "head_start", "1"),
        (
            "regret?game=rock-paper-scissors&head_start=1",
            "leduc",
            "head_start",
            "0",
        ),
    ] {
        let chosen = experiment(link).edit("game", game).unwrap().experiment;
        assert_eq!(chosen.value(key), value, "{link}, {game}");
    }
    // A link means what it says.
    assert_eq!(
        experiment("general-sum?game=shapley").value("start"),
        "uniform"
    );
    assert_eq!(
        experiment("regret?game=rock-paper-scissors").value("head_start"),
        "0"
    );
}

/// Anyone who comes to a lab without a link finds something there; but the thesis's tables take minutes.
#[test]
fn every_lab_opens_on_something() {
    let labs = ENGLISH.shell.lab_groups.iter().flat_map(|group| group.labs);
    for lab in labs.filter(|lab| lab.key != "reproduce") {
        let opening = Experiment::opening_of(lab.key).unwrap();
        let cost = opening.cost();
        assert!(cost.is_quick(), "{}: {cost:?}", opening.link());
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
        (
            "minimax?game=connect-four&depth=6",
            "minimax?game=connect-four&depth=6&versus=minimax&versus_depth=8",
        ),
        ("evolution?generations=1", "evolution?generations=500"),
    ] {
        let (few, many) = (seconds(less), seconds(more));
        assert!(
            few >= 0.0 && many.is_finite() && few < many,
            "{less}: {few}, {more}: {many}"
        );
    }
}

/// Operations are counted ([`effort`]), so this is the same on every machine. One is counted for about ten nanoseconds, rather high: of
/// a game of Rrrats three times as many as it takes. Only where what is done is what is counted, and not the most that it may be.
#[test]
fn estimates_follow_what_is_done() {
    const NANOSECONDS: f64 = 10.0;
    const BOUNDS: (f64, f64) = (1.0 / 6.0, 3.0);
    let mut wrong = Vec::new();
    for link in [
        "evolution?generations=12&epsilon=0.03",
        "evolution?generations=150&epsilon=0.05",
        "evolution?generations=100&algorithm=iterative&epsilon=0.05",
        "evolution?generations=100&algorithm=approximate-1&epsilon=0.05",
        "evolution?game=war&generations=20&epsilon=0.1",
        "rrrats",
        "rrrats?tokens=60",
        "rrrats?optimum=on&tokens=15",
        "rrrats?optimum=on&tokens=10&faces=4-1-1",
        "rrrats?games=200000",
        "race-curves?points=5&repeats=10",
        "race-curves?races=lebr&points=3&repeats=5",
        "war?games=5000",
    ] {
        let experiment = experiment(link);
        let before = effort::spent();
        let _ = inline::run(&experiment);
        let done = (effort::spent() - before) as f64 * NANOSECONDS;
        let ratio = experiment.cost().nanoseconds() / done;
        if !(BOUNDS.0..=BOUNDS.1).contains(&ratio) {
            wrong.push(format!("{link}: {ratio:.2}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Whatever is chosen, something is there to see without a press: the run itself, or a small one of its kind. What the searches of a
/// position show while they wait is tested in the browser.
#[test]
fn every_choice_shows_something_unasked() {
    for lab in LABS.iter().filter(|lab| !["mcts", "minimax"].contains(lab)) {
        for link in links_of_choices(lab) {
            let asked = experiment(&link);
            let begins = asked.cost().may_begin_unasked(CORES);
            assert!(
                begins || asked.sample().is_some(),
                "{link}: {:?}",
                asked.cost()
            );
        }
    }
}

/// Nodes that a search has counted, against those that it was taken to have: within a power of ten.
#[test]
fn game_trees_are_about_as_large_as_estimated() {
    let mut wrong = Vec::new();
    for game in [
        "tic-tac-toe",
        "tic-tac-toe&moves=15",
        "nim&heaps=2,3,4",
        "connect-four&depth=6",
        "connect-four&width=4&height=4&depth=8",
        "connect-four&moves=4453&depth=6",
        "gardner&depth=4",
        "gardner&depth=3&quiescence=4",
    ] {
        for algorithm in ["minimax", "alpha-beta", "alpha-beta&ordering=static"] {
            for table in ["off", "on"] {
                let link = format!("minimax?game={game}&algorithm={algorithm}&table={table}");
                // There an order saves more than it is taken to.
                if link.contains("quiescence") && link.contains("static") {
                    continue;
                }
                let experiment = experiment(&link);
                let sent = inline::run(&experiment);
                let found = experiment.reached(0, sent[0].as_ref().unwrap()).unwrap();
                let small = if game.starts_with("gardner") {
                    300.0
                } else {
                    30.0
                };
                let ratio = experiment.cost().nanoseconds() / small / found.effort as f64;
                if !(0.1..=10.0).contains(&ratio) {
                    wrong.push(format!("{link}: {ratio:.2}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn what_makes_an_experiment_take_long_is_named() {
    for (link, setting) in [
        (
            "minimax?game=connect-four&depth=4&versus=minimax",
            Some("versus_depth"),
        ),
        (
            "minimax?game=connect-four&versus=minimax&versus_depth=4",
            Some("depth"),
        ),
        ("regret?iterations=100000000&cards=4", Some("iterations")),
        ("mcts?moves=4&simulations=100000000", Some("simulations")),
        ("war?games=100000000", Some("games")),
        ("reproduce", None),
        ("minimax?tree=(1 2)", None),
    ] {
        assert_eq!(experiment(link).costly_setting(), setting, "{link}");
    }
}
