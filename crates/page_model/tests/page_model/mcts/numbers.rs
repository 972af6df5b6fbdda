//! Numbers and tokens of a search, as they are written.

use experiments::mcts::inside::{Alternative, Arithmetic, Choice};
use page_model::mcts::arithmetic::{others, parts, worked_out};
use page_model::mcts::{about, numbers};
use texts::ENGLISH;

#[test]
fn results_are_one_a_half_or_nothing() {
    assert_eq!([1.0, 0.5, 0.0].map(numbers::result), ["1", "½", "0"]);
}

#[test]
fn sums_of_results_count_halves() {
    assert_eq!(
        [0.0, 0.5, 4.0, 4.5, 12.5].map(numbers::sum),
        ["0", "½", "4", "4½", "12½"]
    );
}

/// Results are halves, so every sum can be read back.
#[test]
fn every_sum_of_halves_can_be_read_back() {
    for halves in 0_u32..400 {
        let total = f64::from(halves) / 2.0;
        let text = numbers::sum(total);
        let whole = text.trim_end_matches('½');
        let whole = if whole.is_empty() {
            0.0
        } else {
            whole.parse::<f64>().unwrap()
        };
        let half = if text.ends_with('½') { 0.5 } else { 0.0 };
        assert_eq!(whole + half, total, "{text}");
    }
}

#[test]
fn a_node_without_visits_has_no_mean() {
    assert_eq!(numbers::mean(Some(0.625)), "0.62");
    assert_eq!(numbers::mean(None), "");
}

#[test]
fn what_was_never_tried_is_endless() {
    assert_eq!(numbers::term(f64::INFINITY), "∞");
    assert_eq!(numbers::term(1.5704), "1.570");
}

#[test]
fn visits_have_room_in_a_node() {
    for (visits, text) in [
        (0, "0"),
        (999, "999"),
        (1_000, "1.0k"),
        (9_940, "9.9k"),
        (10_000, "10k"),
        (9_960, "10k"),
        (16_998, "17k"),
        (999_499, "999k"),
        (999_999, "1M"),
        (1_000_000, "1M"),
        (25_400_000, "25M"),
    ] {
        assert_eq!(numbers::visits(visits), text);
    }
}

#[test]
fn tokens_name_a_node_by_its_moves() {
    assert_eq!(
        (about::node(&[]), about::node(&[1, 3])),
        ("node-root".into(), "node-24".into())
    );
    let of_one = [
        about::mean(&[0]),
        about::visits(&[0]),
        about::exploration(&[0]),
    ];
    assert_eq!(of_one, ["mean-1", "visits-1", "exploration-1"]);
    assert_eq!(about::listed(&[1, 3]), "2, 4");
    assert_eq!(about::below(&[1], 3), [1, 3]);
}

/// Seven visits with five wins, of twenty-four at the node above.
const TRIED: Arithmetic = Arithmetic {
    visits: 7,
    total: 5.0,
    prior_visits: 0,
    prior_mean: 0.0,
    mean: 0.714,
    exploration: 0.949,
    later_visits: 0,
    later_mean: 0.0,
    later_weight: 0.0,
    value: 1.663,
};

fn untried() -> Arithmetic {
    Arithmetic {
        value: f64::INFINITY,
        ..Arithmetic::default()
    }
}

fn option(column: u8, arithmetic: Arithmetic, is_excluded: bool) -> Alternative {
    Alternative {
        column,
        arithmetic,
        is_excluded,
    }
}

#[test]
fn a_bound_is_worked_out_as_it_is_calculated() {
    let words = &ENGLISH.labs.mcts.inside;
    let tried = option(3, TRIED, false);
    let with_root = worked_out(&tried, 24, (1.4, false), words);
    assert_eq!(with_root, "0.714 + 1.4·√(ln 25 / 7) = 1.663");
    let without = worked_out(&tried, 24, (1.4, true), words);
    assert_eq!(without, "0.714 + 1.4·(ln 25 / 7) = 1.663");
}

#[test]
fn virtual_visits_count_as_visits() {
    let parts = Arithmetic {
        prior_visits: 10,
        ..TRIED
    };
    let text = worked_out(
        &option(3, parts, false),
        24,
        (1.0, false),
        &ENGLISH.labs.mcts.inside,
    );
    assert!(text.contains("/ 17)"), "{text}");
}

#[test]
fn with_rave_the_mean_is_a_blend() {
    let blended = Arithmetic {
        later_weight: 0.25,
        later_mean: 0.5,
        ..TRIED
    };
    assert_eq!(numbers::mean_term(&TRIED), "0.714");
    assert_eq!(numbers::mean_term(&blended), "0.750·0.714 + 0.250·0.500");
}

#[test]
fn of_a_move_never_tried_nothing_can_be_worked_out() {
    let words = &ENGLISH.labs.mcts.inside;
    assert_eq!(parts(&untried()), ["–", "–", "∞"]);
    assert_eq!(
        worked_out(&option(0, untried(), false), 3, (1.4, false), words),
        "never tried"
    );
    assert_eq!(parts(&TRIED), ["0.714", "0.949", "1.663"]);
}

#[test]
fn the_moves_not_chosen_stand_behind_the_one_that_was() {
    let choice = |options: Vec<Alternative>| Choice {
        player: 0,
        column: 3,
        parent_visits: 24,
        node: 1,
        options,
    };
    let chosen = || option(3, TRIED, false);
    let all = vec![
        option(0, untried(), false),
        chosen(),
        option(6, TRIED, true),
    ];
    assert_eq!(others(&choice(all)), "  (1: ∞, 7: 1.663 ✕)");
    assert_eq!(others(&choice(vec![chosen()])), "");
}
