//! The rules on bits against the plain ones: the same game, whatever its rules and whatever is done.

use super::plain::{Place, Plain};
use super::{any_action, any_rules};
use games::ForwardModel;
use games::aliens::grid::{Cells, HEIGHT, WIDTH};
use games::aliens::{Outcome, Position};
use random::Random;

const GAMES: u64 = 600;

fn places(cells: &Cells) -> Vec<Place> {
    let all = (0..HEIGHT).flat_map(|row| (0..WIDTH).map(move |column| (column, row)));
    let there = all.filter(|&(column, row)| cells[row] & (1 << column) != 0);
    there
        .map(|(column, row)| (i32::from(column), row as i32))
        .collect()
}

fn sorted(mut places: Vec<Place>) -> Vec<Place> {
    places.sort_by_key(|&(column, row)| (row, column));
    places
}

fn assert_same(position: &Position, plain: &Plain) {
    assert_eq!(places(position.aliens()), sorted(plain.aliens()));
    assert_eq!(places(position.shots()), sorted(plain.shots.clone()));
    assert_eq!(places(position.bombs()), sorted(plain.bombs.clone()));
    assert_eq!(places(position.bases()), sorted(plain.bases.clone()));
    assert_eq!(i32::from(position.cannon()), plain.cannon);
    assert_eq!(position.points(), plain.points);
    assert_eq!(position.lives(), plain.lives);
    assert_eq!(position.outcome(), plain.outcome);
    let to_come = position.rules().aliens - plain.arrived;
    let left = plain.path.len() + to_come as usize;
    assert_eq!(position.aliens_left() as usize, left);
}

#[test]
fn every_step_is_that_of_the_plain_rules() {
    let mut ends = Vec::new();
    for game in 0..GAMES {
        let mut random = Random::stream(1, game);
        let rules = any_rules(&mut random);
        let (mut position, mut plain) = (Position::new(rules), Plain::new(rules));
        assert_same(&position, &plain);
        let mut chance = [Random::stream(2, game), Random::stream(2, game)];
        while !position.is_over() {
            let action = any_action(&mut random);
            position.step(action, &mut chance[0]);
            plain.step(action, &mut chance[1]);
            assert_same(&position, &plain);
            assert_eq!(chance[0], chance[1]);
        }
        ends.push(position.outcome());
    }
    // All ends happen, so all were compared.
    use Outcome::{Bombed, Landed, OutOfTime, Won};
    for end in [Won, Bombed, Landed, OutOfTime] {
        let count = ends.iter().filter(|&&other| other == end).count();
        assert!(count > 0, "{end:?}");
    }
}
