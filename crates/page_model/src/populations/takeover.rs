//! Takeover: one player of each strategy exactly, beside chance; the experiment from its start, exactly and in its runs; and a question.

use super::analysis::Analysis;
use crate::kit::asked::Asked;
use experiments::common::amount::Amount;
use experiments::populations::{ByVertex, Missing, Takeover};
use statistics::Estimate;
use texts::Texts;

/// Fractions of more characters are shown as decimals.
const MAX_CHARACTERS: usize = 22;
/// Numbers that differ by less, in parts of themselves, are the same to a reader.
const SAME: f64 = 1e-9;

/// What is known about who takes over.
pub fn known(of: &Analysis) -> Option<&Takeover> {
    of.found.exactly.takeover.as_ref()?.as_ref().ok()
}

/// Why it is not known, if that is known.
pub fn missing(of: &Analysis) -> Option<Missing> {
    of.found.exactly.takeover.as_ref()?.as_ref().err().copied()
}

/// The reason in words.
pub fn reason(missing: Missing, texts: &Texts) -> String {
    let words = &texts.labs.populations.views.takeover.missing;
    match missing {
        Missing::TooMany(most) => (words.too_many)(most),
        Missing::Structure => words.structure.to_owned(),
        Missing::ComesBack => words.comes_back.to_owned(),
        Missing::NeverEnds => words.never_ends.to_owned(),
        Missing::NobodyFit => words.nobody_fit.to_owned(),
        Missing::TooStrong => words.too_strong.to_owned(),
    }
}

/// A number, as short as it is exact enough: the fraction too where there is room.
pub fn shown(amount: &Amount, texts: &Texts) -> String {
    let value = decimal(amount.value(), texts);
    match amount.text() {
        Some(text) if text.contains('/') && text.len() <= MAX_CHARACTERS => {
            format!("{value} = {text}")
        }
        Some(text) if !text.contains('/') => text.to_owned(),
        _ => value,
    }
}

/// Three digits and more.
fn decimal(value: f64, texts: &Texts) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    if value >= 1e15 {
        return format!("{value:.2e}");
    }
    if value.abs() < 1e-4 {
        return format!("{value:.2e}").replace('-', "\u{2212}");
    }
    // What is not certain does not look so.
    if value < 1.0 && value > 1.0 - 1e-4 {
        let digits = 2.0 - libm::floor(libm::log10(1.0 - value));
        return format!("{value:.*}", digits as usize);
    }
    if value >= 1_000.0 {
        return (texts.number)(value.round() as u64);
    }
    (texts.value)(value)
}

/// A row: who it is, how probable it is that it takes over, and how long a bar is beside that of chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub strategy: usize,
    pub name: String,
    pub fixation: String,
    /// From 0 to 1 of the longest bar.
    pub bar: f64,
    pub steps: String,
    /// Compared with chance, in words.
    pub compared: &'static str,
}

/// One player of each strategy.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<Row> {
    let words = &texts.labs.populations.views.takeover;
    let Some(takeover) = known(of) else {
        return Vec::new();
    };
    let longest = longest(of, takeover);
    let row = |strategy: usize| {
        let fixation = &takeover.fixation[strategy];
        let steps = takeover.steps.as_ref().map(|steps| &steps[strategy]);
        Row {
            strategy,
            name: at_first(of, strategy, texts),
            fixation: shown(fixation, texts),
            bar: fixation.value() / longest,
            steps: steps.map_or_else(String::new, |steps| shown(steps, texts)),
            compared: [words.above, words.below, words.equal][compared(of, fixation)],
        }
    };
    (0..2).map(row).collect()
}

/// Who there is at first.
fn at_first(of: &Analysis, strategy: usize, texts: &Texts) -> String {
    let words = &texts.labs.populations.views.takeover;
    match of.lab.fitness {
        Some(_) => words.one_mutant[strategy].to_owned(),
        None => (words.one)(of.name(strategy), of.name(1 - strategy)),
    }
}

fn longest(of: &Analysis, takeover: &Takeover) -> f64 {
    let both = takeover.fixation.iter().map(Amount::value);
    both.fold(chance(of), f64::max)
}

/// Where the bar of chance ends, from 0 to 1 of the longest.
pub fn chance_bar(of: &Analysis) -> f64 {
    known(of).map_or(1.0, |takeover| chance(of) / longest(of, takeover))
}

/// By chance alone everybody's offspring takes over alike.
fn chance(of: &Analysis) -> f64 {
    1.0 / f64::from(of.lab.players())
}

/// Whether it is more (0), less (1) or the same (2) as chance.
fn compared(of: &Analysis, fixation: &Amount) -> usize {
    let chance = chance(of);
    let is_same = match fixation.text() {
        Some(text) => text == format!("1/{}", of.lab.players()),
        None => (fixation.value() - chance).abs() <= SAME * chance,
    };
    match (is_same, fixation.value() > chance) {
        (true, _) => 2,
        (false, true) => 0,
        (false, false) => 1,
    }
}

/// Whether one of the first strategy does better than chance; `None` until that is known.
pub fn question(of: &Analysis, texts: &Texts) -> Option<Asked> {
    let words = &texts.labs.populations.views.takeover;
    let fixation = &known(of)?.fixation[0];
    let players = u64::from(of.lab.players());
    Some(Asked {
        question: match of.lab.fitness {
            Some(_) => (words.question_of_mutant)(players),
            None => (words.question)(of.name(0), of.name(1), players),
        },
        options: words.answers.map(str::to_owned).to_vec(),
        right: compared(of, fixation),
        why: (words.why)(&shown(fixation, texts), &format!("1/{players}")),
    })
}

/// From the start of the experiment: by strategy its name, what is known exactly, what the runs have come to, and between what.
pub fn from_start(of: &Analysis, texts: &Texts) -> Vec<[String; 4]> {
    let exact = exact_from_start(of);
    let row = |strategy: usize| {
        let exact = exact.as_ref().and_then(|exact| exact.get(strategy));
        let [mean, interval] = estimated(of.found.fixation(strategy), texts);
        [
            of.name(strategy).to_owned(),
            exact.map_or_else(String::new, |exact| shown(exact, texts)),
            mean,
            interval,
        ]
    };
    (0..of.size()).map(row).collect()
}

/// Exactly how probable it is that all come to play each strategy.
fn exact_from_start(of: &Analysis) -> Option<Vec<Amount>> {
    if let Some(Ok(ends)) = &of.found.exactly.ends {
        let near = |&value: &f64| Amount::Within {
            value,
            error: value * 1e-9,
        };
        return Some(ends.strategies.iter().map(near).collect());
    }
    Some(known(of)?.from_start.as_ref()?.to_vec())
}

/// Steps from the start until all play the same, exactly; `None` where that is not known.
pub fn steps_from_start(of: &Analysis, texts: &Texts) -> Option<String> {
    if let Some(Ok(ends)) = &of.found.exactly.ends {
        return Some(decimal(ends.steps, texts));
    }
    let steps = known(of)?.steps_from_start.as_ref()?;
    Some(shown(steps, texts))
}

/// Mean shares in the runs: by strategy its name, the mean, and between what.
pub fn mean_shares(of: &Analysis, texts: &Texts) -> Vec<[String; 3]> {
    let row = |strategy: usize| {
        let [mean, interval] = estimated(of.found.share(strategy), texts);
        [of.name(strategy).to_owned(), mean, interval]
    };
    (0..of.size()).map(row).collect()
}

fn estimated(estimate: Option<Estimate>, texts: &Texts) -> [String; 2] {
    let words = &texts.labs.populations.views.takeover;
    let Some(estimate) = estimate else {
        return [String::new(), String::new()];
    };
    let number = |number: f64| (texts.fixed)(number, 4);
    let between = |(low, high): (f64, f64)| (words.between)(&number(low), &number(high));
    let interval = estimate.interval.map_or_else(String::new, between);
    [number(estimate.mean), interval]
}

/// How many runs it takes for an interval of a tenth of a share to either side, in words; `None` before there are some.
pub fn runs_needed(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.populations.views.takeover;
    let share = of.found.fixation(0)?.mean;
    if !(0.0..1.0).contains(&share) || share == 0.0 {
        return None;
    }
    let half = share.min(1.0 - share) / 10.0;
    let needed = share * (1.0 - share) * (statistics::Z / half).powi(2);
    Some((words.needed)(&decimal(half, texts), needed.ceil() as u64))
}

/// By where the one player stands: places with the same number together, and the number.
pub fn by_vertex(of: &Analysis, texts: &Texts) -> Vec<[String; 2]> {
    let words = &texts.labs.populations.views.takeover;
    let Some(Ok(found)) = &of.found.exactly.by_vertex else {
        return Vec::new();
    };
    let number = |number: f64| (texts.fixed)(number, 6);
    let all: Vec<String> = match found {
        ByVertex::Known(all) => all.iter().map(|one| shown(one, texts)).collect(),
        ByVertex::Between(all) => {
            let one = |&(low, high): &(f64, f64)| match high - low < 1e-6 {
                true => number(f64::midpoint(low, high)),
                false => (words.between)(&number(low), &number(high)),
            };
            all.iter().map(one).collect()
        }
    };
    let mut rows: Vec<(usize, usize, String)> = Vec::new();
    for (place, number) in all.into_iter().enumerate() {
        match rows.last_mut() {
            Some((_, to, last)) if *last == number => *to = place + 1,
            _ => rows.push((place + 1, place + 1, number)),
        }
    }
    let row = |(from, to, number)| [(words.places)(from, to), number];
    rows.into_iter().map(row).collect()
}
