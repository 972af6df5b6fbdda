//! Texts of links, there and back, and what is wrong with them.

use super::{DRIVER, ENTRY, HORSE, typed};
use games::fraction::Fraction;
use games::tree_game::text::{TextFault, read, write};
use games::tree_game::{Mover, TreeGame, TreeGameFault};
use games::typed_tree::Tree;
use random::Random;

fn wrong(text: &str) -> (usize, TextFault) {
    let error = read(text, String::new(), &[]).expect_err(text);
    (error.place, error.fault)
}

fn payoffs(game: &TreeGame) -> Vec<Vec<String>> {
    let ends = game.nodes().iter().filter(|node| node.set.is_none());
    let players = game.players().len();
    let all = |payoffs: &[Fraction]| {
        let payoff = |player| payoffs.get(player).copied().unwrap_or(Fraction::ZERO);
        (0..players)
            .map(|player| payoff(player).to_string())
            .collect()
    };
    ends.map(|node| all(&node.payoffs)).collect()
}

#[test]
fn a_text_is_the_game_that_it_says() {
    let game = typed(ENTRY);
    assert_eq!(game.players(), ["1", "2"]);
    assert_eq!(game.nodes().len(), 5);
    assert_eq!(payoffs(&game), [["0", "2"], ["-1", "-1"], ["1", "1"]]);
    assert_eq!(game.sets()[0].actions, ["out", "in"]);
    assert_eq!(game.sets()[1].player(), Some(1));
    assert_eq!(game.nodes()[2].parent, Some((0, 1)));
    let horse = typed(HORSE);
    assert_eq!((horse.players().len(), horse.decisions()), (3, 3));
    assert_eq!(horse.sets()[2].nodes.len(), 2);
    let lottery = typed("?.weather(1/3:sun:5 2/3:rain:1(a:-0.5 b:2))");
    assert_eq!(lottery.sets()[0].name, "weather");
    let thirds = [1, 2].map(|above| Fraction::new(above, 3)).to_vec();
    assert_eq!(lottery.sets()[0].mover, Mover::Chance(thirds));
    assert_eq!(
        payoffs(&lottery),
        [["5", "-5"], ["-1/2", "1/2"], ["2", "-2"]]
    );
}

#[test]
fn every_text_is_written_as_one_that_reads_the_same() {
    let quoted = "1.\"a set\"(\"go, left\":2;3;4 \"a:b=c!\":5&\u{3f}(1/2:1;1;1 1/2:x:3(4;4;4)))";
    let quoted = quoted.replace("5&", "5;5;5&");
    for text in [ENTRY, HORSE, DRIVER, &quoted, "1(3 2(5 7))", "7"] {
        let game = typed(text);
        assert_eq!(typed(&write(&game)), game, "{text}");
    }
    assert_eq!(write(&typed(ENTRY)), ENTRY);
}

#[test]
fn trees_of_minimax_are_games_of_this_grammar() {
    let texts = [
        "((3 12 8) (2 4 6) (14 5 2))",
        "min(3,12)",
        "(a:(3 12) b=3!:?(0.5:(1 2) 1/2:x:(3 4)))",
        "max(1 max(2 3))",
    ];
    for text in texts {
        let (tree, game): (Tree, _) = (text.parse().expect(text), typed(text));
        assert_eq!(tree.nodes().len(), game.nodes().len(), "{text}");
        for (plain, node) in tree.nodes().iter().zip(game.nodes()) {
            let of_player = match plain.owner {
                games::typed_tree::Owner::Player(player) => Some(player as usize),
                _ => None,
            };
            let set = node.set.map(|set| &game.sets()[set]);
            assert_eq!(set.and_then(|set| set.player()), of_player, "{text}");
        }
    }
}

#[test]
fn whatever_is_wrong_is_told_with_its_place() {
    let number = |found: &str| match wrong(&format!("1({found} 2)")) {
        (3, TextFault::Number { found, .. }) => found,
        other => panic!("{other:?}"),
    };
    assert_eq!(number("x"), "x");
    assert_eq!(number("1/0"), "1/0");
    assert_eq!(wrong(""), (1, TextFault::Game(TreeGameFault::Empty)));
    assert_eq!(wrong("1(2 3"), (6, TextFault::NotClosed { open: 2 }));
    assert_eq!(wrong("1(2 3))"), (7, TextFault::NotOpened));
    assert_eq!(wrong("1(2 3) 4"), (8, TextFault::AfterTheEnd));
    // Payoffs are not divided by commas, and what looks so is not taken for more actions.
    let comma = |found: &str| TextFault::Comma {
        found: found.to_owned(),
    };
    assert_eq!(wrong("1(l:2(a:2,1 b:0,0) r:1,1)"), (11, comma("1")));
    assert_eq!(wrong("1(l:2;0, -1/2 r:1;1)"), (10, comma("-1/2")));
    // Of two players one number is what the second pays, but not beside payoffs of both.
    let one = TextFault::OnePayoff { players: 2 };
    assert_eq!(wrong("1(a:1;2 b:2)"), (11, one.clone()));
    assert_eq!(wrong("1(a:3&2(4;1 5;2) b:2;0)"), (5, one));
    for fine in [
        "1(a:1;2 b:0)",
        "1(l:2, r:3)",
        "1(2,3,4)",
        "1(l:2 3)",
        "1(l:2,2(3 4))",
        "1(l:2,)",
    ] {
        assert!(read(fine, String::new(), &[]).is_ok(), "{fine}");
    }
    assert_eq!(wrong("1(\"a:2 3)"), (3, TextFault::OpenQuotation));
    assert_eq!(wrong("?(2 3)"), (3, TextFault::NoProbability));
    assert!(matches!(wrong("0(2 3)"), (1, TextFault::Mover { .. })));
    // However large: nothing is made for players that a game cannot have.
    for player in [
        "5",
        "1000000",
        "100000000",
        "4294967295",
        "18446744073709551616",
        "99999999999999999999999",
    ] {
        let found = player.to_owned();
        assert_eq!(
            wrong(&format!("{player}(1 2)")),
            (
                1,
                TextFault::Player {
                    found: found.clone()
                }
            )
        );
        assert_eq!(
            wrong(&format!("2(1 {player}.x(1 2))")),
            (5, TextFault::Player { found })
        );
    }
    assert!(matches!(wrong("me(2 3)"), (1, TextFault::Mover { .. })));
    assert!(matches!(wrong("1(a:)"), (5, TextFault::NoNode { .. })));
    let game = |text: &str| match wrong(text) {
        (place, TextFault::Game(fault)) => (place, fault),
        other => panic!("{other:?}"),
    };
    assert_eq!(game("()"), (1, TreeGameFault::Actions(0)));
    let sum = TreeGameFault::ProbabilitySum("5/6".to_owned());
    assert_eq!(game("?(1/2:2 1/3:3)"), (1, sum));
    let negative = TreeGameFault::Probability(Fraction::new(-1, 2));
    assert_eq!(game("?(-1/2:2 3/2:3)"), (1, negative));
    let (place, fault) = game("1(a:2.h(x:1 y:2) b:2.h(x:1 z:2))");
    assert!(matches!(
        fault,
        TreeGameFault::OtherActions { player: 2, .. }
    ));
    assert_eq!(place, 20);
    let payoffs = TreeGameFault::Payoffs {
        found: 2,
        wanted: 3,
    };
    assert_eq!(game("1(1;2;3 1;2)"), (9, payoffs));
}

#[test]
fn no_text_of_the_grammars_letters_is_too_much_for_it() {
    let letters: Vec<char> = "12(?)ab:.;&\"/-=! ,½".chars().collect();
    let mut random = Random::stream(41, 0);
    for _ in 0..20_000 {
        let length = random.below(24);
        let letter = || letters[random.below(letters.len() as u32) as usize];
        let text: String = core::iter::repeat_with(letter)
            .take(length as usize)
            .collect();
        if let Ok(game) = read(&text, String::new(), &[]) {
            assert_eq!(
                typed(&write(&game)).nodes().len(),
                game.nodes().len(),
                "{text}"
            );
        }
    }
    let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
    let game = typed(&deep);
    assert_eq!(game.nodes().len(), 100_001);
    assert_eq!(typed(&write(&game)), game);
}
