//! Picture of the mixtures of two or three choices, with the paths of the current and the average strategy in it.
//!
//! Three choices are the corners of a triangle; where both players have two, a square has the mixtures of both.

use page_model::kit::simplex::CORNERS;
use yew::prelude::*;

/// Units of the picture: a side, and the room around it.
const SIDE: f64 = 300.0;
const AROUND: f64 = 34.0;

/// A place, from the left and from the top, where a side is 1 long.
pub type Point = (f64, f64);

/// Where everything in a triangle is chosen alike.
pub const EVEN: Point = (0.5, CORNERS[1].1 * 2.0 / 3.0);

#[derive(PartialEq, Properties)]
pub struct SimplexProps {
    pub label: AttrValue,
    /// Three make a triangle, two a square.
    pub actions: Vec<String>,
    pub current: Vec<Point>,
    pub average: Vec<Point>,
    /// What the ends of both paths are called.
    pub ends: [&'static str; 2],
    pub equilibria: Vec<Point>,
    /// Dots, each from faint (0) to strong (1).
    #[prop_or_default]
    pub dots: Vec<(Point, f64)>,
    /// Whose it is, for its colours.
    pub class: &'static str,
}

/// The picture.
#[component]
pub fn Simplex(props: &SimplexProps) -> Html {
    let is_triangle = props.actions.len() == CORNERS.len();
    let height = if is_triangle { CORNERS[1].1 } else { 1.0 };
    let size = (SIDE + 2.0 * AROUND, height * SIDE + 2.0 * AROUND);
    let [current, average]: [Vec<Point>; 2] =
        [&props.current, &props.average].map(|path| path.iter().copied().map(placed).collect());
    html! {
        <svg class={classes!("simplex", props.class)} viewBox={format!("0 0 {} {}", size.0, size.1)} role="img" aria-label={props.label.clone()}>
            { frame(is_triangle, &props.actions) }
            { for props.dots.iter().copied().map(dot) }
            { for props.equilibria.iter().copied().map(cross) }
            <polyline class="current-path" points={text_of(&current)} />
            <polyline class="average-path" points={text_of(&average)} />
            { end(&current, "current-end", props.ends[0]) }
            { end(&average, "average-end", props.ends[1]) }
        </svg>
    }
}

/// A place of the simplex in the picture.
fn placed((x, y): Point) -> Point {
    (AROUND + SIDE * x, AROUND + SIDE * y)
}

fn text_of(points: &[Point]) -> String {
    let texts = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    texts.collect::<Vec<_>>().join(" ")
}

fn frame(is_triangle: bool, actions: &[String]) -> Html {
    let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
    let corners: Vec<Point> = if is_triangle {
        CORNERS.map(placed).to_vec()
    } else {
        square.map(placed).to_vec()
    };
    // Below what is at the bottom, above what is at the top.
    let name = |(x, y): Point, name: &str, is_top: bool| {
        let y = if is_top { y - 10.0 } else { y + 22.0 };
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor="middle">{ name.to_owned() }</text> }
    };
    let names: Vec<Html> = if is_triangle {
        let corners = corners.iter().zip(actions).enumerate();
        corners
            .map(|(index, (&corner, action))| name(corner, action, index == 0))
            .collect()
    } else {
        // From the first choice of the first player to its last.
        let ends = [corners[3], corners[2]].into_iter().zip(actions);
        ends.map(|(corner, action)| name(corner, action, false))
            .collect()
    };
    html! { <><polygon class="simplex-frame" points={text_of(&corners)} />{ names }</> }
}

/// A dot: the stronger, the larger.
fn dot((at, strength): (Point, f64)) -> Html {
    let (x, y) = placed(at);
    let strength = strength.clamp(0.0, 1.0);
    let radius = 2.0 + 6.0 * strength;
    html! {
        <circle class="simplex-dot" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={format!("{radius:.1}")}
            fill-opacity={format!("{:.2}", 0.2 + 0.8 * strength)} />
    }
}

/// The equilibrium.
fn cross(at: Point) -> Html {
    let (x, y) = placed(at);
    let size = 7.0;
    let path = format!(
        "M{} {y}H{}M{x} {}V{}",
        x - size,
        x + size,
        y - size,
        y + size
    );
    html! { <path class="equilibrium-cross" d={path} /> }
}

/// Where a path has come to, with its name.
fn end(points: &[Point], class: &'static str, name: &'static str) -> Html {
    let Some((x, y)) = points.last() else {
        return Html::default();
    };
    html! {
        <g class={class}>
            <circle cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="5" />
            <text x={format!("{:.1}", x + 9.0)} y={format!("{:.1}", y - 7.0)}>{ name }</text>
        </g>
    }
}
