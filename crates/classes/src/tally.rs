//! Tally of a question: what a class has said, how many of them were right, and how sure that share is of such a class.

use crate::answer::{Answer, Said};
use crate::code::HandedIn;
use crate::shape::Shape;
use lessons::answer::Right;
use statistics::Estimate;

/// More different numbers are put into bins.
const MAX_NUMBERS: usize = 12;
const BINS: usize = 8;

/// What a bar counts.
#[derive(Clone, Debug, PartialEq)]
pub enum Label {
    /// Which one, counted from 0.
    Option(usize),
    Number(f64),
    /// Numbers from here to there; the last bin has its end in it.
    Between(f64, f64),
    Place(String),
    /// A place whose name no code carries.
    OtherPlace,
    /// Words that stayed where they were written.
    Words,
}

/// How often something was said.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub label: Label,
    pub count: usize,
    /// How many of those were right.
    pub right: usize,
}

/// The tally.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    pub bars: Vec<Bar>,
    pub answered: usize,
    /// Of those who handed in.
    pub missing: usize,
    pub graded: usize,
    /// How many of the verdicts are only what students' pages claim.
    pub claimed: usize,
    /// Of those that are graded; `None` where none is.
    pub right: Option<Estimate>,
}

/// What is known about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub is_right: bool,
    /// Whether it is only what the student's page claims.
    pub is_claim: bool,
}

/// What is right at a question, by its number, for a reader with this seed; `None` where that is not known here.
pub type Rights<'a> = dyn Fn(usize, u64) -> Option<Right> + 'a;

/// Whether an answer is right; `None` where nothing is graded. An answer about an experiment that the student had changed cannot be
/// graded again.
pub fn verdict(answer: &Answer, right: Option<&Right>) -> Option<Verdict> {
    let claim = answer.claim?;
    match right.filter(|_| answer.is_own) {
        Some(right) => answer.said.is_right(right).map(|is_right| Verdict {
            is_right,
            is_claim: false,
        }),
        None => Some(Verdict {
            is_right: claim,
            is_claim: true,
        }),
    }
}

/// A tally for every question.
pub fn tallies(shape: &Shape, students: &[HandedIn], rights: &Rights) -> Vec<Tally> {
    let numbers = 0..shape.questions.len();
    numbers
        .map(|number| tally(shape, number, students, rights))
        .collect()
}

fn tally(shape: &Shape, number: usize, students: &[HandedIn], rights: &Rights) -> Tally {
    let answer = |student: &HandedIn| {
        let answer = student.answers.get(number)?.clone()?;
        let verdict = verdict(&answer, rights(number, student.seed).as_ref());
        Some((answer.said, verdict))
    };
    let answers: Vec<(Said, Option<Verdict>)> = students.iter().filter_map(answer).collect();
    let verdicts: Vec<Verdict> = answers.iter().filter_map(|(_, verdict)| *verdict).collect();
    let right = verdicts.iter().filter(|verdict| verdict.is_right).count();
    Tally {
        bars: bars(shape, number, &answers),
        answered: answers.len(),
        missing: students.len() - answers.len(),
        graded: verdicts.len(),
        claimed: verdicts.iter().filter(|verdict| verdict.is_claim).count(),
        right: Estimate::of_share(right as f64, verdicts.len() as u64),
    }
}

fn bars(shape: &Shape, number: usize, answers: &[(Said, Option<Verdict>)]) -> Vec<Bar> {
    let mut bars: Vec<Bar> = Vec::new();
    if let crate::answer::Kind::Choice(count) = shape.questions[number].kind {
        bars.extend((0..count).map(|option| empty(Label::Option(option))));
    }
    let spread = binned(answers);
    for (said, verdict) in answers {
        let label = label(said, spread.as_deref());
        let place = bars.iter().position(|bar| bar.label == label);
        let place = place.unwrap_or_else(|| {
            bars.push(empty(label));
            bars.len() - 1
        });
        bars[place].count += 1;
        bars[place].right += usize::from(verdict.is_some_and(|verdict| verdict.is_right));
    }
    bars.sort_by(|a, b| match (&a.label, &b.label) {
        (Label::Number(a), Label::Number(b)) | (Label::Between(a, _), Label::Between(b, _)) => {
            a.total_cmp(b)
        }
        (Label::Option(a), Label::Option(b)) => a.cmp(b),
        _ => b.count.cmp(&a.count),
    });
    bars
}

fn empty(label: Label) -> Bar {
    Bar {
        label,
        count: 0,
        right: 0,
    }
}

/// To three decimals, as numbers are shown: 5/12 and 0.4167 are one answer.
fn as_shown(number: f64) -> f64 {
    const SCALE: f64 = 1_000.0;
    let rounded = (number * SCALE).round() / SCALE;
    // −0 would be another label than 0.
    if rounded.is_finite() {
        rounded + 0.0
    } else {
        number
    }
}

fn label(said: &Said, bins: Option<&[f64]>) -> Label {
    match (said, bins) {
        (Said::Option(option), _) => Label::Option(*option),
        (Said::Number(number), None) => Label::Number(as_shown(*number)),
        (Said::Number(number), Some(ends)) => {
            let last = ends.len() - 2;
            let bin = ends[1..].partition_point(|end| end <= number).min(last);
            Label::Between(ends[bin], ends[bin + 1])
        }
        (Said::Place(place), _) => Label::Place(place.clone()),
        (Said::LongPlace(_), _) => Label::OtherPlace,
        (Said::Words, _) => Label::Words,
    }
}

/// The ends of bins, where there are too many different numbers.
fn binned(answers: &[(Said, Option<Verdict>)]) -> Option<Vec<f64>> {
    let numbers = answers.iter().filter_map(|(said, _)| match said {
        Said::Number(number) => Some(*number),
        _ => None,
    });
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers.dedup();
    let (least, most) = (*numbers.first()?, *numbers.last()?);
    let width = (most - least) / BINS as f64;
    let is_many = numbers.len() > MAX_NUMBERS && width.is_finite();
    is_many.then(|| (0..=BINS).map(|end| least + width * end as f64).collect())
}
