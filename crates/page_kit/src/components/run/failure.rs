//! Failure of a run: why, and the way on.

use crate::components::focus::FocusFallback;
use crate::context::use_page;
use crate::device;
use page_model::kit::runs::row::ways_on;
use runner::scheduler::Failure;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RunFailureProps {
    pub failure: Failure,
    /// Tries again, where no other button does.
    #[prop_or_default]
    pub again: Option<Callback<()>>,
    /// Where the focus goes from its buttons: see [`FocusFallback`].
    #[prop_or("#content")]
    pub fallback: &'static str,
}

/// The sentence, and buttons for what helps: to reload the page, to try again. What was found is in the tab's storage by then.
#[component]
pub fn RunFailure(props: &RunFailureProps) -> Html {
    let words = &use_page().texts.runs;
    let ways = ways_on(&props.failure);
    let again = props.again.clone().filter(|_| ways.again);
    // The fallback is outermost: what goes away with the element around it has lost the focus before it is asked.
    html! {
        <FocusFallback fallback={props.fallback}>
            <div class="run-failure">
                <p class="field-error" role="alert">{ props.failure.sentence(words) }</p>
                if let Some(again) = again {
                    <button class="try-again" onclick={again.reform(|_: MouseEvent| ())}>{ words.try_again }</button>
                }
                if ways.reload {
                    <button id="reload" onclick={|_: MouseEvent| device::reload()}>{ words.reload }</button>
                }
            </div>
        </FocusFallback>
    }
}
