//! Places of strategies in the picture: a square of two probabilities, or the triangle of three that add up to one.

use experiments::evolution::{EvolutionLab, GameName};
use yew::prelude::*;

// Units of the picture.
pub(super) const WIDTH: f64 = 380.0;
pub(super) const HEIGHT: f64 = 352.0;
/// The corner of the map at the bottom left, and its side.
pub(super) const LEFT: f64 = 62.0;
pub(super) const BOTTOM: f64 = 308.0;
pub(super) const LENGTH: f64 = 300.0;

/// A place in the picture.
pub(super) type Point = (f64, f64);

/// What the map is spanned by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Map {
    /// Two numbers of a strategy, upwards and to the right.
    Square(usize, usize),
    Triangle,
}

impl Map {
    pub fn of(lab: &EvolutionLab) -> Option<Self> {
        let (up, right) = lab.plane.numbers();
        match lab.game {
            GameName::Rrrats => Some(Self::Square(up, right)),
            GameName::War => Some(Self::Triangle),
            GameName::ConnectFour => None,
        }
    }

    /// Where a strategy stands, by its meaning.
    pub fn place(self, strategy: &[f64]) -> Point {
        let value = |place: usize| strategy.get(place).copied().unwrap_or(0.0);
        let (x, y) = match self {
            Self::Square(up, right) => (value(right), value(up)),
            // The first corner is at the top, the second left, the third right.
            Self::Triangle => (value(2) + value(0) / 2.0, value(0) * TRIANGLE_HEIGHT),
        };
        (LEFT + LENGTH * x, BOTTOM - LENGTH * y)
    }

    /// The frame, with what its sides or corners are.
    pub fn frame(self, names: &[&'static str]) -> Html {
        match self {
            Self::Square(up, right) => square(names[up], names[right]),
            Self::Triangle => triangle(self, names),
        }
    }
}

/// Of a triangle with equal sides of length 1.
const TRIANGLE_HEIGHT: f64 = 0.866_025_403_784_438_6;

fn square(up: &'static str, right: &'static str) -> Html {
    let tick = |share: f64, text: &'static str| {
        let (x, y) = (LEFT + LENGTH * share, BOTTOM - LENGTH * share);
        html! {
            <>
                <text class="tick" x={format!("{x}")} y={format!("{}", BOTTOM + 17.0)} text-anchor="middle">{ text }</text>
                <text class="tick" x={format!("{}", LEFT - 8.0)} y={format!("{}", y + 4.0)} text-anchor="end">{ text }</text>
            </>
        }
    };
    let middle = BOTTOM - LENGTH / 2.0;
    html! {
        <g aria-hidden="true">
            <rect class="map-frame" x={LEFT.to_string()} y={(BOTTOM - LENGTH).to_string()} width={LENGTH.to_string()} height={LENGTH.to_string()} />
            { tick(0.0, "0") }{ tick(0.5, "0.5") }{ tick(1.0, "1") }
            <text class="axis-name" x={format!("{}", LEFT + LENGTH / 2.0)} y={format!("{}", BOTTOM + 37.0)} text-anchor="middle">{ right }</text>
            <text class="axis-name" x="16" y={middle.to_string()} text-anchor="middle" transform={format!("rotate(-90 16 {middle})")}>{ up }</text>
        </g>
    }
}

fn triangle(map: Map, names: &[&'static str]) -> Html {
    let corners = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|at| map.place(&at));
    let points: Vec<String> = corners
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let name = |((x, y), name): (&Point, &&'static str)| {
        let (y, anchor) = match (*y < BOTTOM, *x > LEFT) {
            (true, _) => (y - 10.0, "middle"),
            (false, false) => (y + 22.0, "start"),
            (false, true) => (y + 22.0, "end"),
        };
        html! { <text class="axis-name" x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ *name }</text> }
    };
    html! {
        <g aria-hidden="true">
            <polygon class="map-frame" points={points.join(" ")} />
            { for corners.iter().zip(names).map(name) }
        </g>
    }
}
