//! Payoffs of a game in intervals: what they can be anywhere in a rectangle, and how they change.

use super::super::game::ContinuousGame;
use super::jet::Jet;
use crate::effort;
use crate::intervals::Interval;

/// An interval for each player.
pub type Area = [Interval; 2];

/// A game whose payoffs are enclosed.
#[derive(Clone, Debug)]
pub struct Payoffs {
    pub game: ContinuousGame,
    /// All actions.
    pub ends: Area,
    /// From the least to the most that each player gets at points of a grid: what is large or small.
    pub ranges: [f64; 2],
    t: Jet,
    /// What an evaluation takes.
    effort: u64,
}

impl Payoffs {
    pub fn new(game: ContinuousGame) -> Self {
        let ends = game.players.each_ref().map(|player| Interval {
            low: Interval::of_fraction(player.low).low,
            high: Interval::of_fraction(player.high).high,
        });
        Self {
            t: Jet::constant(Interval::of_fraction(game.t)),
            ends,
            ranges: [0, 1].map(|player| range(&game, player)),
            effort: 20 + 6 * game.operations() as u64,
            game,
        }
    }

    /// A player's payoff anywhere in an area, and its derivatives.
    pub fn jet(&self, player: usize, area: Area) -> Jet {
        effort::spend(self.effort);
        let actions = [Jet::action(0, area[0]), Jet::action(1, area[1])];
        self.game.payoff_in(player, &actions, self.t)
    }

    /// A player's payoff anywhere in an area: by its values, and by its slopes around the middle.
    pub fn value(&self, player: usize, area: Area) -> Interval {
        let jet = self.jet(player, area);
        let middle = area.map(|side| Interval::point(side.middle()));
        let mut around = self.jet(player, middle).value;
        for axis in 0..2 {
            around = around + jet.slopes[axis] * (area[axis] - middle[axis]);
        }
        jet.value.and(around)
    }

    /// How a player's payoff changes with their own action, anywhere in an area: where that itself goes one way, its ends are at ends of the area.
    pub fn own_slope(&self, player: usize, at: Area) -> Interval {
        let whole = self.jet(player, at);
        let turns = area(player, whole.curvatures[2 * player], whole.curvatures[1]);
        let end = |upper: bool| {
            let side = |axis: usize| match (turns[axis].low >= 0.0, turns[axis].high <= 0.0) {
                (true, _) => Interval::point(if upper { at[axis].high } else { at[axis].low }),
                (_, true) => Interval::point(if upper { at[axis].low } else { at[axis].high }),
                _ => at[axis],
            };
            self.jet(player, [side(0), side(1)]).slopes[player]
        };
        let ends = Interval {
            low: end(false).low,
            high: end(true).high,
        };
        whole.slopes[player].and(ends)
    }

    /// The side of an area that is longest in parts of its interval, and how long that is.
    pub fn longest(&self, area: Area) -> (usize, f64) {
        let [first, second] = [0, 1].map(|player| area[player].width() / self.length(player));
        if second > first {
            (1, second)
        } else {
            (0, first)
        }
    }

    /// How long an interval of actions is.
    pub fn length(&self, player: usize) -> f64 {
        self.ends[player].width()
    }
}

/// Points along each axis at which payoffs are compared.
const COMPARED: u32 = 9;

/// How far payoffs are apart.
pub fn range(game: &ContinuousGame, player: usize) -> f64 {
    let ends = game
        .players
        .each_ref()
        .map(super::super::game::Player::ends);
    let along = |axis: usize, step: u32| {
        let [low, high] = ends[axis];
        low + (high - low) * f64::from(step) / f64::from(COMPARED - 1)
    };
    let places = 0..COMPARED * COMPARED;
    let at = |place: u32| [along(0, place % COMPARED), along(1, place / COMPARED)];
    let values = places.filter_map(|place| game.value(player, at(place)).ok());
    let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| {
        (
            if value < low { value } else { low },
            if value > high { value } else { high },
        )
    });
    if low < high { high - low } else { 0.0 }
}

/// An area from a player's side and the other's.
pub fn area(player: usize, own: Interval, other: Interval) -> Area {
    match player {
        0 => [own, other],
        _ => [other, own],
    }
}

/// An area cut in two along a side.
pub fn cut(area: Area, side: usize) -> [Area; 2] {
    halves(area[side]).map(|half| {
        let mut piece = area;
        piece[side] = half;
        piece
    })
}

/// An interval cut in two, a little beside its middle: what one looks for is often exactly there.
pub fn halves(side: Interval) -> [Interval; 2] {
    let at = (side.low + 0.4871 * (side.high - side.low)).clamp(side.low, side.high);
    [
        Interval {
            low: side.low,
            high: at,
        },
        Interval {
            low: at,
            high: side.high,
        },
    ]
}
