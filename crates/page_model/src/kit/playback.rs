//! Playback: how often the moment changes when recorded steps are played at a speed, and which moment is next.

/// Steps come no closer than this; faster ones come several at a time.
const MIN_MILLISECONDS: f64 = 50.0;

/// A speed, as ticks of a timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// From one tick to the next.
    pub milliseconds: u32,
    /// Steps a tick.
    pub stride: u64,
}

/// What a tick does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// To this moment.
    Move(u64),
    /// Nothing yet: the end is reached, and more may come.
    Wait,
    /// The end is reached for good.
    Stop,
}

impl Pace {
    /// The pace of this many steps a second.
    pub fn of(steps_per_second: f64) -> Self {
        let milliseconds = (1_000.0 / steps_per_second).max(MIN_MILLISECONDS);
        let stride = (steps_per_second * milliseconds / 1_000.0).round().max(1.0);
        Self {
            milliseconds: milliseconds as u32,
            stride: stride as u64,
        }
    }

    /// What the next tick does at a moment, as far as the end is known now.
    pub fn tick(self, position: u64, last: u64, may_grow: bool) -> Tick {
        match (position < last, may_grow) {
            (true, _) => Tick::Move(last.min(position.saturating_add(self.stride))),
            (false, true) => Tick::Wait,
            (false, false) => Tick::Stop,
        }
    }
}
