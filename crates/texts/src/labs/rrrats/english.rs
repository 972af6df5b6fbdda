//! Rrrats in English.

use super::*;
use crate::english::numbers::three;
use crate::english::parameter::{counted, plain, views};
use crate::english::rules::GAMES_SEED;

pub(crate) const ENGLISH: RrratsLabTexts = RrratsLabTexts {
    parameters: PARAMETERS,
    lab: LAB,
    page: PAGE,
};

const LAB: LabTexts = LabTexts {
    summary: "A game of dice and nerve: two strategies against each other, exactly, and a table where every decision of yours has its price.",
};

const PARAMETERS: RrratsParameterTexts = RrratsParameterTexts {
    view: views(&[
        "The whole page",
        "At the table",
        "Two strategies",
        "What your decision was worth",
    ]),
    a: plain(
        "First strategy",
        "Probabilities of rolling on with one, two and three tokens in hand, and with four if that is allowed.",
    ),
    b: plain(
        "Second strategy",
        "The same for the second strategy, which is also the opponent at the table.",
    ),
    tokens: counted("Tokens", "in the pile", "How many tokens there are."),
    faces: ParameterText {
        label: "Dice",
        help: "How many faces of a die show 0, 1 and 2.",
        unit: "",
        options: &[
            "three 0s, two 1s, one 2",
            "two 0s, three 1s, one 2",
            "two 0s, two 1s, two 2s",
            "four 0s, one 1, one 2",
            "three 0s, one 1, two 2s",
            "one 0, three 1s, two 2s",
        ],
    },
    hand_limit: counted(
        "Hand limit",
        "tokens",
        "With more in hand a turn ends, and what is too much goes back to the pile. “With four in hand” above is about this many.",
    ),
    twos: ParameterText {
        label: "A 2",
        help: "What a die that shows 2 does.",
        unit: "",
        options: &[
            "steals a token",
            "takes a token from the pile",
            "takes two tokens from the pile",
        ],
    },
    games: counted(
        "Games",
        "played",
        "Games that are played beside the exact computation; each strategy begins every other one.",
    ),
    optimum: plain(
        "Look for the best",
        "Whether the best strategies of three numbers are looked for, which takes some seconds.",
    ),
    decisions: plain(
        "Decisions",
        "What was decided at the table, one letter each: r to roll, s to stop.",
    ),
    deal: plain(
        "Game by hand",
        "The number of the game that is played by hand: another number, other dice.",
    ),
    step: plain(
        "Moment",
        "After how many rolls and stops the game by hand is shown; the word end for where it is now.",
    ),
    seed: GAMES_SEED,
};

fn tokens(count: u8) -> String {
    if count == 1 {
        "1 token".to_owned()
    } else {
        format!("{count} tokens")
    }
}

const PAGE: RrratsPageTexts = RrratsPageTexts {
    sentence: "You play Rrrats against the strategy {b}. Against it, the strategy {a} wins {=win} of its games.",
    results: "Two strategies",
    table: "At the table",
    preset_names: [
        "Play against one who always rolls on",
        "The best strategies of three numbers",
        "The published strategy, ended at once, a million games",
        "Stolen tokens go back: how often to dare with three",
    ],
    lead: "More tokens win when the pile is empty. Keys: r rolls on, s stops, u takes back, n begins a new game.",
    roll: "Roll on",
    stop: "Stop",
    undo: "Take back",
    new_game: "New game",
    you: "You",
    opponent: "Opponent",
    pile: |count| format!("Pile: {count}"),
    in_bank: tokens,
    in_hand: |who, count| {
        let whose = ["In your hand", "In the opponent's hand"][who];
        format!("{whose}: {count}")
    },
    no_dice: "No dice yet",
    dice: |low, high| format!("Dice: {low} and {high}"),
    decide: |in_hand, pile| {
        format!(
            "You have {} in hand, {pile} in the pile: roll on or stop?",
            tokens(in_hand)
        )
    },
    won: |own, other| format!("The pile is empty: you win with {own} to {other}."),
    lost: |own, other| format!("The pile is empty: you lose with {own} to {other}."),
    drawn: |own, other| format!("The game is over: a draw with {own} to {other}."),
    earlier: "You are looking at an earlier moment of the game.",
    moment: |step, last| format!("step {step} of {last}"),
    your_turn: "Your turn",
    their_turn: "The opponent's turn",
    has: |count| format!("{count} in hand"),
    loses_hand: "loses the hand",
    is_full: "turn over",
    keeps: |count| format!("stops with {count}"),
    run_first: "Press Run, and the exact values say what each decision is worth.",
    decide_first: "Roll on or stop: which is better? Decide, and see what each would have won.",
    decided: |rolled, in_hand, pile| {
        let choice = if rolled { "rolled on" } else { "stopped" };
        format!(
            "You {choice} with {} in hand and {pile} in the pile.",
            tokens(in_hand)
        )
    },
    best: |rolled| {
        let choice = if rolled { "Rolling on" } else { "Stopping" };
        format!("{choice} was the better choice.")
    },
    not_best: |was_roll, cost| {
        let better = if was_roll { "Stopping" } else { "Rolling on" };
        format!("{better} would have been better: that cost {cost:.2} points in a hundred games.")
    },
    worth: "Games won against this opponent, played best from there:",
    cost: |count, cost| {
        let decisions = if count == 1 { "decision" } else { "decisions" };
        format!(
            "{count} {decisions} so far, together {cost:.2} points in a hundred games below best play."
        )
    },
    games_done: |games| {
        let unit = if games == "1" { "game" } else { "games" };
        format!("{games} {unit}.")
    },
    results_header: [
        "Found by",
        "Mean",
        "First begins",
        "Second begins",
        "Mean, 95 %",
    ],
    exact: "Exact",
    simulated: "Played",
    best_play: |mean| {
        format!(
            "The best play, which looks at everything on the table, wins {mean:.4} against the second strategy."
        )
    },
    best_three: |strategy, mean| {
        format!(
            "The best three numbers against the second strategy: {} with {mean:.4}.",
            three(strategy)
        )
    },
    best_pure: |strategy, mean| {
        format!(
            "The best of 0 and 1 alone: {} with {mean:.4}.",
            three(strategy)
        )
    },
    equilibrium: |strategy| format!("No three numbers beat {}.", three(strategy)),
    against_equilibrium: |mean| {
        format!(
            "A player who also takes the table into account wins {mean:.4} of the games against them."
        )
    },
};
