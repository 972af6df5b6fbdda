//! Codes of answers: read back as they were written, and found wrong where they are.

use super::sample::{another_lesson, class, lesson};
use classes::answer::{Answer, Kind, Said};
use classes::code::{self, HandedIn};
use classes::frame::CodeFault;
use classes::search::search;
use classes::shape::{Place, Shape};
use proptest::prelude::*;

/// All letters of codes.
const LETTERS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

fn read_back(shape: &Shape, text: &str) -> Vec<Result<HandedIn, CodeFault>> {
    search(shape, text)
        .into_iter()
        .map(|found| found.read)
        .collect()
}

#[test]
fn a_code_is_read_back() {
    let shape = Shape::of(&lesson());
    for student in class(200) {
        let code = code::write(&shape, &student);
        assert_eq!(code.left_out, 0);
        assert!(code.text.len() < 60, "{}", code.text);
        assert_eq!(
            read_back(&shape, &code.text),
            [Ok(student.clone())],
            "{}",
            code.text
        );
        // As people write it.
        for written in [
            code.text.to_lowercase(),
            code.text.replace('-', ""),
            code.text.replace('-', " "),
            code.text.replace('-', "–"),
            code.text.replace('0', "o").replace('1', "l"),
            format!("Ann, seat 4: {}. Bye!", code.text),
            format!("=\"{}\";1-2", code.text),
        ] {
            assert_eq!(
                read_back(&shape, &written),
                [Ok(student.clone())],
                "{written}"
            );
        }
    }
}

#[test]
fn every_wrong_letter_and_every_swap_of_neighbours_is_found() {
    let shape = Shape::of(&lesson());
    let student = &class(3)[1];
    let code = code::write(&shape, student).text;
    for (place, right) in code.char_indices().filter(|(_, letter)| *letter != '-') {
        for other in LETTERS.chars().filter(|other| *other != right) {
            let mut wrong = code.clone();
            wrong.replace_range(place..=place, &other.to_string());
            let found = read_back(&shape, &wrong);
            assert!(found.iter().all(Result::is_err), "{wrong}: {found:?}");
        }
    }
    let plain: Vec<char> = code.chars().filter(|letter| *letter != '-').collect();
    for place in 1..plain.len() {
        let mut swapped = plain.clone();
        swapped.swap(place - 1, place);
        let groups: Vec<String> = swapped
            .chunks(4)
            .map(|group| group.iter().collect())
            .collect();
        let wrong = groups.join("-");
        if wrong != code {
            let found = read_back(&shape, &wrong);
            assert!(found.iter().all(Result::is_err), "{wrong}: {found:?}");
        }
    }
}

#[test]
fn what_is_wrong_is_said() {
    let shape = Shape::of(&lesson());
    let code = code::write(&shape, &class(1)[0]).text;
    let all = code.replace('-', "").len();
    let torn = &code[..code.len() - 7];
    let found = torn.replace('-', "").len();
    assert_eq!(
        read_back(&shape, torn),
        [Err(CodeFault::TooShort { found, all })]
    );
    let other = Shape::of(&another_lesson());
    assert_eq!(read_back(&other, &code), [Err(CodeFault::OtherLesson)]);
    // Letters of later versions, with their check digits.
    let mut values: Vec<u8> = code
        .chars()
        .filter_map(|letter| LETTERS.find(letter))
        .map(|value| value as u8)
        .collect();
    for (version, fault) in [
        (2, CodeFault::OtherKind),
        (3, CodeFault::OtherKind),
        (4, CodeFault::LaterVersion),
        (0, CodeFault::Forged),
    ] {
        values[0] = version;
        let body = values.len() - classes::check_digits::COUNT;
        let digits = classes::check_digits::of(&values[..body]);
        values[body..].copy_from_slice(&digits);
        assert_eq!(code::read(&shape, &values), Err(fault));
    }
    // What only looks a little like a code is not spoken of.
    for other in [
        "2026-11-23",
        "+49 1555 123456",
        "550e8400-e29b-41d4-a716-446655440000",
        "a well-known four-year-old",
        "",
        "1-2-3",
    ] {
        assert_eq!(read_back(&shape, other), [], "{other}");
    }
}

#[test]
fn codes_of_long_lessons_hold_what_fits() {
    let place = Place {
        scene: 0,
        kind: Kind::Number,
    };
    let shape = Shape {
        lesson: 77,
        questions: vec![place; 100],
    };
    let answer = Answer {
        said: Said::number(0.123_456_789),
        claim: Some(true),
        is_own: true,
    };
    let student = HandedIn {
        seat: Some(999),
        seed: 999_999,
        answers: vec![Some(answer); 100],
    };
    let code = code::write(&shape, &student);
    let read = read_back(&shape, &code.text).remove(0).unwrap();
    let held = read.answers.iter().flatten().count();
    assert!(held >= 12 && held + code.left_out == 100, "{held}");
}

fn said() -> impl Strategy<Value = (Kind, Said)> {
    let number = any::<f64>().prop_filter("finite", |number| number.is_finite());
    let name = prop_oneof!["[a-zA-Z0-9.,]{1,16}", ".{0,20}"];
    prop_oneof![
        number.prop_map(|number| (Kind::Number, Said::number(number))),
        (1..40_usize)
            .prop_flat_map(|count| (Just(count), 0..count))
            .prop_map(|(count, option)| (Kind::Choice(count), Said::Option(option))),
        name.prop_map(|name| (Kind::Place, Said::place(&name))),
        Just((Kind::Free, Said::Words)),
    ]
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_back(
        all in prop::collection::vec((said(), any::<bool>(), any::<bool>(), any::<bool>()), 0..9),
        lesson in 0..1_u32 << 20, seat in prop::option::of(1..=999_u16), seed in any::<u64>(),
    ) {
        let questions = all.iter().map(|((kind, _), ..)| Place { scene: 0, kind: *kind }).collect();
        let shape = Shape { lesson, questions };
        let answers = all.iter().map(|((kind, said), is_there, claim, is_own)| is_there.then(|| Answer {
            said: said.clone(),
            claim: (*kind != Kind::Free).then_some(*claim),
            is_own: *is_own,
        }));
        let seed = seed >> 1;
        let student = HandedIn { seat, seed, answers: answers.collect() };
        let code = code::write(&shape, &student);
        prop_assume!(code.left_out == 0);
        prop_assert_eq!(read_back(&shape, &code.text), [Ok(student)]);
    }

    #[test]
    fn no_text_makes_it_panic(text in "(?s).{0,400}", letters in prop::collection::vec(0..32_u8, 0..140)) {
        let shape = Shape::of(&lesson());
        let _ = search(&shape, &text);
        let _ = code::read(&shape, &letters);
        // With check digits that are right, as anyone who forges one computes them.
        let groups = letters.len().div_ceil(4).clamp(1, 31);
        let mut forged = vec![1, groups as u8];
        forged.extend(&letters);
        forged.resize((groups + 1) * 4 - 4, 0);
        forged.extend(classes::check_digits::of(&forged));
        let read = code::read(&shape, &forged);
        prop_assert!(!matches!(read, Err(CodeFault::CheckDigits)));
    }

    #[test]
    fn texts_like_codes_never_panic(text in "[1-9A-Za-z][0-9A-Za-z]{3}([-– ][0-9A-Za-z]{1,5}){0,40}") {
        let _ = search(&Shape::of(&lesson()), &text);
    }
}
