//! Switches of what is shown while one plays: thoughts, exact scores, the coach. Each is in the link.

use crate::mcts::command::Command;
use crate::mcts::driver::Driver;
use experiments::mcts::MctsExperiment;
use page_kit::router::Entry;
use texts::MctsLabTexts;
use yew::prelude::*;

/// Three switches.
pub fn shown_while_playing(lab: &MctsExperiment, driver: &Driver, words: &MctsLabTexts) -> Html {
    let switch = |id: &'static str, name: &'static str, is_on: bool, other: MctsExperiment| {
        let onclick = driver.command.reform(move |_: MouseEvent| Command::Set {
            lab: other.clone(),
            entry: Entry::Replace,
        });
        html! { <button {id} {onclick} aria-pressed={is_on.to_string()}>{ name }</button> }
    };
    let with = |change: fn(&mut MctsExperiment)| {
        let mut other = lab.clone();
        change(&mut other);
        other
    };
    let parameters = &words.parameters;
    html! {
        <div class="tabs" role="group" aria-label={words.page.shown_while_playing}>
            <span class="quiet">{ words.page.shown_while_playing }</span>
            { switch("show-thoughts", parameters.thoughts.label, lab.thoughts, with(|lab| lab.thoughts = !lab.thoughts)) }
            { switch("show-scores", parameters.scores.label, lab.scores, with(|lab| lab.scores = !lab.scores)) }
            { switch("show-coach", parameters.coach.label, lab.coach, with(|lab| lab.coach = !lab.coach)) }
        </div>
    }
}
