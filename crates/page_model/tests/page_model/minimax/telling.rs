//! Steps, jumps and sides in words: what is told of a moment, and where one can go from there.

use crate::minimax::seen::{found, view, view_of};
use crate::minimax::support::{lab, random_lab, run};
use drawing::tree::{Phase, Tree};
use engines::minimax::Record;
use engines::minimax::record::Step;
use experiments::minimax::{Hide, Side};
use page_model::minimax::counts::columns;
use page_model::minimax::depth_curve::depth_curve;
use page_model::minimax::jumps::{Jump, target};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::pseudo_code::lines;
use page_model::minimax::sides::{difference, name_of_side};
use page_model::minimax::stack::{entries, in_memory};
use page_model::minimax::step::{Told, told};
use page_model::minimax::view::View;
use random::Random;
use texts::ENGLISH;

const CUTS: &str = "algorithm=alpha-beta";

fn step(query: &str) -> Told {
    let (lab, view) = view(query);
    told(&lab, &view, &view.sides[0], &ENGLISH)
}

#[test]
fn a_step_is_told_with_its_arithmetic() {
    let told = step(&format!("{CUTS}&step=13"));
    assert!(told.sentence.ends_with("The rest is cut."), "{told:?}");
    assert_eq!(told.arithmetic, "2 ≤ 3 = α");
}

/// The second branch has its second leaf, then its value.
#[test]
fn a_moment_is_told_in_words_numbers_and_memory() {
    let (lab, at) = view("step=17");
    let side = &at.sides[0];
    let told = told(&lab, &at, side, &ENGLISH);
    assert_eq!(told.sentence, "Node 2 returns 2 to the root and is freed.");
    assert_eq!(told.arithmetic, "max(3, 2) = 3");
    assert_eq!(lit("step=17"), "at max: value ← max(value, v)");
    let names = |at: &View| {
        let stack = entries(&at.sides[0], &at.predictions, &ENGLISH).into_iter();
        stack
            .map(|of| format!("{} {} {}", of.name, of.sign, of.value))
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&at), ["the root ▲ max 3"]);
    let said = "In memory: 1 now, 3 at most so far, of 9 nodes met.";
    assert_eq!(in_memory(side, &ENGLISH).sentence, said);
    let (lab, before) = view("step=16");
    assert_eq!(step("step=16").arithmetic, "min(2, 6) = 2");
    assert_eq!(names(&before), ["node 2 ▽ min 2", "the root ▲ max 3"]);
    // Nodes, leaves, cuts, table hits, most in memory, value: at this moment and in the end.
    let columns = columns(&lab, &before, &ENGLISH);
    assert_eq!(columns[0].cells[..6], ["9", "6", "0", "0", "3", ""]);
    assert_eq!(columns[1].cells[..6], ["13", "9", "0", "0", "3", "3"]);
    let phases = [0, 5, 1, 9].map(|node| before.sides[0].tree.phase(node));
    use Phase::{Done, Open, Waiting};
    assert_eq!(phases, [Open, Open, Done, Waiting]);
}

#[test]
fn arithmetic_does_not_answer_what_is_asked() {
    let told = step("hide=values");
    assert_eq!(told.arithmetic, "");
    assert!(!told.sentence.is_empty());
}

#[test]
fn where_a_visitor_looks_first_it_is_said_that_one_can_go_on() {
    assert!(step("").is_opening);
    assert!(!step("step=9").is_opening, "somebody chose this moment");
    assert!(!step("hide=cuts&algorithm=alpha-beta").is_opening);
    assert!(
        !step("game=tic-tac-toe&moves=1234567").is_opening,
        "there is nothing more"
    );
}

#[test]
fn before_the_first_step_it_is_said_how_to_begin() {
    let begin = "Step forward to begin at the root.";
    let told = step("step=0&foretell=off");
    assert_eq!(told.sentence, format!("Before the first step. {begin}"));
    let foretold = step("step=0&foretell=on").sentence;
    assert_eq!(
        foretold,
        format!(
            "Before the first step. The faint values show what each node will come to. {begin}"
        )
    );
    let marking = step("hide=cuts&algorithm=alpha-beta&step=0").sentence;
    assert_eq!(marking, "Before the first step.", "cuts are marked first");
}

#[test]
fn keys_stand_for_jumps_in_both_cases() {
    let keys = [
        ("l", Jump::Leaf),
        ("C", Jump::Cut),
        ("r", Jump::Root),
        ("D", Jump::Difference),
    ];
    for (key, jump) in keys {
        assert_eq!(Jump::of_key(key), Some(jump));
        assert_eq!(Jump::of_key(&key.to_lowercase()), Some(jump));
        assert_eq!(Jump::of_key(&key.to_uppercase()), Some(jump));
    }
    assert_eq!(Jump::of_key("x"), None);
    assert_eq!(Jump::of_key("Enter"), None);
}

#[test]
fn jumps_lead_to_what_they_are_called() {
    let (_, view) = view(&format!("{CUTS}&step=9"));
    let record = &view.sides[0].subject.picture.record;
    let to = |jump| target(&view, Side::Main, jump);
    // The first leaf of the second branch, its cut, its value at the root.
    assert_eq!(
        [to(Jump::Leaf), to(Jump::Cut), to(Jump::Root)],
        [Some(11), Some(13), Some(14)]
    );
    assert_eq!(record.step(12), Step::Cut(5));
    assert_eq!(record.step(13), Step::Leave(5));
    assert_eq!(to(Jump::Difference), None, "there is one search");
    assert_eq!(target(&view, Side::Versus, Jump::Leaf), None);
}

#[test]
fn a_jump_ends_at_a_question() {
    let (_, view) = view("hide=values&step=0");
    assert_eq!(target(&view, Side::Main, Jump::Root), Some(8));
    assert_eq!(target(&view, Side::Main, Jump::Leaf), Some(3));
}

#[test]
fn where_two_searches_part_can_be_jumped_to() {
    let (_, view) = view("algorithm=alpha-beta&versus=minimax");
    assert_eq!(target(&view, Side::Main, Jump::Difference), Some(13));
    let same = self::view("versus=minimax").1;
    assert_eq!(target(&same, Side::Main, Jump::Difference), None);
}

/// A jump never leads back, nor past the end.
#[test]
fn jumps_lead_forward() {
    let mut random = Random::stream(242, 0);
    for _ in 0..30 {
        let mut lab = random_lab(&mut random);
        lab.step = experiments::minimax::Shown::Step(random.below(60).into());
        let view = view_of(&lab, found(&lab), Predictions::new(Hide::Nothing));
        for jump in [Jump::Leaf, Jump::Cut, Jump::Root] {
            let side = &view.sides[0];
            let to = target(&view, side.side, jump).unwrap();
            assert!(to >= side.at && to <= view.last, "{jump:?} {to} {lab:?}");
        }
    }
}

#[test]
fn searches_are_called_by_their_algorithms() {
    let name = |query: &str, side| name_of_side(&lab(query), side, &ENGLISH);
    let query = "algorithm=alpha-beta&versus=minimax";
    assert_eq!(name(query, Side::Main), "Alpha-beta");
    assert_eq!(name(query, Side::Versus), "Minimax");
}

#[test]
fn searches_by_one_algorithm_are_called_by_what_differs() {
    let name = |side| name_of_side(&lab("versus=minimax&versus_depth=2"), side, &ENGLISH);
    assert_eq!(name(Side::Main), "Minimax, depth end");
    assert_eq!(name(Side::Versus), "Minimax, depth 2");
}

#[test]
fn what_only_one_search_looks_at_is_counted() {
    let said = |query: &str| {
        let (lab, view) = view(query);
        difference(&lab, &view, &ENGLISH)
    };
    let parted = said("algorithm=alpha-beta&versus=minimax");
    assert_eq!(parted, "Of these nodes only Minimax looks at 2 (◆).");
    assert_eq!(
        said("versus=minimax"),
        "Both searches do the same, step by step."
    );
    assert_eq!(said(""), "");
}

/// The text of the line at work.
fn lit(query: &str) -> String {
    let (lab, view) = view(query);
    let lines = lines(&lab, &view.sides[0], &ENGLISH);
    let lit: Vec<String> = lines
        .into_iter()
        .filter(|line| line.is_lit)
        .map(|line| line.text)
        .collect();
    assert!(lit.len() <= 1, "{lit:?}");
    lit.concat()
}

#[test]
fn the_line_at_work_is_lit() {
    assert_eq!(lit(&format!("{CUTS}&step=13")), "if α ≥ β: cut the rest");
    assert_eq!(lit("step=9"), "at max: value ← max(value, v)");
    assert_eq!(lit("step=end"), "return value");
    assert_eq!(lit("step=0"), "", "nothing has happened");
}

#[test]
fn the_code_is_that_of_the_switches() {
    let code = |query: &str| {
        let (lab, view) = view(query);
        let lines = lines(&lab, &view.sides[0], &ENGLISH).into_iter();
        lines.map(|line| line.text).collect::<Vec<_>>()
    };
    let plain = code("");
    assert!(plain.contains(&"visit(node):".to_owned()), "{plain:?}");
    assert!(!plain.concat().contains('α'), "{plain:?}");
    let all = code("game=nim&algorithm=pvs&table=on&deepening=on&ordering=static,killer&depth=3");
    for line in [
        "for depth ← 1, 2, …: visit(root)",
        "visit(node, α, β):",
        "if the table knows enough: return that",
        "for each child, by the table's best, evaluation, killers:",
        "v ← is it better? if so visit(child, α, β)",
        "store value in the table; return value",
    ] {
        assert!(all.contains(&line.to_owned()), "{line}: {all:?}");
    }
}

/// Who points at α sees every line with α, and no other.
#[test]
fn lines_about_a_bound_name_it() {
    for query in [CUTS, "algorithm=pvs"] {
        let (lab, view) = view(query);
        for line in lines(&lab, &view.sides[0], &ENGLISH) {
            let is_about = line.about.split(' ').any(|word| word == "alpha");
            assert!(!is_about || line.text.contains('α'), "{line:?}");
        }
    }
}

fn record(query: &str) -> Record {
    run(&lab(query), Side::Main).1.record
}

/// Down to the leaf and back: from the foot of the picture to its top and to its foot.
#[test]
fn the_curve_rises_with_the_depth() {
    let curve = depth_curve(&record("tree=7"), 2).unwrap();
    assert_eq!(curve.depth, "M0 10L0 10.00L1 1.00L2 10.00L2 10Z");
    assert_eq!(curve.cuts, "");
}

#[test]
fn cuts_are_strokes_in_the_curve() {
    assert_eq!(depth_curve(&record(CUTS), 23).unwrap().cuts, "M13 0V10");
    // Among more than four hundred steps nobody could tell them apart.
    assert_eq!(depth_curve(&record(CUTS), 401).unwrap().cuts, "");
}

#[test]
fn a_search_of_thousands_of_steps_has_no_curve() {
    assert_eq!(depth_curve(&record(""), 3_001), None);
    assert!(depth_curve(&record(""), 3_000).is_some());
}
