//! Numbers as English writes them.

/// Groups of three digits, with narrow spaces that do not break.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// An end of what is allowed, exactly: as it is typed, but for thirds, and for large whole numbers, which are grouped.
pub(crate) fn limit(limit: f64) -> String {
    const MAX_GROUPED: f64 = 1e15;
    let size = limit.abs();
    let sign = if limit < 0.0 { "−" } else { "" };
    if size == 1.0 / 3.0 {
        format!("{sign}1/3")
    } else if size.fract() == 0.0 && size <= MAX_GROUPED {
        format!("{sign}{}", grouped(size as u64))
    } else {
        format!("{sign}{size}")
    }
}

/// At most four decimals, the sign as it is printed, ∞ for what is not finite.
pub(crate) fn value(value: f64) -> String {
    let sign = if value < 0.0 { "−" } else { "" };
    let size = value.abs();
    if size.is_infinite() {
        return format!("{sign}∞");
    }
    let text = format!("{size:.4}");
    let short = text.trim_end_matches('0').trim_end_matches('.');
    if short == "0" {
        "0".to_owned()
    } else {
        format!("{sign}{short}")
    }
}

/// A whole number with its sign, as it is printed.
pub(crate) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// So many decimals, the sign as it is printed, and none before what is rounded to nothing.
pub(crate) fn fixed(number: f64, decimals: usize) -> String {
    let size = format!("{:.decimals$}", number.abs());
    let is_zero = size.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    if number < 0.0 && !is_zero {
        format!("−{size}")
    } else {
        size
    }
}

/// The same with a plus before what is above 0.
pub(crate) fn signed_fixed(number: f64, decimals: usize) -> String {
    let text = fixed(number, decimals);
    if number > 0.0 && text != fixed(0.0, decimals) {
        format!("+{text}")
    } else {
        text
    }
}

/// One decimal.
pub(crate) fn percent(share: f64) -> String {
    format!("{} %", fixed(100.0 * share, 1))
}

pub(crate) fn range((low, high): (f64, f64), decimals: usize) -> String {
    format!("{} – {}", fixed(low, decimals), fixed(high, decimals))
}

/// Four significant digits: 0.1006, 2.047e−5.
pub(crate) fn probability(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    if value < 1e-9 {
        return "below 10⁻⁹".to_owned();
    }
    number(value)
}

pub(crate) fn number(value: f64) -> String {
    if value.abs() >= 0.001 || value == 0.0 {
        let text = format!("{value:.6}");
        return text.trim_end_matches('0').trim_end_matches('.').to_owned();
    }
    format!("{value:.4e}").replace('-', "−")
}

/// Probabilities as people read them: 0.62, 1.
pub(crate) fn three(strategy: &[f64; 3]) -> String {
    let texts = strategy.map(value);
    format!("({})", texts.join(", "))
}

/// "10⁻⁷".
pub fn power_of_ten(exponent: i32) -> String {
    let raised = |symbol: char| match symbol.to_digit(10) {
        Some(digit) => ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][digit as usize],
        None => '⁻',
    };
    let exponent: String = exponent.to_string().chars().map(raised).collect();
    format!("10{exponent}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_look() {
        assert_eq!(fixed(-0.5, 2), "−0.50");
        assert_eq!(fixed(-0.001, 2), "0.00");
        assert_eq!(fixed(2.0 / 3.0, 3), "0.667");
        let signed = [-0.004, 0.0, 0.004, 0.006].map(|number| signed_fixed(number, 2));
        assert_eq!(signed, ["0.00", "0.00", "0.00", "+0.01"]);
        assert_eq!(percent(0.5), "50.0 %");
        assert_eq!(range((-1.0, 0.25), 1), "−1.0 – 0.2");
    }
}
