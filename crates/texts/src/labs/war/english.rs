//! War and its games in English.

use super::*;
use crate::english::numbers::value;
use crate::english::parameter::{counted, plain, views};
use crate::english::rules::GAMES_SEED;

pub(crate) const ENGLISH: WarLabTexts = WarLabTexts {
    parameters: PARAMETERS,
    orders,
    lab: LAB,
    game: GAME,
    page: PAGE,
};

const PARAMETERS: WarParameterTexts = WarParameterTexts {
    view: views(&["The whole page", "One game", "Many games", "Cards by round"]),
    a: plain(
        "First strategy",
        "The proportions in which won cards go back in decreasing, increasing and random order.",
    ),
    b: plain("Second strategy", "The same for the second strategy."),
    games: counted("Games", "played", "How many games are counted."),
    show: plain("Game shown", "The number of the game that is shown."),
    round: plain(
        "Round",
        "The game is shown after this many rounds; “end” for its end.",
    ),
    seed: GAMES_SEED,
};

const LAB: LabTexts = LabTexts {
    summary: "A card game with a single decision, the order in which won cards go back: who wins how often, and a game to watch.",
};

const GAME: LabTexts = LabTexts {
    summary: "One game of War, dealt from the seed and its number, round by round.",
};

const PLAYERS: [&str; 2] = ["First strategy", "Second strategy"];

/// "highest first"; of a mixture, how often each.
fn orders(shares: [f64; 3]) -> String {
    let names = ["highest first", "lowest first", "in random order"];
    if let Some(only) = shares.iter().position(|&share| share == 1.0) {
        return names[only].to_owned();
    }
    let chosen = names.iter().zip(shares).filter(|&(_, share)| share > 0.0);
    let told =
        chosen.map(|(name, share)| format!("{name} {} %", value((1000.0 * share).round() / 10.0)));
    told.collect::<Vec<_>>().join(", ")
}

const PAGE: WarPageTexts = WarPageTexts {
    sentence: "At War two players put won cards back in different orders: {a} against {b}. In {games} games the first scores {=score}.",
    results: "Many games",
    show: "One game",
    preset_names: [
        "Decreasing against random order",
        "Increasing against random order",
        "Decreasing against all orders equally often",
        "Decreasing against increasing: mostly endless",
    ],
    players: PLAYERS,
    cards: |count| {
        if count == 1 {
            "1 card".to_owned()
        } else {
            format!("{count} cards")
        }
    },
    change: |cards| format!("({}{})", if cards > 0 { "+" } else { "−" }, cards.abs()),
    under_the_pile: "Going under the pile",
    in_the_piles: "Look into the piles",
    count_of: |who, cards| format!("{} {cards:>2}", ["First", "Second"][who]),
    face_down: "face down",
    dealt: "The cards are dealt. Each turns up the top card; the higher takes both.",
    taken,
    over: |who, rounds| format!("{} wins after {rounds} rounds.", PLAYERS[who]),
    nobody: "Neither can go on: nobody wins.",
    stopped: |rounds, score| {
        format!("Stopped after {rounds} rounds; the first strategy gets {score} points.")
    },
    round: |round, last| format!("round {round} of {last}"),
    next_game: "Another game",
    game_number: |number| format!("Game {number}."),
    counts_chart: "Cards by round",
    rounds_axis: "rounds",
    done: |done, wanted| format!("{done} of {wanted} games."),
    score: |score, (low, high)| {
        format!("The first strategy gets {score:.4} points per game (95 %: {low:.4} – {high:.4}).")
    },
    won: "Won by the first",
    lost: "Won by the second",
    drawn: "Won by neither, stopped games included",
    unfinished: "Stopped at the cap",
    rounds: "Rounds per game",
    nothing_yet: "No games have been counted yet.",
    playing: |rounds| format!("The game is being played: {rounds} rounds so far."),
};

fn taken(round: &WarRound) -> String {
    let winner = PLAYERS[round.winner];
    let order = round.order.join(", ");
    let war = match round.wars {
        0 => {
            return format!(
                "{} beats {}: the {} takes both and puts them under its pile as {order}.",
                round.high,
                round.low,
                winner.to_lowercase()
            );
        }
        1 => "War!".to_owned(),
        wars => format!("{wars} wars in a row!"),
    };
    format!(
        "{war} Both turned up {}. In the end {} beats {}: the {} takes all {} cards.",
        round.tie,
        round.high,
        round.low,
        winner.to_lowercase(),
        round.order.len()
    )
}
