//! Two maps of two dimensions on one scale: what the model estimates, and what is true, with the search marked on both.
//!
//! * [`grid`]: where cells stand. [`known`]: what is shown and marked. `ground`, `marks`, `picture`: how it is drawn.
//! * `key`: what marks and colours mean. `detail`: the cell that is looked at. `choices`: which two dimensions they are.

mod choices;
mod detail;
mod grid;
mod ground;
mod key;
mod known;
mod marks;
mod picture;

use super::looking::use_looking;
use super::stage::Stage;
use choices::Choices;
use detail::detail;
use experiments::tuning::landscape;
use grid::Cell;
use ground::has_numbers;
use key::{key, scale};
use known::{Known, Marked, Numbers};
use page_kit::context::use_page;
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
    let has_numbers = are_written(&known, texts);
    html! {
        <div class="tuning-maps">
            if !is_whole(stage) { <Choices stage={stage.clone()} /> }
            { pair(stage, &known, &marked, has_numbers, &on_look, texts) }
            { key(!marked.best.is_empty(), texts) }
            <div class="map-below">
                { scale(known.range, has_numbers, texts) }
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
    has_numbers: bool,
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
            range: known.range,
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

/// Whether the maps show all of the space.
fn is_whole(stage: &Stage) -> bool {
    stage.facts.dimensions.len() == 2
}

/// Why there is no true map; nothing while it is looked for.
fn why_no_truth(stage: &Stage, texts: &Texts) -> &'static str {
    let words = &texts.labs.tuning.page.maps;
    if !stage.lab.truth {
        words.truth_is_hidden
    } else if stage.lab.plays_games() {
        words.without_truth
    } else if stage.facts.problem.space().points() > landscape::MAX_POINTS {
        words.too_many_points
    } else {
        ""
    }
}

/// Whether numbers stand on the cells: on both maps or on none.
fn are_written(known: &Known, texts: &Texts) -> bool {
    let amount = texts.labs.tuning.page.amount;
    let mut maps = known.model.iter().chain(&known.truth);
    maps.all(|numbers| has_numbers(&known.grid, numbers, amount))
}

/// The point whose other values a cell has that is looked at.
fn point_looked_from(stage: &Stage) -> Vec<u16> {
    let space = stage.facts.problem.space();
    let recommended = || Some(stage.seen.recommended.as_ref()?.point.clone());
    let looked_at = stage.lab.point_looked_at(space).or_else(recommended);
    looked_at.unwrap_or_else(|| vec![0; space.dimensions()])
}
