//! The page of a lab that is run from beginning to end: a lab says what is its own, its stage and its results; what stands
//! around them is the same for all.
//!
//! * [`LabProps`], [`use_lab_run`]: what a page is given, its run and what that has found.
//! * [`LabPage`]: frame, stage, panel. [`presets`]: experiments to begin with.

pub mod presets;

use crate::app::components::lab_form::LabForm;
use crate::app::components::lab_frame::LabFrame;
use crate::app::components::run::{Run, use_merged, use_run};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::problem::Problem;
use experiments::{Experiment, Lab};
use presets::{PresetLinks, Presets};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// What the page of a lab is given.
#[derive(PartialEq, Properties)]
pub struct LabProps<L: Lab + PartialEq> {
    pub lab: L,
    /// What was wrong with the link.
    pub problems: Vec<Problem>,
}

/// The run of a lab, and what it has found.
pub struct LabRun<L: Lab> {
    pub run: Run,
    /// The lab without what only says where one looks.
    pub question: L,
    pub findings: Rc<L::Findings>,
}

/// The run of what `lab` asks.
#[hook]
pub fn use_lab_run<L>(lab: &L) -> LabRun<L>
where
    L: Lab<Findings: 'static> + Into<Experiment> + PartialEq + 'static,
{
    let question = lab.asked();
    let run = use_run(&lab.clone().into());
    let findings = use_merged(&run, &question);
    LabRun {
        run,
        question,
        findings,
    }
}

/// Why there is nothing to run, for [`RunRow`](super::run::RunRow); empty if there is.
pub fn hindrance(lab: &impl Lab, texts: &Texts) -> String {
    let reason = lab.runnable().err();
    reason.map_or_else(String::new, |reason| reason.sentence(texts))
}

/// The way to another experiment of the same lab.
#[hook]
pub fn use_go<L: Into<Experiment> + 'static>() -> Callback<(L, Entry)> {
    let router = use_page().router;
    use_callback(router, |(lab, entry): (L, Entry), router| {
        router.go(&lab.into().link(), entry);
    })
}

#[derive(PartialEq, Properties)]
pub struct LabPageProps<L: Lab + PartialEq> {
    pub lab: L,
    pub problems: Vec<Problem>,
    pub run: Run,
    /// A section.
    pub stage: Html,
    #[prop_or_default]
    pub presets: Vec<Presets>,
    /// In the panel, over the settings: sections.
    #[prop_or_default]
    pub over_settings: Html,
    /// Below the form, in its section.
    #[prop_or_default]
    pub under_form: Html,
    /// In the panel, below the settings: sections.
    #[prop_or_default]
    pub under_settings: Html,
    /// What else can be taken away: buttons.
    #[prop_or_default]
    pub more_to_take: Html,
    /// Below stage and panel: sections.
    #[prop_or_default]
    pub children: Html,
}

/// The page.
#[component]
pub fn LabPage<L>(props: &LabPageProps<L>) -> Html
where
    L: Lab + Into<Experiment> + PartialEq + 'static,
{
    let words = &use_page().texts.lab_page;
    let LabPageProps { lab, run, .. } = props;
    let experiment: Experiment = lab.clone().into();
    html! {
        <LabFrame {experiment} problems={props.problems.clone()} snapshots={run.snapshots()} on_restore={run.on_restore()}
            more_to_take={props.more_to_take.clone()}>
            { props.stage.clone() }
            <div class="panel">
                { props.over_settings.clone() }
                <Section name="settings" heading={words.settings}>
                    { for props.presets.iter().map(|&presets| html! { <PresetLinks {presets} /> }) }
                    <LabForm<L> lab={lab.clone()} />
                    { props.under_form.clone() }
                </Section>
                { props.under_settings.clone() }
            </div>
            { props.children.clone() }
        </LabFrame>
    }
}
