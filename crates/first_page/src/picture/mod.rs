//! Picture of a tile: a few curves, bars, cells or dots, small, from numbers between 0 and 1.
//!
//! Each lab's tile is fed by what its experiment has found, and drawn here, so that all look like one house. Until something
//! is found the same picture stands there as a faint sketch (`crate::sketch`).
//!
//! What is drawn is `page_model::home::picture`. `curves`, `rows`, `cells`: how. `frame`: how large.

mod cells;
mod curves;
mod frame;
mod rows;

use frame::{HEIGHT, WIDTH};
use page_model::home::picture::Picture;
use yew::prelude::*;

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
        Picture::Curves(curves) => curves::curves(curves),
        Picture::Bars(bars, beside) => rows::bars(bars, *beside),
        Picture::Dots(dots, beside) => rows::dots(dots, *beside),
        Picture::Cells(cells) => cells::cells(cells),
        Picture::Outline(path) => html! { <path class="outline" d={*path} /> },
    };
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    let class = if props.is_sketch { "sketch" } else { "found" };
    html! { <svg {class} viewBox={view_box} aria-hidden="true">{ drawn }</svg> }
}
