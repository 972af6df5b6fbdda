//! Rules: every experiment that plays a game has those of that game.

use experiments::Experiment;
use page_model::kit::rules::GameRules;
use texts::{ENGLISH, RulesText};

/// The names of the rules that help to read an experiment.
fn of(link: &str) -> Vec<&'static str> {
    let experiment = Experiment::open(link).unwrap().experiment;
    let rules = GameRules::of(&experiment).into_iter();
    rules.map(|game| game.text(&ENGLISH).name).collect()
}

#[test]
fn rules_are_those_of_the_game_that_is_chosen() {
    let rules = &ENGLISH.rules;
    for (link, text) in [
        ("mcts", &rules.connect_four),
        ("ladder", &rules.connect_four),
        ("ratings", &rules.connect_four),
        ("minimax", &rules.tree),
        ("minimax?game=exercise", &rules.tree),
        ("minimax?game=nim", &rules.nim),
        ("minimax?game=tic-tac-toe", &rules.tic_tac_toe),
        ("minimax?game=connect-four", &rules.connect_four),
        ("minimax?game=gardner", &rules.gardner),
        ("regret", &rules.kuhn),
        ("regret?game=leduc", &rules.leduc),
        ("regret?game=kuhn-seed", &rules.kuhn_showdown),
        ("regret?game=matching-pennies", &rules.matching_pennies),
        ("general-sum?game=shapley", &rules.shapley),
        (
            "general-sum?game=battle-of-the-sexes",
            &rules.battle_of_the_sexes,
        ),
        ("racing", &rules.coin),
        ("racing?contest=two-coins", &rules.two_coins),
        ("evolution?game=war", &rules.war),
        ("war", &rules.war),
        ("war-game", &rules.war),
        ("aliens", &rules.aliens),
        ("aliens-game", &rules.aliens),
        ("rrrats", &rules.rrrats),
    ] {
        assert_eq!(of(link), [text.name], "{link}");
    }
}

#[test]
fn problems_that_are_tuned_have_rules_too() {
    let problems = &ENGLISH.rules.problems;
    for (link, text) in [
        ("tuning", &problems.one_max),
        ("tuning?problem=noisy-trap", &problems.trap),
        ("tuning?problem=hill", &problems.hill),
        ("tuning?problem=win-rates", &problems.win_rates),
        ("tuning?problem=agent", &problems.agent),
        ("tuning?problem=game", &problems.connect_k),
        ("tuning?problem=game&game=rrrats", &problems.rrrats),
        ("tuning?problem=own", &problems.own),
        ("tuning?problem=aliens", &problems.aliens),
        ("tuning?problem=rolling-horizon", &problems.rolling_horizon),
    ] {
        assert_eq!(of(link), [text.name], "{link}");
    }
}

#[test]
fn what_is_about_two_games_has_the_rules_of_both() {
    let rules = &ENGLISH.rules;
    assert_eq!(of("reproduce"), [rules.rrrats.name, rules.war.name]);
}

#[test]
fn where_nothing_is_played_there_are_no_rules() {
    for link in ["matrix", "repeated", "tournament", "tree-game"] {
        assert_eq!(of(link), [""; 0], "{link}");
    }
}

#[test]
fn rules_are_a_few_sentences() {
    let all: [&RulesText; 3] = [
        &ENGLISH.rules.kuhn,
        &ENGLISH.rules.gardner,
        &ENGLISH.rules.coin,
    ];
    for rules in all {
        assert!((2..=6).contains(&rules.sentences.len()), "{}", rules.name);
    }
}
