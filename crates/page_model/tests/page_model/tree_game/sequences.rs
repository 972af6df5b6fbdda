//! The sequence form in words.

use super::{ENTRY, PENNIES, WORDS, bare, exact};
use page_model::tree_game::sequences::{Payoffs, coefficient, name};

#[test]
fn a_sequence_is_named_by_its_last_action() {
    let of = bare(ENTRY);
    assert_eq!(name(&of, Some((0, 1)), WORDS), "Entrant: in");
    assert_eq!(name(&of, None, WORDS), "∅");
}

#[test]
fn pairs_that_come_to_no_end_pay_nothing() {
    let cells = [([1, 0], [exact("0"), exact("2")])];
    let paid = Payoffs::new(&bare(ENTRY), &cells[..]);
    assert_eq!(paid.at(1, 0), "0, 2");
    assert_eq!(paid.at(0, 1), "");
}

#[test]
fn in_a_zero_sum_game_the_first_players_payoff_says_all() {
    let cells = [([1, 2], [exact("-1"), exact("1")])];
    assert_eq!(Payoffs::new(&bare(PENNIES), &cells[..]).at(1, 2), "−1");
}

#[test]
fn zeros_of_equations_are_left_out() {
    assert_eq!([0, 1, -1].map(coefficient), ["", "1", "−1"]);
}
