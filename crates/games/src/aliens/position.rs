//! The game at a moment, and its step.
//!
//! A step, in this order: the cannon acts; shots fly, cell by cell; bombs fall, if they are due; aliens move, if they are due;
//! an alien arrives, if one is due and the portal is free; each alien may drop a bomb. Whatever meets in a cell on the way
//! meets: a shot and an alien or a base, a bomb and a base or the cannon, an alien and a base, which it crushes. Then the
//! game may be over: lost before won, if both.
//!
//! Chance comes from outside, a number for each alien that may drop a bomb, so anyone who plans may try futures without knowing the
//! one that will happen.

use super::grid::{self, BOTTOM, Cells, WIDTH};
use super::rules::Rules;
use crate::ForwardModel;
use random::Random;

/// Steps after which a game is lost.
pub const MAX_STEPS: u16 = 1_000;

/// The worth of a game that is won, beside its points; of one that is lost, its negative.
const END: f64 = 1_000.0;

/// What the player does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Stay,
    Left,
    Right,
    Fire,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Running,
    /// All aliens have come and are gone.
    Won,
    /// Bombs have hit the cannon once too often.
    Bombed,
    /// An alien has reached the cannon's row.
    Landed,
    /// [`MAX_STEPS`] are over.
    OutOfTime,
}

/// The game at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    aliens: Cells,
    shots: Cells,
    bombs: Cells,
    bases: Cells,
    /// How many there are in the grid.
    alien_count: u32,
    shot_count: u32,
    bomb_count: u32,
    /// Aliens that have come.
    arrived: i16,
    /// The cannon's column.
    cannon: u8,
    lives: i16,
    points: i32,
    steps: u16,
    /// Steps until each may happen again.
    cannon_wait: i16,
    reload_wait: i16,
    alien_wait: i16,
    arrival_wait: i16,
    bomb_wait: i16,
    outcome: Outcome,
}

/// Counts down; whether it was due, and then begins again with `pause`.
#[inline]
fn is_due(wait: &mut i16, pause: i16) -> bool {
    *wait -= 1;
    let is_due = *wait <= 0;
    if is_due {
        *wait = pause;
    }
    is_due
}

impl Position {
    /// Before the first step, by rules whose numbers are in their ranges. The first alien arrives in the first step.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            aliens: grid::NONE,
            shots: grid::NONE,
            bombs: grid::NONE,
            bases: grid::bases(rules.bases),
            alien_count: 0,
            shot_count: 0,
            bomb_count: 0,
            arrived: 0,
            cannon: WIDTH / 2,
            lives: rules.lives,
            points: 0,
            steps: 0,
            cannon_wait: 0,
            reload_wait: 0,
            alien_wait: rules.alien_pause,
            arrival_wait: 0,
            bomb_wait: rules.bomb_pause,
            outcome: Outcome::Running,
        }
    }

    #[inline]
    fn act(&mut self, action: Action) {
        self.cannon_wait = (self.cannon_wait - 1).max(0);
        self.reload_wait = (self.reload_wait - 1).max(0);
        match action {
            Action::Stay => {}
            Action::Left if self.can_move() && self.cannon > 0 => self.go(self.cannon - 1),
            Action::Right if self.can_move() && self.cannon + 1 < WIDTH => self.go(self.cannon + 1),
            Action::Fire if self.can_fire() => {
                self.shots[BOTTOM] |= 1 << self.cannon;
                self.shot_count += 1;
                self.reload_wait = self.rules.reload;
            }
            _ => {}
        }
    }

    fn can_move(&self) -> bool {
        self.cannon_wait == 0
    }

    fn go(&mut self, column: u8) {
        self.cannon = column;
        self.cannon_wait = self.rules.cannon_pause;
    }

    /// Whether [`Action::Fire`] fires in the next step, unless a shot that is in the air makes room in it.
    pub fn can_fire_next(&self) -> bool {
        self.reload_wait <= 1 && self.shot_count < self.rules.shots as u32
    }

    /// Shots leave the cannon's row in the step in which they are fired, so its cell is free.
    fn can_fire(&self) -> bool {
        self.reload_wait == 0 && self.shot_count < self.rules.shots as u32
    }

    #[inline]
    fn fly(&mut self) {
        for _ in 0..self.rules.shot_speed {
            if self.shot_count == 0 {
                return;
            }
            self.shot_count -= grid::rise(&mut self.shots);
            self.shoot_aliens();
            let hits = grid::clash(&mut self.shots, &mut self.bases);
            self.shot_count -= hits;
            self.points += hits as i32 * i32::from(self.rules.base_points);
        }
    }

    #[inline]
    fn shoot_aliens(&mut self) {
        let hits = grid::clash(&mut self.shots, &mut self.aliens);
        self.shot_count -= hits;
        self.alien_count -= hits;
        self.points += hits as i32 * i32::from(self.rules.alien_points);
    }

    #[inline]
    fn drop_down(&mut self) {
        if is_due(&mut self.bomb_wait, self.rules.bomb_pause) && self.bomb_count > 0 {
            self.bomb_count -= grid::fall(&mut self.bombs);
            self.bomb_count -= grid::clash(&mut self.bombs, &mut self.bases);
        }
        // The cannon may also have gone where a bomb is.
        let cannon = 1 << self.cannon;
        if self.bombs[BOTTOM] & cannon != 0 {
            self.bombs[BOTTOM] ^= cannon;
            self.bomb_count -= 1;
            self.lives -= 1;
            self.points -= i32::from(self.rules.hit_points);
        }
    }

    #[inline]
    fn advance_aliens(&mut self) {
        if !is_due(&mut self.alien_wait, self.rules.alien_pause) || self.alien_count == 0 {
            return;
        }
        grid::march(&mut self.aliens);
        self.shoot_aliens();
        for (base, &aliens) in self.bases.iter_mut().zip(&self.aliens) {
            *base &= !aliens;
        }
    }

    #[inline]
    fn arrive(&mut self) {
        self.arrival_wait = (self.arrival_wait - 1).max(0);
        let is_free = self.aliens[0] & 1 == 0;
        if self.arrived < self.rules.aliens && self.arrival_wait == 0 && is_free {
            self.aliens[0] |= 1;
            self.arrived += 1;
            self.alien_count += 1;
            self.arrival_wait = self.rules.arrival_pause;
            // It may have come into a shot.
            self.shoot_aliens();
        }
    }

    /// From the top row down and from the left to the right, a number each while more bombs are allowed.
    #[inline]
    fn drop_bombs(&mut self, random: &mut Random) {
        for row in 0..BOTTOM {
            let mut left = self.aliens[row];
            while left != 0 {
                if self.bomb_count >= self.rules.bombs as u32 {
                    return;
                }
                let alien = left & left.wrapping_neg();
                left ^= alien;
                let drops = (random.below(1_000) as i16) < self.rules.bomb_probability;
                if drops && self.bombs[row] & alien == 0 {
                    self.bombs[row] |= alien;
                    self.bomb_count += 1;
                }
            }
        }
    }

    fn judge(&self) -> Outcome {
        if self.aliens[BOTTOM] != 0 {
            Outcome::Landed
        } else if self.lives <= 0 {
            Outcome::Bombed
        } else if self.alien_count == 0 && self.arrived == self.rules.aliens {
            Outcome::Won
        } else if self.steps >= MAX_STEPS {
            Outcome::OutOfTime
        } else {
            Outcome::Running
        }
    }
}

/// What can be seen of it.
impl Position {
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn aliens(&self) -> &Cells {
        &self.aliens
    }

    pub fn shots(&self) -> &Cells {
        &self.shots
    }

    pub fn bombs(&self) -> &Cells {
        &self.bombs
    }

    pub fn bases(&self) -> &Cells {
        &self.bases
    }

    /// The cannon's column.
    pub fn cannon(&self) -> u8 {
        self.cannon
    }

    pub fn lives(&self) -> i16 {
        self.lives
    }

    pub fn points(&self) -> i32 {
        self.points
    }

    /// Steps so far, up to [`MAX_STEPS`].
    pub fn steps(&self) -> u16 {
        self.steps
    }

    /// Aliens that are in the grid or will come.
    pub fn aliens_left(&self) -> u32 {
        self.alien_count + (self.rules.aliens - self.arrived) as u32
    }

    pub fn outcome(&self) -> Outcome {
        self.outcome
    }
}

impl ForwardModel for Position {
    type Action = Action;
    const ACTIONS: &'static [Action] = &[Action::Stay, Action::Left, Action::Right, Action::Fire];

    fn step(&mut self, action: Action, random: &mut Random) {
        if self.is_over() {
            return;
        }
        self.steps += 1;
        self.act(action);
        self.fly();
        self.drop_down();
        self.advance_aliens();
        self.arrive();
        self.drop_bombs(random);
        self.outcome = self.judge();
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.outcome != Outcome::Running
    }

    /// Points, and a thousand more if the game is won or fewer if it is lost.
    #[inline]
    fn worth(&self) -> f64 {
        let end = match self.outcome {
            Outcome::Running => 0.0,
            Outcome::Won => END,
            Outcome::Bombed | Outcome::Landed | Outcome::OutOfTime => -END,
        };
        f64::from(self.points) + end
    }
}
