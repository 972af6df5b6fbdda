//! Strategy of a class: how often each action was chosen at an information set, fixed there in the experiment of the scene, so that the
//! lab shows what it costs and how it is answered best.

use crate::tally::{Label, Tally};
use experiments::Experiment;
use experiments::regret::rounded;
use lessons::lesson::Question;

/// Of each option its share of the answers; `None` without answers.
pub fn shares(tally: &Tally) -> Option<Vec<f64>> {
    let counts = tally.bars.iter().filter_map(|bar| match bar.label {
        Label::Option(_) => Some(bar.count as f64),
        _ => None,
    });
    let counts: Vec<f64> = counts.collect();
    let all: f64 = counts.iter().sum();
    (all > 0.0).then(|| rounded(&counts.iter().map(|count| count / all).collect::<Vec<_>>()))
}

/// The experiment with the class's strategy fixed; `None` where options are no actions or nobody has answered.
pub fn fixed(question: &Question, tally: &Tally, experiment: &Experiment) -> Option<Experiment> {
    let key = &question.actions.as_ref()?.information_set;
    let Experiment::Regret(lab) = experiment else {
        return None;
    };
    let typed: Vec<String> = shares(tally)?.iter().map(f64::to_string).collect();
    let fixed = lab.with_fixed(&lab.tree(), key, &typed).ok()?;
    Some(Experiment::Regret(fixed))
}
