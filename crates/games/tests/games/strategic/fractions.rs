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
        ("1e-37", "1/10000000000000000000000000000000000000"),
        ("2.5e-1", "1/4"),
        ("0/7", "0"),
        ("-0", "0"),
        ("0.1", "1/10"),
        // Rests of rounding, as programs print them.
        ("1e-17", "1/100000000000000000"),
        ("1.4e-17", "7/500000000000000000"),
        (
            "-2.220446049250313e-16",
            "-2220446049250313/10000000000000000000000000000000",
        ),
        (
            "1.3877787807814457e-17",
            "13877787807814457/1000000000000000000000000000000000",
        ),
        (
            "99999999999999999999999999999999999999",
            "99999999999999999999999999999999999999",
        ),
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
    let long = "1".repeat(39);
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
        ("1e39", FractionError::TooManyDigits),
        ("1e-38", FractionError::TooManyDigits),
        ("1e2147483648", FractionError::NotANumber),
        ("1e-2147483648", FractionError::TooManyDigits),
    ] {
        assert_eq!(read(text), Err(wanted), "{text}");
    }
}

#[test]
fn they_are_in_order_however_long_they_are() {
    let fraction = |text: &str| text.parse::<Fraction>().expect(text);
    let long = "99999999999999999999999999999999999999";
    let ordered = [
        format!("-{long}"),
        "-7/3".to_owned(),
        "-2".to_owned(),
        format!("-1/{long}"),
        "0".to_owned(),
        format!("1/{long}"),
        "99999999999999999999999999999999999997/99999999999999999999999999999999999998".to_owned(),
        "99999999999999999999999999999999999998/99999999999999999999999999999999999999".to_owned(),
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
