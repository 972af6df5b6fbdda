//! Links to a moment: anyone who comes by one sees that moment, not the top of a page on which nothing has begun.
//!
//! One arrives when the page is opened, and when the browser goes to another address: by a link, a bookmark, the back
//! button. What the page itself writes into the address is no arrival.

use gloo::events::EventListener;
use web_sys::Element;
use yew::prelude::*;

/// How often one has arrived since the component was there, itself counted.
#[hook]
pub fn use_arrivals() -> u32 {
    let arrivals = use_reducer(|| Arrivals(1));
    {
        let arrivals = arrivals.dispatcher();
        use_effect_with((), move |()| {
            let listener = web_sys::window().map(|window| {
                EventListener::new(&window, "hashchange", move |_| arrivals.dispatch(()))
            });
            move || drop(listener)
        });
    }
    arrivals.0
}

struct Arrivals(u32);

impl Reducible for Arrivals {
    type Action = ();

    fn reduce(self: std::rc::Rc<Self>, (): ()) -> std::rc::Rc<Self> {
        Self(self.0 + 1).into()
    }
}

/// Brings `place` to the top of the window, once for each arrival at which a moment is named, as soon as it is there.
#[hook]
pub fn use_scroll_to_moment(place: &NodeRef, names_moment: bool, is_there: bool) {
    let arrivals = use_arrivals();
    let seen = use_mut_ref(|| 0);
    let place = place.clone();
    use_effect_with(
        (arrivals, names_moment, is_there),
        move |&(arrivals, names_moment, is_there)| {
            if *seen.borrow() == arrivals {
                return;
            }
            if !names_moment {
                *seen.borrow_mut() = arrivals;
            } else if is_there {
                *seen.borrow_mut() = arrivals;
                if let Some(place) = place.cast::<Element>() {
                    place.scroll_into_view();
                }
            }
        },
    );
}
