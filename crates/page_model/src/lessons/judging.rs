//! Judging of what was said to a question, by what was computed for its scene.

use super::kept::{Answer, number_of};
use super::live::{Known, number_written};
use experiments::parameters::number;
use games::fraction::Fraction;
use games::import::cell::are_thousands;
use lessons::answer::Right;
use lessons::expression::Scope;
use lessons::lesson::{Choice, Format, Question, Wanted};
use texts::Texts;

/// What somebody has said, judged; a sentence where it cannot be, and `None` while what is right is being computed. Of options it is the number.
pub fn judge(
    question: &Question,
    known: &Known,
    said: &str,
    texts: &'static Texts,
) -> Option<Result<Answer, String>> {
    let answer = |text: &str, is_right, right| Answer {
        question: number_of(question),
        text: text.to_owned(),
        is_right,
        right,
        is_own: known.is_own,
    };
    if !question.wanted.is_graded() {
        let text = match &question.wanted {
            Wanted::Choice(options) => options[place_of(said, options)].words.as_str(),
            _ => said.trim(),
        };
        return Some(Ok(answer(text, None, String::new())));
    }
    let scope = known.scope()?;
    let graded = grade(question, &scope, said, texts);
    Some(graded.map(|(text, is_right, right)| answer(&text, Some(is_right), right)))
}

/// The number of the option that was chosen.
fn place_of(said: &str, options: &[Choice]) -> usize {
    let place = said.parse().ok();
    place
        .filter(|&place: &usize| place < options.len())
        .unwrap_or_default()
}

/// What was said in words, whether it is right, and what is.
fn grade(
    question: &Question,
    scope: &Scope,
    said: &str,
    texts: &'static Texts,
) -> Result<(String, bool, String), String> {
    let right = Right::of(&question.wanted, scope).map_err(|fault| fault.sentence(texts))?;
    let (is_right, text) = match (&right, &question.wanted) {
        (Right::Number(..), _) => {
            let words = &texts.lessons.reader;
            let whole = without_marks(said);
            let not_read = || whole.map_or(words.no_number, |_| words.no_marks).to_owned();
            let number = typed(said).ok_or_else(not_read)?;
            let is_right = right.takes_number(number);
            // Somebody may write a count of a hundred like a share.
            if !is_right && said.contains('%') && right.takes_number(100.0 * number) {
                return Err(words.no_percent.to_owned());
            }
            // A point is a decimal one here, and elsewhere it parts thousands.
            if !is_right && whole.is_some_and(|number| right.takes_number(number)) {
                return Err(words.no_marks.to_owned());
            }
            (is_right, said.trim())
        }
        (Right::Options(truths), Wanted::Choice(options)) => {
            if !truths.contains(&true) {
                return Err(texts.lessons.faults.no_right_answer.to_owned());
            }
            let place = place_of(said, options);
            (right.takes_option(place), options[place].words.as_str())
        }
        (Right::Places(_), _) => (right.takes_place(said), said),
        _ => (false, said),
    };
    Ok((
        text.to_owned(),
        is_right,
        in_words(&right, &question.wanted, texts),
    ))
}

/// A number as people type it, or copy it from the page: with spaces between digits and a proper minus sign, as a fraction or in percent.
pub fn typed(text: &str) -> Option<f64> {
    let plain: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .collect();
    let plain = plain.replace('−', "-");
    let (plain, unit) = match plain.strip_suffix('%') {
        Some(percent) => (percent, 0.01),
        None => (plain.as_str(), 1.0),
    };
    let fraction = || Some(plain.parse::<Fraction>().ok()?.value());
    let number = number(plain).or_else(fraction)?;
    Some(number * unit).filter(|number| number.is_finite())
}

/// A whole number whose thousands are parted by points or commas, such as 18.445; `None` for other texts.
fn without_marks(text: &str) -> Option<f64> {
    let mark = text.chars().find(|letter| matches!(letter, '.' | ','))?;
    let groups: Vec<&str> = text.trim().split(mark).collect();
    are_thousands(&groups).then(|| groups.concat().parse().ok())?
}

fn in_words(right: &Right, wanted: &Wanted, texts: &Texts) -> String {
    match (right, wanted) {
        (Right::Number(number, _), _) => number_written(*number, Format::Short, texts),
        (Right::Options(right), Wanted::Choice(options)) => {
            let options = options.iter().zip(right).filter(|(_, is_right)| **is_right);
            let words: Vec<&str> = options
                .map(|(option, _)| option.words.trim_end_matches('.'))
                .collect();
            words.join("; ")
        }
        (Right::Places(places), _) => places.join("; "),
        _ => String::new(),
    }
}
