//! What has to be said in every language: the types of the catalogue, grouped by who says it.

/// All texts of a language.
#[derive(Debug)]
pub struct Texts {
    pub allowed: AllowedTexts,
    pub link: LinkTexts,
    pub file: FileTexts,
    pub connect_four_parameters: ConnectFourParameterTexts,
    pub connect_four: ConnectFourTexts,
}

/// A parameter in the form and on the command line.
#[derive(Debug)]
pub struct ParameterText {
    /// A word or two.
    pub label: &'static str,
    /// One sentence, without what is allowed: that is added.
    pub help: &'static str,
    /// What a number counts; empty if nothing.
    pub unit: &'static str,
    /// The options of a choice, in its order.
    pub options: &'static [&'static str],
}

/// What a parameter may be, as phrases after "allowed is".
#[derive(Debug)]
pub struct AllowedTexts {
    pub integer: fn(u64, u64) -> String,
    pub integer_or_end: fn(u64) -> String,
    pub real: fn(f64, f64) -> String,
    pub choice: fn(&str) -> String,
    pub switch: &'static str,
    pub cell_or_none: &'static str,
    pub moves: fn(usize) -> String,
}

/// Links that are wrong, each a whole sentence.
#[derive(Debug)]
pub struct LinkTexts {
    pub too_long: fn(usize, usize) -> String,
    pub unknown_lab: fn(&str, &str) -> String,
    pub version: fn(&str, u64) -> String,
    pub unknown_key: fn(&str, &str) -> String,
    pub repeated: fn(&str) -> String,
    pub value: fn(&str, &str, &str) -> String,
    pub packed: fn(&str, &str) -> String,
    pub not_a_move: fn(&str, usize, char) -> String,
    pub illegal_move: fn(&str, usize, char) -> String,
    pub after_the_end: fn(&str, usize, char) -> String,
    pub blocked_outside: fn(&str, u8, u8) -> String,
    pub after_the_last_move: fn(&str, u64, u64) -> String,
    /// Takes how the game ended.
    pub nothing_to_run: fn(&str) -> String,
}

/// Files that are wrong, each a whole sentence.
#[derive(Debug)]
pub struct FileTexts {
    pub too_long: fn(usize, usize) -> String,
    pub not_ours: &'static str,
    pub version: fn(u64, u64) -> String,
    /// Takes the sentence about the link in it.
    pub link: fn(&str) -> String,
    pub damaged: &'static str,
    pub unreadable: &'static str,
}

/// The parameters of the Connect Four lab.
#[derive(Debug)]
pub struct ConnectFourParameterTexts {
    pub moves: ParameterText,
    pub ply: ParameterText,
    pub person: ParameterText,
    pub agent: ParameterText,
    pub simulations: ParameterText,
    pub c: ParameterText,
    pub choice: ParameterText,
    pub width: ParameterText,
    pub height: ParameterText,
    pub in_a_row: ParameterText,
    pub blocked: ParameterText,
    pub trees: ParameterText,
    pub reuse: ParameterText,
    pub epsilon: ParameterText,
    pub nodes: ParameterText,
    pub seed: ParameterText,
}

/// The Connect Four lab.
#[derive(Debug)]
pub struct ConnectFourTexts {
    pub title: &'static str,
    pub summary: &'static str,
    pub first_has_won: &'static str,
    pub second_has_won: &'static str,
    pub drawn: &'static str,
}
