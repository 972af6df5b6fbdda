//! Reasons why the next point of a search is chosen.

use super::stage::Stage;
use texts::Texts;

/// What put the best of the neighbours ahead of the second; of a budget that is spent, that these would have come next.
pub fn why(stage: &Stage, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.next;
    let amount = texts.labs.tuning.page.amount;
    let neighbours = &stage.seen.neighbours;
    let tied = neighbours.tied as usize;
    let sentence = match &neighbours.best[..] {
        [_, _, ..] if tied > 1 => (words.tied)(tied),
        [best, second, ..] => {
            let (best, second) = (best.bound, second.bound);
            (words.why)(
                &amount(best.value() - second.value()),
                &amount(best.exploitation - second.exploitation),
                &amount(best.exploration - second.exploration),
            )
        }
        _ => words.alone.to_owned(),
    };
    if neighbours.best.iter().any(|one| one.is_chosen) {
        sentence
    } else {
        format!("{} {sentence}", words.at_the_end)
    }
}
