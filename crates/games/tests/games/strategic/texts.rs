//! Games as links write them.

use games::fraction::Fraction;
use games::strategic::text::{Reading, read, write};
use games::strategic::{StrategicFault, StrategicGame, library, names};

fn fault(text: &str, reading: Reading) -> StrategicFault {
    read(text, reading).expect_err(text)
}

#[test]
fn every_game_of_the_library_is_its_text_and_back() {
    for entry in library::GAMES {
        let game = read(&entry.text(), entry.reading()).expect(entry.name);
        for reading in [entry.reading(), Reading::Each] {
            assert_eq!(
                read(&write(&game, reading), reading).as_ref(),
                Ok(&game),
                "{}",
                entry.name
            );
        }
        let named = entry.game().expect(entry.name);
        assert_eq!(
            names::read(&names::write(named.actions())),
            named.actions(),
            "{}",
            entry.name
        );
    }
}

#[test]
fn one_number_a_cell_is_read_as_it_is_said() {
    let zero_sum = read("1,-2;3/2,0", Reading::ZeroSum).expect("a game");
    assert!(zero_sum.is_zero_sum() && !zero_sum.is_symmetric());
    let symmetric = read("3,0;5,1", Reading::Symmetric).expect("a game");
    assert!(symmetric.is_symmetric() && !symmetric.is_zero_sum());
    // Row 1, column 2: the first gets 0, the second what the first would get in row 2, column 1.
    assert_eq!(symmetric.payoff(1, 1).to_string(), "5");
    assert_eq!(
        read("3:3,0:5;5:0,1:1", Reading::Each).as_ref(),
        Ok(&symmetric)
    );
}

#[test]
fn the_third_player_chooses_the_table_and_the_fourth_the_group() {
    let three = read(
        "1:2:3,4:5:6;7:8:9,10:11:12|13:14:15,16:17:18;19:20:21,22:23:24",
        Reading::Each,
    )
    .expect("a game");
    assert_eq!(three.payoff(three.profile(&[1, 0, 1]), 2).to_string(), "21");
    let cell = |number: usize| format!("{number}:0:0:{number}");
    let table = |first: usize| format!("{},{}", cell(first), cell(first + 1));
    let text = format!(
        "{}|{}|{}||{}|{}|{}",
        table(0),
        table(2),
        table(4),
        table(6),
        table(8),
        table(10)
    );
    let four = read(&text, Reading::Each).expect("a game");
    let sizes: Vec<usize> = (0..4).map(|player| four.size(player)).collect();
    assert_eq!(sizes, [1, 2, 3, 2]);
    assert_eq!(
        four.payoff(four.profile(&[0, 1, 2, 1]), 0).to_string(),
        "11"
    );
    assert_eq!(write(&four, Reading::Each), text);
}

/// A game of players with so many actions: each is paid the number of the profile, times a player's own number.
fn game_of(sizes: &[usize]) -> StrategicGame {
    let count = sizes.len();
    let profiles: usize = sizes.iter().product();
    let payoff = |number: usize| Fraction::whole((number / count * (number % count + 1)) as i64);
    StrategicGame::new(
        String::new(),
        (1..=count).map(|player| player.to_string()).collect(),
        (0..count)
            .map(|player| names::defaults(player, sizes[player]))
            .collect(),
        (0..profiles * count).map(payoff).collect(),
    )
    .expect("a game")
}

#[test]
fn the_fifth_player_chooses_among_groups_of_groups() {
    // All get 1 where the fifth and the third take their second action and the others their first.
    let table = |here: &str| format!("{here},{0};{0},{0}", ["0"; 5].join(":"));
    let [zero, one] = ["0", "1"].map(|number| table(&[number; 5].join(":")));
    let text = format!("{zero}|{zero}||{zero}|{zero}|||{zero}|{one}||{zero}|{zero}");
    let game = read(&text, Reading::Each).expect("a game");
    let is_paid = |&profile: &usize| game.payoff(profile, 4) == Fraction::ONE;
    let paid: Vec<usize> = (0..32).filter(is_paid).collect();
    assert_eq!(paid, [game.profile(&[0, 0, 1, 0, 1])]);
    assert_eq!(write(&game, Reading::Each), text);
}

#[test]
fn games_of_every_size_are_their_text_and_back() {
    for sizes in [
        &[2, 3, 2, 4, 3][..],
        &[1, 2, 1, 1, 2],
        &[2, 1, 1, 2, 1],
        &[2, 2, 2, 1, 1],
        &[1, 1, 1, 1, 1],
        &[2, 3, 4, 2],
        // A last player with one action is there, though no bar tells it.
        &[2, 2, 2, 1],
        &[2, 2, 1, 2],
        &[2, 3, 1],
        &[1, 1],
    ] {
        let game = game_of(sizes);
        let text = write(&game, Reading::Each);
        assert_eq!(read(&text, Reading::Each).as_ref(), Ok(&game), "{text}");
    }
}

#[test]
fn six_players_are_one_too_many() {
    let one = [2; 6];
    let names = |count: usize| (1..=count).map(|name| name.to_string()).collect::<Vec<_>>();
    let fault = StrategicGame::new(
        String::new(),
        names(6),
        one.iter().map(|&size| names(size)).collect(),
        vec![Fraction::ZERO; 64 * 6],
    );
    let fault = fault.expect_err("six players");
    assert_eq!(fault.to_string(), "6 players; a game has 2 to 5");
}

#[test]
fn names_may_have_any_characters() {
    let odd = vec![
        vec!["a,b".to_owned(), "c;d".to_owned()],
        vec!["\\".to_owned(), "ü".to_owned()],
    ];
    assert_eq!(names::read(&names::write(&odd)), odd);
}

#[test]
fn what_is_no_game_is_refused_with_the_place() {
    use StrategicFault as F;
    assert_eq!(fault(" ", Reading::Each), F::Empty);
    let ragged = F::Ragged {
        row: 2,
        found: 1,
        wanted: 2,
    };
    assert_eq!(fault("1:1,2:2;3:3", Reading::Each), ragged);
    let cell = F::Cell {
        row: 1,
        cell: 2,
        found: 1,
        wanted: 2,
    };
    assert_eq!(fault("1:1,2", Reading::Each), cell);
    assert!(matches!(
        fault("1:1,x:2", Reading::Each),
        F::Number {
            row: 1,
            cell: 2,
            ..
        }
    ));
    assert!(matches!(
        fault("1:1,1/0:2", Reading::Each),
        F::Number {
            row: 1,
            cell: 2,
            ..
        }
    ));
    assert_eq!(
        fault("1,2,3;4,5,6", Reading::Symmetric),
        F::NotSquare {
            rows: 2,
            columns: 3
        }
    );
    assert_eq!(fault("1,2|3,4", Reading::ZeroSum), F::OnlyForTwo(3));
    let tables = F::RaggedTables {
        table: 2,
        found: 2,
        wanted: 1,
    };
    assert_eq!(
        fault("1:1:1,2:2:2|1:1:1,2:2:2;1:1:1,2:2:2", Reading::Each),
        tables
    );
    let wide = vec!["1"; 31].join(",");
    assert_eq!(fault(&wide, Reading::ZeroSum), F::Actions(31));
    let tall = vec!["1"; 100_000].join(";");
    assert_eq!(fault(&tall, Reading::ZeroSum), F::Actions(100_000));
}
