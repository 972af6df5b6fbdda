//! Failure of a run: why, and the way on.

use crate::components::focus::FocusFallback;
use crate::context::use_page;
use crate::device;
use runner::scheduler::Failure;
use texts::RunTexts;
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
    let is_mended_by_reloading = matches!(props.failure, Failure::OtherBuild | Failure::NoProgram);
    let again = props.again.clone();
    let again = again.filter(|_| props.failure != Failure::OtherBuild);
    // The fallback is outermost: what goes away with the element around it has lost the focus before it is asked.
    html! {
        <FocusFallback fallback={props.fallback}>
            <div class="run-failure">
                <p class="field-error" role="alert">{ sentence(&props.failure, words) }</p>
                if let Some(again) = again {
                    <button class="try-again" onclick={again.reform(|_: MouseEvent| ())}>{ words.try_again }</button>
                }
                if is_mended_by_reloading {
                    <button id="reload" onclick={|_: MouseEvent| device::reload()}>{ words.reload }</button>
                }
            </div>
        </FocusFallback>
    }
}

fn sentence(failure: &Failure, words: &RunTexts) -> String {
    match failure {
        Failure::WorkersDie => words.workers_die.to_owned(),
        Failure::OtherBuild => words.other_build.to_owned(),
        Failure::NoProgram => words.no_program.to_owned(),
        Failure::Refused(reason) => (words.refused)(reason),
        Failure::Foreign { chunk } => (words.foreign)(chunk + 1),
    }
}
