//! A mutant on a graph.

use super::{fraction, rows, whole};
use engines::Status;
use engines::exact::rational::{Rational, value};
use engines::populations::graph::{Graph, Grid, Neighbourhood, WrongEdge};
use engines::populations::structured::{
    BoundedFixation, ExactFixation, NotSolved, Rule, Structured,
};

const CASES: &str = include_str!("../../oracles/populations/graphs.json");

/// Mutants have this fitness, residents 1.
fn constant(ratio: &Rational) -> impl Fn(u32, usize) -> Rational {
    move |state, vertex| {
        if state >> vertex & 1 == 1 {
            ratio.clone()
        } else {
            Rational::ONE
        }
    }
}

fn exactly(graph: &Graph, rule: Rule, ratio: &Rational) -> Vec<Rational> {
    let of = Structured {
        graph,
        rule,
        fitness: constant(ratio),
    };
    let mut exact = ExactFixation::new(&of).unwrap();
    assert_eq!(exact.by_vertex(), None);
    while exact.advance(10) == Status::Running {}
    exact.by_vertex().unwrap()
}

fn graph(name: &str, vertices: u32) -> Graph {
    match name {
        "cycle" => Graph::cycle(vertices),
        "path" => Graph::path(vertices),
        "star" => Graph::star(vertices),
        "complete" => Graph::complete(vertices),
        _ => panic!("{name}"),
    }
}

#[test]
fn fixation_is_that_of_the_cases() {
    for row in rows(CASES) {
        let text = |name: &str| row[name].as_str().unwrap();
        let graph = graph(text("graph"), row["vertices"].as_u64().unwrap() as u32);
        let rule = match text("rule") {
            "birth-death" => Rule::BirthDeath,
            _ => Rule::DeathBirth,
        };
        let ratio = fraction(text("relative_fitness"));
        let expected = row["fixation_from_each_vertex"].as_array().unwrap().iter();
        let expected: Vec<Rational> = expected
            .map(|one| fraction(one.as_str().unwrap()))
            .collect();
        assert_eq!(exactly(&graph, rule, &ratio), expected, "{row}");
    }
}

/// Where everybody has as many neighbours as everybody else, birth–death is as in a well-mixed population.
#[test]
fn regular_graphs_change_nothing_under_birth_death() {
    let ratio = fraction("3/2");
    let torus = Graph::grid(Grid {
        width: 4,
        height: 2,
        neighbourhood: Neighbourhood::VonNeumann,
        has_borders: false,
    });
    for graph in [Graph::cycle(8), Graph::complete(8), torus] {
        let inverse = Rational::ONE / &ratio;
        let power = (0..8).fold(Rational::ONE, |power, _| power * &inverse);
        let closed = (Rational::ONE - &inverse) / (Rational::ONE - power);
        for found in exactly(&graph, Rule::BirthDeath, &ratio) {
            assert_eq!(found, closed);
        }
    }
}

#[test]
fn bounds_close_in_on_the_exact_number() {
    let ratio = fraction("3/2");
    for (graph, rule) in [
        (Graph::star(7), Rule::BirthDeath),
        (Graph::path(7), Rule::DeathBirth),
    ] {
        let exact = exactly(&graph, rule, &ratio);
        let of = Structured {
            graph: &graph,
            rule,
            fitness: constant(&ratio),
        };
        let mut bounded = BoundedFixation::new(&of).unwrap();
        let mut widest = 1.0;
        while widest > 1e-9 {
            for _ in 0..20 {
                bounded.step();
            }
            let before = widest;
            widest = 0.0;
            for ((low, high), exact) in bounded.by_vertex().into_iter().zip(&exact) {
                let exact = value(exact);
                // Rounding of the numbers themselves.
                assert!(
                    low <= exact + 1e-14 && exact <= high + 1e-14,
                    "{low} {exact} {high}"
                );
                widest = f64::max(widest, high - low);
            }
            assert!(widest < before);
        }
    }
}

/// A star amplifies selection under birth–death and suppresses it under death–birth, where the centre has nearly all.
#[test]
fn a_star_amplifies_births_and_centres_deaths() {
    let (ratio, star) = (fraction("3/2"), Graph::star(8));
    let mixed = exactly(&Graph::complete(8), Rule::BirthDeath, &ratio)[0].clone();
    let mean = |all: &[Rational]| {
        all.iter().fold(Rational::ZERO, |sum, one| sum + one) / whole(all.len() as i64)
    };
    assert!(mean(&exactly(&star, Rule::BirthDeath, &ratio)) > mixed);
    let dying = exactly(&star, Rule::DeathBirth, &ratio);
    assert!(mean(&dying) < mixed && dying[0] > dying[1]);
}

#[test]
fn what_cannot_be_solved_is_named() {
    let ratio = whole(2);
    let split = Graph::of_edges(4, &[(0, 1), (2, 3)]).unwrap();
    for (graph, fault) in [
        (split, NotSolved::Disconnected),
        (
            Graph::cycle(9),
            NotSolved::TooManyVertices {
                vertices: 9,
                max: 8,
            },
        ),
    ] {
        let of = Structured {
            graph: &graph,
            rule: Rule::BirthDeath,
            fitness: constant(&ratio),
        };
        assert_eq!(ExactFixation::new(&of).unwrap_err(), fault);
    }
    let (path, negative) = (Graph::path(3), whole(-1));
    let of = Structured {
        graph: &path,
        rule: Rule::DeathBirth,
        fitness: constant(&negative),
    };
    let unfit = NotSolved::Unfit {
        state: 1,
        vertex: 0,
    };
    assert_eq!(BoundedFixation::new(&of).unwrap_err(), unfit);
}

#[test]
fn graphs_have_the_edges_that_they_are_named_for() {
    let degrees = |graph: &Graph| -> Vec<usize> {
        (0..graph.size())
            .map(|vertex| graph.neighbours(vertex).len())
            .collect()
    };
    assert_eq!(degrees(&Graph::star(4)), [3, 1, 1, 1]);
    assert_eq!(degrees(&Graph::cycle(2)), [1, 1]);
    let grid = |neighbourhood, has_borders| {
        Graph::grid(Grid {
            width: 3,
            height: 3,
            neighbourhood,
            has_borders,
        })
    };
    assert_eq!(
        degrees(&grid(Neighbourhood::VonNeumann, true)),
        [2, 3, 2, 3, 4, 3, 2, 3, 2]
    );
    assert_eq!(
        degrees(&grid(Neighbourhood::Moore, true)),
        [3, 5, 3, 5, 8, 5, 3, 5, 3]
    );
    assert_eq!(degrees(&grid(Neighbourhood::VonNeumann, false)), [4; 9]);
    assert_eq!(degrees(&grid(Neighbourhood::Moore, false)), [8; 9]);
    assert_eq!(
        Graph::of_edges(3, &[(0, 3)]),
        Err(WrongEdge::Outside { edge: (0, 3) })
    );
    assert_eq!(
        Graph::of_edges(3, &[(1, 1)]),
        Err(WrongEdge::Loop { vertex: 1 })
    );
    let twice = Graph::of_edges(2, &[(0, 1), (1, 0)]).unwrap();
    assert_eq!(twice, Graph::path(2));
}
