//! Final races: finalists in the order in which they are told, what each race has come to, and what they have decided together.

use experiments::tuning::{FinalRace, Finalist, Finals};
use texts::Texts;

/// The finalists with their places, from the highest mean of fresh evaluations to the lowest.
pub fn ranked(finals: &Finals) -> Vec<(usize, &Finalist)> {
    let mut ranked: Vec<(usize, &Finalist)> = finals.finalists.iter().enumerate().collect();
    let worth = |finalist: &Finalist| finalist.entry.mean().unwrap_or(f64::NEG_INFINITY);
    ranked.sort_by(|(_, one), (_, other)| worth(other).total_cmp(&worth(one)));
    ranked
}

/// Whether this finalist leads.
pub fn leads(finals: &Finals, finalist: &Finalist) -> bool {
    finals
        .leader()
        .is_some_and(|leader| core::ptr::eq(leader, finalist))
}

/// Whether some race is too close to be decided.
pub fn is_partly_decided(finals: &Finals) -> bool {
    !finals.races.iter().all(FinalRace::is_decided)
}

/// The players of a race, the leader first, by their numbers from 1.
pub fn players(race: &FinalRace, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.finals;
    let [leader, challenger] =
        [race.leader, race.challenger].map(|place| (words.finalist)(number(place)));
    format!("{leader} – {challenger}")
}

/// Who has won a race, and why; that nobody has, or that it goes on.
pub fn verdict(race: &FinalRace, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.finals;
    let Some((leader_stays, reason)) = race.verdict else {
        return words.goes_on.to_owned();
    };
    let reason = words.reasons[reason.index()];
    match (race.is_decided(), leader_stays) {
        (true, true) => (words.wins)(number(race.leader), reason),
        (true, false) => (words.wins)(number(race.challenger), reason),
        (false, _) => reason.to_owned(),
    }
}

fn number(place: u8) -> usize {
    usize::from(place) + 1
}

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
