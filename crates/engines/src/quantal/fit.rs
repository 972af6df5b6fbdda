//! Fit: the precision that makes most likely what people did, with an interval, on the principal branch.
//!
//! Every choice counts as independent. The interval has all λ of the stretch around the estimate on which twice the logarithm of the likelihood is less than 3.841 below
//! its greatest value: 95 % by the likelihood ratio (S. S. Wilks, 1938). Source: R. D. McKelvey and T. R. Palfrey (1995), section 4.

use super::branch::{Branch, Point};
use super::plane::Plane;
use super::system::Responses;
use crate::intervals::Interval;
use games::strategic::StrategicGame;

/// Half of the quantile of χ² with one degree of freedom that 95 % are below.
const BELOW: f64 = 1.920_729_410_347_062;

/// How often each player's actions were chosen, by player; all 0 of a player whom nobody watched.
pub type Counts = Vec<Vec<u64>>;

/// The estimate.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// Where the likelihood is greatest.
    pub point: Point,
    pub log_likelihood: f64,
    /// The interval; `None` where it has no end on the branch.
    pub low: f64,
    pub high: Option<f64>,
    /// Whether the likelihood rises to the end of the branch, so that the estimate is beyond.
    pub is_last: bool,
    /// The same logarithm where everybody chooses all actions alike, and where the frequencies themselves are the strategies.
    pub of_uniform: f64,
    pub of_frequencies: f64,
}

/// The logarithm of how likely the counts are at a point.
fn log_likelihood(counts: &Counts, point: &Point) -> f64 {
    let parts = counts.iter().flatten().zip(&point.unknowns);
    parts
        .map(|(&count, logarithm)| {
            if count == 0 {
                0.0
            } else {
                count as f64 * logarithm
            }
        })
        .sum()
}

/// The same where the frequencies are the strategies.
fn of_frequencies(counts: &Counts) -> f64 {
    let of_player = |own: &Vec<u64>| -> f64 {
        let sum: u64 = own.iter().sum();
        let used = own.iter().filter(|&&count| count > 0);
        used.map(|&count| count as f64 * libm::log(count as f64 / sum as f64))
            .sum()
    };
    counts.iter().map(of_player).sum()
}

/// Fits λ of a game's principal branch. `None` if the counts are not for its actions, or there are none.
pub fn fit(game: &StrategicGame, branch: &Branch, counts: &Counts) -> Option<Fit> {
    let sizes = (0..game.players().len()).map(|player| game.size(player));
    if !counts.iter().map(Vec::len).eq(sizes) || counts.iter().flatten().all(|&count| count == 0) {
        return None;
    }
    let system = Responses::new(game);
    let likelihoods: Vec<f64> = branch
        .points
        .iter()
        .map(|point| log_likelihood(counts, point))
        .collect();
    let best = (0..likelihoods.len()).max_by(|&a, &b| likelihoods[a].total_cmp(&likelihoods[b]))?;
    let point = refined(&system, branch, counts, best)?;
    let most = log_likelihood(counts, &point);
    let enough = |point: &Point| log_likelihood(counts, point) >= most - BELOW;
    let (mut low, mut high) = (point.lambda, point.lambda);
    let mut has_end = |places: &mut dyn Iterator<Item = usize>| {
        // From the estimate outwards: the last that is likely enough, and the first that is not. The branch may turn on the way.
        let mut inside = point.clone();
        let mut reach = |lambda: f64| {
            low = low.min(lambda);
            high = high.max(lambda);
        };
        for place in places {
            let next = &branch.points[place];
            if !enough(next) {
                reach(edge(&system, inside, next.clone(), &enough));
                return true;
            }
            inside = next.clone();
            reach(inside.lambda);
        }
        false
    };
    let has_beginning = has_end(&mut (0..best).rev());
    let has_end = has_end(&mut (best + 1..branch.points.len()));
    Some(Fit {
        log_likelihood: most,
        low: if has_beginning { low } else { 0.0 },
        high: has_end.then_some(high),
        is_last: is_rising(&likelihoods, most),
        of_uniform: likelihoods[0],
        of_frequencies: of_frequencies(counts),
        point,
    })
}

/// Whether the end of the branch is as likely as any point, as far as floats tell, and not everything is.
fn is_rising(likelihoods: &[f64], most: f64) -> bool {
    let is_most = |likelihood: &f64| *likelihood >= most - 1e-9;
    likelihoods.last().is_some_and(is_most) && !likelihoods.iter().all(is_most)
}

/// The most likely point beside one of the branch, by the golden section.
fn refined(system: &Responses, branch: &Branch, counts: &Counts, best: usize) -> Option<Point> {
    const PART: f64 = 0.618_033_988_749_894_9;
    let points = &branch.points;
    let from = best.saturating_sub(1);
    let to = (best + 1).min(points.len() - 1);
    // From one point to the next but one.
    let at = |place: f64| {
        let segment = (place as usize)
            .min(to - from)
            .min(to.saturating_sub(from + 1));
        let (a, b) = (
            &points[from + segment],
            &points[(from + segment + 1).min(to)],
        );
        part_of(system, a, b, place - segment as f64)
    };
    let (mut low, mut high) = (0.0, (to - from) as f64);
    for _ in 0..60 {
        let [a, b] = [high - PART * (high - low), low + PART * (high - low)];
        if log_likelihood(counts, &at(a)?) < log_likelihood(counts, &at(b)?) {
            low = a;
        } else {
            high = b;
        }
    }
    let found = at(f64::midpoint(low, high))?;
    let is_better = log_likelihood(counts, &found) >= log_likelihood(counts, &points[best]);
    Some(if is_better {
        found
    } else {
        points[best].clone()
    })
}

/// The point of the branch that is so great a part of the way from one of its points to the next.
fn part_of(system: &Responses, from: &Point, to: &Point, part: f64) -> Option<Point> {
    let pairs = || from.unknowns.iter().zip(&to.unknowns);
    let chord: Vec<f64> = pairs().map(|(from, to)| to - from).collect();
    let length = chord.iter().map(|part| part * part).sum::<f64>().sqrt();
    if length == 0.0 {
        return Some(from.clone());
    }
    let direction: Vec<f64> = chord.iter().map(|part| part / length).collect();
    let plane = Plane {
        system,
        from: &from.unknowns,
        direction: &direction,
        along: Interval::point(part * length),
    };
    let guess = pairs()
        .map(|(from, to)| from + part * (to - from))
        .collect();
    plane
        .corrected(guess)
        .map(|unknowns| system.point(unknowns))
}

/// λ where the branch stops being likely enough.
fn edge(
    system: &Responses,
    inside: Point,
    outside: Point,
    enough: &impl Fn(&Point) -> bool,
) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    let mut lambda = inside.lambda;
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        let Some(point) = part_of(system, &inside, &outside, middle) else {
            return lambda;
        };
        lambda = point.lambda;
        if enough(&point) {
            low = middle;
        } else {
            high = middle;
        }
    }
    lambda
}
