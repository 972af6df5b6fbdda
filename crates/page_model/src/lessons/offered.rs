//! Lessons that are offered in a lab, and the scene that an experiment adds to the one that is being written.

use experiments::Experiment;
use texts::{LESSONS, ListedLesson, Texts, WriterTexts};

/// The lessons about a lab, or about those that stand with it in the navigation.
pub fn lessons_about(lab: &str, texts: &Texts) -> Vec<ListedLesson> {
    let about = |lab: &str| -> Vec<ListedLesson> {
        LESSONS
            .iter()
            .filter(|lesson| lesson.lab == lab)
            .copied()
            .collect()
    };
    let own = about(lab);
    if !own.is_empty() {
        return own;
    }
    let mut groups = texts.shell.lab_groups.iter();
    let group = groups.find(|group| group.labs.iter().any(|listed| listed.key == lab));
    let labs = group.into_iter().flat_map(|group| group.labs);
    labs.flat_map(|listed| about(listed.key)).collect()
}

/// A draft with a scene about an experiment at its end; a new one where there is none.
pub fn with_scene(draft: &str, experiment: &Experiment, words: &WriterTexts) -> String {
    let draft = if draft.trim().is_empty() {
        head_about(experiment.lab(), words.sample)
    } else {
        draft.to_owned()
    };
    let scene = scene_of(experiment, words.new_scene);
    format!("{}\n\n{scene}", draft.trim_end())
}

/// The head of the sample, about another lab.
fn head_about(lab: &str, sample: &str) -> String {
    let end = sample.find("\n# ").unwrap_or(sample.len());
    sample[..end].replacen("lab: minimax", &format!("lab: {lab}"), 1)
}

/// A scene with the experiment as it stands, and the view that is shown alone if one is.
fn scene_of(experiment: &Experiment, heading: &str) -> String {
    let view = experiment.value("view");
    let whole = experiment.with("view", "all");
    let link = whole.as_ref().unwrap_or(experiment).link();
    match view.as_str() {
        "" | "all" => format!("# {heading}\nstage: {link}\n\n"),
        view => format!("# {heading}\nstage: {link} | {view}\n\n"),
    }
}
