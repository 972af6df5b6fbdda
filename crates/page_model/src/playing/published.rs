//! Published: what experiments of the same kind have found, in a sentence with its source, and, of payoff matrices, the people who chose in the picture of best
//! responses.
//!
//! Choices of J. Goeree and C. Holt, "Ten little treasures of game theory and ten intuitive contradictions" (2001): 25 people on each side of a matrix, once each;
//! published as percentages, from which the counts follow.

use super::theory::matrix_with;
use classes::playing::game::{ClassGame, Strategic};
use classes::playing::round::Round;
use experiments::common::strategic_text::game_of;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use games::strategic::text::Reading;
use texts::{PlayingTexts, PublishedTexts};

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    pub said: String,
    /// The lab in which those people stand in the picture, as a link.
    pub lab: Option<String>,
}

/// A game with two actions each, by its name in the library or written, and how many on each side chose which.
struct Chosen {
    game: &'static str,
    counts: [[u32; 2]; 2],
}

/// Matching pennies, in cents: as usual, with a large prize in the first cell, and with a small one.
const PENNIES: [Chosen; 3] = [
    Chosen {
        game: "80:40,40:80;40:80,80:40",
        counts: [[12, 13], [12, 13]],
    },
    Chosen {
        game: "asymmetric-matching-pennies",
        counts: [[24, 1], [4, 21]],
    },
    Chosen {
        game: "44:40,40:80;40:80,80:40",
        counts: [[2, 23], [20, 5]],
    },
];

/// Kreps's game as it was played there, by its name in the library; the third column is part of no equilibrium.
const KREPS: &str = "kreps-game";

/// What published experiments of this kind have found.
pub fn published(round: &Round, words: &PlayingTexts) -> Option<Published> {
    let words = &words.published;
    let said = match &round.game {
        ClassGame::Guess { fraction, max: 100 } if *fraction == Fraction::new(2, 3) => words.guess,
        ClassGame::Ultimatum { .. } => words.ultimatum,
        ClassGame::Dictator { .. } => words.dictator,
        ClassGame::Trust { .. } => words.trust,
        ClassGame::Prices { .. } => words.prices,
        // What is known is of pots that pay for all and not for one.
        ClassGame::PublicGoods {
            multiplier, group, ..
        } if *multiplier > Fraction::ONE && *multiplier < Fraction::whole((*group).into()) => {
            words.public_goods
        }
        ClassGame::Strategic(of) => return of_matrix(of, words),
        _ => return None,
    };
    Some(Published {
        said: said.to_owned(),
        lab: None,
    })
}

fn of_matrix(of: &Strategic, words: &PublishedTexts) -> Option<Published> {
    if is_played(KREPS, &of.written) {
        return Some(Published {
            said: (words.kreps)(&of.written.actions()[1][2]),
            lab: None,
        });
    }
    let chosen = PENNIES
        .iter()
        .find(|chosen| is_played(chosen.game, &of.written))?;
    let [first, second] = [0, 1].map(|player| {
        let [count, others] = chosen.counts[player];
        (
            of.written.actions()[player][0].as_str(),
            100 * count / (count + others),
        )
    });
    let counts = chosen.counts.map(|[one, other]| format!("{one},{other}"));
    Some(Published {
        said: (words.pennies)(first, second),
        lab: matrix_with(of, Some(&counts.join(";"))),
    })
}

/// Whether a game has the payoffs of one of the library, or that is written.
fn is_played(known: &str, game: &StrategicGame) -> bool {
    let payoffs = |game: &StrategicGame| -> Vec<Fraction> {
        let profiles = 0..game.profiles();
        profiles
            .flat_map(|profile| [0, 1].map(|player| game.payoff(profile, player)))
            .collect()
    };
    game_of(known, Reading::Each).is_ok_and(|known| {
        let sizes = |game: &StrategicGame| [game.size(0), game.size(1)];
        sizes(&known) == sizes(game) && payoffs(&known) == payoffs(game)
    })
}
