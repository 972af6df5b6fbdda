//! Equilibria of games of two whose payoffs do not add up to 0: nobody gains by anything else.

use super::support::{kuhn, random_general, random_tree, typed};
use engines::exact::rational::{Rational, quotient};
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::lemke::{Equilibrium, equilibrium};
use engines::sequence_form::responses::response;
use engines::sequence_form::zero_sum;
use games::tree_game::TreeGame;
use random::Random;

fn checked(game: &TreeGame) -> Equilibrium {
    let form = SequenceForm::new(game).expect("perfect recall");
    let found = equilibrium(&form).expect("an equilibrium");
    let plans = [0, 1].map(|player| form.plan(player, &found.behaviour[player]));
    for player in 0..2 {
        let best = response(&form, player, &plans[1 - player], |_, _| false);
        assert_eq!(best.value, found.payoffs[player]);
        assert_eq!(form.expected(player, [&plans[0], &plans[1]]), best.value);
        for probabilities in &found.behaviour[player] {
            let sum = probabilities
                .iter()
                .fold(Rational::ZERO, |sum, one| sum + one);
            assert_eq!(sum, Rational::ONE);
            assert!(probabilities.iter().all(|one| *one >= Rational::ZERO));
        }
    }
    found
}

#[test]
fn random_games_have_an_equilibrium_in_which_nobody_gains() {
    let mut random = Random::stream(61, 0);
    let mut mixed = 0;
    for _ in 0..300 {
        let found = checked(&random_general(5, &mut random));
        let all = found.behaviour.iter().flatten().flatten();
        mixed += usize::from(
            all.clone()
                .any(|one| !one.is_zero() && *one != Rational::ONE),
        );
    }
    assert!(mixed > 20, "{mixed} of them mix");
}

#[test]
fn in_zero_sum_games_it_pays_the_value() {
    let mut random = Random::stream(62, 0);
    for _ in 0..100 {
        let game = random_tree(5, &mut random);
        let form = SequenceForm::new(&game).expect("perfect recall");
        assert_eq!(checked(&game).payoffs[0], zero_sum::solve(&form).value);
    }
    let eighteenth = quotient(1.into(), 18.into());
    assert_eq!(checked(&kuhn(3)).payoffs, [-eighteenth.clone(), eighteenth]);
}

#[test]
fn a_battle_after_a_choice_to_stay_away() {
    // Anyone who has come in for 2 has done so for the equilibrium that pays 3, or has stayed away.
    let battle = "1.b(B:2.h(B:3;1 S:0;0) S:2.h(B:0;0 S:1;3))";
    let found = checked(&typed(&format!("1(out:2;2 in:{battle})")));
    assert!(found.payoffs[0] >= Rational::from(2));
}

#[test]
fn a_game_that_is_over_pays_what_it_pays() {
    assert_eq!(checked(&typed("3;4")).payoffs, [3, 4].map(Rational::from));
}
