//! Ladder of opponents as the page shows it: verdicts with how sure they are, and choices of who plays.

use crate::jobs::experiment;
use engines::agents::{Agent, Agents};
use experiments::common::counts::Counts;
use experiments::ladder::{Findings, LadderExperiment, RungStanding};
use experiments::parameters::Parameters;
use experiments::{Experiment, Snapshots};
use page_model::ladder::{Choice, Fared, after, how_sure, verdict};
use texts::ENGLISH;
use worker::inline;

fn ladder(link: &str) -> LadderExperiment {
    match experiment(link) {
        Experiment::Ladder(lab) => lab,
        _ => panic!("{link}"),
    }
}

const ONE_RUNG: &str = "ladder?agent=minimax(3)&rungs=random&games=4&width=5&height=4";

/// The only rung after a run.
fn rung(link: &str) -> RungStanding {
    let lab = ladder(link);
    let snapshots = inline::run(&Experiment::Ladder(lab.clone()));
    let Findings { mut rungs, .. } = lab.merge(&snapshots).unwrap();
    rungs.remove(0)
}

/// The rung with these games as first player, and none as second.
fn with_games(won: u64, drawn: u64, lost: u64) -> RungStanding {
    let mut rung = rung(ONE_RUNG);
    rung.as_first = Counts { won, drawn, lost };
    rung.as_second = Counts::default();
    rung
}

fn said(rung: &RungStanding) -> &'static str {
    verdict(rung, &ENGLISH.labs.ladder.page)
}

#[test]
fn without_games_nobody_was_met() {
    let none = with_games(0, 0, 0);
    assert_eq!(
        (said(&none), Fared::on(Some(&none))),
        ("not met yet", Fared::NotMet)
    );
    assert_eq!(Fared::on(None), Fared::NotMet);
    assert_eq!(Fared::NotMet.sign(), "");
}

#[test]
fn a_lead_that_may_be_chance_is_said_to() {
    // ½⁴ twice is 12.5 %.
    let four = with_games(4, 0, 0);
    assert_eq!(said(&four), "ahead, may be chance");
    let sure = how_sure(&four, &ladder(ONE_RUNG), &ENGLISH).unwrap();
    assert!(sure.ends_with("13 %"), "rounded up: {sure}");
    assert_eq!(Fared::on(Some(&four)).sign(), "✓ ");
}

#[test]
fn who_is_behind_has_failed() {
    let behind = with_games(0, 1, 3);
    assert_eq!(said(&behind), "behind, may be chance");
    assert_eq!(
        (Fared::on(Some(&behind)), Fared::Failed.sign()),
        (Fared::Failed, "✗ ")
    );
}

#[test]
fn level_players_are_told_nothing_apart() {
    for level in [with_games(1, 2, 1), with_games(2, 0, 2)] {
        assert_eq!(said(&level), "level");
        assert_eq!(how_sure(&level, &ladder(ONE_RUNG), &ENGLISH), None);
    }
}

#[test]
fn many_wins_are_sure_and_many_losses_too() {
    let twelve = ONE_RUNG.replace("games=4", "games=12");
    assert_eq!(said(&rung(&twelve)), "surely beaten");
    let other = twelve.replace(
        "agent=minimax(3)&rungs=random",
        "agent=random&rungs=minimax(3)",
    );
    assert_eq!(said(&rung(&other)), "surely stronger");
}

#[test]
fn a_tiny_chance_is_not_said_to_be_none() {
    let sure = how_sure(&with_games(400, 0, 0), &ladder(ONE_RUNG), &ENGLISH).unwrap();
    assert!(sure.ends_with("0.01 %"), "{sure}");
}

#[test]
fn a_race_is_told_by_its_own_words() {
    let mut racing = with_games(3, 0, 1);
    racing.by_race = true;
    racing.verdict = None;
    assert_eq!(said(&racing), "the race goes on");
    assert_eq!(
        how_sure(&racing, &ladder(ONE_RUNG), &ENGLISH),
        None,
        "nobody is sure yet"
    );
}

fn agent(text: &str) -> Agent {
    text.parse().unwrap()
}

/// The opponents after a choice.
fn rungs(choice: Choice) -> Option<String> {
    let lab = ladder("ladder?rungs=random,minimax(3)");
    let next = after(&lab, choice)?;
    let rungs: Vec<String> = next.opponents().iter().map(Agent::to_string).collect();
    Some(rungs.join(" "))
}

#[test]
fn a_rung_is_exchanged_removed_and_added_on_top() {
    let exchanged = rungs(Choice::Rung(0, agent("tactical")));
    assert_eq!(exchanged.as_deref(), Some("tactical minimax(3)"));
    assert_eq!(rungs(Choice::Remove(0)).as_deref(), Some("minimax(3)"));
    assert_eq!(
        rungs(Choice::Add).as_deref(),
        Some("random minimax(3) minimax(3)")
    );
}

#[test]
fn the_contender_is_chosen_without_the_rungs() {
    let lab = ladder("ladder?rungs=random,minimax(3)");
    let next = after(&lab, Choice::Contender(agent("tactical"))).unwrap();
    assert_eq!(
        (next.agent, next.opponents()),
        (agent("tactical"), lab.opponents())
    );
}

#[test]
fn rungs_that_are_not_there_are_not_changed() {
    assert_eq!(rungs(Choice::Rung(2, agent("random"))), None);
    assert_eq!(rungs(Choice::Remove(2)), None);
}

#[test]
fn a_ladder_has_a_rung_and_no_more_than_there_is_room_for() {
    let one = ladder("ladder?rungs=random");
    assert_eq!(after(&one, Choice::Remove(0)), None);
    let mut full = one;
    for _ in 1..Agents::MAX_COUNT {
        full = after(&full, Choice::Add).unwrap();
    }
    assert_eq!(full.opponents().len(), Agents::MAX_COUNT);
    assert_eq!(after(&full, Choice::Add), None);
}

#[test]
fn a_race_that_is_decided_beats_for_sure() {
    let rung = rung(&ONE_RUNG.replace(
        "agent=minimax(3)&rungs=random&games=4",
        "agent=tactical&rungs=random&decide=race&epsilon=0.1",
    ));
    assert!(rung.by_race && rung.games() < 400, "{rung:?}");
    assert_eq!(said(&rung), "surely beaten");
    // What is asked is what matters: a race has no fixed number of games.
    assert!(ladder("ladder").uses("games"));
    assert!(!ladder("ladder?decide=race").uses("games"));
}
