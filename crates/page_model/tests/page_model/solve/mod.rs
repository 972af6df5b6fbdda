//! Solver, as the page shows it: its rules.

use experiments::Experiment;
use page_model::kit::rules::GameRules;

#[test]
fn the_solver_has_the_rules_of_connect_four() {
    let solver = Experiment::of_lab("solve").unwrap();
    assert_eq!(GameRules::of(&solver), [GameRules::ConnectFour]);
}
