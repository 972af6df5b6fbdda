//! Theory: payoffs of the stage game, equilibria, and the line of a zero-determinant strategy.

use super::describing::whole;
use super::pairing::Pairing;
use crate::common::repeated::rational;
use crate::exact::exact;
use engines::Status;
use engines::exact::rational::{Rational, value};
use engines::repeated::language::read::read;
use engines::repeated::language::resolve::{player, resolved};
use engines::repeated::settings::Noise;
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::automaton::Automaton;
use engines::repeated::strategies::strategy::Strategy;
use engines::repeated::theory::payoffs::{at_least, feasible, mixed_minmax, pure_minmax};
use engines::repeated::theory::perfection::{End as EngineEnd, Profile};
use engines::repeated::theory::polygon::Polygon;
use engines::repeated::theory::supported::{Known as EngineKnown, Supported as Search};
use engines::repeated::theory::zero_determinant;
use engines::repeated::values::pair::Pair;
use experiments::common::repeated::library::{Offered, offered};
use experiments::repeated::{
    Deviation, End, Known, Line, MAX_DEVIATIONS, NoValue, Perfection, Point, Region, Supported,
};
use std::vec::IntoIter;

/// Digits of what a deviation gains.
const MAX_DIGITS: usize = 100;

/// What the stage game allows.
pub(super) fn region(game: &StageGame) -> Region {
    let mixed = [0, 1].map(|player| mixed_minmax(game, player));
    Region {
        feasible: corners(&feasible(game)),
        pure_minmax: [0, 1].map(|player| exact(&pure_minmax(game, player))),
        mixed_minmax: mixed.each_ref().map(exact),
        rational: corners(&at_least(game, &mixed)),
    }
}

fn corners(polygon: &Polygon) -> Vec<Point> {
    let point = |point: &[Rational; 2]| point.each_ref().map(exact);
    polygon.corners().iter().map(point).collect()
}

/// What is known about the supported set.
pub(super) fn supported(search: &Search, status: Status) -> Supported {
    let known = match search.known() {
        _ if status == Status::Running => Known::UnderWay,
        EngineKnown::Outer => Known::Outer,
        EngineKnown::Between(inner) => Known::Between(corners(inner)),
        EngineKnown::Exact => Known::Exact,
    };
    Supported {
        corners: corners(search.set()),
        known,
    }
}

/// The pair as automata that never mix, with the states that are drawn.
fn pure_automata(pairing: &Pairing) -> Result<[Automaton; 2], NoValue> {
    let automata = match [whole(pairing, 0), whole(pairing, 1)] {
        [Some(first), Some(second)] => [first, second],
        missing => {
            let missing = missing.map(|automaton| automaton.is_none());
            return Err(NoValue::NoAutomaton(missing));
        }
    };
    let mixes = automata.each_ref().map(|automaton| !automaton.is_pure());
    if mixes.contains(&true) {
        return Err(NoValue::Mixes(mixes));
    }
    Ok(automata)
}

/// All deviations of a single round at δ.
pub(super) fn deviations(pairing: &Pairing) -> Result<Perfection, NoValue> {
    let automata = pure_automata(pairing)?;
    let game = &pairing.stage.game;
    let profile = Profile::new(game, automata.each_ref()).ok_or(NoValue::TooLarge)?;
    let mut deviations = profile.deviations(pairing.settings.continuation);
    deviations.sort_by(|one, other| other.gain.cmp(&one.gain));
    let gaining = deviations
        .iter()
        .filter(|deviation| deviation.gain > Rational::ZERO)
        .count();
    let listed = deviations.iter().take(MAX_DEVIATIONS);
    Ok(Perfection {
        is_perfect: gaining == 0,
        count: deviations.len() as u32,
        gaining: gaining as u32,
        deviations: listed
            .map(|deviation| Deviation {
                states: deviation.states,
                player: deviation.player as u8,
                action: deviation.action as u8,
                gain: rational(&deviation.gain, MAX_DIGITS),
            })
            .collect(),
        patience: None,
    })
}

/// All δ at which no deviation gains.
pub(super) fn patience(pairing: &Pairing) -> Option<Vec<[End; 2]>> {
    let automata = pure_automata(pairing).ok()?;
    let profile = Profile::new(&pairing.stage.game, automata.each_ref())?;
    let end = |end: EngineEnd| match end {
        EngineEnd::Zero => End::Zero,
        EngineEnd::At(root) if root.low == root.high => End::At(exact(&root.low)),
        EngineEnd::At(root) => End::Between([value(&root.low), value(&root.high)]),
        EngineEnd::One => End::One,
    };
    let intervals = profile.patience()?.into_iter();
    Some(intervals.map(|ends| ends.map(end)).collect())
}

/// The line to which the first strategy holds the payoffs of both, and the strategies of the library that are still to meet it.
pub(super) struct Lines {
    line: Option<Line>,
    first: Option<Automaton>,
    left: IntoIter<Offered>,
}

impl Lines {
    pub fn new(pairing: &Pairing) -> Self {
        let game = &pairing.stage.game;
        let [first, second] = [0, 1].map(|player| Seat { game, player });
        let line = match resolved(&pairing.strategies[0], first) {
            Ok(Strategy::MemoryOne(probabilities)) => zero_determinant::line(first, &probabilities),
            _ => None,
        };
        let line = line.map(|line| Line {
            coefficients: line.each_ref().map(exact),
            points: Vec::new(),
        });
        Self {
            line,
            first: pairing.players[0].automaton(false).map(Automaton::minimal),
            left: offered(second).into_iter(),
        }
    }

    /// The line, without points yet; none if it holds them to none.
    pub fn line(&self) -> Option<Line> {
        self.line.clone()
    }

    /// Adds what the next strategy of the library and the first strategy get from each other without errors.
    pub fn meet_next(&mut self, pairing: &Pairing, line: &mut Line) -> Status {
        let Some(next) = self.left.next() else {
            return Status::Finished;
        };
        if let Some(point) = self.point(&pairing.stage.game, &next.text) {
            line.points.push((next.text, point));
        }
        Status::Running
    }

    /// What both get in the long run; none where the strategy is no automaton or too large a one.
    fn point(&self, game: &StageGame, text: &str) -> Option<[f64; 2]> {
        let seat = Seat { game, player: 1 };
        let opponent = player(&read(text, seat).ok()?, seat).ok()?;
        let automata = [self.first.as_ref()?, &opponent.automaton(false)?.minimal()];
        let shares = Pair::new(automata, Noise::NONE).ok()?.expected();
        Some([0, 1].map(|player| shares.payoff(game, player).value()))
    }
}
