//! Inside an iteration: its numbers and formulas worked out by hand, its lines of code, and its tree.

use crate::regret::situation::{iteration, lab, not_begun};
use drawing::tree::{Outline, Phase, Tree};
use engines::regret::GameTree;
use engines::regret::record::{Iteration, RowState, Step};
use experiments::regret::{RegretExperiment, Sampled};
use page_model::regret::numbers::{Kind, StepNumbers, now};
use page_model::regret::sampling::{WALKS, regrets};
use page_model::regret::story::{self, Line, Story, Telling, code_lines};
use page_model::regret::walk_state::{Landmark, WalkState, next};
use page_model::regret::walk_tree::{Shape, WalkTree, identity};
use std::rc::Rc;
use std::sync::Arc;
use texts::ENGLISH;

/// The first iteration of Kuhn poker, both playing every action half of the time.
fn first() -> (RegretExperiment, Arc<GameTree>, Iteration) {
    let lab = lab("regret");
    let (tree, iteration) = (lab.tree(), iteration(&lab, 1));
    (lab, tree, iteration)
}

/// The moment that this number of leaps to the next regret leads to.
fn learning(iteration: &Iteration, leaps: usize) -> usize {
    let leap = |at: &usize| next(iteration, Landmark::Learning, *at);
    let mut moments = core::iter::successors(Some(0), leap);
    moments.nth(leaps).unwrap()
}

fn told(at: usize) -> Story {
    let (lab, tree, iteration) = first();
    let state = WalkState::new(&tree, &iteration, at);
    let telling = Telling {
        lab: &lab,
        tree: &tree,
        iteration: &iteration,
        state: &state,
        texts: &ENGLISH,
    };
    story::tell(telling).unwrap()
}

fn has_formula(story: &Story, text: &str) -> bool {
    story
        .formulas
        .iter()
        .any(|formula| formula.text.contains(text))
}

fn assert_close(found: &[f64], expected: [f64; 5]) {
    for (found, expected) in found.iter().zip(expected) {
        assert!((found - expected).abs() < 1e-12, "{found} for {expected}");
    }
}

/// After pass and bet the Jack, which loses every showdown, gives up and loses 1, or calls and loses 2.
#[test]
fn the_first_regrets_are_those_computed_by_hand() {
    let (_, tree, iteration) = first();
    let step = &iteration.steps[learning(&iteration, 1) - 1];
    let numbers = StepNumbers::of(step).unwrap();
    assert_eq!(tree.information_sets()[numbers.row as usize].key, "Jpb");
    assert_eq!(numbers.kind, Kind::Learned);
    let (fold, call) = (-1.0, -2.0);
    let facing = (fold + call) / 2.0;
    let reach = 0.5 / 6.0;
    assert_close(
        &numbers.lines[0],
        [0.5, fold, fold - facing, 0.0, reach * (fold - facing)],
    );
    assert_close(
        &numbers.lines[1],
        [0.5, call, call - facing, 0.0, reach * (call - facing)],
    );
    // The regret of folding alone is positive, so the Jack is going to fold.
    assert_eq!((numbers.lines[0][5], numbers.lines[1][5]), (1.0, 0.0));
}

#[test]
fn the_first_formulas_have_the_numbers_computed_by_hand() {
    let (_, _, iteration) = first();
    let story = told(learning(&iteration, 1));
    assert!(
        has_formula(&story, "π_−i = 0.5 · 0.1667 = 0.0833"),
        "{story:?}"
    );
    assert!(
        has_formula(&story, "R(fold) = 0 + 0.0833·(−1 − (−1.5)) = 0.0417"),
        "{story:?}"
    );
    assert_eq!(story.line, Line::Regret);
}

/// At the Jack itself the opponent passes, which is a showdown for 1, or bets; a bet is folded to, or called and lost.
#[test]
fn the_second_deal_adds_to_the_first() {
    let (_, tree, iteration) = first();
    let facing = -1.5;
    let (pass, bet) = ((-1.0 + facing) / 2.0, (1.0 - 2.0) / 2.0);
    let here = (pass + bet) / 2.0;
    let after = (bet - here) / 6.0;
    for (leaps, before) in [(2, 0.0), (4, after)] {
        let step = &iteration.steps[learning(&iteration, leaps) - 1];
        let numbers = StepNumbers::of(step).unwrap();
        assert_eq!(tree.information_sets()[numbers.row as usize].key, "J");
        assert_close(
            &numbers.lines[1],
            [0.5, bet, bet - here, before, before + after],
        );
    }
    assert!(has_formula(
        &told(learning(&iteration, 4)),
        "R(bet) = 0.0625"
    ));
}

#[test]
fn when_the_walk_is_over_the_jack_always_bets() {
    let (_, _, iteration) = first();
    let settled = next(&iteration, Landmark::Settling, 0).unwrap();
    let story = told(settled);
    assert!(
        story.sentence.starts_with("The walk is over. First"),
        "{}",
        story.sentence
    );
    assert!(
        has_formula(&story, "σ(bet) = 0.125 / 0.125 = 1"),
        "{story:?}"
    );
    let walk = next(&iteration, Landmark::Walk, settled).unwrap();
    assert!(told(walk).sentence.starts_with("Second’s walk begins"));
}

#[test]
fn a_step_that_settles_shows_what_has_changed() {
    let (before, after) = (
        RowState {
            cumulative_regret: vec![-1.0, 3.0],
            strategy: vec![0.5, 0.5],
            cumulative_strategy: vec![1.0, 3.0],
        },
        RowState {
            cumulative_regret: vec![0.0, 3.0],
            strategy: vec![0.0, 1.0],
            cumulative_strategy: vec![1.0, 3.0],
        },
    );
    // All at this moment: the strategy, the regret, and the average, which is in proportion to what has been summed up.
    assert_eq!(now(&after), [[0.0, 0.0, 0.25], [1.0, 3.0, 0.75]]);
    let numbers = StepNumbers::of(&Step::Settle {
        row: 4,
        before,
        after,
    });
    let StepNumbers { row, kind, lines } = numbers.unwrap();
    assert_eq!((row, kind), (4, Kind::Changed));
    assert_eq!(lines, [[-1.0, 0.0, 0.5, 0.0], [3.0, 3.0, 0.5, 1.0]]);
}

#[test]
fn steps_that_change_nothing_have_no_numbers() {
    let (_, _, iteration) = first();
    for step in &iteration.steps {
        let changes = !matches!(step, Step::Enter { .. } | Step::Leave { .. });
        assert_eq!(StepNumbers::of(step).is_some(), changes);
    }
}

#[test]
fn one_line_of_the_code_is_lit() {
    let (lab, _, _) = first();
    let words = &ENGLISH.labs.regret.inside;
    let lines = code_lines(&lab, Some(Line::Regret), words);
    let lit: Vec<&str> = lines
        .iter()
        .filter(|line| line.is_lit)
        .map(|line| &*line.text)
        .collect();
    assert_eq!(lit, ["for each a: R(a) += π_−i·(v_a − v)"]);
    assert!(
        code_lines(&lab, None, words)
            .iter()
            .all(|line| !line.is_lit)
    );
}

#[test]
fn lines_with_a_reach_are_about_it_too() {
    let (lab, _, _) = first();
    let lines = code_lines(&lab, None, &ENGLISH.labs.regret.inside);
    let reaches: Vec<&str> = lines
        .iter()
        .map(|line| &*line.about)
        .filter(|about| about.ends_with(" reach"))
        .collect();
    assert_eq!(reaches, ["code-regret reach", "code-weight reach"]);
    assert_eq!((lines[0].indent, lines[1].indent), (0, 1));
}

#[test]
fn sampling_changes_the_lines_that_it_is_about() {
    let words = &ENGLISH.labs.regret.inside;
    let texts = |link: &str| {
        let lines = code_lines(&lab(link), None, words).into_iter();
        lines.map(|line| line.text).collect::<Vec<_>>().join("\n")
    };
    assert!(texts("regret").contains("return Σ p(a)·walk(ha)"));
    assert!(texts("regret?variant=chance-sampling").contains("draw a; return walk(ha)"));
    // External sampling has the average grow at the opponent's histories, and no weights.
    let external = texts("regret?variant=external-sampling");
    assert!(external.contains("S(a) += σ(a)") && !external.contains("w·π_i"));
    assert!(texts("regret?variant=cfr-plus").contains("R ← R⁺"));
    assert!(texts("regret?variant=discounted").contains("discount R"));
}

fn walk_tree(at: usize) -> (Arc<GameTree>, WalkTree) {
    let (_, tree, iteration) = first();
    let shape = Shape::new(&tree, &iteration, &ENGLISH).unwrap();
    let state = WalkState::new(&tree, &iteration, at);
    (
        tree.clone(),
        WalkTree::new(Rc::new(shape), Rc::new(state), &ENGLISH),
    )
}

#[test]
fn all_of_a_small_game_is_drawn() {
    let (tree, drawn) = walk_tree(0);
    assert_eq!(drawn.len() as usize, tree.len());
    for node in 0..drawn.len() {
        assert_eq!(drawn.parent(node), tree.parent(node));
        assert_eq!(drawn.end(node), tree.end(node));
        let depth = drawn
            .parent(node)
            .map_or(0, |parent| drawn.depth(parent) + 1);
        assert_eq!(drawn.depth(node), depth);
    }
}

#[test]
fn before_the_first_step_everything_waits() {
    let (_, drawn) = walk_tree(0);
    assert_eq!(drawn.current(), None);
    assert!((0..drawn.len()).all(|node| drawn.phase(node) == Phase::Waiting));
}

#[test]
fn the_path_is_open_and_what_was_left_is_done() {
    let (tree, drawn) = walk_tree(11);
    let (_, _, iteration) = first();
    let state = WalkState::new(&tree, &iteration, 11);
    for node in 0..drawn.len() {
        let phase = if state.path.contains(&node) {
            Phase::Open
        } else if state.reaches.contains_key(&node) {
            Phase::Done
        } else {
            Phase::Waiting
        };
        assert_eq!(drawn.phase(node), phase);
        assert_eq!(drawn.appearance(node).is_current, state.node == Some(node));
    }
    assert_eq!(drawn.current(), state.node);
}

#[test]
fn nodes_say_who_decides_with_which_card() {
    let (tree, drawn) = walk_tree(0);
    let root = drawn.appearance(0);
    assert_eq!((root.outline, &*root.label), (Outline::Chance, ""));
    let jack = tree.information_sets()[tree.find("J").unwrap()].nodes[0];
    let decision = drawn.appearance(jack);
    assert_eq!((decision.outline, &*decision.label), (Outline::Max, "J"));
    // What leads to it is the deal, each of six equally likely.
    assert_eq!(decision.edge, "JQ\n0.17");
    let second = tree.information_sets()[tree.find("Qp").unwrap()].nodes[0];
    assert_eq!(drawn.appearance(second).outline, Outline::Min);
    assert_eq!(drawn.appearance(second).edge, "check\n0.5");
}

#[test]
fn histories_that_the_player_cannot_tell_apart_are_marked() {
    let (tree, drawn) = walk_tree(11);
    let marked: Vec<u32> = (0..drawn.len())
        .filter(|&node| drawn.appearance(node).is_principal)
        .collect();
    let nodes = &tree.information_sets()[tree.find("Jpb").unwrap()].nodes;
    assert_eq!(&marked, nodes);
}

/// A hand that is over is worth its payoff to the walking player, so the second player's walk turns the sign.
#[test]
fn ends_are_worth_their_payoff_to_the_walking_player() {
    let (_, tree, iteration) = first();
    let end = (0..tree.len() as u32)
        .find(|&node| tree.payoff(node) == 2.0)
        .unwrap();
    let second = next(
        &iteration,
        Landmark::Walk,
        next(&iteration, Landmark::Walk, 0).unwrap(),
    )
    .unwrap();
    let value = |at: usize| walk_tree(at).1.appearance(end).value;
    assert_eq!((value(1), value(second)), ("2".to_owned(), "−2".to_owned()));
}

#[test]
fn a_node_is_described_in_sentences() {
    let (tree, drawn) = walk_tree(11);
    let node = tree.information_sets()[tree.find("Jpb").unwrap()].nodes[0];
    let told = drawn.description(node);
    assert!(told.starts_with("J–Q · check, bet: First acts."), "{told}");
    assert!(told.contains("Information set J · check, bet."), "{told}");
    assert!(told.contains("π_i = 0.5, π_−i = 0.0833."), "{told}");
    assert!(
        drawn
            .description(0)
            .starts_with("the beginning: chance acts.")
    );
}

#[test]
fn of_a_large_game_only_a_short_walk_is_drawn() {
    let shape = |link: &str| {
        let lab = lab(link);
        let iteration = iteration(&lab, 3);
        Shape::new(&lab.tree(), &iteration, &ENGLISH).map(|shape| {
            let state = WalkState::new(&lab.tree(), &iteration, 0);
            WalkTree::new(Rc::new(shape), Rc::new(state), &ENGLISH).len()
        })
    };
    assert_eq!(shape("regret?game=leduc"), None);
    let walk = shape("regret?game=leduc&variant=outcome-sampling").unwrap();
    assert!((3..=200).contains(&walk), "{walk}");
}

#[test]
fn an_iteration_of_another_game_is_not_drawn() {
    let (_, _, iteration) = first();
    let other = lab("regret?cards=4").tree();
    assert!(Shape::new(&other, &iteration, &ENGLISH).is_none());
}

#[test]
fn a_small_game_keeps_its_picture_and_a_large_one_changes_it() {
    let of = |link: &str, number: u64| {
        let lab = lab(link);
        identity(&lab, &lab.tree(), &iteration(&lab, number))
    };
    assert_eq!(of("regret", 1), of("regret", 2));
    assert_ne!(of("regret", 1), of("regret?cards=4", 1));
    let large = "regret?game=leduc&variant=outcome-sampling";
    assert_ne!(of(large, 1), of(large, 2));
}

/// Of actions that all are alike some are shown, and none that have no regret at all.
#[test]
fn sampled_regrets_stand_beside_full_ones() {
    let (_, shown) = not_begun("regret");
    let tree = &shown.learned.tree;
    let mut full = vec![0.0; tree.slot_count()];
    let row = tree.find("K").unwrap();
    let slots = tree.slots(row);
    (full[slots.start], full[slots.start + 1]) = (-0.125, 0.125);
    let found = Sampled {
        walks: 100,
        means: full.iter().map(|regret| 2.0 * regret).collect(),
        deviations: vec![1.0; full.len()],
        full,
    };
    let told = regrets(&found, tree, &ENGLISH);
    assert_eq!(told.len(), 2);
    assert_eq!(
        (&*told[1].name, &*told[1].set),
        ("K · first to act: bet", "K")
    );
    assert_eq!((told[1].mean, told[1].full), (0.25, 0.125));
    // 1.96 standard errors of 0.1.
    let (low, high) = told[1].whisker;
    assert!((low - 0.054).abs() < 1e-12 && (high - 0.446).abs() < 1e-12);
    assert_eq!(
        (&*told[1].text, told[0].is_first, told[1].is_first),
        ("0.25 / 0.125", true, false)
    );
}

#[test]
fn at_most_24_actions_are_shown() {
    let (_, shown) = not_begun("regret?game=leduc");
    let tree = &shown.learned.tree;
    let full: Vec<f64> = (0..tree.slot_count()).map(|slot| slot as f64).collect();
    let found = Sampled {
        walks: 1,
        means: full.clone(),
        deviations: vec![0.0; full.len()],
        full,
    };
    assert_eq!(regrets(&found, tree, &ENGLISH).len(), 24);
    assert!(WALKS.windows(2).all(|pair| pair[1] == 10 * pair[0]));
}
