//! Look inside one iteration: which deal is drawn, what is drawn at all, and what a link may compute.

use crate::regret::situation::lab;
use experiments::regret::RegretExperiment;
use page_model::regret::look::{deal_shown, is_cheap_to_look_at, may_be_drawn, typed};

#[test]
fn what_a_link_may_compute_is_a_count_of_histories() {
    let tree = RegretExperiment::default().tree();
    // Two walks of 55 histories.
    assert_eq!(tree.len(), 55);
    assert!(is_cheap_to_look_at(&tree, 181_818));
    assert!(!is_cheap_to_look_at(&tree, 181_819));
    assert!(!is_cheap_to_look_at(&tree, u64::MAX));
}

fn deal(link: &str) -> Option<String> {
    let lab = lab(link);
    deal_shown(&lab, &lab.tree())
}

#[test]
fn the_deal_that_was_chosen_is_drawn() {
    assert_eq!(deal("regret?game=leduc&deal=KK").as_deref(), Some("KK"));
    assert_eq!(deal("regret?deal=JQ").as_deref(), Some("JQ"));
}

#[test]
fn the_page_opens_with_a_queen_against_a_king() {
    assert_eq!(deal("regret").as_deref(), Some("QK"));
    assert_eq!(deal("regret?game=leduc").as_deref(), Some("QK"));
}

#[test]
fn a_deal_of_another_game_is_not_drawn() {
    let kings = RegretExperiment {
        deal: "KK".to_owned(),
        ..RegretExperiment::default()
    };
    assert_eq!(deal_shown(&kings, &kings.tree()).as_deref(), Some("QK"));
}

#[test]
fn without_cards_there_is_no_deal() {
    assert_eq!(deal("regret?game=matching-pennies"), None);
}

#[test]
fn a_large_game_is_drawn_only_where_its_walks_are_sampled() {
    let may = |link: &str| {
        let lab = lab(link);
        may_be_drawn(&lab, &lab.tree())
    };
    assert!(may("regret") && may("regret?game=rock-paper-scissors"));
    assert!(!may("regret?game=leduc") && !may("regret?game=leduc&variant=cfr-plus"));
    assert!(may("regret?game=leduc&variant=outcome-sampling"));
    // Kuhn poker with 13 cards has more than 200 histories too.
    assert!(!may("regret?cards=13"));
}

#[test]
fn an_iteration_that_is_typed_is_one_of_the_run() {
    for (text, iteration) in [
        ("7", 7),
        (" 12 ", 12),
        ("0", 1),
        ("1000", 1_000),
        ("5000", 1_000),
    ] {
        assert_eq!(typed(text, 37, 1_000), iteration, "{text}");
    }
}

#[test]
fn what_is_no_number_is_put_right() {
    for text in ["", "x", "-1", "1.5", "99999999999999999999"] {
        assert_eq!(typed(text, 37, 1_000), 37, "{text}");
    }
}
