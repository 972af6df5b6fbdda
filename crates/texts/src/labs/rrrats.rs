//! Rrrats: its texts.

use crate::english::numbers::{three, value};
use crate::lab::{LabTexts, ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "rrrats",
    name: "Play the dice game Rrrats",
    question: "Roll again, or keep what you have?",
    link: "rrrats",
    live: "Live: how likely best play wins with 15 tokens, by your bank (across) and your opponent’s (up); darker is likelier.",
    subject: Subject::Alone,
};

texts! {
    /// The texts of the lab.
    pub struct RrratsLabTexts {
        parameters: RrratsParameterTexts,
        allowed_decisions = "the letters r (roll) and s (stop)",
        /// Takes the probabilities of rolling on with one, two, three and four tokens.
        rolls_on: fn([f64; 4]) -> String = rolls_on,
        lab: LabTexts = LabTexts {
            summary: "A game of dice and nerve: exact results for two strategies, and a table where each of your \
                decisions has its price.",
        },
        page: RrratsPageTexts,
    }

    /// The parameters of Rrrats.
    pub struct RrratsParameterTexts: ParameterText {
        a = plain("First strategy", "Probabilities of rolling on with one, two and three tokens in hand, and, where \
            four may be kept, a fourth for four or more; without it you stop there."),
        b = plain("Second strategy", "The same for the second strategy, which is also the opponent at the table."),
        tokens = counted("Tokens", "in the pile", "How many tokens the pile has at the start."),
        faces = choice("Dice", "How many faces of a die show 0, 1 and 2.", &[
            ("3-2-1", "three 0s, two 1s, one 2"),
            ("2-3-1", "two 0s, three 1s, one 2"),
            ("2-2-2", "two 0s, two 1s, two 2s"),
            ("4-1-1", "four 0s, one 1, one 2"),
            ("3-1-2", "three 0s, one 1, two 2s"),
            ("1-3-2", "one 0, three 1s, two 2s"),
        ]),
        hand_limit = counted("Hand limit", "tokens", "The most tokens that a hand keeps; the excess goes back to the \
            pile. With so many in hand the turn ends, unless “With four in hand” says otherwise."),
        twos = choice("A 2", "What a die that shows 2 does.", &[
            ("steal", "steals a token"),
            ("take", "takes a token from the pile"),
            ("take-two", "takes two tokens from the pile"),
        ]),
        games = counted("Games", "played",
            "How many games are played besides the exact computation; the strategies take turns to begin."),
        optimum = plain("Find the best",
            "Whether to find the best strategies of three numbers, which takes a few seconds."),
        decisions = plain("Decisions", "The decisions made at the table, one letter each: r for roll, s for stop."),
        deal = plain("Game by hand", "The number of the game played by hand; each number has its own dice."),
        step = plain("Moment", "The game by hand is shown after this many rolls and stops; “end” for where it is now."),
        seed = GAMES_SEED,
        view = views(&[
            ("all", "The whole page"),
            ("table", "At the table"),
            ("results", "Two strategies"),
            ("price", "What your decision was worth"),
        ]),
    }

    /// The page of Rrrats. Who is 0 for the person, 1 for the strategy.
    pub struct RrratsPageTexts {
        /// The settings are named between braces.
        sentence = "You play Rrrats against somebody who rolls on {b} of the time with one, two and three tokens in \
            hand. A player who rolls on {a} of the time gets {=win} of the points against this opponent.",
        presets: &'static [Preset] = &[
            ("rrrats?b=1,1,1", "Play against an opponent who always rolls on"),
            ("rrrats?a=1,1,1&optimum=on", "The best strategies of three numbers"),
            ("rrrats?a=1,1,0.36&end=now&games=1000000",
                "The published strategy, with the end at once, a million games"),
            ("rrrats?a=1,1,0.62&b=1,1,1&bust=owner&optimum=on",
                "Stolen tokens go back: how often to roll on with three"),
        ],
        lead = "When the pile is empty, the player with more tokens wins. Keys: r rolls on, s stops, u takes back, n \
            begins a new game.",
        roll = "Roll on",
        stop = "Stop",
        undo = "Take back",
        new_game = "New game",
        you = "You",
        opponent = "Opponent",
        pile(count: u8) = format!("Pile: {count}"),
        in_bank: fn(u8) -> String = tokens,
        in_hand(who: usize, count: u8) = {
            let whose = ["In your hand", "In the opponent's hand"][who];
            format!("{whose}: {count}")
        },
        no_dice = "No dice yet",
        dice(low: u8, high: u8) = format!("Dice: {low} and {high}"),
        decide(has_lost_hand: bool, in_hand: u8, pile: u8) = {
            let before = if has_lost_hand {
                "You rolled 0 and 0 and lost your hand; then your opponent played. Now you have"
            } else {
                "You have"
            };
            let in_hand = tokens(in_hand);
            format!("{before} {in_hand} in hand, {pile} in the pile: roll on or stop?")
        },
        /// Take the person's bank and the other.
        won(own: u8, other: u8) = format!("The pile is empty: you win with {own} to {other}."),
        lost(own: u8, other: u8) = format!("The pile is empty: you lose with {own} to {other}."),
        drawn(own: u8, other: u8) = format!("The game is over: a draw with {own} to {other}."),
        /// An earlier moment is looked at.
        earlier = "You are looking at an earlier moment of the game.",
        moment(step: &str, last: &str) = format!("step {step} of {last}"),
        your_turn = "Your turn",
        their_turn = "The opponent's turn",
        /// After a roll: takes what is in hand.
        has(count: u8) = format!("{count} in hand"),
        loses_hand = "loses the hand",
        is_full = "turn over",
        /// After a stop: takes what goes to the bank.
        keeps(count: u8) = format!("stops with {count}"),
        run_first = "Press Run to see exactly what each decision is worth.",
        decide_first = "Roll on or stop: which is better? Decide, and see what each would have won.",
        decided(rolled: bool, in_hand: u8, pile: u8) = {
            let choice = if rolled { "rolled on" } else { "stopped" };
            format!(
                "You {choice} with {} in hand and {pile} in the pile.",
                tokens(in_hand)
            )
        },
        best(rolled: bool) = {
            let choice = if rolled { "Rolling on" } else { "Stopping" };
            format!("{choice} was the better choice.")
        },
        not_best(was_roll: bool, cost: f64) = {
            let better = if was_roll { "Stopping" } else { "Rolling on" };
            format!("{better} would have been better: that cost {cost:.2} points per hundred games.")
        },
        worth = "Share of the points against this opponent, a draw being half of one, with best play from there:",
        cost(count: usize, cost: f64) = {
            let decisions = if count == 1 { "decision" } else { "decisions" };
            format!(
                "{count} {decisions} so far, together {cost:.2} points per hundred games below best play."
            )
        },
        games_done(games: &str) = {
            let unit = if games == "1" { "game" } else { "games" };
            format!("{games} {unit}.")
        },
        results_header: [&'static str; 5] = ["Method", "Mean", "First begins", "Second begins", "Mean, 95 %"],
        exact = "Exact",
        simulated = "Played",
        best_play(mean: f64) = format!(
            "Best play, which takes the whole table into account, scores {mean:.4} against the second strategy."
        ),
        best_three(strategy: &[f64; 3], mean: f64) =
            format!("The best three numbers against the second strategy: {}, with {mean:.4}.", three(strategy)),
        best_pure(strategy: &[f64; 3], mean: f64) =
            format!("The best with only 0s and 1s: {}, with {mean:.4}.", three(strategy)),
        equilibrium(strategy: &[f64; 3]) = format!("No three numbers beat {}.", three(strategy)),
        against_equilibrium(mean: f64) = format!("Best play scores {mean:.4} against them."),
    }
}

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
