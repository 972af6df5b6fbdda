//! The racing lab: one race game by game, what every race says of the same games, how often the chosen one is wrong, the
//! calculator, and where the source slips.

mod calculator;
mod course_chart;
mod decisions;
mod errors_table;
mod moment_story;
mod slips;
mod time_row;

use crate::app::components::answer::{Answered, use_answer};
use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabPage, LabProps, LabRun, use_lab_run};
use crate::app::components::later::Later;
use crate::app::components::run::{RunFailure, RunRow};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use calculator::Calculator;
use course_chart::CourseChart;
use decisions::Decisions;
use errors_table::ErrorsTable;
use experiments::Experiment;
use experiments::Sent;
use experiments::race_curves::RaceCurvesLab;
use experiments::racing::{Course, Findings, RacingLab};
use moment_story::MomentStory;
use slips::Slips;
use time_row::TimeRow;
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 8] = [
    "racing",
    "racing?mean=0.6",
    "racing?mean=0.5",
    "racing?race=ilebr-star-1&mean=0.497&delta=0.0000204714319",
    "racing?contest=two-coins&first_coin=0.3&second_coin=0.27",
    "racing?contest=connect-four&first=uct(30)&second=tactical&epsilon=0.05&repeats=4&all=off",
    "racing?contest=war&repeats=20&all=off",
    "racing?contest=rrrats&repeats=100",
];

/// The whole lab.
#[component]
pub fn RacingPage(LabProps { lab, problems }: &LabProps<RacingLab>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.racing.page;
    let LabRun {
        run,
        question,
        findings,
    } = use_lab_run(lab);
    // The race looked at is the first chunk.
    let sent = vec![run.snapshots().into_iter().next().flatten()];
    let course = use_course(&question, &findings, &sent);
    let course_is_current = course.is_current;
    let progress = findings.progress;
    let number = texts.number;
    let done = (words.races_done)(&number(progress.done), &number(progress.total));
    let stage = html! {
        <Section class="card stage" name="results" heading={words.results}>
            <RunRow run={run.clone()} {progress} {done} />
            if let Some(failure) = course.failure { <RunFailure {failure} /> }
            if let Some(course) = course.latest {
                <TimeRow lab={lab.clone()} course={course.clone()} />
                <CourseChart lab={lab.clone()} course={course.clone()} />
                <MomentStory lab={lab.clone()} {course} is_current={course_is_current} {sent} />
            } else {
                <p class="quiet">{ words.nothing_yet }</p>
            }
        </Section>
    };
    let to_curves = html! { <p><a href={format!("#/{}", curves_link(lab))} id="to-curves">{ words.to_curves }</a></p> };
    html! {
        <LabPage<RacingLab> lab={lab.clone()} problems={problems.clone()} {run} {stage}
            presets={vec![Presets::new(&LINKS, &words.preset_names)]} under_form={to_curves}>
            <Later place={1}><Decisions lab={lab.clone()} findings={findings.clone()} /></Later>
            <Later place={2}><ErrorsTable lab={lab.clone()} findings={findings.clone()} /></Later>
            <Later place={3}><Calculator lab={lab.clone()} {findings} /></Later>
            <Later place={4}><Slips /></Later>
        </LabPage<RacingLab>>
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
