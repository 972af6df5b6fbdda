//! Play: a series of auctions in which the viewer bids against others, and what would have been best, with hindsight.
//!
//! Values are drawn from those who take part, and what lies between two known values is taken in proportion.

use super::analysis::Analysis;
use engines::auctions::setting::Format;
use experiments::auction::{Found, Opponents};
use random::Random;
use texts::Texts;

/// Streams of auctions that are played are not those of auctions that are held.
const FIRST_STREAM: u64 = 1 << 32;

/// One of the others.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rival {
    value: f64,
    /// `None` stays out.
    bid: Option<f64>,
}

/// An auction before the viewer bids.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// The viewer's.
    pub value: f64,
    others: Vec<Rival>,
}

/// What came of a bid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settled {
    /// The viewer's share of winning: less than 1 in a tie.
    pub won: f64,
    pub gain: f64,
    /// What others bid that had to be beaten; `None` if nobody did.
    pub to_beat: Option<f64>,
    /// Whether that is all that anybody has, so that it can only be shared.
    pub is_all: bool,
    /// What the thing was worth: of a common value nobody knew.
    pub worth: f64,
    /// The most that any bid would have gained.
    pub most: f64,
}

/// Auctions that were played, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    pub auctions: u64,
    pub gain: f64,
    /// Of the bids of equilibrium; `None` where one of them is not known.
    pub usual: Option<f64>,
    pub most: f64,
}

impl Score {
    /// With one more.
    #[must_use]
    pub fn with(self, settled: &Settled, usual: Option<&Settled>) -> Self {
        let so_far = match self.auctions {
            0 => Some(0.0),
            _ => self.usual,
        };
        Self {
            auctions: self.auctions + 1,
            gain: self.gain + settled.gain,
            usual: so_far.zip(usual).map(|(so_far, usual)| so_far + usual.gain),
            most: self.most + settled.most,
        }
    }
}

/// The share of values below in a state of the world.
fn below(of: &Analysis, point: &Found, state: usize) -> f64 {
    of.states(point)[state].0
}

/// What somebody with a value knows, who takes part, where the share `share` of all who do has less.
fn with_share(of: &Analysis, state: usize, share: f64) -> Option<Found> {
    let points = of.points();
    let below = |point: &Found| below(of, point, state);
    let (first, last) = (below(points.first()?), below(points.last()?));
    let sought = first + share * (last - first);
    let next = points.partition_point(|point| below(point) <= sought);
    let next = next.min(points.len() - 1);
    let (low, high) = (points.get(next.checked_sub(1)?)?, points.get(next)?);
    let way = (sought - below(low)) / (below(high) - below(low)).max(f64::MIN_POSITIVE);
    of.at(low.value + way.clamp(0.0, 1.0) * (high.value - low.value))
}

fn rival(of: &Analysis, state: usize, random: &mut Random) -> Option<Rival> {
    let share = random.unit();
    if of.opponents() == Opponents::Learned {
        return learned_rival(of, state, share, random.unit());
    }
    let out = below(of, of.points().first()?, state);
    if share < out {
        return Some(Rival {
            value: 0.0,
            bid: None,
        });
    }
    let found = with_share(of, state, (share - out) / (1.0 - out))?;
    Some(Rival {
        value: found.value,
        bid: of.rival_bid(&found),
    })
}

/// The place that a share of probabilities that add up to 1 falls into.
fn place(chances: impl IntoIterator<Item = f64>, share: f64) -> usize {
    let mut left = share;
    let mut last = 0;
    for (place, chance) in chances.into_iter().enumerate() {
        if chance > 0.0 {
            last = place;
            if left < chance {
                return place;
            }
        }
        left -= chance;
    }
    last
}

fn learned_rival(of: &Analysis, state: usize, share: f64, other: f64) -> Option<Rival> {
    let learned = &of.found.learned;
    let value = place(learned.chances.get(state)?.iter().copied(), share);
    let bid = place(learned.average.get(value)?.iter().copied(), other);
    Some(Rival {
        value: *learned.values.get(value)?,
        bid: *learned.bids.get(bid)?,
    })
}

/// The auction of this number; `None` before all is known.
pub fn drawn(of: &Analysis, auction: u64) -> Option<Drawn> {
    of.totals()?;
    let mut random = Random::stream(of.lab.seed, FIRST_STREAM + auction);
    let state = place(of.weights_of_those_who_bid()?, random.unit());
    let value = with_share(of, state, random.unit())?.value;
    // As it is shown, so that nothing is decided by digits that nobody sees.
    let value = (value * 100.0).round() / 100.0;
    let value = value.max(of.lowest()?);
    let others = (1..of.lab.bidders).map(|_| rival(of, state, &mut random));
    Some(Drawn {
        value,
        others: others.collect::<Option<_>>()?,
    })
}

/// What comes of a bid.
pub fn settle(of: &Analysis, drawn: &Drawn, bid: f64) -> Settled {
    let mut bids: Vec<f64> = drawn.others.iter().filter_map(|other| other.bid).collect();
    bids.sort_by(|one, other| other.total_cmp(one));
    let units = of.lab.units() as usize;
    let to_beat = bids.get(units - 1).copied();
    let lowest = of.accepted();
    let price = to_beat.map_or(lowest, |bid| bid.max(lowest));
    let paid_in_third = bids.get(units).copied().unwrap_or(lowest);
    let worth = worth(of, drawn);
    let paid_if_won = |own: f64| match of.lab.format.rules() {
        Format::FirstPrice | Format::AllPay => own,
        Format::SecondPrice => price,
        Format::ThirdPrice => paid_in_third,
    };
    let fee = of.lab.fee();
    let won = match bid >= lowest {
        true => share_won(&bids, bid, units),
        false => 0.0,
    };
    let gain = match (bid < lowest, of.lab.format.rules()) {
        (true, _) => 0.0,
        (_, Format::AllPay) => won * worth - bid - fee,
        _ => won * (worth - paid_if_won(bid)) - fee,
    };
    // With hindsight one bids just as much as it takes, or not at all. Nobody bids more than a budget, but some may share it.
    let all = of
        .budget()
        .filter(|&budget| price >= budget && to_beat.is_some());
    let most = match all {
        Some(budget) => match (share_won(&bids, budget, units), of.lab.format.rules()) {
            (share, Format::AllPay) => share * worth - budget,
            (share, _) => share * (worth - paid_if_won(budget)),
        },
        None => worth - paid_if_won(price) - fee,
    }
    .max(0.0);
    Settled {
        won,
        gain,
        to_beat,
        is_all: all.is_some(),
        worth,
        most,
    }
}

/// What the thing is worth to the viewer.
fn worth(of: &Analysis, drawn: &Drawn) -> f64 {
    if !of.lab.is_common() {
        return drawn.value;
    }
    let others: f64 = drawn.others.iter().map(|other| other.value).sum();
    (drawn.value + others) / of.lab.bidders as f64
}

/// How likely a bid is among the highest, where ties are broken at random.
fn share_won(others: &[f64], bid: f64, units: usize) -> f64 {
    let above = others.iter().filter(|&&other| other > bid).count();
    let same = others.iter().filter(|&&other| other == bid).count();
    let left = units.saturating_sub(above) as f64;
    (left / (same as f64 + 1.0)).min(1.0)
}

/// What the bid of equilibrium would have come to.
pub fn usual(of: &Analysis, drawn: &Drawn) -> Option<Settled> {
    let bid = of.at(drawn.value)?.bid?;
    Some(settle(of, drawn, bid))
}

/// What is said about an auction that was played.
pub fn said(of: &Analysis, settled: &Settled, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.play;
    let written = texts.value;
    let result = match settled.won {
        won if won >= 1.0 => words.won,
        won if won > 0.0 => words.tied,
        _ => words.lost,
    };
    let mut said = vec![result.to_owned()];
    if of.lab.is_common() {
        said.push((words.was_worth)(&written(settled.worth)));
    }
    said.push((words.gained)(&(texts.value)(settled.gain)));
    said.push(match settled.to_beat {
        Some(bid) => (words.to_beat)(&written(bid)),
        None => words.alone.to_owned(),
    });
    let most = written(settled.most);
    said.push(match settled.to_beat {
        _ if settled.most <= 0.0 => words.better_lost.to_owned(),
        None => (words.hindsight_alone)(&most),
        Some(_) if settled.is_all => (words.hindsight_all)(&most),
        Some(_) => (words.hindsight)(&most),
    });
    said.join(" ")
}

/// Rows of the score: names and sums; that of equilibrium is left out where it is kept back.
pub fn score_rows(of: &Analysis, score: &Score, texts: &Texts) -> Vec<[String; 2]> {
    let words = &texts.labs.auction.views.play;
    let row = |name: &'static str, sum: f64| [name.to_owned(), (texts.value)(sum)];
    let usual = score.usual.filter(|_| !of.hides());
    let usual = usual.map(|usual| row(words.usual, usual));
    let rows = [
        Some(row(words.own, score.gain)),
        usual,
        Some(row(words.most, score.most)),
    ];
    rows.into_iter().flatten().collect()
}
