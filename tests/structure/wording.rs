//! Wording of what people read: the terms that are used, and turns of phrase that are not.

use crate::source::sources;

/// What is not written, and what is written instead.
const AVOIDED: &[(&str, &str)] = &[
    ("whoever", "everyone who, the player who"),
    ("whomever", "which player"),
    ("nature moves", "chance moves"),
    ("rollout", "playout"),
    ("roll-out", "playout"),
    ("infoset", "information set"),
    ("hyperparameter", "setting"),
    ("pass on a link", "share a link"),
    ("hand on a link", "share a link"),
    ("but allowed is", "but it must be"),
    ("means nothing for", "has no effect in"),
    ("stands in the link", "appears in the link"),
    ("put it away", "remove"),
    ("what was done until", "what was found by"),
    ("was left out:", "was ignored:"),
    ("points a game", "points per game"),
    ("games a second", "games per second"),
    ("simulations a move", "simulations per move"),
    ("nodes a move", "nodes per move"),
    ("antes a hand", "antes per hand"),
    ("the oftener", "the more often"),
    ("how long is learned", "how long the players learn"),
    ("with commas between", "separated by commas"),
    ("by lot", "at random"),
    ("to be looked at", "shown"),
    ("says of", "says about"),
    ("known of", "known about"),
    ("knows nothing of", "knows nothing about"),
    ("bands of 95 %", "95 % bands"),
    ("nobody is better", "neither player is better"),
    (" less ½", " minus ½"),
    ("one less a", "one minus a"),
    ("begins every other", "they take turns to begin"),
    ("truly worth", "true value"),
    ("the probability with which", "the probability that"),
    ("the own ", "the player's own, their own"),
    ("otherwise than", "in any other way"),
    ("points in a hundred games", "points per hundred games"),
    ("is wanted", "was expected"),
    ("is said of", "means"),
    ("speaks for", "favours"),
    ("between semicolons", "separated by semicolons"),
    ("between commas", "separated by commas"),
    ("hang together", "are connected"),
    ("thousand million", "billion"),
    ("million million", "trillion"),
    ("node in work", "node that is being worked on"),
    ("certain with", "with … confidence"),
    ("a letter a round", "one character a round"),
    ("played for ever", "in the long run"),
    ("each to each", "any one to any other"),
    ("is never tried again", "is given up"),
    ("by leaving it alone", "by changing their own action"),
    ("in so many of", "out of … in how many"),
    ("foretell a move", "predict a move"),
];

/// The avoided phrases in a text, in small letters or not.
fn avoided(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let phrases = AVOIDED.iter().map(|(phrase, _)| *phrase);
    phrases.filter(|phrase| text.contains(phrase)).collect()
}

/// The texts in quotes of some code; one that goes on in the next line as one.
fn quoted(code: &str) -> String {
    let joined: String = code.split("\\\n").map(str::trim_start).collect();
    joined
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The comments of some code.
fn comments(code: &str) -> String {
    let comment = |line: &str| line.find("//").map(|start| line[start..].to_owned());
    code.lines()
        .filter_map(comment)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Comments that say nothing to anyone who has not read the line above.
const EMPTY: [&str; 5] = [
    "The same.",
    "Keeps it.",
    "The row.",
    "The view.",
    "All of them.",
];

/// The comments of some code that are nothing but one of these.
fn empty(code: &str) -> Vec<&'static str> {
    let lines: Vec<&str> = code.lines().map(str::trim).collect();
    let of = |line: &str| EMPTY.into_iter().find(|said| line == format!("/// {said}"));
    let is_whole = |at: &usize| {
        let next = lines.get(at + 1).unwrap_or(&"");
        !next.starts_with("///") || *next == "///"
    };
    let all = (0..lines.len()).filter(is_whole);
    all.filter_map(|at| of(lines[at])).collect()
}

/// Files that people read: lessons and documents.
fn documents() -> Vec<(String, String)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["", "docs", "docs/decisions", "lessons"].map(|folder| root.join(folder));
    let files = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).unwrap());
    let paths = files.map(|file| file.unwrap().path());
    let texts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        (path.display().to_string(), text)
    };
    texts.map(read).collect()
}

#[test]
fn texts_have_the_words_that_were_agreed_on() {
    let is_read = |path: &str| {
        ["crates/texts/src/", "crates/cli/src/"]
            .iter()
            .any(|start| path.starts_with(start))
    };
    let mut texts = documents();
    for source in sources().iter().filter(|source| source.path != file!()) {
        texts.push((source.path.clone(), comments(&source.text)));
        if is_read(&source.path) {
            texts.push((source.path.clone(), quoted(&source.text)));
        }
    }
    let found: Vec<_> = texts
        .iter()
        .flat_map(|(path, text)| avoided(text).into_iter().map(move |phrase| (path, phrase)))
        .collect();
    assert!(found.is_empty(), "{found:#?}\ninstead: {AVOIDED:#?}");
}

#[test]
fn comments_say_what_they_are_about() {
    for source in sources() {
        assert!(
            empty(&source.text).is_empty(),
            "{}: {:?}",
            source.path,
            empty(&source.text)
        );
    }
}

#[test]
fn planted_violations_are_found() {
    assert_eq!(
        empty("    /// The view.\n    pub fn view() {}"),
        ["The view."]
    );
    assert_eq!(empty("/// The same.\n///\n/// # Errors"), ["The same."]);
    assert!(empty("/// The row.\n/// It is drawn last.\n/// The row of a run.").is_empty());
    assert_eq!(avoided(&comments("a(); // by lot")), ["by lot"]);
    let planted = "// whoever reads this\nconst A: &str = \"Whoever wins gets 2 points a game.\";";
    assert_eq!(avoided(&quoted(planted)), ["whoever", "points a game"]);
    let long = "a = \"Whoever \\\n    wins gets 2 points \\\n    a game.\",";
    assert_eq!(avoided(&quoted(long)), ["whoever", "points a game"]);
    assert_eq!(
        avoided(&quoted("const A: &str = \"Everyone who wins.\";")),
        Vec::<&str>::new()
    );
}
