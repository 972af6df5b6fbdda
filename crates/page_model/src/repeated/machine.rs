//! Automata as drawings: states as circles, and arrows labelled with what leads along them.

use super::analysis::Analysis;
use crate::kit::plane::Point;
use experiments::repeated::{Described, State};
use games::fraction::Fraction;

/// Automata with more states are listed instead.
pub const MAX_CIRCLES: usize = 8;
/// Units of the picture.
pub const WIDTH: f64 = 360.0;
pub const RADIUS: f64 = 22.0;
/// From the middle of the picture to those of the circles.
const ORBIT: f64 = 92.0;
/// Around the circles, where arrows lead from a state to itself.
const MARGIN: f64 = 62.0;
/// How far an arrow bends aside, as a part of its length, so that the one back has room beside it.
const BEND: f64 = 0.1;
/// How far out an arrow from a state to itself goes, and how wide it is at its foot, as an angle.
const LOOP: f64 = 50.0;
const OPENING: f64 = 0.55;
/// An arrow's head.
const HEAD: f64 = 9.0;

/// An automaton as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub height: f64,
    pub circles: Vec<Circle>,
    pub arrows: Vec<Arrow>,
    /// Whether labels name the player's own move before the other one's.
    pub is_by_both: bool,
}

/// A state.
#[derive(Clone, Debug, PartialEq)]
pub struct Circle {
    pub at: Point,
    /// What is played there.
    pub plays: String,
    pub name: String,
}

/// An arrow.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// The line of an SVG path.
    pub path: String,
    /// The corners of its head.
    pub head: [Point; 3],
    pub label: String,
    pub label_at: Point,
    pub from: usize,
}

/// The drawing of a player's automaton; none if it has none, or one with too many states.
pub fn drawing(of: &Analysis, player: usize) -> Option<Drawing> {
    let states = of.described(player).map(Described::states)?;
    if states.is_empty() || states.len() > MAX_CIRCLES {
        return None;
    }
    let (places, height) = places(states.len());
    let circles = states.iter().enumerate().map(|(number, state)| Circle {
        at: places[number],
        plays: plays(of, player, state),
        name: of.state(player, number as u16),
    });
    let is_by_both = is_by_both(of, states);
    let arrows = states.iter().enumerate().flat_map(|(from, state)| {
        let labels = labels(of, player, state, is_by_both).into_iter();
        labels
            .map(|(to, label)| arrow(&places, height, [from, to], label))
            .collect::<Vec<_>>()
    });
    Some(Drawing {
        height,
        circles: circles.collect(),
        arrows: arrows.collect(),
        is_by_both,
    })
}

/// Where the circles are, the first one on the left, and how high the picture is.
fn places(count: usize) -> (Vec<Point>, f64) {
    let (across, up) = match count {
        1 => (0.0, 0.0),
        2 => (ORBIT, 0.0),
        _ => (ORBIT, ORBIT),
    };
    let height = 2.0 * (up + MARGIN);
    let place = |number: usize| {
        let angle = core::f64::consts::TAU * number as f64 / count as f64;
        let (sine, cosine) = libm::sincos(angle);
        (WIDTH / 2.0 - across * cosine, height / 2.0 - up * sine)
    };
    ((0..count).map(place).collect(), height)
}

/// What is played in a state: a letter, or how likely the first action is.
pub fn plays(of: &Analysis, player: usize, state: &State) -> String {
    let sure = state.mixture.iter().position(|part| part.text == "1");
    match sure {
        Some(action) => of.letter(player, action),
        None => {
            let first = state.mixture.first();
            let first = first.map_or("", |part| part.text.as_str());
            let is_short = first.len() <= 4;
            let value = state.mixture.first().map_or(0.0, |part| part.value);
            if is_short {
                first.to_owned()
            } else {
                format!("{value:.2}")
            }
        }
    }
}

/// Whether what leads on is not the other one's move alone: where the player's own may be another than is decided.
fn is_by_both(of: &Analysis, states: &[State]) -> bool {
    let errs = of.lab.settings.execution > Fraction::ZERO;
    let mixes = |state: &State| state.mixture.iter().all(|part| part.text != "1");
    errs || states.iter().any(mixes)
}

/// Where a state leads, and by what.
fn labels(of: &Analysis, player: usize, state: &State, is_by_both: bool) -> Vec<(usize, String)> {
    let others = of.stage.game.size(1 - player);
    let sure = state.mixture.iter().position(|part| part.text == "1");
    let mut leads: Vec<(usize, Vec<String>)> = Vec::new();
    for (outcome, &next) in state.next.iter().enumerate() {
        let (own, other) = (outcome / others, outcome % others);
        if !is_by_both && sure != Some(own) {
            continue;
        }
        let mut label = if is_by_both {
            of.letter(player, own)
        } else {
            String::new()
        };
        label += &of.letter(1 - player, other);
        match leads.iter_mut().find(|(to, _)| *to == usize::from(next)) {
            Some((_, labels)) => labels.push(label),
            None => leads.push((next.into(), vec![label])),
        }
    }
    leads
        .into_iter()
        .map(|(to, labels)| (to, labels.join(", ")))
        .collect()
}

fn arrow(places: &[Point], height: f64, [from, to]: [usize; 2], label: String) -> Arrow {
    if from == to {
        return to_itself(places[from], height, from, label);
    }
    let (a, b) = (places[from], places[to]);
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    // To the left of the way, as one goes.
    let control = (
        f64::midpoint(a.0, b.0) + 2.0 * BEND * y,
        f64::midpoint(a.1, b.1) - 2.0 * BEND * x,
    );
    let start = towards(a, control, RADIUS);
    let end = towards(b, control, RADIUS + HEAD);
    let tip = towards(b, control, RADIUS);
    let middle = (
        f64::midpoint(f64::midpoint(start.0, end.0), control.0),
        f64::midpoint(f64::midpoint(start.1, end.1), control.1),
    );
    Arrow {
        path: format!(
            "M{:.1} {:.1} Q{:.1} {:.1} {:.1} {:.1}",
            start.0, start.1, control.0, control.1, end.0, end.1
        ),
        head: head(end, tip),
        label_at: middle,
        label,
        from,
    }
}

/// Outwards, away from the middle of the picture.
fn to_itself(at: Point, height: f64, from: usize, label: String) -> Arrow {
    let (x, y) = (at.0 - WIDTH / 2.0, at.1 - height / 2.0);
    // One circle in the middle, or two side by side, have theirs above them.
    let angle = if y.abs() < 1.0 {
        -core::f64::consts::FRAC_PI_2
    } else {
        libm::atan2(y, x)
    };
    let at_angle = |angle: f64, distance: f64| {
        let (sine, cosine) = libm::sincos(angle);
        (at.0 + distance * cosine, at.1 + distance * sine)
    };
    let start = at_angle(angle - OPENING, RADIUS);
    let controls = [
        at_angle(angle - OPENING, LOOP),
        at_angle(angle + OPENING, LOOP),
    ];
    let end = at_angle(angle + OPENING, RADIUS + HEAD);
    Arrow {
        path: format!(
            "M{:.1} {:.1} C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
            start.0,
            start.1,
            controls[0].0,
            controls[0].1,
            controls[1].0,
            controls[1].1,
            end.0,
            end.1
        ),
        head: head(end, at_angle(angle + OPENING, RADIUS)),
        label_at: at_angle(angle, LOOP),
        label,
        from,
    }
}

/// The point so far from `a` on the way to `b`.
fn towards(a: Point, b: Point, distance: f64) -> Point {
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    let part = distance / libm::hypot(x, y).max(f64::MIN_POSITIVE);
    (a.0 + part * x, a.1 + part * y)
}

fn head(foot: Point, tip: Point) -> [Point; 3] {
    let (x, y) = ((tip.0 - foot.0) / 2.0, (tip.1 - foot.1) / 2.0);
    [tip, (foot.0 - y, foot.1 + x), (foot.0 + y, foot.1 - x)]
}
