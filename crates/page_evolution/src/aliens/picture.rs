//! Picture of a game: a canvas that is as wide as it may be, painted again when the moment, its width or the theme changes.

use super::painter::{Painter, SIZE};
use games::aliens::{Playthrough, Position};
use page_kit::components::theme_changes::use_theme_changes;
use page_kit::components::width::use_width;
use page_kit::context::use_page;
use std::rc::Rc;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// Before the canvas is laid out.
const WIDTH: f64 = 500.0;

#[derive(Properties)]
pub struct PictureProps {
    pub game: Rc<Playthrough>,
    pub step: usize,
}

/// It is the same game as long as it lies in the same place.
impl PartialEq for PictureProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game) && self.step == other.step
    }
}

/// A moment of a game.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let texts = use_page().texts;
    let canvas = use_node_ref();
    let width = use_pixels(&canvas);
    let theme = use_theme_changes();
    let game = props.game.clone();
    {
        let canvas = canvas.clone();
        let place = Rc::as_ptr(&game) as usize;
        use_effect_with((place, props.step, width, theme), move |(_, step, ..)| {
            if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
                let now = game.at(*step);
                // A browser without a canvas shows the words in its place.
                let _ = Painter::paint(&canvas, now, now, 1.0);
            }
        });
    }
    html! { <div class="aliens-frame">{ canvas_of(canvas, props.game.at(props.step), texts) }</div> }
}

/// The canvas, with what it shows in words.
pub fn canvas_of(canvas: NodeRef, now: &Position, texts: &texts::Texts) -> Html {
    let words = &texts.labs.aliens.page;
    let said = (words.picture)(now.points(), now.lives(), now.aliens_left());
    html! { <canvas ref={canvas} class="aliens-canvas" role="img" aria-label={said} /> }
}

/// Gives the canvas as many pixels as the screen has where it stands; how many there are across.
#[hook]
pub fn use_pixels(canvas: &NodeRef) -> u32 {
    let width = use_width(canvas, WIDTH);
    let ratio = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
    // Whole pixels a cell, so that edges are sharp.
    let cell = (width * ratio / SIZE.0).floor().max(4.0);
    let across = (cell * SIZE.0) as u32;
    let canvas = canvas.clone();
    use_effect_with(across, move |across| {
        if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
            canvas.set_width(*across);
            canvas.set_height((cell * SIZE.1) as u32);
        }
    });
    across
}
