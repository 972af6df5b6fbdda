//! Graded test: its texts.

use crate::english::phrases::done_of;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "graded-test",
    name: "Sit a graded test",
    question: "How many of a hundred opponents does it beat?",
    link: "graded-test?agent=uct(200)&games=60&first=5&last=40&step=5",
    live: "Live: 100 simulations per move against eight of the hundred opponents, 8 games each. Bars: points won.",
    subject: Subject::Measuring,
};

texts! {
    /// The texts of the lab.
    pub struct GradedTestLabTexts {
        parameters: GradedTestParameterTexts,
        page: GradedTestTexts,
    }

    /// The parameters of the graded test.
    pub struct GradedTestParameterTexts: ParameterText {
        agent = plain("Candidate", "Who is tested."),
        games = counted("Games", "per opponent",
            "Games against each opponent. Two in a row have the same board, and each player begins one of them."),
        goal = plain("Goal", "The share of points that is asked for against each opponent; a draw is half a point."),
        first = plain("First grade", "The weakest opponent that is met."),
        last = plain("Last grade",
            "No opponent above this grade, or below the first one, is met; grade 100 is the strongest."),
        step = plain("Step", "From one opponent that is met to the next: with 10, every tenth grade."),
        smallest = plain("Smallest side", "The fewest columns and rows that a board is drawn with."),
        largest = plain("Largest side", "The most columns and rows that a board is drawn with, not below the smallest \
            side; each number up to it is as likely as the others."),
        in_a_row = plain("In a row", "How many stones in a row win."),
        blocked = plain("Blocked cell",
            "Whether each board has a cell that cannot be played, each cell as likely as the others."),
        opponent = plain("Opponent shown",
            "The grade whose games are shown; 0 for the first that keeps the candidate below the goal."),
        game = plain("Game shown", "Which of the games against this opponent is on the board; 0 for the last."),
        view = views(&[
            ("all", "The whole page"),
            ("grades", "Points against each opponent"),
            ("opponent", "The games against one of them"),
            ("speed", "Three seconds per move on this machine"),
            ("table", "The same as numbers"),
        ]),
        seed = GAMES_SEED,
    }

    /// The page. Numbers in sentences have been written already.
    pub struct GradedTestTexts {
        /// The settings are named between braces.
        sentence = "Against how many opponents in a row, from grade {first} to {last} in steps of {step}, does \
            {=candidate} score at least {goal} of the points, with {games} games each on boards drawn with {smallest} \
            to {largest} columns and rows?",
        summary = "One player against a hundred opponents of rising strength at Connect Four, each game on a board \
            that is drawn for it: how many in a row it beats as clearly as you ask, and how sure that is.",
        presets: &'static [Preset] = &[
            ("graded-test", "UCT against all hundred, 20 games each"),
            ("graded-test?first=10&step=10", "Against every tenth"),
            ("graded-test?agent=knowledge(3000)", "A search with knowledge against all hundred"),
            ("graded-test?agent=flat(1000)&last=60&step=3", "Flat Monte Carlo against every third up to 58"),
        ],
        /// The picture, and what is across in it.
        chart = "Share of points against each opponent",
        axis = "grade",
        /// The line at the goal.
        goal(share: &str) = format!("goal {share}"),
        /// Flat Monte Carlo, UCT, UCT with knowledge.
        kinds: [&'static str; 3] = ["flat Monte Carlo", "UCT", "with knowledge"],
        /// What the marks mean: not met, surely reached, reached, missed, surely missed.
        standings: [&'static str; 5] = [
            "not met yet", "surely at the goal", "at the goal, may be chance", "below it, may be chance",
            "surely below it",
        ],
        /// A grade and its opponent.
        opponent(grade: u64, name: &str) = format!("{grade}: {name}"),
        /// An opponent, the points and both ends of the interval.
        reading(opponent: &str, share: &str, (low, high): (f64, f64)) =
            format!("{opponent} · {share} of the points, interval {:.0} to {:.0} %", 100.0 * low, 100.0 * high),
        reading_of_none(opponent: &str) = format!("{opponent} · not met"),
        nothing_yet = "No game has been finished yet.",
        /// The verdict: opponents in a row at the goal, of how many; the goal.
        leading(leading: usize, all: usize, goal: &str) = match leading {
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
        /// The weakest opponent below the goal, and its points.
        first_missed(opponent: &str, share: &str) =
            format!("The first against whom it has less is grade {opponent}, with {share}."),
        /// While games are missing.
        so_far = "So far:",
        /// With how many errors in a hundred tests; at least and at most so many in a row, of how many; the goal.
        certain(error: f64, (least, most): (usize, usize), all: usize, goal: &str) = {
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
        too_few_games(games: u64) =
            format!("No opponent can be surely at the goal with so few games: even if all are won, it takes {games}."),
        /// How intervals are to be read.
        how_it_counts(error: f64, opponents: usize) = format!(
            "A win is a point, a draw half a point. Whiskers are wide, since all {opponents} of them have to be right \
                at once: that one or more of them is wrong has a probability of at most {:.0} % (Hoeffding’s bound, \
                the error shared among all). Both games on a board count as independent.",
            100.0 * error
        ),
        /// Where only some grades are met.
        some_grades(met: usize) = format!("Only {met} of the hundred grades are met; the others may be beaten or not."),
        by_side(first: [u64; 3], second: [u64; 3]) =
            format!("As first: {}. As second: {}.", results(first), results(second)),
        games_header: [&'static str; 6] = ["Game", "Board", "Blocked", "Began", "Result", "Stones"],
        /// Of the candidate: lost, drawn, won.
        outcomes: [&'static str; 3] = ["lost", "drawn", "won"],
        began: [&'static str; 2] = ["candidate", "opponent"],
        no_cell = "none",
        not_shown(shown: &str, all: &str) = format!("The first {shown} of {all} games are listed."),
        no_games = "No game against this opponent has been finished yet.",
        /// The number of a game.
        show_game(number: u64) = format!("Show game {number}"),
        step_through = "Step through this game",
        /// Of the game that is shown: its number, whether the candidate has the first player's stones, how it ended.
        shown_game(number: u64, is_first: bool, outcome: &str) = {
            let stones = if is_first { "first" } else { "second" };
            format!("Game {number}: the candidate is the {stones} player and has {outcome}.")
        },
        caption(candidate: &str) = format!("{candidate} against …"),
        header: [&'static str; 8] = ["Grade", "Opponent", "Points", "Interval", "Won", "Drawn", "Lost", "Verdict"],
        show_opponent(grade: u64) = format!("Show the games against grade {grade}"),
        /// Measuring the machine's speed.
        speed: SpeedTexts,
        games_done(done: &str, total: &str) = done_of(done, total, ["game", "games"]),
    }

    /// The machine's speed.
    pub struct SpeedTexts {
        lead = "Budgets are numbers of simulations, so that a link gives the same moves everywhere. How many three \
            seconds per move are depends on the machine: a worker simulates from an empty board while the page looks \
            at the clock.",
        measure = "Measure this machine",
        measuring = "Measuring …",
        not_while_running = "While games are played the machine is busy: pause or wait.",
        /// The candidate.
        does_not_simulate(candidate: &str) = format!("{candidate} does not simulate: there is nothing to measure."),
        header: [&'static str; 3] = ["Board", "Simulations per second", "In three seconds"],
        /// Columns and rows, and whether a cell is blocked.
        board(side: u8, is_blocked: bool) = {
            let cell = if is_blocked { ", one cell blocked" } else { "" };
            format!("{side}×{side}{cell}")
        },
        failed = "The worker did not answer.",
        /// The candidate with as many simulations as three seconds are.
        try_it = "Test it with three seconds per move",
    }
}

fn results([won, drawn, lost]: [u64; 3]) -> String {
    format!("{won} won, {drawn} drawn, {lost} lost")
}

fn in_a_row(count: usize) -> String {
    match count {
        1 => "opponent".to_owned(),
        _ => format!("{count} opponents"),
    }
}
