//! Lab of War: tests of what the page decides.

use computing::ComputeAny;
use engines::Status;
use experiments::war_game::{End, Moment, WarGame, WarGameExperiment};
use experiments::{ChunkOutput, Experiment};
use games::Player;
use games::war::table::Standing;
use page_model::war::story::{gained, happened, is_face_down, name, overlap};
use page_model::war::watched::Watched;
use texts::ENGLISH;

fn opened(link: &str) -> WarGameExperiment {
    match Experiment::open(link).unwrap().experiment {
        Experiment::War(lab) => WarGameExperiment::of(&lab),
        other => panic!("{other:?}"),
    }
}

/// What a worker sends of the game of a link.
fn sent(link: &str) -> (WarGameExperiment, Vec<Option<ChunkOutput>>, Vec<u8>) {
    let lab = opened(link);
    let mut chunk = Experiment::WarGame(lab.clone()).start(0);
    while chunk.advance(1) == Status::Running {}
    (lab, vec![Some(chunk.snapshot().into())], chunk.record())
}

fn watched(link: &str) -> (WarGame, End) {
    let (lab, snapshots, record) = sent(link);
    match Watched::of(&lab, &snapshots, Some(&record)) {
        Watched::Known(game, end) => ((*game).clone(), end),
        Watched::UnderWay(rounds) => panic!("{rounds} rounds"),
    }
}

/// A round in which both have put these cards.
fn round(first: &[u8], second: &[u8], taken_by: Option<Player>) -> Moment {
    Moment {
        round: 7,
        stores: [vec![0; 20], vec![0; 20]],
        pot: [first.to_vec(), second.to_vec()],
        taken_by,
        put_back: [first, second].concat(),
    }
}

fn ended(standing: Standing, score: f64) -> End {
    End { standing, score }
}

#[test]
fn ranks_have_the_names_of_cards() {
    let names: Vec<&str> = (0..13).map(name).collect();
    assert_eq!(names.join(" "), "2 3 4 5 6 7 8 9 10 J Q K A");
    assert_eq!(name(13), "", "there is none");
}

#[test]
fn a_round_is_told_with_the_higher_card_first() {
    let told = happened(&round(&[3], &[10], Some(Player::Second)), None, &ENGLISH);
    assert!(
        told.starts_with("Q beats 5: the second strategy takes both"),
        "{told}"
    );
    assert!(told.ends_with("as 5, Q."), "{told}");
}

#[test]
fn a_war_is_told_with_the_cards_that_tied() {
    let told = happened(
        &round(&[3, 0, 11], &[3, 1, 2], Some(Player::First)),
        None,
        &ENGLISH,
    );
    assert!(told.starts_with("War! Both turned up 5."), "{told}");
    assert!(
        told.contains("K beats 4: the first strategy takes all 6 cards"),
        "{told}"
    );
    let twice = round(&[3, 0, 7, 1, 11], &[3, 1, 7, 0, 2], Some(Player::First));
    let told = happened(&twice, None, &ENGLISH);
    assert!(told.starts_with("2 wars in a row!"), "{told}");
}

#[test]
fn before_the_first_round_the_cards_are_dealt() {
    let told = happened(&round(&[], &[], None), None, &ENGLISH);
    assert!(told.starts_with("The cards are dealt."), "{told}");
}

#[test]
fn each_end_of_a_game_is_told() {
    let moment = round(&[3], &[10], Some(Player::Second));
    let of = |standing, score| happened(&moment, Some(&ended(standing, score)), &ENGLISH);
    assert_eq!(
        of(Standing::Won(Player::Second), 0.0),
        "Second strategy wins after 7 rounds."
    );
    assert_eq!(of(Standing::Drawn, 0.5), "Neither can go on: nobody wins.");
    let stopped = of(Standing::Running, 0.5);
    assert_eq!(
        stopped,
        "Stopped after 7 rounds; the first strategy gets 0.5 points."
    );
}

/// Every round of real games is told by who took its cards.
#[test]
fn every_round_of_a_game_has_its_story() {
    for link in ["war?show=1", "war?show=2&b=1,1,1&out_of_cards=lend"] {
        let (game, end) = watched(link);
        for round in 1..game.rounds() {
            let moment = game.at(round);
            let told = happened(&moment, None, &ENGLISH);
            let winner = ["the first", "the second"][moment.taken_by.unwrap().index()];
            assert!(told.contains(winner), "{link} {round}: {told}");
            assert_eq!(
                told.contains("War!") || told.contains("wars"),
                moment.pot[0].len() > 1
            );
        }
        let last = game.at(game.rounds());
        assert!(
            happened(&last, Some(&end), &ENGLISH).contains("after"),
            "{link}"
        );
    }
}

/// What one gains the other loses, and the piles change by that.
#[test]
fn gains_are_the_changes_of_the_piles() {
    let (game, _) = watched("war?show=1");
    let count = |moment: &Moment, player: Player| moment.stores[player.index()].len() as i64;
    for round in 1..game.rounds() {
        let (before, now) = (game.at(round - 1), game.at(round));
        let both = Player::BOTH.map(|player| gained(player, &now));
        assert_eq!(both[0] + both[1], 0, "{round}");
        for player in Player::BOTH {
            let change = count(&now, player) - count(&before, player);
            assert_eq!(both[player.index()], change, "{round} {player:?}");
        }
    }
}

#[test]
fn of_a_war_the_cards_between_lie_face_down() {
    let of = |count: usize| {
        (0..count)
            .map(|place| is_face_down(place, count))
            .collect::<Vec<_>>()
    };
    assert_eq!(of(1), [false]);
    assert_eq!(of(3), [false, true, false]);
    assert_eq!(of(5), [false, true, false, true, false]);
    // A player who has no card left has turned up the last one.
    assert_eq!(of(2), [false, false]);
}

/// 290 pixels for cards of 62.
#[test]
fn cards_that_were_put_have_room() {
    for count in 1..=26 {
        let width = 62.0 + (count - 1) as f64 * (62.0 - overlap(count));
        assert!(width <= 290.0 + 1e-9, "{count}: {width}");
    }
    assert_eq!((overlap(1), overlap(3)), (22.0, 22.0));
    assert!(overlap(20) > overlap(12));
}

#[test]
fn a_game_is_known_with_its_record() {
    let (lab, snapshots, record) = sent("war?show=1");
    let (game, end) = watched("war?show=1");
    assert_ne!(end.standing, Standing::Running);
    let under_way = Watched::of(&lab, &snapshots, None);
    assert!(matches!(under_way, Watched::UnderWay(rounds) if rounds == game.rounds()));
    assert_eq!(
        Watched::of(&lab, &snapshots, Some(&record)).rounds(),
        game.rounds()
    );
}

#[test]
fn a_record_without_an_end_or_of_another_game_is_none() {
    let (lab, snapshots, record) = sent("war?show=1");
    let without = Watched::of(&lab, &[None], Some(&record));
    assert!(matches!(without, Watched::UnderWay(0)));
    let damaged = Watched::of(&lab, &snapshots, Some(&[1, 2, 3]));
    assert!(matches!(damaged, Watched::UnderWay(_)));
}
