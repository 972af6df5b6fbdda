//! Bar: the shares of some actions one beside the other, from the left, with where the equilibria end the first of them and
//! where the current strategy ends each; from where a press on it becomes a drag, and which share that leads to.

/// What a bar shows, in shares of its width.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// Of the average strategy; what is left over is the ground.
    pub shares: Vec<f64>,
    /// Where the current strategy ends each of them.
    pub current: Vec<f64>,
    /// Where the equilibria end the first, from the lowest to the highest.
    pub frame: Option<(f64, f64)>,
    /// Where the equilibrium that was chosen ends it.
    pub chosen: Option<f64>,
}

impl Bar {
    /// Of these actions of an information set, by their numbers, from the left.
    pub fn of(average: &[f64], current: &[f64], actions: &[usize]) -> Self {
        let ends = actions.iter().scan(0.0, |sum, &action| {
            *sum += current[action];
            Some(*sum)
        });
        Self {
            shares: actions.iter().map(|&action| average[action]).collect(),
            current: ends.collect(),
            frame: None,
            chosen: None,
        }
    }
}

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
