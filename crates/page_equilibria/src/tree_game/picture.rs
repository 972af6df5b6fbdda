//! The picture of a game: its nodes as in books, with what is marked on them.

use super::band::{BAND, BandInTime, about_set};
use super::found::TONES;
use games::tree_game::NodeId;
use page_kit::context::use_page;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::marks::Marks;
use page_model::tree_game::pixels;
use page_model::tree_game::pixels::Pixels;
use std::rc::Rc;
use yew::prelude::*;

/// Between what a picture grows and shrinks to the room that it has.
const MIN_SCALE: f32 = 0.6;
const MAX_SCALE: f32 = 1.3;
/// With more lines than this they are faint until their set is pointed at.
const MANY_LINES: usize = 6;

#[derive(PartialEq, Properties)]
pub struct PictureProps {
    pub of: Analysis,
    pub marks: Rc<Marks>,
    #[prop_or_default]
    pub selected: Option<NodeId>,
    /// Pixels for one; as fits if not given.
    #[prop_or_default]
    pub scale: Option<f32>,
    /// Whether nodes can be pressed.
    #[prop_or_default]
    pub is_editable: bool,
}

/// The picture.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let pixels = use_memo(props.of.game.clone(), |_| Pixels::of(&props.of));
    let (width, height) = pixels.size();
    let style = match props.scale {
        Some(scale) => format!("width: {:.0}px; max-width: none", width * scale),
        None => format!(
            "width: {:.0}px; min-width: {:.0}px",
            width * MAX_SCALE,
            width * MIN_SCALE
        ),
    };
    let label = (words.picture_label)(&props.of.game.title);
    let together = &pixels.figure.together;
    let bare = props.of.bare();
    let bands = bare.game.nodes().len().div_ceil(BAND);
    let band = |number: usize, is_of_branches: bool| {
        let nodes = number * BAND..(number + 1) * BAND;
        let own = |node: &NodeId| nodes.contains(node);
        let (of, pixels, marks) = (bare.clone(), pixels.clone(), props.marks.among(&nodes));
        let selected = props.selected.filter(own);
        let stop = Some(props.selected.unwrap_or_default()).filter(own);
        let stop = stop.filter(|_| props.is_editable);
        html! { <BandInTime key={number} {of} {pixels} {marks} {selected} {stop} is_editable={props.is_editable} {number} {is_of_branches} /> }
    };
    html! {
        <svg class={classes!("game-tree", (together.len() > MANY_LINES).then_some("of-many-lines"))} viewBox={format!("0 0 {width:.1} {height:.1}")} ~style={style} role="group" aria-label={label}>
            // What is written on branches lies over the lines.
            <g>{ for together.iter().map(|nodes| line(&props.of, &pixels, nodes)) }</g>
            <g>{ for (0..bands).map(|number| band(number, true)) }</g>
            <g>{ for (0..bands).map(|number| band(number, false)) }</g>
        </svg>
    }
}

/// The line through nodes that cannot be told apart.
fn line(of: &Analysis, pixels: &Pixels, nodes: &[NodeId]) -> Html {
    let Some((number, set)) = of.game.set_of(nodes[0]) else {
        return Html::default();
    };
    let tone = set.player().map_or("of-chance", |player| TONES[player]);
    let path = pixels::together(pixels, nodes);
    html! { <path key={format!("set {}", nodes[0])} class={classes!("information-set", tone)} data-about={about_set(number)} d={path} /> }
}
