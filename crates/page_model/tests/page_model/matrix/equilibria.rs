//! Equilibria in words.

use super::{DILEMMA, ENTRY, PENNIES, SEXES, WORDS, analysed, bare, exact, mixed, with};
use experiments::matrix::{
    Approximate, Equilibrium, Extreme, Findings, Stability, Stage, UnderWay,
};
use page_model::matrix::equilibria::{
    approximate_strategy, bound, columns, component, degeneracy, is_grouped, known, of_several,
    remarks, security, so_far, stability, too_many,
};
use texts::ENGLISH;

fn equilibrium(first: &[&str], second: &[&str]) -> Equilibrium {
    Equilibrium {
        strategies: vec![mixed(first), mixed(second)],
        payoffs: vec![exact("1"), exact("1")],
        stability: None,
    }
}

#[test]
fn each_equilibrium_that_is_a_component_has_its_index() {
    let of = analysed(SEXES);
    let listed = known(&of);
    let mut indices: Vec<&str> = listed.iter().filter_map(|one| one.1.as_deref()).collect();
    indices.sort_unstable();
    // Strict ones have index 1, and all together 1 (Shapley 1974).
    assert_eq!(indices, ["+1", "+1", "−1"]);
    assert!(!is_grouped(&of));
    assert!(columns(&listed)[3]);
}

#[test]
fn equilibria_of_one_component_have_no_index_of_their_own() {
    let of = analysed(ENTRY);
    let listed = known(&of);
    assert_eq!(listed.len(), 3);
    assert!(is_grouped(&of));
    assert!(listed.iter().all(|one| one.1.is_none()));
    assert_eq!(columns(&listed), [true, true, true, false, false]);
}

#[test]
fn stability_has_a_column_in_symmetric_games() {
    let of = analysed("matrix?game=3,0;5,1&payoffs=symmetric");
    assert!(columns(&known(&of))[4]);
    assert!(!columns(&known(&analysed(PENNIES)))[4]);
}

#[test]
fn a_component_lists_its_rows_and_mixtures() {
    let of = analysed(ENTRY);
    let all = of.found.components.iter().enumerate();
    let told: Vec<String> = all
        .map(|(number, one)| component(&of, number, one, WORDS))
        .collect();
    let line = told
        .iter()
        .find(|told| told.contains("(rows"))
        .expect("a line");
    assert!(line.contains("out against any mixture of"), "{line}");
    assert!(line.contains("1/2 fight + 1/2 share"), "{line}");
    let point = told
        .iter()
        .find(|told| told.contains("(row "))
        .expect("a point");
    assert!(point.contains("in against share"), "{point}");
}

#[test]
fn a_component_of_a_corner_and_an_edge_names_its_rows() {
    let of = analysed("matrix?game=1:1,1:0;1:1,0:1;0:0,2:2");
    let grouped = of.found.components.iter().enumerate();
    let mut told = grouped.map(|(number, one)| component(&of, number, one, WORDS));
    assert!(told.any(|told| told.contains("(rows 1 and")));
}

#[test]
fn every_kind_of_stability_has_its_words() {
    let told = |kind: Option<Stability>| {
        let one = Equilibrium {
            stability: kind,
            ..equilibrium(&["1", "0"], &["1", "0"])
        };
        stability(&one, WORDS)
    };
    assert_eq!(told(None), "");
    assert_eq!(told(Some(Stability::Evolutionary)), "evolutionarily stable");
    assert_eq!(told(Some(Stability::Neutral)), "neutrally stable");
    assert_eq!(told(Some(Stability::Unstable)), "not stable");
    assert!(told(Some(Stability::Unknown)).starts_with("too many best responses"));
}

#[test]
fn a_degenerate_game_says_where_it_is() {
    let told = degeneracy(&analysed(ENTRY), WORDS);
    // Against out both of the other's actions are best.
    assert!(
        told.contains("Player 1 playing out leaves 2 best responses: fight, share."),
        "{told}"
    );
    assert!(degeneracy(&analysed(DILEMMA), WORDS).contains("not degenerate"));
}

#[test]
fn of_a_large_zero_sum_game_nothing_is_said_about_degeneracy() {
    let row = |row: usize| {
        let cell = |column: usize| u8::from(row == column).to_string();
        (0..16).map(cell).collect::<Vec<_>>().join(",")
    };
    let rows: Vec<String> = (0..16).map(row).collect();
    let link = format!("matrix?game={}&payoffs=zero-sum", rows.join(";"));
    assert_eq!(degeneracy(&bare(&link), WORDS), "");
}

#[test]
fn a_stag_hunt_is_payoff_dominated_by_stag_and_risk_dominated_by_hare() {
    let of = analysed("matrix?game=4,0;3,2&payoffs=symmetric&actions=stag,hare;stag,hare");
    let told = remarks(&of, WORDS).join(" ");
    assert!(
        told.contains("(hare, hare) risk-dominates (stag, stag)"),
        "{told}"
    );
    // Leaving stag loses 1 each, leaving hare 2 each.
    let products = "leaving the first costs 1 (the product of both losses), leaving the second 4.";
    assert!(told.contains(products), "{told}");
    assert!(
        told.contains("pays everybody more than all others"),
        "{told}"
    );
}

#[test]
fn games_without_two_strict_equilibria_have_no_remarks() {
    assert_eq!(remarks(&analysed(PENNIES), WORDS), Vec::<String>::new());
}

/// Best answers go round as in matching pennies: the first player's wins change by 6, the second's by −4.
#[test]
fn a_zero_sum_twin_is_told_of() {
    let of = analysed("matrix?game=3:1,0:3;0:2,3:0");
    let told = remarks(&of, WORDS).join(" ");
    assert!(
        told.contains("turns this game into a zero-sum game"),
        "{told}"
    );
    let other = analysed("matrix?game=3:1,0:0;0:0,1:3");
    assert!(!remarks(&other, WORDS).join(" ").contains("zero-sum"));
}

#[test]
fn the_first_equilibrium_is_listed_once_before_all_are_known() {
    let first = equilibrium(&["1", "0"], &["1", "0"]);
    let other = equilibrium(&["0", "1"], &["0", "1"]);
    let found = Findings {
        first: Some(first.clone()),
        extreme: Extreme::UnderWay(UnderWay {
            bases: 3,
            count: 2,
            equilibria: vec![other.clone(), first.clone()],
        }),
        ..Findings::default()
    };
    let of = with(SEXES, found);
    let listed: Vec<&Equilibrium> = so_far(&of).into_iter().map(|one| one.0).collect();
    assert_eq!(listed, [&first, &other]);
}

#[test]
fn nothing_is_listed_before_the_first_equilibrium() {
    assert_eq!(so_far(&bare(SEXES)), []);
}

#[test]
fn a_search_that_is_given_up_says_how_many_vertices_there_may_be() {
    // McMullen's bound for two polytopes with two dimensions and four sides: four vertices each.
    let told = too_many(&bare(SEXES), &ENGLISH);
    assert!(told.starts_with("There may be 8 vertices"), "{told}");
}

#[test]
fn approximate_strategies_leave_out_what_is_never_done() {
    let of = bare("matrix?game=volunteers");
    let names = &of.game.actions()[0];
    let told = |shares: &[f64]| approximate_strategy(&of, 0, shares, &ENGLISH);
    assert_eq!(told(&[1.0, 0.0]), names[0]);
    assert_eq!(
        told(&[0.5, 0.5]),
        format!("0.5 {} + 0.5 {}", names[0], names[1])
    );
}

#[test]
fn a_bound_is_the_next_power_of_ten() {
    let one = |radius: f64| Approximate {
        strategies: Vec::new(),
        payoffs: Vec::new(),
        radius,
        is_certified: true,
        exact: None,
    };
    assert_eq!(bound(&one(0.0), WORDS), "");
    assert_eq!(bound(&one(3e-10), WORDS), (WORDS.radius)(-9));
    assert_eq!(bound(&one(1e-9), WORDS), (WORDS.radius)(-9));
}

#[test]
fn whether_all_equilibria_of_three_were_found_is_said_at_the_end() {
    let of = |stage: Stage, several_is_complete: bool| {
        let found = Findings {
            stage,
            several_is_complete,
            ..Findings::default()
        };
        of_several(&with("matrix?game=el-farol", found), WORDS)
    };
    assert_eq!(of(Stage::Equilibria, true), None);
    let [complete, open] = [true, false].map(|all| of(Stage::Done, all).expect("a sentence"));
    assert!(complete.starts_with("These are all the equilibria"));
    assert!(open.contains("there may be more"));
}

#[test]
fn all_seven_equilibria_of_three_volunteers_are_found() {
    let of = analysed("matrix?game=volunteers");
    assert_eq!(of.found.several.len(), 7);
    let told = of_several(&of, WORDS).expect("a sentence");
    assert!(told.ends_with("were solved exactly."), "{told}");
    let exact = of.found.several.iter().filter_map(|one| one.exact.as_ref());
    let strategies = exact.map(|exact| of.strategy(0, &exact.strategies[0]));
    let all: Vec<String> = strategies.collect();
    let names = &of.game.actions()[0];
    let root = format!("(1 − √3/3) {} + √3/3 {}", names[0], names[1]);
    assert!(all.contains(&root), "{all:?}");
    assert!(
        of.found
            .several
            .iter()
            .all(|one| bound(one, WORDS) == "exact")
    );
}

#[test]
fn the_value_is_told_where_payoffs_always_add_up_to_the_same() {
    let told = security(&analysed(PENNIES), WORDS);
    assert_eq!(told.len(), 3);
    assert!(told[0].starts_with("The value of the game is 0 for the first player and 0"));
    assert_eq!(
        told[1],
        "Player 1 can be sure of 0 by 1/2 heads + 1/2 tails; without mixing, of −1."
    );
}

#[test]
fn what_each_can_be_sure_of_is_told_without_a_value_too() {
    let told = security(&analysed(DILEMMA), WORDS);
    assert_eq!(told.len(), 2);
    assert_eq!(
        told[0],
        "Player 1 can be sure of 1 by cheat; without mixing, of 1."
    );
}
