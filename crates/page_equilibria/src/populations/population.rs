//! The population at a moment, as cells or as a graph, with its time; a press plants the next strategy.

use super::canvas::Cells;
use super::film::use_film;
use super::found::FoundProps;
use super::graph::Graph;
use experiments::populations::{MAX_DRAWN, Structure};
use page_kit::components::lab_page::use_go;
use page_kit::components::legend::Legend;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::populations::analysis::Analysis;
use page_model::populations::cells::{of_frame, planted, side_by_side, size};
use page_model::populations::film::Film;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Generations a second.
const SPEED: f64 = 10.0;

/// The population, and its time.
#[component]
pub fn PopulationView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.populations.views;
    let film = use_film(of);
    let go = use_go();
    let Some(cells) = played(of, &film, of.generation()) else {
        return html! { <p class="quiet" id="population">{ words.under_way }</p> };
    };
    let label = label(of, texts);
    let before = of.generation().checked_sub(1);
    let is_grid = of.lab.structure == Structure::Grid;
    let before = before
        .filter(|_| is_grid)
        .and_then(|before| played(of, &film, before));
    let on_press = {
        let (of, cells) = (of.clone(), cells.clone());
        go.reform(move |vertex: u32| {
            // What stands there at the start is what changes.
            let at_start = played(&of, &film, 0).unwrap_or_else(|| cells.clone());
            let now = at_start.get(vertex as usize).copied().unwrap_or(0);
            (planted(&of, vertex, now), Entry::Replace)
        })
    };
    let is_graph = is_graph(of);
    let is_mixed = of.lab.structure == Structure::Mixed;
    let can_plant = !is_mixed && (is_grid || is_graph);
    let picture = if is_graph {
        html! { <Graph of={of.clone()} played={cells} {label} {on_press} /> }
    } else {
        let on_press = can_plant.then_some(on_press);
        html! { <Cells size={size(&of.lab)} {cells} {before} {label} {is_mixed} {on_press} /> }
    };
    let hint = match (can_plant, is_graph, of.lab.structure) {
        (true, true, _) => words.population.plant_on_graph.to_owned(),
        (true, false, _) => words.population.plant.to_owned(),
        (false, _, Structure::Mixed) => words.population.mixed.to_owned(),
        (false, ..) => (words.population.too_large)(MAX_DRAWN),
    };
    html! {
        <div class="rows" id="population" data-generation={of.generation().to_string()}>
            <div class="population-picture">{ picture }</div>
            <Generations of={of.clone()} />
            { legend(of, is_grid, texts) }
            <p class="quiet small">{ hint }</p>
        </div>
    }
}

/// Whether vertices and edges are drawn.
fn is_graph(of: &Analysis) -> bool {
    let is_flat = matches!(of.lab.structure, Structure::Mixed | Structure::Grid);
    !is_flat && of.lab.players() as usize <= MAX_DRAWN
}

/// Who plays what in a generation, if that is there.
fn played(of: &Analysis, film: &Film, generation: u64) -> Option<Rc<Vec<u8>>> {
    if of.lab.structure == Structure::Mixed {
        let place = usize::try_from(generation).ok()?;
        let counts = of.found.watched.counts.get(place)?;
        return Some(Rc::new(side_by_side(counts)));
    }
    let frame = film.frame(generation)?;
    Some(Rc::new(of_frame(frame, of.lab.players() as usize)))
}

fn label(of: &Analysis, texts: &Texts) -> String {
    let words = &texts.labs.populations.views.population;
    let share =
        |(strategy, share): (usize, f64)| (words.share)(&(texts.percent)(share), of.name(strategy));
    let shares: Vec<String> = of.shares().into_iter().enumerate().map(share).collect();
    (words.label)(of.generation(), &shares)
}

fn legend(of: &Analysis, has_changes: bool, texts: &Texts) -> Html {
    let words = &texts.labs.populations.views.population;
    let strategy = |strategy: usize| {
        let class = classes!("strategy-mark", format!("of-{strategy}"));
        (html! { <i {class} /> }, of.name(strategy).to_owned().into())
    };
    let changed = has_changes.then(|| {
        let mark = html! { <i class="strategy-mark of-0 changed" /> };
        (mark, words.changed.into())
    });
    let entries: Vec<_> = (0..of.size()).map(strategy).chain(changed).collect();
    html! { <Legend {entries} /> }
}

/// Time of the run that is watched.
#[component]
fn Generations(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.populations.views.population;
    let last = of.asked.watched;
    let position = of.generation();
    let on_move = {
        let of = of.clone();
        use_go().reform(move |generation: u64| (of.at_generation(generation), Entry::Replace))
    };
    let (caption, widest) = ((words.moment)(position, last), (words.moment)(last, last));
    html! { <TimeControl {position} {last} {caption} {widest} {on_move} speed={SPEED} /> }
}
