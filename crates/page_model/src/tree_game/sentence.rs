//! Sentence of the lab: the game as it speaks of it.

use super::analysis::Analysis;
use super::marks::tells;
use experiments::tree_game::{Play, Stage};
use games::fraction::Fraction;
use texts::TreeGameSentenceOf;

/// A game as the sentence describes it: how it ends is asked while subgames are solved on the picture.
pub fn sentence_of(of: &Analysis) -> TreeGameSentenceOf {
    let Analysis { game, found, .. } = of;
    let tells = tells(of);
    TreeGameSentenceOf {
        nodes: game.nodes().len(),
        information_sets: game.decisions(),
        is_perfect_information: game.sets().iter().all(|set| set.nodes.len() == 1),
        value: match &found.play {
            Play::Known {
                payoffs,
                is_value: true,
                ..
            } if tells => Some(payoffs[0].shown()),
            _ => None,
        },
        constant_sum: game.constant_sum().map(Fraction::shown),
        subgame_perfect: (tells && found.stage > Stage::Induction && of.lab.step.is_none())
            .then_some((
                found.subgame_perfect_count,
                found.subgame_perfect_is_complete,
            )),
    }
}
