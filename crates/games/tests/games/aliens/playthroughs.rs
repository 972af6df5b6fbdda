//! Small games played by hand on paper, and games with their past.

use super::{any_action, any_rules};
use games::aliens::Action::{Fire, Left, Right, Stay};
use games::aliens::{Action, Outcome, Playthrough, Rules};
use random::Random;

/// One alien, no bombs, no bases: nothing is by chance.
const QUIET: Rules = Rules {
    cannon_pause: 1,
    reload: 1,
    shots: 1,
    shot_speed: 1,
    aliens: 1,
    arrival_pause: 1,
    alien_pause: 1,
    bomb_probability: 0,
    bomb_pause: 1,
    bombs: 1,
    bases: 0,
    lives: 1,
    alien_points: 7,
    base_points: 3,
    hit_points: 5,
};

fn play(rules: Rules, actions: &[(usize, Action)]) -> Playthrough {
    let all = actions
        .iter()
        .flat_map(|&(count, action)| core::iter::repeat_n(action, count));
    let all: Vec<Action> = all.collect();
    Playthrough::replay(rules, Random::stream(1, 0), &all)
}

/// It comes in step 1 to column 0 and is in column s − 1 after step s: column 10, the cannon's, after step 11. A shot fired in step f
/// is in row 11 − k after step f + k − 1, so in row 0 after step f + 10. Fired in step 1 it is there when the alien comes; in step 2
/// it comes just before the alien leaves; in step 3 the alien is past.
#[test]
fn a_shot_meets_an_alien_where_it_will_be() {
    for waits in [0, 1] {
        let game = play(QUIET, &[(waits, Stay), (1, Fire), (10, Stay)]);
        assert_eq!(game.now().outcome(), Outcome::Won);
        let steps = 11 + waits as u16;
        assert_eq!((game.now().points(), game.now().steps()), (7, steps));
    }
    let late = play(QUIET, &[(2, Stay), (1, Fire), (10, Stay)]);
    assert_eq!(late.now().outcome(), Outcome::Running);
    assert_eq!(late.now().aliens()[0], 1 << 12);
    assert_eq!(late.now().shots()[0], 1 << 10);
    let later = play(QUIET, &[(2, Stay), (1, Fire), (11, Stay)]);
    assert_eq!(later.now().shots(), &games::aliens::grid::NONE);
}

/// 220 cells are before the cannon's row; the alien enters cell 0 in step 1 and cell 220 in step 221.
#[test]
fn an_alien_lands_after_220_cells() {
    let game = play(QUIET, &[(220, Stay)]);
    assert_eq!(game.now().outcome(), Outcome::Running);
    // Row 10 is even: it went to the right and is at its end.
    assert_eq!(game.now().aliens()[10], 1 << 19);
    let game = play(QUIET, &[(300, Stay)]);
    assert_eq!(game.now().outcome(), Outcome::Landed);
    assert_eq!(
        (game.now().steps(), game.now().aliens()[11]),
        (221, 1 << 19)
    );
}

/// An alien that drops one in every step: the first bomb is in its cell, (0, 0), in step 1, and falls in each step from then on:
/// row 11 in step 12. The cannon goes 10 cells to the left before.
#[test]
fn a_bomb_falls_on_the_cannon() {
    let rules = Rules {
        bomb_probability: 1_000,
        alien_pause: 20,
        ..QUIET
    };
    let game = play(rules, &[(20, Left)]);
    assert_eq!(game.now().outcome(), Outcome::Bombed);
    let now = game.now();
    assert_eq!((now.steps(), now.points(), now.lives()), (12, -5, 0));
    // One bomb at a time: the second falls from step 13 on.
    let two = play(Rules { lives: 2, ..rules }, &[(24, Left)]);
    assert_eq!(two.now().outcome(), Outcome::Bombed);
    assert!(two.now().points() == -10 && two.now().steps() > 20);
}

/// A bomb and a shot take a cell of a base each. The cannon is in column 10, the third base in columns 11 to 13; a shot from row 11
/// is in row 9 after two steps.
#[test]
fn bases_are_shot_from_below() {
    let rules = Rules { bases: 2, ..QUIET };
    let mut game = play(rules, &[(1, Right), (1, Fire), (1, Stay)]);
    assert_eq!(game.now().points(), 3);
    let was = *game.at(0).bases();
    assert_eq!(game.now().bases()[9], was[9] & !(1 << 11));
    assert_eq!(game.now().bases()[8], was[8]);
    // The next goes through the hole to the row above: three steps.
    for action in [Fire, Stay] {
        game.step(action);
    }
    assert_eq!(game.now().points(), 3);
    game.step(Stay);
    assert_eq!(game.now().points(), 6);
    assert_eq!(game.now().bases()[8], was[8] & !(1 << 11));
}

/// With a pause of three the cannon moves in steps 1, 4 and 7.
#[test]
fn pauses_are_kept() {
    let rules = Rules {
        cannon_pause: 3,
        reload: 4,
        shots: 9,
        ..QUIET
    };
    let game = play(rules, &[(7, Right)]);
    let columns: Vec<u8> = (0..=7).map(|step| game.at(step).cannon()).collect();
    assert_eq!(columns, [10, 11, 11, 11, 12, 12, 12, 13]);
    let game = play(rules, &[(9, Fire)]);
    let shots = |step| games::aliens::grid::count(game.at(step).shots());
    assert_eq!(
        (1..=9).map(shots).collect::<Vec<_>>(),
        [1, 1, 1, 1, 2, 2, 2, 2, 3]
    );
}

#[test]
fn what_is_done_again_happens_again() {
    for game in 0..100 {
        let mut random = Random::stream(3, game);
        let rules = any_rules(&mut random);
        let mut playthrough = Playthrough::new(rules, Random::stream(4, game));
        for _ in 0..300 {
            playthrough.step(any_action(&mut random));
        }
        let again = Playthrough::replay(rules, Random::stream(4, game), playthrough.actions());
        assert_eq!(playthrough, again);
        // Back to any moment is a game that never went further, and goes on as it did.
        let step = random.below(playthrough.steps() as u32 + 1) as usize;
        let mut back = playthrough.clone();
        back.back_to(step);
        let actions = &playthrough.actions()[..step];
        assert_eq!(
            back,
            Playthrough::replay(rules, Random::stream(4, game), actions)
        );
        for &action in &playthrough.actions()[step..] {
            back.step(action);
        }
        assert_eq!(back, playthrough);
    }
}

#[test]
fn nothing_happens_after_the_end() {
    let mut game = play(QUIET, &[(1, Fire), (10, Stay)]);
    let end = game.clone();
    game.step(Left);
    assert_eq!(game, end);
}
