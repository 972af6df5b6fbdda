//! Links that open nothing, and the sentences that say why.

use crate::links::labs::open_cleanly;
use experiments::link::{LinkError, MAX_CHARACTERS};
use experiments::{Experiment, LABS};
use texts::ENGLISH;

/// Why `link` is refused; its sentence has all of `words`.
fn refused(link: &str, words: &[&str]) -> LinkError {
    let error = Experiment::open(link).expect_err(link);
    let sentence = error.sentence(&ENGLISH, LABS);
    for word in words {
        assert!(sentence.contains(word), "{word} is not in: {sentence}");
    }
    error
}

#[test]
fn labs_that_do_not_exist() {
    let unknown = |found: &str| LinkError::UnknownLab {
        found: found.to_owned(),
    };
    let error = refused("chess?moves=e4", &["chess", "mcts"]);
    assert_eq!(error, unknown("chess"));
    assert_eq!(refused("", &["mcts"]), unknown(""));
    assert_eq!(refused("https://x.example/#/", &["mcts"]), unknown(""));
    assert_eq!(
        refused("Connect-Four", &["Connect-Four"]),
        unknown("Connect-Four")
    );
    assert_eq!(refused("caf%C3%A9", &["“café”"]), unknown("café"));
}

#[test]
fn versions_of_the_future() {
    for (link, found) in [
        ("mcts?v=2", "2"),
        ("mcts?moves=44&v=17&seed=2", "17"),
        ("mcts?v=", ""),
        ("mcts?v=one", "one"),
        // Another version may have other labs.
        ("some-lab-to-come?v=2", "2"),
    ] {
        let version = LinkError::Version {
            found: found.to_owned(),
        };
        let words = [format!("“{found}”"), "version 1".to_owned()];
        assert_eq!(refused(link, &[&words[0], &words[1]]), version);
    }
    let versioned = open_cleanly("mcts?v=1&moves=44");
    assert_eq!(versioned, open_cleanly("mcts?moves=44"));
}

#[test]
fn links_longer_than_any_of_ours() {
    assert_eq!(MAX_CHARACTERS, 8_000);
    let padded = |length: usize| {
        let link = "mcts?seed=";
        format!("{link}{:0>width$}", 7, width = length - link.len())
    };
    let longest = open_cleanly(&padded(8_000));
    assert_eq!(longest, open_cleanly("mcts?seed=7"));
    let error = refused(&padded(8_001), &["8001", "8000"]);
    assert_eq!(error, LinkError::TooLong { characters: 8_001 });
    // Characters, not bytes; and of the part after the # alone.
    let umlauts = format!("mcts?x={}", "ä".repeat(7_980));
    assert!(Experiment::open(&umlauts).is_ok());
    let address = format!("https://x.example/{}#/mcts", "a".repeat(9_000));
    open_cleanly(&address);
}

#[test]
fn a_message_quotes_no_more_than_a_line() {
    let long = "x".repeat(500);
    let refusals = [long.clone(), format!("mcts?v={long}")];
    for link in refusals {
        let error = Experiment::open(&link).unwrap_err();
        let sentence = error.sentence(&ENGLISH, LABS);
        assert!(
            sentence.contains("xxx…") && sentence.chars().count() < 380,
            "{sentence}"
        );
    }
    let opened = Experiment::open(&format!("mcts?{long}=1&seed={long}")).unwrap();
    for problem in opened.problems {
        let sentence = problem.sentence(&ENGLISH);
        assert!(
            sentence.contains("xxx…") && sentence.chars().count() < 450,
            "{sentence}"
        );
    }
}
