//! Against the Axelrod library, and against pairs that were solved in fractions.

use super::support::{dilemma, named, played, player_of};
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::stage_game::StageGame;
use engines::repeated::values::pair::Pair;
use engines::repeated::values::shares::Shares;
use games::fraction::Fraction;
use serde_json::Value;

const MATCHES: &str = include_str!("../../oracles/repeated/matches.json");

#[test]
fn matches_are_those_of_the_axelrod_library() {
    let oracle: Value = serde_json::from_str(MATCHES).unwrap();
    let matches = oracle["matches"].as_array().unwrap();
    assert_eq!(matches.len(), 352);
    let game = dilemma();
    let mut wrong = Vec::new();
    for entry in matches {
        let name = |side: &str| entry[side].as_str().unwrap();
        let rounds = Horizon::Rounds(entry["rounds"].as_u64().unwrap() as u32);
        let texts = [name("first"), name("second")];
        let (end, rounds) = played(&game, texts, rounds, Noise::NONE, 0);
        let letters = |actions: [usize; 2]| actions.map(|action| ["C", "D"][action]).concat();
        let opening: Vec<String> = rounds
            .iter()
            .take(24)
            .map(|round| letters(round.actions))
            .collect();
        let cooperations = [0, 1].map(|player| end.count_of(player, 0));
        let found = serde_json::json!([end.scores(&game), opening.join(" "), cooperations]);
        let wanted = serde_json::json!([entry["scores"], entry["opening"], entry["cooperations"]]);
        if found != wanted {
            wrong.push(format!("{texts:?}: {found} instead of {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const MEMORY_ONE: &str = include_str!("../../oracles/repeated/memory_one.json");

#[test]
fn memory_one_pairs_are_those_that_were_solved_in_fractions() {
    let oracle: Value = serde_json::from_str(MEMORY_ONE).unwrap();
    let pairs = oracle["pairs"].as_array().unwrap();
    assert_eq!(pairs.len(), 120);
    for pair in pairs {
        let payoffs = |side: &str, outcome: usize| pair[side][outcome].as_i64().unwrap();
        // The second player's payoffs are after the first player's and then the second player's action.
        let cell = |outcome| {
            format!(
                "{}:{}",
                payoffs("payoffs_first_CC_CD_DC_DD", outcome),
                payoffs("payoffs_second", outcome)
            )
        };
        let text = format!("{},{};{},{}", cell(0), cell(1), cell(2), cell(3));
        let game = named(&text, &["cooperate", "defect"]);
        let strategy = |side: &str| {
            let part = |number: &Value| number.as_str().unwrap().to_owned();
            let after: Vec<String> = pair[side].as_array().unwrap().iter().map(part).collect();
            format!(
                "m1({};{})",
                after.join(","),
                part(&pair[format!("{side}_opens")])
            )
        };
        let players = ["first", "second"]
            .map(|side| player_of(&game, usize::from(side == "second"), &strategy(side)));
        let automata = players
            .each_ref()
            .map(|player| player.automaton(true).unwrap().minimal());
        let solved = Pair::new(automata.each_ref(), Noise::NONE).unwrap();
        let continuation: Fraction = pair["continuation"].as_str().unwrap().parse().unwrap();
        assert_eq!(
            fractions(&game, &solved.expected()),
            pair["means"],
            "{pair}"
        );
        assert_eq!(
            fractions(&game, &solved.discounted(continuation)),
            pair["discounted_normalised"],
            "{pair}"
        );
    }
}

/// The payoffs of both, as texts.
fn fractions(game: &StageGame, shares: &Shares) -> Value {
    let text = |player| shares.payoff(game, player).exact().unwrap().to_string();
    serde_json::json!([text(0), text(1)])
}
