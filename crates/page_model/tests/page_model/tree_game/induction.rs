//! Backward induction in words, and what is asked.

use super::{ENTRY, PENNIES, QUICHE, WORDS, analysed, exact, with};
use experiments::tree_game::{Findings, Stage, Subgame};
use page_model::tree_game::induction::{asked, story};

fn told(look: &str) -> String {
    story(&analysed(&format!("{ENTRY}{look}")), WORDS)
}

/// The story of the incumbent's subgame with this number of equilibria.
fn solved(count: u32, is_complete: bool) -> String {
    let subgame = Subgame {
        root: 2,
        count,
        is_complete,
        payoffs: [exact("1"), exact("1")][..if count == 0 { 0 } else { 2 }].to_vec(),
        actions: Vec::new(),
    };
    let found = Findings {
        subgames: vec![subgame],
        subgame_count: 2,
        ..Findings::default()
    };
    story(&with(&format!("{ENTRY}&step=1"), found), WORDS)
}

#[test]
fn it_begins_with_the_last_decisions() {
    assert!(told("").starts_with("Start with the last decisions"));
}

#[test]
fn it_begins_with_a_whole_subgame_where_that_hides_moves() {
    let of = analysed(&format!("{QUICHE}&marks=induction"));
    assert!(story(&of, WORDS).starts_with("Start with the last subgame. Moves are hidden"));
}

#[test]
fn a_decision_is_told_with_what_it_leads_to() {
    assert_eq!(
        told("&step=1"),
        "Incumbent chooses share: that leads to 1, 1."
    );
}

#[test]
fn the_last_step_says_how_many_equilibria_there_are() {
    let told = told("&step=end");
    assert!(told.starts_with("Entrant chooses in"), "{told}");
    assert!(told.ends_with("This is the only subgame-perfect equilibrium in pure strategies."));
}

#[test]
fn subgames_with_several_equilibria_or_none_say_so() {
    assert!(solved(3, true).starts_with("This subgame has 3 subgame-perfect equilibria"));
    assert!(solved(3, false).starts_with("This subgame has at least 3 subgame-perfect equilibria"));
    assert!(solved(1, true).starts_with("This subgame has one subgame-perfect equilibrium"));
    assert!(solved(0, true).contains("has no subgame-perfect equilibrium in pure strategies"));
    assert!(solved(0, false).contains("too many pure strategies"));
}

#[test]
fn a_cut_list_of_subgames_says_so() {
    let subgame = Subgame {
        root: 2,
        count: 1,
        is_complete: true,
        payoffs: vec![exact("1"), exact("1")],
        actions: vec![(1, 1)],
    };
    let found = Findings {
        stage: Stage::Done,
        subgames: vec![subgame],
        subgame_count: 2,
        ..Findings::default()
    };
    let told = story(&with(&format!("{ENTRY}&step=end"), found), WORDS);
    assert!(
        told.ends_with("There are too many subgames to show them all."),
        "{told}"
    );
}

#[test]
fn it_is_asked_what_the_player_at_the_ringed_node_does() {
    let asked = asked(&analysed(ENTRY), WORDS).expect("a question");
    assert_eq!(asked.question, "What does Incumbent do at the ringed node?");
    assert_eq!(
        (asked.options, asked.right),
        (vec!["fight".to_owned(), "share".to_owned()], 1)
    );
    assert_eq!(asked.why, "Incumbent chooses share: that leads to 1, 1.");
}

#[test]
fn each_step_asks_another_question() {
    let ask = |look: &str| asked(&analysed(&format!("{ENTRY}{look}")), WORDS);
    let (first, second) = (
        ask("").expect("a question"),
        ask("&step=1").expect("a question"),
    );
    assert_ne!(first.id, second.id);
    assert_eq!(second.question, "What does Entrant do at the ringed node?");
    assert_eq!(ask("&step=end"), None);
}

#[test]
fn what_is_no_single_decision_is_not_asked() {
    // Pennies: the whole game is one subgame with two players.
    assert_eq!(
        asked(&analysed(&format!("{PENNIES}&marks=induction")), WORDS),
        None
    );
    // Two actions pay the same: there are two answers.
    let of = analysed("tree-game?game=1(l:2(a:1;0 b:-1;0) r:0;1)");
    assert_eq!(asked(&of, WORDS), None);
}

#[test]
fn a_decision_that_is_not_at_the_ringed_node_is_not_asked() {
    // Chance moves at the ringed node; then one player decides without seeing how.
    let of = analysed("tree-game?game=?(1/2:1.x(a:1 b:0) 1/2:1.x(a:1 b:0))&marks=induction");
    assert_eq!(of.found.subgames[0].actions, [(1, 0)]);
    assert_eq!(asked(&of, WORDS), None);
}
