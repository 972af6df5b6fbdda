//! Ending: what the final races have decided, in a sentence.

use experiments::tuning::Finals;
use texts::Texts;

/// The sentence; `None` while they go on, and where there are none.
pub fn ending(finals: &Finals, texts: &Texts) -> Option<String> {
    let words = &texts.labs.tuning.page.finals;
    if finals.finalists.len() < 2 || !finals.are_over() {
        return None;
    }
    let leader = finals.leader()?;
    let mut others = finals.finalists.iter();
    let place = others.position(|finalist| core::ptr::eq(finalist, leader));
    let decided = finals.races.iter().filter(|race| race.is_decided());
    let (decided, races) = (decided.count(), finals.races.len());
    Some(match place {
        Some(place @ 1..) => (words.dethroned)(place + 1),
        _ if decided == 0 => words.no_difference.to_owned(),
        _ if decided < races => words.partly.to_owned(),
        _ => words.confirmed.to_owned(),
    })
}
