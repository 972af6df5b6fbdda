//! Sentence of the lab: who learns what for how long, and how good that is at the moment looked at.

use experiments::Experiment;
use experiments::regret::RegretExperiment;
use page_kit::components::sentence::Sentence;
use page_model::regret::shown::Shown;
use texts::{RegretSentenceOf, Texts};
use yew::prelude::*;

/// The sentence; `lab` is as the address has it.
pub fn regret_sentence(lab: &RegretExperiment, shown: &Shown, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page;
    let learners = (!lab.lock.is_empty()).then(|| lab.learners());
    let text = (words.sentence)(&RegretSentenceOf {
        learners,
        is_compared: lab.variants().len() > 1,
        is_repeated: lab.streams_of(lab.variant) > 1,
        is_poker: lab.is_poker(),
    });
    let moment = shown.moment.as_ref();
    let values = moment.map_or_else(Vec::new, |moment| {
        let iteration = (texts.number)(moment.iteration);
        let amount = (words.short)(moment.best_response_gap);
        vec![
            ("moment", html! { { iteration } }),
            ("exploitability", html! { { amount } }),
        ]
    });
    let tree = &shown.learned.tree;
    let called = vec![("lock", lab.lock.in_words(tree, texts))];
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} {called} /> }
}
