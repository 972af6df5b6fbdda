//! What is no game, and why: the place, what was found, and what is allowed.

use games::import::read;

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (text, wanted) in [
        ("", "there is no game in the text"),
        ("  \n ", "there is no game in the text"),
        ("hello world", "line 1, cell 2: “world”"),
        (
            "1,2 3,4\n5,6",
            "line 2: number of cells 1; the first row of payoffs has 2",
        ),
        ("1,2 3,4\n5,6 x", "line 2, cell 2: “x” is not"),
        ("\ta\tb\nc\t1,2\t3,4\nd\t5,6", "line 3: number of cells 1"),
        ("\ta\tb\nc\t1,2\t3,4\nd\t5,6\t7,y", "line 3, cell 3: “y”"),
        (
            "4,4\t4\n3,3\t6,7",
            "line 1, cell 2: number of payoffs 1; the first cell has 2",
        ),
        ("1/0 2\n3 4", "“1/0” is a fraction with zero"),
        (
            "1 2\n3 4\n\n1 2 3\n4 5 6",
            "line 4: the second matrix has 2×3 payoffs and the first 2×2",
        ),
        (
            "1 2\n3 4\n\n1 2\n3 4\n\n1 2\n3 4",
            "line 7: matrix number 3",
        ),
        ("1,1 2,2\n3,3 4,4\n\n1,1 2,2\n3,3 4,4", "payoffs per cell 2"),
        (
            "3×2 Matrix{Int64}:\n 1 2\n 3 4",
            "line 2: the heading says 3×2 payoffs, and the matrix below it has 2×2",
        ),
        ("A = [1 2; 3 4]; B = -A", "expected a matrix"),
        ("A = [1 2; 3 4]; B = A'", "expected a matrix"),
        ("A = [1 2; 3 4]'", "“'”; expected the end of the line"),
        ("A = np.array([[1, 2], [3, 4]]).T", "“.”; expected a matrix"),
        (
            "A = 2 * np.array([[1, 2], [3, 4]])",
            "“*”; expected a matrix",
        ),
        ("A = -[1 2; 3 4]", "“-”; expected a matrix"),
        ("[[1, 2], [3, 4]] + 1", "“+”; expected the end of the line"),
        ("[[1, 2], [3, x4]]", "line 1, cell 2: “x4”"),
        ("[[1, 2], [3, 4]", "line 1, column 16: the end of the text"),
        ("[[1, 2], [3]]", "number of cells 1"),
        ("[[[[1]]]]", "deep"),
        ("[[[[[[[[[[[[1]]]]]]]]]]]]", "deep"),
        (
            "nash.Game([[1, 2], [3, 4]]",
            "the round bracket that closes a call",
        ),
        (
            "-\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}",
            "“-” beside a matrix",
        ),
        (
            "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}^{\\top}",
            "“^” beside a matrix",
        ),
        (
            "\\begin{pmatrix} 1 & \\sqrt{2} \\\\ 3 & 4 \\end{pmatrix}",
            "line 1, cell 2: “sqrt”",
        ),
        (
            "\\begin{pmatrix} 1 & 2 \\\\ 3 & \\alpha \\end{pmatrix}",
            "“alpha”",
        ),
        // What a call makes of a matrix is not known.
        (
            "A = np.transpose([[1, 2], [3, 4]])",
            "a matrix inside “transpose( … )”",
        ),
        (
            "A = [[1, 2], [3, 4]]\nGame(A, np.transpose(A))",
            "a matrix inside “transpose( … )”",
        ),
        (
            "A = [[1, 2], [3, 4]]\nnash.Game(A, C)",
            "line 2, column 15: “C”",
        ),
        ("nash.Game([[1, 2], [3, 4]], B)", "“B”"),
        ("[[np.sqrt(2), 1], [0, 3]]", "a number, Fraction(1, 2)"),
        // A first row of mistakes is no row of names.
        (
            "\\begin{pmatrix} a & b \\\\ 3 & 4 \\end{pmatrix}",
            "line 1, cell 1: “a”",
        ),
        ("[[a, b], [3, 4]]", "line 1, cell 1: “a”"),
        ("1,x\n3,4", "line 1, cell 2: “x”"),
        ("x,1\n3,4", "line"),
        ("A = [1 2; 3 4]\nB = f(x)", "expected a matrix"),
        ("A = [1 2; 3 4]\nB = f(A, 2) * 3", "expected a matrix"),
        ("1..5 2..5\n3 4", "line 1, cell 1: “1..5”"),
        ("- 1 - 2\n3 4 5 6", "line 1, cell 1: “-”"),
        ("NFG 1 R", "the file: line 1, column 8"),
        (
            "EFG 2 R \"x\" { \"a\" \"b\" } q",
            "the file: line 1, column 26",
        ),
        ("#BAGG 1", "an action-graph game"),
        ("<html></html>", "<html> holds no game"),
        (
            "<gte><strategicForm/></gte>",
            "has no <strategy player=\"1\">",
        ),
        ("<gte>", "the XML: "),
        (
            "NFG 1 R \"\" { \"1\" \"2\" } { c2 2 } 1",
            "“c2”, which is no whole number",
        ),
    ] {
        let told = match read(text) {
            Err(fault) => fault.to_string(),
            Ok(read) => panic!("{text}: {}", read[0].form),
        };
        assert!(told.contains(wanted), "{text}: {told}");
    }
}

#[test]
fn sizes_have_limits() {
    let row = vec!["1"; 31].join(" ");
    assert!(
        read(&format!("{row}\n{row}"))
            .expect_err("a fault")
            .to_string()
            .contains("31 actions")
    );
    let long = "1".repeat(39);
    assert!(
        read(&format!("{long} 2\n3 4"))
            .expect_err("a fault")
            .to_string()
            .contains("more than 38 digits")
    );
    let tall = "1 2\n".repeat(130_000);
    assert!(
        read(&tall)
            .expect_err("a fault")
            .to_string()
            .contains("500000")
    );
}

/// Texts that would be slow or deep for a careless reader; each is answered at once.
#[test]
fn deep_and_wide_texts_are_refused() {
    let nodes = |open: &str, close: &str, count: usize| {
        let (open, close) = (open.repeat(count), close.repeat(count));
        format!("<gte><extensiveForm>{open}{close}</extensiveForm></gte>")
    };
    for text in [
        "[".repeat(200_000),
        "[1],".repeat(100_000),
        "[[1]],a,".repeat(60_000),
        "{\"a\":".repeat(60_000),
        "\\frac{".repeat(80_000),
        format!("{}1{}", "\\frac{1}{".repeat(40_000), "}".repeat(40_000)),
        "\\begin{matrix}1&2\\end{matrix}".repeat(15_000),
        "<a>".repeat(200_000),
        nodes("<node>", "", 100_000),
        nodes("<node player=\"1\">", "</node>", 20_000),
        "\"\",".repeat(120_000),
        "a ".repeat(240_000),
        "1:".repeat(240_000),
        "(".repeat(400_000),
        "1\t".repeat(240_000),
        "|-".repeat(240_000),
    ] {
        let start: String = text.chars().take(30).collect();
        assert!(read(&text).is_err(), "{start}");
    }
}
