//! Number in a text or a cell: dragged sideways, typed, or stepped with the arrow keys.
//!
//! A drag tells every step at once, for what the page can draw by itself, and asks for a value less often:
//! `page_model::kit::dragging`.

use super::typed_field::{Typed, use_typed};
use crate::context::use_page;
use crate::workers::now;
use games::fraction::Fraction;
use page_model::kit::dragging::{Drag, Movement, steps_of};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The text of the number so many steps from another; `None` where there is none.
pub type Stepped = Callback<(String, i64), Option<String>>;

#[derive(PartialEq, Properties)]
pub struct DraggedNumberProps {
    pub label: AttrValue,
    /// As it is written.
    pub value: String,
    /// As it is shown.
    pub shown: String,
    pub stepped: Stepped,
    pub on_change: Callback<String>,
    /// Every step of a drag, and its end.
    #[prop_or_default]
    pub on_drag: Callback<Option<String>>,
    /// What tests know it by.
    pub name: AttrValue,
    #[prop_or_else(|| classes!("in-sentence"))]
    pub class: Classes,
}

/// The number.
#[component]
pub fn DraggedNumber(props: &DraggedNumberProps) -> Html {
    let texts = use_page().texts;
    let on_typed = props.on_change.reform(|typed: String| {
        let letters = typed.chars();
        letters.filter(|letter| !letter.is_whitespace()).collect()
    });
    let Typed {
        value,
        oninput,
        onchange,
        onblur,
    } = use_typed(&props.shown, &on_typed);
    let (onpointerdown, onpointermove, onpointerup) = use_drag(props);
    // Digits are about as wide as a "0".
    let width = format!(
        "width: {}ch",
        props.shown.chars().count().max(1) as f64 + 0.6
    );
    // Readers are told a number.
    let now = props.value.parse().map_or_else(
        |_| props.value.clone(),
        |number: Fraction| number.value().to_string(),
    );
    html! {
        <input class={classes!(props.class.clone(), "number")} type="text" inputmode="decimal" role="spinbutton" autocomplete="off" spellcheck="false"
            aria-label={props.label.clone()} aria-valuetext={props.shown.clone()} aria-valuenow={now} title={texts.lab_page.drag}
            {value} ~style={width} data-key={props.name.clone()} {oninput} {onchange} {onblur} onkeydown={by_keys(props)}
            {onpointerdown} {onpointermove} onpointerup={onpointerup.clone()} onpointercancel={onpointerup} />
    }
}

/// Arrow keys and page keys step.
fn by_keys(props: &DraggedNumberProps) -> Callback<KeyboardEvent> {
    let (steps_to, value, on_change) = (
        props.stepped.clone(),
        props.value.clone(),
        props.on_change.clone(),
    );
    Callback::from(move |event: KeyboardEvent| {
        let Some(steps) = steps_of(&event.key()) else {
            return;
        };
        event.prevent_default();
        if let Some(stepped) = steps_to.emit((value.clone(), steps)) {
            on_change.emit(stepped);
        }
    })
}

type ByPointer = Callback<PointerEvent>;

/// What a pointer does: down, moved, up.
#[hook]
fn use_drag(props: &DraggedNumberProps) -> (ByPointer, ByPointer, ByPointer) {
    let drag: Rc<Cell<Option<Drag>>> = use_memo((), |()| Cell::new(None));
    let down = {
        let (drag, value) = (drag.clone(), props.value.clone());
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 {
                drag.set(Some(Drag::begin(&value, event.client_x().into(), now())));
            }
        })
    };
    let heard = Heard {
        stepped: props.stepped.clone(),
        on_change: props.on_change.clone(),
        on_drag: props.on_drag.clone(),
    };
    let moved = {
        let (drag, heard) = (drag.clone(), heard.clone());
        Callback::from(move |event: PointerEvent| {
            let Some(mut under_way) = drag.take() else {
                return;
            };
            let movement = under_way.moved(event.client_x().into(), now(), heard.steps());
            heard.follow(&event, movement);
            drag.set(Some(under_way));
        })
    };
    let up = Callback::from(move |event: PointerEvent| {
        let Some(mut under_way) = drag.take() else {
            return;
        };
        if under_way.has_moved() {
            let movement = under_way.end(event.client_x().into(), heard.steps());
            heard.follow(&event, movement);
            heard.on_drag.emit(None);
        } else if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            input.select();
        }
    });
    (down, moved, up)
}

/// What a drag steps with, and what hears of it.
#[derive(Clone)]
struct Heard {
    stepped: Stepped,
    on_change: Callback<String>,
    on_drag: Callback<Option<String>>,
}

impl Heard {
    fn steps(&self) -> impl FnOnce(String, i64) -> Option<String> {
        let stepped = self.stepped.clone();
        move |value, steps| stepped.emit((value, steps))
    }

    /// Shows where the pointer is, and asks for the value there.
    fn follow(&self, event: &PointerEvent, movement: Option<Movement>) {
        let Some(movement) = movement else { return };
        if movement.begins
            && let Some(input) = event.target_dyn_into::<HtmlInputElement>()
        {
            // It is under the pointer: that it may be captured cannot be refused.
            let _ = input.set_pointer_capture(event.pointer_id());
            let _ = input.blur();
        }
        event.prevent_default();
        if let Some(value) = movement.shown {
            self.on_drag.emit(Some(value));
        }
        if let Some(value) = movement.asked {
            self.on_change.emit(value);
        }
    }
}
