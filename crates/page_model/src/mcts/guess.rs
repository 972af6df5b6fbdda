//! Guessing: which column the next simulation goes into, and what a mean will be once the result is counted.

use super::decision::{Decision, Weighed, decision};
use super::{about, numbers};
use experiments::mcts::{Inside, MctsExperiment};
use experiments::parameters::Parameters;
use experiments::{LabExperiment, link};
use games::{Game, Player};
use texts::Texts;

/// Bounds closer to each other than this look the same.
const SAME: f64 = 0.0005;
/// How far from a mean a guess may be.
const NEAR: f64 = 0.011;

/// A question of a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// One a question, by which its answer is kept.
    pub id: String,
    pub text: String,
    pub wanted: Wanted,
    pub why: String,
}

/// What is right.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// One of these, by its place.
    Choice(Vec<String>, usize),
    /// A number, how far from it an answer may be, and how it is written.
    Number {
        right: f64,
        near: f64,
        written: String,
    },
}

/// The question of this moment, if it has one; `phase` is 1 to 3, `None` after backpropagation.
pub fn question(
    lab: &MctsExperiment,
    inside: &Inside,
    phase: Option<u8>,
    texts: &Texts,
) -> Option<Question> {
    match phase {
        None => which_child(lab, inside, texts),
        Some(3) => which_mean(lab, inside, texts),
        Some(_) => None,
    }
}

/// The same moment of the same search asks the same, wherever else one looks.
fn id_of(lab: &MctsExperiment, word: &str) -> String {
    let moment = MctsExperiment {
        look: lab.look,
        ..lab.without_look()
    };
    format!("{} {word}", link::write(MctsExperiment::NAME, &moment))
}

/// After a simulation: where the next one goes from the root, if bounds decide that and not the draw among equals.
fn which_child(lab: &MctsExperiment, inside: &Inside, texts: &Texts) -> Option<Question> {
    let words = &texts.labs.mcts.stage;
    if inside.simulations >= lab.simulations_of_first_tree() {
        return None;
    }
    let legal = lab
        .game_so_far()
        .position()
        .actions()
        .map(|column| column.index())
        .collect::<Vec<u8>>();
    let decision = decision(inside, 0, None, legal);
    let best = decision.best()?;
    // Searches that leave moves out have said so only where they have chosen.
    let leaves_out = lab.widening > 0.0 || lab.solver || lab.pruning || lab.decisive;
    if leaves_out || !is_decided(&decision, best) {
        return None;
    }
    let moves = decision.moves.iter();
    let options = moves.map(|weighed| (weighed.column + 1).to_string());
    let mut moves = decision.moves.iter();
    let place = moves.position(|weighed| weighed.column == best.column)?;
    let mover = Player::at_ply(lab.plies());
    Some(Question {
        id: id_of(lab, "child"),
        text: (words.which_child)(mover.index()),
        wanted: Wanted::Choice(options.collect(), place),
        why: (words.child_because)(best.column + 1, &bounds(&decision)),
    })
}

/// Whether bounds decide for the move with the highest.
fn is_decided(decision: &Decision, best: &Weighed) -> bool {
    let mut others = decision.moves.iter();
    best.bound().is_finite()
        && others.all(|other| other.column == best.column || best.bound() - other.bound() > SAME)
}

/// The bounds of all moves, by column.
fn bounds(decision: &Decision) -> String {
    let bound = |weighed: &Weighed| {
        let bound = numbers::term(weighed.bound());
        format!("{}: {bound}", weighed.column + 1)
    };
    let bounds: Vec<String> = decision.moves.iter().map(bound).collect();
    bounds.join(", ")
}

/// Before a result goes up: the mean of the first move of the path, once it was tried before.
fn which_mean(lab: &MctsExperiment, inside: &Inside, texts: &Texts) -> Option<Question> {
    let words = &texts.labs.mcts.stage;
    let choice = inside.trace.choices.first()?;
    let known = inside.nodes.get(choice.node as usize)?;
    let before = inside.known(choice.node, Some(3)).arithmetic;
    let after = known.after.arithmetic;
    if before.visits == 0 {
        return None;
    }
    let mean = |total: f64, visits: u32| total / f64::from(visits);
    let right = mean(after.total, after.visits);
    let gain = numbers::result(inside.trace.results[usize::from(choice.player.min(1))]);
    let place = (words.place)(&about::listed(&[choice.column]));
    let written = format!("{right:.2}");
    let visits = (texts.number)(before.visits.into());
    let now = (texts.number)(after.visits.into());
    let sum = format!("({} + {gain})", numbers::sum(before.total));
    Some(Question {
        id: id_of(lab, "mean"),
        text: (words.which_mean)(
            &gain,
            &visits,
            &numbers::mean(Some(mean(before.total, before.visits))),
            &place,
        ),
        why: (words.mean_because)(&sum, &now, &written),
        wanted: Wanted::Number {
            right,
            near: NEAR,
            written,
        },
    })
}
