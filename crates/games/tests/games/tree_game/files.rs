//! Files of Gambit and JSON, there and back.

use super::{DRIVER, ENTRY, HORSE, typed};
use games::fraction::Fraction;
use games::tree_game::TreeGame;
use games::tree_game::efg::{read, write};
use games::tree_game::json::{self, JsonFault};
use games::tree_game::library::LIBRARY;
use random::Random;

/// With everything that the format has: payoffs at an inner node, an outcome and sets that come up again by their number alone, decimals.
const FILE: &str = r#"EFG 2 R "A \"game\"" { "Ann" "Bob" } "with a comment"
c "ROOT" 1 "deal" { "high" 1/4 "low" 0.75 } 0
p "" 1 1 "seen" { "stop" "go" } 0
t "" 1 "paid" { 2, -2 }
p "" 2 1 "blind" { "l" "r" } 2 "fee" { -1 1/2 }
t "" 1
t "" 0
p "" 1 2 "" { "stop" "go" } 0
t "end" 1 "paid"
{ 2.0 -2e0 }
p "" 2 1 0
t "" 1 t "" 3 "" { 0 0 }
"#;

#[test]
fn every_construct_of_a_file_is_read() {
    let game = read(FILE).expect("a game");
    assert_eq!(game.title, "A \"game\"");
    assert_eq!(game.players(), ["Ann", "Bob"]);
    assert_eq!((game.nodes().len(), game.decisions()), (11, 3));
    assert_eq!(game.nodes()[0].name, "ROOT");
    let blind = game.sets().iter().find(|set| set.name == "blind");
    assert_eq!(blind.map(|set| set.nodes.clone()), Some(vec![3, 8]));
    let totals = game.totals().expect("few digits");
    assert_eq!(totals[4], [Fraction::ONE, Fraction::new(-3, 2)]);
    assert_eq!(totals[5], [Fraction::whole(-1), Fraction::new(1, 2)]);
    assert_eq!(totals[9], [2, -2].map(Fraction::whole));
    assert!(!game.is_zero_sum());
}

#[test]
fn every_game_is_written_and_read_again() {
    let games: [TreeGame; 4] = [
        read(FILE).expect("a game"),
        typed(ENTRY),
        typed(HORSE),
        typed(DRIVER),
    ];
    for game in games {
        assert_eq!(read(&write(&game)), Ok(game));
    }
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    let said = |from: &str, to: &str| {
        let text = FILE.replacen(from, to, 1);
        assert_ne!(text, FILE);
        read(&text).expect_err(to).to_string()
    };
    let is = |said: String, wanted: &str| assert!(said.contains(wanted), "{said}");
    is(
        said("EFG", "NFG"),
        "line 1, column 1: NFG: this is the file of a strategic game",
    );
    is(said("EFG 2", "EFG 1"), "line 1, column 5: “1”; expected 2");
    is(
        said("0.75", "0.7"),
        "line 2, column 1: the probabilities of a chance node add up to 19/20",
    );
    is(
        said("0.75", "half"),
        "line 2, column 38: “half”: not an integer",
    );
    is(
        said("p \"\" 1 1 \"seen\"", "p \"\" 3 1 \"seen\""),
        "line 3, column 6: player 3",
    );
    is(
        said("p \"\" 1 1 \"seen\"", "q \"\" 1 1 \"seen\""),
        "line 3, column 1: “q”; expected a node: c for chance",
    );
    is(
        said("{ 2, -2 }", "{ 2 }"),
        "line 4, column 6: 1 payoff, where the game has 2 players",
    );
    is(
        said("p \"\" 2 1 0", "p \"\" 2 1 \"\" { \"l\" \"m\" } 0"),
        "2 actions (l m) here and 2 actions (l r)",
    );
    is(
        said("p \"\" 2 1 0", "p \"\" 2 7 0"),
        "line 11, column 8: an information set without actions so far",
    );
    is(
        said("t \"\" 1 t", "t \"\" 9 t"),
        "line 12, column 6: outcome 9 has no payoffs so far",
    );
    is(
        said(" t \"\" 3 \"\" { 0 0 }", ""),
        "the file ends too early; expected a node",
    );
    is(
        said("{ 0 0 }\n", "{ 0 0 }\nt \"\" 0\n"),
        "line 13, column 1",
    );
    let large = format!(
        "EFG 2 R \"\" {{ \"A\" \"B\" }}\nt \"\" 1 \"\" {{ 1{} 2 }}",
        "0".repeat(10_000)
    );
    is(
        read(&large).expect_err("large").to_string(),
        "more than 38 digits",
    );
}

#[test]
fn damaged_files_are_refused_or_read_without_a_panic() {
    let mut random = Random::stream(42, 0);
    let mut read_all_the_same = 0;
    for _ in 0..20_000 {
        let mut bytes = FILE.as_bytes().to_vec();
        for _ in 0..=random.below(2) {
            let at = random.below(bytes.len() as u32) as usize;
            match random.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = b"{}\"0123456789/-. cpt\\\n"[random.below(22) as usize],
                _ => bytes.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(game) = read(&text) {
            assert_eq!(read(&write(&game)).as_ref(), Ok(&game));
            read_all_the_same += 1;
        }
    }
    assert!(read_all_the_same > 1_000, "{read_all_the_same}");
}

fn of_json(text: &str) -> Result<TreeGame, JsonFault> {
    json::read(serde_json::from_str(text).expect("lists"))
}

#[test]
fn every_game_leaves_as_json_and_comes_back() {
    let made = LIBRARY.iter().flat_map(|entry| {
        let numbers = entry
            .bounds()
            .map_or([0; 2], |[least, usual, _]| [least, usual]);
        numbers.map(|number| entry.game(number).expect("a game"))
    });
    for game in made.chain([read(FILE).expect("a game")]) {
        let text = serde_json::to_string(&json::written(&game)).expect("JSON");
        assert_eq!(of_json(&text), Ok(game), "{text}");
    }
}

#[test]
fn lists_that_make_no_game_say_why() {
    let text = serde_json::to_string(&json::written(&typed(ENTRY))).expect("JSON");
    let said = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        of_json(&text.replacen(from, to, 1))
            .expect_err(to)
            .to_string()
    };
    let is = |said: String, wanted: &str| assert!(said.contains(wanted), "{said}");
    is(said("[0,1]", "[0,0]"), "node 2 has another parent");
    is(
        said("\"player\":1", "\"player\":3"),
        "player 3; this game has 2",
    );
    is(
        said("\"player\":1", "\"player\":0"),
        "player 0; this game has 2",
    );
    is(
        said("\"player\":1", "\"player\":null"),
        "no probability for each action",
    );
    is(
        said("\"information_set\":1", "\"information_set\":7"),
        "information set 7; there are 2",
    );
    is(
        said("\"information_set\":1", "\"information_set\":null"),
        "node 3 comes after all actions",
    );
    is(
        said("\"payoffs\":[\"0\"", "\"payoffs\":[\"zero\""),
        "“zero” is no number",
    );
    let whole: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let mut cut = whole.clone();
    cut["nodes"].as_array_mut().expect("nodes").pop();
    is(
        of_json(&cut.to_string()).expect_err("cut").to_string(),
        "the nodes end after 4",
    );
    let mut empty = whole;
    empty["nodes"] = serde_json::json!([]);
    is(
        of_json(&empty.to_string()).expect_err("empty").to_string(),
        "no game",
    );
}
