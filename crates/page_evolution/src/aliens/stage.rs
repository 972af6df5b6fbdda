//! The stage: a moment of a game with its numbers, and the buttons to play it by hand.

use super::live::Live;
use super::numbers::numbers;
use super::picture::Picture;
use experiments::LabExperiment;
use experiments::aliens::{Actions, AliensExperiment};
use games::aliens::Playthrough;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::aliens::shown::{
    agents, ending, next_game, played as after, step_of, to_go_on_from,
};
use std::rc::Rc;
use texts::Texts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Steps per second that can be chosen, and the one at first.
const PACES: [u32; 4] = [5, 10, 20, 30];
const PACE: u32 = 20;

#[derive(PartialEq, Properties)]
pub struct StageProps {
    pub lab: AliensExperiment,
    /// The game that is shown, once it is known.
    pub game: Option<Rc<Playthrough>>,
    /// What somebody goes on from by hand, if somebody plays.
    pub live: Option<Actions>,
    /// Begins to play by hand after these actions, or ends it.
    pub begin: Callback<Option<Actions>>,
    /// Steps that the agent has played so far.
    pub under_way: u64,
}

/// The game and its buttons.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let texts = use_page().texts;
    let pace = use_state(|| PACE);
    let is_pausing = use_state(|| false);
    let on_end = use_ended(props, is_pausing.setter());
    let on_pause = {
        let is_pausing = is_pausing.setter();
        Callback::from(move |()| is_pausing.set(true))
    };
    let shown = match (&props.live, &props.game) {
        (Some(actions), _) => {
            let (lab, actions, steps_per_second) = (props.lab.clone(), actions.clone(), *pace);
            let is_pausing = *is_pausing;
            html! { <Live {lab} {actions} {steps_per_second} {on_end} {is_pausing} /> }
        }
        (None, Some(game)) => moment(&props.lab, game, texts),
        (None, None) => {
            let playing = (texts.labs.aliens.page.playing)(props.under_way);
            html! { <div class="aliens-frame waiting"><p class="quiet" id="playing" role="status">{ playing }</p></div> }
        }
    };
    html! {
        <>
            { shown }
            <div class="aliens-buttons">
                <Buttons lab={props.lab.clone()} game={props.game.clone()} is_live={props.live.is_some()} begin={props.begin.clone()}
                    on_pause={on_pause} />
                { paces(&pace, texts) }
            </div>
        </>
    }
}

/// When somebody has played: the link says what was done.
#[hook]
fn use_ended(props: &StageProps, pausing: UseStateSetter<bool>) -> Callback<Actions> {
    let go = use_go();
    let (lab, begin) = (props.lab.clone(), props.begin.clone());
    Callback::from(move |played: Actions| {
        pausing.set(false);
        begin.emit(None);
        let next = after(&lab, played);
        let entry = if next.is_new_place(&lab) {
            Entry::Push
        } else {
            Entry::Replace
        };
        go.emit((next, entry));
    })
}

fn moment(lab: &AliensExperiment, game: &Rc<Playthrough>, texts: &Texts) -> Html {
    let words = &texts.labs.aliens.page;
    let step = step_of(lab, game);
    let now = game.at(step);
    let who = (words.who)(lab.show, !lab.played.0.is_empty());
    html! {
        <>
            <Picture game={game.clone()} {step} />
            <div class="aliens-told">
            { numbers(now, texts) }
            <p id="aliens-end" role="status"><span class="quiet">{ who }</span>{ " " }<strong>{ ending(now, texts) }</strong></p>
            </div>
        </>
    }
}

#[derive(PartialEq, Properties)]
struct ButtonsProps {
    lab: AliensExperiment,
    game: Option<Rc<Playthrough>>,
    is_live: bool,
    begin: Callback<Option<Actions>>,
    on_pause: Callback<()>,
}

#[component]
fn Buttons(props: &ButtonsProps) -> Html {
    let words = &use_page().texts.labs.aliens.page;
    let go = use_go();
    let ButtonsProps {
        lab, game, is_live, ..
    } = props;
    let so_far = game.as_ref().and_then(|game| to_go_on_from(lab, game));
    let can_go_on = so_far.is_some();
    let hand = {
        let (begin, on_pause, is_live) = (props.begin.clone(), props.on_pause.clone(), *is_live);
        Callback::from(move |_: MouseEvent| {
            if is_live {
                on_pause.emit(());
            } else {
                begin.emit(so_far.clone());
            }
        })
    };
    let start = props.begin.reform(|_: MouseEvent| Some(Actions::default()));
    let to = |next: AliensExperiment| go.reform(move |_: MouseEvent| (next.clone(), Entry::Push));
    let (agents, other) = (agents(lab), next_game(lab));
    let hand_label = if *is_live { words.pause } else { words.play_on };
    let is_by_hand = !lab.played.0.is_empty();
    html! {
        <>
                <button id="hand" onclick={hand} aria-disabled={(!is_live && !can_go_on).to_string()}>{ hand_label }</button>
                <button id="from-start" onclick={start} aria-disabled={is_live.to_string()}>{ words.play }</button>
                <button id="watch" onclick={to(agents)} aria-disabled={(*is_live || !is_by_hand).to_string()}>{ words.watch }</button>
                <button id="next-game" onclick={to(other)} aria-disabled={is_live.to_string()}>{ words.next_game }</button>
        </>
    }
}

/// The choice of a pace.
fn paces(pace: &UseStateHandle<u32>, texts: &Texts) -> Html {
    let words = &texts.labs.aliens.page;
    let onchange = {
        let pace = pace.setter();
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            if let Some(chosen) = select.and_then(|select| select.value().parse().ok()) {
                pace.set(chosen);
            }
        })
    };
    let option = |choice: u32| {
        html! { <option value={choice.to_string()} selected={choice == **pace}>{ (words.per_second)(choice) }</option> }
    };
    html! {
        <label><span class="quiet small">{ words.speed }</span>{ " " }
            <select id="pace" {onchange}>{ for PACES.map(option) }</select>
        </label>
    }
}
