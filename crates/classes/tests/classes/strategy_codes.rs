//! Codes of strategies: whatever is written is read back, and found in any text.

use super::sample::lesson;
use classes::frame::CodeFault;
use classes::search::{search, search_strategies};
use classes::shape::Shape;
use classes::strategy_code::{HandedInStrategy, TooLong, write};
use proptest::prelude::*;

const RULES: &str = "first: C\nif they defected last 2: D;\n\n  else: C with 0.9";
const PLAIN: &str = "first: c; if they defected last 2: d; else: c with 0.9";

fn handed_in(seat: Option<u16>, text: &str) -> HandedInStrategy {
    let text = text.to_owned();
    HandedInStrategy { seat, text }
}

fn found(text: &str) -> Vec<Result<HandedInStrategy, CodeFault>> {
    let found = search_strategies(text).into_iter();
    found.map(|found| found.read).collect()
}

#[test]
fn a_class_hands_in_strategies_in_any_text() {
    let rules = write(&handed_in(Some(7), RULES)).unwrap();
    let named = write(&handed_in(None, "TitForTat")).unwrap();
    let chat = format!(
        "Ann: here is mine {rules}!\nBob: {}\n",
        named.to_lowercase()
    );
    let right = [handed_in(Some(7), PLAIN), handed_in(None, "titfortat")];
    assert_eq!(found(&chat), right.map(Ok));
    // Short enough to be typed.
    assert!(named.len() <= 24 && rules.len() <= 70, "{named} {rules}");
}

#[test]
fn what_is_no_code_of_a_strategy_says_why() {
    let code = write(&handed_in(Some(7), RULES)).unwrap();
    let wrong = if code.ends_with('7') { "8" } else { "7" };
    let wrong = format!("{}{wrong}", &code[..code.len() - 1]);
    assert_eq!(found(&wrong), [Err(CodeFault::CheckDigits)]);
    assert!(matches!(
        found(&code[..24])[..],
        [Err(CodeFault::TooShort { .. })]
    ));
    // Where answers of a lesson are looked for.
    let in_class = search(&Shape::of(&lesson()), &code);
    assert_eq!(in_class[0].read, Err(CodeFault::OtherKind));
    assert_eq!(
        write(&handed_in(None, &"if they defected last 2: D; ".repeat(40))),
        Err(TooLong)
    );
}

/// Actions may have any names; those of small letters take few bits.
#[test]
fn names_of_actions_are_handed_in_too() {
    for text in [
        "else: \"höher\"",
        "first: \"stay at home\"; else: 出 * 2",
        "else: б",
    ] {
        let code = write(&handed_in(Some(1), text)).expect(text);
        assert_eq!(found(&code), [Ok(handed_in(Some(1), text))]);
    }
}

proptest! {
    #[test]
    fn strategies_are_read_back(seat in proptest::option::of(1_u16..=999), text in "([a-z0-9 :;,./()<>=+?-]{1,90}|\\PC{1,20})") {
        let Ok(code) = write(&handed_in(seat, &text)) else {
            return Ok(());
        };
        match &found(&code)[..] {
            [Ok(read)] => {
                prop_assert_eq!(read.seat, seat);
                prop_assert_eq!(write(read).unwrap(), code);
            }
            // Spaces and semicolons alone are no strategy.
            other => prop_assert!(text.trim_matches([' ', ';']).is_empty() && *other == [Err(CodeFault::Forged)], "{:?}", other),
        }
    }
}
