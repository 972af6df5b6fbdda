//! Counts, stack, memory and savings: numbers of the textbook's tree by hand, and what is not told while it is asked.

use crate::minimax::seen::{found, view, view_of};
use crate::minimax::support::{lab, random_lab};
use experiments::minimax::savings::{Improvement, Saving};
use experiments::minimax::{Hide, MinimaxExperiment, Side};
use page_model::minimax::counts::{columns, result};
use page_model::minimax::memory::{memory, share};
use page_model::minimax::predictions::Predictions;
use page_model::minimax::savings::{nodes, said, share_of_plain};
use page_model::minimax::searching::Found;
use page_model::minimax::sentence::{template, values};
use page_model::minimax::stack::{entries, in_memory};
use page_model::minimax::view::View;
use random::Random;
use texts::ENGLISH;

const CUTS: &str = "algorithm=alpha-beta";

/// Titles and cells of the table of counts.
fn counted((lab, view): (MinimaxExperiment, View)) -> Vec<(String, Vec<String>)> {
    let columns = columns(&lab, &view, &ENGLISH).into_iter();
    columns.map(|column| (column.title, column.cells)).collect()
}

/// Nodes, leaves, cuts, table hits and most in memory: the root, three branches and seven of nine leaves; the path is never
/// longer than root, branch and leaf.
#[test]
fn alpha_beta_on_the_textbooks_tree_is_counted() {
    let found = counted(view(CUTS));
    assert_eq!(found[1].0, "at the end");
    assert_eq!(found[1].1, ["11", "7", "1", "0", "3", "3", "branch 1"]);
}

#[test]
fn at_a_moment_only_what_has_been_is_counted() {
    let found = counted(view(&format!("{CUTS}&step=9")));
    assert_eq!(found[0].0, "now");
    // Root, first branch and its leaves.
    assert_eq!(found[0].1, ["5", "3", "0", "0", "3", "", ""]);
    let found = counted(view(&format!("{CUTS}&step=0")));
    assert_eq!(found[0].1[..5], ["0"; 5]);
}

#[test]
fn searches_side_by_side_are_told_apart() {
    let found = counted(view("algorithm=alpha-beta&versus=minimax"));
    let titles: Vec<&str> = found.iter().map(|(title, _)| title.as_str()).collect();
    let expected = [
        "Alpha-beta now",
        "Alpha-beta at the end",
        "Minimax now",
        "Minimax at the end",
    ];
    assert_eq!(titles, expected);
    assert_eq!(
        (found[1].1[0].as_str(), found[3].1[0].as_str()),
        ("11", "13")
    );
}

#[test]
fn how_much_is_cut_is_not_told_to_who_is_asked_for_it() {
    let found = counted(view("hide=cuts&algorithm=alpha-beta"));
    assert_eq!(found.len(), 1, "no end");
    assert_eq!(found[0].1[2], "0");
}

#[test]
fn the_result_is_not_told_while_values_are_asked() {
    let (lab, view) = view("hide=values");
    assert_eq!(result(&view, &ENGLISH), None);
    let found = counted((lab, view));
    assert_eq!(found[1].1[5..], ["", ""]);
}

#[test]
fn the_result_is_a_value_a_move_and_a_line() {
    let (_, view) = view("");
    let said = result(&view, &ENGLISH).unwrap();
    assert_eq!(said, "Value 3, best move: branch 1. Best play: 1 1.");
}

#[test]
fn a_search_that_goes_on_has_counts_so_far() {
    let lab = lab("");
    let mut found = found(&lab);
    let side = found.findings[0].as_mut().unwrap();
    side.snapshot.is_finished = false;
    let view = view_of(&lab, found, Predictions::new(Hide::Nothing));
    assert_eq!(counted((lab.clone(), view.clone()))[1].0, "so far");
    let gaps = values(&lab, &view, &ENGLISH);
    assert!(
        gaps.contains(&("nodes", "more than 13".to_owned())),
        "{gaps:?}"
    );
}

#[test]
fn the_moment_of_other_levels_is_none_of_this_search() {
    let (lab, view) = view("");
    let view = View {
        first_levels: Some(2),
        ..view
    };
    let found = counted((lab, view));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, "at the end");
}

#[test]
fn the_sentence_has_the_numbers_that_are_known() {
    let (of_one, view_of_one) = view(CUTS);
    let known = [("nodes", "11".to_owned()), ("all", "13".to_owned())];
    assert_eq!(values(&of_one, &view_of_one, &ENGLISH), known);
    let (of_two, view_of_two) = view("versus=alpha-beta");
    let known = values(&of_two, &view_of_two, &ENGLISH);
    assert_eq!(
        known[..2],
        [("nodes", "13".to_owned()), ("others", "11".to_owned())]
    );
    let (asked, view_of_asked) = view("hide=cuts&algorithm=alpha-beta");
    let known = values(&asked, &view_of_asked, &ENGLISH);
    assert_eq!(known, [("all", "13".to_owned())]);
}

/// Each value has its gap.
#[test]
fn every_number_has_its_gap_in_the_sentence() {
    for query in ["", CUTS, "versus=minimax", "game=nim&heaps=1,2"] {
        let (lab, view) = view(query);
        let text = template(&lab, &ENGLISH);
        for (name, _) in values(&lab, &view, &ENGLISH) {
            let is_all_of_two = name == "all" && lab.versus.is_some();
            assert!(
                is_all_of_two || text.contains(&format!("{{={name}}}")),
                "{query}: {name}"
            );
        }
    }
}

#[test]
fn the_stack_is_the_path_with_the_current_node_on_top() {
    let (_, view) = view(&format!("{CUTS}&step=13"));
    let stack = entries(&view.sides[0], &view.predictions, &ENGLISH);
    let rows: Vec<_> = stack
        .iter()
        .map(|entry| {
            let texts = [&entry.name, &entry.value, &entry.window];
            (entry.node, entry.sign, texts.map(String::as_str))
        })
        .collect();
    let expected = [
        (5, "▽ min", ["node 2", "2", "(3, 2)"]),
        (0, "▲ max", ["the root", "3", "(3, ∞)"]),
    ];
    assert_eq!(rows, expected);
}

#[test]
fn the_stack_does_not_tell_what_is_asked() {
    let (_, view) = view("hide=values&algorithm=alpha-beta");
    let stack = entries(&view.sides[0], &view.predictions, &ENGLISH);
    assert!(!stack.is_empty());
    let is_inner = |sign: &str| !sign.is_empty();
    for entry in stack.iter().filter(|entry| is_inner(entry.sign)) {
        assert_eq!((entry.value.as_str(), entry.window.as_str()), ("?", ""));
    }
}

#[test]
fn nothing_is_on_the_stack_before_and_after() {
    for step in ["0", "end"] {
        let (_, view) = view(&format!("step={step}"));
        assert_eq!(
            entries(&view.sides[0], &view.predictions, &ENGLISH),
            [],
            "{step}"
        );
    }
}

#[test]
fn a_path_is_a_share_of_the_longest() {
    let (_, view) = view(&format!("{CUTS}&step=2"));
    let path = in_memory(&view.sides[0], &ENGLISH);
    // Root and branch, of root, branch and leaf.
    assert!((path.now - 2.0 / 3.0).abs() < 1e-12 && path.now == path.most);
    let said = "In memory: 2 now, 2 at most so far, of 2 nodes met.";
    assert_eq!(path.sentence, said);
}

#[test]
fn bars_of_memory_grow_with_the_digits() {
    assert_eq!(share(0, 1_000_000), 0.0, "nothing");
    assert_eq!(share(1, 1_000_000), 0.0, "a byte");
    assert!(
        (share(1_000, 1_000_000) - 0.5).abs() < 1e-12,
        "three digits of six"
    );
    assert_eq!(share(1_000_000, 1_000_000), 1.0);
    assert_eq!(share(1, 1), 0.0, "no scale at all");
}

#[test]
fn a_table_is_in_memory_only_where_there_is_one() {
    let words = &ENGLISH.labs.minimax.memory;
    let names = |query: &str| {
        let (lab, view) = view(query);
        let kept = memory(&lab, &view, words).unwrap().kept;
        kept.iter().map(|kept| kept.name).collect::<Vec<_>>()
    };
    assert_eq!(names(""), words.names[..2]);
    assert_eq!(names("game=nim&table=on"), words.names);
    let (lab, view) = view("hide=cuts&algorithm=alpha-beta");
    assert_eq!(memory(&lab, &view, words), None, "cuts are asked for");
}

/// At no moment there is more of anything than at most, in any search.
#[test]
fn there_is_never_more_in_memory_than_at_most() {
    let mut random = Random::stream(241, 0);
    for _ in 0..40 {
        let lab = random_lab(&mut random);
        let view = view_of(&lab, found(&lab), Predictions::new(Hide::Nothing));
        let words = &ENGLISH.labs.minimax.memory;
        for kept in memory(&lab, &view, words).unwrap().kept {
            let (now, bytes) = (kept.now.unwrap(), kept.bytes_now.unwrap());
            assert!(
                now <= kept.most && bytes <= kept.bytes_most,
                "{kept:?} {lab:?}"
            );
        }
    }
}

fn saving(improvement: Improvement, nodes: u64, value: Option<f64>) -> Saving {
    Saving {
        improvement,
        nodes,
        leaves: 0,
        cuts: 0,
        table_hits: 0,
        value,
    }
}

/// What the table of two searches says: of plain minimax, and of one that cuts.
fn told(plain: (u64, Option<f64>), cutting: (u64, Option<f64>)) -> (String, [String; 4]) {
    let rows = [
        saving(Improvement::Plain, plain.0, plain.1),
        saving(Improvement::AlphaBeta, cutting.0, cutting.1),
    ];
    let words = &ENGLISH.labs.minimax.savings;
    let cells = [
        nodes(&rows[0], &ENGLISH),
        share_of_plain(&rows[0], &rows, words),
        nodes(&rows[1], &ENGLISH),
        share_of_plain(&rows[1], &rows, words),
    ];
    (said(&rows, words, &ENGLISH), cells)
}

#[test]
fn what_is_saved_is_a_share_of_plain_minimax() {
    let (said, cells) = told((13, Some(3.0)), (11, Some(3.0)));
    assert_eq!(cells, ["13", "100 %", "11", "85 %"]);
    assert!(
        said.starts_with("Fewest nodes: + alpha-beta, 85 %"),
        "{said}"
    );
}

#[test]
fn where_nothing_is_saved_that_is_said() {
    let (said, _) = told((5, Some(3.0)), (5, Some(3.0)));
    assert!(said.starts_with("Nothing is saved"), "{said}");
}

#[test]
fn of_a_search_without_an_end_no_share_is_known() {
    let (said, cells) = told((1_000_001, None), (700, Some(0.0)));
    let more = format!("> {}", (ENGLISH.number)(1_000_001));
    assert_eq!(cells[..2], [more, String::new()]);
    assert_eq!(cells[2..], ["700", ""]);
    assert!(
        said.starts_with("Plain minimax was stopped after"),
        "{said}"
    );
}

#[test]
fn where_no_search_came_to_an_end_a_depth_is_asked_for() {
    let (said, _) = told((1_000_001, None), (1_000_001, None));
    assert!(said.ends_with("Set a depth."), "{said}");
}

#[test]
fn found_of_no_side_is_nothing() {
    let found: Found = found(&lab(""));
    assert!(found.side(Side::Main).is_some() && found.side(Side::Versus).is_none());
}

/// The result, value first, and the nodes that were counted.
fn told_of(query: &str) -> (String, String) {
    let (lab, view) = view(query);
    let said = result(&view, &ENGLISH).expect(query);
    let nodes = counted((lab, view)).swap_remove(1).1.swap_remove(0);
    (said, nodes)
}

/// Second has 5 and 2, so 8 wins; of 1 against 5 and 9 nothing comes, and one move ahead what squares are worth decides. Equal
/// heaps, and heaps whose nim-sum is 0, are lost by who is to move; where the last object loses, of two single ones it is won.
/// The rook on the fifth rank is mate.
#[test]
fn results_of_games_are_told_in_their_own_words() {
    for (query, said) in [
        (
            "game=tic-tac-toe&moves=15927",
            "Value 1, best move: square 8",
        ),
        ("game=tic-tac-toe&moves=159", "Value 0, best move: square 2"),
        (
            "game=tic-tac-toe&moves=159&depth=1",
            "Value 0.01, best move: square 3",
        ),
        (
            "game=tic-tac-toe&moves=159&depth=1&edge=0.5",
            "Value 0.49, best move: square 2",
        ),
        ("game=nim&heaps=1,2,3&algorithm=alpha-beta", "Value −1"),
        ("game=nim&heaps=1,1&algorithm=alpha-beta", "Value −1"),
        (
            "game=nim&heaps=1,1&misere=on&algorithm=alpha-beta",
            "Value 1, best move: 1 from heap a",
        ),
        (
            "game=gardner&position=k4/5/1K3/5/4R&depth=1",
            "Value 1, best move: Re5#",
        ),
    ] {
        let (told, _) = told_of(query);
        assert!(told.starts_with(said), "{query}: {told}");
    }
}

/// 1 + 4 + 16 + 64 positions; two moves later 256 more, and 1 020, since a column that is full has no fifth stone.
#[test]
fn a_small_board_is_counted_and_cuts_change_no_result() {
    let small = "game=connect-four&width=4&height=4&in_a_row=3";
    let (three, nodes) = told_of(&format!("{small}&depth=3"));
    assert_eq!(nodes, "85");
    let (five, nodes) = told_of(&format!("{small}&depth=5"));
    assert_eq!(nodes, (ENGLISH.number)(1_361));
    assert!(
        five.starts_with("Value 0.023, best move: column 2"),
        "{five}"
    );
    assert!(
        !three.starts_with("Value 0.023, best move: column 2"),
        "{three}"
    );
    let (cut, nodes) = told_of(&format!("{small}&depth=5&algorithm=alpha-beta"));
    assert!(cut.starts_with("Value 0.023, best move: column 2"), "{cut}");
    assert!(nodes.parse::<u64>().unwrap() < 1_000, "{nodes}");
}

/// Two moves ahead the sacrifice is worth min(9, 8); looked into, it is worth 2, and waiting 4.
#[test]
fn the_horizon_hides_what_lies_behind_it() {
    let presets = ENGLISH.labs.minimax.page.presets.iter();
    let mut links = presets.filter(|(_, name)| *name == "The horizon effect");
    let query = links.next().unwrap().0.trim_start_matches("minimax?");
    let found = counted(view(&format!("{query}&step=end")));
    let ends = [1, 3].map(|column: usize| &found[column].1[5..]);
    assert_eq!(ends, [["8", "“take”"], ["4", "“wait”"]]);
}

#[test]
fn memory_is_told_in_bytes() {
    let words = &ENGLISH.labs.minimax.memory;
    let (lab, view) = view("game=nim&table=on&step=0");
    let told = memory(&lab, &view, words).unwrap();
    let begins = "Depth first, the search keeps the path to the node at work: ";
    assert!(told.said.starts_with(begins), "{}", told.said);
    assert!(told.said.contains(" The table keeps "), "{}", told.said);
    assert_eq!(told.kept[1].each, "nodes of 56 bytes");
    // At the beginning nothing is kept yet.
    assert_eq!(told.kept[0].now, Some(0));
    assert_eq!(
        told.kept[2].bytes_now.map(words.bytes).as_deref(),
        Some("0 B")
    );
}
