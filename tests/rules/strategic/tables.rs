//! Tables that are pasted, and tables that are taken away.

use games::strategic::table::{latex, read, tabs};
use games::strategic::text::{Reading, write};
use games::strategic::{library, text};

/// A pasted text as links write it, and the names.
fn pasted(text: &str) -> (String, Vec<Vec<String>>) {
    let (game, reading) = read(text).expect(text);
    (write(&game, reading), game.actions().to_vec())
}

#[test]
fn a_table_may_come_from_anywhere() {
    let wanted = "2:1,0:0;0:0,1:2";
    for text in [
        "2,1 0,0\n0,0 1,2",
        "2:1, 0:0; 0:0, 1:2"
            .replace(", ", "\t")
            .replace("; ", "\n")
            .as_str(),
        "(2, 1)\t(0, 0)\n(0, 0)\t(1, 2)",
        "\"2, 1\",\"0, 0\"\n\"0, 0\",\"1, 2\"",
        "2 1;0 0\n0 0;1 2",
        "2,1 & 0,0 \\\\ 0,0 & 1,2 \\\\",
        "\\begin{tabular}{c|c}\n$2,1$ & $0,0$ \\\\ \\hline\n$0,0$ & $1,2$ \\\\\n\\end{tabular}",
    ] {
        assert_eq!(pasted(text).0, wanted, "{text}");
    }
}

#[test]
fn names_stand_in_the_first_row_and_column() {
    let names = [["up", "down"], ["left", "right"]];
    for text in [
        "\tleft\tright\nup\t2,1\t0,0\ndown\t0,0\t1,2",
        "left\tright\nup\t2,1\t0,0\ndown\t0,0\t1,2",
        " & left & right \\\\ up & 2,1 & 0,0 \\\\ down & 0,0 & 1,2",
    ] {
        assert_eq!(pasted(text).1, names, "{text}");
    }
}

#[test]
fn one_number_a_cell_is_a_zero_sum_game() {
    let (game, reading) = read("1 -1\n-1 1").expect("a game");
    assert_eq!(reading, Reading::ZeroSum);
    assert!(game.is_zero_sum());
}

#[test]
fn what_is_taken_away_comes_back() {
    for entry in library::GAMES {
        let game = entry.game().expect(entry.name);
        if game.players().len() > 2 {
            continue;
        }
        for text in [tabs(&game), latex(&game)] {
            let (back, _) = read(&text).expect(&text);
            let both =
                [&back, &game].map(|game| (write(game, Reading::Each), game.actions().to_vec()));
            assert_eq!(both[0], both[1], "{text}");
        }
    }
}

#[test]
fn a_wrong_table_is_refused_with_its_row() {
    for (text, wanted) in [
        (
            "1,2 3,4\n5,6",
            "row 2 has another number of cells (1) than the first row (2)",
        ),
        ("1,2 3,4\n5,6 x", "row 2, cell 2"),
        ("\ta\tb\nc\t1,2\t3,4\nd\t5,6", "row 2"),
        ("", "there is no game in the text"),
        ("hello world", "row 1, cell 1"),
        ("NFG 1 R", "the file: line 1, column 8"),
    ] {
        let told = read(text).expect_err(text).to_string();
        assert!(told.contains(wanted), "{text}: {told}");
    }
    assert!(text::read("1:2", Reading::Each).is_ok());
}
