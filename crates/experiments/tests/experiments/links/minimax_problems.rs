//! What can be wrong with a link of the minimax lab beyond what every lab has: sets, heaps, trees, and moves of
//! two characters. The sentence says where.

use crate::links::labs::open_cleanly;
use crate::links::problems::{are_alike, one_problem};
use experiments::Experiment;
use experiments::link_fault::LinkFault;
use experiments::minimax::{MinimaxExperiment, TEXTBOOK};
use experiments::parameters::{Parameter, Parameters};
use games::typed_tree::TreeError;
use texts::ENGLISH;

/// Values that their parameters do not take, by the kind of the parameter.
const NOT_ALLOWED: [(&str, &str); 38] = [
    // Integer
    ("levels", "1"),
    ("branching", "6"),
    ("height", "8"),
    ("quiescence", "21"),
    ("versus_quiescence", "-1"),
    // IntegerOrEnd
    ("depth", "0"),
    ("depth", "201"),
    ("depth", "1000000000"),
    ("versus_depth", "none"),
    ("step", "10000001"),
    ("ply", "x"),
    // NodeOrNone
    ("node", "-1"),
    ("node", "end"),
    // Real
    ("centre", "1.5"),
    ("three", "-1.5"),
    ("one", ""),
    // Choice
    ("game", "chess"),
    ("algorithm", "none"),
    ("versus", "off"),
    ("difficulty", "1"),
    // Switch
    ("table", "true"),
    ("misere", ""),
    // CellOrNone
    ("blocked", "x"),
    // Set: in its order, nothing twice
    ("ordering", ""),
    ("ordering", "all"),
    ("ordering", "static,static"),
    ("ordering", "none,static"),
    ("ordering", "static,"),
    ("versus_ordering", "static, killer"),
    // Heaps
    ("heaps", ""),
    ("heaps", "10"),
    ("heaps", "1,2,10"),
    ("heaps", "1,2,3,4,5,6,7"),
    ("heaps", "1;2"),
    ("heaps", "1,,2"),
    ("heaps", "-1"),
    ("heaps", "٣"),
    // Ratings
    ("elo", "1/+2"),
];

#[test]
fn values_that_are_not_allowed() {
    let kind_of = |key: &str| &*MinimaxExperiment::find(key).unwrap().kind;
    for (key, value) in NOT_ALLOWED {
        let link = format!("minimax?{key}={value}");
        let allowed = kind_of(key).allowed(&ENGLISH);
        let problem = one_problem(&link, &[key, value, &allowed], "minimax");
        let fault = problem.fault::<LinkFault>();
        assert!(
            matches!(fault, Some(LinkFault::Value { .. })),
            "{problem:?}"
        );
    }
    for Parameter { kind, .. } in MinimaxExperiment::schema() {
        let was_wrong = |(key, _): &(&str, &str)| are_alike(kind_of(key), &**kind);
        // Moves, trees and positions have sentences of their own, below.
        let mut told_elsewhere = ["moves", "tree", "position"].into_iter();
        let is_told_elsewhere = told_elsewhere.any(|key| are_alike(kind_of(key), &**kind));
        assert!(
            is_told_elsewhere || NOT_ALLOWED.iter().any(was_wrong),
            "{kind:?}"
        );
    }
}

/// One set has one text: the words in their order.
#[test]
fn sets_are_read_in_any_order_and_written_in_one() {
    let link = "minimax?ordering=history,static";
    assert_eq!(open_cleanly(link).link(), "minimax?ordering=static,history");
    assert_eq!(open_cleanly("minimax?ordering=none").link(), "minimax");
}

/// Text, place, and a word of what is wrong there.
const BAD_TREES: [(&str, usize, &str); 14] = [
    ("", 1, "no tree"),
    ("((3 12 8)(2 4 6)", 17, "opened at character 1"),
    ("(3 12))", 7, "closing bracket"),
    ("(3 () 4)", 5, "at least one node"),
    ("(3 x 4)", 4, "“x” is a name"),
    ("(3 4e 5)", 4, "“4e” is not a number"),
    ("(3 ; 5)", 4, "“;” is not a number"),
    ("(3 1e13)", 4, "“1e13” is not a number"),
    ("?(1 2)", 3, "needs its probability"),
    ("(0.5:3 4)", 2, "only allowed inside ?( )"),
    ("(7 ?(0.5:1 0.6:2))", 4, "add up to 1.1"),
    ("(1 2) 3", 7, "more text"),
    (
        "((w d) (l 3))",
        11,
        "“3” does not go with the leaves before it",
    ),
    ("(3 w)", 4, "w, d or l, not both"),
];

#[test]
fn trees_that_are_none() {
    for (tree, place, words) in BAD_TREES {
        let encoded: String = url::form_urlencoded::byte_serialize(tree.as_bytes()).collect();
        let link = format!("minimax?tree={}", encoded.replace('+', "%20"));
        let place = format!("character {place}:");
        let problem = one_problem(&link, &["tree", &place, words], "minimax");
        assert!(problem.fault::<TreeError>().is_some(), "{problem:?}");
        assert_eq!(open_cleanly("minimax").value("tree"), TEXTBOOK);
    }
}

#[test]
fn trees_keep_their_letters() {
    let link = open_cleanly("minimax?tree=((w%20D)(l%20w:L))").link();
    assert!(link.contains("D)(l") && link.contains("w:L))"), "{link}");
    assert_eq!(open_cleanly(&link).value("tree"), "((w D)(l w:L))");
    assert_eq!(open_cleanly(&link).link(), link);
}

/// Link, words of its sentence, and the link that is left.
const BAD_MOVES: [(&str, [&str; 2], &str); 10] = [
    (
        "game=tic-tac-toe&moves=1520",
        ["4", "“0”"],
        "game=tic-tac-toe&moves=152",
    ),
    (
        "game=tic-tac-toe&moves=151",
        ["3", "not possible"],
        "game=tic-tac-toe&moves=15",
    ),
    ("game=nim&moves=a1c4", ["2", "“c4”"], "game=nim&moves=a1"),
    (
        "game=nim&moves=a1c",
        ["2", "“c”, which is not"],
        "game=nim&moves=a1",
    ),
    ("game=nim&moves=A1", ["1", "“A1”"], "game=nim"),
    (
        "game=nim&moves=4453",
        ["move 1", "which is not a move of this game"],
        "game=nim",
    ),
    (
        "game=nim&moves=a1b2c3a1",
        ["4", "after the end"],
        "game=nim&moves=a1b2c3",
    ),
    (
        "game=connect-four&moves=444444455",
        ["7", "not possible"],
        "game=connect-four&moves=444444",
    ),
    (
        "game=connect-four&blocked=8.1",
        ["8.1", "7 columns"],
        "game=connect-four",
    ),
    (
        "game=nim&moves=a1&ply=2",
        ["ply", "1 move."],
        "game=nim&moves=a1",
    ),
];

#[test]
fn moves_of_each_game() {
    for (link, words, mended) in BAD_MOVES {
        one_problem(
            &format!("minimax?{link}"),
            &words,
            &format!("minimax?{mended}"),
        );
    }
}

/// A tree is not played: moves in its link mean nothing, and are left out.
#[test]
fn moves_mean_nothing_to_a_tree() {
    let opened = Experiment::open("minimax?moves=4453").unwrap();
    assert_eq!(opened.experiment.link(), "minimax");
}
