//! Curves with their names at their ends.

use super::frame::{AIR, HEIGHT, LINE, WIDTH, units, width_of};
use page_model::home::picture::Curve;
use yew::prelude::*;

/// The curves.
pub fn curves(curves: &[Curve]) -> Html {
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
                <path {class} pathLength={(!curve.is_dashed).then_some("1")} d={format!("M{}", points.join(" "))} />
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

#[cfg(test)]
mod tests {
    use super::apart;
    use crate::picture::frame::{AIR, HEIGHT, LINE};

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
            // Anyone who ends higher is named higher.
            let rises = ends.windows(2).zip(heights.windows(2));
            assert!(rises.clone().all(|(ends, heights)| ends[0] == ends[1]
                || (ends[0] < ends[1]) == (heights[0] < heights[1])));
        }
    }
}
