//! Recognition: whether all equilibria in a box belong to one family, proved.
//!
//! If some of the equations fix what all players but one do, whatever that one does within the box, and a fraction near there solves these equations exactly for every
//! strategy of that one, then it is what they do at every solution in the box; and the family of [`super::family`] has all equilibria with it.

use super::family::{Family, table};
use super::newton::others;
use super::system::System;
use crate::equilibria::bimatrix::Mixed;
use crate::exact::rational::Rational;
use crate::intervals::Interval;
use games::strategic::StrategicGame;

/// What a box is known to have: nothing, or a part of a family.
#[derive(Clone, Debug, PartialEq)]
pub enum Recognised {
    Nothing,
    Part(Family),
}

/// What the equilibria in a box are, with the system's supports; `None` if that is not seen.
pub fn recognise(game: &StrategicGame, system: &System, area: &[Interval]) -> Option<Recognised> {
    let mut players = 0..system.supports.len();
    players.find_map(|player| recognise_of(game, system, area, player))
}

/// The same, with that player as the one who has a choice.
fn recognise_of(
    game: &StrategicGame,
    system: &System,
    area: &[Interval],
    player: usize,
) -> Option<Recognised> {
    if system.own(player).is_empty() {
        return None;
    }
    let fixed = others(system, area, player)?;
    let strategies = fractions(game, system, [&fixed.at, &fixed.only], Some(player))?;
    let solves = |&equation: &usize| is_solved(game, system, &strategies, [player, equation]);
    if !fixed.equations.iter().all(solves) {
        return None;
    }
    let is_used = |other: usize| {
        let mut used = system.supports[other].iter();
        other == player || used.all(|&action| strategies[other][action] > Rational::ZERO)
    };
    if !(0..strategies.len()).all(is_used) {
        // What solves the equations has other supports.
        return Some(Recognised::Nothing);
    }
    let family = Family::of(game, player, strategies)?;
    Some(if family.vertices.is_empty() {
        Recognised::Nothing
    } else {
        Recognised::Part(family)
    })
}

/// Whether the only solution in a box, which is at `at`, is certainly one in which an action of a support is not used.
pub fn has_other_supports(game: &StrategicGame, system: &System, at: [&[Interval]; 2]) -> bool {
    let Some(strategies) = fractions(game, system, at, None) else {
        return false;
    };
    let players = || system.supports.iter().enumerate();
    let solves = |(player, support): (usize, &Vec<usize>)| {
        let own = table(game, &strategies, [player, player]);
        let mut pairs = support.windows(2);
        pairs.all(|pair| own[pair[0]][pair[0]] == own[pair[1]][pair[1]])
    };
    let is_unused = |(player, support): (usize, &Vec<usize>)| {
        let mut used = support.iter();
        used.any(|&action| strategies[player][action] <= Rational::ZERO)
    };
    players().all(solves) && players().any(is_unused)
}

/// The simplest fractions where strategies are, if these are the only solution's. One player may have none.
fn fractions(
    game: &StrategicGame,
    system: &System,
    [at, only]: [&[Interval]; 2],
    without: Option<usize>,
) -> Option<Vec<Mixed>> {
    let mut strategies = Vec::new();
    for (player, support) in system.supports.iter().enumerate() {
        if Some(player) == without {
            strategies.push(Vec::new());
            continue;
        }
        let mut strategy = vec![Rational::ZERO; game.size(player)];
        let mut rest = Rational::ONE;
        for (&action, unknown) in support.iter().zip(system.own(player)) {
            let share = simplest(at[unknown], only[unknown])?;
            rest -= &share;
            strategy[action] = share;
        }
        strategy[*support.last()?] = rest;
        strategies.push(strategy);
    }
    Some(strategies)
}

/// The simplest fraction at most a little beside an interval, if it is in the larger one.
fn simplest(at: Interval, only: Interval) -> Option<Rational> {
    const BESIDE: f64 = 1e-12;
    let exact = |number: f64| Rational::try_from(number).ok();
    let share = Rational::simplest_in(exact(at.low - BESIDE)?, exact(at.high + BESIDE)?);
    let is_only = exact(only.low)? < share && share < exact(only.high)?;
    is_only.then_some(share)
}

/// Whether others' strategies solve an equation, whatever mixture of the actions of `player`'s support meets them.
fn is_solved(
    game: &StrategicGame,
    system: &System,
    strategies: &[Mixed],
    [player, equation]: [usize; 2],
) -> bool {
    let mut owners = 0..strategies.len();
    let Some(owner) = owners.find(|&owner| system.own(owner).contains(&equation)) else {
        return false;
    };
    let support = &system.supports[owner];
    let [action, last] = [
        support[equation - system.own(owner).start],
        support[support.len() - 1],
    ];
    let table = table(game, strategies, [owner, player]);
    if owner == player {
        return table[action][action] == table[last][last];
    }
    let mut met = system.supports[player].iter();
    met.all(|&own| table[action][own] == table[last][own])
}
