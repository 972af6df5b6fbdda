//! Theory of a game that a class plays, and what published experiments have found, in sentences.

use classes::playing::game::{Auction, ClassGame};
use classes::playing::round::Round;
use classes::playing::theory::{GuessEnd, Theory, bid, theory};
use games::fraction::Fraction;
use texts::{PlayedTheoryTexts, PlayingTexts, points_told};

/// What theory says about a round.
pub fn sentences(round: &Round, words: &PlayingTexts) -> Vec<String> {
    let words = &words.theory;
    match theory(&round.game) {
        Theory::Guess { steps, end } => vec![match end {
            GuessEnd::Zero => {
                let ends: Vec<String> = steps.iter().map(|end| points_told(*end)).collect();
                (words.guess)(&ends.join(", "))
            }
            GuessEnd::AnySame => words.guess_same.to_owned(),
            GuessEnd::Max => words.guess_max.to_owned(),
        }],
        Theory::Ultimatum => vec![words.ultimatum.to_owned()],
        Theory::PublicGoods {
            free_rides,
            all_is_best,
        } => vec![
            if free_rides {
                words.free_rides
            } else {
                words.contributes
            }
            .to_owned(),
            if all_is_best {
                words.all_is_best
            } else {
                words.all_is_worse
            }
            .to_owned(),
        ],
        Theory::Volunteer { probability } => vec![volunteer(round, probability, words)],
        Theory::Auction { kind, bidders, max } => {
            vec![auction(kind, bidders, max, words), words.whole.to_owned()]
        }
        Theory::Strategic { pure } => vec![strategic(round, &pure, words)],
    }
}

fn volunteer(round: &Round, probability: f64, words: &PlayedTheoryTexts) -> String {
    if probability == 0.0 {
        return words.no_volunteer.to_owned();
    }
    let group = round.game.group().unwrap_or(2);
    let nobody = (0..group).fold(1.0, |product, _| product * (1.0 - probability));
    (words.volunteer)(100.0 * probability, 100.0 * nobody)
}

fn auction(kind: Auction, bidders: u32, max: u32, words: &PlayedTheoryTexts) -> String {
    let highest = f64::from(max);
    match kind {
        Auction::FirstPrice => {
            let share = Fraction::new(i64::from(bidders) - 1, i64::from(bidders));
            (words.first_price)(bidders, &share.shown())
        }
        Auction::SecondPrice => words.second_price.to_owned(),
        Auction::AllPay => (words.all_pay)(
            bidders,
            bid(kind, bidders, max, highest / 2.0),
            bid(kind, bidders, max, highest),
        ),
    }
}

fn strategic(round: &Round, pure: &[[usize; 2]], words: &PlayedTheoryTexts) -> String {
    let ClassGame::Strategic { game, .. } = &round.game else {
        return String::new();
    };
    let pair = |[first, second]: &[usize; 2]| {
        format!("({}, {})", game.names(0)[*first], game.names(1)[*second])
    };
    if pure.is_empty() {
        words.no_pure.to_owned()
    } else {
        (words.pure)(&pure.iter().map(pair).collect::<Vec<_>>().join(", "))
    }
}

/// What published experiments of this kind have found, with their source.
pub fn published(round: &Round, words: &PlayingTexts) -> Option<&'static str> {
    let words = &words.published;
    match &round.game {
        ClassGame::Guess { .. } => Some(words.guess),
        ClassGame::Ultimatum { .. } => Some(words.ultimatum),
        ClassGame::PublicGoods { .. } => Some(words.public_goods),
        _ => None,
    }
}

/// The lab in which the game is solved, as a link.
pub fn lab(round: &Round) -> Option<String> {
    match &round.game {
        ClassGame::Strategic { name, .. } => Some(format!("matrix?game={name}")),
        ClassGame::Ultimatum { .. } => Some("tree-game?game=ultimatum".to_owned()),
        _ => None,
    }
}
