//! Time in a game of War: its rounds, and the way to another game.

use experiments::war::{MAX_SHOWN as MAX_GAMES, WarExperiment};
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TimeRowProps {
    pub lab: WarExperiment,
    /// Rounds of the whole game.
    pub last: u64,
}

/// The control, and the button.
#[component]
pub fn TimeRow(props: &TimeRowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.war.page;
    let TimeRowProps { lab, last } = props;
    let last = *last;
    let position = lab.round.map_or(last, |round| round.min(last));
    let go = use_go();
    let on_move = {
        let lab = lab.clone();
        go.reform(move |round: u64| {
            let round = (round < last).then_some(round);
            (
                WarExperiment {
                    round,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let on_next = {
        let lab = lab.clone();
        go.reform(move |_: MouseEvent| {
            let next = WarExperiment {
                show: lab.show % MAX_GAMES + 1,
                round: Some(0),
                ..lab.clone()
            };
            (next, Entry::Push)
        })
    };
    let number = texts.number;
    let caption = (words.round)(&number(position), &number(last));
    let widest = (words.round)(&number(last), &number(last));
    html! {
        <div class="war-time">
            <button id="next-game" onclick={on_next}>{ words.next_game }</button>
            <span class="quiet small">{ (words.game_number)(lab.show) }</span>
            <TimeControl {position} {last} {caption} {widest} {on_move} />
        </div>
    }
}
