//! Explained: what would have been best against a class, and what models of limited reasoning say of it, in sentences.

use super::said::{card, choice, choice_of, is_common, points, role_name};
use crate::lessons::bars::CountedBar;
use classes::playing::choices::Choices;
use classes::playing::fitted::{LEVELS, NoLogit, levels, logit};
use classes::playing::hindsight::{Best, What, best};
use classes::playing::round::Round;
use texts::{PlayingTexts, points_told};

/// What would have been best, for each side, in poker with each card.
pub fn best_of(round: &Round, choices: &Choices, words: &PlayingTexts) -> Vec<String> {
    let found = best(round, choices);
    if found.is_empty() {
        return vec![words.explained.none.to_owned()];
    }
    let said = |best: &Best| {
        let what = match &best.what {
            What::Choices(chosen) if best.also.is_empty() => {
                choice_of(round, best.role, chosen, &best.indifferent, words)
            }
            What::Choices(chosen) => {
                let all = chosen.iter().chain(&best.also);
                let names = all.map(|own| choice(round, best.role, &[*own], words));
                (words.explained.either)(&names.collect::<Vec<_>>())
            }
            What::OfValue(percent) if is_common(&round.game) => {
                (words.explained.of_signal)(*percent)
            }
            What::OfValue(percent) => (words.explained.of_value)(*percent),
        };
        let [would, was] = [best.would, best.was].map(points);
        (words.explained.best)(&who(round, best, words), &what, &would, &was)
    };
    found.iter().map(said).collect()
}

fn who(round: &Round, best: &Best, words: &PlayingTexts) -> String {
    let card = best.card.and_then(|value| card(round, value, words));
    match (role_name(round, best.role, words), card) {
        (Some(_), Some(card)) => (words.explained.with_card)(best.role, card),
        (Some(side), None) => (words.explained.of_side)(&side),
        _ => String::new(),
    }
}

/// How many have chosen what each level of reasoning would, of guesses that go down.
pub fn levels_of(
    round: &Round,
    choices: &Choices,
    words: &PlayingTexts,
) -> Option<Vec<CountedBar>> {
    let bar = |(number, level): (usize, classes::playing::fitted::Level)| {
        let guess = points_told(level.guess);
        let label = if number + 1 == LEVELS {
            (words.explained.last_level)(number, &guess)
        } else {
            (words.explained.level)(number, &guess)
        };
        CountedBar {
            label,
            count: level.count,
            of: None,
            is_right: None,
        }
    };
    let levels = levels(round, choices)?;
    Some(levels.into_iter().enumerate().map(bar).collect())
}

/// The logit response of a class in a strategic game.
pub fn logit_of(round: &Round, choices: &Choices, words: &PlayingTexts) -> Option<String> {
    let told = |number: f64| {
        if number.is_infinite() {
            "∞".to_owned()
        } else if number == 0.0 {
            "0".to_owned()
        } else {
            // Two digits that count: λ is small where payoffs are large.
            let first = (-libm::floor(libm::log10(number))).max(1.0);
            format!("{number:.*}", first as usize + 1)
        }
    };
    match logit(round, choices) {
        Ok(found) => {
            let [lambda, low, high] = [found.lambda, found.low, found.high].map(told);
            Some((words.explained.logit)(&lambda, &low, &high))
        }
        Err(NoLogit::Flat) => Some(words.explained.no_logit.to_owned()),
        // That nobody was met is said already.
        Err(NoLogit::NoSide | NoLogit::OtherGame) => None,
    }
}
