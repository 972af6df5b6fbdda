//! Two maps of two dimensions on one scale: what the model estimates, and what is true, with the search marked on both.
//!
//! * `ground`, `marks`, `picture`: how it is drawn.
//! * `key`: what marks and colours mean. `choices`: which two dimensions they are.

mod choices;
mod ground;
mod key;
mod marks;
mod picture;

use super::looking::use_looking;
use choices::Choices;
use key::{key, scale};
use page_kit::context::use_page;
use page_model::kit::chart::extent;
use page_model::tuning::maps::grid::Cell;
use page_model::tuning::maps::known::{Known, Marked, Numbers};
use page_model::tuning::maps::shades::are_written;
use page_model::tuning::maps::words::{detail as told, is_whole, point_looked_from, why_no_truth};
use page_model::tuning::stage::Stage;
use picture::{MapPicture, map_picture};
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MapsProps {
    pub stage: Stage,
}

/// Both maps, with their key and the cell that is looked at.
#[component]
pub fn Maps(props: &MapsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.maps;
    let stage = &props.stage;
    let on_look = use_looking(stage);
    let Some(known) = Known::of(stage) else {
        return html! { <p class="quiet">{ words.one_dimension }</p> };
    };
    let on_look = {
        let (point, row, column) = (point_looked_from(stage), known.row, known.column);
        on_look.reform(move |(of_row, of_column): (usize, usize)| {
            let mut point = point.clone();
            (point[row], point[column]) = (of_row as u16, of_column as u16);
            point
        })
    };
    let marked = Marked::of(stage, &known);
    let has_numbers = are_written(&known, texts.labs.tuning.page.amount);
    let range = range(&known);
    html! {
        <div class="tuning-maps">
            if !is_whole(stage) { <Choices stage={stage.clone()} /> }
            { pair(stage, &known, &marked, (range, has_numbers), &on_look, texts) }
            { key(!marked.best.is_empty(), texts) }
            <div class="map-below">
                { scale(range, has_numbers, texts) }
                { detail(stage, &known, texts) }
            </div>
        </div>
    }
}

/// Both maps beside each other; in the place of one that is not known, why.
fn pair(
    stage: &Stage,
    known: &Known,
    marked: &Marked,
    (range, has_numbers): ((f64, f64), bool),
    on_look: &Callback<Cell>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.tuning.page.maps;
    let is_whole = is_whole(stage);
    let map = |id, caption, numbers: &Numbers| {
        let dimensions = [known.row, known.column];
        let dimensions = dimensions.map(|place| &stage.facts.dimensions[place]);
        let label = (words.label)(caption, &dimensions[1].name, &dimensions[0].name);
        map_picture(MapPicture {
            id,
            caption,
            label,
            grid: known.grid,
            dimensions,
            numbers,
            range,
            has_numbers,
            marked,
            on_look,
        })
    };
    let model = known.model.as_ref().map_or_else(
        || html! { <p class="quiet">{ words.without_pairs }</p> },
        |numbers| map("map-model", (words.of_model)(is_whole), numbers),
    );
    let truth = known.truth.as_ref().map_or_else(
        || html! { <p class="quiet" id="no-truth">{ why_no_truth(stage, texts) }</p> },
        |numbers| map("map-truth", (words.of_truth)(is_whole), numbers),
    );
    html! { <div class="map-pair">{ model }{ truth }</div> }
}

/// The least and the largest number of both maps.
fn range(known: &Known) -> (f64, f64) {
    extent(known.numbers()).unwrap_or((0.0, 1.0))
}

/// The cell that is looked at, in a line; how to look at one where none is looked at.
fn detail(stage: &Stage, known: &Known, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.maps;
    let Some(told) = told(stage, known, texts) else {
        return html! { <p class="map-detail quiet small" id="map-detail">{ words.press }</p> };
    };
    html! {
        <p class="map-detail small" id="map-detail" aria-live="polite"><strong>{ told.name }</strong>{ ": " }{ told.sentences }</p>
    }
}
