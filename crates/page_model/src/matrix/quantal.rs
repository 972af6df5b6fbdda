//! Quantal responses in pictures and words: branches on the square and the triangles, over λ, what a branch selects, and how well λ explains what people did.

use super::analysis::Analysis;
use super::square;
use super::triangles::place_of;
use crate::kit::plane::Point;
use experiments::exact::Mixed;
use experiments::matrix::{Quantal, QuantalBranch, QuantalFit, QuantalPoint};
use texts::{QuantalTexts, Texts};

/// Units of the picture over λ.
pub const WIDTH: f64 = 360.0;
pub const HEIGHT: f64 = 200.0;
pub const AROUND: f64 = 28.0;
/// Half of the picture's width is for λ, times the scale of payoffs, below this.
const HALF: f64 = 8.0;
/// A branch that comes so near to an equilibrium selects it.
const NEAR: f64 = 0.01;

/// The point of the principal branch that is shown, and how many there are before and behind it.
pub fn moment(of: &Analysis, found: &Quantal) -> [u64; 2] {
    let points = found
        .branches
        .first()
        .map_or(0, |branch| branch.points.len());
    let last = (points as u64).saturating_sub(1);
    [of.lab.branch.map_or(last, |point| point.min(last)), last]
}

/// Where a point stands in the square of a game with two actions each.
pub fn on_square(point: &QuantalPoint) -> Option<Point> {
    let first = |player: usize| Some(f64::from(*point.strategies.get(player)?.first()?));
    Some(square::placed((first(0)?, first(1)?)))
}

/// Where the strategy of a player stands in the player's triangle or bar.
pub fn on_triangle(point: &QuantalPoint, player: usize) -> Option<Point> {
    let own = point.strategies.get(player)?;
    let own: Vec<f64> = own.iter().copied().map(f64::from).collect();
    place_of(&own)
}

/// The places of points.
pub fn path(points: &[QuantalPoint], place: impl Fn(&QuantalPoint) -> Option<Point>) -> Vec<Point> {
    let mut path: Vec<Point> = points.iter().filter_map(place).collect();
    path.dedup();
    path
}

/// Where a probability stands over λ, which goes to infinity on the right.
pub fn over_lambda(scale: f64, lambda: f64, probability: f64) -> Point {
    let part = lambda * scale / (lambda * scale + HALF);
    (
        AROUND + (WIDTH - 2.0 * AROUND) * part,
        HEIGHT - AROUND - (HEIGHT - 2.0 * AROUND) * probability,
    )
}

/// The line of an action over λ.
pub fn line(branch: &QuantalBranch, scale: f64, player: usize, action: usize) -> Vec<Point> {
    let place = |point: &QuantalPoint| {
        let probability = *point.strategies.get(player)?.get(action)?;
        Some(over_lambda(scale, point.lambda, probability.into()))
    };
    path(&branch.points, place)
}

/// The strategies of a point, a player an entry.
pub fn strategies<N: Copy + Into<f64>>(
    of: &Analysis,
    strategies: &[Vec<N>],
    texts: &Texts,
) -> Vec<String> {
    let (words, page) = (&texts.labs.matrix.quantal, &texts.labs.matrix.page);
    let players = strategies.iter().enumerate();
    let player = |(player, own): (usize, &Vec<N>)| {
        let names = of.game.actions()[player].iter().zip(own);
        let share =
            |(name, &part): (&String, &N)| (words.share)(name, &(words.probability)(part.into()));
        let shares: Vec<String> = names.map(share).collect();
        (words.of_player)(&of.player(player, page), &shares)
    };
    players.map(player).collect()
}

/// Strategies of points are kept in half as many bits as they are computed in: no probability is further off by that.
const ROUNDING: f64 = 3e-8;

/// How far probabilities are apart at most: in decimals, rounded up, or as a power of ten.
pub(super) fn at_most(distance: f64, texts: &Texts) -> String {
    if distance == 0.0 || distance >= 1e-4 {
        (texts.value)(libm::ceil(distance * 1e4 - 1e-6) / 1e4)
    } else {
        (texts.labs.matrix.quantal.tiny)(power(distance))
    }
}

/// The principal branch in sentences.
pub fn said(of: &Analysis, found: &Quantal, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.matrix.quantal;
    let Some(branch) = found.branches.first() else {
        return Vec::new();
    };
    let lambdas = |points: &[u32]| -> Vec<String> {
        let lambda = |&point: &u32| {
            branch
                .points
                .get(point as usize)
                .map(|point| (texts.value)(point.lambda))
        };
        points.iter().filter_map(lambda).collect()
    };
    let last = branch.points.last();
    let leads = last.and_then(|point| {
        let wide = |own: &Vec<f32>| own.iter().copied().map(f64::from).collect();
        let strategies: Vec<Vec<f64>> = point.strategies.iter().map(wide).collect();
        let (number, distance) = of.nearest_equilibrium(&strategies)?;
        let says = if distance < NEAR {
            words.leads_to
        } else {
            words.leads_near
        };
        let name = format!("E{}", number + 1);
        Some(says(
            &(texts.value)(point.lambda),
            &name,
            &at_most(distance + ROUNDING + branch.radius, texts),
        ))
    });
    let ends = last
        .filter(|_| !branch.is_whole)
        .map(|point| (words.ends)(&(texts.value)(point.lambda)));
    let [turns, meetings] = [&branch.turns, &branch.meetings].map(|points| lambdas(points));
    let turns = (!turns.is_empty()).then(|| (words.turns)(&turns));
    let meetings = (!meetings.is_empty()).then(|| (words.meets)(&meetings));
    let proved = (words.proved)(power(branch.radius));
    let all = found
        .counted
        .map(|(counted, agrees)| (words.all_branches)(counted as usize, agrees));
    let sentences = [leads, ends, turns, meetings, Some(proved), all];
    sentences.into_iter().flatten().collect()
}

/// The least power of ten that is not below a number.
fn power(number: f64) -> i32 {
    libm::ceil(libm::log10(number.max(f64::MIN_POSITIVE))) as i32
}

/// What λ fits, and how well.
pub fn fitted(fit: &QuantalFit, texts: &Texts) -> [String; 2] {
    let words: &QuantalTexts = &texts.labs.matrix.quantal;
    let value = texts.value;
    let high = fit.high.map(value);
    let interval = if fit.is_last {
        (words.fit_beyond)(&value(fit.low))
    } else {
        (words.fit)(&value(fit.point.lambda), &value(fit.low), high.as_deref())
    };
    [
        interval,
        (words.likelihoods)(
            &value(fit.log_likelihood),
            &value(fit.of_uniform),
            &value(fit.of_frequencies),
        ),
    ]
}

/// A row for each action of each player: how often it was chosen, and what quantal responses, the only equilibrium and the hierarchy say.
pub fn fit_rows(
    of: &Analysis,
    found: &Quantal,
    fit: &QuantalFit,
    texts: &Texts,
) -> Vec<[String; 5]> {
    let counts = of.lab.counts().unwrap_or_default();
    let only = match of.shown_equilibria() {
        [only] => Some(only),
        _ => None,
    };
    let page = &texts.labs.matrix.page;
    let share = texts.labs.matrix.quantal.probability;
    let mut rows = Vec::new();
    for (player, own) in counts.iter().enumerate() {
        let sum: u64 = own.iter().sum();
        for (action, &count) in own.iter().enumerate() {
            let chosen = if sum == 0 {
                String::new()
            } else {
                share(count as f64 / sum as f64)
            };
            let in_equilibrium = only.map(|one| one.strategies[player][action].shown());
            rows.push([
                (page.action_of)(of.action(player, action as u8), &of.player(player, page)),
                chosen,
                share(f64::from(fit.point.strategies[player][action])),
                in_equilibrium.unwrap_or_default(),
                share(found.choices[player][action]),
            ]);
        }
    }
    rows
}

/// What a level does, a player an entry.
pub fn level(of: &Analysis, level: &[Mixed], words: &QuantalTexts) -> String {
    let strategies = level.iter().enumerate();
    let strategy = |(player, own): (usize, &Mixed)| {
        if own.len() > 1 && own.iter().all(|part| part.text == own[0].text) {
            words.alike.to_owned()
        } else {
            of.strategy(player, own)
        }
    };
    let strategies: Vec<String> = strategies.map(strategy).collect();
    strategies.join("; ")
}
