//! Number in a text or a cell: dragged sideways, typed, or stepped with the arrow keys.
//!
//! A drag tells every step at once, for what the page can draw by itself, and asks for a value at most every [`PAUSE`] milliseconds, so that what is computed
//! for one of them can be seen before the next.

use super::heard;
use crate::context::use_page;
use crate::workers::now;
use games::fraction::Fraction;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Pixels of a drag that are a step.
const PIXELS: f64 = 7.0;
/// Before so many it is no drag but a click.
const SLACK: f64 = 4.0;
const PAUSE: f64 = 60.0;
/// Steps of Page Up and Page Down.
const PAGE: i64 = 10;

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

/// A drag under way: from where, with which value, and when and at which step a value was asked for last.
#[derive(Clone)]
struct Drag {
    from: f64,
    value: String,
    asked: (f64, i64),
    /// The step that was told last.
    shown: i64,
    has_moved: bool,
}

/// The number.
#[component]
pub fn DraggedNumber(props: &DraggedNumberProps) -> Html {
    let texts = use_page().texts;
    let onchange = heard(&props.on_change, |event: Event| {
        let typed = event.target_dyn_into::<HtmlInputElement>()?.value();
        Some(
            typed
                .chars()
                .filter(|letter| !letter.is_whitespace())
                .collect(),
        )
    });
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
            value={props.shown.clone()} ~style={width} data-key={props.name.clone()} {onchange} onkeydown={by_keys(props)}
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
        let steps = match event.key().as_str() {
            "ArrowUp" => 1,
            "ArrowDown" => -1,
            "PageUp" => PAGE,
            "PageDown" => -PAGE,
            _ => return,
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
                drag.set(Some(Drag {
                    from: event.client_x().into(),
                    value: value.clone(),
                    asked: (now(), 0),
                    shown: 0,
                    has_moved: false,
                }));
            }
        })
    };
    let moved = {
        let drag = drag.clone();
        let (stepped, on_change) = (props.stepped.clone(), props.on_change.clone());
        let on_drag = props.on_drag.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(mut under_way) = drag.take() else {
                return;
            };
            under_way.follow(&event, &stepped, &on_change, &on_drag);
            drag.set(Some(under_way));
        })
    };
    let up = {
        let (stepped, on_change) = (props.stepped.clone(), props.on_change.clone());
        let on_drag = props.on_drag.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(mut under_way) = drag.take() else {
                return;
            };
            if under_way.has_moved {
                under_way.asked.0 = f64::NEG_INFINITY;
                under_way.follow(&event, &stepped, &on_change, &on_drag);
                on_drag.emit(None);
            } else if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                input.select();
            }
        })
    };
    (down, moved, up)
}

impl Drag {
    /// Asks for the value where the pointer is.
    fn follow(
        &mut self,
        event: &PointerEvent,
        stepped: &Stepped,
        on_change: &Callback<String>,
        on_drag: &Callback<Option<String>>,
    ) {
        let distance = f64::from(event.client_x()) - self.from;
        if !self.has_moved {
            if distance.abs() < SLACK {
                return;
            }
            self.has_moved = true;
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                // It is under the pointer: that it may be captured cannot be refused.
                let _ = input.set_pointer_capture(event.pointer_id());
                let _ = input.blur();
            }
        }
        event.prevent_default();
        let steps = (distance / PIXELS).round() as i64;
        let Some(value) = stepped.emit((self.value.clone(), steps)) else {
            return;
        };
        if steps != self.shown {
            self.shown = steps;
            on_drag.emit(Some(value.clone()));
        }
        if steps != self.asked.1 && now() - self.asked.0 >= PAUSE {
            self.asked = (now(), steps);
            on_change.emit(value);
        }
    }
}
