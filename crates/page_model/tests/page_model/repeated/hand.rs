//! Matches by hand.

use super::{analysed, answered};
use experiments::repeated::Played;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::hand::{
    against_another, asked, can_go_on, happened, id, payoffs, revealed, rows,
};
use texts::ENGLISH;

fn played(link: &str) -> (Analysis, Played) {
    let of = analysed(link);
    let played = answered(&of.lab, &of.lab.play());
    (of, played)
}

#[test]
fn the_last_round_and_both_scores_are_told() {
    let (of, by_hand) = played("repeated?second=TitForTat&rounds=5&moves=01");
    let told = happened(&of, &by_hand, &ENGLISH);
    assert_eq!(
        told,
        [
            "Round 2: you played defect, the other one cooperate.",
            "You have 8, the other one has 3."
        ]
    );
    assert_eq!(
        rows(&of, &by_hand, 1),
        [["2", "defect", "cooperate"].map(str::to_owned)]
    );
    assert!(can_go_on(&of.lab, &by_hand));
    let (of, by_hand) = played("repeated?second=TitForTat&rounds=2&moves=01");
    assert!(!can_go_on(&of.lab, &by_hand));
    assert!(happened(&of, &Played::default(), &ENGLISH).is_empty());
}

#[test]
fn those_who_would_not_have_done_it_are_no_options() {
    let (of, by_hand) = played("repeated?second=TitForTat&rounds=50&moves=0101&hidden=on");
    let question = asked(&of, &by_hand, None, &ENGLISH).expect("moves");
    let [possible, all] = question.possible;
    assert!(possible < all && possible > 1);
    assert_eq!(question.options[question.right], "Tit for tat");
    assert!(
        question
            .options
            .iter()
            .any(|option| option == "none of the library")
    );
    assert!(
        !question
            .options
            .iter()
            .any(|option| option == "Always defect")
    );
    assert!(question.why.starts_with("Tit for tat: "));
    // Said once, it stays said, whatever happens later.
    let said = asked(&of, &by_hand, Some("Bully"), &ENGLISH).expect("moves");
    assert_eq!(
        (said.options, said.right),
        (vec!["Bully".to_owned(), "Tit for tat".to_owned()], 1)
    );
    let right = asked(&of, &by_hand, Some("Tit for tat"), &ENGLISH).expect("moves");
    assert_eq!((right.options.len(), right.right), (1, 0));
    // Before the first move anybody may play.
    let (of, by_hand) = played("repeated?second=TitForTat&rounds=50&hidden=on");
    assert_eq!(asked(&of, &by_hand, None, &ENGLISH), None);
}

#[test]
fn a_strategy_of_somebodys_own_is_none_of_the_library() {
    let (of, by_hand) =
        played("repeated?second=first 3: C; else: D&rounds=50&moves=00000&hidden=on");
    let question = asked(&of, &by_hand, None, &ENGLISH).expect("moves");
    assert_eq!(question.options[question.right], "none of the library");
}

#[test]
fn another_opponent_is_hidden_and_of_the_library() {
    let of = analysed("repeated?rounds=5&moves=01");
    let another = against_another(&of);
    assert!(another.hidden && another.moves.is_empty());
    assert_eq!(another.seed, of.lab.seed + 1);
    let next = against_another(&Analysis {
        asked: another.clone(),
        ..of.clone()
    });
    assert_ne!(id(&next), id(&another));
    assert!(!revealed(&next).hidden);
    // The same link has the same opponent.
    assert_eq!(against_another(&of), another);
}

#[test]
fn what_there_is_to_win_stands_beside_the_buttons() {
    let game = |moves: &str| played(&format!("repeated?second=TitForTat&moves={moves}"));
    let (of, match_by_hand) = game("1");
    let table = payoffs(&of, &match_by_hand, &ENGLISH);
    let told: Vec<(&str, Vec<&str>)> = table
        .iter()
        .map(|(name, cells)| (&**name, cells.iter().map(|(pays, _)| &**pays).collect()))
        .collect();
    let wanted = [
        ("cooperate", vec!["3, 3", "0, 5"]),
        ("defect", vec!["5, 0", "1, 1"]),
    ];
    assert_eq!(told, wanted);
    let marked = |table: &[(String, Vec<(String, bool)>)]| -> Vec<String> {
        let cells = table.iter().flat_map(|(_, cells)| cells);
        cells
            .filter(|cell| cell.1)
            .map(|cell| cell.0.clone())
            .collect()
    };
    // The visitor has defected on somebody who cooperates at first.
    assert_eq!(marked(&table), ["5, 0"]);
    let (of, before) = game("");
    assert_eq!(marked(&payoffs(&of, &before, &ENGLISH)), [""; 0]);
}
