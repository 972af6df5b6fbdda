//! Dragging of a number sideways: every step is shown at once, and a value is asked for at most every [`PAUSE`] milliseconds, so
//! that what is computed for one of them can be seen before the next.

/// Pixels of a drag that are a step.
const PIXELS: f64 = 7.0;
/// With less of a movement, in pixels, it is no drag but a click.
const SLACK: f64 = 4.0;
/// In milliseconds.
pub const PAUSE: f64 = 60.0;
/// Steps of Page Up and Page Down.
const PAGE: i64 = 10;

/// How many steps a key makes.
pub fn steps_of(key: &str) -> Option<i64> {
    match key {
        "ArrowUp" => Some(1),
        "ArrowDown" => Some(-1),
        "PageUp" => Some(PAGE),
        "PageDown" => Some(-PAGE),
        _ => None,
    }
}

/// A drag under way: from where, with which value, and when and at which step a value was asked for last.
#[derive(Clone, Debug, PartialEq)]
pub struct Drag {
    from: f64,
    value: String,
    asked: (f64, i64),
    /// The step that was told last.
    shown: i64,
    has_moved: bool,
}

/// What a movement of the pointer means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement {
    /// Whether it begins to be a drag.
    pub begins: bool,
    /// What is shown now, if that is news.
    pub shown: Option<String>,
    /// What is asked for, if it is time for that.
    pub asked: Option<String>,
}

impl Drag {
    /// A pointer goes down on a value.
    pub fn begin(value: &str, from: f64, now: f64) -> Self {
        Self {
            from,
            value: value.to_owned(),
            asked: (now, 0),
            shown: 0,
            has_moved: false,
        }
    }

    /// Whether it is more than a click.
    pub fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// The pointer is at `to`; `None` while it is no drag. `stepped` is the number this many steps from another, where there is one.
    pub fn moved(
        &mut self,
        to: f64,
        now: f64,
        stepped: impl FnOnce(String, i64) -> Option<String>,
    ) -> Option<Movement> {
        let distance = to - self.from;
        if !self.has_moved && distance.abs() < SLACK {
            return None;
        }
        let mut movement = Movement {
            begins: !self.has_moved,
            ..Movement::default()
        };
        self.has_moved = true;
        let steps = (distance / PIXELS).round() as i64;
        let Some(value) = stepped(self.value.clone(), steps) else {
            return Some(movement);
        };
        if steps != self.shown {
            self.shown = steps;
            movement.shown = Some(value.clone());
        }
        if steps != self.asked.1 && now - self.asked.0 >= PAUSE {
            self.asked = (now, steps);
            movement.asked = Some(value);
        }
        Some(movement)
    }

    /// The pointer lets go at `to`: what was not asked for yet is asked for now.
    pub fn end(
        &mut self,
        to: f64,
        stepped: impl FnOnce(String, i64) -> Option<String>,
    ) -> Option<Movement> {
        self.moved(to, f64::INFINITY, stepped)
    }
}
