//! The racing lab: one race whose bounds close in, and why it stops; what every race says about the same games; how often races
//! are wrong and what they cost; the calculator, and where the source slips.

mod bounds_chart;
mod calculator;
mod costs;
mod decisions;
mod errors_table;
mod formula;
mod lanes;
mod moment;
mod slips;
mod time_row;
mod why;

use bounds_chart::BoundsChart;
use calculator::Calculator;
use costs::Costs;
use errors_table::ErrorsTable;
use experiments::ChunkOutput;
use experiments::Experiment;
use experiments::racing::{Course, Findings, Moment, RacingExperiment, View};
use lanes::Lanes;
use moment::{standing, use_moment};
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::deferred::Deferred;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, Shown, use_lab_run};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::pseudo_code::PseudoCode;
use page_kit::components::run::{RunFailure, RunRow};
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::racing::pseudo_code::pseudo_code;
use page_model::racing::stopping::sentence_of;
use page_model::racing::time::moment_of;
use page_model::racing::ways::curves_link;
use slips::Slips;
use texts::Texts;
use time_row::TimeRow;
use why::{Why, failure};
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<RacingExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page;
    let LabRun { run, shown } = use_lab_run(lab);
    let findings = shown.findings.clone();
    // The race looked at is the first chunk.
    let sent = vec![shown.snapshots.first().cloned().flatten()];
    let course = use_course(&shown.question, &findings, &sent);
    let moment = use_moment(&shown.lab, &course, &sent);
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.races_done)(&number(progress.done), &number(progress.total));
    let time = course.latest.clone().map(|course| {
        html! { <TimeRow lab={shown.lab.clone()} {course} /> }
    });
    let status = html! {
        <>
            <RunRow run={run.clone()} {progress} {done} />
            if let Some(failure) = course.failure.clone() { <RunFailure {failure} /> }
        </>
    };
    let views = views(&shown, &course, &moment, texts);
    let text = sentence_of(lab, words);
    let sentence = html! { <Sentence experiment={Experiment::from(lab.clone())} {text} /> };
    html! {
        <LabShell experiment={Experiment::from(lab.clone())} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} {sentence} {status} {views} time={time.unwrap_or_default()}
            before={shown.before()} is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]} />
    }
}

/// The race at the moment looked at, and what else is known.
fn views(
    shown: &Shown<RacingExperiment>,
    course: &Answered<Course>,
    moment: &Answered<Moment>,
    texts: &'static Texts,
) -> Vec<ViewPart> {
    let words = &texts.labs.racing.page;
    let (lab, findings) = (shown.lab.clone(), shown.findings.clone());
    let mut views = stage(shown, course, moment, texts);
    let errors = html! {
        <>
            <Costs lab={lab.clone()} findings={findings.clone()} />
            <ErrorsTable lab={lab.clone()} findings={findings.clone()} />
            <p class="actions"><a class="button" href={format!("#/{}", curves_link(&lab))} id="to-curves">{ words.to_curves }</a></p>
        </>
    };
    let calculator = html! { <Calculator {lab} {findings} /> };
    views.extend([
        ViewPart::below(
            View::Errors,
            html! { <Deferred place={2}>{ errors }</Deferred> },
        ),
        ViewPart::below(
            View::Calculator,
            html! { <Deferred place={3}>{ calculator }</Deferred> },
        ),
        ViewPart::below(
            View::Slips,
            html! { <Deferred place={4}><Slips /></Deferred> },
        ),
    ]);
    views
}

/// What changes with time: the closing bounds, why the race stops, and all races.
fn stage(
    shown: &Shown<RacingExperiment>,
    course: &Answered<Course>,
    moment: &Answered<Moment>,
    texts: &'static Texts,
) -> Vec<ViewPart> {
    let words = &texts.labs.racing.page;
    let (lab, findings) = (shown.lab.clone(), shown.findings.clone());
    // There in every state: who chooses another race by its lane keeps the focus.
    let lanes = html! { <Lanes lab={lab.clone()} findings={findings.clone()} /> };
    let lanes = ViewPart::side(View::Decisions, lanes);
    let Some((course, now)) = course.latest.clone().zip(moment.latest.clone()) else {
        let nothing = html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> };
        return vec![ViewPart::main(View::Race, nothing), lanes];
    };
    let at = moment_of(&lab, &course);
    let mean = findings.mean(&lab);
    let race = html! {
        <>
            { standing(&now, mean, texts) }
            <BoundsChart lab={lab.clone()} {course} moment={now.clone()} />
        </>
    };
    let lines = pseudo_code(&lab, &now, texts);
    let code =
        html! { <PseudoCode label={words.code.label} {lines} letters={words.code.letters} /> };
    let why = html! {
        <><Why lab={lab.clone()} moment={now} is_current={moment.is_current} {at} />{ failure(moment) }</>
    };
    vec![
        ViewPart::main(View::Race, race),
        ViewPart::side(View::Moment, why),
        lanes,
        ViewPart::side(View::PseudoCode, code),
    ]
}

/// The race looked at, from its beginning to where it is; nothing before its first game.
#[hook]
fn use_course(
    lab: &RacingExperiment,
    findings: &Findings,
    sent: &[Option<ChunkOutput>],
) -> Answered<Course> {
    let live = findings.live.as_ref().filter(|live| live.games > 0);
    let inquiry = live.map(|_| RacingExperiment::course());
    use_answer(&Experiment::Racing(lab.clone()), inquiry, sent)
}
