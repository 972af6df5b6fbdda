//! Sentences about what is seen inside a search: a node, a phase.

use super::{about, numbers};
use experiments::mcts::Inside;
use experiments::mcts::inside::Shown;
use texts::{InsideTexts, Texts};

/// A node, for the player who cannot see it.
pub fn node_sentence(moves: &[u8], shown: Shown, texts: &Texts) -> String {
    let words = &texts.labs.mcts.inside;
    let visits = (texts.number)(shown.visits.into());
    if moves.is_empty() {
        return (words.root_node)(&visits);
    }
    let path = about::listed(moves);
    let mut sentence = match shown.mean {
        Some(_) => (words.node)(&path, &visits, &numbers::mean(shown.mean)),
        None => (words.new_node)(&path),
    };
    if let Some(proven) = shown.proven {
        let word = texts.labs.mcts.page.proven[proven.half_points() as usize];
        sentence.push(' ');
        sentence.push_str(&(words.proven)(word));
    }
    sentence
}

/// What happens in a phase, 1 to 4.
pub fn phase_sentence(inside: &Inside, phase: u8, words: &InsideTexts) -> String {
    let trace = &inside.trace;
    let down = trace.choices.len() - usize::from(trace.is_added);
    match phase {
        1 => (words.selected)(down),
        2 => match trace.choices.last().filter(|_| trace.is_added) {
            Some(choice) => (words.expanded)(usize::from(choice.player), choice.column + 1),
            None => words.not_expanded.to_owned(),
        },
        3 if trace.playout.is_empty() => words.no_playout.to_owned(),
        3 => {
            let winner = trace.results.iter().position(|&result| result == 1.0);
            (words.played_out)(trace.playout.len(), winner)
        }
        _ => words.backed_up.to_owned(),
    }
}
