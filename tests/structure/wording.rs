//! Wording of what people read: the terms that are used, and turns of phrase that are not.

use crate::source::sources;

/// What is not written, and what is written instead.
const AVOIDED: [(&str, &str); 41] = [
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
];

/// The avoided phrases in a text, in small letters or not.
fn avoided(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let phrases = AVOIDED.iter().map(|(phrase, _)| *phrase);
    phrases.filter(|phrase| text.contains(phrase)).collect()
}

/// The texts in quotes of some code.
fn quoted(code: &str) -> String {
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn texts_have_the_words_that_were_agreed_on() {
    let is_read = |path: &str| {
        ["crates/texts/src/", "crates/cli/src/"]
            .iter()
            .any(|start| path.starts_with(start))
    };
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| is_read(&source.path)) {
        found.extend(
            avoided(&quoted(&source.text))
                .into_iter()
                .map(|phrase| (source.path.clone(), phrase)),
        );
    }
    let root = env!("CARGO_MANIFEST_DIR");
    let readme = std::fs::read_to_string(format!("{root}/README.md")).unwrap();
    found.extend(
        avoided(&readme)
            .into_iter()
            .map(|phrase| ("README.md".to_owned(), phrase)),
    );
    assert!(found.is_empty(), "{found:#?}\ninstead: {AVOIDED:#?}");
}

#[test]
fn planted_violations_are_found() {
    let planted = "// whoever reads this\nconst A: &str = \"Whoever wins gets 2 points a game.\";";
    assert_eq!(avoided(&quoted(planted)), ["whoever", "points a game"]);
    assert_eq!(
        avoided(&quoted("const A: &str = \"Everyone who wins.\";")),
        Vec::<&str>::new()
    );
}
