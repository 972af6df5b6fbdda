//! A chart as a LaTeX document of its own, drawn with PGFPlots, for publications.
//!
//! The numbers stand in the document, and the look of everything is in styles at the top, for authors to change. PGFPlots (C.
//! Feuersänger, manual of version 1.18) sets axes, ticks and the legend by itself, so a chart looks like the page's and is not a copy of it.

use super::{Axis, Kind, Plot, Point, Rule, Series};
use crate::tikz::escaped;
use std::fmt::Write;

/// Across and up, as in [`Point::at`].
const UP: usize = 1;
/// Lines have no more points than can be seen.
const MAX_POINTS: usize = 500;

const STYLES: &str = r"\documentclass[border=4pt]{standalone}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amssymb}
\usepackage{pgfplots}
\pgfplotsset{compat=1.17}
\usepgfplotslibrary{statistics}
\definecolor{tone0}{HTML}{2451C4}
\definecolor{tone1}{HTML}{D98A00}
\definecolor{tone2}{HTML}{0C6F61}
\definecolor{tone3}{HTML}{1D1D22}
\definecolor{tone4}{HTML}{7A3FD0}
\definecolor{tone5}{HTML}{B3245E}
\definecolor{tone6}{HTML}{52690A}
\definecolor{tone7}{HTML}{625F57}
\definecolor{plain}{HTML}{625F57}
\definecolor{emphasis}{HTML}{0C6F61}
\pgfplotsset{
  every axis/.append style={width=12cm, height=7cm, axis lines=left, grid=major, grid style={black!12}, unbounded coords=jump,
    legend pos=outer north east, legend cell align=left, label style={font=\small}, tick label style={font=\footnotesize}},
  series line/.style={line width=0.9pt, mark=none},
  series band/.style={draw=none, opacity=0.16, mark=none, forget plot},
  series interval/.style={line width=0.6pt, mark=none, forget plot},
  series dots/.style={only marks, mark=*},
  series bars/.style={ybar, fill, opacity=0.6, draw=none},
  rule/.style={black, dashed, line width=0.5pt, mark=none, forget plot},
  pattern 0/.style={}, pattern 1/.style={dashed}, pattern 2/.style={dotted}, pattern 3/.style={dash dot},
  pattern 4/.style={densely dotted}, pattern 5/.style={dash dot dot}, pattern 6/.style={densely dashed}, pattern 7/.style={loosely dashed},
}
";

/// The chart as a LaTeX document. Each line of `remarks` becomes a comment at its top.
pub fn pgfplots(plot: &Plot, remarks: &[String]) -> String {
    let mut out = String::new();
    for line in remarks.iter().flat_map(|remark| remark.lines()) {
        let _ = writeln!(out, "% {line}");
    }
    out.push_str(STYLES);
    out.push_str("\\begin{document}\n\\begin{tikzpicture}\n");
    let _ = writeln!(out, "\\begin{{axis}}[{}]", options(plot).join(", "));
    for series in &plot.series {
        write_series(&mut out, plot, series);
    }
    for (place, numbers) in plot.boxes.iter().enumerate() {
        write_box(&mut out, place, numbers);
    }
    for rule in &plot.rules {
        write_rule(&mut out, plot, rule);
    }
    out.push_str("\\end{axis}\n\\end{tikzpicture}\n\\end{document}\n");
    out
}

fn options(plot: &Plot) -> Vec<String> {
    let mut options = vec![format!("title={{{}}}", escaped(&plot.title))];
    for (axis, letter) in plot.axes.iter().zip(['x', 'y']) {
        options.extend(axis_options(axis, letter));
    }
    options
}

fn axis_options(axis: &Axis, letter: char) -> Vec<String> {
    let mut options = Vec::new();
    if !axis.label.is_empty() {
        options.push(format!("{letter}label={{{}}}", escaped(&axis.label)));
    }
    if axis.is_logarithmic {
        options.push(format!("{letter}mode=log"));
    }
    if let Some((low, high)) = axis.range {
        options.push(format!("{letter}min={low}, {letter}max={high}"));
    }
    if let Some(last) = axis.names.len().checked_sub(1) {
        let names: Vec<String> = axis
            .names
            .iter()
            .map(|name| format!("{{{}}}", escaped(name)))
            .collect();
        let places: Vec<String> = (0..=last).map(|place| place.to_string()).collect();
        options.push(format!("{letter}tick={{{}}}", places.join(",")));
        options.push(format!("{letter}ticklabels={{{}}}", names.join(",")));
        options.push(format!(
            "{letter}min=-0.6, {letter}max={}",
            last as f64 + 0.6
        ));
    }
    options
}

fn write_series(out: &mut String, plot: &Plot, series: &Series) {
    let colour = match series.tone {
        Some(tone) => format!("tone{}", tone % 8),
        None if series.is_emphasised => "emphasis".to_owned(),
        None => "plain".to_owned(),
    };
    let style = match series.kind {
        Kind::Line | Kind::LineWithIntervals => "series line",
        Kind::Dots => "series dots",
        Kind::Bars => "series bars",
    };
    let pattern = series.tone.filter(|_| style == "series line");
    let pattern = pattern.map_or_else(String::new, |tone| format!(", pattern {}", tone % 8));
    let every = match series.kind {
        Kind::Line => series.points.len().div_ceil(MAX_POINTS).max(1),
        _ => 1,
    };
    let points: Vec<&Point> = series.points.iter().step_by(every).collect();
    if series.kind == Kind::Line {
        write_band(out, plot, &points, &colour);
    } else {
        for point in &points {
            write_intervals(out, plot, point, &colour);
        }
    }
    let places = points
        .iter()
        .map(|point| place(plot, point.at))
        .collect::<String>();
    let has_legend = !series.name.is_empty();
    let forgotten = if has_legend { "" } else { ", forget plot" };
    let _ = writeln!(
        out,
        "\\addplot[{style}, {colour}{pattern}{forgotten}] coordinates {{{places}}};"
    );
    if has_legend {
        let _ = writeln!(out, "\\addlegendentry{{{}}}", escaped(&series.name));
    }
    for point in points.iter().filter(|point| !point.name.is_empty()) {
        let [x, y] = clamped(plot, point.at);
        let _ = writeln!(
            out,
            "\\node[anchor=south, font=\\footnotesize] at (axis cs:{x},{y}) {{{}}};",
            escaped(&point.name)
        );
    }
}

/// From the lower ends to the right and along the upper ones back.
fn write_band(out: &mut String, plot: &Plot, points: &[&Point], colour: &str) {
    let ends = |point: &&Point| {
        let (low, high) = point.intervals[UP]?;
        (low.is_finite() && high.is_finite()).then_some((point.at[0], low, high))
    };
    let ends: Vec<(f64, f64, f64)> = points.iter().filter_map(ends).collect();
    if ends.is_empty() {
        return;
    }
    let lower = ends.iter().map(|&(x, low, _)| place(plot, [x, low]));
    let upper = ends
        .iter()
        .rev()
        .map(|&(x, _, high)| place(plot, [x, high]));
    let around: String = lower.chain(upper).collect();
    let _ = writeln!(
        out,
        "\\addplot[series band, fill={colour}] coordinates {{{around}}} -- cycle;"
    );
}

fn write_intervals(out: &mut String, plot: &Plot, point: &Point, colour: &str) {
    for (axis, interval) in point.intervals.iter().enumerate() {
        let Some((low, high)) = *interval else {
            continue;
        };
        if !(low.is_finite() && high.is_finite()) {
            continue;
        }
        let end = |value: f64| {
            let mut at = point.at;
            at[axis] = value;
            place(plot, at)
        };
        let _ = writeln!(
            out,
            "\\addplot[series interval, {colour}] coordinates {{{}{}}};",
            end(low),
            end(high)
        );
    }
}

fn write_box(out: &mut String, place: usize, [low, lower, median, upper, high]: &[f64; 5]) {
    let _ = writeln!(
        out,
        "\\addplot[plain, fill=plain!20, boxplot prepared={{draw position={place}, lower whisker={low}, lower quartile={lower}, \
         median={median}, upper quartile={upper}, upper whisker={high}}}] coordinates {{}};"
    );
}

/// From one end of the chart to the other, if its ends are known.
fn write_rule(out: &mut String, plot: &Plot, rule: &Rule) {
    let other = usize::from(rule.is_upright);
    let Some((low, high)) = plot.axes[other].range else {
        return;
    };
    let end = |value: f64| {
        let mut at = [rule.at; 2];
        at[other] = value;
        place(plot, at)
    };
    let _ = writeln!(
        out,
        "\\addplot[rule] coordinates {{{}{}}} node[pos=1, anchor=south east, font=\\footnotesize] {{{}}};",
        end(low),
        end(high),
        escaped(&rule.name)
    );
}

/// A coordinate; what is outside the range is at its ends.
fn place(plot: &Plot, at: [f64; 2]) -> String {
    let [x, y] = clamped(plot, at);
    if x.is_finite() && y.is_finite() {
        format!("({x},{y})")
    } else {
        "(nan,nan)".to_owned()
    }
}

fn clamped(plot: &Plot, at: [f64; 2]) -> [f64; 2] {
    [0, 1].map(|index| match plot.axes[index].range {
        Some((low, high)) => at[index].clamp(low, high),
        None => at[index],
    })
}
