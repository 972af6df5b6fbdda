//! Texts of strategies.

use super::support::{dilemma, named, player_of};
use engines::repeated::language::fault::Wrong;
use engines::repeated::language::read::{read, unchecked};
use engines::repeated::language::write::write;
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::automaton::{Automaton, State, pure};
use engines::repeated::strategies::rules::{
    Condition, Operation, Play, Ratio, Relation, Rule, Sum, Who,
};
use engines::repeated::strategies::strategy::{Strategy as Text, Written};
use games::fraction::Fraction;
use proptest::collection::vec;
use proptest::prelude::*;

fn sum() -> impl Strategy<Value = Sum> {
    let who = prop_oneof![Just(Who::Me), Just(Who::They)];
    let leaf = prop_oneof![
        (-9_i64..1000).prop_map(Sum::Number),
        Just(Sum::Round),
        Just(Sum::Left),
        Just(Sum::Lead),
        (who, 0_u8..3, proptest::option::of(1_u32..64))
            .prop_map(|(who, action, window)| Sum::Count(who, action, window)),
        prop_oneof![Just(Who::Me), Just(Who::They)].prop_map(Sum::Score),
        (0_u8..8).prop_map(Sum::Counter),
    ];
    let operation = prop_oneof![
        Just(Operation::Plus),
        Just(Operation::Minus),
        Just(Operation::Times),
        Just(Operation::Over)
    ];
    leaf.prop_recursive(3, 12, 2, move |inner| {
        (inner.clone(), operation.clone(), inner).prop_map(|(left, operation, right)| {
            Sum::Of(Box::new(left), operation, Box::new(right))
        })
    })
}

fn condition() -> impl Strategy<Value = Condition> {
    let relation = prop_oneof![
        Just(Relation::Less),
        Just(Relation::AtMost),
        Just(Relation::Equal),
        Just(Relation::Unequal),
        Just(Relation::AtLeast),
        Just(Relation::More)
    ];
    let who = prop_oneof![Just(Who::Me), Just(Who::They)];
    let leaf = prop_oneof![
        (1_u32..100).prop_map(Condition::First),
        (1_u32..100).prop_map(Condition::Last),
        (1_u32..100).prop_map(Condition::Every),
        (who, vec(proptest::option::of(0_u8..3), 1..4))
            .prop_map(|(who, pattern)| Condition::Played(who, pattern)),
        Just(Condition::Slipped),
        (sum(), relation, sum())
            .prop_map(|(left, relation, right)| Condition::Compare(left, relation, right)),
        (sum(), vec(-9_i64..100, 1..4)).prop_map(|(sum, numbers)| Condition::In(sum, numbers)),
    ];
    leaf.prop_recursive(3, 12, 2, |inner| {
        prop_oneof![
            inner
                .clone()
                .prop_map(|inner| Condition::Not(Box::new(inner))),
            (inner.clone(), inner.clone())
                .prop_map(|(left, right)| Condition::And(Box::new(left), Box::new(right))),
            (inner.clone(), inner)
                .prop_map(|(left, right)| Condition::Or(Box::new(left), Box::new(right))),
        ]
    })
}

fn play() -> impl Strategy<Value = Play> {
    let moving = sum().prop_filter("constants are written reduced", |sum| {
        !matches!(sum, Sum::Number(_))
    });
    let ratio = prop_oneof![
        (0_i64..10).prop_map(|tenths| {
            let part = Fraction::new(tenths, 10);
            let [above, below] =
                [part.numerator(), part.denominator()].map(|part| Sum::Number(part as i64));
            Ratio { above, below }
        }),
        (moving, sum()).prop_map(|(above, below)| Ratio { above, below }),
    ];
    prop_oneof![
        Just(Play::Copy),
        Just(Play::Repeat),
        vec(0_u8..3, 1..4).prop_map(Play::Sequence),
        (ratio.clone(), ratio).prop_map(|(one, two)| Play::Chance(vec![(2, one), (0, two)], 1)),
    ]
}

fn rule() -> impl Strategy<Value = Rule> {
    let counts = vec((0_u8..8, sum()), 0..3);
    let some = (condition(), proptest::option::of(play()), counts)
        .prop_map(|(when, play, counts)| Rule { when, play, counts });
    let last = play().prop_map(|play| Rule {
        when: Condition::Always,
        play: Some(play),
        counts: Vec::new(),
    });
    prop_oneof![some, last].prop_filter("a rule does something", |rule| {
        rule.play.is_some() || !rule.counts.is_empty()
    })
}

fn hands() -> StageGame {
    named(
        "0:0,-1:1,1:-1;1:-1,0:0,-1:1;-1:1,1:-1,0:0",
        &["rock", "paper", "go left"],
    )
}

proptest! {
    #[test]
    fn rules_read_as_what_was_written(rules in vec(rule(), 1..5)) {
        let game = hands();
        let seat = Seat { game: &game, player: 0 };
        let rules = Text::Rules(rules);
        let text = write(&rules, seat);
        prop_assert_eq!(unchecked(&text, seat).map(|read| read.0), Ok(rules), "{}", text);
    }

    #[test]
    fn automata_read_as_what_was_written(states in vec((vec(0_u16..4, 9), 0_usize..3, 0_i64..8), 4)) {
        let game = hands();
        let seat = Seat { game: &game, player: 1 };
        let mixture = |action, eighths| {
            let mut mixture = pure(action, 3);
            if eighths > 0 {
                mixture[action] = Fraction::new(eighths, 8);
                mixture[(action + 1) % 3] = Fraction::new(8 - eighths, 8);
            }
            mixture
        };
        let state = |(next, action, eighths)| State { mixture: mixture(action, eighths), next, rule: None };
        let automaton = Automaton { sizes: [3, 3], states: states.into_iter().map(state).collect() };
        let names = ["a", "b", "x1", "to"].map(str::to_owned).to_vec();
        let written = Text::Automaton(Written { names, automaton });
        let text = write(&written, seat);
        prop_assert_eq!(read(&text, seat), Ok(written), "{}", text);
    }

    #[test]
    fn any_text_is_a_strategy_or_a_fault_inside_it(text in "[a-d0-9CD(),;:=+*/?\" .-]{0,40}|(if|first|they played|else|C|D|:|;|with|and|\\(|their| )*") {
        let game = dilemma();
        match read(&text, Seat { game: &game, player: 0 }) {
            Ok(strategy) => {
                let seat = Seat { game: &game, player: 0 };
                prop_assert_eq!(read(&write(&strategy, seat), seat), Ok(strategy));
            }
            Err(fault) => prop_assert!(text.get(fault.place.clone()).is_some(), "{:?}", fault),
        }
    }
}

/// What is wrong with a text, and the text of the place.
fn fault(text: &str) -> (Wrong, &str) {
    let game = dilemma();
    let fault = read(
        text,
        Seat {
            game: &game,
            player: 0,
        },
    )
    .unwrap_err();
    (fault.wrong, &text[fault.place])
}

#[test]
fn faults_name_their_place() {
    assert_eq!(
        fault("first: C; else: D; if they played D: D"),
        (Wrong::Idle, "if they played D: D")
    );
    assert_eq!(
        fault("first 3: C; first 2: D; else: C"),
        (Wrong::Idle, "first 2: D")
    );
    assert_eq!(
        fault("if their D < 0: D; else: C"),
        (Wrong::Idle, "if their D < 0: D")
    );
    assert_eq!(
        fault("m1(1,0,1.5,0;1)"),
        (Wrong::Probability("1.5".to_owned()), "1.5")
    );
    assert_eq!(
        fault("else: C with 3/2"),
        (Wrong::Probability("3/2".to_owned()), "3/2")
    );
    assert_eq!(
        fault("automaton(a: C, D to b)"),
        (Wrong::State("b".to_owned()), "b")
    );
    assert_eq!(
        fault("automaton(a: C; a: D)"),
        (Wrong::StateTwice("a".to_owned()), "a")
    );
    let allowed = "C, D".to_owned();
    assert_eq!(
        fault("else: rock"),
        (
            Wrong::Action {
                found: "rock".to_owned(),
                allowed
            },
            "rock"
        )
    );
    assert_eq!(
        fault("TitForTats"),
        (Wrong::Name("TitForTats".to_owned()), "TitForTats")
    );
    assert_eq!(fault("if round: C"), (Wrong::NoCondition, "round"));
    assert_eq!(fault("else: C, D"), (Wrong::PlaysTwice, "D"));
    assert_eq!(fault("else: C €"), (Wrong::Sign('€'), "€"));
    assert_eq!(fault(" \n "), (Wrong::Empty, " \n "));
    assert_eq!(
        fault("Equalizer(9)"),
        (Wrong::OutsideGame("Equalizer"), "Equalizer(9)")
    );
    assert!(matches!(
        fault("GTFT(1,2)"),
        (Wrong::Numbers { found: 2, .. }, "GTFT(1,2)")
    ));
    assert!(matches!(
        fault(&"C".repeat(100_000)),
        (Wrong::TooLong(100_000), _)
    ));
    // A place that begins inside of a character would be none.
    assert_eq!(
        fault(&format!("a{}", "é".repeat(2_000))),
        (Wrong::TooLong(4_001), "é")
    );
    assert!(matches!(
        fault(&format!("if {}", "(".repeat(99))),
        (Wrong::TooDeep, "(")
    ));
    assert!(matches!(
        fault(&"else: C;".repeat(100)),
        (Wrong::TooManyRules, _)
    ));
    let game = hands();
    let other = read(
        "TFT",
        Seat {
            game: &game,
            player: 0,
        },
    )
    .unwrap_err();
    assert_eq!(other.wrong, Wrong::TwoActions);
}

#[test]
fn what_only_errors_and_unknown_ends_allow_is_no_fault() {
    let game = dilemma();
    let seat = Seat {
        game: &game,
        player: 0,
    };
    // Without errors nobody who always cooperates has ever defected.
    assert!(read("if my D > 0: D; else: C", seat).is_ok());
    assert!(read("last 2: D; if left = 5: D; else: C", seat).is_ok());
    assert!(read("if lead > 100: D; else: C", seat).is_ok());
}

#[test]
fn students_write_it_their_own_way() {
    let game = dilemma();
    let seat = Seat {
        game: &game,
        player: 0,
    };
    let canonical = |text: &str| write(&read(text, seat).unwrap(), seat);
    let written = "First: cooperate\nIF they defected last 2: defect\nif their defections > 3: D;\n\nevery 7: d\nelse: C with 0.9\n";
    assert_eq!(
        canonical(written),
        "first: C; if they played D D: D; if their D > 3: D; every 7: D; else: C with 9/10"
    );
    assert_eq!(
        canonical("if percent their D >= 30: D; else: C"),
        "if 100 * their D / (round - 1) >= 30: D; else: C"
    );
    assert_eq!(canonical("reactive(1, 0.3; 1)"), "m1(1,3/10,1,3/10;1)");
    assert_eq!(canonical("tit for tat"), "TitForTat");
    assert_eq!(canonical("if round ≥ 3: D"), "if round >= 3: D");
}

#[test]
fn rules_are_the_automaton_that_they_describe() {
    let game = dilemma();
    let smallest = |text: &str| player_of(&game, 0, text).automaton(true).unwrap().minimal();
    assert_eq!(smallest("if their D > 0: D; else: C"), smallest("Grudger"));
    assert_eq!(smallest("first: C; else: copy"), smallest("TFT"));
    assert_eq!(
        smallest(
            "first: C; if I played C and they played C or I played D and they played D: C; else: D"
        ),
        smallest("WSLS")
    );
    assert_eq!(
        smallest("if their D > 0 or my D > 0: D; else: C"),
        smallest("Grim")
    );
    assert_eq!(smallest("TFT").states.len(), 2);
    assert_eq!(smallest("TF2T").states.len(), 3);
    assert_eq!(smallest("FirstByDavis").states.len(), 20);
    assert_eq!(player_of(&game, 0, "Gradual").automaton(true), None);
    assert_eq!(
        player_of(&game, 0, "first: C; last: D; else: copy").automaton(true),
        None
    );
    let unknown = player_of(&game, 0, "first: C; last: D; else: copy");
    assert_eq!(unknown.automaton(false).unwrap().minimal(), smallest("TFT"));
}
