//! Envelope: what each action of a player pays against the mixtures of another one who has two, and the equilibria that are read from the highest line.
//!
//! On a piece of the envelope one line is the highest, the best response there. To it the player with two actions answers with more of the first one, with less of it,
//! or has no preference. A mixture belongs to an equilibrium if some of its best responses, mixed, leave no preference; at an end it is enough that there is none
//! inwards. Source: E. F. Magirou, D. K. Vassilakis, I. Androutsopoulos, "Teaching nonzero sum games using a diagrammatic determination of equilibria" (2008).

use crate::kit::chart::lines::Mark;
use crate::kit::chart::{Series, extent, with_air};
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use std::cmp::Ordering;
use texts::EnvelopeTexts;

/// Where best responses stay the same, from one share of the first action to another, which may be the same one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub from: Fraction,
    pub to: Fraction,
    /// Of the other player.
    pub best: Vec<usize>,
}

/// Lines over the share of the first action of a player who has two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    pub player: usize,
    /// By action of the other one: what it pays where that share is 0, and where it is 1.
    lines: Vec<[Fraction; 2]>,
    /// By action of the other one: whether the first action pays the player more, less or the same against it.
    first_pays: Vec<Ordering>,
    /// Ends and places where lines cross on the envelope, with what lies between them, in ascending order.
    pub pieces: Vec<Piece>,
}

/// The envelopes of a game of two: of each player who has two actions, where the other one has some choice.
pub fn envelopes(game: &StrategicGame) -> Vec<Envelope> {
    let is_of_two = game.players().len() == 2;
    let has = |&player: &usize| is_of_two && game.size(player) == 2 && game.size(1 - player) > 1;
    let players = (0..2).filter(has);
    players
        .filter_map(|player| Envelope::new(game, player))
        .collect()
}

impl Envelope {
    /// `None` where numbers grow too long.
    fn new(game: &StrategicGame, player: usize) -> Option<Self> {
        let other = 1 - player;
        let profile = |own: usize, action: usize| match player {
            0 => game.profile(&[own, action]),
            _ => game.profile(&[action, own]),
        };
        let actions = 0..game.size(other);
        let line = |action| [1, 0].map(|own| game.payoff(profile(own, action), other));
        let first_pays = |action| {
            let own = |own| game.payoff(profile(own, action), player);
            own(0).cmp(&own(1))
        };
        let mut found = Self {
            player,
            lines: actions.clone().map(line).collect(),
            first_pays: actions.map(first_pays).collect(),
            pieces: Vec::new(),
        };
        found.pieces = found.found_pieces()?;
        Some(found)
    }

    fn at(&self, action: usize, share: Fraction) -> Option<Fraction> {
        let [none, all] = self.lines[action];
        none.checked_add(share.checked_mul(all.checked_add(-none)?)?)
    }

    /// The actions that pay most.
    fn best(&self, share: Fraction) -> Option<Vec<usize>> {
        let values = (0..self.lines.len()).map(|action| self.at(action, share));
        let values = values.collect::<Option<Vec<_>>>()?;
        let most = values.iter().max()?;
        let best = (0..values.len()).filter(|&action| values[action] == *most);
        Some(best.collect())
    }

    /// Where two lines cross, between 0 and 1.
    fn crossing(&self, one: usize, other: usize) -> Option<Fraction> {
        let more = |end: usize| self.lines[one][end].checked_add(-self.lines[other][end]);
        let (none, all) = (more(0)?, more(1)?);
        let share = none.checked_mul(none.checked_add(-all)?.inverse()?)?;
        (Fraction::ZERO < share && share < Fraction::ONE).then_some(share)
    }

    fn found_pieces(&self) -> Option<Vec<Piece>> {
        let actions = 0..self.lines.len();
        let pairs = actions
            .clone()
            .flat_map(|one| (0..one).map(move |other| (one, other)));
        let mut places: Vec<Fraction> = pairs
            .filter_map(|(one, other)| self.crossing(one, other))
            .collect();
        places.extend([Fraction::ZERO, Fraction::ONE]);
        places.sort();
        places.dedup();
        let mut pieces: Vec<Piece> = Vec::new();
        for (number, &place) in places.iter().enumerate() {
            if let Some(&before) = number.checked_sub(1).and_then(|last| places.get(last)) {
                let middle = before
                    .checked_add(place)?
                    .checked_mul(Fraction::new(1, 2))?;
                pieces.push(Piece {
                    from: before,
                    to: place,
                    best: self.best(middle)?,
                });
            }
            pieces.push(Piece {
                from: place,
                to: place,
                best: self.best(place)?,
            });
        }
        Some(joined(pieces))
    }

    /// What the player does about the best responses of a piece: more of the first action, less, or either.
    fn preferences(&self, piece: &Piece) -> [Ordering; 2] {
        let all = piece.best.iter().map(|&action| self.first_pays[action]);
        let least = all.clone().min().unwrap_or(Ordering::Equal);
        [least, all.max().unwrap_or(Ordering::Equal)]
    }

    fn is_of_equilibria(&self, piece: &Piece) -> bool {
        let [least, most] = self.preferences(piece);
        let is_at = |end: Fraction| piece.from == end && piece.to == end;
        // There is no more than all of it, and no less than nothing.
        (least != Ordering::Greater || is_at(Fraction::ONE))
            && (most != Ordering::Less || is_at(Fraction::ZERO))
    }

    /// Shares of the first action in equilibria: from one to another, which may be the same one.
    pub fn equilibria(&self) -> Vec<[Fraction; 2]> {
        let mut all: Vec<[Fraction; 2]> = Vec::new();
        for piece in self
            .pieces
            .iter()
            .filter(|piece| self.is_of_equilibria(piece))
        {
            match all.last_mut() {
                Some(last) if last[1] == piece.from => last[1] = piece.to,
                _ => all.push([piece.from, piece.to]),
            }
        }
        all
    }

    /// The lines and the envelope over the places where it bends.
    pub fn lines(
        &self,
        names: &[String],
        words: &EnvelopeTexts,
    ) -> (Vec<f64>, Vec<Series>, (f64, f64)) {
        let places: Vec<Fraction> = self
            .pieces
            .iter()
            .filter(|piece| piece.from == piece.to)
            .map(|piece| piece.from)
            .collect();
        let value = |action: usize, share: Fraction| {
            self.at(action, share).map_or(f64::NAN, Fraction::value)
        };
        let line = |action: usize| {
            places
                .iter()
                .map(move |&place| value(action, place))
                .collect::<Vec<f64>>()
        };
        let all: Vec<Vec<f64>> = (0..self.lines.len()).map(line).collect();
        let highest = |place: usize| {
            all.iter()
                .map(|line| line[place])
                .fold(f64::NEG_INFINITY, f64::max)
        };
        let envelope = (0..places.len()).map(highest).collect::<Vec<f64>>();
        let numbers = all.iter().flatten().copied();
        let (low, high) = extent(numbers).unwrap_or((0.0, 1.0));
        let mut series: Vec<Series> = all
            .into_iter()
            .zip(names)
            .map(|(line, name)| Series::line(name.clone(), line))
            .collect();
        series.push(Series::line(words.envelope, envelope).emphasised(true));
        let axis = places.into_iter().map(Fraction::value).collect();
        (axis, series, with_air((low, high), 0.05, 0.1))
    }

    /// Equilibria as places of the axis.
    pub fn marks(&self, words: &EnvelopeTexts) -> Vec<Mark> {
        let mark = |at: Fraction, name: &'static str| Mark {
            at: at.value(),
            name,
        };
        let marks = self
            .equilibria()
            .into_iter()
            .flat_map(|[from, to]| match from == to {
                true => vec![mark(from, words.equilibrium)],
                false => vec![mark(from, words.from), mark(to, words.to)],
            });
        marks.collect()
    }

    /// Rows of what lies between two bends: shares of the first action, best responses, and what the player does about them.
    pub fn rows(&self, actions: [&[String]; 2], words: &EnvelopeTexts) -> Vec<[String; 3]> {
        let wide = self.pieces.iter().filter(|piece| piece.from < piece.to);
        let row = |piece: &Piece| {
            let [own, others] = [self.player, 1 - self.player].map(|player| actions[player]);
            let best: Vec<&str> = piece
                .best
                .iter()
                .map(|&action| others[action].as_str())
                .collect();
            let preference = match self.preferences(piece) {
                [Ordering::Greater, _] => (words.more)(&own[0]),
                [_, Ordering::Less] => (words.more)(&own[1]),
                [Ordering::Equal, Ordering::Equal] => words.either.to_owned(),
                _ => words.mixed.to_owned(),
            };
            let shares = format!("{} – {}", piece.from.shown(), piece.to.shown());
            [shares, best.join(", "), preference]
        };
        wide.map(row).collect()
    }

    /// Shares of the first action in all equilibria, in words.
    pub fn said(&self, first: &str, words: &EnvelopeTexts) -> String {
        let one = |[from, to]: [Fraction; 2]| match from == to {
            true => from.shown(),
            false => format!("{} – {}", from.shown(), to.shown()),
        };
        let all: Vec<String> = self.equilibria().into_iter().map(one).collect();
        (words.said)(first, &all.join(", "))
    }
}

/// Pieces of which the lines between are no bends of the envelope made one.
fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces {
        let is_point = piece.from == piece.to;
        let is_end = is_point && (piece.from == Fraction::ZERO || piece.from == Fraction::ONE);
        match all.last_mut() {
            // The last one is wide, or was widened.
            Some(last) if !is_end && last.best == piece.best && last.from < last.to => {
                last.to = piece.to
            }
            _ => all.push(piece),
        }
    }
    all
}
