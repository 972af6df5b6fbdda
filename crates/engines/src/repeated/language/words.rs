//! Words of the language, and how actions are named in it.

/// Words with a meaning of their own: an action that is called so needs quotation marks.
const RESERVED: [&str; 26] = [
    "always",
    "and",
    "cooperated",
    "cooperations",
    "copy",
    "defected",
    "defections",
    "else",
    "every",
    "first",
    "if",
    "in",
    "last",
    "lead",
    "left",
    "my",
    "not",
    "opposite",
    "or",
    "percent",
    "played",
    "repeat",
    "score",
    "switch",
    "they",
    "with",
];

/// Whether a word names no action unless it is in quotation marks.
pub fn is_reserved(word: &str) -> bool {
    RESERVED.contains(&word.to_lowercase().as_str())
}

/// How the language names one of these actions.
pub fn action_name(names: &[String], action: usize) -> String {
    let name = &names[action];
    let initial = |name: &String| {
        name.chars()
            .next()
            .filter(|first| first.is_alphabetic())
            .map(|first| first.to_uppercase().to_string())
    };
    let own = initial(name);
    let is_plain = own.is_some()
        && name
            .chars()
            .all(|part| part.is_alphanumeric() || part == '_')
        && !is_reserved(name);
    match own {
        Some(own)
            if names
                .iter()
                .filter(|name| initial(name).as_ref() == Some(&own))
                .count()
                == 1 =>
        {
            own
        }
        _ if names.len() == 2 => ["C", "D"][action].to_owned(),
        _ if is_plain => name.clone(),
        _ => format!("\"{}\"", unquoted(name)),
    }
}

/// A name as it stands in quotation marks.
pub fn unquoted(name: &str) -> String {
    name.replace('"', "")
}
