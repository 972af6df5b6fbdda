//! Gestures of fingers and mouse: one that moves drags, two that move pinch, one that does not is a tap; the wheel zooms.

/// A place, in pixels.
pub type Place = (f64, f64);

/// A pointer that moves less than this is held still, in pixels.
const STILL: f64 = 6.0;
/// Two taps in this time are one double tap, in milliseconds.
const DOUBLE: f64 = 400.0;

/// How much a pixel of the wheel changes the logarithm of the scale.
const WHEEL: f64 = 0.0016;
/// Pixels of a line and of a page of the wheel, for browsers that count in those.
const LINE: f64 = 16.0;
const PAGE: f64 = 400.0;
/// One turn of the wheel changes the scale by no more than this, either way.
const MAX_TURN: f64 = 0.5;

/// What a browser counts the turns of the wheel in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wheel {
    Pixels,
    Lines,
    Pages,
}

impl Wheel {
    /// By which factor the scale changes; a pinch on a touchpad comes as small turns with the control key.
    pub fn factor(self, turned: f64, is_pinch: bool) -> f64 {
        let unit = match self {
            Self::Pixels => 1.0,
            Self::Lines => LINE,
            Self::Pages => PAGE,
        };
        let speed = if is_pinch { 6.0 } else { 1.0 };
        let turned = turned * unit * speed * WHEEL;
        libm::exp(-turned.clamp(-MAX_TURN, MAX_TURN))
    }
}

/// What a movement means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    Drag(Place),
    /// Larger by a factor about a place: that of the other finger.
    Pinch {
        factor: f64,
        about: Place,
    },
}

/// The pointers that are down.
#[derive(Debug, Default)]
pub struct Gestures {
    pointers: Vec<(i32, Place)>,
    start: Place,
    is_drag: bool,
    /// Where and when the last tap was.
    last_tap: Option<(Place, f64)>,
}

impl Gestures {
    /// A pointer goes down.
    pub fn down(&mut self, id: i32, at: Place) {
        self.pointers.retain(|(known, _)| *known != id);
        self.pointers.push((id, at));
        if self.pointers.len() == 1 {
            (self.start, self.is_drag) = (at, false);
        } else {
            self.is_drag = true;
        }
    }

    /// A pointer has moved: says what that means, if it is down and is no longer held still.
    pub fn moved(&mut self, id: i32, at: Place) -> Option<Gesture> {
        let index = self.pointers.iter().position(|(known, _)| *known == id)?;
        let before = self.pointers[index].1;
        if !self.is_drag && distance(self.start, at) < STILL {
            return None;
        }
        self.is_drag = true;
        self.pointers[index].1 = at;
        let by = (at.0 - before.0, at.1 - before.1);
        let other = self.pointers.iter().find(|(known, _)| *known != id);
        Some(
            other.map_or(Gesture::Drag(by), |&(_, other)| Gesture::Pinch {
                factor: distance(other, at) / distance(other, before).max(1.0),
                about: other,
            }),
        )
    }

    /// A pointer goes up: says, if it was a tap, whether it was the second of two.
    pub fn up(&mut self, id: i32, at: Place, now: f64) -> Option<bool> {
        let was_down = self.pointers.iter().any(|(known, _)| *known == id);
        self.cancel(id);
        if !was_down || self.is_drag {
            return None;
        }
        let is_near =
            |(place, time): (Place, f64)| now - time < DOUBLE && distance(place, at) < 4.0 * STILL;
        let is_double = self.last_tap.is_some_and(is_near);
        self.last_tap = (!is_double).then_some((at, now));
        Some(is_double)
    }

    /// A pointer is lost.
    pub fn cancel(&mut self, id: i32) {
        self.pointers.retain(|(known, _)| *known != id);
    }
}

fn distance(a: Place, b: Place) -> f64 {
    let (across, down) = (a.0 - b.0, a.1 - b.1);
    (across * across + down * down).sqrt()
}
