//! Strategic games on the command line: from a link or from a file of Gambit.

use crate::program::{json_of, printed, read, refused};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const ENTRY: &str = "NFG 1 R \"Entry\" { \"Entrant\" \"Incumbent\" }
{ { \"enter\" \"out\" } { \"fight\" \"share\" } }
\"\"
-1 -1 0 2 1 1 0 2
";

/// The second player does not see the move of chance or of the first.
const TREE: &str = "EFG 2 R \"Hidden, seen\" { \"Ann\" \"Bob\" }
c \"\" 1 \"\" { \"high\" 1/3 \"low\" 2/3 } 0
p \"\" 1 1 \"\" { \"bet\" \"fold\" } 0
p \"\" 2 1 \"\" { \"call\" \"pass\" } 0
t \"\" 1 \"\" { 2, -2 }
t \"\" 2 \"\" { 1, -1 }
t \"\" 3 \"\" { -1, 1 }
p \"\" 1 2 \"\" { \"bet\" \"fold\" } 0
p \"\" 2 1 0
t \"\" 4 \"\" { -2, 2 }
t \"\" 2
t \"\" 3
";

/// A file with this content, of its own for each test.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a file");
    path.to_str().expect("a path").to_owned()
}

#[test]
fn a_link_gives_all_equilibria_as_fractions() {
    let result = &json_of("matrix?game=battle-of-the-sexes")["result"];
    let wanted = json!([
        [["1", "0"], ["1", "0"]],
        [["3/5", "2/5"], ["2/5", "3/5"]],
        [["0", "1"], ["0", "1"]]
    ]);
    assert_eq!(result["extreme_equilibria"], wanted);
    assert_eq!(
        result["pure"],
        json!([["opera", "opera"], ["match", "match"]])
    );
    let indices = result["components"].as_array().expect("components").iter();
    let indices: Vec<i64> = indices
        .map(|component| component["index"].as_i64().expect("an index"))
        .collect();
    assert_eq!(indices, [1, -1, 1]);
    assert_eq!(result["value"], Value::Null);
    assert_eq!(result["stopped_early"], json!(false));
}

#[test]
fn a_file_of_an_extensive_game_becomes_its_reduced_strategic_form() {
    let path = file("hidden.efg", TREE);
    let (whole, said) = read(&["run", "matrix", "--file", &path, "--format", "json"]);
    let result = &whole["result"];
    assert_eq!(result["title"], json!("Hidden, seen"));
    let names = json!([
        ["bet bet", "bet fold", "fold bet", "fold fold"],
        ["call", "pass"]
    ]);
    assert_eq!(result["actions"], names);
    assert!(said.contains("as its reduced strategic form"), "{said}");
    // A bluff with a sixth of the low hands, and a call of two thirds of the bets, make the other indifferent.
    assert_eq!(result["value"], json!("-1/9"));
    let link = whole["experiment"].as_str().expect("a link");
    assert_eq!(json_of(link)["result"], *result);
}

#[test]
fn a_file_of_gambit_is_read_and_its_names_are_kept() {
    let path = file("entry.nfg", ENTRY);
    let text = printed(&["run", "matrix", "--file", &path, "--format", "json"]);
    let whole: Value = serde_json::from_str(&text).expect("JSON");
    let result = &whole["result"];
    assert_eq!(result["title"], json!("Entry"));
    assert_eq!(result["players"], json!(["Entrant", "Incumbent"]));
    assert_eq!(result["actions"][0], json!(["enter", "out"]));
    // Entering and sharing; or staying out against a threat of at least one half: a line.
    assert_eq!(
        result["extreme_equilibria"],
        json!([
            [["1", "0"], ["0", "1"]],
            [["0", "1"], ["1", "0"]],
            [["0", "1"], ["1/2", "1/2"]]
        ])
    );
    assert_eq!(result["components"][1]["subsets"], json!([[[1], [1, 2]]]));
    assert_eq!(result["components"][1]["index"], json!(0));
    assert!(result["degenerate"].is_object());
    assert_eq!(
        result["dominated"]["weak"][0]["left"],
        json!([["enter"], ["share"]])
    );
    // The link that is printed is the same experiment.
    let link = whole["experiment"].as_str().expect("a link");
    assert_eq!(json_of(link)["result"], *result);
}

/// Five volunteers, with the first player's strategy changing fastest: helping pays 2, waiting 3 if anybody helps.
fn five_volunteers() -> String {
    let payoffs = (0..32).map(|profile: u32| {
        let of = |player: u32| match (profile >> player & 1, profile) {
            (0, _) => "2",
            (_, 31) => "0",
            _ => "3",
        };
        (0..5).map(of).collect::<Vec<_>>().join(" ")
    });
    let names = "{ \"help\" \"wait\" }".repeat(5);
    let payoffs: Vec<String> = payoffs.collect();
    format!(
        "NFG 1 R \"Help\" {{ \"A\" \"B\" \"C\" \"D\" \"E\" }}\n{{ {names} }}\n\"\"\n{}\n",
        payoffs.join("\n")
    )
}

#[test]
fn a_file_of_five_players_gives_all_equilibria_and_a_link() {
    let path = file("five.nfg", &five_volunteers());
    let (whole, _) = read(&["run", "matrix", "--file", &path, "--format", "json"]);
    let result = &whole["result"];
    assert_eq!(result["players"], json!(["A", "B", "C", "D", "E"]));
    assert_eq!(result["pure"].as_array().map(Vec::len), Some(5));
    assert_eq!(result["approximate_is_complete"], json!(true));
    let found = result["approximate_equilibria"].as_array().expect("a list");
    assert_eq!(found.len(), 31);
    assert!(found.iter().all(|one| one["certified"] == json!(true)));
    // All wait with the fourth root of 1/3.
    let is_symmetric = |one: &&Value| {
        let waits = (0..5).map(|player| one["strategies"][player][1].as_f64().expect("a number"));
        let root = (1.0_f64 / 3.0).sqrt().sqrt();
        waits.into_iter().all(|wait| (wait - root).abs() < 1e-12)
    };
    assert_eq!(found.iter().filter(is_symmetric).count(), 1);
    assert_eq!(result["dominated"]["strict"]["rounds"], json!([]));
    assert_eq!(result["security"][4]["value"], json!("2"));
    // The link that is printed is the same experiment, and answers at a precision too.
    let link = whole["experiment"].as_str().expect("a link");
    assert!(link.len() < 8_000);
    let asked = &json_of(&format!("{link}&lambda=2"))["result"];
    assert_eq!(
        asked["approximate_equilibria"],
        result["approximate_equilibria"]
    );
    assert_eq!(asked["quantal"]["is_proved"], json!(true));
    let table = printed(&["run", link, "--format", "csv"]);
    assert_eq!(table.lines().count(), 1 + 31);
    let head = table.lines().next().expect("a header");
    assert!(
        head.contains("5: wait") && head.ends_with("payoff 5"),
        "{head}"
    );
}

#[test]
fn lines_of_equilibria_of_five_players_are_told_with_their_ends() {
    let result = &json_of("matrix?game=minority-of-five")["result"];
    let components = result["components_of_several"].as_array().expect("a list");
    let lines = components.last().and_then(Value::as_array).expect("pieces");
    assert_eq!((components.len(), lines.len()), (32, 30));
    assert!(lines.iter().all(|line| line["kind"] == json!("segment")));
    assert_eq!(result["approximate_is_complete"], json!(true));
}

#[test]
fn a_zero_sum_game_has_its_value() {
    let result = &json_of("matrix?game=3,-1,2;-2,4,1/2&payoffs=zero-sum")["result"];
    assert_eq!(result["value"], json!("1"));
    assert_eq!(result["security"][0]["strategy"], json!(["3/5", "2/5"]));
    assert_eq!(
        result["correlated"]["best"]["first"]["payoffs"],
        json!(["1", "-1"])
    );
}

/// What one gets the other does not: a game for ten points has the strategies of its zero-sum twin, and both values.
#[test]
fn a_constant_sum_game_has_its_value() {
    let result = &json_of("matrix?game=3:7,-1:11,2:8;-2:12,4:6,1/2:19/2")["result"];
    assert_eq!(result["constant_sum"], json!("10"));
    assert_eq!(result["zero_sum"], json!(false));
    assert_eq!(result["value"], json!("1"));
    assert_eq!(result["security"][0]["strategy"], json!(["3/5", "2/5"]));
    assert_eq!(result["security"][1]["value"], json!("9"));
    assert_eq!(
        result["extreme_equilibria"].as_array().map(Vec::len),
        Some(1)
    );
}

/// 15 × 15 as well, with the second player's payoffs twice as large and something added that depends on the other's action alone: the same strategies.
#[test]
fn a_strategically_zero_sum_game_is_solved_as_its_twin() {
    let numbers: Vec<i64> = (0..225_i64)
        .map(|place| (place * place * 7 + place * 31 + place * place * place) % 23)
        .collect();
    let text = |cell: &dyn Fn(usize, usize, i64) -> String| {
        let rows = numbers.chunks(15).enumerate().map(|(row, numbers)| {
            let cells = numbers.iter().enumerate();
            let cells = cells.map(|(column, number)| cell(row, column, *number));
            cells.collect::<Vec<_>>().join(",")
        });
        rows.collect::<Vec<_>>().join(";")
    };
    let game = &json_of(&format!(
        "matrix?game={}",
        text(&|row, column, number| format!(
            "{}:{}/1",
            number + 3 * column as i64 % 5,
            7 * row as i64 % 4 - 2 * number
        ))
    ))["result"];
    let twin = &json_of(&format!(
        "matrix?payoffs=zero-sum&game={}",
        text(&|_, _, number| number.to_string())
    ))["result"];
    assert_eq!(game["constant_sum"], Value::Null);
    assert_eq!(game["strategically_zero_sum"], json!(true));
    assert!(game["extreme_equilibria"].is_array());
    assert_eq!(game["extreme_equilibria"], twin["extreme_equilibria"]);
    let both = |of: &Value| of["components"][0]["index"].clone();
    assert_eq!(both(game), both(twin));
}

/// 15 × 15, too large to enumerate: its optimal strategies are found as those of the zero-sum twin are.
#[test]
fn a_large_constant_sum_game_is_solved_as_a_zero_sum_game() {
    let mut state = 12_345_u64;
    let mut next = || {
        state = (1_103_515_245 * state + 12_345) % (1 << 31);
        state % 10
    };
    let numbers: Vec<u64> = (0..225).map(|_| next()).collect();
    let text = |cell: &dyn Fn(u64) -> String| {
        let rows = numbers.chunks(15).map(|row| {
            row.iter()
                .map(|&first| cell(first))
                .collect::<Vec<_>>()
                .join(",")
        });
        rows.collect::<Vec<_>>().join(";")
    };
    let constant = &json_of(&format!(
        "matrix?game={}",
        text(&|first| format!("{first}:{}/1", 9 - first))
    ))["result"];
    let twin = &json_of(&format!(
        "matrix?payoffs=zero-sum&game={}",
        text(&|first| first.to_string())
    ))["result"];
    assert_eq!(constant["extreme_equilibria"], twin["extreme_equilibria"]);
    assert!(constant["extreme_equilibria"].is_array());
    assert_eq!(constant["value"], twin["value"]);
}

/// Every form that people have, on the command line: the same result as of the same game in a file of Gambit.
#[test]
fn every_form_is_a_file_for_the_command_line() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tests/oracles/import");
    let index = fs::read_to_string(format!("{folder}/index.json")).expect("an index");
    let pairs: Vec<[String; 2]> = serde_json::from_str(&index).expect("pairs");
    for [case, reference] in pairs {
        let [found, wanted] = [&case, &reference].map(|file| {
            let path = format!("{folder}/{file}");
            let (whole, said) = read(&["run", "matrix", "--file", &path, "--format", "json"]);
            assert!(
                file.ends_with(".nfg") || said.is_empty() || said.contains("read as"),
                "{said}"
            );
            whole["result"].clone()
        });
        for part in ["extreme_equilibria", "value", "security", "pure"] {
            // Names differ where a table has some.
            if part != "pure" || found["actions"] == wanted["actions"] {
                assert_eq!(found[part], wanted[part], "{case}: {part}");
            }
        }
    }
}

#[test]
fn a_game_in_a_link_may_have_any_form() {
    let (of_link, said) = read(&["run", "matrix?game=[[1, -3], [-2, 5]]", "--format", "json"]);
    assert!(said.contains("game: read as one 2×2 matrix"), "{said}");
    assert!(said.contains("--reading 2: one 2×2 matrix"), "{said}");
    let plain = json_of("matrix?game=1,-3;-2,5&payoffs=zero-sum");
    assert_eq!(of_link["result"], plain["result"]);
    assert_eq!(of_link["experiment"], plain["experiment"]);
    let (tree, said) = read(&[
        "run",
        "tree-game?game=1,1 0,0%0A0,0 2,2",
        "--format",
        "json",
    ]);
    assert!(said.contains("nobody sees"), "{said}");
    assert_eq!(tree["result"]["information_sets"], json!(2));
}

#[test]
fn another_reading_can_be_chosen() {
    let path = file("square.txt", "1 2\n3 4\n");
    let (whole, said) = read(&[
        "run",
        "matrix",
        "--file",
        &path,
        "--reading",
        "2",
        "--format",
        "json",
    ]);
    assert!(
        said.contains("read as one 2×2 matrix: the first player’s payoffs in a symmetric game"),
        "{said}"
    );
    assert_eq!(whole["result"]["symmetric"], json!(true));
    refused(
        &["run", "matrix", "--file", &path, "--reading", "3"],
        &["no reading 3; there are 2", "--reading 2: one 2×2 matrix"],
    );
    refused(
        &["run", "matrix?game=chicken", "--reading", "2"],
        &["--reading 2", "several readings"],
    );
}

#[test]
fn what_is_too_large_is_said_and_what_can_be_had_is_there() {
    // Identity of size 16: 2^16 − 1 equilibria.
    let row = |row: usize| {
        (0..16)
            .map(|column| if row == column { "1" } else { "0" })
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows: Vec<String> = (0..16).map(row).collect();
    let result = &json_of(&format!("matrix?game={}&payoffs=symmetric", rows.join(";")))["result"];
    assert_eq!(result["extreme_equilibria"], Value::Null);
    assert_eq!(result["one_equilibrium"].as_array().map(Vec::len), Some(2));
    assert_eq!(result["pure"].as_array().map(Vec::len), Some(16));
    assert_eq!(result["stopped_early"], json!(false));
}

#[test]
fn wrong_games_and_files_are_refused() {
    refused(
        &["run", "matrix?game=1:1,2:2;3:3"],
        &["game", "row 2", "row 2 has 1 cell, the first row 2"],
    );
    refused(
        &["run", "matrix?game=1:1,2;3:3,4:4"],
        &["game", "row 1, cell 2", "1 number", "2"],
    );
    refused(
        &["run", "matrix?game=1:1,2:3/0"],
        &["game", "row 1, cell 2", "3/0"],
    );
    refused(
        &["run", "matrix?game=1:1,2:2&actions=up;left"],
        &["actions", "player 2", "2 actions but 1 name"],
    );
    for (link, said) in [
        (
            "matrix?game=prisoners-dilemma&players=a,b,c",
            "3 names, but this game has 2 players",
        ),
        (
            "matrix?game=3:3,0:5;5:0,1:1&players=a",
            "1 name, but this game has 2 players",
        ),
        (
            "tree-game?players=a,b,c",
            "3 names, but this game has 2 players",
        ),
        ("matrix?from=1,2,3", "player 1 needs 2 numbers"),
        ("matrix?from=1,2;-1,2", "player 2 needs 2 numbers"),
    ] {
        refused(&["run", link], &[said]);
    }
    refused(
        &["run", "matrix?game=1:1,2:2&actions=up;left,left"],
        &["two actions of player 2", "left"],
    );
    refused(
        &[
            "run",
            "matrix",
            "--file",
            &file("tree.efg", "EFG 2 R \"x\" { \"a\" \"b\" } t 0"),
        ],
        &["tree.efg", "line 1, column 27", "the name of the node"],
    );
    refused(
        &["run", "war", "--file", &file("other.nfg", ENTRY)],
        &["reads no files", "matrix"],
    );
}
