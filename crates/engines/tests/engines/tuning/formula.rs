//! A fitness that somebody writes down: both texts, values, errors.

use engines::formula::{
    EvaluationError, Formula, NamedSpace, NoValue, TextError, TextFault, Wanted, operations,
    program, values,
};
use engines::tuning::problems::{Fitness, FormulaProblem, Problem};
use engines::tuning::space::SpaceError;
use proptest::prelude::*;
use random::Random;

fn space(text: &str) -> NamedSpace {
    text.parse().expect("a space")
}

/// The value with x = 3 and y = −0.5.
fn value(formula: &str) -> Result<f64, EvaluationError> {
    let formula = Formula::read(formula, &space("x: 0, 3; y: 0, -0.5")).expect("a formula");
    formula.value(|dimension| [3.0, -0.5][dimension])
}

fn formula_error(formula: &str) -> TextError {
    Formula::read(formula, &space("x: 0, 3; y: 0, -0.5")).expect_err("no formula")
}

fn space_error(text: &str) -> TextError {
    text.parse::<NamedSpace>().expect_err("no space")
}

fn numbers(text: &str) -> Vec<String> {
    space(text).dimensions()[0].values.clone()
}

#[test]
fn formulas_have_the_values_that_are_computed_by_hand() {
    let e = core::f64::consts::E;
    for (formula, expected) in [
        ("1 + 2*3", 7.0),
        ("(1+2)*3", 9.0),
        ("10 - 4 - 3", 3.0),
        ("16 / 4 / 2", 2.0),
        ("2^3^2", 512.0),
        ("-2^2", -4.0),
        ("2^-1 * 4", 2.0),
        ("2 - -3", 5.0),
        ("--x", 3.0),
        ("-x*y", 1.5),
        ("x + y", 2.5),
        (".5 + 2e-1 + 1E2", 100.7),
        ("x < 3", 0.0),
        ("x <= 3", 1.0),
        ("x > 2 + 1", 0.0),
        ("x >= 2 + 1", 1.0),
        ("(x = 3) + (y = 3)", 1.0),
        ("sqrt(x^2 + 16)", 5.0),
        ("abs(y)", 0.5),
        ("min(x, y, 7) + max(x, y)", 2.5),
        ("max(1, 5, 2, 4)", 5.0),
        ("floor(y) + floor(2.7)", 1.0),
        ("round(2.5) + round(-2.5) + round(1.4)", 1.0),
        ("log(exp(2)) + log(e)", 3.0),
        ("e", e),
        ("sin(pi/2) + cos(0)", 2.0),
        ("if(x > 2, 10, 20) + if(y > 2, 1, 2)", 12.0),
        ("if(0, 1/0, if(1, 4, sqrt(-1)))", 4.0),
        ("0^0", 1.0),
        ("(-2)^3", -8.0),
    ] {
        let found = value(formula).expect(formula);
        assert!((found - expected).abs() < 1e-12, "{formula} = {found}");
    }
}

#[test]
fn where_there_is_no_value_the_operation_is_named() {
    for (formula, place, why) in [
        ("1 + 2 / (x - 3)", 7, NoValue::DivisionByZero),
        ("2 * sqrt(y)", 5, NoValue::NegativeRoot),
        ("log(x - 3)", 1, NoValue::Logarithm),
        ("y ^ 0.5", 3, NoValue::Power),
        ("0 ^ y", 3, NoValue::Power),
        ("exp(1000)", 1, NoValue::TooLarge),
        ("1e300 * 1e300", 7, NoValue::TooLarge),
        ("if(x, 1/0, 2)", 8, NoValue::DivisionByZero),
    ] {
        assert_eq!(
            value(formula),
            Err(EvaluationError { place, why }),
            "{formula}"
        );
    }
}

#[test]
fn wrong_formulas_are_told_where_and_what_is_allowed() {
    let unexpected = |found, wanted| TextFault::Unexpected { found, wanted };
    let arguments = |function, found, allowed| TextFault::Arguments {
        function,
        found,
        allowed,
    };
    for (formula, place, fault) in [
        ("", 1, TextFault::Empty),
        ("  ", 3, TextFault::Empty),
        ("1 +", 4, unexpected(None, Wanted::Operand)),
        ("1 2", 3, unexpected(Some('2'), Wanted::Operator)),
        ("(1 + 2", 1, TextFault::NotClosed),
        ("min(1, (2)", 4, TextFault::NotClosed),
        ("1)", 2, unexpected(Some(')'), Wanted::Operator)),
        ("(1 2)", 4, unexpected(Some('2'), Wanted::OperatorInside)),
        ("()", 2, unexpected(Some(')'), Wanted::Operand)),
        ("sqrt x", 6, unexpected(Some('x'), Wanted::Parenthesis)),
        ("x $ y", 3, unexpected(Some('$'), Wanted::Operator)),
        ("sqrt()", 1, arguments("sqrt", 0, 1..=1)),
        ("2+min(x)", 3, arguments("min", 1, 2..=usize::MAX)),
        ("if(1, 2)", 1, arguments("if", 2, 3..=3)),
        ("if(1,2,3,4)", 1, arguments("if", 4, 3..=3)),
        ("1 < x < 5", 7, TextFault::ComparedTwice),
        (
            "x + zé",
            5,
            TextFault::UnknownName {
                found: "zé".to_owned(),
                dimensions: vec!["x".to_owned(), "y".to_owned()],
                words: vec![],
            },
        ),
        (
            "x*1e999",
            3,
            TextFault::NumberTooLarge {
                found: "1e999".to_owned(),
            },
        ),
    ] {
        assert_eq!(
            formula_error(formula),
            TextError { place, fault },
            "{formula}"
        );
    }
}

#[test]
fn depth_and_length_are_limited() {
    let nested = |depth: usize| format!("{}1{}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(value(&nested(program::MAX_DEPTH - 1)), Ok(1.0));
    let too_deep = TextError {
        place: program::MAX_DEPTH + 1,
        fault: TextFault::TooDeep,
    };
    for wrong in ["(", "-", "1^", "min(1,", "1+2*("] {
        let error = formula_error(&wrong.repeat(100_000));
        assert_eq!(error.fault, TextFault::TooDeep, "{wrong}");
    }
    assert_eq!(formula_error(&nested(program::MAX_DEPTH)), too_deep);
    // Each level holds a number of its own: no text needs more places of the stack.
    let deepest = format!("{}7{}", "max(1,".repeat(99), ")".repeat(99));
    assert_eq!(value(&deepest), Ok(7.0));
    let most = program::MAX_OPERATIONS / 2;
    let long = |numbers: usize| vec!["1"; numbers].join("+");
    assert_eq!(value(&long(most)), Ok(most as f64));
    let error = formula_error(&long(most + 1));
    assert_eq!(error.fault, TextFault::TooLong);
}

#[test]
fn spaces_are_read_and_written() {
    let text = "x: 0, 0.5, 1; y: 1..5; mode : -1,1";
    let found = space(text);
    assert_eq!(found.space().sizes(), [3, 5, 2]);
    assert_eq!(found.names().collect::<Vec<_>>(), ["x", "y", "mode"]);
    assert_eq!(found.number(2, 0), -1.0);
    assert_eq!(found.to_string(), "x: 0..1 by 0.5; y: 1..5; mode: -1, 1");
    let third = numbers("a: 0..1 by 0.1")[3].clone();
    assert_eq!(third, "0.3");
    assert_eq!(numbers("a_1: 1..6 by 2, 10"), ["1", "3", "5", "10"]);
    assert_eq!(numbers("a: -0, -1"), ["0", "-1"]);
    assert_eq!(numbers("a: 3..3, 1..2"), ["3", "1", "2"]);
    let mixed = "q: 5, 1..3, 7, 7.5, 100..300 by 100, 2.5";
    assert_eq!(space(mixed).to_string(), mixed);
}

#[test]
fn wrong_spaces_are_told_where_and_what_is_allowed() {
    let unexpected = |found, wanted| TextFault::Unexpected { found, wanted };
    let few = |dimension, found| TextFault::Space(SpaceError::TooFewValues { dimension, found });
    let name = |name: &str| name.to_owned();
    for (text, place, fault) in [
        ("", 1, unexpected(None, Wanted::Name)),
        ("x: 1, 2;", 9, unexpected(None, Wanted::Name)),
        ("1: 1, 2", 1, unexpected(Some('1'), Wanted::Name)),
        ("x 1, 2", 3, unexpected(Some('1'), Wanted::Colon)),
        ("x: 1, b", 7, TextFault::Mixed { name: name("x") }),
        ("x: b, 1..3", 7, TextFault::Mixed { name: name("x") }),
        ("x: 1, $", 7, unexpected(Some('$'), Wanted::Value)),
        ("x: -b", 5, unexpected(Some('b'), Wanted::Number)),
        ("x: a, c b", 9, unexpected(Some('b'), Wanted::Separator)),
        ("x: sin, a", 4, TextFault::Reserved { name: name("sin") }),
        ("true: 1, 2", 1, TextFault::Reserved { name: name("true") }),
        (
            "x: a, y; y: b, c",
            7,
            TextFault::WordIsDimension { name: name("y") },
        ),
        ("x: a, x", 7, TextFault::WordIsDimension { name: name("x") }),
        ("x: a", 1, few(0, 1)),
        (
            "x: a, b, a",
            10,
            TextFault::RepeatedValue { value: name("a") },
        ),
        ("x: 1..", 7, unexpected(None, Wanted::Number)),
        ("x: 1, 2 y: 1", 9, unexpected(Some('y'), Wanted::Separator)),
        ("x: 1, 2; y: 1", 10, few(1, 1)),
        (
            "x: 1, 2; x: 1, 2",
            10,
            TextFault::RepeatedName { name: name("x") },
        ),
        ("pi: 1, 2", 1, TextFault::Reserved { name: name("pi") }),
        ("if: 1, 2", 1, TextFault::Reserved { name: name("if") }),
        (
            "x: 1..3, 2",
            10,
            TextFault::RepeatedValue { value: name("2") },
        ),
        (
            "x: 0..3 by 1,5",
            12,
            TextFault::DecimalComma { found: name("1,5") },
        ),
        (
            "x: 0,5, 1",
            4,
            TextFault::DecimalComma { found: name("0,5") },
        ),
        (
            "x: 1, 1,5",
            7,
            TextFault::DecimalComma { found: name("1,5") },
        ),
        (
            "x: 5..1",
            4,
            TextFault::EmptyRange {
                first: 5.0,
                last: 1.0,
            },
        ),
        ("x: 1..5 by 0", 12, TextFault::Step { found: 0.0 }),
        ("x: 1..5 by -1", 12, TextFault::Step { found: -1.0 }),
        ("x: 1..1e9", 4, TextFault::TooManyValues { name: name("x") }),
        (
            "x: 1..2 by 1e-9",
            4,
            TextFault::TooManyValues { name: name("x") },
        ),
        (
            "x: 1e309, 2",
            4,
            TextFault::NumberTooLarge {
                found: name("1e309"),
            },
        ),
    ] {
        assert_eq!(space_error(text), TextError { place, fault }, "{text}");
    }
}

#[test]
fn dimensions_and_points_are_limited() {
    let many = |count: usize, values: &str| {
        let names = (0..count).map(|number| format!("x{number}:{values}"));
        names.collect::<Vec<_>>().join(";")
    };
    assert!(many(53, "0,1").parse::<NamedSpace>().is_ok());
    let error = space_error(&many(54, "0,1"));
    assert_eq!(error.fault, TextFault::Space(SpaceError::TooManyPoints));
    // 53 dimensions of eight characters or nine, each but the last with a semicolon.
    assert_eq!(error.place, 10 * 7 + 43 * 8 + 1);
    let most = format!("x: 1..{}", values::MAX_VALUES);
    assert_eq!(space(&most).space().points(), values::MAX_VALUES as u64);
}

/// Three dimensions with words: one with other words too, one with some of the same, one of truths.
const WORDS: &str = "mode: slow, fast, true; other: fast, huge; on: true, false; x: 1, 3";

#[test]
fn words_are_compared_and_truths_are_numbers() {
    assert_eq!(space(WORDS).to_string(), WORDS);
    for (formula, point, expected) in [
        ("(mode = fast) * 3 + x", [1, 0, 0, 1], 6.0),
        ("(mode = fast) * 3 + x", [0, 0, 0, 1], 3.0),
        ("mode = other", [1, 0, 0, 0], 1.0),
        ("mode = other", [1, 1, 0, 0], 0.0),
        ("(mode) = (fast)", [1, 0, 0, 0], 1.0),
        ("mode = true", [2, 0, 0, 0], 1.0),
        ("mode = on", [2, 0, 0, 0], 1.0),
        ("mode = on", [2, 0, 1, 0], 0.0),
        ("10 * on - x", [0, 0, 0, 0], 9.0),
        ("10 * on - x", [0, 0, 1, 0], -1.0),
        ("if(other = huge, 7, x)", [0, 1, 0, 0], 7.0),
        ("(x > 2) = true", [0, 0, 0, 1], 1.0),
        ("true + true + false", [0, 0, 0, 0], 2.0),
    ] {
        let found = problem(WORDS, formula, 0.0).true_value(&point);
        assert_eq!(found, Some(expected), "{formula}");
    }
    let dimensions = problem(WORDS, "x", 0.0).dimensions();
    assert_eq!(dimensions[0].values, ["slow", "fast", "true"]);
}

#[test]
fn words_are_no_numbers() {
    let word = |found: &str| TextFault::WordAsNumber {
        found: found.to_owned(),
    };
    for (formula, place, fault) in [
        ("fast", 1, word("fast")),
        ("1 + mode", 5, word("mode")),
        ("mode * 2", 1, word("mode")),
        ("-(fast)", 3, word("fast")),
        ("2^mode", 3, word("mode")),
        ("mode^2", 1, word("mode")),
        ("mode < fast", 1, word("mode")),
        ("mode = 3", 1, word("mode")),
        ("x = fast", 5, word("fast")),
        ("(mode = fast) = fast + 1", 17, word("fast")),
        ("abs(huge)", 5, word("huge")),
        ("if(x, mode, 1)", 7, word("mode")),
        (
            "mode = fst",
            8,
            TextFault::UnknownName {
                found: "fst".to_owned(),
                dimensions: ["mode", "other", "on", "x"].map(str::to_owned).to_vec(),
                words: ["slow", "fast", "huge"].map(str::to_owned).to_vec(),
            },
        ),
    ] {
        let error = Formula::read(formula, &space(WORDS)).expect_err(formula);
        assert_eq!(error, TextError { place, fault }, "{formula}");
    }
}

fn problem(space_text: &str, formula: &str, noise: f64) -> FormulaProblem {
    let space = space(space_text);
    let formula = Formula::read(formula, &space).expect("a formula");
    FormulaProblem::new(space, formula, noise)
}

#[test]
fn a_problem_knows_its_truth() {
    let problem = problem("x: 0..5; y: 0, 1", "10/x - y", 0.0);
    assert_eq!(problem.best_value(), Some(10.0));
    assert_eq!(problem.true_value(&[2, 1]), Some(4.0));
    assert_eq!(problem.true_value(&[0, 1]), None);
    let error = problem.value(&[0, 1]).expect_err("no value");
    assert_eq!((error.place, error.why), (3, NoValue::DivisionByZero));
    let mut evaluator = problem.evaluator();
    let mut evaluate = |point: &[u16]| evaluator.evaluate(point, Random::stream(1, 0));
    assert_eq!(evaluate(&[2, 1]), 4.0);
    assert!(evaluate(&[0, 0]).is_nan());
}

#[test]
fn noise_is_normal_with_the_deviation_that_is_said() {
    let problem = problem("x: 0..5; y: 0, 1", "10*x - y", 2.0);
    let mut evaluator = problem.evaluator();
    let values = (0..10_000).map(|seed| evaluator.evaluate(&[2, 1], Random::stream(seed, 0)));
    let values: Vec<f64> = values.collect();
    let (mean, error) = crate::tuning::support::mean_and_error(&values);
    assert!((mean - 19.0).abs() < 4.0 * error, "{mean} ± {error}");
    // The standard error of a deviation is σ/√(2n) = 0.0141.
    assert!((error * 100.0 - 2.0).abs() < 0.06, "{error}");
}

#[test]
fn large_spaces_have_no_known_best_value() {
    let at_most = problem("x: 1..128; y: 1..128", "x + y", 0.0);
    assert_eq!(at_most.best_value(), Some(256.0));
    let larger = problem("x: 1..129; y: 1..128", "x + y", 0.0);
    assert_eq!(larger.best_value(), None);
    let nowhere = problem("x: 1, 2", "1/0", 0.0);
    assert_eq!(nowhere.best_value(), None);
}

/// Pieces of which both texts consist, and others.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "x", "y", "zz", "pi", "sqrt", "min", "if", "(", ")", "(", ")", ",", ";", ":", "..", "by",
        "mode", "fast", "true", "1", "0.5", "3e2", "1e999", "-", "+", "*", "/", "^", "<", "<=",
        "=", " ", "é", ".", "$",
    ]);
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

/// Sums and products of everything there is, with parentheses where they are needed.
fn right_formulas() -> impl Strategy<Value = String> {
    let leaf = prop::sample::select(vec!["x", "y", "2", "0.5", "pi", "-1"]).prop_map(str::to_owned);
    leaf.prop_recursive(6, 60, 3, |inner| {
        let sign = prop::sample::select(vec!["+", "-", "*", "/", "^", "<", ">=", "="]);
        let function = prop::sample::select(vec!["sqrt", "abs", "log", "sin", "floor"]);
        prop_oneof![
            (inner.clone(), sign, inner.clone())
                .prop_map(|(a, sign, b)| format!("({a}){sign}({b})")),
            (function, inner.clone()).prop_map(|(name, a)| format!("{name}({a})")),
            (inner.clone(), inner.clone(), inner).prop_map(|(a, b, c)| format!("if({a},{b},{c})")),
        ]
    })
}

proptest! {
    #[test]
    fn no_text_panics(text in prop_oneof![any::<String>(), pieces()]) {
        let names = space("x: 0, 3; y: 0, -0.5; mode: fast, slow");
        if let Ok(formula) = Formula::read(&text, &names) {
            let value = formula.value(|dimension| [3.0, -0.5, 2.0][dimension]);
            prop_assert!(value.is_err() || value.is_ok_and(f64::is_finite));
        }
        if let Err(error) = Formula::read(&text, &names) {
            prop_assert!(error.place <= text.chars().count() + 1);
        }
        if let Err(error) = text.parse::<NamedSpace>() {
            prop_assert!(error.place <= text.chars().count() + 1);
        }
    }

    #[test]
    fn right_formulas_are_read(text in right_formulas()) {
        match value(&text) {
            Ok(value) => prop_assert!(value.is_finite()),
            Err(error) => prop_assert!(error.place <= text.chars().count()),
        }
    }

    #[test]
    fn canonical_text_gives_the_same_words(
        words in prop::collection::btree_set("[a-wé][a-z0-9_]{0,5}", 2..20),
        truths in any::<bool>(),
    ) {
        let is_free = |word: &&String| !operations::is_reserved(word);
        let words: Vec<String> = words.iter().filter(is_free).cloned().collect();
        prop_assume!(words.len() > 1);
        let on = if truths { "true ,false" } else { "false, true" };
        let text = format!("X:{}; Y: 1 ,2, 3; Z: {on}", words.join(" , "));
        let read = space(&text);
        prop_assert_eq!(&read.dimensions()[0].values, &words);
        let canonical = read.to_string();
        prop_assert_eq!(&space(&canonical), &read);
        prop_assert_eq!(space(&canonical).to_string(), canonical);
        // Each word is equal to itself alone.
        for (value, word) in (0..).zip(&words) {
            let found = Formula::read(&format!("X = {word}"), &read).expect("a formula");
            for other in 0..words.len() as u16 {
                let number = found.value(|dimension| read.number(dimension, other)).expect("a number");
                prop_assert_eq!(number == 1.0, other == value);
            }
        }
    }

    #[test]
    fn canonical_text_gives_the_same_space(
        values in prop::collection::vec(prop_oneof![
            any::<f64>().prop_filter("finite", |number| number.is_finite()),
            (-20_i32..20, 0_i32..4).prop_map(|(number, decimals)| {
                f64::from(number) / 10_f64.powi(decimals)
            }),
        ], 2..30),
        range in (-50_i32..50, 1_i32..30, 0_i32..4),
    ) {
        let mut different: Vec<f64> = Vec::new();
        for value in values {
            if !different.contains(&value) {
                different.push(value);
            }
        }
        prop_assume!(different.len() > 1);
        let listed: Vec<String> = different.iter().map(f64::to_string).collect();
        let scale = 10_f64.powi(range.2);
        let (first, step) = (f64::from(range.0) / scale, f64::from(range.1) / scale);
        let text = format!("a: {}; b: {first}..{} by {step}", listed.join(", "), first + 20.5 * step);
        let read = space(&text);
        prop_assert_eq!(read.space().sizes()[1], 21);
        let canonical = read.to_string();
        prop_assert_eq!(&space(&canonical), &read);
        prop_assert_eq!(space(&canonical).to_string(), canonical);
    }
}
