//! Zero-sum twins: of games that are made from one, and of games that have none.

use games::fraction::Fraction;
use games::strategic::StrategicGame;
use games::strategic::library::find;

fn game(rows: usize, columns: usize, payoffs: &dyn Fn(usize, usize) -> [i64; 2]) -> StrategicGame {
    let names =
        |letter: char, count: usize| (0..count).map(|place| format!("{letter}{place}")).collect();
    let all = (0..rows).flat_map(|row| (0..columns).flat_map(move |column| payoffs(row, column)));
    let players = vec!["one".to_owned(), "two".to_owned()];
    let actions = vec![names('a', rows), names('b', columns)];
    StrategicGame::new(
        String::new(),
        players,
        actions,
        all.map(Fraction::whole).collect(),
    )
    .expect("a game")
}

/// Whatever is multiplied and added, the twin's payoffs are the first player's but for a factor and something by column.
#[test]
fn what_is_made_from_a_zero_sum_game_has_a_twin() {
    let of = |row: usize, column: usize| ((row * 7 + column * 3 + row * column * 5) % 11) as i64;
    for [first, second] in [[1, 1], [2, 3], [5, 1]] {
        let made = game(4, 3, &|row, column| {
            let own = first * of(row, column) + (column as i64 * 4) % 3;
            [own, (row as i64 * 5) % 7 - second * of(row, column)]
        });
        let twin = made.zero_sum_twin().expect("a twin");
        assert!(twin.is_zero_sum());
        let at = |row: usize, column: usize| twin.payoff(3 * row + column, 0);
        // What an action pays more than another against a column: times second ∕ first of what it was.
        for (row, column) in (1..4).flat_map(|row| (0..3).map(move |column| (row, column))) {
            let found = at(row, column).checked_add(-at(0, column)).expect("short");
            let wanted = Fraction::whole(second * (of(row, column) - of(0, column)));
            assert_eq!(found, wanted, "{first} {second} {row} {column}");
        }
    }
}

#[test]
fn other_games_have_none() {
    let library = |name: &str| find(name).expect(name).game().expect(name);
    assert!(library("matching-pennies").zero_sum_twin().is_some());
    assert!(library("battle-of-the-sexes").zero_sum_twin().is_none());
    assert!(library("stag-hunt").zero_sum_twin().is_none());
    // One cell that does not fit.
    let almost = game(3, 3, &|row, column| {
        let own = (row * row + 2 * column * row) as i64;
        [own, if (row, column) == (2, 2) { 1 } else { -own }]
    });
    assert!(almost.zero_sum_twin().is_none());
    // What nobody can change for themselves is no contest: a best answer is any.
    let idle = game(2, 2, &|row, column| [3 * column as i64, 5 * row as i64]);
    assert!(idle.zero_sum_twin().is_some());
}
