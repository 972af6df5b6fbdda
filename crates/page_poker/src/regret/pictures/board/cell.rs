//! Cell of the board: press it to look closer, drag its bar to fix what is done there. A bar has shares one beside the
//! other, and over them where the equilibria and the current strategy end them.

use games::Player;
use page_kit::components::player_mark::player_class;
use page_model::regret::bar;
use page_model::regret::bar::{Bar, Press, by_key};
use std::cell::Cell as Kept;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct CellProps {
    pub player: Player,
    /// The key of the information set.
    pub name: AttrValue,
    pub bar: Bar,
    /// The shares as text.
    pub text: AttrValue,
    /// Read aloud.
    pub label: AttrValue,
    pub is_selected: bool,
    pub is_fixed: bool,
    /// Whether the tab key comes here: to one cell of a board.
    pub is_entry: bool,
    pub on_select: Callback<String>,
    /// Where the first share ends when the bar is dragged; a bar that cannot be has none.
    #[prop_or_default]
    pub on_drag: Option<Callback<(String, f64)>>,
}

/// The cell.
#[component]
pub fn Cell(props: &CellProps) -> Html {
    let press = use_memo((), |()| Kept::new(Press::None));
    let place = use_node_ref();
    let name = props.name.to_string();
    let onclick = {
        let (press, on_select, name) = (press.clone(), props.on_select.clone(), name.clone());
        Callback::from(move |_: MouseEvent| {
            if press.take() != Press::Dragged {
                on_select.emit(name.clone());
            }
        })
    };
    let class = classes!(
        "board-cell",
        player_class(props.player),
        props.is_fixed.then_some("fixed"),
        props.on_drag.is_some().then_some("draggable")
    );
    let (onpointerdown, onpointermove) = dragging(props, &press, &place, name);
    html! {
        <button ref={place} {class} data-set={props.name.clone()} data-about={format!("set-{}", props.name)}
            aria-pressed={props.is_selected.to_string()} aria-label={props.label.clone()} title={props.label.clone()}
            aria-keyshortcuts={props.on_drag.is_some().then_some("Shift+ArrowLeft Shift+ArrowRight")}
            tabindex={if props.is_entry { "0" } else { "-1" }} {onclick} {onpointerdown} {onpointermove} onkeydown={by_keys(props)}>
            { draw(&props.bar) }
            // Drawn by the style: what the button is called says the same in words.
            <span class="share-text number" data-text={props.text.clone()} />
        </button>
    }
}

/// With the shift key, arrows move the end of the first share by a hundredth, as a drag does.
fn by_keys(props: &CellProps) -> Option<Callback<KeyboardEvent>> {
    let on_drag = props.on_drag.clone()?;
    let (name, share) = (props.name.to_string(), *props.bar.shares.first()?);
    Some(Callback::from(move |event: KeyboardEvent| {
        let next = by_key(&event.key(), share).filter(|_| event.shift_key());
        if let Some(next) = next {
            event.prevent_default();
            event.stop_propagation();
            on_drag.emit((name.clone(), next));
        }
    }))
}

fn dragging(
    props: &CellProps,
    press: &Rc<Kept<Press>>,
    place: &NodeRef,
    name: String,
) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
    let Some(on_drag) = props.on_drag.clone() else {
        return (Callback::noop(), Callback::noop());
    };
    let begin = {
        let (press, place) = (press.clone(), place.clone());
        Callback::from(move |event: PointerEvent| {
            press.set(Press::Begun(f64::from(event.client_x())));
            if let Some(element) = place.cast::<Element>() {
                // Refused only where the pointer is gone already: then it is no drag.
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        })
    };
    let (press, place) = (press.clone(), place.clone());
    let go_on = Callback::from(move |event: PointerEvent| {
        let x = f64::from(event.client_x());
        if !press.get().is_drag_at(x, event.buttons() != 0) {
            return;
        }
        press.set(Press::Dragged);
        if let Some(share) = share_at(&place, x) {
            on_drag.emit((name.clone(), share));
        }
    });
    (begin, go_on)
}

/// Where a pointer is on the bar, in hundredths of its width.
fn share_at(place: &NodeRef, x: f64) -> Option<f64> {
    let bar = place
        .cast::<Element>()?
        .query_selector(".share-bar")
        .ok()??;
    let room = bar.get_bounding_client_rect();
    bar::share_at(x, room.left(), room.width())
}

/// Draws a bar.
pub fn draw(bar: &Bar) -> Html {
    let percent = |share: f64| format!("{:.2}%", share * 100.0);
    let mut left = 0.0;
    let part = |&share: &f64| {
        let style = format!("left:{};width:{}", percent(left), percent(share));
        left += share;
        html! { <i ~style={style} /> }
    };
    let parts: Vec<Html> = bar.shares.iter().map(part).collect();
    let now = |&end: &f64| html! { <b ~style={format!("left:{}", percent(end))} /> };
    let frame = bar.frame.map(|(low, high)| {
        let style = format!("left:{};width:{}", percent(low), percent(high - low));
        html! { <u ~style={style} /> }
    });
    let chosen = bar
        .chosen
        .map(|at| html! { <s ~style={format!("left:{}", percent(at))} /> });
    html! { <span class="share-bar" aria-hidden="true">{ parts }{ frame }{ chosen }{ for bar.current.iter().map(now) }</span> }
}
