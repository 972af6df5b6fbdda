//! The playout: its moves one by one, and what its end is worth.

use crate::mcts::numbered_stone::NumberedStone;
use experiments::mcts::{Inside, MctsExperiment, PlayoutChoice};
use games::Player;
use page_model::mcts::{about, numbers};
use texts::StageTexts;
use yew::prelude::*;

/// The playout of the simulation, on the board.
pub fn played(lab: &MctsExperiment, inside: &Inside, words: &StageTexts) -> Html {
    let trace = &inside.trace;
    let begins = lab.plies() + trace.choices.len();
    let how = match lab.playout {
        PlayoutChoice::Random => words.random_moves,
        PlayoutChoice::Tactical => words.tactical_moves,
    };
    let of_move = |(place, column): (usize, &u8)| {
        html! {
            <NumberedStone key={place} player={Player::at_ply(begins + place)} number={column + 1} />
        }
    };
    let results = trace.results.map(numbers::result);
    html! {
        <div class="played rows">
            if !trace.playout.is_empty() {
                <p class="playout-moves" role="img" aria-label={(words.playout)(&about::listed(&trace.playout))}>
                    { for trace.playout.iter().enumerate().map(of_move) }
                </p>
                <p class="small quiet">{ how }</p>
            }
            <p>{ (words.worth)(&results[0], &results[1]) }</p>
        </div>
    }
}
