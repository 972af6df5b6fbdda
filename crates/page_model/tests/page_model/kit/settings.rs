//! Settings: in a sentence, in a form, dragged; what became of an edit, and what was edited since.

use experiments::Experiment;
use experiments::parameters::{Control, Parameter};
use page_model::kit::change::{Change, EditOutcome, labels_of_changes};
use page_model::kit::dragging::{Drag, Movement, PAUSE, steps_of};
use page_model::kit::field::{Refused, help, input_mode, is_wide, toggled, typed};
use page_model::kit::sentence::{Form, Piece, find, pieces, refused, spoken, spoken_word};
use proptest::prelude::*;
use texts::ENGLISH;

fn open(link: &str) -> Experiment {
    Experiment::open(link).unwrap().experiment
}

fn parameter(link: &str, key: &str) -> &'static Parameter {
    find(open(link).schema(), key).unwrap()
}

/// The first parameter of any lab whose control is like this, with its lab.
fn first(is_wanted: fn(&'static Parameter) -> bool) -> &'static Parameter {
    let labs = [
        "mcts",
        "minimax",
        "regret",
        "racing",
        "tuning",
        "matrix",
        "tree-game",
        "ladder",
    ];
    let mut all = labs.iter().flat_map(|lab| open(lab).schema());
    all.find(|parameter| is_wanted(parameter)).unwrap()
}

#[test]
fn a_template_has_words_settings_and_values() {
    assert_eq!(
        pieces("After {iterations} rounds: {=gain}."),
        [
            Piece::Words("After "),
            Piece::Setting("iterations"),
            Piece::Words(" rounds: "),
            Piece::Value("gain"),
            Piece::Words("."),
        ]
    );
    assert_eq!(pieces("{a}{=b}"), [Piece::Setting("a"), Piece::Value("b")]);
    assert_eq!(pieces(""), []);
}

#[test]
fn braces_that_do_not_close_are_words() {
    assert_eq!(pieces("a {b"), [Piece::Words("a {b")]);
    assert_eq!(pieces("a} b"), [Piece::Words("a} b")]);
}

proptest! {
    /// No letter of a template is lost.
    #[test]
    fn pieces_are_the_whole_template(text in "[a-c{}=]{0,20}") {
        let written = |piece: &Piece| match piece {
            Piece::Words(words) => (*words).to_owned(),
            Piece::Setting(key) => format!("{{{key}}}"),
            Piece::Value(name) => format!("{{={name}}}"),
        };
        let again: String = pieces(&text).iter().map(written).collect();
        prop_assert_eq!(again, text);
    }
}

#[test]
fn numbers_are_dragged_and_words_are_chosen_in_a_sentence() {
    let simulations = parameter("mcts", "simulations");
    assert_eq!(Form::in_sentence(simulations), Form::Number);
    let algorithm = parameter("minimax", "algorithm");
    assert_eq!(Form::in_sentence(algorithm), Form::Choice);
}

#[test]
fn sets_switches_and_texts_with_a_grammar_are_edited_elsewhere() {
    for is_wanted in [
        (|parameter| matches!(parameter.kind.control(), Control::SomeOf(_)))
            as fn(&'static Parameter) -> bool,
        |parameter| matches!(parameter.kind.control(), Control::Switch),
        |parameter| {
            matches!(parameter.kind.control(), Control::Text { .. })
                && parameter.kind.common().is_empty()
        },
    ] {
        assert_eq!(Form::in_sentence(first(is_wanted)), Form::Elsewhere);
    }
}

#[test]
fn a_text_with_common_words_is_a_choice_of_them() {
    let parameter = first(|parameter| {
        matches!(parameter.kind.control(), Control::Text { .. })
            && !parameter.kind.common().is_empty()
    });
    let Form::FewWords(words) = Form::in_sentence(parameter) else {
        panic!("{}", parameter.key);
    };
    assert_eq!(words, parameter.kind.common());
}

#[test]
fn outside_of_a_sentence_a_switch_is_a_choice_and_a_text_is_only_said() {
    let switch = first(|parameter| matches!(parameter.kind.control(), Control::Switch));
    let words = ["off", "on"].map(str::to_owned).to_vec();
    assert_eq!(
        Form::out_of_sentence(switch, None),
        Some(Form::FewWords(words))
    );
    let text = first(|parameter| matches!(parameter.kind.control(), Control::Text { .. }));
    assert_eq!(Form::out_of_sentence(text, None), None);
}

#[test]
fn outside_of_a_sentence_a_choice_may_be_of_some_words_only() {
    let algorithm = parameter("minimax", "algorithm");
    let some = vec!["minimax".to_owned()];
    assert_eq!(
        Form::out_of_sentence(algorithm, Some(&some)),
        Some(Form::FewWords(some.clone()))
    );
    assert_eq!(
        Form::out_of_sentence(algorithm, None),
        Some(Form::in_sentence(algorithm))
    );
}

#[test]
fn words_are_said_by_their_names() {
    let algorithm = parameter("minimax", "algorithm");
    for (name, option) in (algorithm.text)(&ENGLISH).options {
        assert_eq!(spoken_word(algorithm, name, &ENGLISH), *option);
    }
}

#[test]
fn a_set_is_said_as_the_names_of_its_words() {
    let set = first(|parameter| matches!(parameter.kind.control(), Control::SomeOf(_)));
    let [(first, one), (second, two), ..] = (set.text)(&ENGLISH).options else {
        panic!("two options");
    };
    let both = format!("{first},{second}");
    assert_eq!(spoken(set, &both, &ENGLISH), format!("{one}, {two}"));
    assert_eq!(spoken(set, "none", &ENGLISH), "");
}

#[test]
fn a_refusal_in_a_sentence_says_what_was_typed_and_what_is_allowed() {
    let said = |key: &'static str| {
        let asked = Change {
            key,
            text: "many".to_owned(),
        };
        refused(open("mcts").schema(), &asked, &ENGLISH)
    };
    assert_eq!(said("nothing"), "");
    let simulations = said("simulations");
    assert!(
        simulations.starts_with("Simulations is “many”, but it must be "),
        "{simulations}"
    );
    assert!(simulations.contains("10"), "{simulations}");
}

#[test]
fn numbers_are_read_as_the_page_writes_them() {
    assert_eq!(typed(Control::Whole, " 12 000 "), "12000");
    assert_eq!(typed(Control::Real, "1 000.5"), "1000.5");
    assert_eq!(
        typed(Control::Text { is_wide: true }, " ((3 12)(2 4)) "),
        "((3 12)(2 4))",
        "spaces in other texts mean something"
    );
}

#[test]
fn an_edit_is_taken_refused_or_refused_with_a_sentence() {
    let of = |link: &str, key: &str, text: &str| {
        EditOutcome::of(&open(link).edit(key, text), &open(link), &ENGLISH)
    };
    assert_eq!(of("mcts", "simulations", "500"), EditOutcome::Taken);
    assert_eq!(of("mcts", "simulations", "many"), EditOutcome::Refused);
    assert!(matches!(
        of("minimax", "tree", "((3 12)"),
        EditOutcome::Because(_)
    ));
}

#[test]
fn why_an_edit_was_refused_is_said_exactly_where_that_is_known() {
    let refusal = |outcome: EditOutcome| outcome.refusal(|| "allowed".to_owned());
    assert_eq!(refusal(EditOutcome::Taken), None);
    assert_eq!(refusal(EditOutcome::Refused), Some("allowed".to_owned()));
    let because = EditOutcome::Because("exactly".to_owned());
    assert_eq!(refusal(because), Some("exactly".to_owned()));
}

#[test]
fn a_refused_text_stays_in_its_field_with_a_sentence() {
    let simulations = parameter("mcts", "simulations");
    let of = |outcome| Refused::of("many".to_owned(), outcome);
    assert_eq!(of(EditOutcome::Taken), None);
    let plain = of(EditOutcome::Refused).unwrap();
    assert_eq!(plain.text, "many");
    assert_eq!(
        plain.sentence(simulations, &ENGLISH),
        (ENGLISH.form.refused)(&simulations.kind.allowed(&ENGLISH))
    );
    let exact = of(EditOutcome::Because("exactly".to_owned())).unwrap();
    assert_eq!(exact.sentence(simulations, &ENGLISH), "exactly");
}

#[test]
fn help_says_what_a_parameter_is_for_and_what_it_may_be() {
    for parameter in open("mcts").schema() {
        let help = help(parameter, &ENGLISH);
        assert!(help.contains((parameter.text)(&ENGLISH).help), "{help}");
        assert!(help.contains(&parameter.kind.allowed(&ENGLISH)), "{help}");
    }
}

#[test]
fn telephones_offer_the_keys_that_a_value_needs() {
    assert_eq!(input_mode(Control::Whole), "numeric");
    assert_eq!(input_mode(Control::Real), "decimal");
    assert_eq!(input_mode(Control::Text { is_wide: false }), "text");
}

#[test]
fn long_names_want_the_whole_width() {
    let long = "a name to choose that is longer than half of a form";
    assert!(is_wide(Control::OneOf(&["a"]), &[("a", long)]));
    assert!(!is_wide(
        Control::OneOf(&["a", "b"]),
        &[("a", "short"), ("b", "also short")]
    ));
    assert!(is_wide(
        Control::SomeOf(&["a", "b"]),
        &[("a", &long[..25]), ("b", &long[..25])]
    ));
    assert!(is_wide(Control::Text { is_wide: true }, &[]));
    assert!(!is_wide(Control::Switch, &[]) && !is_wide(Control::Whole, &[]));
}

#[test]
fn ticking_a_box_adds_its_word_in_the_order_of_the_boxes() {
    let names = ["a", "b", "c"];
    assert_eq!(toggled(&names, "c", "a"), "a,c");
    assert_eq!(toggled(&names, "a,b,c", "b"), "a,c");
    assert_eq!(toggled(&names, "none", "b"), "b");
    assert_eq!(toggled(&names, "b", "b"), "none");
}

proptest! {
    /// Ticking a box twice changes nothing.
    #[test]
    fn ticking_twice_is_not_ticking(chosen in prop::collection::vec(any::<bool>(), 4), box_ in 0_usize..4) {
        let names = ["a", "b", "c", "d"];
        let words: Vec<&str> = names.iter().zip(&chosen).filter(|(_, is)| **is).map(|(name, _)| *name).collect();
        let value = if words.is_empty() { "none".to_owned() } else { words.join(",") };
        let twice = toggled(&names, &toggled(&names, &value, names[box_]), names[box_]);
        prop_assert_eq!(twice, value);
    }
}

/// A number that is stepped by ones.
fn by_ones(value: String, steps: i64) -> Option<String> {
    Some((value.parse::<i64>().unwrap() + steps).to_string())
}

#[test]
fn a_small_movement_is_a_click() {
    let mut drag = Drag::begin("10", 100.0, 0.0);
    assert_eq!(drag.moved(103.0, 500.0, by_ones), None);
    assert!(!drag.has_moved());
}

#[test]
fn every_step_of_a_drag_is_shown_and_asked_for_after_a_pause() {
    let mut drag = Drag::begin("10", 100.0, 0.0);
    let quick = drag.moved(114.0, PAUSE - 1.0, by_ones).unwrap();
    assert_eq!(
        quick,
        Movement {
            begins: true,
            shown: Some("12".to_owned()),
            asked: None,
        }
    );
    let later = drag.moved(121.0, PAUSE, by_ones).unwrap();
    assert!(!later.begins);
    assert_eq!(
        (later.shown.as_deref(), later.asked.as_deref()),
        (Some("13"), Some("13"))
    );
    let same = drag.moved(121.0, 10.0 * PAUSE, by_ones).unwrap();
    assert_eq!(
        same,
        Movement::default(),
        "what was asked for is not asked for again"
    );
}

#[test]
fn the_end_of_a_drag_asks_for_what_is_shown() {
    let mut drag = Drag::begin("10", 100.0, 0.0);
    drag.moved(86.0, 1.0, by_ones);
    let end = drag.end(86.0, by_ones).unwrap();
    assert_eq!(end.asked.as_deref(), Some("8"));
}

#[test]
fn a_drag_beyond_the_last_number_changes_nothing() {
    let mut drag = Drag::begin("10", 100.0, 0.0);
    let movement = drag.moved(200.0, 1e3, |_, _| None).unwrap();
    assert_eq!((movement.shown, movement.asked), (None, None));
}

#[test]
fn keys_step_by_one_and_by_ten() {
    assert_eq!(steps_of("ArrowUp"), Some(1));
    assert_eq!(steps_of("ArrowDown"), Some(-1));
    assert_eq!(steps_of("PageUp"), Some(10));
    assert_eq!(steps_of("PageDown"), Some(-10));
    assert_eq!(steps_of("ArrowLeft"), None, "it moves in the text");
}

#[test]
fn edits_since_the_results_are_named_by_their_labels() {
    let (before, now) = (open("mcts"), open("mcts?simulations=77&seed=5"));
    let label = |key| (parameter("mcts", key).text)(&ENGLISH).label;
    let named = labels_of_changes(&before, &now, &ENGLISH);
    let labels: Vec<&str> = named.split(", ").collect();
    assert_eq!(labels.len(), 2, "{named}");
    assert!(
        labels.contains(&label("simulations")) && labels.contains(&label("seed")),
        "{named}"
    );
}

#[test]
fn looking_at_something_else_is_no_edit() {
    assert_eq!(
        labels_of_changes(&open("regret"), &open("regret?view=strategies"), &ENGLISH),
        ""
    );
}
