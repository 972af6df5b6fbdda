//! Quantal responses in pictures and words.

use super::{DILEMMA, PENNIES, analysed, bare, lab};
use computing::answer;
use experiments::matrix::Quantal;
use experiments::{Experiment, LabExperiment};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::quantal::{
    AROUND, HEIGHT, WIDTH, fit_rows, fitted, level, line, moment, on_square, on_triangle,
    over_lambda, path, said, strategies,
};
use page_model::matrix::square::placed;
use texts::ENGLISH;

fn quantal(of: &Analysis) -> Quantal {
    let experiment = Experiment::from(of.lab.asked());
    answer(&experiment, &of.lab.quantal(), &[]).expect("an answer")
}

#[test]
fn the_branch_begins_in_the_middle_and_ends_at_the_equilibrium_it_selects() {
    let of = analysed(DILEMMA);
    let found = quantal(&of);
    let places = path(&found.branches[0].points, on_square);
    assert_eq!(places.first(), Some(&placed((0.5, 0.5))));
    let (x, y) = places.last().expect("an end");
    let (wanted_x, wanted_y) = placed((0.0, 0.0));
    assert!((x - wanted_x).abs() < 1e-3 && (y - wanted_y).abs() < 1e-3);
    let said = said(&of, &found, &ENGLISH);
    assert!(
        said[0].contains("in E1: the branch has come near this one"),
        "{said:?}"
    );
    assert!(
        said.iter()
            .any(|one| one.starts_with("At 60 values of λ intervals counted"))
    );
    assert!(!said.iter().any(|one| one.contains("turns back")));
}

#[test]
fn what_is_not_marked_is_not_told() {
    let of = analysed(&format!("{DILEMMA}&marks=nothing"));
    let said = said(&of, &quantal(&of), &ENGLISH);
    assert!(!said.iter().any(|one| one.contains("E1")), "{said:?}");
}

#[test]
fn a_moment_is_a_point_of_the_branch() {
    let of = bare(&format!("{PENNIES}&branch=3"));
    let found = quantal(&of);
    let last = found.branches[0].points.len() as u64 - 1;
    assert_eq!(moment(&of, &found), [3, last]);
    let end = bare(PENNIES);
    assert_eq!(moment(&end, &found), [last, last]);
}

#[test]
fn over_lambda_the_line_goes_from_left_to_right() {
    assert_eq!(over_lambda(2.0, 0.0, 0.0), (AROUND, HEIGHT - AROUND));
    assert_eq!(over_lambda(2.0, 4.0, 1.0), (WIDTH / 2.0, AROUND));
    let found = quantal(&bare(DILEMMA));
    let line = line(&found.branches[0], found.scale, 0, 1);
    assert!(
        line.windows(2)
            .all(|pair| pair[0].0 < pair[1].0 && pair[0].1 >= pair[1].1)
    );
}

#[test]
fn players_with_three_actions_have_triangles_and_many_have_none() {
    let of = bare("matrix?game=rock-paper-scissors-costly");
    let found = quantal(&of);
    let point = &found.branches[0].points[0];
    assert!(on_triangle(point, 0).is_some() && on_triangle(point, 1).is_some());
    let three = quantal(&bare("matrix?game=volunteers"));
    assert_eq!(three.branches[0].points[0].strategies.len(), 3);
    assert_eq!(three.counted, None);
}

#[test]
fn precision_is_fitted_to_what_people_did() {
    // Cheating pays 1 to 2 more; nobody watched the second player.
    let of = analysed("matrix?game=2:2,0:3;3:0,1:1&observed=20,80;0,0&tau=0");
    let found = quantal(&of);
    let fit = found.fit.as_ref().expect("an estimate");
    let [first, second] = fitted(fit, &ENGLISH);
    // ln 4.
    assert!(
        first.starts_with("What people did is most likely where λ = 1.3863; 95 % interval from "),
        "{first}"
    );
    assert!(
        second.contains("if all actions were alike, −69.3147"),
        "{second}"
    );
    let rows = fit_rows(&of, &found, fit, &ENGLISH);
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[1][1..], ["0.8", "0.8", "1", "0.5"]);
    assert_eq!(rows[2][1], "");
}

#[test]
fn levels_are_strategies_in_words() {
    let of = bare(PENNIES);
    let found = quantal(&of);
    assert_eq!(
        level(&of, &found.levels[0], &ENGLISH.labs.matrix.quantal),
        "all alike; all alike"
    );
    let shown = strategies(&of, &found.choices, &ENGLISH);
    assert_eq!(shown.len(), 2);
    assert!(shown[0].starts_with("Player 1 (heads: 0.5"), "{shown:?}");
}

#[test]
fn results_have_the_branch_where_it_is_asked_for() {
    let asked = lab(&format!("{DILEMMA}&lambda=2"));
    let game = asked.game().expect("a game");
    let found = asked.quantal_at(&game).expect("a point");
    assert!(found.is_proved && found.radius < 1e-9 && found.strategies[0][1] > 0.8);
    // The page is answered the same.
    let answered = quantal(&bare(&format!("{DILEMMA}&lambda=2")));
    assert_eq!(answered.at, Some(found));
    assert_eq!(quantal(&bare(DILEMMA)).at, None);
    assert_eq!(lab(DILEMMA).quantal_at(&game), None);
    let far = lab(&format!("{DILEMMA}&lambda=1000000"));
    assert_eq!(far.quantal_at(&game), None);
}
