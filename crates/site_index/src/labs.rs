//! Labs and their settings that can be found. What is set on the stage, or by looking elsewhere, is no setting.

use experiments::Experiment;
use experiments::parameters::{Audience, Parameter};
use page_model::site_search::entry::{Entry, EntryKind};
use texts::{ListedLab, Texts, capital};

/// The labs that have pages, each as it opens.
pub fn labs(texts: &Texts) -> Vec<Entry> {
    let groups = texts.shell.lab_groups.iter();
    let labs = groups.flat_map(|group| group.labs.iter().map(|lab| (group.name, lab)));
    labs.map(|(group, lab)| Entry::of_lab(lab, group, lab.link.to_owned()))
        .collect()
}

/// The settings of their forms.
pub fn settings(texts: &'static Texts) -> Vec<Entry> {
    let labs = texts.shell.listed_labs();
    let mut settings: Vec<Entry> = labs.flat_map(|lab| settings_of(lab, texts)).collect();
    // The same for both players, say.
    settings.dedup();
    settings
}

fn settings_of(lab: &'static ListedLab, texts: &'static Texts) -> Vec<Entry> {
    let experiment = Experiment::of_lab(lab.key);
    let schema = experiment.map_or(&[][..], |experiment| experiment.schema());
    let in_form = schema
        .iter()
        .filter(|parameter| !matches!(parameter.audience, Audience::Stage | Audience::Look));
    in_form
        .map(|parameter| setting(lab, parameter, texts))
        .collect()
}

fn setting(lab: &ListedLab, parameter: &Parameter, texts: &Texts) -> Entry {
    let text = (parameter.text)(texts);
    Entry {
        kind: EntryKind::Setting,
        title: capital(text.label),
        words: text.help.to_owned(),
        place: lab.name.to_owned(),
        link: lab.link.to_owned(),
    }
}
