//! Rows with bars or dots, and what they are compared with.

use super::frame::{AIR, HEIGHT, LINE, WIDTH, units, width_of};
use page_model::home::picture::{Bar, Dot};
use yew::prelude::*;

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

/// A bar a row.
pub fn bars(bars: &[Bar], beside: Option<(f64, &'static str)>) -> Html {
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

/// A dot a row.
pub fn dots(dots: &[Dot], beside: Option<(f64, &'static str)>) -> Html {
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
