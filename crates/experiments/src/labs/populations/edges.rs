//! Edges of a graph as a parameter: pairs of numbers, as they are typed or pasted.

use super::numbers::whole;
use crate::diagnostic::{Fault, Refusal};
use crate::parameters::{Control, Kind, Values, text_control};
use engines::populations::graph::Graph;
use texts::Texts;

/// Edges of a graph.
pub const MAX_EDGES: usize = 5_000;
/// Vertices of a graph of which the edges are written.
pub const MAX_VERTICES: u32 = 1_000;
const MAX_CHARACTERS: usize = 60_000;

/// Pairs of vertices from 0, the smaller first, each once, in rising order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edges(Vec<(u32, u32)>);

impl Default for Edges {
    /// Two triangles with a way between them.
    fn default() -> Self {
        Self(vec![(0, 1), (0, 2), (1, 2), (2, 3), (3, 4), (3, 5), (4, 5)])
    }
}

impl Edges {
    /// How many vertices there are: as many as the largest number.
    pub fn vertices(&self) -> u32 {
        let last = self.0.iter().map(|&(_, to)| to).max();
        last.unwrap_or(1) + 1
    }

    /// The first vertex that no edge has.
    fn gap(&self) -> Option<u32> {
        let mut has_edge = vec![false; self.vertices() as usize];
        for &(from, to) in &self.0 {
            has_edge[from as usize] = true;
            has_edge[to as usize] = true;
        }
        let first = has_edge.iter().position(|has_edge| !has_edge);
        first.map(|vertex| vertex as u32)
    }

    /// The graph.
    pub fn graph(&self) -> Graph {
        // No edge is outside or a loop: that was seen to when they were read.
        Graph::of_edges(self.vertices(), &self.0).unwrap_or_else(|_| Graph::path(2))
    }
}

/// Edges such as `1-2,2-3`; also with spaces, one in each line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EdgeList;

/// What is wrong with a list of edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongEdges {
    /// This is no pair of numbers from 1 to [`MAX_VERTICES`].
    NoEdge {
        number: usize,
        found: String,
    },
    /// From a vertex to itself.
    Loop {
        vertex: u32,
    },
    TooMany {
        found: usize,
    },
    /// No edge has this vertex, but one has a later one.
    Gap {
        vertex: u32,
        last: u32,
    },
    /// There is no way from the first vertex to this one.
    Disconnected {
        vertex: u32,
    },
}

impl Fault for WrongEdges {
    fn sentence(&self, key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations.wrong;
        (words.of_key)(key, &self.at_field(key, texts))
    }

    fn at_field(&self, _key: &str, texts: &Texts) -> String {
        let words = &texts.labs.populations.wrong;
        match self {
            Self::NoEdge { number, found } => {
                (words.no_edge)(*number, found, u64::from(MAX_VERTICES))
            }
            Self::Loop { vertex } => (words.looped)(u64::from(*vertex) + 1),
            Self::TooMany { found } => (words.too_many_edges)(*found, MAX_EDGES),
            Self::Gap { vertex, last } => (words.gap)(u64::from(*vertex) + 1, u64::from(*last) + 1),
            Self::Disconnected { vertex } => (words.disconnected)(u64::from(*vertex) + 1),
        }
    }
}

impl Kind for EdgeList {
    fn allowed(&self, texts: &Texts) -> String {
        (texts.labs.populations.allowed_edges)(MAX_EDGES, u64::from(MAX_VERTICES))
    }

    fn control(&self) -> Control {
        text_control(MAX_CHARACTERS)
    }
}

impl Values<Edges> for EdgeList {
    fn read(&self, text: &str) -> Result<Edges, Refusal> {
        let edges = read(text).map_err(Refusal::because)?;
        if edges.0.is_empty() {
            return Err(Refusal::Plain);
        }
        if let Some(vertex) = edges.gap() {
            let last = edges.vertices() - 1;
            return Err(Refusal::because(WrongEdges::Gap { vertex, last }));
        }
        let graph = edges.graph();
        match graph.unreached() {
            Some(vertex) => Err(Refusal::because(WrongEdges::Disconnected { vertex })),
            None => Ok(edges),
        }
    }

    fn write(&self, value: &Edges) -> String {
        let one = |&(from, to): &(u32, u32)| format!("{}-{}", from + 1, to + 1);
        let texts: Vec<String> = value.0.iter().map(one).collect();
        texts.join(",")
    }
}

fn read(text: &str) -> Result<Edges, WrongEdges> {
    let parts = text.split([',', ';', '\n']).map(str::trim);
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    if parts.len() > MAX_EDGES {
        return Err(WrongEdges::TooMany { found: parts.len() });
    }
    let one = |(place, part): (usize, &&str)| {
        let wrong = || WrongEdges::NoEdge {
            number: place + 1,
            found: part.chars().take(40).collect(),
        };
        let mut ends = part
            .split(['-', '–', ' ', '\t'])
            .filter(|end| !end.is_empty());
        let mut end = || {
            let number = ends.next().and_then(whole)?;
            (1..=MAX_VERTICES).contains(&number).then(|| number - 1)
        };
        let (Some(from), Some(to)) = (end(), end()) else {
            return Err(wrong());
        };
        match (ends.next(), from == to) {
            (Some(_), _) => Err(wrong()),
            (None, true) => Err(WrongEdges::Loop { vertex: from }),
            (None, false) => Ok((from.min(to), from.max(to))),
        }
    };
    let edges: Result<Vec<(u32, u32)>, WrongEdges> = parts.iter().enumerate().map(one).collect();
    let mut edges = edges?;
    edges.sort_unstable();
    edges.dedup();
    Ok(Edges(edges))
}
