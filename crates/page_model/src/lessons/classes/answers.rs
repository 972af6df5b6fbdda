//! Answers of a class to one question: their bars, the share of right ones in sentences, and what the class plays; of one student, how
//! many are right.

use super::super::bars::CountedBar;
use super::super::live::number_written;
use classes::code::HandedIn;
use classes::grading::Grading;
use classes::strategy;
use classes::tally::{Bar, Label, Tally, verdict};
use lessons::lesson::{Format, Question, Wanted};
use texts::{ClassPageTexts, Texts};

/// The bar of an answer.
pub fn counted(bar: &Bar, question: &Question, texts: &Texts) -> CountedBar {
    let words = &texts.lessons.class.page;
    let number = |number: f64| number_written(number, Format::Short, texts);
    let label = match &bar.label {
        Label::Option(option) => match &question.wanted {
            Wanted::Choice(options) => options[*option].words.clone(),
            _ => String::new(),
        },
        Label::Number(of) => number(*of),
        Label::Between(low, high) => (words.between)(&number(*low), &number(*high)),
        Label::Place(place) => place.clone(),
        Label::OtherPlace => words.other_place.to_owned(),
        Label::Words => words.in_words.to_owned(),
    };
    CountedBar {
        label,
        count: bar.count,
        of: None,
        is_right: (bar.right > 0).then_some(bar.right == bar.count),
    }
}

/// Shares in sentences.
pub fn shares(tally: &Tally, words: &ClassPageTexts, texts: &Texts) -> String {
    let percent = |share: f64| number_written(share, Format::Percent(0), texts);
    let right = tally.right.map(|right| {
        let (low, high) = right.interval.unwrap_or((0.0, 1.0));
        (words.right)(
            &percent(right.mean),
            tally.graded,
            &percent(low),
            &percent(high),
        )
    });
    let missing = (tally.missing > 0).then(|| (words.missing)(tally.missing));
    let claimed = (tally.claimed > 0).then(|| (words.claimed)(tally.claimed));
    let sentences = [right, missing, claimed].into_iter().flatten();
    sentences.collect::<Vec<_>>().join(" ")
}

/// How the class plays where the options of a question are actions, each with its share; `None` where it asks for no choice.
pub fn plays(question: &Question, tally: &Tally) -> Option<String> {
    let Wanted::Choice(options) = &question.wanted else {
        return None;
    };
    let shares = strategy::shares(tally).unwrap_or_default();
    let plays = options.iter().zip(shares);
    let plays = plays.map(|(option, share)| {
        format!(
            "{} {:.0} %",
            option.words.trim_end_matches('.'),
            100.0 * share
        )
    });
    Some(plays.collect::<Vec<_>>().join(", "))
}

/// Both numbers.
pub fn answered_and_right(student: &HandedIn, grading: &Grading) -> (usize, usize) {
    let answers = student.answers.iter().enumerate();
    let answers = answers.filter_map(|(number, answer)| Some((number, answer.as_ref()?)));
    let right = answers
        .clone()
        .filter_map(|(number, answer)| verdict(answer, grading.right(number, student.seed)));
    let right = right.filter(|verdict| verdict.is_right).count();
    (answers.count(), right)
}
