//! Files of Gambit, there and back.

use games::strategic::nfg::{self, write};
use games::strategic::{StrategicGame, library};
use random::Random;

/// Of Gambit's documentation, with the first player's strategy changing fastest.
const WITH_PAYOFFS: &str = "NFG 1 R \"Selten (IJGT, 75), Figure 2, normal form\"
{ \"Player 1\" \"Player 2\" } { 3 2 }

1 1 0 2 0 2 1 1 0 3 2 0
";

const WITH_OUTCOMES: &str = "NFG 1 R \"The same\" { \"Player 1\" \"Player 2\" }

{ { \"1\" \"2\" \"3\" }
{ \"1\" \"2\" }
}
\"\"

{
{ \"\" 1, 1 }
{ \"\" 0, 2 }
{ \"\" 0, 2 }
{ \"\" 1, 1 }
{ \"\" 0, 3 }
{ \"\" 2, 0 }
}
1 2 3 4 5 6
";

fn read(text: &str) -> Result<StrategicGame, games::gambit::lexer::FileError> {
    nfg::read(text).map(|(game, _)| game)
}

fn payoffs(game: &StrategicGame) -> Vec<String> {
    let profiles = 0..game.profiles();
    let both = |profile| (0..2).map(move |player| game.payoff(profile, player).to_string());
    profiles.flat_map(both).collect()
}

#[test]
fn both_forms_of_the_documentation_are_read() {
    let wanted = ["1", "1", "1", "1", "0", "2", "0", "3", "0", "2", "2", "0"];
    for text in [WITH_PAYOFFS, WITH_OUTCOMES] {
        let game = read(text).expect("a game");
        assert_eq!(payoffs(&game), wanted);
        assert_eq!((game.size(0), game.size(1)), (3, 2));
        assert_eq!(game.players(), ["Player 1", "Player 2"]);
    }
    let nothing = WITH_OUTCOMES.replace("1 2 3 4 5 6\n", "1 0 3 4 5 6\n");
    assert_eq!(payoffs(&read(&nothing).expect("a game"))[4..6], ["0", "0"]);
}

#[test]
fn both_forms_are_read_of_five_players() {
    // The first player's strategy changes fastest, and each gets the number of the profile as it is listed, plus their own number.
    let head = "NFG 1 R \"five\" { \"a\" \"b\" \"c\" \"d\" \"e\" }";
    let numbers = |number: usize| {
        let payoffs = (1..=5).map(|player| (number + player).to_string());
        payoffs.collect::<Vec<_>>().join(" ")
    };
    let payoffs: Vec<String> = (0..48).map(numbers).collect();
    let listed = format!("{head} {{ 2 3 2 2 2 }}\n\n{}", payoffs.join("\n"));
    let outcomes: Vec<String> = payoffs
        .iter()
        .map(|payoffs| format!("{{ \"\" {payoffs} }}"))
        .collect();
    let order: Vec<String> = (1..=48).map(|number| number.to_string()).collect();
    let named = format!(
        "{head}\n{{ {{ \"1\" \"2\" }} {{ \"1\" \"2\" \"3\" }} {{ \"1\" \"2\" }} {{ \"1\" \"2\" }} {{ \"1\" \"2\" }} }}\n\"\"\n{{\n{}\n}}\n{}",
        outcomes.join("\n"),
        order.join(" ")
    );
    for text in [listed, named] {
        let game = read(&text).expect(&text);
        assert_eq!(game.players(), ["a", "b", "c", "d", "e"]);
        // 1 + 2·(2 + 3·(0 + 2·(1 + 2·1))) = 41, and the fourth gets 4 more.
        let profile = game.profile(&[1, 2, 0, 1, 1]);
        assert_eq!(game.payoff(profile, 3).to_string(), "45");
        assert_eq!(read(&write(&game)).as_ref(), Ok(&game));
    }
}

#[test]
fn every_game_of_the_library_is_written_and_read_again() {
    for entry in library::GAMES {
        let game = entry.game().expect(entry.name);
        assert_eq!(read(&write(&game)).as_ref(), Ok(&game), "{}", entry.name);
    }
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    for (text, wanted) in [
        ("", "the file ends too early; expected NFG 1"),
        (
            "EFG 2 R \"x\" { \"a\" \"b\" }",
            "line 1, column 1: EFG: this is the file of an extensive game",
        ),
        ("#BAGG 1", "an action-graph game"),
        ("NFG 2 R \"x\"", "line 1, column 5: “2”; expected 1"),
        (
            "NFG 1 R \"x",
            "line 1, column 9: a quotation mark that is never closed",
        ),
        (
            "NFG 1 R \"x\" { \"a\" \"b\" } { 2 2 } 1 2 3",
            "the file ends too early; expected a payoff",
        ),
        (
            "NFG 1 R \"x\" { \"a\" \"b\" } { 1 1 } 1 2 3",
            "line 1, column 37: “3”; expected the end of the file",
        ),
        (
            "NFG 1 R \"x\" { \"a\" \"b\" }\n{ 1 1 }\n1 1/0",
            "line 3, column 3: “1/0”: a fraction with zero below the line",
        ),
        (
            "NFG 1 R \"x\" { \"a\" \"b\" } { 1 1 1 } 1",
            "strategies of 3 players, where 2 are named",
        ),
        ("NFG 1 R \"x\" { \"a\" \"b\" } { 31 1 } 1", "31 actions"),
        (
            "NFG 1 R \"x\" { \"a\" \"b\" } { 99999999999999999999 1 } 1",
            "how many strategies",
        ),
        (
            "NFG 1 R \"x\" { \"a\" \"b\" } { 1 1 } { { \"\" 1 2 } } 2",
            "outcome 2; there are 1",
        ),
        (
            "NFG 1 R \"x\" { \"a\" } { 1 } 1",
            "1 player; a game has 2 to 5",
        ),
    ] {
        let told = read(text).expect_err(text).to_string();
        assert!(told.contains(wanted), "{text}: {told}");
    }
}

#[test]
fn damaged_files_are_refused_or_read_without_a_panic() {
    let mut random = Random::stream(31, 0);
    let texts = [WITH_PAYOFFS, WITH_OUTCOMES];
    for number in 0..20_000 {
        let mut bytes = texts[number % 2].as_bytes().to_vec();
        for _ in 0..=random.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = random.below(bytes.len() as u32) as usize;
            match random.below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes[at] = b"{}\"0123456789/-. NFG\\\n"[random.below(22) as usize],
                _ => bytes.truncate(at.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(game) = read(&text) {
            assert_eq!(read(&write(&game)).as_ref(), Ok(&game));
        }
    }
}
