//! Labels of the strategies of two players: of an own action that is not used, and of an action of the other one that is a best response.
//!
//! A pair of strategies is an equilibrium if it has every label. Labels are numbered rows first; pages count them from 1. Source: L. S. Shapley, "A note on
//! the Lemke–Howson algorithm" (1974).

use super::analysis::Analysis;
use super::geometry::regions;
use super::triangles::{AROUND, BAR, Part, SIDE, bar, place_of, placed};
use crate::kit::plane::{Point, middle};
use crate::kit::simplex::CORNERS;
use engines::equilibria::bimatrix::Bimatrix;
use engines::exact::rational::Rational;
use experiments::exact::Mixed;
use games::strategic::StrategicGame;

/// From the edge of a picture to the label beyond it.
const BEYOND: f64 = 15.0;
/// Equilibria that are named at one place.
const MAX_NAMED: usize = 3;

/// A label where its facet is: beside an edge, or in the area of a best response.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    pub label: usize,
    pub at: Point,
}

/// The label of an action of a player.
pub fn label_of(game: &StrategicGame, player: usize, action: usize) -> usize {
    if player == 0 {
        action
    } else {
        game.size(0) + action
    }
}

/// All labels that a strategy of `player`, who has two or three actions, can have, in its picture.
pub fn placed_labels(game: &StrategicGame, player: usize) -> Vec<Placed> {
    let own = |action| label_of(game, player, action);
    let others = |action| label_of(game, 1 - player, action);
    let of = |label, at| Placed { label, at };
    if game.size(player) == 3 {
        let edges = (0..3).map(|action| of(own(action), beside_edge(action)));
        let areas = regions(game, player).into_iter();
        let areas = areas.map(|(action, corners)| of(others(action), placed(middle(&corners))));
        return edges.chain(areas).collect();
    }
    let ends = [SIDE + BEYOND, -BEYOND].into_iter().enumerate();
    let ends = ends.map(|(action, x)| of(own(action), (AROUND + x, AROUND + BAR / 2.0)));
    let part = |(action, from, until): Part| {
        let x = AROUND + f64::midpoint(from, until);
        of(others(action), (x, AROUND - BEYOND))
    };
    ends.chain(bar(game, player).into_iter().map(part))
        .collect()
}

/// Beside the middle of the edge of a triangle on which an action is not used.
fn beside_edge(action: usize) -> Point {
    let corner = placed(CORNERS[action]);
    let others = [(action + 1) % 3, (action + 2) % 3].map(|other| placed(CORNERS[other]));
    let middle = middle(&others);
    let (x, y) = (middle.0 - corner.0, middle.1 - corner.1);
    let length = x.hypot(y);
    (
        middle.0 + BEYOND * x / length,
        middle.1 + BEYOND * y / length,
    )
}

/// The labels that a strategy of `player` has, in ascending order; `None` if its numbers are no fractions.
pub fn labels(game: &Bimatrix, player: usize, strategy: &Mixed) -> Option<Vec<usize>> {
    let parts = strategy.iter().map(|part| part.text.parse().ok());
    let parts: Vec<Rational> = parts.collect::<Option<_>>()?;
    let values = game.values(1 - player, &parts);
    let best = values.iter().max()?;
    let of = |player: usize, action: usize| player * game.rows + action;
    let unused = (0..parts.len()).filter(|&action| parts[action].is_zero());
    let responses = (0..values.len()).filter(|&action| values[action] == *best);
    let unused = unused.map(|action| of(player, action));
    let mut all: Vec<usize> = unused
        .chain(responses.map(|action| of(1 - player, action)))
        .collect();
    all.sort_unstable();
    Some(all)
}

/// The labels of both strategies of each equilibrium that is marked.
pub fn labels_of_equilibria(of: &Analysis) -> Vec<[Vec<usize>; 2]> {
    let game = Bimatrix::new(&of.game);
    let of_player = |player: usize, strategy| labels(&game, player, strategy);
    let both = of.shown_equilibria().iter().filter_map(|equilibrium| {
        let [first, second] = equilibrium.strategies.as_slice() else {
            return None;
        };
        Some([of_player(0, first)?, of_player(1, second)?])
    });
    both.collect()
}

/// Labels as a page counts them.
pub fn counted(labels: &[usize]) -> String {
    let labels: Vec<String> = labels.iter().map(|label| (label + 1).to_string()).collect();
    labels.join(", ")
}

/// The places of a player's strategies in equilibria, each with the numbers of those equilibria.
pub fn named_places(of: &Analysis, player: usize) -> Vec<(Point, String)> {
    let mut places: Vec<(Point, Vec<usize>)> = Vec::new();
    for (number, equilibrium) in of.shown_equilibria().iter().enumerate() {
        let parts = equilibrium.strategies[player].iter().map(|part| part.value);
        let Some(at) = place_of(&parts.collect::<Vec<f64>>()) else {
            continue;
        };
        match places.iter_mut().find(|(place, _)| *place == at) {
            Some((_, numbers)) => numbers.push(number),
            None => places.push((at, vec![number])),
        }
    }
    let named = |(at, numbers): (Point, Vec<usize>)| (at, names(&numbers));
    places.into_iter().map(named).collect()
}

/// Equilibria by their numbers in the list, the first ones.
pub fn names(numbers: &[usize]) -> String {
    let named = numbers.iter().take(MAX_NAMED);
    let mut named: Vec<String> = named.map(|number| format!("E{}", number + 1)).collect();
    if numbers.len() > MAX_NAMED {
        named.push("…".to_owned());
    }
    named.join(" ")
}
