//! Extensive games on the command line: files of Gambit, exact values, behaviour, and what is wrong with files.

use super::program::{json_of, printed, refused};
use serde_json::{Value, json};

const TREES: &str = include_str!("../../../engines/tests/oracles/games/trees.json");

/// A file in the tests' own folder.
fn file(name: &str, text: &str) -> String {
    let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/tree_game");
    std::fs::create_dir_all(folder).expect("a folder");
    let path = format!("{folder}/{name}");
    std::fs::write(&path, text).expect("a file");
    path
}

fn of_file(path: &str) -> Value {
    let text = printed(&["run", "tree-game", "--file", path, "--format", "json"]);
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn files_of_trees_with_hidden_moves_have_their_values() {
    let oracles: Value = serde_json::from_str(TREES).expect("JSON");
    for oracle in oracles["games"].as_array().expect("games") {
        let name = oracle["name"].as_str().expect("a name");
        let path = file(
            &format!("{name}.efg"),
            oracle["efg"].as_str().expect("a file"),
        );
        let whole = of_file(&path);
        let result = &whole["result"];
        for key in ["value", "nodes", "information_sets"] {
            assert_eq!(result[key], oracle[key], "{name}");
        }
        let sets = result["behaviour"].as_object().expect("behaviour");
        assert_eq!(json!(sets.len()), oracle["information_sets"]);
        // The link that is printed is the same experiment.
        let link = whole["experiment"].as_str().expect("a link");
        let again = &json_of(link)["result"];
        assert_eq!(again["value"], result["value"]);
    }
}

#[test]
fn kuhn_poker_pays_an_eighteenth() {
    let result = &json_of("tree-game?game=kuhn")["result"];
    assert_eq!(result["value"], json!("-1/18"));
    assert_eq!(result["payoffs"], json!(["-1/18", "1/18"]));
    assert_eq!(
        (&result["nodes"], &result["information_sets"]),
        (&json!(55), &json!(12))
    );
    // H. W. Kuhn's family: a king is bet three times as often as a jack, the second player bluffs and calls with a third.
    let share = |set: &str, action: &str| -> f64 {
        let text = result["behaviour"][set][action]
            .as_str()
            .expect("a fraction");
        let mut parts = text
            .split('/')
            .map(|part| part.parse::<f64>().expect("a number"));
        parts.next().unwrap_or_default() / parts.next().unwrap_or(1.0)
    };
    assert!((share("K", "bet") - 3.0 * share("J", "bet")).abs() < 1e-12);
    assert_eq!(result["behaviour"]["J-check"]["bet"], json!("1/3"));
    assert_eq!(result["behaviour"]["Q-bet"]["call"], json!("1/3"));
}

#[test]
fn subgame_perfect_equilibria_are_listed() {
    let result = &json_of("tree-game?game=ultimatum-2")["result"];
    assert_eq!(result["subgame_perfect_count"], json!(2));
    assert_eq!(result["subgame_perfect_is_complete"], json!(true));
    let offers: Vec<&Value> = result["subgame_perfect"]
        .as_array()
        .expect("equilibria")
        .iter()
        .map(|one| &one["actions"]["1:1"])
        .collect();
    assert_eq!(offers, [&json!("offer 0"), &json!("offer 1")]);
    // Not zero-sum: no value, but an equilibrium.
    assert_eq!(result["value"], Value::Null);
    assert!(result["behaviour"].is_object());
}

#[test]
fn three_players_have_no_value_but_pure_equilibria() {
    let result = &json_of("tree-game?game=seltens-horse")["result"];
    assert_eq!(
        (&result["value"], &result["behaviour"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(result["subgame_perfect_count"], json!(2));
    // The one that some beliefs make rational stands first.
    let first = &result["subgame_perfect"][0];
    assert_eq!(first["payoffs"], json!(["1", "1", "1"]));
    assert_eq!(
        (&first["weak_perfect_bayesian"], &first["sequential"]),
        (&json!(true), &json!(true))
    );
    assert!(first["beliefs"]["h"].is_array());
    let second = &result["subgame_perfect"][1];
    assert_eq!(second["payoffs"], json!(["3", "2", "2"]));
    assert_eq!(
        (&second["weak_perfect_bayesian"], &second["sequential"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(second["no_belief_at"], json!("2:1"));
    let table = printed(&["run", "tree-game?game=seltens-horse", "--format", "csv"]);
    assert!(
        table.contains("subgame-perfect 1 (sequential),subgame-perfect 2 (no belief)"),
        "{table}"
    );
}

#[test]
fn games_of_the_library_have_the_values_that_are_known() {
    let known = [
        ("one-card-poker", "1/3"),
        ("monty-hall", "2/3"),
        ("kuhn-13", "-5/78"),
    ];
    for (name, value) in known {
        let result = &json_of(&format!("tree-game?game={name}"))["result"];
        assert_eq!(result["value"], json!(value), "{name}");
    }
}

#[test]
fn what_is_forgotten_is_said_and_no_value_is_made_up() {
    let result = &json_of("tree-game?game=absent-minded-driver")["result"];
    assert_eq!(result["perfect_recall"], json!(false));
    assert_eq!(result["forgotten"]["absent_minded"], json!(true));
    assert_eq!(result["forgotten"]["information_set"], json!("junction"));
    assert_eq!(
        (&result["value"], &result["behaviour"]),
        (&Value::Null, &Value::Null)
    );
    // Going on at every junction pays 1, leaving at the first 0.
    assert_eq!(result["subgame_perfect"][0]["payoffs"], json!(["1", "0"]));
}

#[test]
fn wrong_files_are_refused_with_their_place() {
    let head = "EFG 2 R \"x\" { \"A\" \"B\" }\n\"\"\n";
    let cases = [
        (
            "sum",
            "c \"\" 1 \"\" { \"a\" 1/2 \"b\" 1/3 } 0\nt \"\" 0\nt \"\" 0\n",
            "line 3, column 1",
            "5/6",
        ),
        (
            "actions",
            "p \"\" 1 1 \"\" { \"a\" \"b\" } 0\np \"\" 1 1 \"\" { \"a\" } 0\nt \"\" 0\nt \"\" 0\n",
            "line 4, column 1",
            "same actions",
        ),
        (
            "player",
            "p \"\" 3 1 \"\" { \"a\" } 0\nt \"\" 0\n",
            "line 3, column 6",
            "player 3",
        ),
        ("end", "p \"\" 1 1 \"\" { \"a\" } 0\n", "line", "too early"),
    ];
    for (name, body, place, wrong) in cases {
        let path = file(&format!("{name}.efg"), &format!("{head}{body}"));
        refused(&["run", "tree-game", "--file", &path], &[place, wrong]);
    }
    refused(&["run", "tree-game?game=1(a:3"], &["character", "bracket"]);
    refused(&["run", "tree-game?game=?(1/2:a:1 1/3:b:2)"], &["5/6"]);
}

/// A tree whose payoffs always add up to three has the value of its zero-sum twin, with inner payoffs too.
#[test]
fn a_tree_of_constant_sum_has_its_value() {
    let result = |game: &str| json_of(&format!("tree-game?game={game}"))["result"].clone();
    let constant = result("1(a:2.h(l:2;1 r:0;3) b:2.h(l:1;2 r:3;0))");
    let twin = result("1(a:2.h(l:2 r:0) b:2.h(l:1 r:3))");
    assert_eq!(constant["constant_sum"], json!("3"));
    assert_eq!(constant["value"], twin["value"]);
    assert_eq!(constant["value"], json!("3/2"));
    assert_eq!(constant["payoffs"], json!(["3/2", "3/2"]));
    assert_eq!(constant["behaviour"], twin["behaviour"]);
    let on_the_way = result("1;2%261(a:2.h(l:1;-1 r:-1;1) b:2.h(l:0;0 r:2;-2))");
    assert_eq!(on_the_way["value"], json!("3/2"));
    let other = result("1(a:2.h(l:2;1 r:0;3) b:2.h(l:1;2 r:3;1))");
    assert_eq!(other["constant_sum"], Value::Null);
    assert_eq!(other["value"], Value::Null);
}

/// Whatever stands in a link, the command line answers with a sentence.
#[test]
fn numbers_at_limits_are_refused() {
    for player in ["5", "100000000", "4294967295", "18446744073709551615"] {
        refused(
            &["run", &format!("tree-game?game={player}(1 2)")],
            &["there is no player", player],
        );
    }
}

/// What is learned comes close to what is exact.
#[test]
fn a_game_is_learned_beside_its_solution() {
    let link = "tree-game?game=kuhn&iterations=2000";
    let solved = json_of(link);
    let text = printed(&["run", link, "--learn", "--format", "json"]);
    let document: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(document["experiment"], json!(link));
    let (result, learned) = (&document["result"], &document["result"]["learned"]);
    assert_eq!(result["behaviour"], solved["result"]["behaviour"]);
    assert_eq!(
        (&learned["learner"], &learned["iterations"]),
        (&json!("cfr-plus"), &json!(2000))
    );
    let number = |value: &Value| value.as_f64().expect("a number");
    assert!((number(&learned["value"]) + 1.0 / 18.0).abs() < 1e-3);
    let gains = [number(&learned["gains"][0]), number(&learned["gains"][1])];
    assert!(
        gains.iter().all(|gain| (0.0..1e-2).contains(gain)),
        "{gains:?}"
    );
    let mean = (gains[0] + gains[1]) / 2.0;
    assert!((mean - number(&learned["exploitability"])).abs() < 1e-15);
    let average = learned["average_strategy"].as_object().expect("sets");
    assert_eq!(average.len(), 12);
    assert!((number(&average["Q-bet"]["call"]) - 1.0 / 3.0).abs() < 0.05);
    let last = learned["points"]
        .as_array()
        .expect("points")
        .last()
        .expect("one");
    assert_eq!(last["iteration"], json!(2000));
}

#[test]
fn what_was_learned_is_a_table_and_a_sentence_too() {
    let link = "tree-game?game=kuhn&learner=external-sampling&iterations=300";
    let csv = printed(&["run", link, "--learn", "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let header: Vec<String> = reader
        .headers()
        .expect("a header")
        .iter()
        .map(str::to_owned)
        .collect();
    assert_eq!(
        header[header.len() - 3..],
        ["learned", "learned payoff", "could gain"]
    );
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 24);
    let cell = |row: usize, column: usize| -> f64 {
        rows[row][header.len() - 3 + column]
            .parse()
            .expect("a number")
    };
    for row in (0..24).step_by(2) {
        assert!(
            (cell(row, 0) + cell(row + 1, 0) - 1.0).abs() < 2e-6,
            "{row}"
        );
        let sign = if &rows[row][0] == "1" { 1.0 } else { -1.0 };
        assert_eq!(cell(row, 1), sign * cell(0, 1));
    }
    let text = printed(&["run", link, "--learn"]);
    assert!(
        text.contains("After 300 iterations the average strategies pay"),
        "{text}"
    );
    assert!(text.contains("a best response would gain"), "{text}");
}

/// Tails is best against heads three times in four, and who plays a fixed strategy has nothing to gain.
#[test]
fn what_is_fixed_is_not_learned() {
    let link = "tree-game?game=1(2.h(1%20-1)%202.h(-1%201))&lock=3/4,1/4";
    let text = printed(&["run", link, "--learn", "--format", "json"]);
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let learned = &document["result"]["learned"];
    assert_eq!(
        learned["average_strategy"]["1:1"],
        json!({"1": 0.75, "2": 0.25})
    );
    assert_eq!(learned["gains"][0], Value::Null);
    assert!((learned["value"].as_f64().expect("a number") + 0.5).abs() < 0.01);
    let opened = document["experiment"].as_str().expect("a link");
    assert!(opened.contains("lock="), "{opened}");
}

#[test]
fn what_cannot_be_learned_is_refused() {
    refused(
        &["run", "regret", "--learn"],
        &["--learn", "tree-game", "regret"],
    );
    for (game, why) in [
        ("entry-deterrence", "add up to the same at every end"),
        ("absent-minded-driver", "add up to the same"),
        ("?(0.5:1.a(1 -1) 0.5:1.b(1.a(1 -1) -1))", "forgets"),
    ] {
        let link = format!("tree-game?game={game}");
        refused(
            &["run", &link, "--learn"],
            &["--learn: This game is not learned", why],
        );
    }
}
