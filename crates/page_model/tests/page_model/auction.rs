//! Lab of auctions: tests of what the page decides.

use crate::jobs::experiment;
use experiments::auction::{AuctionExperiment, Bounded, Opponents};
use experiments::{Experiment, LabExperiment, Snapshots};
use page_model::auction::analysis::Analysis;
use page_model::auction::bids::{bids, bound, remarks, said as said_of_value};
use page_model::auction::held;
use page_model::auction::revenue::{bars, naive, question, told};
use page_model::auction::sentence::{bid, revenue, text_of, values};
use page_model::auction::turn::{Answer, answer, best, said, said_of_best};
use page_model::auction::virtual_values::{said as said_of_reserve, virtual_values};
use page_model::auction::{distribution, learning, play};
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
    assert_eq!(values(&of.lab.values, &ENGLISH), "uniform");
    assert!(!text_of(&of.lab, &ENGLISH).contains("{fee}"));
    let other = lab("auction?format=discriminatory&units=2&bidders=5&values=v^2&fee=0.1");
    let text = text_of(&other, &ENGLISH);
    assert!(text.contains("{units}") && text.contains("{fee}"), "{text}");
    assert_eq!(values(&other.values, &ENGLISH), "with F(v) = v^2");
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
        "auction?bidders=3&other_share=0.4",
        "auction?format=second-price&bidders=3&other_share=0.4&reserve=0.2",
        "auction?format=all-pay&bidders=2&other_share=0.5&other_values=v^2",
        "auction?bidders=3&budget=0.4",
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
    assert_eq!(bound(3e-12, &ENGLISH), "10⁻¹¹");
    assert_eq!(bound(9.99e-6, &ENGLISH), "10⁻⁵");
    assert_eq!(bound(0.1167, &ENGLISH), "0.12");
    let of = analysed("auction?auctions=10");
    assert!(remarks(&of, &ENGLISH)[0].contains("10⁻"));
}

/// Bidders who learn are within a step of equilibrium after a thousand rounds, and two are solved in fractions.
#[test]
fn bidders_learn_round_by_round() {
    let of = analysed("auction?bidders=2&auctions=10");
    let lines = learning::bids(&of, &ENGLISH).unwrap();
    assert_eq!((lines.axis.len(), lines.series.len()), (10, 3));
    for (place, value) in lines.axis.iter().enumerate() {
        let bids: Vec<f64> = lines.series.iter().map(|line| line.values[place]).collect();
        assert!((bids[1] - value / 2.0).abs() < 1e-9, "{value} {bids:?}");
        assert!((bids[0] - bids[1]).abs() < 0.05, "{value} {bids:?}");
        assert!((bids[2] - bids[1]).abs() < 0.05, "{value} {bids:?}");
    }
    let rounds = learning::rounds(&of);
    assert_eq!(
        (rounds[0].rounds, rounds[rounds.len() - 1].rounds),
        (1, 1_000)
    );
    assert!(rounds[rounds.len() - 1].distance < 0.01 * rounds[0].distance);
    let said = learning::said(&of, &ENGLISH).unwrap();
    assert!(
        said.contains("over 1\u{202f}000 rounds") && said.contains("it is 0.3333"),
        "{said}"
    );
    // Each value v bids v ∕ 2, the next bid above where that is none: (2 Σ k bₖ − Σ bₖ) ∕ 100 over k = 1 … 10 with bₖ = 0.05 k … is 143 ∕ 400.
    let rows = learning::exact_rows(&of, &ENGLISH);
    assert_eq!(rows.len(), 5);
    assert_eq!(rows[4][..3], ["10", "143/400", "0.3575"]);
    let early = analysed("auction?bidders=2&auctions=10&round=9");
    assert_eq!(learning::looked_at(&early).unwrap().rounds, 9);
    assert!(learning::looked_at(&early).unwrap().distance > rounds[rounds.len() - 1].distance);
    // Nothing of the equilibrium is shown where it is kept back.
    let hidden = analysed("auction?bidders=2&auctions=10&marks=nothing");
    assert_eq!(learning::bids(&hidden, &ENGLISH).unwrap().series.len(), 1);
    assert!(learning::exact_rows(&hidden, &ENGLISH).is_empty());
    // What is learned would say it too.
    assert_eq!(learning::looked_at(&hidden).unwrap().rounds, 1);
    assert_eq!(learning::distances(&hidden, &ENGLISH), None);
    assert!(
        learning::said(&hidden, &ENGLISH)
            .unwrap()
            .contains("not shown")
    );
    assert!(
        learning::bids(
            &analysed("auction?format=third-price&auctions=10"),
            &ENGLISH
        )
        .is_none()
    );
    assert!(learning::exact_rows(&analysed("auction?bidders=3&auctions=10"), &ENGLISH).is_empty());
}

/// Two uniform values: a naive bidder bids the value, so a bid of b wins with probability b and gains b (v − b), at most v² ∕ 4.
#[test]
fn others_may_be_naive_or_have_learned() {
    let outcome = |of: &Analysis, text: &str| match answer(of, text) {
        Some(Answer::Bid(outcome)) => outcome,
        other => panic!("{text}: {other:?}"),
    };
    let of = analysed("auction?bidders=2&value=0.8&opponents=naive&auctions=10");
    let found = outcome(&of, "0.3");
    assert!((found.winning - 0.3).abs() < 1e-9 && (found.gain - 0.15).abs() < 1e-9);
    let (bid, most) = best(&of).unwrap();
    assert!((bid - 0.4).abs() < 1e-9 && (most.gain - 0.16).abs() < 1e-9);
    assert!(said(&of, &answer(&of, "0.4").unwrap(), &ENGLISH).contains("Against naive bids"));
    // Two naive bidders for a common value with the second price: who has seen x and wins against y < x gets (x + y) ∕ 2 for (y + ½) ∕ 2, so a signal of 0.8
    // that bids like 0.8 gains ∫ (0.8 + y) ∕ 2 − (y + ½) ∕ 2 = 0.15 · 0.8.
    let of = analysed(
        "auction?format=second-price&worth=common&bidders=2&value=0.8&opponents=naive&auctions=10",
    );
    let found = outcome(&of, "0.65");
    assert!(
        (found.winning - 0.8).abs() < 1e-9 && (found.gain - 0.12).abs() < 1e-6,
        "{found:?}"
    );
    let of = analysed("auction?bidders=2&value=0.8&opponents=learned&auctions=10");
    assert_eq!(
        answer(&of, "0.33"),
        Some(Answer::OffGrid {
            step: 0.05,
            ends: [0.0, 1.0]
        })
    );
    let found = outcome(&of, "0.4");
    assert!((found.gain - 0.4 * found.winning).abs() < 1e-9);
    let (_, most) = best(&of).unwrap();
    // Within a step of what is best in equilibrium.
    assert!((most.gain - 0.32).abs() < 0.05, "{most:?}");
    // With the second price bidding the value is what naive ones do too.
    assert!(!lab("auction?format=second-price").has_opponents(Opponents::Naive));
    assert_eq!(
        lab("auction?format=second-price&opponents=naive").opponents(),
        Opponents::Equilibrium
    );
}

#[test]
fn a_series_is_played_and_hindsight_knows_better() {
    for link in [
        "auction?bidders=3&reserve=0.2",
        "auction?bidders=4&format=second-price&worth=common",
        "auction?bidders=2&format=all-pay&opponents=naive",
        "auction?bidders=5&format=uniform-price&units=2&fee=0.05",
        "auction?bidders=3&opponents=learned",
        "auction?bidders=3&format=third-price",
        "auction?bidders=3&other_share=0.5&opponents=learned",
        "auction?bidders=3&format=second-price&other_share=0.5&reserve=0.1",
    ] {
        let of = analysed(&format!("{link}&auctions=10"));
        let mut score = play::Score::default();
        for auction in 0..200 {
            let drawn = play::drawn(&of, auction).expect(link);
            assert_eq!(play::drawn(&of, auction).as_ref(), Some(&drawn));
            let usual = play::usual(&of, &drawn).expect(link);
            for bid in 0..50 {
                let settled = play::settle(&of, &drawn, f64::from(bid) / 50.0);
                assert!(
                    settled.gain <= settled.most + 1e-9,
                    "{link} {drawn:?} {bid} {settled:?}"
                );
            }
            assert!(!play::said(&of, &usual, &ENGLISH).is_empty());
            score = score.with(&usual, Some(&usual));
        }
        assert_eq!(score.auctions, 200);
        assert!(score.most >= score.usual.unwrap() - 1e-9, "{link}");
        assert_eq!(play::score_rows(&of, &score, &ENGLISH).len(), 3);
    }
    // Three uniform values above 0.2, the viewer's among them: G = v², so the gain is v³ ∕ 3 − 0.2³ ∕ 3 on average over those from 0.2 on:
    // ((1 − 0.2⁴) ∕ 12 − 0.8 · 0.008 ∕ 3) ∕ 0.8 = 0.1013.
    let of = analysed("auction?bidders=3&reserve=0.2&auctions=10");
    let gains: Vec<f64> = (0..4_000)
        .map(|auction| {
            let drawn = play::drawn(&of, auction).expect("drawn");
            play::usual(&of, &drawn).expect("a bid").gain
        })
        .collect();
    let mean = gains.iter().sum::<f64>() / 4_000.0;
    let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / 4_000.0;
    assert!(
        (mean - 0.1013).abs() < 5.0 * (spread / 4_000.0).sqrt(),
        "{mean}"
    );
}

/// Strong affiliation leaves all-pay auctions without an equilibrium in which bids increase, so they bring nothing that could be told.
#[test]
fn revenue_is_told_where_there_is_an_equilibrium_and_as_far_as_it_is_known() {
    let of = analysed("auction?bidders=2&other_share=1/2&other_values=v^10&auctions=2000");
    let shown: Vec<String> = bars(&of, &ENGLISH)
        .into_iter()
        .map(|bar| bar.shown)
        .collect();
    assert_eq!(shown.len(), 3);
    assert_eq!(shown[2], "–");
    assert!(shown[0].starts_with("0.") && shown[1].starts_with("0."));
    let number = |value: f64, error: f64| told(Bounded { value, error }, &ENGLISH);
    assert_eq!(number(0.82481, 0.0), "0.8248");
    assert_eq!(number(0.82485, 0.11672), "0.7081 to 0.9416");
    assert_eq!(number(0.0, f64::INFINITY), "–");
}

/// What a lesson asks stands nowhere while bids are hidden.
#[test]
fn what_winning_says_is_told_with_the_bids() {
    let says = |link: &str| remarks(&analysed(link), &ENGLISH).join(" ");
    let common = "auction?worth=common&auctions=2000";
    assert!(says(common).contains("Winning says"));
    let hidden = says(&format!("{common}&marks=nothing"));
    assert!(!hidden.contains("Winning") && hidden.contains("the mean of all signals"));
    assert_eq!(
        says("auction?format=english&auctions=2000&marks=nothing"),
        ""
    );
}

/// Two uniform values and a budget of 0.3: values from 3 ∕ 7 on bid it and win with probability 5 ∕ 7; lower ones bid half.
#[test]
fn a_budget_is_what_the_highest_values_bid() {
    let of = analysed("auction?bidders=2&budget=0.3&value=0.8&auctions=2000");
    assert!(text_of(&of.lab, &ENGLISH).contains("{budget}"));
    assert_eq!(bid(&of, &ENGLISH).unwrap(), "bids 0.3");
    assert!(
        remarks(&of, &ENGLISH)
            .iter()
            .any(|said| said.contains("Values from 0.4286 on"))
    );
    let shown: Vec<String> = bars(&of, &ENGLISH)
        .into_iter()
        .map(|bar| bar.shown)
        .collect();
    // v³ ∕ 3 + b (1 − v²), (1 − 0.7³) ∕ 3, 0.6³ ∕ 3 + 0.6 · 0.4.
    assert_eq!(shown, ["0.2711", "0.219", "0.312"]);
    assert_eq!(question(&of, &ENGLISH).unwrap().right, 0);
    let outcome = |text: &str| match answer(&of, text) {
        Some(Answer::Bid(outcome)) => outcome,
        other => panic!("{text}: {other:?}"),
    };
    assert!((outcome("0.3").winning - 5.0 / 7.0).abs() < 1e-9);
    assert!((outcome("0.29").winning - 3.0 / 7.0).abs() < 1e-9);
    assert!((outcome("0.1").winning - 0.2).abs() < 1e-9);
    assert_eq!(answer(&of, "0.31"), Some(Answer::OverBudget));
    let (bid, most) = best(&of).unwrap();
    assert!((bid - 0.3).abs() < 1e-12 && (most.gain - 0.5 * 5.0 / 7.0).abs() < 1e-9);
    let rows = held::rows(&of, &ENGLISH);
    assert_eq!(rows[0][1], "0.2711");
    // The budget is looked at where it is known what it changes.
    assert_eq!(lab("auction?budget=0.3&fee=0.1").budget(), None);
    assert_eq!(
        lab("auction?budget=0.3&risk_aversion=0.5").risk_aversion(),
        0.0
    );
    for auction in 0..200 {
        let drawn = play::drawn(&of, auction).expect("drawn");
        let usual = play::usual(&of, &drawn).expect("a bid");
        assert!(usual.gain <= usual.most + 1e-9, "{drawn:?}");
    }
}

/// Two uniform values: with the first price revenue is at most x with probability (2 x)² up to ½, with the second 1 − (1 − x)².
#[test]
fn revenue_is_distributed() {
    let close = |line: &[f64], wanted: &dyn Fn(f64) -> f64| {
        for (step, found) in line.iter().enumerate() {
            let x = step as f64 / 100.0;
            assert!((found - wanted(x)).abs() < 1e-9, "{x} {found}");
        }
    };
    for link in ["auction?bidders=2", "auction?bidders=2&format=second-price"] {
        let of = analysed(&format!("{link}&auctions=20000&view=held"));
        let lines = distribution::distribution(&of, &ENGLISH).unwrap();
        close(&lines.series[0].values, &|x| (2.0 * x).min(1.0).powi(2));
        close(&lines.series[1].values, &|x| 1.0 - (1.0 - x).powi(2));
        // Twenty thousand auctions are within five standard errors of at most ½ ∕ √20000 each.
        let own = usize::from(link.contains("second"));
        let held = lines.series[2].values.iter().zip(&lines.series[own].values);
        for (held, wanted) in held.filter(|(held, _)| held.is_finite()) {
            assert!(
                (held - wanted).abs() < 5.0 * 0.5 / 20_000_f64.sqrt(),
                "{link} {held} {wanted}"
            );
        }
        assert!(distribution::said(&of, &ENGLISH).is_some());
    }
    // With a reserve nothing is sold with probability r², and nothing between 0 and r is ever paid.
    let of = analysed("auction?bidders=2&reserve=0.4&auctions=100&view=held");
    let lines = distribution::distribution(&of, &ENGLISH).unwrap().series;
    for line in &lines[..2] {
        assert!((line.values[0] - 0.16).abs() < 1e-9 && (line.values[39] - 0.16).abs() < 1e-9);
        assert!((line.values[100] - 1.0).abs() < 1e-9);
    }
    // The highest value that is not above the reserve makes the winner pay it: 1 − (1 − r)² = 0.64.
    assert!((lines[1].values[40] - 0.64).abs() < 1e-9);
    let capped = analysed("auction?bidders=2&budget=0.3&auctions=100");
    // Beside the question which format brings more only the one looked at is drawn.
    assert_eq!(
        distribution::distribution(&capped, &ENGLISH)
            .unwrap()
            .series
            .len(),
        2
    );
    assert_eq!(distribution::said(&capped, &ENGLISH), None);
    let lines = distribution::distribution(&capped, &ENGLISH)
        .unwrap()
        .series;
    // Below the budget, all that bid as ever: (3 ∕ 7)² = 0.1837.
    assert!((lines[0].values[29] - 9.0 / 49.0).abs() < 1e-6 && lines[0].values[30] == 1.0);
    assert_eq!(distribution::distribution(&bare("auction"), &ENGLISH), None);
    let units = analysed("auction?bidders=5&units=3&format=uniform-price&auctions=100");
    assert_eq!(
        distribution::distribution(&units, &ENGLISH)
            .unwrap()
            .series
            .len(),
        1
    );
}

/// F = v and v², each with ½, for two: with the second price E X₂ = ½ (1 ∕ 3 + 8 ∕ 15) = 13 ∕ 30; the first price brings less.
#[test]
fn affiliated_values_are_two_states() {
    let of = analysed("auction?bidders=2&other_share=0.5&other_values=v^2&value=1&auctions=3000");
    assert!(of.lab.has_two_states() && text_of(&of.lab, &ENGLISH).contains("{other_share}"));
    // v − ((1 + 2 v²)^(3 ∕ 2) − 1) ∕ (6 v √(1 + 2 v²)) = 1 − (3√3 − 1) ∕ (6√3).
    assert_eq!(bid(&of, &ENGLISH).unwrap(), "bids 0.5962");
    let shown: Vec<String> = bars(&of, &ENGLISH)
        .into_iter()
        .map(|bar| bar.shown)
        .collect();
    assert_eq!((shown.len(), shown[1].as_str()), (3, "0.4333"));
    let asked = question(&of, &ENGLISH).unwrap();
    assert_eq!(asked.right, 1);
    assert!(asked.why.contains("linkage"));
    assert!(
        remarks(&of, &ENGLISH)
            .iter()
            .any(|said| said.contains("likelier"))
    );
    assert!(virtual_values(&of, &ENGLISH).axis.is_empty());
    // Somebody with 1 thinks of v² with 2 ∕ 3, and wins by bidding like 0.5 with probability ⅓ · ½ + ⅔ · ¼.
    let of = Analysis {
        asked: AuctionExperiment {
            value: "1".parse().unwrap(),
            ..of.asked.clone()
        },
        ..of
    };
    let like = of.at(0.5).unwrap();
    let Some(Answer::Bid(found)) = answer(&of, &like.bid.unwrap().to_string()) else {
        panic!("a bid");
    };
    assert!((found.winning - 1.0 / 3.0).abs() < 1e-9, "{found:?}");
    // A second price is at most x with probability ½ (2 x − x²) + ½ (2 x² − x⁴).
    let second = analysed(
        "auction?format=second-price&bidders=2&other_share=0.5&other_values=v^2&auctions=20000",
    );
    let lines = distribution::distribution(&second, &ENGLISH)
        .unwrap()
        .series;
    assert_eq!(lines.len(), 2);
    let at_half = 0.5 * 0.75 + 0.5 * (0.5 - 0.0625);
    assert!((lines[0].values[50] - at_half).abs() < 1e-9);
    assert!((lines[1].values[50] - at_half).abs() < 5.0 * 0.5 / 20_000_f64.sqrt());
    assert_eq!(distribution::said(&second, &ENGLISH), None);
    // It is looked at where it is known what it changes.
    assert!(!lab("auction?other_share=0.5&fee=0.1").has_two_states());
    assert_eq!(lab("auction?other_share=0.5&budget=0.3").budget(), None);
}

/// What somebody else found: edges at which others stay out, nobody can bid, or no bid is one of equilibrium.
#[test]
fn edges_are_told_apart() {
    let outcome = |of: &Analysis, text: &str| match answer(of, text) {
        Some(Answer::Bid(outcome)) => outcome,
        other => panic!("{text}: {other:?}"),
    };
    // Entering costs 0.1, so only values from √0.1 on bid: 0 wins as often as the other stays out.
    let of = analysed("auction?bidders=2&fee=0.1&opponents=naive&value=0.5&auctions=10");
    let out = 0.1_f64.sqrt();
    let found = outcome(&of, "0");
    assert!((found.winning - out).abs() < 1e-6 && (found.gain - (0.5 * out - 0.1)).abs() < 1e-6);
    assert!(best(&of).unwrap().1.gain >= found.gain - 1e-9);
    // All pay at a reserve of ½: a quarter wins if the other is below it.
    let of = analysed(
        "auction?format=all-pay&bidders=2&reserve=0.5&opponents=naive&value=0.8&auctions=10",
    );
    let found = outcome(&of, "0.25");
    assert!(
        (found.winning - 0.5).abs() < 1e-9 && (found.gain - 0.15).abs() < 1e-9,
        "{found:?}"
    );
    // Nobody has as much as is asked.
    let poor = analysed("auction?bidders=2&budget=0.3&reserve=0.4&auctions=10");
    assert!(
        poor.instead(&ENGLISH)
            .unwrap()
            .contains("what bidders have")
    );
    // No multiple of a twentieth lies between 0.26 and 0.29.
    let coarse = analysed(
        "auction?bidders=2&reserve=0.26&budget=0.29&opponents=learned&value=0.8&auctions=10",
    );
    assert!(coarse.has_no_bid() && coarse.opponents() == Opponents::Equilibrium);
    assert!(!lab("auction?budget=0.3&opponents=naive").has_opponents(Opponents::Naive));
    // What has no equilibrium has no distribution, and nobody is out of what nobody has.
    let none = analysed(
        "auction?format=all-pay&bidders=2&values=1-(1-v)^4&other_share=0.5&other_values=v^4&auctions=10",
    );
    assert!(none.has_none() && distribution::distribution(&none, &ENGLISH).is_none());
    let hollow = analysed("auction?bidders=2&values=max(0,2*v-1)&value=0.3&auctions=10");
    assert_eq!(bid(&hollow, &ENGLISH).unwrap(), "has no bid");
    // Among fifty a bid that always loses is worse than one that nearly does.
    let many = analysed("auction?bidders=50&value=0.3&auctions=10");
    assert!(
        !said(&many, &answer(&many, "0.5").unwrap(), &ENGLISH).contains("No other bid is better")
    );
    // Revenue of more than 1 is not counted as 1.
    let all_pay = analysed("auction?format=all-pay&bidders=5&auctions=2000");
    let held = distribution::distribution(&all_pay, &ENGLISH)
        .unwrap()
        .series
        .pop()
        .unwrap();
    assert!(held.values[100] < 0.9, "{}", held.values[100]);
}

/// Where the states are seen by those who take part, high values are seen more often in the state that has more of them.
#[test]
fn those_who_take_part_know_something_of_the_state() {
    let of = analysed("auction?bidders=2&other_share=0.5&other_values=v^4&reserve=0.5&auctions=10");
    let weights = of.weights_of_those_who_bid().unwrap();
    assert!((weights[1] - 0.9375 / 1.4375).abs() < 1e-9, "{weights:?}");
}
