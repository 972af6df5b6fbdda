//! Figure and pixels: where nodes stand.

use super::{DRIVER, ENTRY, PENNIES, QUICHE, bare};
use games::tree_game::library::LIBRARY;
use page_model::tree_game::figure::Figure;
use page_model::tree_game::pixels::{LEVEL, Pixels, branch, px, together};

/// Every game of the library with its usual number.
fn all() -> impl Iterator<Item = String> {
    LIBRARY
        .iter()
        .map(|entry| format!("tree-game?game={}", entry.link()))
}

#[test]
fn children_stand_below_their_parents_from_left_to_right() {
    for link in all() {
        let game = bare(&link).game;
        let places = Figure::of(&game).places;
        for (number, node) in game.nodes().iter().enumerate() {
            for &child in &node.children {
                assert!(places[child].1 > places[number].1, "{link}: {child}");
            }
            let mut pairs = node.children.windows(2);
            assert!(
                pairs.all(|pair| places[pair[0]].0 < places[pair[1]].0),
                "{link}"
            );
        }
    }
}

#[test]
fn nodes_that_cannot_be_told_apart_are_at_one_height() {
    let mut several = 0;
    for link in all().filter(|link| !link.contains("absent-minded")) {
        let game = bare(&link).game;
        let places = Figure::of(&game).places;
        for set in game.sets() {
            let height = places[set.nodes[0]].1;
            assert!(
                set.nodes.iter().all(|&node| places[node].1 == height),
                "{link}"
            );
            several += usize::from(set.nodes.len() > 1);
        }
    }
    assert!(several > 10);
}

#[test]
fn no_two_nodes_come_near_each_other() {
    for link in all() {
        let places = Figure::of(&bare(&link).game).places;
        for (number, a) in places.iter().enumerate() {
            for b in &places[..number] {
                assert!(
                    a.1 != b.1 || (a.0 - b.0).abs() > 0.999,
                    "{link}: {a:?} {b:?}"
                );
            }
        }
    }
}

#[test]
fn a_figure_is_as_large_as_its_outermost_nodes() {
    for link in all() {
        let figure = Figure::of(&bare(&link).game);
        let places = figure.places.iter();
        assert!(
            places
                .clone()
                .all(|&(x, y)| x >= 0.0 && x <= figure.width && y <= figure.height)
        );
        assert!(places.clone().any(|place| place.0 == figure.width));
        assert!(places.clone().any(|place| place.1 == figure.height));
    }
}

#[test]
fn a_set_on_its_own_way_stays_at_two_heights() {
    let figure = Figure::of(&bare(DRIVER).game);
    assert_eq!((figure.places[0].1, figure.places[2].1), (0, 1));
    assert_eq!(figure.together, [[0, 2]]);
}

#[test]
fn a_node_is_lowered_to_the_others_of_its_set() {
    // The second player's set has a node below the first player's second decision.
    let link = "tree-game?game=1(l:2.x(a:1 b:0) r:1(m:2.x(a:0 b:1) n:3))";
    let figure = Figure::of(&bare(link).game);
    assert_eq!(figure.together, [[1, 5]]);
    assert_eq!((figure.places[1].1, figure.places[5].1), (2, 2));
}

#[test]
fn sets_of_one_node_have_no_line() {
    assert_eq!(
        Figure::of(&bare(ENTRY).game).together,
        Vec::<Vec<usize>>::new()
    );
}

#[test]
fn a_picture_holds_all_its_nodes_level_by_level() {
    let of = bare(QUICHE);
    let pixels = Pixels::of(&of);
    let (width, height) = pixels.size();
    for node in 0..of.game.nodes().len() {
        let (x, y) = pixels.at(node);
        assert!(x > 0.0 && x < width && y > 0.0 && y < height, "{node}");
    }
    assert_eq!(pixels.at(1).1 - pixels.at(0).1, LEVEL);
}

/// How far two ends side by side are from each other.
fn distance(game: &str) -> f32 {
    let pixels = Pixels::of(&bare(&format!("tree-game?game={game}")));
    pixels.at(2).0 - pixels.at(1).0
}

#[test]
fn long_payoffs_and_names_need_room_within_limits() {
    assert_eq!(distance("1(2 -1)"), 64.0);
    let payoffs = distance("1(1234567/3;1 -1;1)");
    assert!(payoffs > 64.0 && payoffs < 150.0, "{payoffs}");
    assert!(distance("1(something:2 -1)") > 64.0);
    assert_eq!(distance("1(\"something very long and more\":2 -1)"), 150.0);
}

#[test]
fn a_line_goes_from_each_node_of_a_set_to_the_next() {
    let pixels = Pixels::of(&bare(PENNIES));
    let nodes = &pixels.figure.together[0];
    let path = together(&pixels, nodes);
    let [(x1, y1), (x2, y2)] = [nodes[0], nodes[1]].map(|node| pixels.at(node));
    assert!(path.starts_with(&format!("M{x1:.1} {y1:.1}Q")), "{path}");
    assert!(path.ends_with(&format!(" {x2:.1} {y2:.1}")), "{path}");
    assert_eq!(together(&pixels, &nodes[..1]), "");
}

#[test]
fn pixels_have_one_decimal() {
    assert_eq!(px(1.25), "1.2");
    assert_eq!(px(84.0), "84.0");
}

#[test]
fn branches_begin_at_the_node_above_and_stop_before_payoffs() {
    let of = bare(ENTRY);
    let pixels = Pixels::of(&of);
    let [to_end, to_decision] = [1, 2].map(|node| branch(&of, &pixels, node, false).expect("one"));
    assert_eq!(to_end.ends[0], pixels.at(0));
    assert!(to_end.ends[1].1 < pixels.at(1).1 - 10.0);
    assert_eq!(to_decision.ends, [pixels.at(0), pixels.at(2)]);
    assert_eq!(branch(&of, &pixels, 0, false), None);
}

#[test]
fn a_branch_has_the_name_of_its_action_and_of_chance_the_probability() {
    let of = bare(QUICHE);
    let pixels = Pixels::of(&of);
    let branch = |node: usize| branch(&of, &pixels, node, false).expect("a branch");
    assert_eq!(
        (branch(1).label.as_str(), branch(1).player),
        ("strong 9/10", None)
    );
    assert_eq!(
        (branch(2).label.as_str(), branch(2).player),
        ("beer", Some(0))
    );
}

#[test]
fn a_share_raises_the_name_of_its_branch() {
    let of = bare(ENTRY);
    let pixels = Pixels::of(&of);
    let [alone, shared] = [false, true].map(|share| branch(&of, &pixels, 1, share).expect("one"));
    assert!(shared.place.1 < alone.place.1);
    assert_eq!((shared.place.0, shared.ends), (alone.place.0, alone.ends));
}
