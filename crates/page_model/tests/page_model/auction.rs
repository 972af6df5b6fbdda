//! Lab of auctions: tests of what the page decides.

use crate::jobs::experiment;
use experiments::auction::AuctionExperiment;
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::auction::analysis::Analysis;
use page_model::auction::bids::{bids, bound, remarks, said as said_of_value};
use page_model::auction::held;
use page_model::auction::revenue::{bars, naive, question};
use page_model::auction::sentence::{bid, revenue, text_of, values};
use page_model::auction::turn::{Answer, answer, best, said, said_of_best};
use page_model::auction::virtual_values::{said as said_of_reserve, virtual_values};
use std::rc::Rc;
use texts::ENGLISH;
use worker::inline;

fn lab(link: &str) -> AuctionExperiment {
    match experiment(link) {
        Experiment::Auction(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The lab of a link with everything that is found.
fn analysed(link: &str) -> Analysis {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.asked()));
    let found = Rc::new(lab.merge(&snapshots).expect(link));
    let asked = lab.clone();
    Analysis { asked, lab, found }
}

/// The lab of a link of which nothing is found.
fn bare(link: &str) -> Analysis {
    let lab = lab(link);
    let found = Rc::new(lab.begin());
    let asked = lab.clone();
    Analysis { asked, lab, found }
}

#[test]
fn the_sentence_has_what_matters() {
    // β(0.7) = 0.7 − (0.7³ − 0.2³) ∕ (3 · 0.7²) = 0.4721, and revenue 3 ∫ (2 v − 1) v² = ½ + r³ − 3 r⁴ ∕ 2 with r = 0.2: 0.5056.
    let of = analysed("auction?reserve=0.2&auctions=10");
    assert_eq!(bid(&of, &ENGLISH).unwrap(), "bids 0.4721");
    assert_eq!(revenue(&of, &ENGLISH).unwrap(), "0.5056");
    assert_eq!(values(&of.lab, &ENGLISH), "uniform");
    assert!(!text_of(&of.lab, &ENGLISH).contains("{fee}"));
    let other = lab("auction?format=discriminatory&units=2&bidders=5&values=v^2&fee=0.1");
    let text = text_of(&other, &ENGLISH);
    assert!(text.contains("{units}") && text.contains("{fee}"), "{text}");
    assert_eq!(values(&other, &ENGLISH), "with F(v) = v^2");
    let out = analysed("auction?reserve=0.8&value=0.5&auctions=10");
    assert_eq!(bid(&out, &ENGLISH).unwrap(), "stays out");
    assert!(
        said_of_value(&out, &ENGLISH)
            .unwrap()
            .contains("from 0.8 on")
    );
    let hidden = analysed("auction?marks=nothing&auctions=10");
    assert_eq!(bid(&hidden, &ENGLISH), None);
    assert!(
        bids(&hidden, &ENGLISH).series[0]
            .values
            .iter()
            .all(|bid| bid.is_nan())
    );
    assert_eq!(bid(&bare("auction"), &ENGLISH), None);
    let nobody = analysed("auction?reserve=1&auctions=10");
    assert_eq!(revenue(&nobody, &ENGLISH).unwrap(), "0");
}

#[test]
fn a_bid_brings_what_it_brings() {
    // Two uniform values: who bids b wins with probability 2 b up to ½ and gains 2 b (v − b), at most v² ∕ 2.
    let of = analysed("auction?bidders=2&value=0.8&auctions=10");
    let outcome = |text: &str| match answer(&of, text) {
        Some(Answer::Bid(outcome)) => outcome,
        other => panic!("{text}: {other:?}"),
    };
    for (text, winning, gain) in [
        ("0.3", 0.6, 0.3),
        ("0,4", 0.8, 0.32),
        ("0.6", 1.0, 0.2),
        ("0", 0.0, 0.0),
    ] {
        let found = outcome(text);
        assert!(
            (found.winning - winning).abs() < 1e-9 && (found.gain - gain).abs() < 1e-9,
            "{text} {found:?}"
        );
    }
    let (bid, most) = best(&of).unwrap();
    assert!((bid - 0.4).abs() < 1e-9 && (most.gain - 0.32).abs() < 1e-9);
    assert!(said(&of, &answer(&of, "0.4").unwrap(), &ENGLISH).contains("No other bid is better"));
    assert!(!said(&of, &answer(&of, "0.3").unwrap(), &ENGLISH).contains("No other bid is better"));
    for text in ["-1", "half", "inf", "1e999"] {
        assert_eq!(answer(&of, text), Some(Answer::NoNumber), "{text}");
    }
    assert_eq!(answer(&bare("auction"), "0.3"), None);
    let low = analysed("auction?bidders=2&values=max(0,2*v-1)&value=0.8&auctions=10");
    assert_eq!(answer(&low, "0.3"), Some(Answer::NeverWins));
    // Fifty: 0.995 is between two known values, and F(0.995)^49 = 0.7822.
    let many = analysed("auction?bidders=50&value=0.995&auctions=10");
    assert!((best(&many).unwrap().1.winning - 0.7822).abs() < 1e-4);
    let steep = analysed("auction?bidders=50&values=v^20&value=1&auctions=10");
    let Some(Answer::Bid(outcome)) = answer(&steep, "0.9945") else {
        panic!("no bid")
    };
    assert!(outcome.worth <= best(&steep).unwrap().1.worth);
    let reserve = analysed("auction?bidders=2&reserve=0.5&value=0.8&auctions=10");
    assert_eq!(answer(&reserve, "0.4"), Some(Answer::TooLow));
}

/// In every format the bid of equilibrium is found to be the best of a hundred.
#[test]
fn no_bid_is_better_than_that_of_equilibrium() {
    for link in [
        "auction?bidders=4&values=v^2&reserve=0.3",
        "auction?format=second-price&bidders=4&reserve=0.3&fee=0.02",
        "auction?format=all-pay&bidders=3",
        "auction?format=third-price&bidders=5",
        "auction?bidders=3&risk_aversion=0.6",
        "auction?format=uniform-price&bidders=6&units=3",
        "auction?worth=common&bidders=4&values=v^2",
        "auction?format=second-price&worth=common&bidders=4",
        "auction?format=all-pay&worth=common&bidders=3",
    ] {
        let of = analysed(&format!("{link}&value=0.9&auctions=10"));
        let (_, equilibrium) = best(&of).unwrap();
        for bid in 0..100 {
            if let Some(Answer::Bid(outcome)) = answer(&of, &(f64::from(bid) / 80.0).to_string()) {
                assert!(outcome.worth <= equilibrium.worth + 5e-5, "{link} {bid}");
            }
        }
        assert!(!said_of_best(&of, &ENGLISH).is_empty());
    }
}

#[test]
fn the_question_is_answered_by_revenue() {
    let right = |link: &str| {
        question(&analysed(&format!("{link}&auctions=10")), &ENGLISH)
            .unwrap()
            .right
    };
    assert_eq!(right("auction?bidders=3"), 2);
    assert_eq!(right("auction?values=v^3&bidders=2&reserve=0.4"), 2);
    assert_eq!(right("auction?bidders=3&risk_aversion=0.5"), 0);
    assert!(question(&bare("auction"), &ENGLISH).is_none());
    let of = analysed("auction?bidders=2&auctions=10");
    let shown: Vec<String> = bars(&of, &ENGLISH)
        .into_iter()
        .map(|bar| bar.shown)
        .collect();
    assert_eq!(shown, ["0.3333", "0.3333", "0.3333", "0.4167"]);
    // So little that it cannot be shown is no question.
    assert!(
        question(
            &analysed("auction?bidders=2&risk_aversion=0.5&reserve=0.99&auctions=10"),
            &ENGLISH
        )
        .is_none()
    );
    assert_eq!(right("auction?format=discriminatory&units=2&bidders=4"), 2);
    // What brings all-pay auctions of the averse is not known, and neither is their best reserve.
    assert_eq!(
        bars(&analysed("auction?risk_aversion=0.5&auctions=10"), &ENGLISH).len(),
        2
    );
}

#[test]
fn a_common_value_has_signals() {
    let of = analysed("auction?format=second-price&worth=common&bidders=5&value=0.4&auctions=10");
    assert!(text_of(&of.lab, &ENGLISH).contains("{worth}, signals {values}"));
    assert!(
        said_of_value(&of, &ENGLISH)
            .unwrap()
            .starts_with("A signal of 0.4 bids 0.28")
    );
    // A naive bid is (0.4 + 4 · ½) ∕ 5.
    let lines = bids(&of, &ENGLISH).series;
    assert!((lines[1].values[40] - 0.48).abs() < 1e-9);
    let totals = *of.totals().unwrap();
    assert!(naive(&totals, &ENGLISH).unwrap().contains("lose 0.0333"));
    assert_eq!(bars(&of, &ENGLISH).len(), 3);
    assert!(said_of_reserve(&of, &ENGLISH).is_empty());
    assert_eq!(
        naive(analysed("auction?auctions=10").totals().unwrap(), &ENGLISH),
        None
    );
}

#[test]
fn the_best_reserve_is_named() {
    let of = analysed("auction?bidders=2&auctions=10");
    assert!(said_of_reserve(&of, &ENGLISH)[0].starts_with("The best reserve is 0.5"));
    assert_eq!(virtual_values(&of, &ENGLISH).marks.len(), 1);
    let irregular = analysed("auction?values=v^0.1&bidders=2&auctions=10");
    assert!(said_of_reserve(&irregular, &ENGLISH)[0].starts_with("Virtual values do not increase"));
    let above = analysed("auction?values=max(0,3*v-2)&bidders=2&auctions=10");
    assert!(said_of_reserve(&above, &ENGLISH)[0].starts_with("No virtual value is below 0"));
    let third = analysed("auction?format=third-price&reserve=0.3&auctions=10");
    assert!(said_of_reserve(&third, &ENGLISH)[1].starts_with("The reserve of 0 brings"));
    let hidden = analysed("auction?marks=nothing&auctions=10");
    assert_eq!(said_of_reserve(&hidden, &ENGLISH).len(), 1);
    assert!(virtual_values(&hidden, &ENGLISH).marks.is_empty());
}

/// Bids of the third price that fall are none.
#[test]
fn what_is_no_equilibrium_is_not_shown_as_one() {
    let of = analysed("auction?format=third-price&values=0.5*v%2B0.5*v^20&auctions=10");
    assert!(of.has_none());
    assert_eq!(bid(&of, &ENGLISH).unwrap(), "has no bid");
    assert_eq!(revenue(&of, &ENGLISH), None);
    assert_eq!(answer(&of, "0.5"), None);
    assert!(of.instead(&ENGLISH).unwrap().contains("no equilibrium"));
    assert_eq!(held::rows(&of, &ENGLISH)[0][2], "");
}

#[test]
fn held_auctions_stand_beside_what_is_expected() {
    let of = analysed("auction?auctions=2000");
    let rows = held::rows(&of, &ENGLISH);
    assert_eq!(rows[0][1], "0.5");
    assert_eq!(rows[1][1..3], ["1".to_owned(), "1".to_owned()]);
    assert!(
        held::needed(&of, &ENGLISH)
            .unwrap()
            .contains(&(ENGLISH.number)(200_000))
    );
}

#[test]
fn bounds_are_powers_of_ten() {
    assert_eq!(bound(3e-12), "10⁻¹¹");
    assert_eq!(bound(9.99e-6), "10⁻⁵");
    assert_eq!(bound(0.2), "10⁰");
    let of = analysed("auction?auctions=10");
    assert!(remarks(&of, &ENGLISH)[0].contains("10⁻"));
}
