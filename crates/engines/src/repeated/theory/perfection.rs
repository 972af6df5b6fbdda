//! Subgame perfection of a pair of automata that never mix: after everything that can be done, no one-shot deviation gains.
//!
//! Source: G. J. Mailath and L. Samuelson, "Repeated Games and Reputations" (2006), propositions 2.2.1 and 2.4.1: the one-shot deviation principle for
//! automata. All pairs of states count that any sequence of actions leads to, also of actions that neither automaton plays. What follows a pair of states is
//! some rounds and then a cycle of length L, so its value is a polynomial over 1 − δᴸ, and what a deviation gains has the sign of a polynomial: the set of
//! all δ at which no deviation gains is a finite union of closed intervals with algebraic ends.

use super::polynomial::{Polynomial, Root};
use crate::exact::rational::{Rational, of_fraction};
use crate::repeated::stage_game::StageGame;
use crate::repeated::strategies::automaton::Automaton;
use crate::repeated::values::cycle::{Cycle, cycle};
use games::fraction::Fraction;
use std::collections::BTreeMap;

/// Rounds on all paths together; what they are worth gets longer with each.
const MAX_ROUNDS: usize = 4_000;
/// Deviations of a pair.
const MAX_MOVES: usize = 1_500;
/// The set of δ is left open where its ends are roots of a polynomial of a higher degree.
const MAX_DEGREE: usize = 60;

/// A deviation in one round, after which both play as their automata do.
#[derive(Clone, Debug, PartialEq)]
pub struct Deviation {
    /// Where it is.
    pub states: [u16; 2],
    pub player: usize,
    pub action: usize,
    /// What the player gains by it, normalised by 1 − δ as payoffs are.
    pub gain: Rational,
}

/// An end of an interval between 0 and 1.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    Zero,
    At(Root),
    One,
}

/// A pair of automata that never mix, and what follows each pair of states.
#[derive(Clone, Debug)]
pub struct Profile<'a> {
    game: &'a StageGame,
    /// What the pairs of states are, and what follows.
    paths: Vec<([u16; 2], Cycle)>,
    moves: Vec<Move>,
}

/// A deviation: from and to which pair of states, by number.
#[derive(Clone, Copy, Debug)]
struct Move {
    from: usize,
    to: usize,
    player: usize,
    action: usize,
    /// What the player gets in the round of it, in units.
    units: i64,
}

impl<'a> Profile<'a> {
    /// The pair; none if one of them mixes, or there are too many deviations or too long paths.
    pub fn new(game: &'a StageGame, automata: [&Automaton; 2]) -> Option<Self> {
        let [rows, columns] = automata[0].sizes;
        let mut numbers = BTreeMap::from([([0, 0], 0)]);
        let mut pairs: Vec<[u16; 2]> = vec![[0, 0]];
        let (mut paths, mut moves, mut rounds) = (Vec::new(), Vec::new(), 0);
        while let Some(&pair) = pairs.get(paths.len()) {
            let path = cycle(automata, pair).ok()??;
            let planned = *path.opening.iter().chain(&path.cycle).next()?;
            let states = [0, 1].map(|player| &automata[player].states[usize::from(pair[player])]);
            for outcome in 0..rows * columns {
                let mirrored = outcome % columns * rows + outcome / columns;
                let next = [states[0].next[outcome], states[1].next[mirrored]];
                let to = *numbers.entry(next).or_insert_with(|| {
                    pairs.push(next);
                    pairs.len() - 1
                });
                let from = paths.len();
                moves.extend(deviator(planned, outcome, columns).map(|(player, action)| {
                    let units = game.units(player)[[outcome, mirrored][player]];
                    Move {
                        from,
                        to,
                        player,
                        action,
                        units,
                    }
                }));
            }
            rounds += path.opening.len() + path.cycle.len();
            crate::effort::spend(10 * (path.opening.len() + path.cycle.len()) as u64);
            paths.push((pair, path));
            if rounds > MAX_ROUNDS || moves.len() > MAX_MOVES {
                return None;
            }
        }
        Some(Self { game, paths, moves })
    }

    /// All deviations at δ, with what they gain.
    pub fn deviations(&self, delta: Fraction) -> Vec<Deviation> {
        let delta = of_fraction(delta);
        let outcomes = self.game.size(0) * self.game.size(1);
        let value = |(_, path): &([u16; 2], Cycle)| {
            crate::effort::spend(200 * (path.opening.len() + path.cycle.len()) as u64);
            let shares = path.discounted(outcomes, &delta);
            [0, 1].map(|player| {
                shares
                    .iter()
                    .enumerate()
                    .map(|(outcome, share)| share * self.units(player, outcome))
                    .fold(Rational::ZERO, |sum, part| sum + part)
            })
        };
        let values: Vec<[Rational; 2]> = self.paths.iter().map(value).collect();
        let deviation = |of: &Move| {
            let then = &values[of.to][of.player] * &delta;
            let gain = Rational::from(of.units) * (Rational::ONE - &delta) + then
                - &values[of.from][of.player];
            Deviation {
                states: self.paths[of.from].0,
                player: of.player,
                action: of.action,
                gain: gain / Rational::from(self.game.denominator()),
            }
        };
        self.moves.iter().map(deviation).collect()
    }

    /// Whether no deviation gains at δ.
    pub fn is_perfect(&self, delta: Fraction) -> bool {
        self.deviations(delta)
            .iter()
            .all(|deviation| deviation.gain <= Rational::ZERO)
    }

    fn units(&self, player: usize, outcome: usize) -> Rational {
        let columns = self.game.size(1);
        let actions = [outcome / columns, outcome % columns];
        Rational::from(
            self.game.units(player)
                [actions[player] * self.game.size(1 - player) + actions[1 - player]],
        )
    }

    /// All δ from 0 and below 1 at which no deviation gains, as closed intervals; none if that takes too large polynomials.
    pub fn patience(&self) -> Option<Vec<[End; 2]>> {
        let mut gains: Vec<Polynomial> = self.moves.iter().map(|of| self.gain(of)).collect();
        gains.sort_by_key(Polynomial::size);
        let mut found = vec![[End::Zero, End::One]];
        // Those that leave something out, and one that vanishes wherever they do.
        let (mut cutting, mut joined) = (Vec::new(), Polynomial::new(vec![Rational::ONE]));
        for gain in gains {
            crate::effort::spend(2_000 * gain.size() as u64);
            if found
                .iter()
                .all(|interval| is_nowhere_positive(&gain, interval))
            {
                continue;
            }
            joined = joined.joined(&gain);
            if joined.size() > MAX_DEGREE {
                return None;
            }
            cutting.push(gain);
            let roots = joined.roots();
            found = intervals(&roots, |place| holds(&cutting, &roots, place));
        }
        Some(found)
    }

    /// A polynomial with the sign of what a deviation gains, below 1.
    fn gain(&self, of: &Move) -> Polynomial {
        let [(before, length), (after, next_length)] =
            [of.from, of.to].map(|state| self.value(state, of.player));
        let now = Polynomial::new(vec![Rational::from(of.units)]);
        let later = Polynomial::new(vec![Rational::ZERO, Rational::ONE]).times(&after);
        let minus = -Rational::ONE;
        let gain = if length == next_length {
            now.times(&geometric(length))
                .plus(&later, &Rational::ONE)
                .plus(&before, &minus)
        } else {
            let now = now.times(&geometric(length)).times(&geometric(next_length));
            let later = later.times(&geometric(length));
            now.plus(&later, &Rational::ONE)
                .plus(&before.times(&geometric(next_length)), &minus)
        };
        gain.without_root_at_one().scaled()
    }

    /// What `player` gets from a pair of states on, over (1 − δ): a polynomial over 1 − δᴸ, and L.
    fn value(&self, state: usize, player: usize) -> (Polynomial, usize) {
        let Cycle { opening, cycle } = &self.paths[state].1;
        let sum = |outcomes: &[usize]| {
            outcomes
                .iter()
                .map(|&outcome| self.units(player, outcome))
                .collect::<Vec<_>>()
        };
        let opening_sum = Polynomial::new(sum(opening));
        let shifted = [vec![Rational::ZERO; opening.len()], sum(cycle)].concat();
        let length = cycle.len();
        (
            opening_sum
                .times(&geometric(length))
                .plus(&Polynomial::new(shifted), &Rational::ONE),
            length,
        )
    }
}

/// Whether a gain is surely not positive in an interval: it vanishes nowhere near it, or everywhere.
fn is_nowhere_positive(gain: &Polynomial, [from, to]: &[End; 2]) -> bool {
    let low = if let End::At(root) = from {
        root.low.clone()
    } else {
        Rational::ZERO
    };
    let high = if let End::At(root) = to {
        root.high.clone()
    } else {
        Rational::ONE
    };
    let middle = (&low + &high) / Rational::from(2);
    gain.is_zero()
        || (gain.sign(&middle).is_le() && gain.sign(&low).is_le() && gain.count(&low, &high) == 0)
}

/// Who has deviated to what, if exactly one of the two has.
fn deviator(planned: usize, outcome: usize, columns: usize) -> Option<(usize, usize)> {
    let [own, other] = [outcome / columns, outcome % columns];
    match [own == planned / columns, other == planned % columns] {
        [false, true] => Some((0, own)),
        [true, false] => Some((1, other)),
        _ => None,
    }
}

/// 1 − δᴸ.
fn geometric(length: usize) -> Polynomial {
    let mut coefficients = vec![Rational::ZERO; length + 1];
    coefficients[0] = Rational::ONE;
    coefficients[length] = -Rational::ONE;
    Polynomial::new(coefficients)
}

/// Where the line from 0 to 1 is looked at: at its beginning, between roots (before the one with that number), at a root.
#[derive(Clone, Copy)]
enum Place {
    Zero,
    Before(usize),
    At(usize),
}

/// Whether no gain is positive there.
fn holds(gains: &[Polynomial], roots: &[Root], place: Place) -> bool {
    let at = match place {
        Place::Zero => Rational::ZERO,
        Place::At(root) => roots[root].low.clone(),
        Place::Before(root) => {
            let before = root
                .checked_sub(1)
                .map_or(Rational::ZERO, |before| roots[before].high.clone());
            let after = roots
                .get(root)
                .map_or(Rational::ONE, |root| root.low.clone());
            (before + after) / Rational::from(2)
        }
    };
    let is_zero = |gain: &Polynomial| matches!(place, Place::At(root) if roots[root].is_of(gain));
    gains
        .iter()
        .all(|gain| is_zero(gain) || gain.sign(&at).is_le())
}

/// The intervals where it holds. It holds at the ends of what is between roots where it holds between them.
fn intervals(roots: &[Root], holds: impl Fn(Place) -> bool) -> Vec<[End; 2]> {
    let mut found: Vec<[End; 2]> = Vec::new();
    let mut begun = holds(Place::Zero).then_some(End::Zero);
    let mut last = End::Zero;
    for number in 0..=roots.len() {
        let is_between = holds(Place::Before(number));
        if !is_between && let Some(begin) = begun.take() {
            found.push([begin, last.clone()]);
        }
        if is_between && begun.is_none() {
            begun = Some(last.clone());
        }
        let Some(root) = roots.get(number) else { break };
        last = End::At(root.clone());
        if begun.is_none() && holds(Place::At(number)) {
            begun = Some(last.clone());
        }
    }
    found.extend(begun.map(|begin| [begin, End::One]));
    found
}
