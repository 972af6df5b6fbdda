//! Rrrats in English.

use super::*;
use crate::english::numbers::three;
use crate::english::numbers::value;
use crate::english::parameter::{counted, plain, views};
use crate::english::rules::GAMES_SEED;

pub(crate) const ENGLISH: RrratsLabTexts = RrratsLabTexts {
    parameters: PARAMETERS,
    rolls_on,
    allowed_decisions: "the letters r (roll) and s (stop)",
    lab: LAB,
    page: PAGE,
};

const LAB: LabTexts = LabTexts {
    summary: "A game of dice and nerve: exact results for two strategies, and a table where each of your decisions has its price.",
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
        "Probabilities of rolling on with one, two and three tokens in hand, and, where four may be kept, a fourth for four or more; without it you stop there.",
    ),
    b: plain(
        "Second strategy",
        "The same for the second strategy, which is also the opponent at the table.",
    ),
    tokens: counted(
        "Tokens",
        "in the pile",
        "How many tokens the pile has at the start.",
    ),
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
        "The most tokens that a hand keeps; the excess goes back to the pile. With so many in hand the turn ends, unless “With four in hand” says otherwise.",
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
        "How many games are played besides the exact computation; the strategies take turns to begin.",
    ),
    optimum: plain(
        "Find the best",
        "Whether to find the best strategies of three numbers, which takes a few seconds.",
    ),
    decisions: plain(
        "Decisions",
        "The decisions made at the table, one letter each: r for roll, s for stop.",
    ),
    deal: plain(
        "Game by hand",
        "The number of the game played by hand; each number has its own dice.",
    ),
    step: plain(
        "Moment",
        "The game by hand is shown after this many rolls and stops; “end” for where it is now.",
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

/// "100, 100 and 36 %"; of the fourth number only where it says something.
fn rolls_on([one, two, three, four]: [f64; 4]) -> String {
    let percent = |share: f64| value((10_000.0 * share).round() / 100.0);
    let [one, two, three, fourth] = [one, two, three, four].map(percent);
    if four == 0.0 {
        format!("{one}, {two} and {three} %")
    } else {
        format!("{one}, {two}, {three} and {fourth} %")
    }
}

const PAGE: RrratsPageTexts = RrratsPageTexts {
    sentence: "You play Rrrats against somebody who rolls on {b} of the time with one, two and three tokens in hand. A player who rolls on {a} of the time wins {=win} of the games against this opponent.",
    results: "Two strategies",
    table: "At the table",
    preset_names: [
        "Play against an opponent who always rolls on",
        "The best strategies of three numbers",
        "The published strategy, with the end at once, a million games",
        "Stolen tokens go back: how often to roll on with three",
    ],
    lead: "When the pile is empty, the player with more tokens wins. Keys: r rolls on, s stops, u takes back, n begins a new game.",
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
    decide: |has_lost_hand, in_hand, pile| {
        let before = if has_lost_hand {
            "You rolled 0 and 0 and lost your hand; then your opponent played. Now you have"
        } else {
            "You have"
        };
        let in_hand = tokens(in_hand);
        format!("{before} {in_hand} in hand, {pile} in the pile: roll on or stop?")
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
    run_first: "Press Run to see exactly what each decision is worth.",
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
        format!("{better} would have been better: that cost {cost:.2} points per hundred games.")
    },
    worth: "Share of games won against this opponent, with best play from there:",
    cost: |count, cost| {
        let decisions = if count == 1 { "decision" } else { "decisions" };
        format!(
            "{count} {decisions} so far, together {cost:.2} points per hundred games below best play."
        )
    },
    games_done: |games| {
        let unit = if games == "1" { "game" } else { "games" };
        format!("{games} {unit}.")
    },
    results_header: [
        "Method",
        "Mean",
        "First begins",
        "Second begins",
        "Mean, 95 %",
    ],
    exact: "Exact",
    simulated: "Played",
    best_play: |mean| {
        format!(
            "Best play, which takes the whole table into account, scores {mean:.4} against the second strategy."
        )
    },
    best_three: |strategy, mean| {
        format!(
            "The best three numbers against the second strategy: {}, with {mean:.4}.",
            three(strategy)
        )
    },
    best_pure: |strategy, mean| {
        format!(
            "The best with only 0s and 1s: {}, with {mean:.4}.",
            three(strategy)
        )
    },
    equilibrium: |strategy| format!("No three numbers beat {}.", three(strategy)),
    against_equilibrium: |mean| format!("Best play scores {mean:.4} against them."),
};
