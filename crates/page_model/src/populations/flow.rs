//! Flow: the replicator dynamic of an infinite population as arrows in a line or a triangle, and its rest points.

use super::analysis::Analysis;
use crate::kit::plane::Point;
use crate::kit::simplex::in_triangle;
use experiments::populations::Rest;
use games::fraction::Fraction;
use texts::Texts;

/// Arrows along a side of the triangle.
const ARROWS: u32 = 12;
/// How long the longest arrow is, where a side is 1.
const MAX_ARROW: f64 = 0.055;

/// An arrow, from where to where, in a picture whose side is 1.
pub type Arrow = (Point, Point);

/// Which way shares move.
fn velocity(of: &Analysis, shares: &[f64]) -> Vec<f64> {
    let payoff = |row: &Vec<Fraction>| {
        let parts = row.iter().zip(shares);
        parts
            .map(|(payoff, share)| payoff.value() * share)
            .sum::<f64>()
    };
    let payoffs: Vec<f64> = of.named.payoffs.iter().map(payoff).collect();
    let mean: f64 = payoffs
        .iter()
        .zip(shares)
        .map(|(payoff, share)| payoff * share)
        .sum();
    let pairs = payoffs.iter().zip(shares);
    pairs
        .map(|(payoff, share)| share * (payoff - mean))
        .collect()
}

/// Where shares stand: two on a line from left to right, the first strategy at its right end; three in a triangle.
pub fn place(shares: &[f64]) -> Option<Point> {
    match shares {
        [first, _] => Some((*first, 0.0)),
        _ => in_triangle(shares),
    }
}

/// The arrows of two or three strategies.
pub fn arrows(of: &Analysis) -> Vec<Arrow> {
    let points = match of.size() {
        2 => (1..2 * ARROWS)
            .map(|step| {
                let first = f64::from(step) / f64::from(2 * ARROWS);
                vec![first, 1.0 - first]
            })
            .collect(),
        3 => inside(),
        _ => Vec::new(),
    };
    let moving = points.iter().filter_map(|shares| {
        let way = velocity(of, shares);
        let moved: Vec<f64> = shares
            .iter()
            .zip(&way)
            .map(|(share, way)| share + way)
            .collect();
        let (from, to) = (place(shares)?, place(&moved)?);
        let way = (to.0 - from.0, to.1 - from.1);
        Some((from, way, (way.0 * way.0 + way.1 * way.1).sqrt()))
    });
    let moving: Vec<(Point, Point, f64)> = moving.collect();
    let most = moving
        .iter()
        .map(|(_, _, length)| *length)
        .fold(0.0, f64::max);
    let arrow = |&(from, way, length): &(Point, Point, f64)| {
        // Short ones can still be seen.
        let scale = MAX_ARROW * (length / most).sqrt() / length;
        (from, (from.0 + way.0 * scale, from.1 + way.1 * scale))
    };
    let is_moving = |&&(_, _, length): &&(Point, Point, f64)| length > 1e-12 * most.max(1e-300);
    moving.iter().filter(is_moving).map(arrow).collect()
}

/// Points spread evenly inside the triangle.
fn inside() -> Vec<Vec<f64>> {
    let share = |part: u32| (f64::from(part) + 1.0 / 3.0) / f64::from(ARROWS + 1);
    let rows = 0..=ARROWS;
    let points = rows.flat_map(|first| (0..=ARROWS - first).map(move |second| (first, second)));
    points
        .map(|(first, second)| {
            let (first, second) = (share(first), share(second));
            vec![first, second, 1.0 - first - second]
        })
        .collect()
}

/// The head of an arrow: two short lines, as points of a path.
pub fn head((from, to): Arrow) -> [Point; 3] {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let side = |turn: f64| {
        let (back_x, back_y) = (-0.4 * x, -0.4 * y);
        (
            to.0 + back_x - turn * 0.6 * back_y,
            to.1 + back_y + turn * 0.6 * back_x,
        )
    };
    [side(1.0), to, side(-1.0)]
}

/// A dot for a rest point, where there is a picture.
pub fn dot(rest: &Rest) -> Option<Point> {
    let shares: Vec<f64> = rest.shares.iter().map(|share| share.value).collect();
    place(&shares)
}

/// Rest points in words: where, what the flow does there, eigenvalues, and whether it is an equilibrium.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<[String; 4]> {
    let words = &texts.labs.populations.views.flow;
    let row = |rest: &Rest| {
        let played = rest
            .shares
            .iter()
            .enumerate()
            .filter(|(_, share)| !share.is_zero());
        let places: Vec<String> = played
            .map(|(strategy, share)| (words.share)(&share.text, of.name(strategy)))
            .collect();
        let eigenvalues = rest.eigenvalues.iter().map(|&one| eigenvalue(one, texts));
        [
            places.join(", "),
            words.natures[rest.nature as usize].to_owned(),
            eigenvalues.collect::<Vec<_>>().join(", "),
            (if rest.is_equilibrium {
                words.yes
            } else {
                words.no
            })
            .to_owned(),
        ]
    };
    let flow = of.found.exactly.flow.iter();
    flow.flat_map(|flow| &flow.points).map(row).collect()
}

fn eigenvalue((real, imaginary): (f64, f64), texts: &Texts) -> String {
    let number = |number: f64| (texts.value)(number).replace('-', "\u{2212}");
    if imaginary == 0.0 {
        return number(real);
    }
    let sign = if imaginary > 0.0 { "+" } else { "\u{2212}" };
    format!("{} {sign} {}i", number(real), number(imaginary.abs()))
}

/// What else there is to say: faces at rest, the phase portrait, and averages.
pub fn remarks(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.populations.views.flow;
    let Some(flow) = &of.found.exactly.flow else {
        return Vec::new();
    };
    let named = |face: &Vec<u8>| {
        let names = face.iter().map(|&strategy| of.name(usize::from(strategy)));
        let names = names.collect::<Vec<_>>().join(", ");
        match face.len() == of.size() {
            true => (words.everybody)(&names),
            false => (words.all)(&names),
        }
    };
    let mut remarks: Vec<String> = flow.many.iter().map(named).collect();
    remarks.extend(flow.portrait.map(words.portrait));
    let is_inside = |rest: &Rest| rest.shares.iter().all(|share| !share.is_zero());
    if of.size() > 2 && flow.points.iter().any(is_inside) {
        remarks.push(words.averages.to_owned());
    }
    remarks
}
