//! Labs, parameters and links, described for programs.

use crate::fault::{Fault, Problem};
use crate::strict;
use experiments::parameters::{self, Audience, Control};
use experiments::{Experiment, LABS};
use serde::Serialize;
use std::collections::BTreeMap;
use texts::Texts;
use ts_rs::TS;

/// A lab.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "LabSummary")]
pub struct Lab {
    /// Its name in links.
    pub lab: &'static str,
    /// What it shows, in a sentence.
    pub summary: &'static str,
}

/// All labs, in the order of the interface.
pub fn labs(texts: &Texts) -> Vec<Lab> {
    let experiments = LABS.iter().filter_map(|name| Experiment::of_lab(name));
    experiments
        .map(|experiment| Lab {
            lab: experiment.lab(),
            summary: experiment.summary(texts),
        })
        .collect()
}

/// A parameter.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "ParameterDescription")]
pub struct Parameter {
    /// Its key in links.
    pub key: &'static str,
    pub label: &'static str,
    pub help: &'static str,
    /// Empty where there is none.
    pub unit: &'static str,
    /// As links have it.
    pub default: String,
    /// What is allowed, as a phrase.
    pub allowed: String,
    pub kind: KindName,
    /// The words that it takes, if it takes words of a list.
    pub options: &'static [&'static str],
    /// Whether it only chooses what is looked at, not what is computed.
    pub look: bool,
}

/// What its values are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "ParameterKind")]
pub enum KindName {
    Whole,
    Number,
    /// One of its options.
    OneOf,
    /// Several of its options.
    SomeOf,
    Switch,
    Text,
}

/// The parameters of the lab of `experiment`, in the order of links; defaults are its values.
pub fn parameters(experiment: &Experiment, texts: &Texts) -> Vec<Parameter> {
    let one = |parameter: &parameters::Parameter| {
        let words = (parameter.text)(texts);
        let (kind, options) = match parameter.kind.control() {
            Control::Whole => (KindName::Whole, Default::default()),
            Control::Real => (KindName::Number, Default::default()),
            Control::OneOf(options) => (KindName::OneOf, options),
            Control::SomeOf(options) => (KindName::SomeOf, options),
            Control::Switch => (KindName::Switch, Default::default()),
            Control::Text { .. } => (KindName::Text, Default::default()),
        };
        Parameter {
            key: parameter.key,
            label: words.label,
            help: words.help,
            unit: words.unit,
            default: experiment.value(parameter.key),
            allowed: parameter.kind.allowed(texts),
            kind,
            options,
            look: parameter.audience == Audience::Look,
        }
    };
    experiment.schema().iter().map(one).collect()
}

/// What a link says.
#[derive(Debug, Serialize, TS)]
pub struct Parsed {
    /// What it opens; nothing if it opens nothing.
    pub experiment: Option<Described>,
    /// What is wrong with it. Where it opens all the same, parameters that are wrong have their defaults.
    pub diagnostics: Vec<Problem>,
    /// Settings that make no difference beside the others; it is run all the same.
    pub unused: Vec<Problem>,
    /// Why it opens nothing, or why there is nothing to compute, as a sentence.
    pub problem: Option<Fault>,
}

/// An experiment.
#[derive(Debug, Serialize, TS)]
#[ts(rename = "ExperimentDescription")]
pub struct Described {
    pub lab: &'static str,
    /// The canonical link.
    pub link: String,
    /// The values of all parameters that matter here, as links have them.
    pub parameters: BTreeMap<&'static str, String>,
    /// Parts of the work that do not depend on each other.
    pub chunks: usize,
    /// How long it takes on one core, estimated.
    pub seconds: f64,
}

/// Reads a link.
pub fn parsed(text: &str, texts: &Texts) -> Parsed {
    let nothing = |fault| Parsed {
        experiment: None,
        diagnostics: Vec::new(),
        unused: Vec::new(),
        problem: Some(fault),
    };
    let opened = match Experiment::open(text) {
        Ok(opened) => opened,
        Err(error) => return nothing(strict::of_link(&error, texts)),
    };
    let readings = strict::readings(&opened.experiment);
    let experiment = match <[_; 1]>::try_from(readings) {
        Ok([read]) => read.experiment,
        Err(_) => opened.experiment,
    };
    let mut fault = Fault::of_parameters(&experiment, &opened.problems, texts);
    let unused = Fault::of_parameters(&experiment, &opened.unused, texts).diagnostics;
    let reason = experiment.runnable().err();
    let mut problem = reason.map(|reason| strict::nothing_to_run(&experiment, &reason, texts));
    if let Some(problem) = &mut problem {
        fault.diagnostics.append(&mut problem.diagnostics);
    }
    Parsed {
        experiment: Some(described(&experiment)),
        diagnostics: fault.diagnostics,
        unused,
        problem,
    }
}

fn described(experiment: &Experiment) -> Described {
    let used = experiment
        .schema()
        .iter()
        .filter(|parameter| experiment.uses(parameter.key));
    // What cannot be run has no parts and costs nothing.
    let (chunks, seconds) = match experiment.runnable() {
        Ok(()) => (experiment.chunk_count(), experiment.cost().seconds(1)),
        Err(_) => (0, 0.0),
    };
    Described {
        lab: experiment.lab(),
        link: experiment.link(),
        parameters: used
            .map(|parameter| (parameter.key, experiment.value(parameter.key)))
            .collect(),
        chunks,
        seconds,
    }
}
