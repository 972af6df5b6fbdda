//! The way from lab to lab, with the links that were open last.

use super::context::use_page;
use super::storage;
use experiments::Experiment;
use first_page::{Navigation, Words};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabsNavigationProps {
    /// The experiment that is open.
    pub open: Option<Experiment>,
}

/// The list of groups. The lab that is open leads to itself, others to the link last seen there.
#[component]
pub fn LabsNavigation(props: &LabsNavigationProps) -> Html {
    let texts = use_page().texts;
    let open = props.open.as_ref();
    let labs = texts.shell.lab_groups.iter().flat_map(|group| group.labs);
    let link = |lab: &'static str| {
        let here = open.filter(|open| open.lab() == lab).map(Experiment::link);
        Some((lab, here.or_else(|| storage::last_link(lab))?))
    };
    let links: Vec<(&'static str, String)> = labs.filter_map(|(lab, _)| link(lab)).collect();
    html! { <Navigation words={Words(texts)} open={open.map(page_of)} {links} /> }
}

/// The lab whose page shows an experiment.
fn page_of(experiment: &Experiment) -> &'static str {
    match experiment.lab() {
        "solve" => "mcts",
        "generation" => "evolution",
        "war-game" => "war",
        lab => lab,
    }
}
