//! Graded test in English.

use super::*;
use crate::english::parameter::{counted, plain, views};
use crate::english::phrases::done_of;
use crate::english::rules::GAMES_SEED;

pub(crate) const ENGLISH: GradedTestLabTexts = GradedTestLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
};

const PARAMETERS: GradedTestParameterTexts = GradedTestParameterTexts {
    agent: plain("Candidate", "Who is tested."),
    games: counted(
        "Games",
        "per opponent",
        "Games against each opponent. Two in a row have the same board, and each player begins one of them.",
    ),
    goal: plain(
        "Goal",
        "The share of points that is asked for against each opponent; a draw is half a point.",
    ),
    first: plain("First grade", "The weakest opponent that is met."),
    last: plain(
        "Last grade",
        "No opponent above this grade, or below the first one, is met; grade 100 is the strongest.",
    ),
    step: plain(
        "Step",
        "From one opponent that is met to the next: with 10, every tenth grade.",
    ),
    smallest: plain(
        "Smallest side",
        "The fewest columns and rows that a board is drawn with.",
    ),
    largest: plain(
        "Largest side",
        "The most columns and rows that a board is drawn with, not below the smallest side; each number up to it is as likely as the others.",
    ),
    in_a_row: plain("In a row", "How many stones in a row win."),
    blocked: plain(
        "Blocked cell",
        "Whether each board has a cell that cannot be played, each cell as likely as the others.",
    ),
    opponent: plain(
        "Opponent shown",
        "The grade whose games are shown; 0 for the first that keeps the candidate below the goal.",
    ),
    game: plain(
        "Game shown",
        "Which of the games against this opponent is on the board; 0 for the last.",
    ),
    view: views(&[
        "The whole page",
        "Points against each opponent",
        "The games against one of them",
        "Three seconds per move on this machine",
        "The same as numbers",
    ]),
    seed: GAMES_SEED,
};

fn results([won, drawn, lost]: [u64; 3]) -> String {
    format!("{won} won, {drawn} drawn, {lost} lost")
}

fn in_a_row(count: usize) -> String {
    match count {
        1 => "opponent".to_owned(),
        _ => format!("{count} opponents"),
    }
}

const PAGE: GradedTestTexts = GradedTestTexts {
    sentence: "Against how many opponents in a row, from grade {first} to {last} in steps of {step}, does {=candidate} score at least {goal} of the points, with {games} games each on boards drawn with {smallest} to {largest} columns and rows?",
    summary: "One player against a hundred opponents of rising strength at Connect Four, each game on a board that is drawn for it: how many in a row it beats as clearly as you ask, and how sure that is.",
    presets: [
        "UCT against all hundred, 20 games each",
        "Against every tenth",
        "A search with knowledge against all hundred",
        "Flat Monte Carlo against every third up to 58",
    ],
    chart: "Share of points against each opponent",
    axis: "grade",
    goal: |share| format!("goal {share}"),
    kinds: ["flat Monte Carlo", "UCT", "with knowledge"],
    standings: [
        "not met yet",
        "surely at the goal",
        "at the goal, may be chance",
        "below it, may be chance",
        "surely below it",
    ],
    opponent: |grade, name| format!("{grade}: {name}"),
    reading: |opponent, share, (low, high)| {
        format!(
            "{opponent} · {share} of the points, interval {:.0} to {:.0} %",
            100.0 * low,
            100.0 * high
        )
    },
    reading_of_none: |opponent| format!("{opponent} · not met"),
    nothing_yet: "No game has been finished yet.",
    leading: |leading, all, goal| match leading {
        0 => format!(
            "Against the first of {} it has less than {goal} of the points.",
            in_a_row(all)
        ),
        _ if leading == all => format!(
            "Against every one of {} it has at least {goal} of the points.",
            in_a_row(all)
        ),
        1 => format!(
            "Only against the first of {} it has at least {goal} of the points.",
            in_a_row(all)
        ),
        _ => format!(
            "Against each of the first {leading} of {} it has at least {goal} of the points.",
            in_a_row(all)
        ),
    },
    first_missed: |opponent, share| {
        format!("The first against whom it has less is grade {opponent}, with {share}.")
    },
    so_far: "So far:",
    certain: |error, (least, most), all, goal| {
        let confidence = format!("{:.0} %", 100.0 * (1.0 - error));
        if least == 0 && most == all {
            return "Chance may have decided all of this: in the long run the row might end anywhere.".to_owned();
        }
        let row = match least {
            0 => format!("the first {most} at most"),
            _ if least == most => format!("exactly the first {least}"),
            _ => format!("the first {least} at least and the first {most} at most"),
        };
        format!(
            "In the long run it would keep {goal} against {row}, of {}, with {confidence} confidence.",
            in_a_row(all)
        )
    },
    too_few_games: |games| {
        format!(
            "No opponent can be surely at the goal with so few games: even if all are won, it takes {games}."
        )
    },
    how_it_counts: |error, opponents| {
        format!(
            "A win is a point, a draw half a point. Whiskers are wide, since all {opponents} of them have to be right at once: that one or more of them is wrong has a probability of at most {:.0} % (Hoeffding’s bound, the error shared among all). Both games on a board count as independent.",
            100.0 * error
        )
    },
    some_grades: |met| {
        format!("Only {met} of the hundred grades are met; the others may be beaten or not.")
    },
    counts: results,
    by_side: |first, second| {
        format!(
            "As first: {}. As second: {}.",
            results(first),
            results(second)
        )
    },
    games_header: ["Game", "Board", "Blocked", "Began", "Result", "Stones"],
    outcomes: ["lost", "drawn", "won"],
    began: ["candidate", "opponent"],
    no_cell: "none",
    not_shown: |shown, all| format!("The first {shown} of {all} games are listed."),
    no_games: "No game against this opponent has been finished yet.",
    show_game: |number| format!("Show game {number}"),
    step_through: "Step through this game",
    shown_game: |number, is_first, outcome| {
        let stones = if is_first { "first" } else { "second" };
        format!("Game {number}: the candidate is the {stones} player and has {outcome}.")
    },
    caption: |candidate| format!("{candidate} against …"),
    header: [
        "Grade", "Opponent", "Points", "Interval", "Won", "Drawn", "Lost", "Verdict",
    ],
    show_opponent: |grade| format!("Show the games against grade {grade}"),
    speed: SPEED,
    games_done: |done, total| done_of(done, total, ["game", "games"]),
};

const SPEED: SpeedTexts = SpeedTexts {
    lead: "Budgets are numbers of simulations, so that a link gives the same moves everywhere. How many three seconds per move are depends on the machine: a worker simulates from an empty board while the page looks at the clock.",
    measure: "Measure this machine",
    measuring: "Measuring …",
    not_while_running: "While games are played the machine is busy: pause or wait.",
    does_not_simulate: |candidate| {
        format!("{candidate} does not simulate: there is nothing to measure.")
    },
    header: ["Board", "Simulations per second", "In three seconds"],
    board: |side, is_blocked| {
        let cell = if is_blocked { ", one cell blocked" } else { "" };
        format!("{side}×{side}{cell}")
    },
    failed: "The worker did not answer.",
    try_it: "Test it with three seconds per move",
};
