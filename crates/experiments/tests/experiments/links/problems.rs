//! Each thing that can be wrong with a link that opens all the same: the sentence names the key, what was found
//! and what is allowed, and the experiment has the default there.

use crate::links::labs::open_cleanly;
use core::any::Any;
use experiments::common::board::BlockedOutside;
use experiments::diagnostic::Diagnostic;
use experiments::link_fault::LinkFault;
use experiments::mcts::MctsExperiment;
use experiments::parameters::{Kind, Parameter, Parameters};
use experiments::ratings::RatingsExperiment;
use experiments::{Experiment, packed};
use games::record::MoveError;
use texts::ENGLISH;

/// Opens `link`, which has one fault; the sentence about it has all of `words`, and without the fault the
/// link would have been `mended`.
pub fn one_problem(link: &str, words: &[&str], mended: &str) -> Diagnostic {
    let opened = Experiment::open(link).expect(link);
    assert_eq!(opened.problems.len(), 1, "{link}: {:?}", opened.problems);
    let sentence = opened.problems[0].sentence(&ENGLISH);
    for word in words {
        assert!(sentence.contains(word), "{word} is not in: {sentence}");
    }
    assert_eq!(opened.experiment, open_cleanly(mended), "{link}");
    assert_eq!(opened.experiment.link(), mended, "{link}");
    opened.problems[0].clone()
}

fn kind_of(key: &str) -> &'static dyn Kind {
    &*MctsExperiment::find(key).unwrap().kind
}

/// Whether two kinds are of one type.
pub fn are_alike(one: &dyn Kind, other: &dyn Kind) -> bool {
    (one as &dyn Any).type_id() == (other as &dyn Any).type_id()
}

/// Values that their parameters do not take, by the kind of the parameter; too many moves come on top.
const NOT_ALLOWED: [(&str, &str); 40] = [
    // A number or the word infinite
    ("first_play", "-1"),
    ("first_play", "inf"),
    ("first_play", "11"),
    // Integer
    ("simulations", "0"),
    ("simulations", "100000001"),
    ("simulations", "20 000"),
    ("simulations", "2e4"),
    ("simulations", ""),
    ("width", "3"),
    ("width", "13"),
    ("height", "-6"),
    ("in_a_row", "6"),
    ("trees", "65"),
    ("nodes", "999"),
    ("seed", "18446744073709551616"),
    ("seed", "+1"),
    ("seed", "٣"),
    // IntegerOrEnd
    ("ply", "145"),
    ("ply", "last"),
    ("ply", "-1"),
    // Real
    ("c", "-0.1"),
    ("c", "100.5"),
    ("c", "NaN"),
    ("c", "inf"),
    ("c", "1,400"),
    ("epsilon", "0"),
    ("epsilon", "1e-13"),
    // Choice
    ("choice", "Visits"),
    ("person", "none"),
    ("person", ""),
    // Switch
    ("reuse", "yes"),
    ("reuse", ""),
    // CellOrNone
    ("blocked", ""),
    ("blocked", "4"),
    ("blocked", "0.1"),
    ("blocked", "4.256"),
    ("blocked", "a.1"),
    // Ratings
    ("elo", ""),
    ("elo", "1/x"),
    ("elo", "4001"),
];

#[test]
fn values_that_are_not_allowed() {
    let too_many_moves = "4".repeat(145);
    let cases = NOT_ALLOWED
        .into_iter()
        .chain([("moves", too_many_moves.as_str())]);
    for (key, value) in cases.clone() {
        let link = format!("mcts?{key}={value}");
        let allowed = kind_of(key).allowed(&ENGLISH);
        let shown: String = value.chars().take(60).collect();
        let problem = one_problem(&link, &[key, &shown, &allowed], "mcts");
        let fault = problem.fault::<LinkFault>();
        assert!(
            matches!(fault, Some(LinkFault::Value { .. })),
            "{link}: {problem:?}"
        );
        assert_eq!(problem.key(), key);
    }
    // Every kind of value has been wrong once.
    for Parameter { kind, .. } in MctsExperiment::schema() {
        let same = |(key, _): (&str, &str)| are_alike(kind_of(key), &**kind);
        // Agents have sentences of their own.
        let is_agent = are_alike(kind_of("agent"), &**kind);
        assert!(is_agent || cases.clone().any(same), "{kind:?}");
    }
}

#[test]
fn a_word_that_only_another_lab_takes() {
    let words = ["variant", "linear", "cfr, cfr-plus"];
    one_problem("general-sum?variant=linear", &words, "general-sum");
    open_cleanly("regret?variant=linear");
}

#[test]
fn an_old_word_is_read_and_not_written() {
    let opened = open_cleanly("tuning?problem=planet-wars");
    assert_eq!(opened.link(), "tuning?problem=win-rates");
}

#[test]
fn keys_that_do_not_exist() {
    let keys = |all: &[Parameter]| {
        let keys: Vec<&str> = all.iter().map(|known| known.key).collect();
        format!("Its settings are: {}.", keys.join(", "))
    };
    let of_mcts = keys(MctsExperiment::schema());
    let of_ratings = keys(RatingsExperiment::schema());
    for (lab, found, named) in [
        // Of many settings the similar ones, if there are some.
        ("mcts", "sims", "Similar settings: simulations"),
        ("mcts", "Seed", "Similar settings: seed"),
        ("mcts", "moves ", "Similar settings: moves"),
        ("mcts", "", &of_mcts),
        ("ratings", "Seed", &of_ratings),
    ] {
        let link = format!("{lab}?{found}=7&seed=5");
        let mended = format!("{lab}?seed=5");
        let problem = one_problem(&link, &[&format!("“{found}”"), named], &mended);
        let fault = problem.fault::<LinkFault>();
        assert!(
            matches!(fault, Some(LinkFault::UnknownKey { .. })),
            "{problem:?}"
        );
    }
}

#[test]
fn a_key_that_stands_there_twice() {
    let link = "mcts?seed=5&c=2&seed=6";
    let problem = one_problem(link, &["seed", "twice"], "mcts?c=2&seed=5");
    assert_eq!(problem, Diagnostic::new("seed", LinkFault::Repeated));
}

#[test]
fn packed_values_that_are_damaged() {
    let packed = packed::pack("4453");
    let shortened = &packed[..packed.len() - 2];
    // A character of base64 has six bits: those of the first byte are 000000 for 1 and 000010 for 9.
    let other_version = packed.replacen("~A", "~C", 1);
    for (value, reason) in [
        (shortened, "checksum"),
        (&other_version, "version 9"),
        ("~!", "characters"),
        ("~", "damaged"),
    ] {
        let link = format!("mcts?moves={value}&seed=5");
        let problem = one_problem(&link, &["moves", reason], "mcts?seed=5");
        let fault = problem.fault::<LinkFault>();
        assert!(matches!(fault, Some(LinkFault::Packed(_))), "{problem:?}");
    }
}

#[test]
fn a_packed_value_that_is_not_allowed() {
    let link = format!("mcts?c={}", packed::pack("much"));
    let allowed = kind_of("c").allowed(&ENGLISH);
    one_problem(&link, &["c is", "much", &allowed], "mcts");
}

/// The moves before the wrong one are kept.
#[test]
fn moves_that_cannot_be_played() {
    let (symbol, ply) = ("?".to_owned(), 3);
    let found = one_problem("mcts?moves=44%3F5", &["moves", "3", "“?”"], "mcts?moves=44");
    let error = MoveError::NotAMove { ply, symbol };
    assert_eq!(found, Diagnostic::new("moves", error));

    let (symbol, ply) = ("8".to_owned(), 3);
    let found = one_problem("mcts?moves=4485", &["moves", "3", "8"], "mcts?moves=44");
    let error = MoveError::Illegal { ply, symbol };
    assert_eq!(found, Diagnostic::new("moves", error));

    let (symbol, ply) = ("4".to_owned(), 7);
    let found = one_problem(
        "mcts?moves=44444445",
        &["moves", "7", "not possible"],
        "mcts?moves=444444",
    );
    let error = MoveError::Illegal { ply, symbol };
    assert_eq!(found, Diagnostic::new("moves", error));

    let (symbol, ply) = ("5".to_owned(), 8);
    let link = "mcts?moves=112233451";
    let found = one_problem(link, &["moves", "8", "end"], "mcts?moves=1122334");
    let error = MoveError::AfterTheEnd { ply, symbol };
    assert_eq!(found, Diagnostic::new("moves", error));
}

#[test]
fn a_blocked_cell_outside_the_board() {
    for (link, found, mended) in [
        ("mcts?blocked=8.1", "8.1", "mcts"),
        ("mcts?blocked=1.7", "1.7", "mcts"),
        ("mcts?blocked=256.1", "256.1", "mcts"),
        ("mcts?width=4&blocked=5.1", "5.1", "mcts?width=4"),
    ] {
        one_problem(link, &["blocked", found], mended);
    }
    let words = ["blocked", "“9.1”", "7 columns", "6 rows"];
    let problem = one_problem("mcts?blocked=9.1", &words, "mcts");
    assert!(problem.fault::<BlockedOutside>().is_some(), "{problem:?}");
    // Wide enough if the board comes later in the link.
    open_cleanly("mcts?blocked=9.1&width=9");
}

#[test]
fn a_moment_after_the_last_move() {
    let words = ["ply", "5", "4 moves"];
    let link = "mcts?moves=4453&ply=5";
    let problem = one_problem(link, &words, "mcts?moves=4453");
    let (found, last) = (5, 4);
    let fault = LinkFault::AfterTheLast { found, last };
    assert_eq!(problem, Diagnostic::new("ply", fault));
    one_problem("mcts?ply=1", &["ply", "0 moves"], "mcts");
}

#[test]
fn several_faults_are_all_named_in_the_order_of_the_link() {
    let link = "mcts?c=x&nonsense=1&seed=5&seed=6&moves=4z";
    let opened = Experiment::open(link).unwrap();
    let sentences: Vec<String> = opened
        .problems
        .iter()
        .map(|found| found.sentence(&ENGLISH))
        .collect();
    assert_eq!(sentences.len(), 4, "{sentences:?}");
    for (sentence, word) in sentences.iter().zip(["c is", "nonsense", "seed", "moves"]) {
        assert!(sentence.contains(word), "{sentence}");
    }
    assert_eq!(opened.experiment.link(), "mcts?moves=4&seed=5");
}

/// A text that nobody would read is not dropped without a word.
#[test]
fn texts_that_mean_nothing_are_said() {
    for link in [
        "minimax?moves=4455",
        "tuning?space=%3Cb%3E",
        "tuning?formula=xyz",
    ] {
        let opened = Experiment::open(link).unwrap();
        assert_eq!(opened.problems.len(), 1, "{link}: {:?}", opened.problems);
        let sentence = opened.problems[0].sentence(&ENGLISH);
        assert!(
            sentence.contains("has no effect in this experiment"),
            "{sentence}"
        );
        let canonical = opened.experiment.link();
        assert!(!canonical.contains('='), "{canonical}");
    }
}

/// What stays as it was written, and changes nothing beside the rest of the link, is said; where one looks is nobody's fault.
/// Pairs say themselves what both get.
#[test]
fn what_is_said_of_payoffs_that_contradict_it_is_left_out() {
    let pairs = "matrix?game=3:3,0:5%3B5:0,1:1";
    one_problem(
        &format!("{pairs}&payoffs=zero-sum"),
        &["payoffs", "zero-sum"],
        pairs,
    );
    let other = "matrix?game=3:3,0:4%3B5:0,1:1";
    one_problem(
        &format!("{other}&payoffs=symmetric"),
        &["payoffs", "symmetric"],
        other,
    );
    // These do not.
    open_cleanly("matrix?game=1:-1,0:0;0:0,1:-1&payoffs=zero-sum");
    open_cleanly("matrix?game=3,0;5,1&payoffs=symmetric");
}

#[test]
fn settings_that_make_no_difference_are_said() {
    let keys = |link: &str| -> Vec<String> {
        let opened = Experiment::open(link).unwrap();
        assert_eq!(opened.problems, [], "{link}");
        assert_eq!(opened.experiment.link(), link);
        let unused = opened.unused.iter();
        unused.map(|found| found.key().to_owned()).collect()
    };
    let unused = ["units", "reserve", "fee"];
    assert_eq!(
        keys("auction?format=third-price&units=2&reserve=0.2&fee=0.1"),
        unused
    );
    assert!(keys("auction?reserve=0.2").is_empty());
    assert_eq!(keys("auction?fee=0.1&budget=0.5"), ["budget"]);
    // A teacher who gives all readers seeds need not know which experiments use one.
    assert!(keys("minimax?seed=3").is_empty());
    assert!(keys("auction?round=3").is_empty());
    let opened = Experiment::open("auction?format=english&units=2").unwrap();
    let said = opened.unused[0].sentence(&ENGLISH);
    assert!(said.contains("“units” is 2"), "{said}");
}
