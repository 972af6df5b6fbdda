//! Keys and touch buttons that are held while somebody plays, and what that means for the next step.
//!
//! A press counts for a step even if it is over before the step comes. Fire goes before moving, since it can only be done now and then.

use games::aliens::Action;
use std::cell::Cell;
use std::rc::Rc;

/// What can be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Left,
    Right,
    Fire,
}

impl Held {
    /// What a key is for, by its name.
    pub fn by(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" | "a" | "A" => Some(Self::Left),
            "ArrowRight" | "d" | "D" => Some(Self::Right),
            " " | "ArrowUp" => Some(Self::Fire),
            _ => None,
        }
    }
}

/// Whether a key pauses the game.
pub fn pauses(key: &str) -> bool {
    matches!(key, "p" | "P" | "Escape")
}

/// Of one of them: whether it is down, and whether it was pressed since the last step.
#[derive(Default)]
struct One {
    is_down: Cell<bool>,
    is_pressed: Cell<bool>,
}

/// What is held now.
#[derive(Clone, Default)]
pub struct Keys(Rc<[One; 3]>);

impl Keys {
    /// Something goes down or up.
    pub fn set(&self, held: Held, is_down: bool) {
        let one = &self.0[held as usize];
        one.is_down.set(is_down);
        if is_down {
            one.is_pressed.set(true);
        }
    }

    /// Nothing is held any more.
    pub fn release(&self) {
        for one in self.0.iter() {
            one.is_down.set(false);
        }
    }

    /// What to do in the next step.
    pub fn action(&self, can_fire: bool) -> Action {
        let is_held = |held: Held| {
            let one = &self.0[held as usize];
            one.is_down.get() || one.is_pressed.get()
        };
        let (left, right) = (is_held(Held::Left), is_held(Held::Right));
        let action = if can_fire && is_held(Held::Fire) {
            Action::Fire
        } else if left && !right {
            Action::Left
        } else if right && !left {
            Action::Right
        } else {
            Action::Stay
        };
        let done = match action {
            Action::Fire => &[Held::Fire][..],
            // A press of fire waits until it can be done.
            _ => &[Held::Left, Held::Right],
        };
        for &held in done {
            self.0[held as usize].is_pressed.set(false);
        }
        action
    }
}
