//! Catalogue of games: what is found, and how it is told.

use page_model::game_catalogue::{Counts, Equilibria, Kind, ListedGame, Wanted, found, read};
use page_model::matrix::listed::{properties, source};
use texts::{ENGLISH, GameSubject};

fn game(key: &str, story: &str, counts: Counts) -> ListedGame {
    ListedGame {
        key: key.to_owned(),
        subject: 3,
        name: format!("Game of {key}"),
        story: story.to_owned(),
        shows: "mixing".to_owned(),
        has_numbers: key == "pennies",
        source: "É. Borel (1921)".to_owned(),
        counts,
    }
}

fn games() -> Vec<ListedGame> {
    let pennies = Counts {
        sizes: vec![2, 2],
        is_constant_sum: true,
        is_symmetric: false,
        pure: 0,
        equilibria: Some(1),
        components: Some(1),
        is_degenerate: Some(false),
    };
    let three = Counts {
        sizes: vec![2, 2, 3],
        is_constant_sum: false,
        pure: 2,
        equilibria: None,
        components: None,
        is_degenerate: None,
        ..pennies.clone()
    };
    let hunt = Counts {
        is_constant_sum: false,
        is_symmetric: true,
        pure: 2,
        equilibria: Some(3),
        is_degenerate: Some(true),
        ..pennies.clone()
    };
    vec![
        game("pennies", "Coins are shown.", pennies),
        game("three", "Three vote.", three),
        game("hunt", "Two hunt a stag.", hunt),
    ]
}

fn keys(wanted: &Wanted) -> Vec<String> {
    let games = games();
    let found = found(&games, wanted).into_iter();
    found.map(|game| game.key.clone()).collect()
}

#[test]
fn words_properties_and_numbers_have_to_fit() {
    assert_eq!(keys(&Wanted::default()).len(), 3);
    let words = |words: &str| Wanted {
        words: words.to_owned(),
        ..Wanted::default()
    };
    assert_eq!(keys(&words("STAG two")), ["hunt"]);
    assert_eq!(keys(&words("emile borel")).len(), 0);
    assert_eq!(keys(&words("e. borel mixing")).len(), 3);
    let players = Wanted {
        players: Some(3),
        ..Wanted::default()
    };
    assert_eq!(keys(&players), ["three"]);
    let kinds = Kind::ALL.map(|kind| {
        keys(&Wanted {
            kind,
            ..Wanted::default()
        })
        .len()
    });
    assert_eq!(kinds, [3, 1, 1, 1]);
    let numbers = Equilibria::ALL.map(|equilibria| {
        keys(&Wanted {
            equilibria,
            ..Wanted::default()
        })
        .len()
    });
    assert_eq!(numbers, [3, 1, 1, 1]);
    let subject = |subject| {
        keys(&Wanted {
            subject,
            ..Wanted::default()
        })
        .len()
    };
    assert_eq!((subject(Some(3)), subject(Some(0))), (3, 0));
}

#[test]
fn a_game_says_what_it_is_and_where_it_comes_from() {
    let words = &ENGLISH.labs.matrix.catalogue;
    let told: Vec<String> = games().iter().map(|game| properties(game, words)).collect();
    let subject = GameSubject::ALL[3].name();
    assert_eq!(
        told[0],
        format!("{subject} · 2 × 2 · constant-sum · 1 equilibrium, none pure")
    );
    assert_eq!(
        told[1],
        format!("{subject} · 2 × 2 × 3 · 2 pure among its equilibria")
    );
    assert_eq!(
        told[2],
        format!("{subject} · 2 × 2 · symmetric · degenerate · 3 extreme equilibria, 2 pure")
    );
    assert_eq!(source(&games()[0], words), "É. Borel (1921).");
    assert_eq!(source(&games()[1], words), "After É. Borel (1921).");
}

#[test]
fn what_is_written_is_read_and_what_is_none_is_not() {
    let text = serde_json::to_vec(&games()).expect("JSON");
    assert_eq!(read(&text), Some(games()));
    assert_eq!(read(b"<!doctype html>"), None);
}
