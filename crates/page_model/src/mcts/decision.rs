//! Decision at a node: the moves there with the bound of each, taken apart, at a moment of the search.
//!
//! On the path of the simulation under way it is the decision that the simulation has made or is about to make, with the
//! numbers by which it is made. Elsewhere, and when the simulation is over, it is the one that the search would make next.

use super::glimpse::children;
use experiments::mcts::Inside;
use experiments::mcts::inside::{Alternative, Arithmetic, Choice};

/// A move that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    pub column: u8,
    /// The node it leads to, if it is there.
    pub node: Option<u32>,
    /// Its bound; `None` of a move that was never tried and whose bound is not known.
    pub arithmetic: Option<Arithmetic>,
    /// Whether it is left out of the choice.
    pub is_excluded: bool,
}

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    pub node: u32,
    /// Visits of the node then.
    pub visits: u32,
    /// By column.
    pub moves: Vec<Weighed>,
    /// The move that the simulation has chosen, once it has.
    pub chosen: Option<u8>,
}

impl Decision {
    /// The move with the highest bound of those that are considered, the first of several.
    pub fn best(&self) -> Option<&Weighed> {
        let considered = self.moves.iter().filter(|weighed| !weighed.is_excluded);
        considered.fold(None, |best: Option<&Weighed>, next| {
            let is_higher = best.is_none_or(|best| next.bound() > best.bound());
            if is_higher { Some(next) } else { best }
        })
    }

    /// One of the moves.
    pub fn of(&self, column: u8) -> Option<&Weighed> {
        self.moves.iter().find(|weighed| weighed.column == column)
    }
}

impl Weighed {
    /// +∞ of a move that was never tried and of which nothing else is known.
    pub fn bound(&self) -> f64 {
        self.arithmetic
            .map_or(f64::INFINITY, |arithmetic| arithmetic.value)
    }
}

/// The choice of the last simulation that was made at this node, and its number on the path.
pub fn choice_at(inside: &Inside, node: u32) -> Option<(usize, &Choice)> {
    let choices = &inside.trace.choices;
    let above = core::iter::once(0).chain(choices.iter().map(|choice| choice.node));
    let place = above.take(choices.len()).position(|above| above == node)?;
    Some((place, &choices[place]))
}

/// The decision at a node where these moves are `legal`.
pub fn decision(
    inside: &Inside,
    node: u32,
    phase: Option<u8>,
    legal: impl IntoIterator<Item = u8>,
) -> Decision {
    let known = choice_at(inside, node).filter(|_| phase.is_some());
    let weighed = |column: u8| {
        let mut children = children(inside, node, phase);
        let child = children.find(|&child| inside.nodes[child as usize].column == column);
        let option = known.and_then(|(_, choice)| option_of(choice, column));
        let now = child.map(|child| inside.known(child, phase).arithmetic);
        Weighed {
            column,
            node: child,
            arithmetic: option.map(|option| option.arithmetic).or(now),
            is_excluded: option.is_some_and(|option| option.is_excluded),
        }
    };
    let made = inside.choices_until(phase).len();
    let chosen = choice_at(inside, node).filter(|&(place, _)| place < made);
    Decision {
        node,
        visits: inside.shown(node, phase).visits,
        moves: legal.into_iter().map(weighed).collect(),
        chosen: chosen.map(|(_, choice)| choice.column),
    }
}

fn option_of(choice: &Choice, column: u8) -> Option<&Alternative> {
    choice.options.iter().find(|option| option.column == column)
}
