//! The solution in words.

use super::{DRIVER, ENTRY, PENNIES, QUICHE, WORDS, analysed, bare, exact, mixed, with};
use experiments::tree_game::{Findings, Forgotten, NoPlay, Play};
use page_model::tree_game::induction::ending;
use page_model::tree_game::solution::{by_lemke, forgets, play};

fn said(of: Play) -> String {
    let found = Findings {
        play: of,
        ..Findings::default()
    };
    play(&with(PENNIES, found), WORDS)
}

#[test]
fn a_value_is_the_first_players() {
    assert_eq!(
        play(&analysed("tree-game?game=kuhn"), WORDS),
        "With optimal play First gets −1/18 on average: the value of the game."
    );
}

#[test]
fn a_subgame_perfect_equilibrium_is_recommended_before_others() {
    assert_eq!(
        play(&analysed(ENTRY), WORDS),
        "A subgame-perfect equilibrium; it pays 1, 1."
    );
    // A threat that nobody would carry out is no solution, though it is an equilibrium.
    let told = play(&analysed("tree-game?game=ultimatum"), WORDS);
    assert!(told.starts_with("A subgame-perfect equilibrium"), "{told}");
}

#[test]
fn where_moves_are_hidden_beliefs_are_spoken_of() {
    // Both drink beer: 9/10 · 3 + 1/10 · 2 for the sender (Cho and Kreps 1987).
    assert_eq!(
        play(&analysed(QUICHE), WORDS),
        "A sequential equilibrium; it pays 29/10, 9/10."
    );
}

#[test]
fn an_absent_minded_driver_draws_anew() {
    // Exit with probability 1/3: 4 · 2/3 · 1/3 + 1 · 4/9 (Piccione and Rubinstein 1997).
    let told = play(&analysed(DRIVER), WORDS);
    assert_eq!(
        told,
        "The best plan draws anew each time, and pays 4/3. The best strategy without mixing pays 1."
    );
}

/// What is best without mixing is no equilibrium of a player who does better by mixing.
#[test]
fn an_absent_minded_driver_has_a_best_strategy_and_no_equilibrium() {
    assert_eq!(
        ending(&analysed(DRIVER), WORDS),
        "Without mixing, this strategy is best."
    );
}

#[test]
fn an_equilibrium_of_the_sequence_form_is_told_where_no_pure_one_is() {
    let told = said(Play::Known {
        payoffs: mixed(&["1/2", "2"]),
        behaviour: vec![mixed(&["1", "0"]), mixed(&["1/2", "1/2"])],
        is_value: false,
    });
    assert!(told.starts_with("One equilibrium, found on the sequence form; it pays 1/2, 2"));
}

#[test]
fn until_it_is_known_it_is_computed_or_between_bounds() {
    assert_eq!(said(Play::Unknown), "Being computed.");
    let between = Play::Between([exact("-1/2"), exact("1/3")]);
    assert_eq!(said(between), "The value is between −1/2 and 1/3.");
}

#[test]
fn why_there_is_no_play_is_said() {
    assert!(said(Play::None(NoPlay::Players)).starts_with("With three or four players"));
    assert!(said(Play::None(NoPlay::Recall)).starts_with("Somebody forgets something"));
    assert!(said(Play::None(NoPlay::Size)).contains("too many sequences"));
}

#[test]
fn what_a_driver_cannot_tell_is_said() {
    let told = forgets(&analysed(DRIVER), WORDS).expect("a sentence");
    assert!(
        told.starts_with("Driver may come to junction twice"),
        "{told}"
    );
    assert_eq!(forgets(&analysed(ENTRY), WORDS), None);
}

#[test]
fn what_somebody_has_forgotten_is_said() {
    let found = Findings {
        forgotten: Some(Forgotten {
            set: 2,
            nodes: [2, 9],
            is_absent_minded: false,
        }),
        ..Findings::default()
    };
    let told = forgets(&with(QUICHE, found), WORDS).expect("a sentence");
    assert!(
        told.starts_with("At beer, Receiver has forgotten"),
        "{told}"
    );
}

#[test]
fn another_equilibrium_of_the_sequence_form_is_told_beside() {
    let known = |behaviour: [&[&str]; 2]| {
        let mut of = analysed(ENTRY);
        let found = std::rc::Rc::make_mut(&mut of.found);
        found.play = Play::Known {
            payoffs: mixed(&["0", "2"]),
            behaviour: behaviour.map(mixed).to_vec(),
            is_value: false,
        };
        by_lemke(&of, WORDS)
    };
    // Out, for fear of a fight.
    let told = known([&["1", "0"], &["1", "0"]]).expect("a sentence");
    assert!(told.contains("which pays 0, 2"), "{told}");
    assert_eq!(known([&["0", "1"], &["0", "1"]]), None);
}

#[test]
fn nothing_stands_beside_a_value() {
    assert_eq!(by_lemke(&analysed(PENNIES), WORDS), None);
    assert_eq!(by_lemke(&bare(ENTRY), WORDS), None);
}
