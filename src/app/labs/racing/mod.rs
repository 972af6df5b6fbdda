//! The racing lab: one race game by game, what every race says of the same games, how often the chosen one is wrong, the
//! calculator, and where the source slips.

mod calculator;
mod course_chart;
mod decisions;
mod errors_table;
mod moment_story;
mod presets;
mod slips;
mod time_row;

use crate::app::components::answer::{Answered, use_answer};
use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::later::Later;
use crate::app::components::run::{RunFailure, RunRow, use_merged, use_run};
use crate::app::context::use_page;
use calculator::Calculator;
use course_chart::CourseChart;
use decisions::Decisions;
use errors_table::ErrorsTable;
use experiments::link::Problem;
use experiments::race_curves::RaceCurvesLab;
use experiments::racing::{Course, Findings, RacingLab};
use experiments::{Experiment, Lab, Sent};
use moment_story::MomentStory;
pub use moment_story::reason;
use presets::Presets;
use slips::Slips;
use time_row::TimeRow;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RacingPageProps {
    pub lab: RacingLab,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The whole lab.
#[component]
pub fn RacingPage(props: &RacingPageProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.racing;
    let lab = &props.lab;
    // Where one looks is no part of what is asked.
    let question = lab.asked();
    let run = use_run(&Experiment::Racing(lab.clone()));
    let findings = use_merged(&run, &question);
    // The race looked at is the first chunk.
    let sent = vec![run.snapshots().into_iter().next().flatten()];
    let course = use_course(&question, &findings, &sent);
    let course_is_current = course.is_current;
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.races_done)(&number(progress.done), &number(progress.total));
    html! {
        <LabFrame experiment={Experiment::Racing(lab.clone())} title={words.title} summary={words.summary}
            problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}>
            <section class="card stage" aria-labelledby="results-heading">
                <h2 id="results-heading">{ words.results }</h2>
                <RunRow run={run.clone()} {progress} {done} />
                if let Some(failure) = course.failure { <RunFailure {failure} /> }
                if let Some(course) = course.latest {
                    <TimeRow lab={lab.clone()} course={course.clone()} />
                    <CourseChart lab={lab.clone()} course={course.clone()} />
                    <MomentStory lab={lab.clone()} {course} is_current={course_is_current} {sent} />
                } else {
                    <p class="quiet">{ words.nothing_yet }</p>
                }
            </section>
            <div class="panel">
                <section class="card" aria-labelledby="settings-heading">
                    <h2 id="settings-heading">{ words.settings }</h2>
                    <Presets />
                    <LabForm<RacingLab> lab={lab.clone()} />
                    <p><a href={format!("#/{}", curves_link(lab))} id="to-curves">{ words.to_curves }</a></p>
                </section>
            </div>
            <Later place={1}><Decisions lab={lab.clone()} findings={findings.clone()} /></Later>
            <Later place={2}><ErrorsTable lab={lab.clone()} findings={findings.clone()} /></Later>
            <Later place={3}><Calculator lab={lab.clone()} {findings} /></Later>
            <Later place={4}><Slips /></Later>
        </LabFrame>
    }
}

/// The race looked at, from its beginning to where it is; nothing before its first game.
#[hook]
fn use_course(lab: &RacingLab, findings: &Findings, sent: &[Option<Sent>]) -> Answered<Course> {
    let live = findings.live.as_ref().filter(|live| live.games > 0);
    let inquiry = live.map(|_| RacingLab::course());
    use_answer(&Experiment::Racing(lab.clone()), inquiry, sent)
}

/// Curves with the same precision, error probability and seed.
fn curves_link(lab: &RacingLab) -> String {
    let curves = RaceCurvesLab {
        epsilon: lab.epsilon,
        delta: lab.delta,
        delta_star: lab.delta,
        seed: lab.seed,
        ..RaceCurvesLab::default()
    };
    Experiment::RaceCurves(curves).link()
}
