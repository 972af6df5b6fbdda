//! Every step of random searches has its sentence, with the right names and true numbers.

use crate::minimax::support::{lab, random_lab, run};
use engines::minimax::frame::Role;
use engines::minimax::record::{Content, NodeId, Record, Step};
use engines::minimax::{Moment, Pruning};
use experiments::minimax::{MinimaxExperiment, Place, Side};
use page_model::minimax::story::{Line, Story, lines, name_of, place_of, tell};
use random::Random;
use texts::ENGLISH;

fn number(value: f64) -> String {
    (ENGLISH.value)(value)
}

/// The story of a moment, with what holds of every one.
fn story(root: &Place, record: &Record, at: u32, lab: &MinimaxExperiment, side: Side) -> Story {
    let moment = Moment::new(record, at);
    let cuts = lab.options(side).pruning != Pruning::None;
    let story = tell(root, record, &moment, cuts, &ENGLISH).expect("there is a step");
    assert!(story.sentence.ends_with('.'), "{story:?}");
    assert!(
        !story.sentence.contains("  ") && !story.sentence.contains("NaN"),
        "{story:?}"
    );
    let has_chance = (0..record.node_count())
        .any(|node| record.view(node).content == Content::Inner(Role::Chance));
    let lines = lines(lab, side, has_chance);
    let is_shown = lines.contains(&story.line);
    assert!(is_shown, "{story:?} is on no line of {lines:?}");
    story
}

/// The numbers of a step are those of the record.
fn assert_true(root: &Place, record: &Record, at: u32, story: &Story) {
    let step = record.step(at as usize - 1);
    let (Step::Meet(node) | Step::Leave(node) | Step::Cut(node)) = step;
    let view = record.view(node);
    let name = name_of(root, record, node, &ENGLISH).to_lowercase();
    let sentence = &story.sentence;
    match step {
        Step::Meet(_) => {
            assert!(
                sentence.to_lowercase().contains(&name),
                "{name}: {sentence}"
            );
            if !matches!(view.content, Content::Inner(_)) {
                assert!(sentence.contains(&number(view.value)), "{sentence}");
            }
        }
        Step::Leave(_) => {
            assert!(sentence.contains(&number(view.value)), "{sentence}");
            if !story.arithmetic.is_empty() {
                let (left, right) = story.arithmetic.split_once(" = ").expect("an equation");
                assert_eq!(right, number(view.after));
                assert!(left.contains(&number(view.value)), "{left}");
            }
        }
        Step::Cut(_) => assert!(sentence.contains("The rest is cut"), "{sentence}"),
    }
}

#[test]
fn every_step_is_told() {
    let mut random = Random::stream(121, 0);
    for _ in 0..150 {
        let lab = random_lab(&mut random);
        for side in lab.sides() {
            let record = run(&lab, side).1.record;
            let root = lab.place();
            let before = Moment::new(&record, 0);
            assert_eq!(tell(&root, &record, &before, true, &ENGLISH), None);
            for at in 1..=record.step_count().min(300) {
                let story = story(&root, &record, at, &lab, side);
                assert_true(&root, &record, at, &story);
            }
        }
    }
}

/// The stories of all steps of a link's search.
fn stories(query: &str) -> Vec<Story> {
    let lab = lab(query);
    let record = run(&lab, Side::Main).1.record;
    let at = 1..=record.step_count();
    at.map(|at| story(&lab.place(), &record, at, &lab, Side::Main))
        .collect()
}

#[test]
fn the_textbook_tree_as_a_story() {
    let told = stories("tree=(a:(3%2012)%20b:(2%204))&algorithm=alpha-beta");
    let arithmetic: Vec<&str> = told.iter().map(|story| story.arithmetic.as_str()).collect();
    let expected = [
        "",
        "",
        "",
        "min(∞, 3) = 3",
        "",
        "min(3, 12) = 3",
        "max(−∞, 3) = 3",
        "",
        "",
        "min(∞, 2) = 2",
        "2 ≤ 3 = α",
        "max(3, 2) = 3",
        "",
    ];
    assert_eq!(arithmetic, expected);
    let kinds: Vec<Line> = told.iter().map(|story| story.line).collect();
    use Line::{Begin, Cut, Evaluate, Maximum, Minimum, Return};
    let expected = [
        Begin, Begin, Evaluate, Minimum, Evaluate, Minimum, Maximum, Begin, Evaluate, Minimum, Cut,
        Maximum, Return,
    ];
    assert_eq!(kinds, expected);
    for (story, words) in [
        (&told[0], "Max is to move at the root"),
        (&told[1], "Min is to move at “a”"),
        (&told[6], "“a” returns 3 to the root"),
        (
            &told[10],
            "Min can hold this to 2 already, but Max has 3 elsewhere",
        ),
        (&told[12], "The root has its value: 3."),
    ] {
        assert!(story.sentence.starts_with(words), "{}", story.sentence);
    }
}

#[test]
fn means_are_added_up() {
    let told = stories("tree=?(1/4:8%203/4:-2)");
    let arithmetic: Vec<&str> = told.iter().map(|story| story.arithmetic.as_str()).collect();
    assert_eq!(
        arithmetic,
        ["", "", "0 + 0.25 · 8 = 2", "", "2 + 0.75 · −2 = 0.5", ""]
    );
}

/// A second visit is told as one, and the first as a question.
#[test]
fn questions_and_their_answers() {
    let told = stories("tree=((3%205)(4%206))&algorithm=pvs");
    let has = |line, words: &str| {
        let mut told = told.iter();
        told.any(|story| story.line == line && story.sentence.contains(words))
    };
    assert!(has(Line::Begin, "only whether it beats 3"));
    assert!(has(Line::NullWindow, "must be searched again"));
    assert!(has(Line::Begin, "said yes before"));
    // Elsewhere nothing is asked.
    for algorithm in ["minimax", "alpha-beta"] {
        let told = stories(&format!("tree=((3%205)(4%206))&algorithm={algorithm}"));
        assert!(!told.iter().any(|story| story.sentence.contains("asked")));
    }
}

#[test]
fn names_of_nodes() {
    let names = |query: &str| -> Vec<String> {
        let lab = lab(query);
        let record = run(&lab, Side::Main).1.record;
        let name = |node: NodeId| name_of(&lab.place(), &record, node, &ENGLISH);
        (0..record.node_count()).map(name).collect()
    };
    let found = names("tree=(bet:(1%20x:2)%20(3))");
    assert_eq!(
        found,
        ["the root", "“bet”", "node 1.1", "“x”", "node 2", "node 2.1"]
    );
    let found = names("game=nim&heaps=1,2&depth=1");
    assert_eq!(
        found,
        [
            "the root",
            "the position after a1",
            "the position after b1",
            "the position after b2"
        ]
    );
    let found = names("game=tic-tac-toe&moves=1234567&depth=1");
    assert_eq!(found, ["the root"], "the game is over");
    let found = names("game=gardner&position=k4/5/1K3/5/4R&depth=1");
    assert!(found.contains(&"the position after Re5#".to_owned()));
}

/// Positions at nodes are those that their moves lead to.
#[test]
fn places_of_nodes() {
    let lab = lab("game=tic-tac-toe&moves=15923");
    let record = run(&lab, Side::Main).1.record;
    for node in 0..record.node_count() {
        let Place::TicTacToe(position) = place_of(&lab.place(), &record, node) else {
            panic!("another game");
        };
        let above = core::iter::successors(Some(node), |&node| record.parent(node));
        let squares = (0..9).filter_map(games::tic_tac_toe::Square::new);
        let stones = squares.filter(|&square| position.stone(square).is_some());
        assert_eq!(stones.count(), 5 + above.count() - 1);
    }
}
