//! Numbers as English writes them.

/// Groups of three digits, with narrow spaces that do not break.
pub(super) fn grouped(number: u64) -> String {
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

/// At most four decimals, the sign as it is printed, ∞ for what is not finite.
pub(super) fn value(value: f64) -> String {
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
