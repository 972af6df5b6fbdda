//! Trees as matrices: whole and reduced strategies, with the same values as the sequence form.

use crate::sequence_form::support::{kuhn, random_tree, typed};
use engines::equilibria::security::security;
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::zero_sum::solve;
use games::tree_game::strategic::{NoMatrix, strategic_form, strategies};
use random::Random;

#[test]
fn strategies_are_counted_and_named() {
    let game = typed("1(out:0;2 in:2(fight:-1;-1 share:1(a:1;1 b:2;0)))");
    let whole = strategic_form(&game, false).expect("a matrix");
    assert_eq!(whole.actions()[0], ["out a", "out b", "in a", "in b"]);
    let reduced = strategic_form(&game, true).expect("a matrix");
    assert_eq!(reduced.actions()[0], ["out *", "in a", "in b"]);
    assert_eq!(reduced.actions()[1], ["fight", "share"]);
    let payoffs = (0..6).map(|profile| reduced.payoff(profile, 0).to_string());
    assert_eq!(
        payoffs.collect::<Vec<_>>(),
        ["0", "0", "-1", "1", "-1", "2"]
    );
    // Kuhn poker: three cards, four plans each of which three are different by what they do.
    let kuhn = kuhn(3);
    assert_eq!(
        strategies(&kuhn, 0, false, 100).map(|all| all.len()),
        Some(64)
    );
    assert_eq!(
        strategies(&kuhn, 0, true, 100).map(|all| all.len()),
        Some(27)
    );
    assert_eq!(
        strategic_form(&kuhn, false),
        Err(NoMatrix::Strategies { player: 1 })
    );
}

#[test]
fn both_forms_have_the_value_of_the_tree() {
    let mut random = Random::stream(53, 0);
    let mut compared = 0;
    while compared < 60 {
        let game = random_tree(4, &mut random);
        let (Ok(whole), Ok(reduced)) = (strategic_form(&game, false), strategic_form(&game, true))
        else {
            continue;
        };
        let form = SequenceForm::new(&game).expect("perfect recall");
        let value = solve(&form).value;
        assert_eq!(security(&whole, 0).value, value);
        assert_eq!(security(&reduced, 0).value, value);
        assert!(reduced.profiles() <= whole.profiles());
        compared += 1;
    }
}
