//! The rules once more, plainly: things in lists, with their places. Aliens have the distance they have gone on their path.

use games::aliens::{Action, Outcome, Rules};
use random::Random;

/// Column and row.
pub type Place = (i32, i32);

/// The game at a moment, with lists in no order that matters.
pub struct Plain {
    rules: Rules,
    pub cannon: i32,
    pub path: Vec<i32>,
    pub shots: Vec<Place>,
    pub bombs: Vec<Place>,
    pub bases: Vec<Place>,
    pub points: i32,
    pub lives: i16,
    pub arrived: i16,
    pub outcome: Outcome,
    step: i32,
    moved: i32,
    fired: i32,
    arrived_in: i32,
}

/// Where an alien is that has gone so far.
pub fn place(distance: i32) -> Place {
    let (row, along) = (distance / 20, distance % 20);
    (if row % 2 == 0 { along } else { 19 - along }, row)
}

/// Takes from both lists what is in the same place; how many pairs there were.
fn meet(first: &mut Vec<Place>, second: &mut Vec<Place>) -> i32 {
    let both: Vec<Place> = first
        .iter()
        .copied()
        .filter(|at| second.contains(at))
        .collect();
    first.retain(|at| !both.contains(at));
    second.retain(|at| !both.contains(at));
    both.len() as i32
}

impl Plain {
    pub fn new(rules: Rules) -> Self {
        let rows = (7..=9).rev().take(rules.bases as usize);
        let columns = [1, 2, 3, 6, 7, 8, 11, 12, 13, 16, 17, 18];
        Self {
            rules,
            cannon: 10,
            path: Vec::new(),
            shots: Vec::new(),
            bombs: Vec::new(),
            bases: rows
                .flat_map(|row| columns.map(|column| (column, row)))
                .collect(),
            points: 0,
            lives: rules.lives,
            arrived: 0,
            outcome: Outcome::Running,
            step: 0,
            moved: i32::MIN / 2,
            fired: i32::MIN / 2,
            arrived_in: i32::MIN / 2,
        }
    }

    pub fn aliens(&self) -> Vec<Place> {
        self.path.iter().map(|&distance| place(distance)).collect()
    }

    fn shoot_aliens(&mut self) {
        let mut aliens = self.aliens();
        let hits = meet(&mut self.shots, &mut aliens);
        self.path
            .retain(|&distance| aliens.contains(&place(distance)));
        self.points += hits * i32::from(self.rules.alien_points);
    }

    pub fn step(&mut self, action: Action, random: &mut Random) {
        self.step += 1;
        self.act(action);
        self.fly();
        self.bombs_fall();
        if self.step % i32::from(self.rules.alien_pause) == 0 {
            self.path.iter_mut().for_each(|distance| *distance += 1);
            self.shoot_aliens();
            let aliens = self.aliens();
            self.bases.retain(|at| !aliens.contains(at));
        }
        let is_time = self.step - self.arrived_in >= i32::from(self.rules.arrival_pause);
        if self.arrived < self.rules.aliens && is_time && !self.path.contains(&0) {
            self.path.push(0);
            self.arrived += 1;
            self.arrived_in = self.step;
            self.shoot_aliens();
        }
        self.drop_bombs(random);
        self.judge();
    }

    fn act(&mut self, action: Action) {
        let may_move = self.step - self.moved >= i32::from(self.rules.cannon_pause);
        let may_fire = self.step - self.fired >= i32::from(self.rules.reload)
            && self.shots.len() < self.rules.shots as usize;
        let to = match action {
            Action::Left => self.cannon - 1,
            Action::Right => self.cannon + 1,
            _ => self.cannon,
        };
        if to != self.cannon && may_move && (0..20).contains(&to) {
            self.cannon = to;
            self.moved = self.step;
        }
        if action == Action::Fire && may_fire {
            self.shots.push((self.cannon, 11));
            self.fired = self.step;
        }
    }

    fn fly(&mut self) {
        for _ in 0..self.rules.shot_speed {
            self.shots.iter_mut().for_each(|(_, row)| *row -= 1);
            self.shots.retain(|&(_, row)| row >= 0);
            self.shoot_aliens();
            let hits = meet(&mut self.shots, &mut self.bases);
            self.points += hits * i32::from(self.rules.base_points);
        }
    }

    fn bombs_fall(&mut self) {
        if self.step % i32::from(self.rules.bomb_pause) == 0 {
            self.bombs.iter_mut().for_each(|(_, row)| *row += 1);
            self.bombs.retain(|&(_, row)| row <= 11);
            meet(&mut self.bombs, &mut self.bases);
        }
        let cannon = (self.cannon, 11);
        if self.bombs.contains(&cannon) {
            self.bombs.retain(|&at| at != cannon);
            self.lives -= 1;
            self.points -= i32::from(self.rules.hit_points);
        }
    }

    fn drop_bombs(&mut self, random: &mut Random) {
        let mut aliens = self.aliens();
        aliens.retain(|&(_, row)| row < 11);
        aliens.sort_by_key(|&(column, row)| (row, column));
        for alien in aliens {
            if self.bombs.len() < self.rules.bombs as usize
                && random.below(1_000) < self.rules.bomb_probability as u32
                && !self.bombs.contains(&alien)
            {
                self.bombs.push(alien);
            }
        }
    }

    fn judge(&mut self) {
        let has_landed = self.path.iter().any(|&distance| distance >= 220);
        self.outcome = match () {
            () if has_landed => Outcome::Landed,
            () if self.lives == 0 => Outcome::Bombed,
            () if self.path.is_empty() && self.arrived == self.rules.aliens => Outcome::Won,
            () if self.step == 1_000 => Outcome::OutOfTime,
            () => Outcome::Running,
        };
    }
}
