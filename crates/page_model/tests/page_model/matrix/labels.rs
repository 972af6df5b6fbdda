//! Labels: an equilibrium has all of them, and each stands where it belongs.

use super::{analysed, bare};
use engines::equilibria::bimatrix::Bimatrix;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::geometry::payoff;
use page_model::matrix::labels::{
    counted, label_of, labels, labels_of_equilibria, named_places, names, placed_labels,
};
use page_model::matrix::triangles::{has_triangle, mixture_at};
use random::Random;

/// A game with small payoffs, which is often degenerate.
pub(super) fn random_link(random: &mut Random, rows: usize, columns: usize) -> String {
    let mut number = || random.below(7) as i64 - 3;
    let row = |_| {
        let cells = (0..columns).map(|_| format!("{}:{}", number(), number()));
        cells.collect::<Vec<_>>().join(",")
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    format!("matrix?game={}", rows.join(";"))
}

const SIZES: [(usize, usize); 4] = [(3, 3), (3, 5), (2, 3), (4, 3)];

#[test]
fn equilibria_have_all_labels() {
    let mut random = Random::stream(49, 1);
    for turn in 0..60 {
        let (rows, columns) = SIZES[turn % SIZES.len()];
        let of = analysed(&random_link(&mut random, rows, columns));
        let all = labels_of_equilibria(&of);
        assert_eq!(all.len(), of.found.equilibria().len());
        for [first, second] in all {
            let mut both = [first, second].concat();
            both.sort_unstable();
            both.dedup();
            assert_eq!(both, (0..rows + columns).collect::<Vec<_>>());
        }
    }
}

#[test]
fn what_is_no_equilibrium_lacks_a_label() {
    let of = bare("matrix?game=2:1,0:0;0:0,1:2");
    let game = Bimatrix::new(&of.game);
    let [up, right] = [&["1", "0"], &["0", "1"]].map(|texts| super::mixed(texts));
    // The first row is not best against the second column: label 1 (of row 1) is missing, being used; row 2, unused and best, comes twice.
    assert_eq!(labels(&game, 0, &up), Some(vec![1, 2]));
    assert_eq!(labels(&game, 1, &right), Some(vec![1, 2]));
}

/// How much better than an action of the other player another one is, against a mixture.
fn loss(of: &Analysis, player: usize, mixture: &[f64], action: usize) -> f64 {
    let other = 1 - player;
    let value = |action| -> f64 {
        let parts = mixture.iter().enumerate();
        parts
            .map(|(own, part)| part * payoff(&of.game, other, action, own))
            .sum()
    };
    let most = (0..of.game.size(other)).map(value).fold(f64::MIN, f64::max);
    most - value(action)
}

#[test]
fn labels_stand_where_their_action_is_best_or_beside_where_it_is_not_used() {
    let mut random = Random::stream(49, 2);
    for turn in 0..60 {
        let (rows, columns) = SIZES[turn % SIZES.len()];
        let of = bare(&random_link(&mut random, rows, columns));
        let players = (0..2).filter(|&player| of.game.size(player) <= 3);
        for player in players {
            let size = of.game.size(player);
            let placed = placed_labels(&of.game, player);
            let mine: Vec<usize> = (0..size)
                .map(|own| label_of(&of.game, player, own))
                .collect();
            assert!(
                mine.iter()
                    .all(|own| placed.iter().any(|one| one.label == *own))
            );
            for one in placed {
                let mixture = mixture_at(size, one.at);
                match mine.iter().position(|&own| own == one.label) {
                    Some(own) => assert!(mixture[own] < 1e-9, "{mixture:?}"),
                    None => {
                        let action = one.label - label_of(&of.game, 1 - player, 0);
                        // Bars are drawn in steps of a pixel.
                        let allowed = if size == 3 { 1e-9 } else { 0.1 };
                        assert!(loss(&of, player, &mixture, action) < allowed);
                    }
                }
            }
        }
    }
}

#[test]
fn equilibria_at_one_place_are_named_together() {
    // Against the first row, both columns are as good: two equilibria have the first row.
    let of = analysed("matrix?game=1:1,1:1,0:0;0:0,0:0,1:1");
    let places = named_places(&of, 0);
    let listed = of.found.equilibria().len();
    let names: Vec<&str> = places.iter().map(|(_, names)| names.as_str()).collect();
    assert!(listed > places.len(), "{names:?}");
    let mut all: Vec<&str> = names.iter().flat_map(|names| names.split(' ')).collect();
    all.sort_unstable();
    let expected: Vec<String> = (1..=listed).map(|number| format!("E{number}")).collect();
    assert_eq!(all, expected);
}

#[test]
fn many_names_are_cut() {
    assert_eq!(names(&[0, 4]), "E1 E5");
    assert_eq!(names(&[0, 1, 2, 3]), "E1 E2 E3 …");
    assert_eq!(counted(&[0, 3]), "1, 4");
}

#[test]
fn pictures_need_a_player_with_three_actions_and_some_choice() {
    assert!(
        [[3, 3], [3, 9], [2, 3], [7, 3]]
            .into_iter()
            .all(has_triangle)
    );
    assert!(
        ![[2, 2], [4, 4], [3, 1], [2, 5]]
            .into_iter()
            .any(has_triangle)
    );
}
