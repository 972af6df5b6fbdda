//! Sentence of the lab: who learns what for how long, and how good that is at the moment looked at.

use super::pictures::shown::Shown;
use experiments::Experiment;
use experiments::regret::RegretLab;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use texts::RegretSentenceOf;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RegretSentenceProps {
    /// As the address has it.
    pub lab: RegretLab,
    pub shown: Shown,
}

/// The sentence.
#[component]
pub fn RegretSentence(props: &RegretSentenceProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.page;
    let lab = &props.lab;
    let learners = (!lab.lock.is_empty()).then(|| lab.learners());
    let text = (words.sentence)(&RegretSentenceOf {
        learners,
        is_compared: lab.variants().len() > 1,
        is_repeated: lab.streams_of(lab.variant) > 1,
        is_poker: lab.is_poker(),
    });
    let moment = props.shown.moment.as_ref();
    let values = moment.map_or_else(Vec::new, |moment| {
        let iteration = (texts.number)(moment.iteration);
        let amount = (words.short)(moment.best_response_gap);
        vec![
            ("moment", html! { { iteration } }),
            ("exploitability", html! { { amount } }),
        ]
    });
    let tree = &props.shown.learned.tree;
    let called = vec![("lock", lab.lock.in_words(tree, texts))];
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} {called} /> }
}
