//! Time in the hand of the viewer: what keys and buttons ask for, where that leads, and which speeds are offered.

/// Steps a second that can be chosen; the last ones only where there are many steps.
const SPEEDS: [f64; 8] = [0.5, 1.0, 2.0, 5.0, 10.0, 50.0, 500.0, 5_000.0];
/// A speed is offered if there are this many seconds to play with it.
const MIN_SECONDS: f64 = 4.0;
/// This many at least are always offered.
const MIN_SPEEDS: usize = 5;

/// The speeds, in steps a second, that are offered where there are this many steps.
pub fn speeds(last: u64) -> impl Iterator<Item = f64> {
    let highest = last as f64 / MIN_SECONDS;
    let speeds = SPEEDS.into_iter().enumerate();
    let offered = speeds.filter(move |&(index, choice)| index < MIN_SPEEDS || choice <= highest);
    offered.map(|(_, choice)| choice)
}

/// What a key or a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Start,
    Back,
    PlayOrPause,
    Forward,
    End,
}

/// Where a command leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub position: u64,
    pub is_playing: bool,
}

impl Command {
    /// What a key asks for, of a clicker, with which one presents, too.
    pub fn of_clicker(key: &str) -> Option<Self> {
        match key {
            "PageUp" => Some(Self::Back),
            "PageDown" => Some(Self::Forward),
            key => Self::of_key(key),
        }
    }

    /// What a key asks for.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "Home" => Some(Self::Start),
            "ArrowLeft" => Some(Self::Back),
            " " => Some(Self::PlayOrPause),
            "ArrowRight" => Some(Self::Forward),
            "End" => Some(Self::End),
            _ => None,
        }
    }

    /// Where it leads from a position of `last`: every command but that to play stops the play, and playing begins anew at the
    /// end.
    pub fn after(self, position: u64, last: u64, is_playing: bool) -> Step {
        let at_end = position >= last;
        let target = match self {
            Self::Start => 0,
            Self::Back => position.saturating_sub(1),
            Self::Forward => last.min(position + 1),
            Self::End => last,
            Self::PlayOrPause if at_end => 0,
            Self::PlayOrPause => position,
        };
        Step {
            position: target,
            is_playing: self == Self::PlayOrPause && last > 0 && (at_end || !is_playing),
        }
    }
}
