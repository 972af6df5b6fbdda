//! The sentence over the stage: who thinks, how much, and what it would play.

use super::driver::Driver;
use experiments::Experiment;
use experiments::mcts::{Machine, MctsExperiment, View};
use page_kit::components::sentence::Sentence;
use texts::Texts;
use yew::prelude::*;

/// The sentence, with its settings in it.
pub fn sentence(lab: &MctsExperiment, driver: &Driver, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.stage;
    let best = driver.thoughts_now().and_then(|thoughts| thoughts.best);
    let mut values = Vec::new();
    let text = if let Some(outcome) = lab.outcome() {
        values.push(("end", html! { { outcome.sentence(texts) } }));
        words.sentence_of_end
    } else {
        let is_own = lab.agent == Machine::Settings;
        match (is_own, lab.view == View::Play, best.is_some()) {
            (true, false, true) => words.sentence,
            (true, false, false) => words.sentence_before,
            (false, false, true) => words.sentence_of_agent,
            (false, false, false) => words.sentence_of_agent_before,
            (true, true, _) => words.sentence_of_play,
            (false, true, _) => words.sentence_of_play_with_agent,
        }
    };
    values.extend(best.map(|best| ("move", html! { { best.number() } })));
    html! { <Sentence experiment={Experiment::from(lab.clone())} {text} {values} /> }
}
