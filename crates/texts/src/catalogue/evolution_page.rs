//! The texts of the pages of the evolution lab, the reproduction, Rrrats and War.

/// The page of the evolution lab. Numbers in sentences have been written already where they are texts.
#[derive(Debug)]
pub struct EvolutionPageTexts {
    pub results: &'static str,
    pub preset_names: [&'static str; 6],
    pub more: &'static str,
    /// The reproduction and the games.
    pub other_names: [&'static str; 3],
    /// Takes generations done and wanted, and games.
    pub done: fn(&str, &str, &str) -> String,
    pub before: &'static str,
    pub nothing_yet: &'static str,
    /// Takes the generation and how many there are.
    pub generation: fn(&str, &str) -> String,
    /// Takes games seen and all games of the generation.
    pub game: fn(&str, &str) -> String,
    /// Takes σ of the offspring and of the next one.
    pub sigma: fn(f64, f64) -> String,
    pub undecided: &'static str,
    /// Takes how many races, and whether all were decided by their bounds.
    pub accepted: fn(usize, bool) -> String,
    /// Takes the mean of the race that was not won, how many races, and whether that one was decided by its bounds.
    pub refused: fn(f64, usize, bool) -> String,
    pub no_trace: &'static str,
    /// Takes games played again, and all of the generation.
    pub replaying: fn(&str, &str) -> String,
    pub replay_later: &'static str,
    pub replay_differs: &'static str,
    pub no_game: &'static str,
    /// Takes the game of the race, the opponent, whether the offspring begins, and its half points.
    pub game_story: fn(&str, &str, bool, u64) -> String,
    /// Takes the game after which it is.
    pub next_test: fn(&str) -> String,
    /// Takes whether the offspring is better, and why the race ended.
    pub race_verdict: fn(bool, &str) -> String,
    pub strategy_header: [&'static str; 3],
    pub rrrats_parameters: [&'static str; 4],
    pub war_parameters: [&'static str; 3],
    pub connect_four_parameters: [&'static str; 3],
    pub rrrats_numbers: &'static str,
    pub war_numbers: &'static str,
    pub connect_four_numbers: &'static str,
    pub start: &'static str,
    pub against_start: &'static str,
    /// Takes the place in the archive.
    pub against_member: fn(u32) -> String,
    pub against_any: &'static str,
    /// Takes the number of the race, of how many, and against whom.
    pub race: fn(usize, usize, &str) -> String,
    pub all_races: fn(usize) -> String,
    pub race_header: [&'static str; 6],
    pub won: &'static str,
    pub not_won: &'static str,
    pub by_mean: &'static str,
    pub mean: &'static str,
    pub lower: &'static str,
    pub upper: &'static str,
    pub half: &'static str,
    pub games_axis: &'static str,
    pub generations_axis: &'static str,
    pub history: &'static str,
    pub numbers_chart: &'static str,
    pub worth_chart: &'static str,
    pub worth: &'static str,
    pub best: &'static str,
    /// Takes what the strategy is worth, what the best one is, and the best one.
    pub distance: fn(f64, f64, &[f64; 3]) -> String,
    pub worth_exactly: fn(f64) -> String,
    /// Takes the mean, its interval, and games.
    pub worth_simulated: fn(f64, (f64, f64), &str) -> String,
    /// Takes the mean, and its interval if it is not exact.
    pub worth_cell: fn(f64, Option<(f64, f64)>) -> String,
    pub equilibrium: fn(&[f64; 3]) -> String,
    pub sigma_chart: &'static str,
    pub sigma_line: &'static str,
    pub archive: &'static str,
    /// Takes how many members there are, and how many are compared.
    pub archive_lead: fn(usize, usize) -> String,
    /// Takes how far an interval reaches at most, if numbers are not exact.
    pub archive_caption: fn(Option<f64>) -> String,
    pub archive_later: &'static str,
    pub evolutions: &'static str,
    pub evolutions_header: [&'static str; 4],
}

/// A published number and the nearest of the readings, when the game ends with it, and what becomes of lost hands.
pub type NearestReading = ((f64, f64), &'static str, &'static str);

/// The page of the reproduction.
#[derive(Debug)]
pub struct ReproducePageTexts {
    pub results: &'static str,
    pub preset_names: [&'static str; 5],
    pub war: &'static str,
    pub rrrats: &'static str,
    /// Takes evolutions done and wanted at War and at Rrrats.
    pub done: fn((u64, u64), (u64, u64)) -> String,
    pub lead: &'static str,
    pub columns: &'static str,
    pub account: &'static str,
    /// Takes the readings and the generations.
    pub reading: fn(&str, &str, &str, u64) -> String,
    /// Takes what the published strategy and rolling on always win against the start.
    pub exactly: fn(f64, f64) -> String,
    /// Take the published number and the nearest, and the reading it belongs to: against the start, and against itself.
    pub nearest_reading: fn(NearestReading, NearestReading) -> String,
    /// Takes how many of the strategies found have each order, and none.
    pub orders: fn([usize; 4]) -> String,
    /// Takes the game and the generations.
    pub accounts: fn(&str, u64) -> String,
    pub accounts_header: [&'static str; 7],
    pub by_generation: fn(&str) -> String,
    pub readings: &'static str,
    pub readings_header: [&'static str; 7],
    /// Takes the number of the table and the game.
    pub against_start: fn(u8, &str) -> String,
    pub figure: fn(u8, &str) -> String,
    pub pairs: fn(u8, &str) -> String,
    pub statistics_header: [&'static str; 8],
    pub pairs_header: [&'static str; 9],
    pub pairs_lead: &'static str,
    pub algorithms: [&'static str; 4],
    pub short_algorithms: [&'static str; 4],
    pub published_mark: &'static str,
    pub ours_mark: &'static str,
    pub between_mark: &'static str,
    pub boxes: &'static str,
}

/// The page of Rrrats. Who is 0 for the person, 1 for the strategy.
#[derive(Debug)]
pub struct RrratsPageTexts {
    pub results: &'static str,
    pub table: &'static str,
    pub preset_names: [&'static str; 4],
    pub lead: &'static str,
    pub roll: &'static str,
    pub stop: &'static str,
    pub undo: &'static str,
    pub new_game: &'static str,
    pub you: &'static str,
    pub opponent: &'static str,
    pub pile: fn(u8) -> String,
    pub in_hand: fn(u8) -> String,
    pub tokens: fn(u8) -> String,
    pub no_dice: &'static str,
    pub dice: fn(u8, u8) -> String,
    /// Takes tokens in hand and in the pile.
    pub decide: fn(u8, u8) -> String,
    /// Take the person's bank and the other.
    pub won: fn(u8, u8) -> String,
    pub lost: fn(u8, u8) -> String,
    pub drawn: fn(u8, u8) -> String,
    pub rolls_on: fn(usize) -> String,
    pub stops: fn(usize) -> String,
    /// Takes who, both dice, and the hand after them if the turn goes on.
    pub falls: fn(usize, u8, u8, Option<u8>) -> String,
    pub story: &'static str,
    pub run_first: &'static str,
    pub best: &'static str,
    /// Takes whether it was to roll, and what it has cost in points of a hundred games.
    pub not_best: fn(bool, f64) -> String,
    /// Takes what rolling and stopping are worth, in points of a hundred games.
    pub worth: fn(f64, f64) -> String,
    /// Takes how many decisions, and what they have cost together.
    pub cost: fn(usize, f64) -> String,
    pub games_done: fn(&str) -> String,
    pub results_header: [&'static str; 5],
    pub exact: &'static str,
    pub simulated: &'static str,
    pub best_play: fn(f64) -> String,
    pub best_three: fn(&[f64; 3], f64) -> String,
    pub best_pure: fn(&[f64; 3], f64) -> String,
    pub equilibrium: fn(&[f64; 3]) -> String,
    pub against_equilibrium: fn(f64) -> String,
}

/// The page of War. Players are 0 and 1.
#[derive(Debug)]
pub struct WarPageTexts {
    pub results: &'static str,
    pub show: &'static str,
    pub preset_names: [&'static str; 4],
    pub players: [&'static str; 2],
    pub cards: fn(usize) -> String,
    pub pot: &'static str,
    pub face_down: &'static str,
    pub dealt: &'static str,
    /// Takes who, whether there was a war, and the cards as they went back.
    pub taken: fn(usize, bool, &str) -> String,
    /// Takes who, and how many rounds.
    pub over: fn(usize, &str) -> String,
    pub nobody: &'static str,
    /// Takes how many rounds, and the first one's points.
    pub stopped: fn(&str, f64) -> String,
    /// Takes the round and how many there are.
    pub round: fn(&str, &str) -> String,
    pub next_game: &'static str,
    pub game_number: fn(u64) -> String,
    pub counts_chart: &'static str,
    pub rounds_axis: &'static str,
    /// Takes games done and wanted.
    pub done: fn(&str, &str) -> String,
    /// Takes the score and its interval.
    pub score: fn(f64, (f64, f64)) -> String,
    pub won: &'static str,
    pub lost: &'static str,
    pub drawn: &'static str,
    pub unfinished: &'static str,
    pub rounds: &'static str,
    pub nothing_yet: &'static str,
    /// Takes rounds.
    pub playing: fn(&str) -> String,
}
