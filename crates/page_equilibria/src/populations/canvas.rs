//! Cells on a canvas: a pixel for each, as large as there is room; a press says which cell it is.

use page_kit::components::picture_colours::colours;
use page_kit::components::theme_changes::use_theme_changes;
use page_model::populations::cells::{Colour, colour_of, pixels};
use std::rc::Rc;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};
use yew::prelude::*;

/// Colours of strategies in their order, and of the card.
const COLOURS: [&str; 9] = [
    "--first",
    "--second",
    "--mark",
    "--ink",
    "--fifth",
    "--sixth",
    "--seventh",
    "--quiet",
    "--card",
];

#[derive(PartialEq, Properties)]
pub struct CellsProps {
    /// Columns and rows.
    pub size: (u32, u32),
    pub cells: Rc<Vec<u8>>,
    /// Before the last change: cells that have changed are paler.
    #[prop_or_default]
    pub before: Option<Rc<Vec<u8>>>,
    pub label: AttrValue,
    /// Nobody stands anywhere: a small picture says it all.
    #[prop_or_default]
    pub is_mixed: bool,
    /// Told the cell that is pressed.
    #[prop_or_default]
    pub on_press: Option<Callback<u32>>,
}

/// The canvas.
#[component]
pub fn Cells(props: &CellsProps) -> Html {
    let canvas = use_node_ref();
    let theme = use_theme_changes();
    let shown = (props.size, props.cells.clone(), props.before.clone(), theme);
    {
        let canvas = canvas.clone();
        use_effect_with(shown, move |(size, cells, before, _)| {
            if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
                // A browser without a canvas shows the words in its place.
                let _ = paint(
                    &canvas,
                    *size,
                    cells,
                    before.as_ref().map(|before| &before[..]),
                );
            }
        });
    }
    let (columns, rows) = props.size;
    let onclick = props.on_press.clone().map(|on_press| {
        Callback::from(move |event: MouseEvent| {
            let Some(canvas) = event.target_dyn_into::<HtmlCanvasElement>() else {
                return;
            };
            let room = canvas.get_bounding_client_rect();
            let place = |at: f64, length: f64, count: u32| {
                let place = (at / length * f64::from(count)).max(0.0) as u32;
                place.min(count - 1)
            };
            let x = f64::from(event.client_x()) - room.left();
            let y = f64::from(event.client_y()) - room.top();
            let column = place(x, room.width(), columns);
            let row = place(y, room.height(), rows);
            on_press.emit(row * columns + column);
        })
    });
    let mixed = props.is_mixed.then_some("mixed");
    let class = classes!("cells", mixed, onclick.is_some().then_some("pressable"));
    html! {
        <canvas ref={canvas} {class} role="img" aria-label={props.label.clone()} {onclick}
            width={columns.to_string()} height={rows.to_string()} />
    }
}

fn paint(
    canvas: &HtmlCanvasElement,
    (columns, rows): (u32, u32),
    cells: &[u8],
    before: Option<&[u8]>,
) -> Option<()> {
    let found = colours(&COLOURS);
    let colour = |name: &str| -> Option<Colour> {
        let (_, text) = found.iter().find(|(known, _)| known == name)?;
        colour_of(text)
    };
    let all: Option<Vec<Colour>> = COLOURS.iter().map(|name| colour(name)).collect();
    let all = all?;
    let (paper, strategies) = all.split_last()?;
    let count = (columns * rows) as usize;
    let bytes = pixels(cells, before, strategies, *paper, count);
    let image = ImageData::new_with_u8_clamped_array(Clamped(&bytes), columns).ok()?;
    let context = canvas.get_context("2d").ok()??;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.put_image_data(&image, 0.0, 0.0).ok()
}
