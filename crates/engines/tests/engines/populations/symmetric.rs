//! Stars and cycles by few states, against all states and closed forms.

use super::{fraction, whole};
use engines::Status;
use engines::exact::rational::{Rational, value};
use engines::populations::game::Game;
use engines::populations::graph::Graph;
use engines::populations::process::{Process, Update};
use engines::populations::structured::{BoundedFixation, ExactFixation, Rule, Structured};
use engines::populations::symmetric::{NoFixation, Symmetric, fitness};

const RULES: [Rule; 3] = [Rule::BirthDeath, Rule::DeathBirth, Rule::Imitation];

fn by_all_states(graph: &Graph, of: &Symmetric) -> Vec<Rational> {
    let fitness = |state: u32, vertex: usize| {
        let is_mutant = |vertex: usize| state >> vertex & 1 == 1;
        fitness(graph, of.game, (of.process, of.rule), &is_mutant, vertex)
    };
    let structured = Structured {
        graph,
        rule: of.rule,
        fitness,
    };
    let mut exact = ExactFixation::new(&structured).unwrap();
    while exact.advance(100) == Status::Running {}
    exact.by_vertex().unwrap()
}

#[test]
fn few_states_give_what_all_states_give() {
    let game = Game::new([[3, 1], [4, 2]].map(|row| row.map(whole).to_vec()).to_vec());
    for (adds_up, meets_oneself) in [(false, false), (true, false), (false, true)] {
        let process = Process {
            adds_up,
            meets_oneself,
            ..Process::plain(Update::BirthDeath, fraction("1/3"))
        };
        for rule in RULES {
            let of = Symmetric {
                game: &game,
                process: &process,
                rule,
                vertices: 6,
            };
            let star = by_all_states(&Graph::star(6), &of);
            assert_eq!(
                of.on_star::<Rational>().unwrap(),
                [star[0].clone(), star[1].clone()],
                "{rule:?}"
            );
            let cycle = by_all_states(&Graph::cycle(6), &of);
            assert_eq!(of.on_cycle::<Rational>().unwrap(), cycle[0], "{rule:?}");
        }
    }
}

/// A large star is as if the fitness were squared (Lieberman, Hauert and Nowak 2005).
#[test]
fn a_large_star_squares_fitness() {
    let game = Game::of_constant_fitness(&fraction("11/10"));
    let process = Process::plain(Update::BirthDeath, Rational::ONE);
    let of = |vertices| {
        let of = Symmetric {
            game: &game,
            process: &process,
            rule: Rule::BirthDeath,
            vertices,
        };
        of.on_star::<f64>().unwrap()[1]
    };
    let limit = 1.0 - 1.0 / (1.1 * 1.1);
    let [small, large] = [50, 400].map(|vertices| (of(vertices) - limit).abs());
    assert!(large < small && large < 0.01, "{small} {large}");
}

#[test]
fn cycles_are_isothermal() {
    let ratio = fraction("3/2");
    let game = Game::of_constant_fitness(&ratio);
    let process = Process::plain(Update::BirthDeath, Rational::ONE);
    let of = Symmetric {
        game: &game,
        process: &process,
        rule: Rule::BirthDeath,
        vertices: 40,
    };
    let inverse = 1.0 / value(&ratio);
    let closed = (1.0 - inverse) / (1.0 - inverse.powi(40));
    let found: f64 = of.on_cycle().unwrap();
    assert!((found - closed).abs() < 1e-13, "{found} {closed}");
}

/// On a cycle each has two neighbours, so cooperation is favoured for b > 2c where somebody dies and neighbours compete (Ohtsuki et al. 2006), in large
/// populations under weak selection; where somebody is born first it never is.
#[test]
fn benefit_over_cost_has_to_exceed_the_neighbours() {
    let process = Process::plain(Update::DeathBirth, fraction("1/1000000"));
    let favoured = |rule, benefit: i64, cost: i64| {
        let rows = [[benefit - cost, -cost], [benefit, 0]];
        let game = Game::new(rows.map(|row| row.map(whole).to_vec()).to_vec());
        let of = Symmetric {
            game: &game,
            process: &process,
            rule,
            vertices: 300,
        };
        of.on_cycle::<f64>().unwrap() > 1.0 / 300.0
    };
    assert!(favoured(Rule::DeathBirth, 21, 10));
    assert!(!favoured(Rule::DeathBirth, 19, 10));
    assert!(!favoured(Rule::BirthDeath, 100, 10));
    // Where the strategy of the player competes too it takes b > (k + 2) c.
    assert!(favoured(Rule::Imitation, 42, 10));
    assert!(!favoured(Rule::Imitation, 38, 10));
}

#[test]
fn who_is_unfit_is_named() {
    let game = Game::new(
        [[1, -9], [1, 1]]
            .map(|row| row.map(whole).to_vec())
            .to_vec(),
    );
    let process = Process::plain(Update::BirthDeath, Rational::ONE);
    let of = Symmetric {
        game: &game,
        process: &process,
        rule: Rule::BirthDeath,
        vertices: 5,
    };
    let unfit = NoFixation::Unfit {
        is_mutant: true,
        mutants: 1,
    };
    assert_eq!(of.on_cycle::<f64>(), Err(unfit));
}

/// Where payoffs do not matter, somebody's place is taken by the strategy of a neighbour of its own: those with more neighbours are copied more often, in proportion.
#[test]
fn comparisons_that_do_not_matter_favour_many_neighbours() {
    let game = Game::new([[3, 1], [4, 2]].map(|row| row.map(whole).to_vec()).to_vec());
    let process = Process::plain(Update::Fermi, Rational::ZERO);
    let of = Symmetric {
        game: &game,
        process: &process,
        rule: Rule::Fermi { selection: 0.0 },
        vertices: 6,
    };
    for graph in [Graph::star(6), Graph::path(6), Graph::cycle(6)] {
        let degrees = (0..6).map(|vertex| graph.neighbours(vertex).len());
        let all: usize = degrees.clone().sum();
        let expected: Vec<Rational> = degrees
            .map(|degree| Rational::from(degree) / Rational::from(all))
            .collect();
        assert_eq!(by_all_states(&graph, &of), expected);
    }
    assert_eq!(
        of.on_star::<Rational>().unwrap(),
        [fraction("1/2"), fraction("1/10")]
    );
}

/// Few states against bounds by all states, with payoffs below 0, which matter here by their differences alone.
#[test]
fn comparisons_on_stars_and_cycles_lie_between_bounds() {
    let selection = 0.75;
    let process = Process::plain(Update::Fermi, fraction("3/4"));
    let rule = Rule::Fermi { selection };
    let solved = |shift: i64| {
        let rows = [[3, -2], [4, 1]].map(|row| row.map(|payoff| whole(payoff + shift)).to_vec());
        let game = Game::new(rows.to_vec());
        let of = Symmetric {
            game: &game,
            process: &process,
            rule,
            vertices: 7,
        };
        let found = [
            of.on_star::<f64>().unwrap()[0],
            of.on_cycle::<f64>().unwrap(),
        ];
        for (graph, found) in [Graph::star(7), Graph::cycle(7)].iter().zip(found) {
            let fitness = |state: u32, vertex: usize| -> f64 {
                let is_mutant = |vertex: usize| state >> vertex & 1 == 1;
                fitness(graph, &game, (&process, rule), &is_mutant, vertex)
            };
            let structured = Structured {
                graph,
                rule,
                fitness,
            };
            let mut bounded = BoundedFixation::new(&structured).unwrap();
            for _ in 0..2_000 {
                bounded.step();
            }
            let (low, high) = bounded.by_vertex()[0];
            assert!(high - low < 1e-9, "{low} {high}");
            assert!(
                low - 1e-12 <= found && found <= high + 1e-12,
                "{low} {found} {high}"
            );
        }
        found
    };
    let (found, shifted) = (solved(0), solved(10));
    for (one, other) in found.iter().zip(shifted) {
        assert!((one - other).abs() < 1e-12 * one, "{one} {other}");
    }
}
