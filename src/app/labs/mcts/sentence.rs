//! The sentence over the stage: who thinks, how much, and what it would play.

use super::driver::Driver;
use crate::app::components::sentence::Sentence;
use experiments::Experiment;
use experiments::mcts::{Machine, MctsLab};
use texts::Texts;
use yew::prelude::*;

/// The sentence, with its settings in it.
pub fn sentence(lab: &MctsLab, driver: &Driver, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.stage;
    let mut values = Vec::new();
    let text = if let Some(outcome) = lab.outcome() {
        values.push(("end", html! { { outcome.sentence(texts) } }));
        words.sentence_of_end
    } else if lab.agent == Machine::Settings {
        words.sentence
    } else {
        words.sentence_of_agent
    };
    let best = driver.thoughts_now().and_then(|thoughts| thoughts.best);
    values.extend(best.map(|best| ("move", html! { { best.number() } })));
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} /> }
}
