//! Links that are wrong: what is said, and what plays instead.

use super::lab;
use experiments::repeated::RepeatedExperiment;
use experiments::{Experiment, LabExperiment, Opened};
use texts::ENGLISH;

/// What a link comes to, and what is said about it.
fn opened(link: &str) -> (RepeatedExperiment, Vec<String>) {
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(link).unwrap();
    let Experiment::Repeated(lab) = experiment else {
        panic!("{link}");
    };
    let told = problems.iter().map(|problem| problem.sentence(&ENGLISH));
    (lab, told.collect())
}

#[test]
fn a_strategy_that_is_none_makes_place_for_one_that_is() {
    for (text, says) in [
        (
            "m1(2,0,1,0;1)",
            "“2” is no probability: it must be from 0 to 1",
        ),
        ("TitForTit", "“TitForTit” is no strategy of the library"),
        (
            "automaton(c: C, D to e)",
            "“e” is no state of this automaton",
        ),
        ("else: C; first: D", "this rule can never hold"),
        ("else: E", "“E” is no action of this game; there are C, D"),
        ("", "nothing is written"),
    ] {
        let (lab, told) = opened(&format!("repeated?first={text}"));
        assert_eq!(told.len(), 1, "{text}");
        assert!(
            told[0].starts_with("first: ") && told[0].contains(says),
            "{told:?}"
        );
        assert!(told[0].ends_with("Tit for tat plays instead."), "{told:?}");
        assert_eq!(lab.first, "TitForTat");
    }
}

#[test]
fn a_strategy_for_another_game_makes_place_for_one_of_this() {
    let (lab, told) = opened("repeated?game=rock-paper-scissors&first=GTFT&second=else: S");
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("only for games in which both players have two actions"));
    assert_eq!((&*lab.first, &*lab.second), ("else: copy", "else: S"));
    let (lab, told) = opened("repeated?game=1:1,2:2,3:3;1:2,2:3,3:1&first=TFT&second=else: d");
    assert_eq!(told.len(), 2);
    assert_eq!((&*lab.first, &*lab.second), ("else: C", "else: A"));
}

#[test]
fn texts_of_any_length_and_kind_are_refused_with_their_place() {
    let long = "C".repeat(100_000);
    let refused = lab("repeated").change("second", &long).unwrap_err();
    let refused = refused.unwrap();
    let told = refused.sentence(&ENGLISH);
    assert!(
        told.contains("100000 bytes; a strategy has at most 4000"),
        "{told}"
    );
    assert_eq!(lab("repeated").with("game", &long), None);
    let (short, told) = opened(&format!("repeated?game={}", &long[..5_000]));
    assert_eq!((&*short.stage.game, told.len()), ("prisoners-dilemma", 1));
    let (_, told) = opened("repeated?continuation=1&execution=0.6&perception=-1&rounds=0");
    assert_eq!(told.len(), 4);
    assert!(
        told[0].contains("“1”") || told[1].contains("“1”"),
        "{told:?}"
    );
}

#[test]
fn a_game_that_cannot_be_repeated_says_why() {
    for (game, says) in [
        ("el-farol", "4 players; a stage game has two"),
        (
            "cournot",
            "7 actions; a player of a stage game has at most 5",
        ),
        ("chiken", "there is no game “chiken” in the library"),
        ("1:1,2;3:3,4:4", "row 1, cell 2 has 1 number"),
        ("1e-20:1,2:2", "payoffs with too many digits"),
    ] {
        let (lab, told) = opened(&format!("repeated?game={game}"));
        assert_eq!(told, [""; 0]);
        let reason = lab.runnable().unwrap_err();
        let sentence = reason.sentence(&ENGLISH);
        assert!(
            sentence.starts_with("game: ") && sentence.contains(says),
            "{sentence}"
        );
    }
    let (lab, _) = opened("repeated?game=1:1,2:2;3:3,4:4&actions=a,a;b,c");
    assert!(lab.runnable().unwrap_err().is_about("actions"));
}

#[test]
fn moves_that_are_none_are_cut_off() {
    let (lab, told) = opened("repeated?moves=0120");
    assert_eq!((&*lab.moves, told.len()), ("01", 1));
    let (lab, told) = opened("repeated?moves=0101&rounds=3");
    assert_eq!((&*lab.moves, told.len()), ("010", 1));
    assert!(told[0].contains("comes after the end"), "{told:?}");
    assert_eq!(lab.with_decision(0), None);
}

/// Names and probabilities have one text; what somebody has laid out stays.
#[test]
fn links_are_canonical() {
    let texts = |link: &str| {
        let lab = lab(link);
        let link = Experiment::from(lab.clone()).link();
        assert_eq!(super::lab(&link), lab);
        (lab.first, lab.second)
    };
    let canonical = |one: &str, two: &str| (one.to_owned(), two.to_owned());
    assert_eq!(
        texts("repeated?first=tit for two tats&second=m1(0.9, 0, 9/10 , 0;1)"),
        canonical("TitFor2Tats", "m1(9/10,0,9/10,0;1)")
    );
    assert_eq!(
        texts("repeated?first=first: C%0Aelse: copy&second= automaton(a: D) "),
        canonical("first: C\nelse: copy", "automaton(a: D)")
    );
}

/// An edit that is wrong is refused and its place is known; an edit of the game takes strategies along that fit it.
#[test]
fn edits_are_checked() {
    let whole = lab("repeated");
    let refused = whole.change("first", "else: X").unwrap_err().unwrap();
    let (text, place) = refused.place().unwrap();
    assert_eq!(&text[place], "X");
    assert!(
        refused
            .at_field("First", &ENGLISH)
            .starts_with("“X” is no action")
    );
    let changed = whole.change("game", "rock-paper-scissors").unwrap();
    assert_eq!(
        (&*changed.first, &*changed.second),
        ("else: copy", "else: copy")
    );
}
