//! Drag of a bar: from where a press becomes one, and which share it leads to.

/// Pixels that a finger moves when it only presses.
const MIN_DRAG: f64 = 5.0;
/// Steps of a bar that is dragged.
const STEPS: f64 = 100.0;

/// How far a press has gone.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Press {
    #[default]
    None,
    /// Where it began, in pixels from the left.
    Begun(f64),
    Dragged,
}

impl Press {
    /// Whether it is a drag once the pointer has come to `x`; a pointer that no button holds down only passes.
    pub fn is_drag_at(self, x: f64, is_held: bool) -> bool {
        let is_far = match self {
            Self::None => false,
            Self::Begun(from) => (x - from).abs() >= MIN_DRAG,
            Self::Dragged => true,
        };
        is_far && is_held
    }
}

/// The share that is a hundredth less or more, as an arrow key asks for; `None` for other keys.
pub fn by_key(key: &str, share: f64) -> Option<f64> {
    let steps = match key {
        "ArrowLeft" => -1.0,
        "ArrowRight" => 1.0,
        _ => return None,
    };
    Some(((share * STEPS).round() + steps).clamp(0.0, STEPS) / STEPS)
}

/// Where a pointer at `x` is on a bar of this place and width, in hundredths of it; `None` of a bar without width.
pub fn share_at(x: f64, left: f64, width: f64) -> Option<f64> {
    let share = (x - left) / width;
    let is_known = share.is_finite();
    is_known.then(|| (share.clamp(0.0, 1.0) * STEPS).round() / STEPS)
}

/// The probabilities of two actions, as they are typed, the last of which has this share.
pub fn typed(share: f64) -> [String; 2] {
    [format!("{:.2}", 1.0 - share), format!("{share:.2}")]
}
