//! Sketches: what stands in a tile before its experiment has found anything, faint, of the kind that will stand there.

use super::picture::TilePicture;
use page_model::lab;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SketchProps {
    /// The lab's name in links.
    pub lab: &'static str,
}

/// The sketch of a lab.
#[component]
pub fn Sketch(props: &SketchProps) -> Html {
    html! { <TilePicture picture={lab::sketch(props.lab)} is_sketch=true /> }
}
