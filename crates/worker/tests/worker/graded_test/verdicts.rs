//! Verdicts: how many opponents in a row are at the goal, what is sure of that, and which is shown first.

use super::{results, test_of};
use experiments::Snapshots;
use experiments::graded_test::{Findings, Standing};

/// A strong candidate on small boards: it beats the weak ones, and not those as strong as itself.
const LINK: &str = "graded-test?agent=uct(60)&first=1&last=41&step=10&smallest=5&largest=6";

#[test]
fn the_row_ends_with_the_first_that_is_not_beaten() {
    let results = results(&format!("{LINK}&games=40"));
    let standings: Vec<Standing> = results.met.iter().map(|met| met.standing()).collect();
    let leading = results.leading();
    assert!((1..5).contains(&leading), "{standings:?}");
    assert!(
        standings[..leading]
            .iter()
            .all(|standing| standing.is_reached())
    );
    assert!(!standings[leading].is_reached());
    assert_eq!(
        results.first_missed().unwrap().grade,
        results.met[leading].grade
    );
    for met in &results.met {
        assert_eq!(met.standing().is_reached(), met.share().unwrap() >= 0.9);
        let (low, high) = met.interval();
        assert!(low <= met.share().unwrap() && met.share().unwrap() <= high);
    }
    // What is sure is no more than what was seen, and what may be no less.
    let (least, most) = results.leading_surely();
    assert!(
        least <= leading && leading <= most,
        "{least} {leading} {most}"
    );
    assert!(results.leading_by_wins() <= leading);
}

#[test]
fn few_games_prove_nothing_and_many_do() {
    let few = results(&format!("{LINK}&games=4"));
    assert_eq!(few.leading_surely().0, 0);
    // Five opponents, each end of an interval with 0.005: 0.9ⁿ is below that from 51 games on, so 52.
    assert_eq!(few.games_for_certainty(), Some(52));
    let many = results("graded-test?agent=uct(300)&last=2&games=200&smallest=6&largest=6");
    assert_eq!(many.games_for_certainty(), None);
    assert_eq!(
        many.met[0].standing(),
        Standing::SurelyReached,
        "{:?}",
        many.met[0].counts()
    );
    let beaten = results("graded-test?agent=random&first=40&last=41&games=20&smallest=6&largest=6");
    assert_eq!(beaten.met[1].standing(), Standing::SurelyMissed);
    assert_eq!((beaten.leading(), beaten.leading_surely()), (0, (0, 0)));
}

#[test]
fn more_opponents_make_wider_intervals() {
    let width = |results: &Findings| {
        let (low, high) = results.met[0].interval();
        high - low
    };
    let alone = results("graded-test?agent=random&last=1&games=20&smallest=4&largest=4");
    let among = results("graded-test?agent=random&last=5&games=20&smallest=4&largest=4");
    assert_eq!(alone.met[0].counts(), among.met[0].counts());
    assert!(width(&among) > width(&alone));
}

#[test]
fn nothing_is_sure_while_games_are_missing() {
    use experiments::Experiment;
    let lab = test_of("graded-test?agent=random&first=60&last=60&games=100&smallest=6&largest=6");
    let mut snapshots = worker::inline::run(&Experiment::GradedTest(lab.clone()));
    let whole = lab.merge(&snapshots).unwrap();
    assert_eq!(whole.met[0].standing(), Standing::SurelyMissed);
    snapshots.truncate(2);
    let part = lab.merge(&snapshots).unwrap();
    assert_eq!(part.met[0].standing(), Standing::Missed);
}

#[test]
fn the_first_that_is_missed_is_shown_unless_another_is_chosen() {
    let results = results(&format!("{LINK}&games=20"));
    let shown = |grade| results.looked_at(grade).unwrap().grade;
    assert_eq!(shown(0), results.first_missed().unwrap().grade);
    assert_eq!((shown(21), shown(23), shown(100)), (21, 21, 41));
    let all_beaten =
        super::results("graded-test?agent=uct(100)&last=1&games=2&smallest=6&largest=6");
    assert_eq!(all_beaten.looked_at(0).unwrap().grade, 1);
}
