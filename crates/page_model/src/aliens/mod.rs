//! Lab of Aliens, as the page shows it.
//!
//! * [`watched`]: the agent's game, as a worker plays it. [`shown`]: the moment of a game that is looked at, and ways to others.
//! * [`keys`]: what is held while a game is played by hand. [`live`]: that game, step by step. [`motion`]: where things are between steps.
//! * [`space`]: the rules as a point of the space of games. [`results`]: many games.

pub mod keys;
pub mod live;
pub mod motion;
pub mod results;
pub mod shown;
pub mod space;
pub mod watched;

/// Experiments to begin with, in the order of their names. The evolved games are those of the tuning lab's presets for Aliens: the winners of
/// the races at their ends.
pub const LINKS: [&str; 7] = [
    "aliens?agent=one-step",
    "aliens?agent=tree-search&budget=100",
    "aliens?budget=100&bomb_probability=60&lives=3",
    "aliens?shots=3&shot_speed=2&aliens=40&arrival_pause=6&alien_pause=2",
    "aliens?cannon_pause=2&reload=10&shot_speed=2&aliens=30&alien_pause=6&bomb_probability=40&bombs=5&bases=2&alien_points=5&base_points=5",
    "aliens?agent=one-step&cannon_pause=2&reload=10&shot_speed=2&aliens=30&alien_pause=6&bomb_probability=40&bombs=5&bases=2&alien_points=5&base_points=5",
    "aliens?agent=one-step&reload=3&shots=2&shot_speed=2&arrival_pause=10&alien_pause=3&bomb_probability=2&bomb_pause=3&bombs=5&bases=1&lives=2&base_points=2&hit_points=5",
];
