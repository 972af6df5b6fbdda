//! Mask over inserts: Markdown would take `a*b*c` between braces for emphasis, so it sees letters there instead.

/// A text of the same length in bytes, with letters in place of what stands between braces on one line, outside formulas and code.
pub fn masked(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut masked = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        at = match bytes[at] {
            b'\\' => at + 2,
            b'$' | b'`' => after_run(text, at),
            b'{' if bytes.get(at + 1) == Some(&b'{') => at + 2,
            b'{' => match end_of(&text[at + 1..]) {
                Some(length) => {
                    masked[at + 1..at + 1 + length].fill(b'x');
                    at + length + 2
                }
                // Nothing closes it on this line, nor those after it.
                None => at + text[at..].find('\n').unwrap_or(text.len() - at),
            },
            _ => at + 1,
        };
    }
    // Whole characters were replaced by letters.
    String::from_utf8(masked).unwrap_or_else(|_| text.to_owned())
}

/// How long an insert is that begins here, without its braces: to the brace that closes it, on the same line and not in a quotation.
pub fn end_of(inside: &str) -> Option<usize> {
    let mut quote = None;
    for (at, character) in inside.char_indices() {
        match (quote, character) {
            (_, '\n') => return None,
            (None, '}') => return Some(at),
            (None, '"') => quote = Some('"'),
            (Some(open), _) if open == character => quote = None,
            _ => {}
        }
    }
    None
}

/// After what stands between two runs of the same signs, in one paragraph; after the first run if there is no second.
fn after_run(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    let sign = rest.as_bytes()[0];
    let length = rest.bytes().take_while(|&byte| byte == sign).count();
    let run = &rest[..length];
    let inside = &rest[length..];
    let inside = inside.split("\n\n").next().unwrap_or_default();
    let closed = inside.find(run).map(|end| at + 2 * length + end);
    closed.unwrap_or(at + length)
}
