//! Graphs that are drawn at random.
//!
//! Sources: A. Steger, N. C. Wormald, "Generating random regular graphs quickly" (1999); D. J. Watts, S. H. Strogatz, "Collective dynamics of
//! ‘small-world’ networks" (1998); A.-L. Barabási, R. Albert, "Emergence of scaling in random networks" (1999).

use super::graph::Graph;
use random::Random;
use std::collections::BTreeSet;

/// So often pairs are drawn that cannot be an edge before all begins again.
const MAX_FAILURES: u32 = 200;

fn edge(a: u32, b: u32) -> (u32, u32) {
    (a.min(b), a.max(b))
}

fn of_edges(vertices: u32, edges: &BTreeSet<(u32, u32)>) -> Graph {
    Graph::made(vertices, edges.iter().copied())
}

/// Everybody has `degree` neighbours; `vertices` · `degree` is even, and `degree` less than `vertices`.
pub fn regular(vertices: u32, degree: u32, random: &mut Random) -> Graph {
    loop {
        if let Some(edges) = paired(vertices, degree, random) {
            return of_edges(vertices, &edges);
        }
    }
}

/// Pairs ends of edges that are still free until none is left.
fn paired(vertices: u32, degree: u32, random: &mut Random) -> Option<BTreeSet<(u32, u32)>> {
    let mut free: Vec<u32> = (0..vertices * degree).map(|end| end / degree).collect();
    let mut edges = BTreeSet::new();
    let mut failures = 0;
    while !free.is_empty() {
        let [one, other] = [0, 1].map(|_| random.below(free.len() as u32) as usize);
        let (a, b) = (free[one], free[other]);
        if a == b || !edges.insert(edge(a, b)) {
            failures += 1;
            if failures > MAX_FAILURES {
                return None;
            }
            continue;
        }
        failures = 0;
        free.swap_remove(one.max(other));
        free.swap_remove(one.min(other));
    }
    Some(edges)
}

/// A ring on which everybody has the `degree`/2 nearest on either side as neighbours; then each edge goes elsewhere with probability `rewired`.
pub fn small_world(vertices: u32, degree: u32, rewired: f64, random: &mut Random) -> Graph {
    let near = |from: u32| (1..=degree / 2).map(move |step| (from, (from + step) % vertices));
    let ring: Vec<(u32, u32)> = (0..vertices).flat_map(near).collect();
    let mut edges: BTreeSet<(u32, u32)> = ring.iter().map(|&(a, b)| edge(a, b)).collect();
    for (from, to) in ring {
        if random.unit() >= rewired {
            continue;
        }
        let other = random.below(vertices);
        if other != from && !edges.contains(&edge(from, other)) {
            edges.remove(&edge(from, to));
            edges.insert(edge(from, other));
        }
    }
    of_edges(vertices, &edges)
}

/// Everybody who comes is linked to `links` of those who are there, the more often the more neighbours they have; the first `links` + 1 are all linked.
pub fn scale_free(vertices: u32, links: u32, random: &mut Random) -> Graph {
    let first = (0..=links).flat_map(|to| (0..to).map(move |from| (from, to)));
    let mut edges: BTreeSet<(u32, u32)> = first.collect();
    // Each vertex as often as it has neighbours.
    let mut ends: Vec<u32> = edges.iter().flat_map(|&(a, b)| [a, b]).collect();
    for newcomer in links + 1..vertices {
        let mut chosen = BTreeSet::new();
        while chosen.len() < links as usize {
            chosen.insert(ends[random.below(ends.len() as u32) as usize]);
        }
        for to in chosen {
            edges.insert(edge(to, newcomer));
            ends.extend([to, newcomer]);
        }
    }
    of_edges(vertices, &edges)
}
