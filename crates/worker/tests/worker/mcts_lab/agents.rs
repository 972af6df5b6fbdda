//! What agents in place of the lab's own search say of themselves: what they know, in their own terms, and nothing that
//! they do not know.

use crate::mcts_lab::lab;
use experiments::mcts::{ChosenBy, Saw, Sight, Thoughts};
use experiments::{Experiment, Snapshots};
use worker::inline;

fn thoughts(query: &str) -> Thoughts {
    let lab = lab(&format!("mcts?exact=0&{query}"));
    let snapshots = inline::run(&Experiment::Mcts(lab.clone()));
    lab.thoughts(&snapshots).unwrap()
}

fn sight(query: &str) -> (u8, Sight) {
    let thoughts = thoughts(query);
    assert!(
        thoughts.moves.iter().all(|known| known.visits == 0),
        "nobody has counted visits"
    );
    let best = thoughts.best.expect("a choice").number();
    (best, thoughts.sight.expect("what it knows"))
}

#[test]
fn who_looks_at_nothing_says_so() {
    let (best, sight) = sight("moves=4&agent=random&seed=5");
    assert_eq!(sight, Sight::Random);
    assert!((1..=7).contains(&best));
}

#[test]
fn tactics_say_what_they_saw() {
    // The first player has 1, 2 and 3 in the bottom row.
    let (best, won) = sight("moves=112233&agent=tactical");
    let wins = Sight::Tactical {
        saw: Saw::Wins,
        columns: vec![3],
    };
    assert_eq!((best, won), (4, wins));
    let (best, blocked) = sight("moves=11223&agent=tactical");
    let blocks = Sight::Tactical {
        saw: Saw::Blocks,
        columns: vec![3],
    };
    assert_eq!((best, blocked), (4, blocks));
    let (_, quiet) = sight("moves=4&agent=tactical");
    let nothing = Sight::Tactical {
        saw: Saw::Nothing,
        columns: Vec::new(),
    };
    assert_eq!(quiet, nothing);
}

#[test]
fn minimax_says_value_depth_line_and_nodes() {
    let (best, sight) = sight("moves=112233&agent=minimax(4)");
    let Sight::Minimax {
        value,
        depth,
        line,
        nodes,
    } = sight
    else {
        panic!("{sight:?}")
    };
    assert_eq!((best, depth, line), (4, 4, vec![3]));
    assert!(value > 0.99 && nodes > 1, "{value} {nodes}");
    let Sight::Minimax { value, line, .. } = self::sight("moves=4&agent=minimax(4)").1 else {
        panic!()
    };
    assert!(value.abs() < 0.99 && line.len() == 4, "{value} {line:?}");
}

#[test]
fn perfect_play_says_what_is_certain_of_each_move() {
    let link = "width=5&height=4&moves=3322&agent=perfect";
    let (best, sight) = sight(link);
    let Sight::Perfect { by, .. } = &sight else {
        panic!("{sight:?}")
    };
    assert!(matches!(by, ChosenBy::BestScore | ChosenBy::BestResult));
    // As the exact solver has it.
    let exact = lab(&format!("mcts?{link}"));
    let snapshots = inline::run(&Experiment::Mcts(exact.clone()));
    let truth = exact.merge(&snapshots).unwrap().truth;
    for (place, known) in truth.moves.iter().enumerate() {
        let bounds = sight.bounds(place).unwrap();
        let score = known.bounds.score().expect("a small board is solved");
        assert!((bounds.lower..=bounds.upper).contains(&score));
        assert!(bounds.outcome().is_some(), "{bounds:?}");
    }
    let best = truth
        .moves
        .iter()
        .find(|known| known.column.number() == best);
    assert!(truth.is_optimal(best.unwrap().column).is_some_and(|is| is));
    let at_once = self::sight("moves=112233&agent=perfect").1;
    assert!(matches!(
        at_once,
        Sight::Perfect {
            by: ChosenBy::WinAtOnce,
            ..
        }
    ));
}

#[test]
fn an_agent_that_simulates_has_visits() {
    let thoughts = thoughts("moves=4&agent=uct(300)");
    let visits: u64 = thoughts.moves.iter().map(|known| known.visits).sum();
    assert_eq!(
        (visits, thoughts.progress.done, thoughts.progress.total),
        (300, 300, 300)
    );
    assert_eq!(thoughts.sight, Some(Sight::Search));
    assert!(thoughts.nodes > 1 && thoughts.best.is_some());
}

#[test]
fn flat_monte_carlo_has_visits_and_no_tree() {
    let thoughts = thoughts("moves=4&agent=flat(700)");
    let visits: u64 = thoughts.moves.iter().map(|known| known.visits).sum();
    assert_eq!(
        (visits, thoughts.progress.done, thoughts.progress.total),
        (700, 700, 700)
    );
    assert_eq!((thoughts.nodes, thoughts.full), (0, false));
    let mean = |known: &engines::mcts::MoveStatistics<_>| known.mean().unwrap();
    let highest = thoughts.moves.iter().map(mean).fold(0.0, f64::max);
    let best = thoughts.best.unwrap();
    let chosen = thoughts.moves.iter().find(|known| known.action == best);
    assert_eq!(mean(chosen.unwrap()), highest);
}

#[test]
fn results_have_no_simulations_where_there_were_none() {
    let result = |query: &str| {
        let experiment = Experiment::Mcts(lab(&format!("mcts?exact=0&{query}")));
        let report = experiment.report(&inline::run(&experiment)).unwrap();
        let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
        json["result"].clone()
    };
    let tactical = result("moves=11223&agent=tactical");
    assert_eq!(tactical["simulations"], 0);
    // Columns are counted from 1.
    assert_eq!(tactical["sight"]["tactical"]["columns"][0], 4);
    assert_eq!(tactical["best"], 4);
    assert_eq!(result("moves=4&agent=uct(50)")["simulations"], 50);
    let own = result("moves=4&simulations=50");
    assert!(own.get("sight").is_none() && own["simulations"] == 50);
}

#[test]
fn files_with_nonsense_of_agents_are_refused() {
    let lab = lab("mcts?moves=4&exact=0&agent=perfect&width=4&height=4");
    let experiment = Experiment::Mcts(lab.clone());
    let good = inline::run(&experiment);
    assert!(lab.check(&good).is_ok());
    let bytes: Vec<u8> = good[0].as_ref().unwrap().to_vec();
    let mut refused = 0;
    for place in 0..bytes.len() {
        for value in [0, 1, 13, 127, 255] {
            let mut damaged = bytes.clone();
            damaged[place] = value;
            // No panic; what is taken can be shown.
            match lab.thoughts(&[Some(damaged.into())]) {
                Ok(thoughts) => assert!(thoughts.best.is_none_or(|best| best.index() < 4)),
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > 20, "{refused}");
}
