//! Expressions: what they are worth, and what is said about those that are worth nothing.

use experiments::Experiment;
use lessons::expression::{Expression, Scope, Value};
use proptest::prelude::*;
use serde_json::json;
use texts::ENGLISH;

fn worth(text: &str) -> Result<Value, String> {
    let experiment = Experiment::open("minimax?algorithm=alpha-beta")
        .unwrap()
        .experiment;
    let result = json!({
        "value": 3.0,
        "moves": [{ "column": 1, "visits": 9 }, { "column": 4, "visits": 15 }, { "column": 2, "visits": 15 }],
        "none": null,
    });
    let scope = Scope {
        experiment: &experiment,
        result: Some(&result),
    };
    let expression = Expression::read(text).map_err(|fault| fault.sentence(&ENGLISH))?;
    let worth = expression.evaluate(&scope).map(|value| value.into_owned());
    worth.map_err(|fault| fault.sentence(&ENGLISH))
}

#[test]
fn operators_bind_as_in_mathematics() {
    for (text, right) in [
        ("1 + 2 * 3", 7.0),
        ("(1 + 2) * 3", 9.0),
        ("10 - 4 - 3", 3.0),
        ("8 / 4 / 2", 1.0),
        ("-2 ^ 2", -4.0),
        ("2 ^ 3 ^ 2", 512.0),
        ("2 ^ -1", 0.5),
        ("−3 + 1", -2.0),
        ("1.5e2", 150.0),
        ("result.moves[1].visits / result.moves[0].visits * 9", 15.0),
        ("round(2.346, 2)", 2.35),
        ("sqrt(16) + abs(-1)", 5.0),
        ("min(3, 1, 2) + max(pick(result.moves, \"visits\"))", 16.0),
        (
            "result.moves[place_of_max(pick(result.moves, 'visits'))].column",
            4.0,
        ),
        ("mean(pick(result.moves, 'visits'))", 13.0),
        ("length(result.moves)", 3.0),
        (
            "number('-61199/24751') + number('0.5') + number(1)",
            1.5 - 61199.0 / 24751.0,
        ),
        ("last(result.moves).column", 2.0),
    ] {
        let number = worth(text).map(|value| value.as_f64());
        assert_eq!(number, Ok(Some(right)), "{text}");
    }
}

#[test]
fn conditions_are_true_or_false() {
    for (text, right) in [
        ("result.value == 3", true),
        ("algorithm == 'alpha-beta'", true),
        ("algorithm != \"minimax\" and not result.value > 4", true),
        ("1 > 2 or 2 >= 2", true),
        ("false and result.nowhere == 1", false),
        ("result.none == nothing", true),
        ("true and false or true", true),
    ] {
        assert_eq!(worth(text), Ok(Value::Bool(right)), "{text}");
    }
}

#[test]
fn what_is_wrong_is_named_with_what_is_allowed() {
    for (text, said) in [
        ("1 +", "ends too early"),
        ("1 2", "“2” does not belong here"),
        ("foo(1)", "no function “foo”"),
        (
            "nodes",
            "There is no “nodes”. There are result, and the parameters game",
        ),
        (
            "result.best",
            "There is no “best” in it. There are: moves, none, value",
        ),
        ("result.moves[3]", "the list has 3"),
        ("result.moves[0.5]", "the list has 3"),
        ("result.moves + 1", "is not a number"),
        ("result.value and true", "3.0 is not true or false"),
        ("1 / 0", "no finite number"),
        ("number('1/0')", "no finite number"),
        ("number('inf')", "no finite number"),
        ("number('three')", "is not a number"),
        ("number('1/2/3')", "is not a number"),
        ("sqrt(1, 2)", "sqrt cannot take 2"),
        ("'open", "does not belong here"),
    ] {
        let fault = worth(text).unwrap_err();
        assert!(fault.contains(said), "{text}: {fault}");
    }
    let long = vec!["1"; 300].join("+");
    assert!(worth(&long).unwrap_err().contains("too long"));
}

proptest! {
    #[test]
    fn nothing_that_is_typed_panics(text in "[-a-z0-9 .()\\[\\]+*/^<>=!,'\"{}é−]{0,60}") {
        let _ = worth(&text);
    }

    /// What is read is written as it was, and read again as the same.
    #[test]
    fn texts_of_expressions_survive(a in -1000i32..1000, b in 1u32..1000) {
        let text = format!("({a} + {b}) * result.value");
        let expression = Expression::read(&text).unwrap();
        let json = serde_json::to_string(&expression).unwrap();
        prop_assert_eq!(serde_json::from_str::<Expression>(&json).unwrap(), expression);
    }
}
