//! An iteration told step by step: every step of every variant has a sentence and a line of the pseudo-code, and the state
//! that is told is the one that was recorded.

use crate::regret::support::solver;
use engines::regret::Actor;
use engines::regret::record::Iteration;
use experiments::common::regret_variant::RegretVariant;
use experiments::regret::{GameName, RegretExperiment};
use page_model::regret::story::{self, Telling};
use page_model::regret::walk_state::{self, Landmark, WalkState};
use texts::ENGLISH;

const GAMES: [GameName; 4] = [
    GameName::Kuhn,
    GameName::KuhnSeed,
    GameName::RockPaperScissors,
    GameName::MatchingPennies,
];

fn iteration(lab: &RegretExperiment, before: u64) -> Iteration {
    let mut solver = solver(&lab.tree(), lab.parameters_of(lab.variant), 5);
    solver.advance(before);
    solver.iterate_recorded()
}

fn labs() -> Vec<RegretExperiment> {
    let of_game = |game| {
        RegretVariant::ALL
            .into_iter()
            .map(move |variant| RegretExperiment {
                game,
                variant,
                simultaneous: variant == RegretVariant::Linear,
                ..RegretExperiment::default()
            })
    };
    GAMES.into_iter().flat_map(of_game).collect()
}

#[test]
fn every_step_is_told_with_a_line_that_is_there() {
    for lab in labs() {
        let (tree, iteration) = (lab.tree(), iteration(&lab, 6));
        let lines = story::lines(&lab);
        for at in 0..=iteration.steps.len() {
            let state = WalkState::new(&tree, &iteration, at);
            assert_eq!(state.at, at);
            let told = story::tell(Telling {
                lab: &lab,
                tree: &tree,
                iteration: &iteration,
                state: &state,
                texts: &ENGLISH,
            });
            assert_eq!(told.is_none(), at == 0);
            let Some(told) = told else { continue };
            assert!(lines.iter().any(|(line, _)| *line == told.line), "{told:?}");
            assert!(!told.sentence.is_empty());
            for formula in &told.formulas {
                assert!(!formula.text.contains("NaN") && !formula.about.is_empty());
            }
            // Anyone who points at a formula sees the line that it belongs to, if it belongs to one.
            let tokens: Vec<&str> = lines.iter().map(|(line, _)| story::token(*line)).collect();
            for formula in &told.formulas {
                let mut about = formula.about.split(' ');
                assert!(
                    about.all(|token| !token.starts_with("code-") || tokens.contains(&token)),
                    "{formula:?}"
                );
            }
        }
        for (line, _) in lines {
            assert!(!story::code(&lab, line, &ENGLISH.labs.regret.inside).is_empty());
        }
    }
}

#[test]
fn leaps_lead_to_every_regret_and_both_walks() {
    let lab = RegretExperiment::default();
    let (tree, iteration) = (lab.tree(), iteration(&lab, 0));
    let leaps = |landmark| {
        let next = |&at: &usize| walk_state::next(&iteration, landmark, at);
        core::iter::successors(Some(0), next).count() - 1
    };
    let decisions =
        (0..tree.len() as u32).filter(|&node| matches!(tree.actor(node), Actor::Player(_)));
    assert_eq!(leaps(Landmark::Learning), decisions.count());
    assert_eq!(leaps(Landmark::Walk), 2);
    assert_eq!(leaps(Landmark::Settling), 2);
    assert_eq!(
        walk_state::previous(&iteration, Landmark::Learning, 12),
        Some(11)
    );
    assert_eq!(
        walk_state::previous(&iteration, Landmark::Learning, 11),
        None
    );
    assert_eq!(walk_state::visited(&iteration).len(), tree.len());
}
