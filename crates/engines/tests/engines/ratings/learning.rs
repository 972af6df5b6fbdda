//! From games to ratings: of a player whose habits are known.

use engines::Status;
use engines::agents::{Agent, Memory};
use engines::ratings::learning::Lesson;
use engines::ratings::{Learned, Learning};
use games::connect_four::features::NAMES;
use games::connect_four::{ConnectFour, Setup, Standard};
use games::{Game, Turn};
use random::Random;

fn games(agent: Agent, count: u64) -> Vec<Lesson> {
    let play = |game| {
        let (mut position, mut moves) = (ConnectFour::new(Standard), Vec::new());
        while position.turn() != Turn::Over {
            let random = Random::stream(game, u64::from(position.plies()));
            let mut thought = agent.think(&position, random, Memory::default());
            while thought.advance(u64::MAX) == Status::Running {}
            moves.push(thought.choice());
            position.apply(thought.choice());
        }
        let counts = vec![true; moves.len()];
        Lesson { moves, counts }
    };
    (0..count).map(play).collect()
}

fn learn(lessons: Vec<Lesson>) -> Learned {
    let mut learning = Learning::new(Setup::STANDARD, lessons);
    while learning.step() == Status::Running {}
    learning.learned().unwrap()
}

fn rating(learned: &Learned, name: &str) -> (f64, f64) {
    learned.elo(NAMES.iter().position(|known| *known == name).unwrap())
}

#[test]
fn of_a_player_who_wins_and_blocks_and_draws_lots_otherwise() {
    let learned = learn(games(Agent::Tactical, 400));
    assert!(learned.fitted.has_settled);
    // Whatever else a move is, a win is played before it: nothing but the prior keeps the rating from infinity.
    for name in ["wins", "blocks"] {
        let (elo, error) = rating(&learned, name);
        assert!(elo > 600.0 && error < 400.0, "{name}: {elo} ± {error}");
    }
    // Where a stone lies is nothing to it: 0 within five standard errors.
    for name in [
        "column-1", "column-2", "column-3", "row-2", "row-3", "row-4",
    ] {
        let (elo, error) = rating(&learned, name);
        assert!(
            error < 40.0 && elo.abs() < 5.0 * error,
            "{name}: {elo} ± {error}"
        );
    }
    // Lines of five do not occur: only the prior is known about them.
    assert_eq!(rating(&learned, "own-3").0, 0.0);
    let foretold = learned.foretold;
    assert!(foretold.moves > 1_000 && foretold.log_likelihood > foretold.log_likelihood_by_chance);
    assert!(foretold.learned > foretold.by_chance);
}

#[test]
fn of_a_player_who_draws_lots_nothing_is_learned() {
    let learned = learn(games(Agent::Random, 400));
    for (feature, name) in NAMES.iter().enumerate() {
        let (elo, error) = learned.elo(feature);
        // 22 features, each beyond five standard errors with a probability of one in two millions.
        assert!(elo.abs() < 5.0 * error, "{name}: {elo} ± {error}");
    }
    // Every fifth game is kept back: its moves are not among those learned from.
    let kept_back = learned.foretold.moves as f64;
    let share = kept_back / (kept_back + learned.positions as f64);
    assert!((share - 0.2).abs() < 0.03, "{share}");
    // A rating that knows nothing foretells as chance does; the standard deviation of the hits is below ½ each.
    let foretold = learned.foretold;
    let off = (foretold.learned - foretold.by_chance).abs();
    assert!(off < 5.0 * 0.5 * kept_back.sqrt(), "{off}");
}

#[test]
fn moves_that_do_not_count_are_not_learned_from() {
    let mut lessons = games(Agent::Random, 20);
    let all = learn(lessons.clone()).positions;
    lessons
        .iter_mut()
        .for_each(|lesson| lesson.counts[0] = false);
    assert_eq!(learn(lessons).positions, all - 16);
}
