//! No step is long: a worker looks at its messages between two steps, and one that says nothing for too long is taken for
//! dead. Nothing is measured by the clock: each row says what a chunk counts (its effort), how many of these one unit of
//! work may be, and how much elementary work one of them is at the largest parameters that are allowed.
//!
//! Elementary work is what takes some ten nanoseconds: a round of War, a throw, a ply of a playout, a history of a game
//! tree. A hundred million of them would be a second; a step may have a fraction of that, since browsers and old machines
//! are slower.

use saddlepoint::engines::Status;
use saddlepoint::experiments::{Experiment, LABS};

/// Elementary work in a step, at most.
const MOST_WORK: u64 = 10_000_000;
/// And in all steps of a chunk that are looked at.
const MOST_WORK_IN_ALL: u64 = 100_000_000;
/// Steps that are looked at, of each chunk.
const STEPS: u64 = 3_000;

/// A kind of chunk at the largest parameters.
struct Extreme {
    link: &'static str,
    /// The chunk.
    chunk: usize,
    /// Effort in a step, at most.
    effort: u64,
    /// Elementary work in one of that.
    work: u64,
}

const fn extreme(link: &'static str, chunk: usize, effort: u64, work: u64) -> Extreme {
    Extreme {
        link,
        chunk,
        effort,
        work,
    }
}

/// Cells of the largest board; a ply looks at its columns.
const CELLS: u64 = 144;
const COLUMNS: u64 = 12;
/// Rounds of the longest game of War.
const ROUNDS: u64 = 1_000_000;
/// Twice the histories of Leduc poker, for two walks, each of which looks at three actions.
const HISTORIES: u64 = 2 * 9_457 * 3;

const EXTREMES: [Extreme; 16] = [
    extreme(
        "minimax?game=connect-four&width=8&height=7&depth=8",
        0,
        2,
        8 * 56 * 56,
    ),
    extreme(
        "mcts?width=12&height=12&in_a_row=5&simulations=2000&exact=1000&playout=tactical",
        0,
        1,
        CELLS * COLUMNS * COLUMNS,
    ),
    extreme(
        "ladder?agent=uct(2000)&rungs=random&width=12&height=12&in_a_row=5&games=2",
        0,
        1,
        500 * CELLS * COLUMNS,
    ),
    extreme(
        "convergence?width=12&height=12&in_a_row=5&agents=uct(2000)&seeds=1",
        12,
        1,
        CELLS * COLUMNS,
    ),
    extreme(
        "solve?width=12&height=12&in_a_row=5&budget=5000",
        0,
        1,
        CELLS * COLUMNS,
    ),
    extreme("regret?game=leduc&iterations=300", 0, 1, HISTORIES),
    extreme("regret?cards=13&iterations=300", 0, 1, 13 * 12 * 9 * 2),
    extreme("racing?mean=0.5&epsilon=0.001&repeats=2", 0, 50_000, 7),
    extreme(
        "racing?contest=war&cap=1000000&first_orders=0,1,0&second_orders=0,1,0&repeats=2",
        0,
        1,
        ROUNDS,
    ),
    extreme(
        "race-curves?points=2&repeats=3&races=ilebr-1&epsilon=0.001",
        2,
        1,
        50_000,
    ),
    extreme("evolution?game=war&cap=1000000&generations=2", 0, 1, ROUNDS),
    extreme("generation?game=war&cap=1000000&look=1", 0, 1, ROUNDS),
    extreme(
        "reproduce?cap=1000000&generations=2&games=2&evaluations=2&war_evolutions=1",
        0,
        1,
        ROUNDS,
    ),
    extreme("rrrats?tokens=60&games=3000", 1, 1, 60 * 60),
    extreme("war?cap=1000000&games=100", 0, 1, ROUNDS),
    extreme(
        "tuning?problem=agent&simulations=2000&evaluations=3&repeats=1&width=12&height=12&in_a_row=5",
        0,
        1,
        500 * CELLS * COLUMNS,
    ),
];

fn experiment(link: &str) -> Experiment {
    let opened = Experiment::open(link).expect(link);
    assert_eq!(opened.problems, [], "{link}");
    opened.experiment
}

#[test]
fn no_step_of_any_lab_is_long() {
    for Extreme {
        link,
        chunk: index,
        effort,
        work,
    } in EXTREMES
    {
        assert!(effort * work <= MOST_WORK, "{link}: {effort} times {work}");
        let experiment = experiment(link);
        let mut chunk = experiment.start(index);
        let mut before = 0;
        for step in 0..(MOST_WORK_IN_ALL / (effort * work)).clamp(3, STEPS) {
            let status = chunk.advance(1);
            let reached = experiment.reached(index, &chunk.snapshot()).expect(link);
            let done = reached.effort - before;
            // The end of a chunk may count once more.
            let allowed = effort + u64::from(status == Status::Finished);
            assert!(done <= allowed, "{link}, step {step}: {done}");
            before = reached.effort;
            if status == Status::Finished {
                break;
            }
        }
        // Of an evolution that begins with a long comparison, and of an agent's first move, nothing is to be seen yet.
        let is_slow = link.contains("game=war&cap") || link.contains("agent");
        assert!(before > 0 || is_slow, "{link}: nothing was done");
    }
}

#[test]
fn no_lab_is_left_out() {
    for lab in LABS {
        let is_of_lab = |extreme: &Extreme| extreme.link.split('?').next() == Some(lab);
        assert!(EXTREMES.iter().any(is_of_lab), "{lab}");
    }
}

/// Comparisons of strategies are hundreds or thousands of games; each is a step.
#[test]
fn comparisons_are_steps_of_a_game() {
    for (link, games_of_one) in [
        ("evolution?game=war&cap=20&generations=3&epsilon=0.3", 2_000),
        (
            "evolution?game=connect-four&depth=1&generations=2&epsilon=0.3",
            400,
        ),
        (
            "reproduce?cap=20&generations=3&games=2&evaluations=2&war_evolutions=1",
            0,
        ),
    ] {
        let experiment = experiment(link);
        let mut chunk = experiment.start(0);
        let mut steps = 1_u64;
        while chunk.advance(1) == Status::Running {
            steps += 1;
        }
        let effort = experiment.reached(0, &chunk.snapshot()).unwrap().effort;
        // At least the start is compared, with itself.
        assert!(
            steps + 10 >= effort + games_of_one,
            "{link}: {steps}, {effort}"
        );
    }
}
