//! Sentences about what is seen inside a search, a node or a phase, and about what an agent that does not simulate knows.

use super::{about, numbers};
use experiments::mcts::inside::Shown;
use experiments::mcts::{Inside, Saw, Sight, Thoughts};
use texts::{InsideTexts, SightTexts, Texts};

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

/// Values this near to 1 or −1 are certain results; estimates keep away from them.
const CERTAIN: f64 = 0.99;

/// What the agent knows; empty while it knows nothing.
pub fn sight_sentence(thoughts: &Thoughts, texts: &Texts) -> String {
    let words = &texts.labs.mcts.sight;
    let legal = thoughts.moves.len();
    let (Some(sight), Some(best)) = (&thoughts.sight, thoughts.best) else {
        return String::new();
    };
    match sight {
        Sight::Random => (words.random)(best.number(), legal),
        Sight::Tactical { saw, columns } => match saw {
            Saw::Wins => (words.wins)(best.number(), columns.len()),
            Saw::Blocks => (words.blocks)(best.number(), columns.len()),
            Saw::Nothing => (words.nothing)(best.number(), legal),
        },
        Sight::Minimax {
            value,
            depth,
            line,
            nodes,
        } => {
            let numbers = line.iter().map(|column| (column + 1).to_string());
            let line: Vec<String> = numbers.collect();
            let mut sentences = vec![(words.looked)(*depth, &(texts.number)(*nodes))];
            sentences.push(valued(*value, words));
            if !line.is_empty() {
                sentences.push((words.expects)(&line.join(", ")));
            }
            sentences.join(" ")
        }
        Sight::Perfect { by, .. } => words.chosen_by[*by as usize].to_owned(),
        Sight::Search => String::new(),
    }
}

fn valued(value: f64, words: &SightTexts) -> String {
    if value > CERTAIN {
        words.sees_win.to_owned()
    } else if value < -CERTAIN {
        words.sees_loss.to_owned()
    } else {
        (words.estimates)(value)
    }
}
