//! Words for what an agent that does not simulate knows of the position.

use experiments::mcts::{Saw, Sight, Thoughts};
use texts::{SightTexts, Texts};

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
