//! Pairs as a map of colours: what each row gets from each column. One cell can be reached by the tab key, the others from there by the arrow keys.

use super::found::FoundProps;
use super::pressing::use_look;
use page_kit::components::framing::use_is_asked_around;
use page_kit::context::use_page;
use page_model::tournament::analysis::Analysis;
use page_model::tournament::pairs::{Map, Place, map, moved};
use texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Maps of more entrants have no numbers in their cells.
const MAX_NUMBERED: usize = 10;

/// The map, and what the cell says that is pointed at.
#[component]
pub fn Pairs(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.pairs;
    let said = use_state_eq(|| None::<String>);
    let on_point = use_callback((), {
        let said = said.setter();
        move |label: String, ()| said.set(Some(label))
    });
    html! {
        <div class="rows" id="pairs">
            <PairMap of={of.clone()} {on_point} />
            <p class="reading number">{ (*said).clone().unwrap_or_else(|| words.hint.to_owned()) }</p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct PairMapProps {
    of: Analysis,
    on_point: Callback<String>,
}

/// The map: a component of its own, since pointing at a cell changes nothing in it.
#[component]
fn PairMap(PairMapProps { of, on_point }: &PairMapProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.pairs;
    let look = use_look(&of.asked);
    // A scene of a lesson asks who is ahead.
    let is_asked_around = use_is_asked_around();
    let map = map(of, !is_asked_around, texts);
    let count = map.order.len();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if let Some(next) = place_of(&event).and_then(|place| moved(place, &event.key(), count)) {
            event.prevent_default();
            focus(next);
        }
    });
    let heading = |(number, &entrant): (usize, &usize)| {
        html! { <th scope="col" title={of.names[entrant].clone()}><span class="visually-hidden">{ &of.names[entrant] }{ " " }</span>{ number + 1 }</th> }
    };
    let row = |(number, places): (usize, &Vec<Place>)| {
        let entrant = map.order[number];
        let cell = |(column, place): (usize, &Place)| {
            cell(of, [number, column], place, &look, on_point, texts)
        };
        html! {
            <tr key={entrant}>
                <th scope="row"><span class="number">{ number + 1 }</span>{ " " }{ &of.names[entrant] }</th>
                { for places.iter().enumerate().map(cell) }
            </tr>
        }
    };
    html! {
        <>
            <div class="scroll whole"><table class="pair-map" data-own-keys="true" {onkeydown}>
                <caption class="visually-hidden">{ words.caption }</caption>
                <thead><tr><td></td>{ for map.order.iter().enumerate().map(heading) }</tr></thead>
                <tbody>{ for map.rows.iter().enumerate().map(row) }</tbody>
            </table></div>
            { scale(&map, texts) }
        </>
    }
}

/// What colours mean.
fn scale(map: &Map, texts: &Texts) -> Html {
    let words = &texts.labs.tournament.views.pairs;
    let (low, high) = map.range.unwrap_or_default();
    let [low, high] = [low, high].map(|end| (texts.fixed)(end, 2));
    html! {
        <p class="pair-scale small quiet">
            <span>{ &low }</span><i role="img" aria-label={(words.scale)(&low, &high)} /><span>{ &high }</span>
            <span>{ words.columns }</span>
        </p>
    }
}

fn cell(
    of: &Analysis,
    at: [usize; 2],
    place: &Place,
    look: &Callback<[usize; 2]>,
    on_point: &Callback<String>,
    texts: &Texts,
) -> Html {
    let pair = place.pair;
    let onclick = look.reform(move |_: MouseEvent| pair);
    let label = || place.label.clone();
    let on_focus = {
        let label = label();
        on_point.reform(move |_: FocusEvent| label.clone())
    };
    let on_over = {
        let label = label();
        on_point.reform(move |_: PointerEvent| label.clone())
    };
    let is_chosen = of.pair() == pair;
    let number = place.payoff.filter(|_| of.count() <= MAX_NUMBERED);
    let number = number.map(|payoff| (texts.fixed)(payoff, 2));
    html! {
        <td ~style={format!("--strength:{:.3}", place.strength)}>
            <button id={cell_id(at)} {onclick} onfocus={on_focus} onpointerenter={on_over} aria-label={label()} data-number={number}
                aria-pressed={is_chosen.to_string()} tabindex={if is_chosen { "0" } else { "-1" }} data-row={at[0].to_string()} data-column={at[1].to_string()} />
        </td>
    }
}

fn cell_id([row, column]: [usize; 2]) -> String {
    format!("pair-{row}-{column}")
}

/// Row and column of the cell that a key was pressed in.
fn place_of(event: &KeyboardEvent) -> Option<[usize; 2]> {
    let cell = event.target_dyn_into::<HtmlElement>()?;
    let number = |name: &str| cell.get_attribute(name)?.parse().ok();
    Some([number("data-row")?, number("data-column")?])
}

fn focus(place: [usize; 2]) {
    let document = web_sys::window().and_then(|window| window.document());
    let cell = document.and_then(|document| document.get_element_by_id(&cell_id(place)));
    if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
        // A button can have the focus.
        let _ = cell.focus();
    }
}
