//! Width of an element, followed as it changes.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// How wide an element is, in whole CSS pixels; `before` it is laid out, and where the browser cannot tell.
#[hook]
pub fn use_width(element: &NodeRef, before: f64) -> f64 {
    let width = use_state_eq(|| before);
    {
        let (element, width) = (element.clone(), width.setter());
        use_effect_with((), move |()| {
            let measured = {
                let element = element.clone();
                Closure::<dyn FnMut()>::new(move || {
                    let wide = element
                        .cast::<Element>()
                        .map(|element| element.client_width());
                    if let Some(wide) = wide.filter(|&wide| wide > 0) {
                        width.set(f64::from(wide));
                    }
                })
            };
            let observer = ResizeObserver::new(measured.as_ref().unchecked_ref()).ok();
            if let (Some(observer), Some(element)) = (&observer, element.cast::<Element>()) {
                observer.observe(&element);
            }
            move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop(measured);
            }
        });
    }
    *width
}
