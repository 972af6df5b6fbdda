//! The cube: all equilibria of three players with two actions each, exactly, also where there are infinitely many.
//!
//! A profile is a point of the unit cube: the probability of each player's first action. What that action pays a player beyond the second is bilinear in the
//! others' probabilities. A profile is an equilibrium if for each player this gain is 0, or the first action is certain and the gain not negative, or the second
//! is certain and the gain not positive. So the equilibria are a union of 27 closed sets, each of which is solved exactly: points, whose
//! coordinates are roots of equations of the second degree at worst; segments; curves on which coordinates are linear fractional functions of one of them; areas of
//! planes and surfaces; the whole cube. Pieces that lie in others are left out, and pieces that touch belong to one component.
//!
//! Sources: J. F. Nash, "Non-cooperative games" (1951), section 3, has a game whose equilibria need roots; R. Nau, S. Gomez Canovas, P. Hansen, "On the geometry of Nash equilibria
//! and correlated equilibria" (2004), games with curves of them; R. S. Datta, "Universality of Nash equilibria" (2003): three players with more actions can have any
//! real algebraic set. That the cases are these few is our own argument, in `solutions`.
//!
//! * [`bilinear`]: gains, and functions that solve them. [`piece`]: points, curves, regions. `solutions`: those of a profile of supports; `areas`: two-dimensional ones. `relations`: which piece lies in
//!   which, and which touch.

mod areas;
pub mod bilinear;
pub mod piece;
mod relations;
mod solutions;

use self::bilinear::Bilinear;
use self::piece::{Gains, OTHERS, Piece, Point};
use self::relations::{is_in, meet};
use self::solutions::Solutions;
use crate::effort;
use crate::equilibria::components::connected_by;
use crate::exact::rational::{Rational, of_fraction};
use crate::exact::surd::Surd;
use games::strategic::StrategicGame;

/// What solving a game costs, about.
const WORK: u64 = 100_000;

/// A component of the set of equilibria: pieces that are connected.
pub type Component = Vec<Piece>;

/// Whether a game is one of three players with two actions each.
pub fn is_cube(game: &StrategicGame) -> bool {
    game.players().len() == 3 && (0..3).all(|player| game.size(player) == 2)
}

/// All equilibria of such a game. Components are in the order of their first pieces, those with smaller supports first.
pub fn components(game: &StrategicGame) -> Vec<Component> {
    effort::spend(WORK);
    connected_by(&pieces(game), meet)
}

/// Pieces of which all equilibria consist, none within another.
fn pieces(game: &StrategicGame) -> Vec<Piece> {
    let gains = gains(game);
    let mut pieces: Vec<Piece> = Vec::new();
    for pure in profiles() {
        for piece in Solutions::new(&gains, pure).found {
            if pieces.iter().any(|known| is_in(&piece, known)) {
                continue;
            }
            pieces.retain(|known| !is_in(known, &piece));
            pieces.push(piece);
        }
    }
    pieces
}

/// By player what is certain, 0 for the second action and 1 for the first, or `None` for one who mixes: few of these first, and first actions before second ones.
fn profiles() -> Vec<[Option<u8>; 3]> {
    const CHOICES: [Option<u8>; 3] = [Some(1), Some(0), None];
    let number = |number: usize| [number / 9, number / 3 % 3, number % 3];
    let mut profiles: Vec<_> = (0..27)
        .map(|of| number(of).map(|part| CHOICES[part]))
        .collect();
    profiles.sort_by_key(|pure| pure.iter().filter(|choice| choice.is_none()).count());
    profiles
}

/// What each player's first action pays beyond the second.
fn gains(game: &StrategicGame) -> Gains {
    [0, 1, 2].map(|player| {
        let [one, other] = OTHERS[player];
        // Coordinate 1 is action 0.
        let gain = |coordinates: [usize; 2]| {
            let mut actions = vec![0; 3];
            actions[one] = 1 - coordinates[0];
            actions[other] = 1 - coordinates[1];
            let [first, second] = [0, 1].map(|own| {
                actions[player] = own;
                of_fraction(game.payoff(game.profile(&actions), player))
            });
            first - second
        };
        Bilinear::through([[0, 0], [1, 0], [0, 1], [1, 1]].map(gain))
    })
}

/// What each player gets at a profile.
pub fn payoffs(game: &StrategicGame, point: &Point) -> Vec<Surd> {
    let one = Surd::from(Rational::ONE);
    let minus = Surd::from(Rational::from(-1));
    let strategies = point
        .each_ref()
        .map(|first| [first.clone(), one.plus(&minus.times(first))]);
    let mut sums = vec![Surd::from(Rational::ZERO); 3];
    for profile in 0..game.profiles() {
        let actions = game.actions_of(profile).into_iter().zip(&strategies);
        let weight = actions.fold(one.clone(), |weight, (action, strategy)| {
            weight.times(&strategy[action])
        });
        for (player, sum) in sums.iter_mut().enumerate() {
            let payoff = Surd::from(of_fraction(game.payoff(profile, player)));
            *sum = sum.plus(&weight.times(&payoff));
        }
    }
    sums
}
