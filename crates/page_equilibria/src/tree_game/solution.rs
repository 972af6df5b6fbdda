//! Solution: the value or an equilibrium, what is done at every information set, and the subgame-perfect equilibria.

use super::behaviour_table::behaviour_table;
use super::found::FoundProps;
use super::perfect::Perfect;
use experiments::tree_game::Stage;
use page_kit::context::use_page;
use page_model::tree_game::solution::{by_lemke, forgets, play};
use yew::prelude::*;

/// The view.
#[component]
pub fn Solution(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    html! {
        <div class="rows" id="solution" data-done={(of.found.stage == Stage::Done).to_string()}>
            if let Some(forgets) = forgets(of, words) { <p>{ forgets }</p> }
            <p role="status" id="value"><strong>{ play(of, words) }</strong></p>
            if let Some(solution) = of.found.solution(&of.game) {
                { behaviour_table(of, solution.behaviour(), "behaviour", words) }
            }
            if let Some(lemke) = by_lemke(of, words) { <p class="quiet small">{ lemke }</p> }
            <Perfect of={of.clone()} />
        </div>
    }
}
