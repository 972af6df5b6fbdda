//! Names of games: whether a text names a game of a library, or spells one out; and names of files with games.

/// Whether a text looks like a name: a letter, then letters, digits and hyphens.
pub fn is_name(text: &str) -> bool {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    text.starts_with(char::is_alphabetic) && text.chars().all(is_part)
}

/// The name of a file with a game, without its ending: of the library's name or else the title, `game` where there is neither.
pub fn file_stem(name: Option<&str>, title: &str) -> String {
    const MAX_LETTERS: usize = 60;
    let of = name.unwrap_or(title).to_lowercase();
    let words = of.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let stem: String = words.join("-").chars().take(MAX_LETTERS).collect();
    if stem.is_empty() {
        "game".to_owned()
    } else {
        stem
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_called_as_their_games_are() {
        assert_eq!(
            file_stem(Some("battle-of-the-sexes"), ""),
            "battle-of-the-sexes"
        );
        assert_eq!(
            file_stem(None, "Selten (IJGT, 75), Figure 2"),
            "selten-ijgt-75-figure-2"
        );
        assert_eq!(file_stem(None, "../Käse/?"), "käse");
        assert_eq!(file_stem(None, " "), "game");
    }
}
