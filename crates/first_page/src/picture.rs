//! Picture of a tile: a few curves, bars, cells or dots, small, from numbers between 0 and 1.
//!
//! Each lab's tile is fed by what its experiment has found, and drawn here, so that all look like one house. Until something
//! is found the same picture stands there as a faint sketch ([`crate::sketch`]).

use yew::prelude::*;

/// Units of the picture.
pub const WIDTH: f64 = 320.0;
/// Units of the picture.
pub const HEIGHT: f64 = 132.0;
/// Around what is drawn.
const AIR: f64 = 10.0;
/// Of a letter of a name, on average.
const LETTER: f64 = 6.6;
/// Between the middles of two names, one below the other.
const LINE: f64 = 15.0;

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    First,
    Second,
    Mark,
    Quiet,
}

impl Tone {
    fn class(self) -> &'static str {
        match self {
            Self::First => "tone-first",
            Self::Second => "tone-second",
            Self::Mark => "tone-mark",
            Self::Quiet => "tone-quiet",
        }
    }
}

/// A line through points; its name stands at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub tone: Tone,
    pub name: &'static str,
    /// To the right and up, from 0 to 1.
    pub points: Vec<(f64, f64)>,
    /// One that is known rather than found.
    pub is_dashed: bool,
}

/// A row with a bar, and where the truth may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub name: AttrValue,
    /// From 0 to 1, as all that follows.
    pub value: f64,
    pub interval: Option<(f64, f64)>,
}

/// A row with a dot.
#[derive(Clone, Debug, PartialEq)]
pub struct Dot {
    pub name: &'static str,
    pub value: f64,
}

/// Cells in rows, the lowest row first, with those that were visited in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Cells {
    pub columns: usize,
    /// From 0 to 1, one for each cell; not a number where there is no cell.
    pub shades: Vec<f64>,
    pub visits: Vec<usize>,
    /// The cell that was found.
    pub found: Option<usize>,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    Curves(Vec<Curve>),
    /// Bars with a line where they are compared with something, and its name.
    Bars(Vec<Bar>, Option<(f64, &'static str)>),
    /// Dots with the same.
    Dots(Vec<Dot>, Option<(f64, &'static str)>),
    Cells(Cells),
    /// A path.
    Outline(&'static str),
}

#[derive(PartialEq, Properties)]
pub struct TilePictureProps {
    pub picture: Picture,
    /// Whether it stands in for something that is not known yet.
    #[prop_or_default]
    pub is_sketch: bool,
}

/// The picture.
#[component]
pub fn TilePicture(props: &TilePictureProps) -> Html {
    let drawn = match &props.picture {
        Picture::Curves(curves) => self::curves(curves),
        Picture::Bars(bars, beside) => self::bars(bars, *beside),
        Picture::Dots(dots, beside) => self::dots(dots, *beside),
        Picture::Cells(cells) => self::cells(cells),
        Picture::Outline(path) => html! { <path class="outline" d={*path} /> },
    };
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    let class = if props.is_sketch { "sketch" } else { "found" };
    html! { <svg {class} viewBox={view_box} aria-hidden="true">{ drawn }</svg> }
}

fn units(number: f64) -> String {
    format!("{number:.1}")
}

fn width_of(names: impl Iterator<Item = usize>) -> f64 {
    names
        .max()
        .map_or(0.0, |longest| LETTER * longest as f64 + 6.0)
}

fn curves(curves: &[Curve]) -> Html {
    let names = width_of(curves.iter().map(|curve| curve.name.chars().count()));
    let (width, height) = (WIDTH - 2.0 * AIR - names, HEIGHT - 2.0 * AIR);
    let place = |&(x, y): &(f64, f64)| (AIR + x * width, HEIGHT - AIR - y * height);
    let ends = curves
        .iter()
        .map(|curve| curve.points.last().map_or(0.0, |end| place(end).1));
    let heights = apart(&ends.collect::<Vec<f64>>());
    let curve = |(curve, y): (&Curve, f64)| {
        let points: Vec<String> = curve
            .points
            .iter()
            .map(place)
            .map(|(x, y)| format!("{x:.1} {y:.1}"))
            .collect();
        let line = if curve.is_dashed { "dashed" } else { "drawn" };
        let class = classes!(curve.tone.class(), line);
        let x = AIR + width + 6.0;
        html! {
            <>
                <path {class} pathLength="1" d={format!("M{}", points.join(" "))} />
                <text x={units(x)} y={units(y + 4.0)}>{ curve.name }</text>
            </>
        }
    };
    html! {
        <>
            <path class="axes" d={format!("M{AIR} {AIR}V{}H{}", HEIGHT - AIR, AIR + width)} />
            { for curves.iter().zip(heights).map(curve) }
        </>
    }
}

/// Heights of names, so far apart that each can be read, in the order of the ends of their curves.
fn apart(ends: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&a, &b| ends[a].total_cmp(&ends[b]));
    let mut heights = ends.to_vec();
    let mut least = AIR;
    for (index, &curve) in order.iter().enumerate() {
        let below = (order.len() - 1 - index) as f64;
        heights[curve] = heights[curve].max(least).min(HEIGHT - AIR - LINE * below);
        least = heights[curve] + LINE;
    }
    heights
}

/// The rows of bars and dots: where they begin, how wide they are, and the middle of each.
struct Rows {
    left: f64,
    width: f64,
    top: f64,
    step: f64,
}

impl Rows {
    fn new(names: f64, count: usize, has_head: bool) -> Self {
        let top = if has_head { AIR + LINE } else { AIR };
        Self {
            left: AIR + names,
            width: WIDTH - 2.0 * AIR - names,
            top,
            step: (HEIGHT - top - AIR) / count.max(1) as f64,
        }
    }

    fn x(&self, value: f64) -> f64 {
        self.left + value * self.width
    }

    fn y(&self, row: usize) -> f64 {
        self.top + (row as f64 + 0.5) * self.step
    }

    /// What the rows are compared with.
    fn beside(&self, beside: Option<(f64, &'static str)>) -> Html {
        let Some((value, name)) = beside else {
            return Html::default();
        };
        let x = self.x(value);
        let path = format!("M{x:.1} {}V{}", self.top, HEIGHT - AIR);
        let anchor = if value > 0.7 {
            "end"
        } else if value < 0.3 {
            "start"
        } else {
            "middle"
        };
        html! { <><path class="tone-mark dashed" d={path} /><text x={units(x)} y={units(self.top - 5.0)} text-anchor={anchor}>{ name }</text></> }
    }

    fn name(&self, row: usize, name: &str) -> Html {
        html! { <text x={units(self.left - 6.0)} y={units(self.y(row) + 4.0)} text-anchor="end">{ name }</text> }
    }
}

fn bars(bars: &[Bar], beside: Option<(f64, &'static str)>) -> Html {
    let names = width_of(bars.iter().map(|bar| bar.name.chars().count()));
    let rows = Rows::new(names, bars.len(), beside.is_some());
    let thickness = (rows.step * 0.6).min(18.0);
    let bar = |(row, bar): (usize, &Bar)| {
        let (y, width) = (rows.y(row), bar.value * rows.width);
        let whisker = bar
            .interval
            .map(|(low, high)| format!("M{:.1} {y:.1}H{:.1}", rows.x(low), rows.x(high)));
        html! {
            <>
                { rows.name(row, &bar.name) }
                <rect class="bar" x={units(rows.left)} y={units(y - thickness / 2.0)} width={units(width)} height={units(thickness)} rx="2" />
                if let Some(whisker) = whisker { <path class="whisker" d={whisker} /> }
            </>
        }
    };
    html! { <>{ for bars.iter().enumerate().map(bar) }{ rows.beside(beside) }</> }
}

fn dots(dots: &[Dot], beside: Option<(f64, &'static str)>) -> Html {
    let names = width_of(dots.iter().map(|dot| dot.name.chars().count()));
    let rows = Rows::new(names, dots.len(), beside.is_some());
    let dot = |(row, dot): (usize, &Dot)| {
        let y = rows.y(row);
        let line = format!("M{:.1} {y:.1}H{:.1}", rows.left, rows.left + rows.width);
        html! {
            <>
                { rows.name(row, dot.name) }
                <path class="axes" d={line} />
                <circle class="dot" cx={units(rows.x(dot.value))} cy={units(y)} r="5" />
            </>
        }
    };
    html! { <>{ for dots.iter().enumerate().map(dot) }{ rows.beside(beside) }</> }
}

fn cells(cells: &Cells) -> Html {
    let rows = cells.shades.len().div_ceil(cells.columns.max(1));
    let side = ((HEIGHT - 2.0 * AIR) / rows.max(1) as f64)
        .min((WIDTH - 2.0 * AIR) / cells.columns.max(1) as f64);
    let left = (WIDTH - side * cells.columns as f64) / 2.0;
    let place = |cell: usize| {
        let (row, column) = (cell / cells.columns, cell % cells.columns);
        (
            left + side * column as f64,
            HEIGHT - AIR - side * (row + 1) as f64,
        )
    };
    let shade = |(cell, &shade): (usize, &f64)| {
        let (x, y) = place(cell);
        let side = units(side - 0.6);
        let style = format!("--shade: {shade:.3}");
        html! { <rect class="cell" x={units(x)} y={units(y)} width={side.clone()} height={side} {style} /> }
    };
    let count = cells.visits.len().max(1);
    let visit = |(number, &cell): (usize, &usize)| {
        let (x, y) = place(cell);
        let style = format!("--when: {:.3}", number as f64 / count as f64);
        let radius = units(side * 0.24);
        html! { <circle class="visit" cx={units(x + side / 2.0)} cy={units(y + side / 2.0)} r={radius} {style} /> }
    };
    let found = cells.found.map(|cell| {
        let (x, y) = place(cell);
        let side = units(side);
        html! { <rect class="found-cell" x={units(x)} y={units(y)} width={side.clone()} height={side} rx="2" /> }
    });
    let is_cell = |(_, shade): &(usize, &f64)| !shade.is_nan();
    html! {
        <>
            { for cells.shades.iter().enumerate().filter(is_cell).map(shade) }
            { for cells.visits.iter().enumerate().map(visit) }
            { found.unwrap_or_default() }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::{AIR, HEIGHT, LINE, apart};

    #[test]
    fn names_stand_apart_and_inside() {
        for ends in [
            vec![60.0, 61.0, 62.0],
            vec![HEIGHT - AIR, HEIGHT - AIR],
            vec![AIR, AIR, 100.0],
            vec![120.0, 20.0],
        ] {
            let heights = apart(&ends);
            let mut sorted = heights.clone();
            sorted.sort_by(f64::total_cmp);
            assert!(
                sorted
                    .windows(2)
                    .all(|pair| pair[1] - pair[0] >= LINE - 1e-9),
                "{heights:?}"
            );
            assert!(
                heights.iter().all(|&y| (AIR..=HEIGHT - AIR).contains(&y)),
                "{heights:?}"
            );
            // Whoever ends higher is named higher.
            let rises = ends.windows(2).zip(heights.windows(2));
            assert!(rises.clone().all(|(ends, heights)| ends[0] == ends[1]
                || (ends[0] < ends[1]) == (heights[0] < heights[1])));
        }
    }
}
