//! Ways from scene to scene: by key, by a clicker, and by a finger that moves sideways.

/// Shorter swipes are none, in pixels.
const MIN_LENGTH: f64 = 70.0;

/// A way from a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Back,
    On,
}

impl Way {
    /// The way of a key, while the words are in focus.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "ArrowLeft" => Some(Self::Back),
            "ArrowRight" => Some(Self::On),
            _ => None,
        }
    }

    /// The way of a clicker's key, with which a lesson is presented.
    pub fn of_clicker(key: &str) -> Option<Self> {
        match key {
            "PageUp" => Some(Self::Back),
            "PageDown" => Some(Self::On),
            _ => None,
        }
    }

    /// The scene that it leads to; before the first one is a number that no scene has.
    pub fn from(self, scene: usize) -> usize {
        match self {
            Self::Back => scene.wrapping_sub(1),
            Self::On => scene + 1,
        }
    }
}

/// The way of a finger from one place to another, across and down: far enough, and rather across.
pub fn swiped(from: (f64, f64), to: (f64, f64)) -> Option<Way> {
    let (across, along) = (to.0 - from.0, to.1 - from.1);
    let is_swipe = across.abs() >= MIN_LENGTH && across.abs() > 2.0 * along.abs();
    is_swipe.then_some(if across > 0.0 { Way::Back } else { Way::On })
}
