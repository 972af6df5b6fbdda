//! Experiments that a class plays: what their pages say, and what is typed into them.

use classes::playing::choice_code;
use classes::playing::choices::Choices;
use classes::playing::closed::outcomes;
use classes::playing::handed_in::HandedIn;
use classes::playing::round::Round;
use classes::search::search_choices;
use experiments::Experiment;
use page_model::kit::route::{OF_CLASS, Route};
use page_model::playing::draft::{Draft, Missing};
use page_model::playing::said::{choice, own_result, private, rules, title};
use page_model::playing::settings::{settings, with};
use page_model::playing::taken::{csv, missing};
use page_model::playing::theory::{lab, published, sentences};
use std::collections::{BTreeMap, BTreeSet};
use texts::{ENGLISH, PlayingTexts};

const WORDS: &PlayingTexts = &ENGLISH.playing;

fn round(link: &str) -> Round {
    Round::read(link).unwrap().unwrap()
}

#[test]
fn everything_that_is_offered_opens_and_has_its_words() {
    let mut titles = BTreeSet::new();
    for offered in WORDS.offered {
        let link = format!("play/{}", offered.link);
        let round = round(&link);
        assert!(titles.insert(title(&round, &ENGLISH)), "{link}");
        assert!(rules(&round, &ENGLISH).len() > 60, "{link}");
        let said = sentences(&round, WORDS);
        assert!(said.iter().all(|said| said.len() > 20), "{said:?}");
        assert!(matches!(
            Route::of(&format!("#/{link}")),
            Route::Play(Ok(_))
        ));
        assert!(matches!(
            Route::of(&format!("#/{OF_CLASS}{link}")),
            Route::ClassPlays(Ok(_))
        ));
        if let Some(lab) = lab(&round) {
            assert!(Experiment::open(&lab).unwrap().problems.is_empty(), "{lab}");
        }
    }
    assert_eq!(titles.len(), WORDS.offered.len());
    // What is no round is told, and a lesson stays a lesson.
    assert!(matches!(Route::of("#/play/chess"), Route::Play(Err(_))));
    assert!(matches!(
        Route::of("#/class/play/guess?p=cat"),
        Route::ClassPlays(Err(_))
    ));
    assert!(matches!(
        Route::of("#/class/game-trees-by-hand"),
        Route::Class(Some(Ok(_)))
    ));
}

#[test]
fn a_code_comes_when_all_is_there() {
    let round = round("play/ultimatum?coins=10&seed=3");
    let mut draft = Draft::default();
    assert_eq!(draft.code(&round), Err(Missing::Seat));
    draft = draft.at(Some(7), &round);
    assert_eq!(draft.code(&round), Err(Missing::Field(0)));
    draft = draft.with(0, "4".to_owned());
    assert_eq!(draft.code(&round), Err(Missing::Field(1)));
    for wrong in ["11", "-1", "2.5", "x"] {
        assert_eq!(
            draft.with(1, wrong.to_owned()).code(&round),
            Err(Missing::Wrong(1, 10)),
            "{wrong}"
        );
    }
    draft = draft.with(1, " 3 ".to_owned());
    let code = draft.code(&round).unwrap();
    let found = search_choices(&round, &code);
    assert_eq!(found[0].read, Ok(draft.choice(&round).unwrap()));
    assert_eq!(draft.choice(&round).unwrap().choices, [4, 3]);
    assert_eq!(Draft::kept(Some(&draft.written())), draft);
    assert_eq!(Draft::kept(Some("{")), Draft::default());
}

/// The other side of a game has other actions: what was chosen for one is no choice for the other.
#[test]
fn another_side_chooses_anew() {
    let round = round("play/matrix?game=inspection&seed=0");
    let draft = Draft::default().at(Some(2), &round).with(0, "1".to_owned());
    assert_eq!(draft.at(Some(4), &round).at_place(0), "1");
    assert_eq!(draft.at(Some(3), &round).at_place(0), "");
    assert_ne!(private(&round, 2, WORDS), private(&round, 3, WORDS));
    let auction = self::round("play/first-price?seed=8");
    let value = auction.game.value(8, 1, 5).unwrap();
    assert_eq!(
        private(&auction, 5, WORDS),
        [format!("It is worth {value} to you.")]
    );
}

#[test]
fn a_student_is_told_whom_they_met_and_what_they_got() {
    let round = round("play/matrix?game=battle-of-the-sexes&seed=1");
    let choices = Choices(BTreeMap::from([(1, vec![0]), (2, vec![0])]));
    let outcomes = outcomes(&round, &choices);
    let own = own_result(&round, &outcomes, 1, WORDS).unwrap();
    assert_eq!(
        own[..2],
        [
            "Your choice: opera. You met seat 2.",
            "Choice of seat 2: opera."
        ]
    );
    assert!(
        own[2].starts_with("Points: 2. Rank: 2 of 2")
            || own[2].starts_with("Points: 3. Rank: 1 of 2"),
        "{own:?}"
    );
    assert_eq!(own_result(&round, &outcomes, 9, WORDS), None);
    let both = self::round("play/ultimatum");
    assert_eq!(
        choice(&both, 0, &[4, 3], WORDS),
        "I offer: 4, The smallest offer I accept: 3"
    );
    let csv = csv(&round, &outcomes, WORDS);
    assert_eq!(csv.lines().count(), 3);
    assert!(
        csv.starts_with("seat,value,chose,met,points,rank\n1,,opera,2,"),
        "{csv}"
    );
}

#[test]
fn settings_are_those_of_the_link_and_wrong_ones_are_told() {
    let words = &WORDS.settings;
    for offered in WORDS.offered {
        let round = round(&format!("play/{}", offered.link));
        let keys: Vec<String> = settings(&round, words)
            .into_iter()
            .map(|setting| setting.key)
            .collect();
        assert_eq!(
            round.of_all_rounds().matches('=').count(),
            keys.len(),
            "{keys:?}"
        );
    }
    let third = round("play/guess?p=2/3&seed=4&round=3");
    let other = with(&third, "p", "1/2", words).unwrap();
    assert_eq!(other.question(), "play/guess?p=1/2&max=100&seed=4&round=1");
    for wrong in ["0", "cat", "1/2&max=7", ""] {
        let said = with(&third, "p", wrong, words);
        assert!(said.is_err() || wrong.contains('&'), "{wrong}");
    }
    assert!(
        with(&third, "p", "cat", words)
            .unwrap_err()
            .to_string()
            .contains("such as 2/3")
    );
}

#[test]
fn those_who_are_missing_are_told_in_ranges() {
    let round = round("play/guess");
    let codes = [2, 4, 5, 9].map(|seat| {
        let choice = choice_code::Choice {
            seat,
            choices: vec![33],
        };
        choice_code::write(&round, &choice)
    });
    let mut handed_in = HandedIn::default();
    handed_in.add(search_choices(&round, &codes.join("\n")));
    assert_eq!(missing(&handed_in, 12), "1, 3, 6–8, 10–12");
    assert_eq!(missing(&handed_in, 2), "1");
    assert_eq!(missing(&HandedIn::default(), 0), "");
}

#[test]
fn theory_and_published_classes_are_told() {
    let said = |link: &str| sentences(&round(link), WORDS).join(" ");
    assert!(said("play/guess?p=1/2&max=80").contains("40, 20, 10, 5, 2.50"));
    assert!(
        said("play/matrix?game=battle-of-the-sexes").contains("(opera, opera), (match, match)")
    );
    assert!(
        said("play/matrix?game=matching-pennies").contains("no equilibrium in pure strategies")
    );
    assert!(said("play/first-price?group=4").contains("3/4"));
    // ¾ · ½ · (½)³ · 100, and ¾ · 100.
    assert!(
        said("play/all-pay?group=4&max=100")
            .contains("much: 4.7 at half the highest value, 75.0 at the highest"),
        "{}",
        said("play/all-pay?group=4&max=100")
    );
    // 1 − (4/10)^(1/3), and (4/10)^(4/3) that nobody does.
    let volunteers = said("play/volunteer?benefit=10&cost=4&group=4");
    assert!(
        volunteers.contains("26.3 %") && volunteers.contains("29.5 %"),
        "{volunteers}"
    );
    assert!(published(&round("play/guess"), WORDS).is_some_and(|said| said.contains("1995")));
    assert_eq!(published(&round("play/second-price"), WORDS), None);
}
