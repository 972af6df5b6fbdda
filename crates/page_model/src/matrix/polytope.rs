//! Best-response polytope of a player with three actions, as a body that can be turned: {x ≥ 0, Bx ≤ 1}, B being the other one's payoffs, made positive.
//!
//! A strategy is a ray from the origin; the corner where it leaves the body tells which responses are best. Each face has a label. Source: B. von Stengel,
//! "Computing equilibria for two-person games" (2002). Each axis is scaled to the same length, which changes neither faces nor labels.

use super::labels::names;
use crate::kit::plane::{Point, middle};
use engines::Status;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::vertices::{Labels, Vertices};
use engines::exact::rational::value;
use experiments::matrix::Pivot;
use games::strategic::StrategicGame;

/// Units of the picture: it is as wide as high.
pub const SIZE: f64 = 340.0;
/// How much of it an axis takes.
const AXIS: f64 = 170.0;
/// A turn by keys, and what a unit of the picture turns, in radians.
pub const STEP: f64 = 0.15;
const TURN_A_UNIT: f64 = 0.01;

type Corner3 = [f64; 3];

/// A face: its labels, several where inequalities are the same, and its corners in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    pub labels: Labels,
    pub corners: Vec<usize>,
    outwards: Corner3,
}

/// The body.
#[derive(Clone, Debug, PartialEq)]
pub struct Polytope {
    corners: Vec<(Corner3, Labels)>,
    faces: Vec<Face>,
    /// The labels of the player's actions, at the origin.
    own: Labels,
}

/// How it is turned: around the upright axis, and towards the reader, in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turned {
    pub around: f64,
    pub forward: f64,
}

/// A face as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub labels: Labels,
    pub corners: Vec<Point>,
    pub middle: Point,
    /// Whether nothing is before it.
    pub is_front: bool,
}

impl Default for Turned {
    fn default() -> Self {
        Self {
            around: 0.6,
            forward: 0.45,
        }
    }
}

impl Turned {
    /// Turned on by a drag of so many units.
    pub fn dragged(self, (across, down): Point) -> Self {
        self.by(across * TURN_A_UNIT, down * TURN_A_UNIT)
    }

    /// Turned on; never upside down.
    pub fn by(self, around: f64, forward: f64) -> Self {
        let most = std::f64::consts::FRAC_PI_2;
        Self {
            around: self.around + around,
            forward: (self.forward + forward).clamp(-most, most),
        }
    }

    /// Turned on by a key that is an arrow.
    pub fn by_key(self, key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(self.by(-STEP, 0.0)),
            "ArrowRight" => Some(self.by(STEP, 0.0)),
            "ArrowUp" => Some(self.by(0.0, -STEP)),
            "ArrowDown" => Some(self.by(0.0, STEP)),
            _ => None,
        }
    }

    /// Across, down and towards the reader.
    fn seen(self, [x, y, z]: Corner3) -> Corner3 {
        let (sine, cosine) = libm::sincos(self.around);
        let (across, near) = (cosine * x - sine * y, sine * x + cosine * y);
        let (sine, cosine) = libm::sincos(self.forward);
        [across, sine * near - cosine * z, cosine * near + sine * z]
    }
}

impl Polytope {
    /// Of a player with three actions in a game of two.
    pub fn of(game: &StrategicGame, player: usize) -> Option<Self> {
        if game.players().len() != 2 || game.size(player) != 3 {
            return None;
        }
        let bimatrix = Bimatrix::new(game);
        let mut walk = Vertices::new(&bimatrix, player);
        while walk.step() == Status::Running {}
        let at = |vertex: &engines::equilibria::vertices::Vertex| {
            let mut values = vertex.values().map(|number| value(&number));
            let at = [0; 3].map(|_: usize| values.next().unwrap_or_default());
            (at, vertex.labels)
        };
        let corners = scaled(walk.vertices.iter().map(at).collect());
        let count = bimatrix.rows + bimatrix.columns;
        let faces = faces(&corners, count);
        let own = 0b111 << (player * bimatrix.rows);
        Some(Self {
            corners,
            faces,
            own,
        })
    }

    /// The faces, those behind first.
    pub fn seen(&self, turned: Turned) -> Vec<Seen> {
        let seen = |face: &Face| {
            let corners = face.corners.iter().map(|&corner| self.at(corner, turned));
            let corners: Vec<Point> = corners.collect();
            Seen {
                labels: face.labels,
                middle: middle(&corners),
                is_front: turned.seen(face.outwards)[2] > 0.0,
                corners,
            }
        };
        let mut all: Vec<Seen> = self.faces.iter().map(seen).collect();
        all.sort_by_key(|face| face.is_front);
        all
    }

    /// Where a corner is seen.
    pub fn at(&self, corner: usize, turned: Turned) -> Point {
        let half = self.corners[corner].0.map(|part| part - 0.5);
        let [across, down, _] = turned.seen(half);
        (SIZE / 2.0 + AXIS * across, SIZE / 2.0 + AXIS * down)
    }

    /// The ends of the axes, by action: a name stands there.
    pub fn ends_of_axes(&self, turned: Turned) -> [Point; 3] {
        [0, 1, 2].map(|axis| {
            let mut end = [-0.5; 3];
            end[axis] = 0.68;
            let [across, down, _] = turned.seen(end);
            (SIZE / 2.0 + AXIS * across, SIZE / 2.0 + AXIS * down)
        })
    }

    /// The corner with these labels, which a degenerate one has among others.
    fn corner_with(&self, labels: Labels) -> Option<usize> {
        self.corners
            .iter()
            .position(|(_, all)| all & labels == labels)
    }

    /// The corners of equilibria, from the labels of each, with the equilibria's names.
    pub fn named(&self, equilibria: &[Vec<usize>]) -> Vec<(usize, String)> {
        let mut found: Vec<(usize, Vec<usize>)> = Vec::new();
        for (number, labels) in equilibria.iter().enumerate() {
            let bits = labels.iter().fold(0, |bits, &label| bits | 1 << label);
            let Some(corner) = self.corner_with(bits) else {
                continue;
            };
            match found.iter_mut().find(|(known, _)| *known == corner) {
                Some((_, numbers)) => numbers.push(number),
                None => found.push((corner, vec![number])),
            }
        }
        let named = |(corner, numbers): (usize, Vec<usize>)| (corner, names(&numbers));
        found.into_iter().map(named).collect()
    }

    /// The corners that pivots of `player`'s labels go through, from the origin.
    pub fn walked(&self, pivots: &[Pivot], player: usize) -> Vec<usize> {
        let labels = pivots.iter().map(|pivot| pivot.labels[player]);
        let mut corners: Vec<usize> = [self.own]
            .into_iter()
            .chain(labels)
            .filter_map(|labels| self.corner_with(labels))
            .collect();
        corners.dedup();
        corners
    }
}

/// Every axis as long as 1.
fn scaled(corners: Vec<(Corner3, Labels)>) -> Vec<(Corner3, Labels)> {
    let most = [0, 1, 2].map(|axis| {
        let parts = corners.iter().map(|(at, _)| at[axis]);
        parts.fold(f64::MIN_POSITIVE, f64::max)
    });
    let scale =
        |(at, labels): (Corner3, Labels)| ([0, 1, 2].map(|axis| at[axis] / most[axis]), labels);
    corners.into_iter().map(scale).collect()
}

/// The faces: what has three corners and more. Labels of one face are put together.
fn faces(corners: &[(Corner3, Labels)], labels: usize) -> Vec<Face> {
    let mut found: Vec<Face> = Vec::new();
    for label in 0..labels {
        let of = (0..corners.len()).filter(|&corner| corners[corner].1 >> label & 1 == 1);
        let of: Vec<usize> = of.collect();
        let Some((outwards, of)) = around(corners, of) else {
            continue;
        };
        match found.iter_mut().find(|face| face.corners == of) {
            Some(face) => face.labels |= 1 << label,
            None => found.push(Face {
                labels: 1 << label,
                corners: of,
                outwards,
            }),
        }
    }
    found
}

/// The corners of a face one after the other, with the direction outwards; `None` if it is no area.
fn around(corners: &[(Corner3, Labels)], mut of: Vec<usize>) -> Option<(Corner3, Vec<usize>)> {
    if of.len() < 3 {
        return None;
    }
    let at = |corner: usize| corners[corner].0;
    let middle = mean(&mut of.iter().map(|&corner| at(corner)));
    let body = mean(&mut corners.iter().map(|(at, _)| *at));
    let first = less(at(of[0]), middle);
    let normals = of[1..]
        .iter()
        .map(|&corner| cross(first, less(at(corner), middle)));
    let normal = normals.max_by(|a, b| dot(*a, *a).total_cmp(&dot(*b, *b)))?;
    let is_inwards = dot(normal, less(middle, body)) < 0.0;
    let outwards = normal.map(|part| if is_inwards { -part } else { part });
    let second = cross(outwards, first);
    let length = dot(outwards, outwards).sqrt();
    let angle = |corner: &usize| {
        let from = less(at(*corner), middle);
        libm::atan2(dot(from, second) / length, dot(from, first))
    };
    of.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    Some((outwards, of))
}

fn mean(points: &mut dyn Iterator<Item = Corner3>) -> Corner3 {
    let (count, sum) = points.fold((0.0, [0.0; 3]), |(count, sum), at| {
        (count + 1.0, [0, 1, 2].map(|axis| sum[axis] + at[axis]))
    });
    sum.map(|part| part / count)
}

fn less(a: Corner3, b: Corner3) -> Corner3 {
    [0, 1, 2].map(|axis| a[axis] - b[axis])
}

fn dot(a: Corner3, b: Corner3) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn cross(a: Corner3, b: Corner3) -> Corner3 {
    [(1, 2), (2, 0), (0, 1)].map(|(i, j)| a[i] * b[j] - a[j] * b[i])
}
