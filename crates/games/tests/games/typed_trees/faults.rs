//! Every fault with its name and its place: the number of the character, from 1.

use games::typed_tree::parse::{MAX_CHARACTERS, MAX_LEVELS};
use games::typed_tree::{Tree, TreeError, TreeFault};

fn fault(text: &str) -> (usize, TreeFault) {
    let error: TreeError = text.parse::<Tree>().expect_err(text);
    (error.place, error.fault)
}

fn text(text: &str) -> String {
    text.to_owned()
}

/// Whatever stands between values stands between all of them; otherwise a comma between digits may be that of a decimal.
#[test]
fn decimal_commas_are_not_two_values() {
    let comma = |found: &str| TreeFault::Comma {
        found: found.to_owned(),
    };
    for (text, place, found) in [
        ("((3,5 2)(1 1))", 3, "3,5"),
        ("(1 -3,25 4)", 4, "-3,25"),
        ("(a:3,5 b:2)", 4, "3,5"),
        ("((1 2)(1,5 4))", 8, "1,5"),
    ] {
        assert_eq!(fault(text), (place, comma(found)), "{text}");
    }
    for (text, nodes) in [
        ("(3,5,2)", 4),
        ("((3,12,8) (2,4,6) (14,5,2))", 13),
        ("(3, 5 2)", 4),
        ("(3 5 2)", 4),
        ("(a:3,b:5)", 3),
        ("(a: 3,b: 5)", 3),
        ("max (3,5)", 3),
    ] {
        let tree = text.parse::<Tree>().unwrap();
        assert_eq!(tree.nodes().len(), nodes, "{text}");
    }
}

#[test]
fn nothing_at_all() {
    for nothing in ["", " ", "\n\t , "] {
        assert_eq!(fault(nothing), (1, TreeFault::Empty));
    }
}

#[test]
fn brackets() {
    for (found, place, expected) in [
        ("(", 2, TreeFault::NotClosed { open: 1 }),
        ("(1 2", 5, TreeFault::NotClosed { open: 1 }),
        ("((1 2) (3", 10, TreeFault::NotClosed { open: 8 }),
        ("((1 2) (3)", 11, TreeFault::NotClosed { open: 1 }),
        ("(a:max (3", 10, TreeFault::NotClosed { open: 8 }),
        ("?(0.5:3 0.5:", 13, TreeFault::NotClosed { open: 2 }),
        (")", 1, TreeFault::NotOpened),
        ("(1))", 4, TreeFault::NotOpened),
        ("7)", 2, TreeFault::NotOpened),
        ("()", 2, TreeFault::NoChildren),
        ("(1 ( , ) 2)", 8, TreeFault::NoChildren),
        ("?()", 3, TreeFault::NoChildren),
        ("(1) 2", 5, TreeFault::AfterTheEnd),
        ("1 2", 3, TreeFault::AfterTheEnd),
        ("(1)(2)", 4, TreeFault::AfterTheEnd),
        ("(1):", 4, TreeFault::AfterTheEnd),
    ] {
        assert_eq!(fault(found), (place, expected), "{found}");
    }
}

#[test]
fn things_that_do_not_belong() {
    let unexpected = |found| TreeFault::Unexpected { found: text(found) };
    for (found, place, expected) in [
        (":", 1, ":"),
        ("(: 3)", 2, ":"),
        ("(a::3)", 4, ":"),
        ("(1 5(2 3))", 5, "("),
        ("?(0.5:)", 7, ")"),
        ("?(1/2: )", 8, ")"),
        ("?(1::3)", 5, ":"),
    ] {
        assert_eq!(fault(found), (place, unexpected(expected)), "{found}");
    }
}

#[test]
fn numbers() {
    for (found, place, expected) in [
        ("(1 2x)", 4, "2x"),
        ("(1 −−2)", 4, "−−2"),
        ("1e13", 1, "1e13"),
        ("(1 -1e400)", 4, "-1e400"),
        ("(nan 1)", 2, "nan"),
        ("(inf)", 2, "inf"),
        ("(Infinity)", 2, "Infinity"),
        ("(1 -inf)", 4, "-inf"),
        ("0x10", 1, "0x10"),
        ("1_000", 1, "1_000"),
        ("(٣)", 2, "٣"),
        ("(1 ?)", 4, "?"),
        ("(ä=x:3)", 4, "x"),
        ("(=:3)", 3, ""),
        ("(a=5x!:(3))", 4, "5x"),
        ("?(1/x:3)", 5, "x"),
        ("?(1x/2:3)", 3, "1x"),
        ("?(1/2/3:3)", 5, "2/3"),
        ("(1 1234567890123456789012345)", 4, "12345678901234567890"),
    ] {
        let expected = TreeFault::NotANumber {
            found: text(expected),
        };
        assert_eq!(fault(found), (place, expected), "{found}");
    }
}

#[test]
fn letters_beside_numbers() {
    for (found, place, expected) in [
        ("(w 1)", 4, "1"),
        ("(1 W)", 4, "W"),
        ("((w d) (l 0))", 11, "0"),
        ("?(0.5:3 0.5:d)", 13, "d"),
        ("(w a:-1)", 6, "-1"),
        ("(l 0000000000000000000000001)", 4, "00000000000000000000"),
    ] {
        let expected = TreeFault::Mixed {
            found: text(expected),
        };
        assert_eq!(fault(found), (place, expected), "{found}");
    }
    // What is no leaf at all is that first.
    let unexpected = TreeFault::Unexpected { found: text("(") };
    assert_eq!(fault("(d w(1))"), (5, unexpected));
    let name = |name| TreeFault::NameAlone { name: text(name) };
    assert_eq!(fault("(w win)"), (4, name("win")));
}

#[test]
fn names() {
    for (found, place, expected) in [
        ("a", 1, "a"),
        ("(1 x 2)", 4, "x"),
        ("(1 x(2))", 4, "x"),
        ("(max 3)", 2, "max"),
        ("(Max(1))", 2, "Max"),
        ("(1 b:)", 4, "b"),
        ("(1 b=3!: )", 4, "b=3!"),
        ("b:", 1, "b"),
        ("(_)", 2, "_"),
        ("(é (1))", 2, "é"),
    ] {
        let expected = TreeFault::NameAlone {
            name: text(expected),
        };
        assert_eq!(fault(found), (place, expected), "{found}");
    }
}

#[test]
fn probabilities() {
    let wrong = |found| TreeFault::Probability { found: text(found) };
    for (found, place, expected) in [
        ("?(1 2)", 3, TreeFault::NoProbability),
        ("?(0.5:1 a:2)", 9, TreeFault::NoProbability),
        ("?(0.5:1 (2))", 9, TreeFault::NoProbability),
        ("?(:1)", 3, TreeFault::NoProbability),
        ("0.5:3", 1, TreeFault::StrayProbability),
        ("(1 1/3:3)", 4, TreeFault::StrayProbability),
        ("(.5:3)", 2, TreeFault::StrayProbability),
        ("(-1:3)", 2, TreeFault::StrayProbability),
        ("?(0.5:0.5:3 0.5:1)", 7, TreeFault::StrayProbability),
        ("?(0:1 1:2)", 3, wrong("0")),
        ("?(0.5:1 -0.5:2)", 9, wrong("-0.5")),
        ("?(1.5:1)", 3, wrong("1.5")),
        ("?(1/0:1)", 3, wrong("1/0")),
        ("?(0/0:1)", 3, wrong("0/0")),
        ("?(3/2:1)", 3, wrong("3/2")),
        ("?(0.5:1)", 1, TreeFault::ProbabilitySum { sum: 0.5 }),
        (
            "(1 a:?(0.5:1 0.75:2))",
            6,
            TreeFault::ProbabilitySum { sum: 1.25 },
        ),
        // Eight digits are a hundred-millionth too few.
        (
            "?(0.33333333:1 0.33333333:1 0.33333333:1)",
            1,
            TreeFault::ProbabilitySum { sum: 0.99999999 },
        ),
    ] {
        assert_eq!(fault(found), (place, expected), "{found}");
    }
}

#[test]
fn trees_that_are_too_deep() {
    let deep = format!(
        "{}7{}",
        "(".repeat(MAX_LEVELS + 1),
        ")".repeat(MAX_LEVELS + 1)
    );
    assert_eq!(fault(&deep), (MAX_LEVELS + 1, TreeFault::TooDeep));
    let bottomless = "(".repeat(MAX_CHARACTERS);
    assert_eq!(fault(&bottomless), (MAX_LEVELS + 1, TreeFault::TooDeep));
    let chances = "?(1:".repeat(20_000);
    assert_eq!(fault(&chances), (4 * MAX_LEVELS + 2, TreeFault::TooDeep));
}

#[test]
fn texts_that_are_too_long() {
    for long in [
        "7".repeat(MAX_CHARACTERS + 1),
        "ä(".repeat(5_000_000),
        " ".repeat(10_000_000),
    ] {
        let characters = long.chars().count();
        let (place, found) = fault(&long);
        assert_eq!(
            (place, found),
            (MAX_CHARACTERS + 1, TreeFault::TooLong { characters })
        );
    }
    // Characters are counted, not bytes.
    let longest = format!("{}:7", "ä".repeat(MAX_CHARACTERS - 2));
    assert!(longest.parse::<Tree>().is_ok());
}
