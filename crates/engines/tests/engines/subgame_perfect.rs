//! Subgame-perfect equilibria in pure strategies, of textbooks' games and against a plain search.

use crate::sequence_form::support::{random_tree, typed};
use engines::equilibria::pure::pure_equilibria;
use engines::exact::rational::{Rational, of_fraction};
use engines::subgame_perfect::{Solved, roots, subgame_perfect};
use games::tree_game::TreeGame;
use games::tree_game::strategic::{Strategy, expected, strategic_form};
use random::Random;

/// The actions of an equilibrium by name, in the order of the sets.
fn named(game: &TreeGame, solved: &Solved) -> Vec<String> {
    let name = |actions: &Vec<(usize, usize)>| {
        let mut actions = actions.clone();
        actions.sort_unstable();
        let names = actions
            .iter()
            .map(|&(set, action)| game.sets()[set].actions[action].as_str());
        names.collect::<Vec<_>>().join(" ")
    };
    let mut all: Vec<String> = solved
        .equilibria
        .iter()
        .map(|one| name(&one.actions))
        .collect();
    all.sort();
    all
}

#[test]
fn who_is_there_already_shares_and_the_entrant_comes_in() {
    let game = typed("1(out:0;2 in:2(fight:-1;-1 share:1;1))");
    let solved = subgame_perfect(&game);
    assert_eq!(named(&game, &solved), ["in share"]);
    assert_eq!(solved.equilibria[0].payoffs, [1, 1].map(Rational::from));
    assert!(solved.is_complete);
}

#[test]
fn where_payoffs_tie_every_way_is_gone_on_with() {
    // M. J. Osborne, "An Introduction to Game Theory" (2004), section 5.5: the ultimatum game with whole coins has one for each answer to nothing.
    let game = typed("1(none:2(yes:0;2 no:0;0) half:2(yes:1;1 no:0;0) all:2(yes:2;0 no:0;0))");
    let solved = subgame_perfect(&game);
    assert_eq!(
        named(&game, &solved),
        ["all yes yes yes", "half yes yes no"]
    );
    let indifferent = typed("1(l:2(1;1 1;1) r:2(1;1 1;1))");
    assert_eq!(subgame_perfect(&indifferent).equilibria.len(), 8);
}

#[test]
fn in_a_centipede_the_first_player_stops_at_once() {
    let mut game = String::from("64;16");
    for (round, player) in [(5, 2), (4, 1), (3, 2), (2, 1), (1, 2), (0, 1)] {
        let (high, low) = (4 << round, 1 << round);
        let stop = if player == 1 {
            format!("{high};{low}")
        } else {
            format!("{low};{high}")
        };
        game = format!("{player}(stop:{stop} go:{game})");
    }
    let game = typed(&game);
    let solved = subgame_perfect(&game);
    assert_eq!(named(&game, &solved), ["stop stop stop stop stop stop"]);
    assert_eq!(solved.equilibria[0].payoffs, [4, 1].map(Rational::from));
}

#[test]
fn subgames_with_hidden_moves_are_solved_as_matrices() {
    // After "in" a battle of the sexes, in which neither sees the other.
    let battle = "1.b(B:2.h(B:3;1 S:0;0) S:2.h(B:0;0 S:1;3))";
    let game = typed(&format!("1(out:2;2 in:{battle})"));
    assert_eq!(roots(&game), [0, 2]);
    let solved = subgame_perfect(&game);
    assert_eq!(named(&game, &solved), ["in B B", "out S S"]);
    // Matching pennies has no pure equilibrium, and so no game that may come to it has.
    let pennies = "1.b(h:2.h(h:1;-1 t:-1;1) t:2.h(h:-1;1 t:1;-1))";
    let game = typed(&format!("1(out:2;2 in:{pennies})"));
    let solved = subgame_perfect(&game);
    assert!(solved.equilibria.is_empty() && solved.is_complete);
    // Selten's horse has no subgame but itself: two of its four profiles of interest are in equilibrium.
    let horse = typed("1(C:2(c:1;1;1 d:3.h(L:4;4;0 R:0;0;1)) D:3.h(L:3;2;2 R:0;0;0))");
    assert_eq!(roots(&horse), [0]);
    assert_eq!(named(&horse, &subgame_perfect(&horse)), ["C c R", "D c L"]);
}

#[test]
fn subgames_cut_through_no_information_set_in_random_trees() {
    let mut random = Random::stream(51, 0);
    for _ in 0..100 {
        let game = random_tree(5, &mut random);
        let found = roots(&game);
        let is_below = |mut node: usize, root: usize| loop {
            if node == root {
                return true;
            }
            match game.nodes()[node].parent {
                Some((parent, _)) => node = parent,
                None => return false,
            }
        };
        for root in 0..game.nodes().len() {
            let Some((_, set)) = game.set_of(root) else {
                continue;
            };
            let below = |node: &usize| is_below(*node, root);
            let is_whole = game
                .sets()
                .iter()
                .all(|set| set.nodes.iter().all(below) || !set.nodes.iter().any(below));
            assert_eq!(found.contains(&root), set.nodes.len() == 1 && is_whole);
        }
    }
}

#[test]
fn they_are_the_pure_equilibria_that_are_equilibria_of_every_subgame() {
    let mut random = Random::stream(52, 0);
    let (mut with, mut without) = (0, 0);
    for _ in 0..400 {
        let game = random_tree(4, &mut random);
        let Ok(matrix) = strategic_form(&game, false) else {
            continue;
        };
        let solved = subgame_perfect(&game);
        assert!(solved.is_complete);
        let pure = pure_equilibria(&matrix);
        // Each is an equilibrium of the whole, and pays what it says.
        for one in &solved.equilibria {
            let strategies: Vec<Strategy> = (0..2)
                .map(|player| {
                    let own = one.actions.iter().copied();
                    own.filter(|&(set, _)| game.sets()[set].player() == Some(player))
                        .collect()
                })
                .collect();
            let paid = expected(&game, &[&strategies[0], &strategies[1]]).expect("few digits");
            assert_eq!(
                paid.into_iter().map(of_fraction).collect::<Vec<_>>(),
                one.payoffs
            );
        }
        assert!(solved.equilibria.len() <= pure.len());
        if roots(&game).len() == 1 {
            assert_eq!(solved.equilibria.len(), pure.len());
        }
        if solved.equilibria.is_empty() {
            without += 1;
        } else {
            with += 1;
        }
    }
    assert!(with > 100 && without > 5, "{with}, {without}");
}

#[test]
fn a_game_that_is_over_has_one_equilibrium() {
    let solved = subgame_perfect(&typed("5;6"));
    assert_eq!(solved.equilibria[0].payoffs, [5, 6].map(Rational::from));
}
