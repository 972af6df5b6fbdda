//! Theory of a game that a class plays, in sentences, and the lab that shows it.

use crate::kit::short::link;
use classes::playing::game::{Auction, AuctionKind, ClassGame, Strategic};
use classes::playing::round::Round;
use classes::playing::settings::name;
use classes::playing::summary::summary;
use classes::playing::theory::{GuessEnd, Theory, bid, theory};
use games::fraction::Fraction;
use std::cmp::Ordering;
use texts::{PlayedTheoryTexts, PlayingTexts, Texts, points_told};

/// The tree of an ultimatum has at most so many coins.
const MAX_COINS: u32 = 100;

/// What theory says about a round.
pub fn sentences(round: &Round, words: &PlayingTexts) -> Vec<String> {
    let words = &words.theory;
    match theory(&round.game) {
        Theory::Guess { steps, end } => vec![guess(&steps, end, words)],
        Theory::Ultimatum => vec![words.ultimatum.to_owned()],
        Theory::Dictator => vec![words.dictator.to_owned()],
        Theory::Trust { sending_is_best } => {
            let all = if sending_is_best {
                words.sending_is_best
            } else {
                words.sending_is_worse
            };
            vec![words.trust.to_owned(), all.to_owned()]
        }
        Theory::Market {
            equilibrium,
            together,
            competitive,
        } => {
            let shown = [equilibrium, together, competitive].map(Fraction::shown);
            vec![if equilibrium == Fraction::ZERO {
                words.no_market.to_owned()
            } else {
                let is_free = matches!(round.game, ClassGame::Market { cost: 0, .. });
                (words.market)(&shown[0], &shown[1], &shown[2], is_free)
            }]
        }
        Theory::PublicGoods {
            own_return,
            all_is_best,
        } => public_goods(own_return, all_is_best, words),
        Theory::Volunteer { probability, cost } => vec![match cost {
            Ordering::Less => volunteer(round, probability, words),
            Ordering::Equal => words.indifferent_volunteer.to_owned(),
            Ordering::Greater => words.no_volunteer.to_owned(),
        }],
        Theory::Auction {
            auction: rules,
            bidders,
            max,
        } => {
            vec![auction(rules, bidders, max, words)]
        }
        Theory::Prices { least_gain } => vec![prices(round, least_gain, words)],
        Theory::BankRun { all_leave, all_ask } => vec![
            match (all_leave, all_ask) {
                (true, true) => words.bank_both,
                (true, false) => words.bank_stays,
                (false, true) => words.bank_runs,
                (false, false) => words.bank_neither,
            }
            .to_owned(),
        ],
        Theory::KuhnPoker => vec![words.kuhn_poker.to_owned()],
        Theory::Strategic { pure } => vec![strategic(round, &pure, words)],
    }
}

fn public_goods(own_return: Ordering, all_is_best: bool, words: &PlayedTheoryTexts) -> Vec<String> {
    let own = match own_return {
        Ordering::Less => words.free_rides,
        Ordering::Equal => words.indifferent,
        Ordering::Greater => words.contributes,
    };
    let all = if all_is_best {
        words.all_is_best
    } else {
        words.all_is_worse
    };
    vec![own.to_owned(), all.to_owned()]
}

fn guess(steps: &[f64], end: GuessEnd, words: &PlayedTheoryTexts) -> String {
    match end {
        GuessEnd::Zero => {
            let ends: Vec<String> = steps.iter().map(|end| points_told(*end)).collect();
            (words.guess)(&ends.join(", "))
        }
        GuessEnd::AnySame => words.guess_same.to_owned(),
        GuessEnd::Max => words.guess_max.to_owned(),
    }
}

fn volunteer(round: &Round, probability: f64, words: &PlayedTheoryTexts) -> String {
    let group = round.game.group().unwrap_or(2);
    let nobody = (0..group).fold(1.0, |product, _| product * (1.0 - probability));
    (words.volunteer)(100.0 * probability, 100.0 * nobody)
}

fn auction(rules: Auction, bidders: u32, max: u32, words: &PlayedTheoryTexts) -> String {
    let highest = f64::from(max);
    let n = i64::from(bidders);
    let [half, most] = [highest / 2.0, highest].map(|value| bid(rules, bidders, max, value));
    let share = |above: i64, below: i64| Fraction::new(above, below).shown();
    match (rules.kind, rules.is_common) {
        (AuctionKind::FirstPrice, true) => {
            (words.common_value)(&share((n + 2) * (n - 1), 2 * n * n))
        }
        (AuctionKind::SecondPrice, true) if bidders == 2 => words.common_value_of_two.to_owned(),
        (AuctionKind::SecondPrice, true) => (words.common_value)(&share(n + 2, 2 * n)),
        (AuctionKind::AllPay, true) => (words.common_all_pay)(half, most),
        (AuctionKind::FirstPrice, _) => (words.first_price)(bidders, &share(n - 1, n)),
        (AuctionKind::Dutch, _) => (words.dutch)(bidders, &share(n - 1, n)),
        (AuctionKind::SecondPrice, _) => words.second_price.to_owned(),
        (AuctionKind::English, _) => words.english.to_owned(),
        (AuctionKind::UniformPrice, _) => words.uniform_price.to_owned(),
        (AuctionKind::ThirdPrice, _) => (words.third_price)(bidders, &share(n - 1, n - 2)),
        (AuctionKind::Discriminatory, _) => (words.discriminatory)(half, most),
        (AuctionKind::AllPay, _) => (words.all_pay)(bidders, half, most),
    }
}

fn prices(round: &Round, least_gain: Option<u32>, words: &PlayedTheoryTexts) -> String {
    match (&round.game, least_gain) {
        (ClassGame::Prices { cost, .. }, Some(gain)) => (words.prices)(*cost, gain),
        _ => words.no_price.to_owned(),
    }
}

fn strategic(round: &Round, pure: &[[usize; 2]], words: &PlayedTheoryTexts) -> String {
    let ClassGame::Strategic(of) = &round.game else {
        return String::new();
    };
    let game = &of.game;
    let pair = |[first, second]: &[usize; 2]| {
        format!("({}, {})", game.names(0)[*first], game.names(1)[*second])
    };
    if pure.is_empty() {
        words.no_pure.to_owned()
    } else {
        (words.pure)(&pure.iter().map(pair).collect::<Vec<_>>().join(", "))
    }
}

/// The story of a game of the library, which says what theory says, and is told with it.
pub fn story(round: &Round, texts: &Texts) -> Option<&'static str> {
    let ClassGame::Strategic(strategic) = &round.game else {
        return None;
    };
    let mut stories = texts.labs.matrix.stories.iter();
    stories
        .find(|story| story.key == strategic.text)
        .map(|story| story.story)
}

/// The lab in which the game is solved, as a link; of a payoff matrix with the class, once it has chosen.
pub fn lab(round: &Round) -> Option<String> {
    match &round.game {
        ClassGame::Strategic(of) => matrix_with(of, counts(round).as_deref()),
        ClassGame::KuhnPoker => Some("regret".to_owned()),
        ClassGame::Auction { auction, group, .. } => Some(auction_lab(*auction, round, *group)),
        ClassGame::Ultimatum { coins } if *coins <= MAX_COINS => {
            Some(format!("tree-game?game=ultimatum-{coins}"))
        }
        _ => None,
    }
}

/// The lab of payoff matrices with a game, and with how often each action was chosen, if that is known.
pub(super) fn matrix_with(of: &Strategic, counts: Option<&str>) -> Option<String> {
    let mut parameters = vec![("game", of.text.as_str())];
    parameters.extend((!of.actions.is_empty()).then_some(("actions", of.actions.as_str())));
    parameters.extend(counts.map(|counts| ("observed", counts)));
    link("matrix", &parameters)
}

/// What a class is shown in, beside what theory says: the lab of payoff matrices, if both sides have chosen.
pub fn pictured(round: &Round) -> Option<String> {
    let ClassGame::Strategic(of) = &round.game else {
        return None;
    };
    matrix_with(of, Some(&counts(round)?))
}

/// How often both sides of a payoff matrix chose each action, as its lab reads it; without sides, all of the class are on both.
fn counts(round: &Round) -> Option<String> {
    let fields = summary(round, round.choices.as_ref()?);
    let own = |role: usize| {
        let counts = &fields.get(role).or(fields.first())?.counts;
        let written: Vec<String> = counts.iter().map(ToString::to_string).collect();
        (counts.iter().sum::<usize>() > 0).then(|| written.join(","))
    };
    Some(format!("{};{}", own(0)?, own(1)?))
}

/// The lab of auctions with as many bidders, whose values are drawn evenly.
fn auction_lab(auction: Auction, round: &Round, bidders: u32) -> String {
    let format = name(&round.game);
    let mut link = format!("auction?format={format}&bidders={bidders}");
    if auction.is_common {
        link.push_str("&worth=common");
    }
    if auction.units > 1 {
        link.push_str(&format!("&units={}", auction.units));
    }
    link
}
