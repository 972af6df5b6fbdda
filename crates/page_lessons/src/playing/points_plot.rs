//! Plot of what each student got: a dot for each on a line of points.

use classes::playing::closed::Outcome;
use page_model::playing::dots::{Dot, Dots, dots};
use texts::{PlayingTexts, points_told};
use yew::prelude::*;

/// Units of the picture.
const WIDTH: f64 = 640.0;
const STEP: f64 = 9.0;
const RADIUS: f64 = 4.0;
const MARGIN: f64 = 12.0;
/// Higher stacks are squeezed.
const MAX_HEIGHT: f64 = 180.0;

/// The plot; nothing where nobody got points.
pub fn points_plot(outcomes: &[Outcome], words: &'static PlayingTexts) -> Html {
    let Some(Dots {
        dots,
        ends,
        highest,
    }) = dots(outcomes)
    else {
        return Html::default();
    };
    let step = STEP.min(MAX_HEIGHT / highest as f64);
    let height = step * highest as f64 + 2.0 * RADIUS;
    let dot = |dot: &Dot| {
        let x = MARGIN + dot.along * (WIDTH - 2.0 * MARGIN);
        let y = height - RADIUS - step * dot.height as f64;
        html! { <circle key={dot.seat} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={RADIUS.to_string()}><title>{ format!("{} {}", words.teacher.header[1], dot.seat) }</title></circle> }
    };
    html! {
        <figure class="points-plot">
            <figcaption>{ words.teacher.dots }</figcaption>
            <svg viewBox={format!("0 0 {WIDTH} {height:.0}")} role="img" aria-label={words.teacher.dots}>{ for dots.iter().map(dot) }</svg>
            <p class="quiet" aria-hidden="true"><span>{ points_told(ends.0) }</span><span>{ points_told(ends.1) }</span></p>
        </figure>
    }
}
