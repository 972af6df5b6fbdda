//! Changes of parameters, as texts of lessons have them: `key=value&key=value`.

/// Keys with their values; `None` if the text is none of that.
pub fn read(text: &str) -> Option<Vec<(String, String)>> {
    let change = |pair: &str| {
        let (key, value) = pair.split_once('=')?;
        let value = percent_encoding::percent_decode_str(value)
            .decode_utf8()
            .ok()?;
        Some((key.trim().to_owned(), value.trim().to_owned()))
    };
    text.trim().split('&').map(change).collect()
}
