//! Inquiries: what the page asks about a population.

use crate::inquiry::Inquiry;
use serde::{Deserialize, Serialize};

/// Generations of a part of the film.
pub const PART: u64 = 25;
/// Vertices of a graph that is drawn.
pub const MAX_DRAWN: usize = 300;

/// What the lab is asked.
#[derive(Serialize, Deserialize)]
pub enum PopulationsInquiry {
    /// Who plays what, in so many generations of the run that is watched, from the part of this number on.
    Film(u64),
    /// Where vertices stand, and what is between them.
    Drawing,
}

/// A part of the film of a population.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilmPart {
    pub number: u64,
    /// By generation, four bits for each vertex, the first of two in the lower half of a byte.
    pub frames: Vec<Vec<u8>>,
}

impl FilmPart {
    /// Who plays what, packed.
    pub fn packed(strategies: &[u8]) -> Vec<u8> {
        let pair = |pair: &[u8]| pair[0] | pair.get(1).map_or(0, |second| second << 4);
        strategies.chunks(2).map(pair).collect()
    }

    /// Who plays what at a vertex of a frame.
    pub fn played(frame: &[u8], vertex: usize) -> u8 {
        let byte = frame.get(vertex / 2).copied().unwrap_or(0);
        if vertex.is_multiple_of(2) {
            byte & 15
        } else {
            byte >> 4
        }
    }
}

/// A drawing of a graph.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawing {
    /// From the left and from the top, each from 0 to 1.
    pub places: Vec<(f32, f32)>,
    pub edges: Vec<(u32, u32)>,
}

impl PopulationsInquiry {
    /// Asks for a part of the film.
    pub fn film(part: u64) -> Inquiry<FilmPart> {
        Inquiry::of_lab(&Self::Film(part))
    }

    /// Asks for the drawing of the graph.
    pub fn drawing() -> Inquiry<Drawing> {
        Inquiry::of_lab(&Self::Drawing)
    }
}
