//! Whole games, solved by floats that guess and integers that prove, against the double oracle.

use super::support::{hidden_moves, kuhn, random_tree, typed};
use super::{check, solved};
use engines::exact::rational::Rational;
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::optimal::Optimal;
use engines::sequence_form::whole::{Whole, solve};
use engines::sequence_form::zero_sum::ZeroSum;
use engines::{Status, effort};
use games::tree_game::TreeGame;
use random::Random;

/// Payoffs and chances of so different sizes that floats cannot tell what is optimal.
const BEYOND_FLOATS: &str = "?(1/3:1.s2(a:300000000000 b:2.s0(a:1000000000000000 b:40)) \
     2/3:1.s1(a:2.s2(a:3/1000000000000 b:0) b:2.s2(a:0 b:1/500)))";

fn whole(game: &TreeGame) -> Optimal {
    let form = SequenceForm::new(game).expect("perfect recall");
    let optimal = solve(&form).expect("floats that lead to the end");
    check(&form, &optimal);
    optimal
}

fn with_patience(form: &SequenceForm, patience: u64) -> (Optimal, u64) {
    let mut search = ZeroSum::with_patience(form, patience);
    while search.step() == Status::Running {}
    let optimal = search.optimal().expect("the end").clone();
    let value = &optimal.value;
    assert_eq!(search.bounds(), Some(&[value.clone(), value.clone()]));
    (optimal, search.rounds())
}

#[test]
fn random_trees_have_the_value_that_the_double_oracle_finds() {
    let mut random = Random::stream(33, 0);
    for game in 0..300 {
        let game = random_tree(3 + game % 5, &mut random);
        assert_eq!(whole(&game).value, solved(&game).1.value);
    }
}

#[test]
fn mixed_trees_have_the_value_that_the_double_oracle_finds() {
    let mut random = Random::stream(34, 0);
    for moves in [1, 2, 3, 4, 5, 6, 7, 8] {
        let game = hidden_moves(moves, &mut random);
        let form = SequenceForm::new(&game).expect("perfect recall");
        assert_eq!(whole(&game).value, with_patience(&form, u64::MAX).0.value);
    }
}

#[test]
fn kuhn_poker_has_its_values() {
    assert_eq!(whole(&kuhn(3)).value.to_string(), "-1/18");
    let game = kuhn(13);
    assert_eq!(whole(&game).value, solved(&game).1.value);
}

#[test]
fn ties_everywhere_do_no_harm() {
    let mut random = Random::stream(35, 0);
    for payoffs in ["0", "-1 0 1", "7/3"] {
        let payoffs: Vec<&str> = payoffs.split(' ').collect();
        for _ in 0..50 {
            let game = random_tree(6, &mut random);
            let mut end = || payoffs[random.below(payoffs.len() as u32) as usize];
            let game = with_payoffs(&game, &mut end);
            let value = whole(&game).value;
            assert_eq!(value, solved(&game).1.value);
            if let [only] = payoffs[..] {
                assert_eq!(value.to_string(), only);
            }
        }
    }
}

/// The same game with other payoffs at its ends.
fn with_payoffs<'a>(game: &TreeGame, payoff: &mut impl FnMut() -> &'a str) -> TreeGame {
    let written = games::tree_game::text::write(game);
    let is_number = |c: char| c.is_ascii_digit() || c == '-';
    let mut text = String::new();
    let mut rest = written.as_str();
    // An end is a number after a label.
    while let Some(place) = rest.find(':') {
        let (before, after) = rest.split_at(place + 1);
        text += before;
        let length = after.find(|c| !is_number(c)).unwrap_or(after.len());
        let is_end = length > 0 && after[length..].starts_with([' ', ')']);
        text += if is_end { payoff() } else { &after[..length] };
        rest = &after[length..];
    }
    text += rest;
    typed(&text)
}

#[test]
fn what_hardly_is_a_game_is_solved() {
    assert_eq!(whole(&typed("3")).value, Rational::from(3));
    assert_eq!(whole(&typed("1(3 5)")).value, Rational::from(5));
    assert_eq!(whole(&typed("2(3 5)")).value, Rational::from(3));
    assert_eq!(whole(&typed("?(1/2:1 1/2:2)")).value.to_string(), "3/2");
    // The second player may be asked by the first, and is paid before that.
    assert_eq!(
        whole(&typed("1&1(2(0 1) -1&2(4 3))")).value,
        Rational::from(3)
    );
}

#[test]
fn fractions_of_all_sizes_are_exact() {
    // Denominators that have nothing in common, and probabilities of all sizes.
    let game = typed(
        "?(1/997:1.a(2.b(1/7 -5/11) 2.b(-13/17 19/23)) 996/997:1.a(2.c(29/31 -37/41) 2.c(-43/47 1000003/7)))",
    );
    assert_eq!(whole(&game).value, solved(&game).1.value);
}

#[test]
fn a_hard_tree_goes_over_to_the_whole_game() {
    let game = hidden_moves(9, &mut Random::stream(36, 0));
    let form = SequenceForm::new(&game).expect("perfect recall");
    assert_eq!(form.sets[0].len() + form.sets[1].len(), 256);
    let (at_once, rounds) = with_patience(&form, 0);
    assert_eq!(rounds, 0);
    check(&form, &at_once);
    let (_, optimal) = solved(&game);
    check(&form, &optimal);
    assert_eq!(optimal.value, at_once.value);
}

#[test]
fn two_thousand_sets_are_solved_in_short_steps() {
    /// A tenth of a second, as [`effort`] counts.
    const MAX_STEP: u64 = 10_000_000;
    let game = hidden_moves(12, &mut Random::stream(37, 0));
    let form = SequenceForm::new(&game).expect("perfect recall");
    assert_eq!(form.sets[0].len() + form.sets[1].len(), 2_048);
    let mut whole = Whole::new(&form).expect("a beginning");
    loop {
        let before = effort::spent();
        let status = whole.step(&form).expect("floats that lead to the end");
        assert!(effort::spent() - before < MAX_STEP);
        if status == Status::Finished {
            break;
        }
    }
    check(&form, whole.optimal().expect("the end"));
}

#[test]
fn where_floats_lead_nowhere_the_double_oracle_goes_on() {
    let game = typed(BEYOND_FLOATS);
    let form = SequenceForm::new(&game).expect("perfect recall");
    assert_eq!(solve(&form), None);
    let (optimal, rounds) = with_patience(&form, 0);
    assert!(rounds > 0);
    check(&form, &optimal);
    assert_eq!(optimal, with_patience(&form, u64::MAX).0);
}

#[test]
fn the_same_game_has_the_same_behaviour_again() {
    let game = hidden_moves(6, &mut Random::stream(38, 0));
    assert_eq!(whole(&game), whole(&game));
}
