//! Learning as the page shows it: averages as exact numbers are shown, and where the same game is learned step by step.

use experiments::common::regret_variant::RegretVariant;
use experiments::exact::Exact;
use experiments::tree_game::TreeGameExperiment;
use texts::Texts;

/// The link to the same game in the regret lab, which has poker of its own, iteration by iteration.
pub fn in_the_regret_lab(lab: &TreeGameExperiment) -> Option<String> {
    let (entry, cards) = lab.entry()?;
    let has_table = entry.name == "kuhn" && cards >= 3;
    let variant = RegretVariant::NAMES[lab.learner as usize];
    let iterations = lab.iterations;
    has_table.then(|| format!("#/regret?cards={cards}&variant={variant}&iterations={iterations}"))
}

/// Average shares of actions, as they are shown.
pub fn shown(average: &[f32], texts: &Texts) -> Vec<Exact> {
    let share = |&share: &f32| Exact {
        text: (texts.value)(share.into()),
        value: share.into(),
    };
    average.iter().map(share).collect()
}
