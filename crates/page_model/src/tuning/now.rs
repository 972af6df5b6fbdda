//! Moment looked at: what a recommended point is worth in truth, how far from the best, how sure it is, and why the next point is
//! chosen.

use super::finals::ending;
use super::stage::Stage;
use super::words::mean_with_interval;
use engines::tuning::ntbea::is_ahead;
use experiments::LabExperiment;
use experiments::tuning::seen::Recommended;
use experiments::tuning::{ProblemName, TuningExperiment};
use texts::Texts;

/// What it is worth, beside the best, where that is known.
pub fn truth(stage: &Stage, recommended: &Recommended, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.now;
    let amount = texts.labs.tuning.page.amount;
    match (recommended.truth, stage.truths.best) {
        (Some(value), Some(best)) if is_ahead(best, value) => {
            (words.worth_less)(&amount(value), &amount(best - value), &amount(best))
        }
        (Some(value), Some(_)) => (words.worth_most)(&amount(value)),
        (Some(value), None) => (words.worth)(&amount(value)),
        (None, _) => words.truth_unknown.to_owned(),
    }
}

/// What the model expects, and what the point's own evaluations have brought.
pub fn what_is_known(stage: &Stage, recommended: &Recommended, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.now;
    let expects = (words.expects)(&(texts.labs.tuning.page.amount)(recommended.expected));
    let entry = &recommended.own;
    let mean = mean_with_interval(entry, stage.facts.problem.range(), texts);
    let own = (words.own)(&mean, entry.visits);
    format!("{expects} {own}")
}

/// What the final races have decided, at the end of a search that is over.
pub fn verdict(stage: &Stage, texts: &Texts) -> Option<String> {
    let is_end = stage.position() == stage.last() && stage.run.is_over;
    is_end.then(|| ending(&stage.run.finals, texts)).flatten()
}

/// That this is one run of several, so that nobody takes it for all of them; `None` of a single one.
pub fn whose_run(lab: &TuningExperiment, texts: &Texts) -> Option<String> {
    let is_only = lab.chunk_count() == 1;
    let optimizer = lab.first_optimizer().filter(|_| !is_only)?;
    let name = texts
        .labs
        .tuning
        .parameters
        .optimizer
        .option(optimizer as usize);
    let runs = (texts.number)(lab.repeats);
    Some((texts.labs.tuning.page.now.whose)(name, &runs))
}

/// Whether points are told with the names of their dimensions: where these are called by numbers, their values do.
pub fn has_names(lab: &TuningExperiment) -> bool {
    matches!(
        lab.problem,
        ProblemName::Agent | ProblemName::Game | ProblemName::RollingHorizon | ProblemName::Own
    )
}

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
