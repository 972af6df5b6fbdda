//! Games and matches for the tests.

use engines::Status;
use engines::repeated::language::read::read;
use engines::repeated::language::resolve::player;
use engines::repeated::matches::played::{Match, Round};
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::player::Player;
use games::strategic::text::{Reading, read as read_game};
use random::Random;

/// A game as links write it, with these names for the actions of both.
pub fn named(text: &str, names: &[&str]) -> StageGame {
    let game = read_game(text, Reading::Each).unwrap();
    StageGame::new(&game).unwrap().called([names, names])
}

/// The prisoner's dilemma (3, 0, 5, 1).
pub fn dilemma() -> StageGame {
    named("3:3,0:5;5:0,1:1", &["cooperate", "defect"])
}

/// Who plays the strategy with this text.
pub fn player_of(game: &StageGame, seat: usize, text: &str) -> Player {
    let seat = Seat { game, player: seat };
    player(
        &read(text, seat).unwrap_or_else(|fault| panic!("{text}: {fault:?}")),
        seat,
    )
    .unwrap()
}

/// A match of two texts to its end, and its rounds.
pub fn played(
    game: &StageGame,
    texts: [&str; 2],
    horizon: Horizon,
    noise: Noise,
    seed: u64,
) -> (Match, Vec<Round>) {
    let players = [player_of(game, 0, texts[0]), player_of(game, 1, texts[1])];
    let [first, second] = &players;
    let mut game = Match::new(
        game,
        [first, second],
        horizon,
        noise,
        Random::stream(seed, 0),
    );
    let mut rounds = Vec::new();
    while game.advance_seen(50, |round| rounds.push(round)) == Status::Running {}
    (game, rounds)
}
