//! Button that takes a text away which a worker writes.

use super::run::RunFailure;
use crate::device;
use crate::workers::Asker;
use experiments::inquiry::Inquiry;
use experiments::{ChunkOutput, Experiment};
use runner::scheduler::Failure;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DownloadButtonProps {
    pub experiment: Experiment,
    pub inquiry: Inquiry<String>,
    /// What it is about; without any the button is disabled.
    pub snapshots: Vec<Option<ChunkOutput>>,
    /// Its name.
    pub file: String,
    pub media_type: &'static str,
    pub label: &'static str,
}

/// The button, and why it did not work if it did not.
#[component]
pub fn DownloadButton(props: &DownloadButtonProps) -> Html {
    let asker = use_memo((), |()| Asker::unique());
    let failure = use_state(|| None::<Failure>);
    let rests = props.snapshots.iter().all(Option::is_none);
    let onclick = {
        let (experiment, inquiry, snapshots) = (
            props.experiment.clone(),
            props.inquiry.clone(),
            props.snapshots.clone(),
        );
        let (file, media_type, failure) = (props.file.clone(), props.media_type, failure.setter());
        Callback::from(move |_: MouseEvent| {
            let (file, failure) = (file.clone(), failure.clone());
            asker.ask(&experiment, &inquiry, &snapshots, move |text| {
                failure.set(text.as_ref().err().cloned());
                if let Ok(text) = text {
                    device::download(&file, media_type, &text);
                }
            });
        })
    };
    html! {
        <>
            <button {onclick} aria-disabled={rests.to_string()} data-file={props.file.clone()}>{ props.label }</button>
            if let Some(failure) = &*failure { <RunFailure failure={failure.clone()} /> }
        </>
    }
}
