//! Numbers as they are written.

use games::fraction::{Fraction, FractionError};

fn read(text: &str) -> Result<String, FractionError> {
    text.parse::<Fraction>()
        .map(|fraction| fraction.to_string())
}

#[test]
fn integers_decimals_and_fractions_are_kept_exactly() {
    for (text, wanted) in [
        ("3", "3"),
        ("-3", "-3"),
        ("\u{2212}3", "-3"),
        ("+4", "4"),
        ("6/4", "3/2"),
        ("-2/6", "-1/3"),
        ("0.25", "1/4"),
        (".5", "1/2"),
        ("1.50", "3/2"),
        ("1e3", "1000"),
        ("2.5e-1", "1/4"),
        ("0/7", "0"),
        ("-0", "0"),
        ("0.1", "1/10"),
        ("000000000000000000000000000000000000007", "7"),
        (
            "123456789012345678901234567890",
            "123456789012345678901234567890",
        ),
    ] {
        assert_eq!(read(text).as_deref(), Ok(wanted), "{text}");
    }
}

#[test]
fn other_texts_are_refused_for_what_is_wrong_with_them() {
    let long = "1".repeat(31);
    let longer = "9".repeat(10_000);
    for (text, wanted) in [
        ("", FractionError::NotANumber),
        ("two", FractionError::NotANumber),
        ("1/2/3", FractionError::NotANumber),
        ("1//2", FractionError::NotANumber),
        ("--1", FractionError::NotANumber),
        ("1.2.3", FractionError::NotANumber),
        ("1e", FractionError::NotANumber),
        ("NaN", FractionError::NotANumber),
        ("inf", FractionError::NotANumber),
        ("1/-2", FractionError::NotANumber),
        ("3/0", FractionError::ZeroBelow),
        (&long, FractionError::TooManyDigits),
        (&longer, FractionError::TooManyDigits),
        ("1e31", FractionError::TooManyDigits),
        ("1e-31", FractionError::TooManyDigits),
        ("1e2147483648", FractionError::NotANumber),
        ("1e-2147483648", FractionError::TooManyDigits),
    ] {
        assert_eq!(read(text), Err(wanted), "{text}");
    }
}

#[test]
fn they_are_in_order_however_long_they_are() {
    let fraction = |text: &str| text.parse::<Fraction>().expect(text);
    let long = "999999999999999999999999999999";
    let ordered = [
        format!("-{long}"),
        "-7/3".to_owned(),
        "-2".to_owned(),
        format!("-1/{long}"),
        "0".to_owned(),
        format!("1/{long}"),
        "999999999999999999999999999997/999999999999999999999999999998".to_owned(),
        "999999999999999999999999999998/999999999999999999999999999999".to_owned(),
        "1".to_owned(),
        "7/3".to_owned(),
        long.to_owned(),
    ];
    for (a, first) in ordered.iter().enumerate() {
        for (b, second) in ordered.iter().enumerate() {
            assert_eq!(
                fraction(first).cmp(&fraction(second)),
                a.cmp(&b),
                "{first} {second}"
            );
        }
    }
}
