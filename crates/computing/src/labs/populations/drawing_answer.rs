//! The drawing of a graph: on a circle where that says it, else with springs, a round in each step.

use crate::answering::Answering;
use drawing::graph::{Place, Springs, around_first, on_circle};
use engines::Status;
use engines::populations::graph::Graph;
use experiments::inquiry::encode;
use experiments::populations::{Drawing, MAX_DRAWN, PopulationsExperiment, Structure};

/// The drawing under way.
pub(super) struct DrawingAnswer {
    edges: Vec<(u32, u32)>,
    springs: Option<Springs>,
    places: Vec<Place>,
}

impl DrawingAnswer {
    pub fn new(lab: &PopulationsExperiment) -> Self {
        let graph = lab.graph().filter(|graph| graph.size() <= MAX_DRAWN);
        let Some(graph) = graph else {
            return Self {
                edges: Vec::new(),
                springs: None,
                places: Vec::new(),
            };
        };
        let edges = edges(&graph);
        let wide = edges.iter().map(|&(from, to)| (from as usize, to as usize));
        let (springs, places) = match lab.structure {
            Structure::Star => (None, around_first(graph.size())),
            Structure::Cycle | Structure::Complete | Structure::SmallWorld => {
                (None, on_circle(graph.size()))
            }
            Structure::Path => (None, in_a_row(graph.size())),
            _ => (Some(Springs::new(graph.size(), wide.collect())), Vec::new()),
        };
        Self {
            edges,
            springs,
            places,
        }
    }
}

fn edges(graph: &Graph) -> Vec<(u32, u32)> {
    let of = |from: usize| {
        let later = graph.neighbours(from).iter().copied();
        let later = later.filter(move |&to| to as usize > from);
        later.map(move |to| (from as u32, to))
    };
    (0..graph.size()).flat_map(of).collect()
}

/// Row by row, forth and back.
fn in_a_row(count: usize) -> Vec<Place> {
    let columns = (count as f64).sqrt().ceil().max(1.0) as usize;
    let rows = count.div_ceil(columns);
    let place = |vertex: usize| {
        let (row, column) = (vertex / columns, vertex % columns);
        let column = if row % 2 == 0 {
            column
        } else {
            columns - 1 - column
        };
        let at = |place: usize, of: usize| match of {
            1 => 0.5,
            _ => place as f64 / (of - 1) as f64,
        };
        (at(column, columns), at(row, rows))
    };
    (0..count).map(place).collect()
}

impl Answering for DrawingAnswer {
    fn step(&mut self) -> Status {
        let Some(springs) = &mut self.springs else {
            return Status::Finished;
        };
        if !springs.step() {
            return Status::Running;
        }
        self.places = springs.places();
        Status::Finished
    }

    fn answer(&mut self) -> Vec<u8> {
        let small = |&(x, y): &Place| (x as f32, y as f32);
        encode(&Drawing {
            places: self.places.iter().map(small).collect(),
            edges: core::mem::take(&mut self.edges),
        })
    }
}
