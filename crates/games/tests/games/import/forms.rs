//! More of each form, and what is said about it.

use super::{first, linked, readings, strategic, written};
use games::import::ImportedGame;
use games::import::cell::Commas;
use games::import::encoding;
use games::strategic::{json, library};

const PAIRS: &str = "4:4,4:3;3:3,6:7;1:4,7:2";

/// What each reading of a text was taken for.
fn forms(text: &str) -> Vec<String> {
    readings(text)
        .iter()
        .map(|read| read.form.to_string())
        .collect()
}

#[test]
fn tables_of_pairs_come_from_anywhere() {
    for text in [
        "4,4 4,3\n3,3 6,7\n1,4 7,2",
        "4, 4 4, 3\n3, 3 6, 7\n1, 4 7, 2",
        "4,4\t4,3\n3,3\t6,7\n1,4\t7,2",
        "4:4\t4:3\n3:3\t6:7\n1:4\t7:2",
        "(4, 4)\t(4, 3)\n(3, 3)\t(6, 7)\n(1, 4)\t(7, 2)",
        "(4, 4) (4, 3)\n(3, 3) (6, 7)\n(1, 4) (7, 2)",
        "(4,4), (4,3)\n(3,3), (6,7)\n(1,4), (7,2)",
        "[4, 4]  [4, 3]\n[3, 3]  [6, 7]\n[1, 4]  [7, 2]",
        "\"4, 4\",\"4, 3\"\n\"3, 3\",\"6, 7\"\n\"1, 4\",\"7, 2\"",
        "\"4, 4\", \"4, 3\"\r\n\"3, 3\", \"6, 7\"\r\n\"1, 4\", \"7, 2\"\r\n",
        "4 4;4 3\n3 3;6 7\n1 4;7 2",
        "4,4 & 4,3 \\\\ 3,3 & 6,7 \\\\ 1,4 & 7,2 \\\\",
        "\\begin{bmatrix} (4,4) & (4,3) \\\\ (3,3) & (6,7) \\\\ (1,4) & (7,2) \\end{bmatrix}",
        "\\begin{game}{3}{2}[Ann][Bob]\n & $l$ & $r$ \\\\\n $t$ & $4,4$ & $4,3$ \\\\\n $m$ & $3,3$ & $6,7$ \\\\\n $b$ & $1,4$ & $7,2$\n\\end{game}",
        "| | l | r |\n|:-|:-:|-:|\n| t | **4**, 4 | 4, 3 |\n| m | 3, 3 | 6, 7 |\n| b | 1, 4 | $7$, 2 |",
        "4, 4 | 4, 3\n3, 3 | 6, 7\n1, 4 | 7, 2",
        "4/4 4/3\n3/3 6/7\n1/4 7/2",
        "\tl\tr\nt\t4/4\t4/3\nm\t3/3\t6/7\nb\t1/4\t7/2",
        "4,4|4,3\n3,3|6,7\n1,4|7,2\n",
        "| 4, 4 | 4, 3 |\n| 3, 3 | 6, 7 |\n| 1, 4 | 7, 2 |",
        "  | l | r\nt | 4,4 | 4,3\nm | 3,3 | 6,7\nb | 1,4 | 7,2",
        "[[[4, 4], [4, 3]], [[3, 3], [6, 7]], [[1, 4], [7, 2]]]",
        "[[(4, 4), (4, 3)],\n [(3, 3), (6, 7)],\n [(1, 4), (7, 2)]]",
        "4:4,4:3;3:3,6:7;1:4,7:2",
        "4:4,4:3\n3:3,6:7\n1:4,7:2",
    ] {
        assert_eq!(linked(text), PAIRS, "{text}");
    }
}

#[test]
fn two_matrices_come_from_anywhere() {
    for text in [
        "4 4\n3 6\n1 7\n\n4 3\n3 7\n4 2",
        "4,4\n3,6\n1,7\n\n4,3\n3,7\n4,2",
        "4\t4\n3\t6\n1\t7\n\n4\t3\n3\t7\n4\t2",
        "3 2\n4 4\n3 6\n1 7\n4 3\n3 7\n4 2",
        "A =\n\n     4     4\n     3     6\n     1     7\n\nB =\n\n     4     3\n     3     7\n     4     2\n",
        "3×2 Matrix{Int64}:\n 4  4\n 3  6\n 1  7\n\n3×2 Matrix{Int64}:\n 4  3\n 3  7\n 4  2",
        "A = [4 4; 3 6; 1 7]; B = [4 3; 3 7; 4 2];",
        "A = [4, 4; 3, 6; 1, 7]\nB = [4, 3; 3, 7; 4, 2]",
        "A = [4 4\n     3 6\n     1 7];\nB = [4 3\n     3 7\n     4 2];",
        "[[4, 4], [3, 6], [1, 7]], [[4, 3], [3, 7], [4, 2]]",
        "([[4, 4], [3, 6], [1, 7]], [[4, 3], [3, 7], [4, 2]])",
        "array([[4, 4],\n       [3, 6],\n       [1, 7]])\narray([[4, 3],\n       [3, 7],\n       [4, 2]])",
        "import numpy as np\nimport nashpy as nash\nA = np.array([[4, 4], [3, 6], [1, 7]])  # row\nB = np.array([[4, 3], [3, 7], [4, 2]], dtype=float)\ngame = nash.Game(A, B)\nequilibria = game.support_enumeration()\nprint(list(equilibria))\n",
        "B = np.array([[4, 3], [3, 7], [4, 2]])\nA = np.array([[4, 4], [3, 6], [1, 7]])\nnash.Game(A, B)",
        "Column player:\n[[4 3]\n [3 7]\n [4 2]]\n\nRow player:\n[[4 4]\n [3 6]\n [1 7]]",
        "{\"B\": [[4, 3], [3, 7], [4, 2]], \"A\": [[4, 4], [3, 6], [1, 7]]}",
        "{'row': [[4, 4], [3, 6], [1, 7]], 'column': [[4, 3], [3, 7], [4, 2]]}",
        "{{4, 4}, {3, 6}, {1, 7}}, {{4, 3}, {3, 7}, {4, 2}}",
        "A = \\begin{pmatrix} 4 & 4 \\\\ 3 & 6 \\\\ 1 & 7 \\end{pmatrix}, \\quad B = \\begin{pmatrix} 4 & 3 \\\\ 3 & 7 \\\\ 4 & 2 \\end{pmatrix}",
        "4 4\n3 6\n1 7\n\n4 3 4\n3 7 2",
    ] {
        assert_eq!(linked(text), PAIRS, "{text}");
    }
}

#[test]
fn one_matrix_is_a_zero_sum_game_and_may_be_more() {
    let zero_sum = "1:-1,-3:3;-2:2,5:-5";
    for text in [
        "1 -3\n-2 5",
        "1,-3\n-2,5",
        "1;-3\n-2;5",
        "1 -3; -2 5",
        "[[1, -3], [-2, 5]]",
        "[1 -3; -2 5]",
        "np.array([[1., -3.], [-2., 5.]])",
    ] {
        assert_eq!(linked(text), zero_sum, "{text}");
        assert!(forms(text)[1].contains("symmetric"), "{text}");
    }
    let four = forms("1 2 3 4\n5 6 7 8\n9 0 1 2\n3 4 5 6");
    assert_eq!(
        four,
        [
            "one 4×4 matrix: the first player’s payoffs in a zero-sum game",
            "one 4×4 matrix: the first player’s payoffs in a symmetric game",
            "two 2×4 matrices, the first player’s payoffs first",
            "a 4×2 table with the payoffs of both players side by side, the first player’s first",
        ]
    );
}

#[test]
fn two_matrices_say_whose_is_whose() {
    let square = forms("1 2\n3 4\n\n5 6\n7 8");
    assert_eq!(
        square,
        [
            "two 2×2 matrices, the first player’s payoffs first",
            "two 2×2 matrices, the second player’s payoffs first",
            "two matrices, 2×2 and 2×2, each with its player’s own actions in rows",
        ]
    );
    let lists = forms("[[[4, 4], [3, 6], [1, 7]], [[4, 3], [3, 7], [4, 2]]]");
    assert!(lists[0].contains("2×3 table with two payoffs"), "{lists:?}");
    assert!(lists[1].contains("two 3×2 matrices"), "{lists:?}");
    // Headings leave nothing open.
    assert_eq!(forms("A = [1 2; 3 4]; B = [5 6; 7 8]").len(), 1);
    assert_eq!(
        forms("Row player:\n1 2\n3 4\nColumn player:\n5 6\n7 8").len(),
        1
    );
}

#[test]
fn decimal_commas_and_pairs_are_told_apart() {
    let decimal = |text: &str| first(text).form.commas == Commas::Decimal;
    // A sign, a leading zero, or numbers without a comma tell.
    assert!(decimal("0,25\t-0,75\n0,5\t1,25"));
    assert!(decimal("1,05;2,10\n3,5;4,25"));
    assert!(decimal("0,5;1;2\n3;4;1,5"));
    assert!(decimal("0,25\t0,75\n0,5\t1,25"));
    assert!(!decimal("4,4\t4,3\n3,3\t6,7"));
    assert!(!decimal("3,-1\t0,0\n0,0\t-1,3"));
    assert!(!decimal("0, 25\t0, 75\n0, 5\t1, 25"));
    assert!(!decimal("1,10\t5,20\n0,10\t2,40"));
    // What nothing tells is offered both ways.
    assert_eq!(
        forms("4,4\t4,3\n3,3\t6,7")[1],
        "one 2×2 matrix: the first player’s payoffs in a zero-sum game, with decimal commas"
    );
    assert!(
        readings("0,25\t0,75\n0,5\t1,25")
            .iter()
            .any(|read| read.form.commas != Commas::Decimal)
    );
}

#[test]
fn commas_between_thousands_are_offered() {
    let payoffs = |text: &str| -> Vec<String> {
        let all = readings(text);
        all.iter().map(written).collect()
    };
    // 000 is no payoff of a second player.
    assert_eq!(
        payoffs("1,000 2,000\n3,000 4,000")[0],
        "1000,2000;3000,4000"
    );
    assert_eq!(
        payoffs("\"1,000\",\"2,000\"\n\"3,000\",\"4,000\"")[0],
        "1000,2000;3000,4000"
    );
    for blank in [' ', '\u{a0}', '\u{202f}'] {
        let text = "1_000;2_000\n3_000;-4_000".replace('_', &blank.to_string());
        assert_eq!(payoffs(&text)[0], "1000,2000;3000,-4000", "{text}");
    }
    assert_eq!(
        payoffs("1 250;2 125\n3 750;4 375")[0],
        "1:250,2:125;3:750,4:375"
    );
    let quoted = payoffs("\"1,5\",\"2,5\"\n\"3,5\",\"4,5\"");
    assert!(quoted.contains(&"3/2,5/2;7/2,9/2".to_owned()), "{quoted:?}");
    let ways = payoffs("1,250\t2,125\n3,750\t4,375");
    assert_eq!(ways[0], "1:250,2:125;3:750,4:375");
    assert!(ways.contains(&"1250,2125;3750,4375".to_owned()), "{ways:?}");
    assert!(ways.contains(&"5/4,17/8;15/4,35/8".to_owned()), "{ways:?}");
}

/// As spreadsheets have them, where a name stands over the two numbers of a cell.
#[test]
fn names_over_two_columns_say_that_both_players_payoffs_stand_side_by_side() {
    let dilemma = "3:3,0:5;5:0,1:1";
    for text in [
        ",L,,R,\nU,3,3,0,5\nD,5,0,1,1",
        "\tL\t\tR\t\nU\t3\t3\t0\t5\nD\t5\t0\t1\t1",
        ";L;L;R;R\nU;3;3;0;5\nD;5;0;1;1",
    ] {
        let read = first(text);
        assert_eq!(written(&read), dilemma, "{text}");
        let ImportedGame::Strategic(game, _) = &read.game else {
            panic!("{text}");
        };
        assert_eq!(game.actions()[1], ["L", "R"], "{text}");
        assert_eq!(readings(text).len(), 2, "one number per cell too: {text}");
    }
    assert_eq!(written(&first(",a,b\nU,3,3\nD,5,0")), "3,3;5,0");
}

#[test]
fn a_matrix_that_begins_like_a_size_is_one_too() {
    let text = "1 2\n4 0\n0 5";
    let ways = readings(text);
    assert_eq!(written(&ways[0]), "1,2;4,0;0,5");
    assert!(ways.iter().any(|read| written(read) == "4:0,0:5"));
    // What lrsnash takes is likelier with more rows, and sure with blank lines.
    let ways = readings("2 2\n1 2\n3 4\n5 6\n7 8");
    assert_eq!(written(&ways[0]), "1:5,2:6;3:7,4:8");
    assert!(
        ways.iter()
            .any(|read| written(read) == "2,2;1,2;3,4;5,6;7,8")
    );
    let sure = readings("2 2\n\n1 2\n3 4\n\n5 6\n7 8");
    assert!(sure.iter().all(|read| strategic(read).size(0) == 2));
}

#[test]
fn fractions_are_read_however_they_are_typeset() {
    for number in [
        "1/4",
        "0.25",
        "\\frac{1}{4}",
        "\\frac14",
        "\\tfrac{1}{4}",
        "\\dfrac14",
        "\\frac{1}4",
        "\\nicefrac{1}{4}",
        "0{,}25",
        "\\num{0.25}",
        "\\mathbf{\\frac14}",
        "\\underline{0.25}",
    ] {
        let text =
            format!("\\begin{{pmatrix}} {number} & -{number} \\\\ - {number} & 0 \\end{{pmatrix}}");
        assert_eq!(linked(&text), "1/4:-1/4,-1/4:1/4;-1/4:1/4,0:0", "{number}");
    }
    assert_eq!(
        linked("[1//4 -1//4; 2//1 0//1]"),
        "1/4:-1/4,-1/4:1/4;2:-2,0:0"
    );
    assert_eq!(
        linked("[[Fraction(1, 4), -1], [np.float64(2.0), 0]]"),
        "1/4:-1/4,-1:1;2:-2,0:0"
    );
    assert_eq!(linked("\u{2212}1 \u{2013}2\n3 4"), "-1:1,-2:2;3:-3,4:-4");
}

#[test]
fn names_stand_in_the_first_row_and_column() {
    let names = [["up", "down"], ["left", "right"]];
    for text in [
        "\tleft\tright\nup\t2,1\t0,0\ndown\t0,0\t1,2",
        "left\tright\nup\t2,1\t0,0\ndown\t0,0\t1,2",
        "      left  right\nup     2,1  0,0\ndown   0,0  1,2",
        " & left & right \\\\ up & 2,1 & 0,0 \\\\ down & 0,0 & 1,2",
        ",left,right\nup,\"2,1\",\"0,0\"\ndown,\"0,0\",\"1,2\"",
        ";left;right\nup;2;1\ndown;0;0",
        "| Ann, Bob | left | right |\n|---|---|---|\n| up | 2,1 | 0,0 |\n| down | 0,0 | 1,2 |",
        "\\begin{tabular}{cc|cc} & & \\multicolumn{2}{c}{Bob} \\\\ & & left & right \\\\ \\hline \\multirow{2}{*}{Ann} & up & 2,1 & 0,0 \\\\ & down & 0,0 & 1,2 \\end{tabular}",
        "{\"rows\": [\"up\", \"down\"], \"columns\": [\"left\", \"right\"], \"A\": [[2, 0], [0, 1]], \"B\": [[1, 0], [0, 2]]}",
    ] {
        assert_eq!(strategic(&first(text)).actions(), names, "{text}");
    }
    let counted = first(",1,2\n1,3,4\n2,5,6");
    assert_eq!(strategic(&counted).actions(), [["1", "2"], ["1", "2"]]);
    let frame = first("   0  1\n0  3  4\n1  5  6");
    assert_eq!(strategic(&frame).actions(), [["0", "1"], ["0", "1"]]);
    let of_r = first("     [,1] [,2]\n[1,]    3    4\n[2,]    5    6");
    assert_eq!(strategic(&of_r).size(0), 2);
}

#[test]
fn names_that_are_the_same_are_told_apart_and_named() {
    let read = first("\ta\ta\nx\t1,2\t3,4\nx\t5,6\t7,8");
    assert_eq!(strategic(&read).actions(), [["x", "x (2)"], ["a", "a (2)"]]);
    let notes: Vec<String> = read.notes.iter().map(ToString::to_string).collect();
    assert!(
        notes[0].contains("player 1") && notes[0].contains("“x (2)”"),
        "{notes:?}"
    );
    let file =
        first("NFG 1 R \"\" { \"1\" \"2\" } { { \"a\" \"a\" \"a (2)\" } { \"b\" } } 1 1 2 2 3 3");
    assert_eq!(strategic(&file).actions()[0], ["a", "a (3)", "a (2)"]);
}

#[test]
fn three_players_have_a_table_for_each_action_of_the_third() {
    let read = first("1,1,1\t2,2,2\n3,3,3\t4,4,4\n\n5,5,5\t6,6,6\n7,7,7\t8,8,8");
    let sizes: Vec<usize> = (0..3).map(|player| strategic(&read).size(player)).collect();
    assert_eq!(sizes, [2, 2, 2]);
    let profile = strategic(&read).profile(&[1, 0, 1]);
    assert_eq!(strategic(&read).payoff(profile, 2).to_string(), "7");
}

#[test]
fn what_the_page_exports_comes_back() {
    for entry in library::GAMES {
        let game = entry.game().expect(entry.name);
        let text = serde_json::to_string(&json::written(&game)).expect("JSON");
        assert_eq!(strategic(&first(&text)), &game, "{}", entry.name);
    }
}

#[test]
fn trees_of_the_explorer_are_read() {
    let text = "<gte version=\"0.1\"><players><player playerId=\"1\">Ann</player><player playerId=\"2\">Bob</player></players><extensiveForm>
        <node><node player=\"1\" prob=\"9/10\" iset=\"1\"><outcome move=\"Q\"><payoff player=\"1\">3</payoff><payoff player=\"2\" value=\"1/2\"/></outcome>
        <node move=\"B\" player=\"2\" iset=\"2\"><outcome move=\"F\"><payoff player=\"1\">1</payoff></outcome><outcome move=\"N\"/></node></node>
        <node prob=\"1/10\" iset=\"2\"><outcome move=\"F\"/><outcome move=\"N\"><payoff player=\"2\">-1</payoff></outcome></node></node></extensiveForm></gte>";
    let read = first(text);
    let ImportedGame::Tree(game) = &read.game else {
        panic!("no tree");
    };
    assert_eq!(game.players(), ["Ann", "Bob"]);
    assert_eq!(
        games::tree_game::text::write(game),
        "?(9/10:1(Q:3;1/2 B:2.h3(F:1;0 N:0;0)) 1/10:2.h3(F:0;0 N:0;-1))"
    );
}

#[test]
fn bytes_become_text() {
    let text = "NFG 1 R \"Spiel\" äöü ≤";
    let utf16 = |unit: fn(u16) -> [u8; 2], mark: bool| -> Vec<u8> {
        let marked = if mark {
            format!("\u{feff}{text}")
        } else {
            text.to_owned()
        };
        marked.encode_utf16().flat_map(unit).collect()
    };
    for bytes in [
        text.as_bytes().to_vec(),
        format!("\u{feff}{text}").into_bytes(),
        utf16(u16::to_le_bytes, true),
        utf16(u16::to_be_bytes, true),
        utf16(u16::to_le_bytes, false),
        utf16(u16::to_be_bytes, false),
    ] {
        assert_eq!(encoding::text(&bytes).as_deref(), Ok(text));
    }
    assert!(encoding::text(&[0xff, 0xfe, 0x41]).is_err());
    assert!(encoding::text(&[0xc3, 0x28]).is_err());
}
