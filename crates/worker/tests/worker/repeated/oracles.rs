//! Matches of the Axelrod library, and pairs of memory-one strategies that were solved in fractions, through the lab.

use super::{analysed, lab};
use experiments::common::amount::Amount;
use experiments::repeated::{Means, Step};
use serde_json::{Value, json};

const MATCHES: &str = include_str!("../../../../engines/tests/oracles/repeated/matches.json");
const MEMORY_ONE: &str = include_str!("../../../../engines/tests/oracles/repeated/memory_one.json");

#[test]
fn matches_are_those_of_the_axelrod_library() {
    let oracle: Value = serde_json::from_str(MATCHES).unwrap();
    let matches = oracle["matches"].as_array().unwrap();
    assert_eq!(matches.len(), 352);
    for entry in matches {
        let text = |key: &str| entry[key].as_str().unwrap();
        let link = format!(
            "repeated?game=3:3,0:5;5:0,1:1&first={}&second={}&rounds={}",
            text("first"),
            text("second"),
            entry["rounds"]
        );
        let lab = lab(&link);
        let film = analysed(&lab, Step::Values).film;
        let game = &lab.stage.stage().unwrap().game;
        let opening = film.rounds.iter().take(24).map(|round| {
            round
                .actions
                .map(|action| ["C", "D"][usize::from(action)])
                .concat()
        });
        let cooperations = [0, 1].map(|player| film.count_of(game, player, 0));
        let opening = opening.collect::<Vec<_>>().join(" ");
        assert_eq!(
            json!([film.scores, opening, cooperations]),
            json!([entry["scores"], entry["opening"], entry["cooperations"]]),
            "{link}"
        );
        assert!(film.is_certain, "{link}");
    }
}

#[test]
fn memory_one_pairs_are_those_that_were_solved_in_fractions() {
    let oracle: Value = serde_json::from_str(MEMORY_ONE).unwrap();
    let pairs = oracle["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 120);
    for pair in pairs {
        let [first, second] =
            ["payoffs_first_CC_CD_DC_DD", "payoffs_second"].map(|side| &pair[side]);
        let cell = |outcome: usize| format!("{}:{}", first[outcome], second[outcome]);
        let strategy = |side: &str| {
            let after = pair[side].as_array().unwrap().iter();
            let after: Vec<&str> = after.map(|part| part.as_str().unwrap()).collect();
            let opening = pair[format!("{side}_opens")].as_str().unwrap();
            format!("m1({};{opening})", after.join(","))
        };
        let link = format!(
            "repeated?game={},{};{},{}&first={}&second={}&continuation={}",
            cell(0),
            cell(1),
            cell(2),
            cell(3),
            strategy("first"),
            strategy("second"),
            pair["continuation"].as_str().unwrap()
        );
        let values = analysed(&lab(&link), Step::Rounds).values.unwrap().unwrap();
        let texts = |means: &Means| json!(means.payoffs.each_ref().map(Amount::text));
        assert_eq!(texts(&values.long_run), pair["means"], "{link}");
        let discounted = values.discounted.unwrap();
        assert_eq!(texts(&discounted), pair["discounted_normalised"], "{link}");
    }
}
