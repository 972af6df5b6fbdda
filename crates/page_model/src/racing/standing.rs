//! Standing of a race at a moment: what is said about it.

use crate::kit::race_words::reason;
use engines::racing::{Reason, Verdict};
use experiments::common::outcomes::MAX_SHOWN;
use experiments::racing::Moment;
use texts::Texts;

/// Who is better, why, and whether the bounds say so or the mean alone; that it goes on, before a verdict.
pub fn verdict(moment: &Moment, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.course;
    moment.verdict.map_or_else(
        || words.goes_on.to_owned(),
        |verdict| verdict_sentence(verdict, moment, texts),
    )
}

fn verdict_sentence(verdict: Verdict, moment: &Moment, texts: &Texts) -> String {
    let words = &texts.labs.racing.page.course;
    let (better, games) = (verdict.better.index(), (texts.number)(moment.race.games()));
    let (lower, upper) = moment.race.bounds();
    let why = reason(verdict.reason, texts);
    if verdict.reason == Reason::Bounds {
        (words.decided)(better, &games)
    } else if lower > 0.5 || upper < 0.5 {
        (words.outside)(better, &games, why)
    } else if moment.race.mean() == 0.5 {
        (words.tied)(better, &games, why)
    } else {
        (words.guessed)(better, &games, why)
    }
}

/// The games so far.
pub fn so_far(moment: &Moment, texts: &Texts) -> String {
    let race = &moment.race;
    let [won, drawn, lost] = moment.counts.map(texts.number);
    let mean = (race.games() > 0).then(|| race.mean());
    let games = (texts.number)(race.games());
    (texts.labs.racing.page.course.so_far)(&games, [&won, &drawn, &lost], mean)
}

/// That no more games are kept; `None` of fewer games.
pub fn not_kept(moment: &Moment, texts: &Texts) -> Option<String> {
    let kept = (texts.number)(MAX_SHOWN);
    let is_full = moment.race.games() >= MAX_SHOWN;
    is_full.then(|| (texts.labs.racing.page.course.not_kept)(&kept))
}

/// Whether neither player is better, where the first player's expected result is known.
pub fn is_of_equals(expected: Option<f64>) -> bool {
    expected == Some(0.5)
}
