//! Rounds of a class one after the other: who meets whom, results of several rounds in one link, totals.

use crate::playing::{class_of, of, round};
use classes::playing::choices::Choices;
use classes::playing::closed::{meetings, outcomes, totals};
use classes::playing::fault::RoundError;
use classes::playing::in_lessons;
use classes::playing::round::Round;
use games::fraction::Fraction;
use qrcodegen::{QrCode, QrCodeEcc};
use std::collections::BTreeSet;
use texts::ENGLISH;

/// The rounds up to that number, each closed with choices at random.
fn closed(link: &str, seats: u16, rounds: u32) -> Round {
    let first = round(link);
    let all = (1..=rounds).map(|number| class_of(&first.open_at(number), seats, number.into()));
    let mut all: Vec<Choices> = all.collect();
    Round {
        choices: all.pop(),
        earlier: all,
        ..first.open_at(rounds)
    }
}

#[test]
fn ten_rounds_of_thirty_fit_into_a_code_that_a_telephone_reads() {
    for link in [
        "play/guess",
        "play/ultimatum",
        "play/matrix",
        "play/public-goods",
    ] {
        let closed = closed(link, 30, 10);
        assert_eq!(round(&closed.link()), closed, "{link}");
        let url = format!("https://example.org/saddlepoint/#/{}", closed.link());
        let code = QrCode::encode_text(&url, QrCodeEcc::Low).unwrap();
        // Version 40 has 177; up to 25, 117 squares wide, telephones read from a projector.
        assert!(
            code.size() <= 117,
            "{link}: {} for {}",
            code.size(),
            url.len()
        );
    }
}

#[test]
fn rounds_are_taken_apart_as_they_were_put_together() {
    let mut closed = closed("play/guess?seed=4", 5, 3);
    // Seat 2 came late, seat 9 once; nobody was there in the second round.
    closed.earlier[0].0.remove(&2);
    closed.earlier[0].0.insert(9, vec![50]);
    closed.earlier[1].0.clear();
    let again = round(&closed.link());
    assert_eq!(again, closed);
    let rounds = again.all_closed();
    let numbers: Vec<u32> = rounds.iter().map(|round| round.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    assert_eq!(rounds[0].choices, Some(closed.earlier[0].clone()));
    assert_eq!(rounds[2].choices, closed.choices);
    assert!(rounds.iter().all(|round| round.earlier.is_empty()));
    // More rounds than there have been.
    let wrong = closed.link().replace("round=3", "round=2");
    assert_eq!(Round::read(&wrong), Some(Err(RoundError::Results)));
    // A link of one round, as it was written first.
    let packed = experiments::packed::pack("1:10,2:30");
    let one = round(&format!("play/guess?seed=4&round=2&choices={packed}"));
    assert!(one.earlier.is_empty() && one.choices.is_some_and(|choices| choices.0[&2] == [30]));
    for wrong in [
        "1:10/20,2:30",
        "2:1,1:2",
        "1:1,1:2",
        "0:1",
        "1000:1",
        "1:1;2:3",
        "1:101",
    ] {
        let link = format!(
            "play/guess?round=2&choices={}",
            experiments::packed::pack(wrong)
        );
        assert_eq!(
            Round::read(&link),
            Some(Err(RoundError::Results)),
            "{wrong}"
        );
    }
}

/// Practice can be allowed when codes have come already.
#[test]
fn practice_makes_no_other_round() {
    let [with, without] =
        ["&practice=yes", ""].map(|text| round(&format!("play/guess?seed=4{text}")));
    assert_eq!(with.fingerprint(), without.fingerprint());
    assert_eq!(with.key(), without.key());
    assert!(round(&with.next().question()).has_practice);
}

#[test]
fn totals_are_sums_over_rounds() {
    let closed = closed("play/public-goods?seed=8", 12, 4);
    let rounds = closed.all_closed();
    let all: Vec<_> = rounds
        .iter()
        .map(|round| outcomes(round, round.choices.as_ref().unwrap()))
        .collect();
    let totals = totals(&all);
    let value = |seat: u16| -> f64 {
        let each = all
            .iter()
            .map(|round| of(round, seat).points.unwrap().value());
        each.sum()
    };
    for (seat, (sum, rank)) in &totals {
        assert!((sum.value() - value(*seat)).abs() < 1e-9);
        let ahead = totals.values().filter(|(other, _)| other > sum).count();
        assert_eq!(*rank, ahead + 1);
    }
}

/// Seats next to each other meet in every round; who is without a partner meets somebody of the same side as that one, and is paid alone.
#[test]
fn partners_stay_together() {
    for game in ["prisoners-dilemma", "inspection"] {
        let first = round(&format!("play/matrix?game={game}&matching=partners&seed=6"));
        for number in 1..=5 {
            let round = first.open_at(number);
            let mut choices = class_of(&round, 20, number.into());
            choices.0.remove(&7);
            let found = outcomes(&round, &choices);
            for outcome in &found {
                let seat = outcome.seat;
                let partner = if seat % 2 == 1 { seat + 1 } else { seat - 1 };
                if seat == 8 {
                    let role = |seat| round.game.role(6, seat);
                    assert_eq!(outcome.met.len(), 1);
                    assert!(!round.game.has_roles() || role(outcome.met[0]) == role(7));
                } else {
                    assert_eq!(outcome.met, [partner], "{game} {number}");
                }
                assert!(outcome.points.is_some());
            }
        }
    }
    let groups = round("play/public-goods?matching=partners&group=4");
    let met = &outcomes(&groups, &class_of(&groups, 12, 1))[4].met;
    assert_eq!(*met, [6, 7, 8]);
}

/// The mean over all whom one may meet, worked out from the tables.
#[test]
fn in_a_round_robin_everybody_meets_everybody() {
    for (game, seats) in [("prisoners-dilemma", 9_u16), ("inspection", 10)] {
        let round = round(&format!(
            "play/matrix?game={game}&matching=round-robin&seed=1"
        ));
        let choices = class_of(&round, seats, 4);
        let found = outcomes(&round, &choices);
        let table = games::strategic::library::find(game)
            .unwrap()
            .game()
            .unwrap();
        for own in &found {
            let others = found.iter().filter(|other| {
                other.seat != own.seat && (!round.game.has_roles() || other.role != own.role)
            });
            let mut sum = Fraction::ZERO;
            let mut count = 0;
            for other in others {
                let [mine, theirs] = [own, other].map(|of| of.choices[0] as usize);
                let profile = if own.role == 0 {
                    [mine, theirs]
                } else {
                    [theirs, mine]
                };
                let got = table.payoff(table.profile(&profile), own.role);
                sum = sum.checked_add(got).unwrap();
                count += 1;
            }
            assert_eq!(own.points, sum.checked_mul(Fraction::new(1, count)));
            assert_eq!(own.met.len() as i64, count);
        }
        let pairs: BTreeSet<Vec<u16>> = meetings(&round, &choices)
            .into_iter()
            .map(|meeting| meeting.members)
            .collect();
        assert_eq!(
            pairs.len(),
            found.iter().map(|own| own.met.len()).sum::<usize>() / 2
        );
    }
}

/// Our own lessons hold experiments that there are; what is wrong in another one is told at its line, as all else is.
#[test]
fn a_scene_holds_an_experiment_that_there_is() {
    let mut held = 0;
    for text in lessons_of_ours() {
        let lesson = lessons::text::read(&text);
        held += lesson
            .scenes
            .iter()
            .filter(|scene| scene.class.is_some())
            .count();
        assert_eq!(
            in_lessons::faults(&lesson, &ENGLISH),
            [],
            "{}",
            lesson.title
        );
    }
    assert!(held > 0);
    let text = "---\ntitle: T\nlab: matrix\n---\n\n# One\nclass: play/guess?p=cat\nclass: play/guess\n\n# Two\nclass: matrix\n\n# Three\nclass: #/play/trust\n";
    let lesson = lessons::text::read(text);
    let told: Vec<String> = in_lessons::faults(&lesson, &ENGLISH)
        .iter()
        .map(|fault| format!("{}: {}", fault.at.line, fault.sentence(&ENGLISH)))
        .collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert!(
        told[0].starts_with("7: ") && told[0].contains("such as 2/3"),
        "{told:?}"
    );
    assert!(told[1].starts_with("8: "), "{told:?}");
    assert!(
        told[2].starts_with("11: ") && told[2].contains("begins with play/"),
        "{told:?}"
    );
}

fn lessons_of_ours() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../lessons");
    let files = std::fs::read_dir(folder).unwrap();
    let texts = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    texts.collect()
}
