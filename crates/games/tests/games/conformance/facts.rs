//! The numbers of `crates/games/tests/oracles/facts.json`: counted or published elsewhere, by other programs than this.

use serde_json::Value;

/// The value at a path such as `/tic_tac_toe/draws`.
pub fn fact(path: &str) -> Value {
    let facts: Value = serde_json::from_str(include_str!("../../oracles/facts.json")).unwrap();
    facts.pointer(path).expect(path).clone()
}

/// A whole number.
pub fn count(path: &str) -> u64 {
    fact(path).as_u64().expect(path)
}

/// A list of whole numbers.
pub fn counts(path: &str) -> Vec<u64> {
    serde_json::from_value(fact(path)).expect(path)
}

/// A number.
pub fn number(path: &str) -> f64 {
    fact(path).as_f64().expect(path)
}

/// Fractions such as `737/1260`, as numerator and denominator.
pub fn fractions(path: &str) -> Vec<(u64, u64)> {
    let texts: Vec<String> = serde_json::from_value(fact(path)).expect(path);
    let fraction = |text: &String| {
        let (numerator, denominator) = text.split_once('/').expect(path);
        (numerator.parse().unwrap(), denominator.parse().unwrap())
    };
    texts.iter().map(fraction).collect()
}
