//! Findings of an embedded view: told to the page around it once they are all there.

use super::around::tell;
use experiments::inquiry::{Format, Inquiry};
use experiments::{ChunkOutput, Experiment};
use page_kit::components::answer::use_answer;
use yew::prelude::*;

pub type Found = (Experiment, Vec<Option<ChunkOutput>>);

/// Whether all chunks have come to their ends.
fn is_whole((experiment, snapshots): &Found) -> bool {
    let is_final = |(chunk, sent): (usize, &Option<ChunkOutput>)| {
        sent.as_ref()
            .is_some_and(|sent| experiment.is_final(chunk, sent))
    };
    !snapshots.is_empty() && snapshots.iter().enumerate().all(is_final)
}

#[derive(PartialEq, Properties)]
pub struct ToldResultProps {
    /// The latest that a lab has found.
    pub found: Found,
}

/// Tells it, as the command line prints it. There is nothing to see.
#[component]
pub fn ToldResult(props: &ToldResultProps) -> Html {
    let (experiment, snapshots) = &props.found;
    let is_whole = use_memo(props.found.clone(), is_whole);
    let inquiry = is_whole.then(|| Inquiry::report(Format::Json));
    let answer = use_answer(experiment, inquiry, snapshots);
    let report = answer.latest.filter(|_| answer.is_current);
    use_effect_with(report, |report| {
        if let Some(report) = report {
            tell("result", "report", report.as_str().into());
        }
    });
    Html::default()
}
