//! War and its games: its texts.

use crate::english::numbers::value;
use crate::lab::{LabTexts, ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "war",
    name: "Watch a game of War",
    question: "Does it matter how you put cards back?",
    link: "war?round=14",
    live: "Live: a game, cards of both players by round.",
    subject: Subject::Alone,
};

texts! {
    /// The texts of the lab.
    pub struct WarLabTexts: LabTexts {
        parameters: WarParameterTexts,
        /// Takes how often each order is chosen, as shares of 1.
        orders: fn([f64; 3]) -> String = orders,
        lab = LabTexts {
            summary: "A card game with a single decision, the order in which won cards go back: who wins how often, \
                and a game to watch.",
        },
        game = LabTexts { summary: "One game of War, dealt from the seed and its number, round by round." },
        page: WarPageTexts,
    }

    /// The parameters of War.
    pub struct WarParameterTexts: ParameterText {
        a = plain("First strategy",
            "The proportions in which won cards go back in decreasing, increasing and random order."),
        b = plain("Second strategy", "The same for the second strategy."),
        games = counted("Games", "played", "How many games are counted."),
        show = plain("Game shown", "The number of the game that is shown."),
        round = plain("Round", "The game is shown after this many rounds; “end” for its end."),
        seed = GAMES_SEED,
        view = views(&[
            ("all", "The whole page"),
            ("game", "One game"),
            ("results", "Many games"),
            ("counts", "Cards by round"),
        ]),
    }

    /// The page of War. Players are 0 and 1.
    pub struct WarPageTexts {
        /// The settings are named between braces.
        sentence = "At War two players put won cards back in different orders: {a} against {b}. In {games} games the \
            first scores {=score}.",
        presets: &'static [Preset] = &[
            ("war", "Decreasing against random order"),
            ("war?a=0,1,0", "Increasing against random order"),
            ("war?b=1,1,1", "Decreasing against all orders equally often"),
            ("war?b=0,1,0&games=20000", "Decreasing against increasing: mostly endless"),
        ],
        players: [&'static str; 2] = PLAYERS,
        cards(count: usize) = if count == 1 { "1 card".to_owned() } else { format!("{count} cards") },
        /// How many cards more or fewer than before the round.
        change(cards: i64) = format!("({}{})", if cards > 0 { "+" } else { "−" }, cards.abs()),
        under_the_pile = "Going under the pile",
        in_the_piles = "Look into the piles",
        /// At the end of a player's line: who, and how many cards.
        count_of(who: usize, cards: u64) = format!("{} {cards:>2}", ["First", "Second"][who]),
        face_down = "face down",
        dealt = "The cards are dealt. Each turns up the top card; the higher takes both.",
        taken: fn(&WarRound) -> String = taken,
        over(who: usize, rounds: &str) = format!("{} wins after {rounds} rounds.", PLAYERS[who]),
        nobody = "Neither can go on: nobody wins.",
        stopped(rounds: &str, score: f64) =
            format!("Stopped after {rounds} rounds; the first strategy gets {score} points."),
        round(round: &str, last: &str) = format!("round {round} of {last}"),
        next_game = "Another game",
        game_number(number: u64) = format!("Game {number}."),
        counts_chart = "Cards by round",
        rounds_axis = "rounds",
        done(done: &str, wanted: &str) = format!("{done} of {wanted} games."),
        score(score: f64, (low, high): (f64, f64)) =
            format!("The first strategy gets {score:.4} points per game (95 %: {low:.4} – {high:.4})."),
        won = "Won by the first",
        lost = "Won by the second",
        drawn = "Won by neither, stopped games included",
        unfinished = "Stopped at the cap",
        rounds = "Rounds per game",
        nothing_yet = "No games have been counted yet.",
        playing(rounds: &str) = format!("The game is being played: {rounds} rounds so far."),
    }
}

/// A round that somebody has won; cards by their names.
#[derive(Debug)]
pub struct WarRound<'a> {
    pub winner: usize,
    /// What both had turned up before the first war.
    pub tie: &'a str,
    /// What decided it.
    pub high: &'a str,
    pub low: &'a str,
    pub wars: usize,
    /// The cards as they went under the winner's pile.
    pub order: &'a [&'a str],
}

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
