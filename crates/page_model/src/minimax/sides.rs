//! Searches side by side: what each is called, and what they have not in common.

use super::leaves::typed_node;
use super::story;
use super::view::{SideView, View};
use drawing::tree::{NodeId, Tree};
use experiments::minimax::{Algorithm, MinimaxExperiment, Side};
use experiments::parameters::Parameters;
use games::typed_tree;
use texts::Texts;

/// What the search of a side is called: its algorithm, and where both have the same, what else differs.
pub fn name_of_side(lab: &MinimaxExperiment, side: Side, texts: &'static Texts) -> String {
    let algorithm = lab.algorithm_of(side).unwrap_or(Algorithm::Minimax);
    let names = &texts.labs.minimax.parameters.algorithm;
    let name = names.option(algorithm as usize);
    if lab.algorithm_of(Side::Main) != lab.algorithm_of(Side::Versus) {
        return name.to_owned();
    }
    let keys = ["depth", "ordering", "table", "deepening", "quiescence"];
    let differing = keys.into_iter().filter_map(|key| {
        let [main, versus] = [key.to_owned(), format!("versus_{key}")].map(|key| lab.write(&key));
        let label = MinimaxExperiment::find(key).map(|known| (known.text)(texts).label)?;
        let value = if side == Side::Main { &main } else { &versus };
        (main != versus).then(|| format!(", {} {value}", label.to_lowercase()))
    });
    name.to_owned() + &differing.collect::<String>()
}

/// What two searches have not in common, in a sentence; empty where there is nothing to say.
pub fn difference(lab: &MinimaxExperiment, view: &View, texts: &'static Texts) -> String {
    let words = &texts.labs.minimax.page;
    let Some(found) = &view.difference else {
        return String::new();
    };
    let alone: Vec<(String, String)> = Side::BOTH
        .into_iter()
        .map(|side| (side, found.alone[side.index()].len() as u64))
        .filter(|(_, count)| *count > 0)
        .map(|(side, count)| (name_of_side(lab, side, texts), (texts.number)(count)))
        .collect();
    match (found.first, alone.is_empty()) {
        (None, _) => words.no_difference.to_owned(),
        (_, true) => String::new(),
        _ => (words.differs)(&alone),
    }
}

/// The leaf of the typed tree that a node of the picture is, if its value can be changed.
pub fn leaf_of(side: &SideView, node: NodeId) -> Option<typed_tree::NodeId> {
    if node >= side.tree.len() || !side.tree.marks(node).is_editable {
        return None;
    }
    let subject = &side.subject;
    let record = &subject.picture.record;
    typed_node(&story::place_of(
        &subject.place,
        record,
        side.tree.recorded(node),
    ))
}
