//! Pulling: a pointer that goes down on a value that can be changed and moves pulls it, up and right to more, down and left
//! to less.

use drawing::tree::NodeId;

/// So many pixels are one step.
const STEP: f64 = 7.0;

/// A value is being pulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pull {
    /// Whose value it is: where the pointer went down.
    pub node: NodeId,
    /// How far from where it was, in steps.
    pub steps: i32,
    /// Whether this is the first of it.
    pub is_first: bool,
}

/// The pull under way, if there is one.
#[derive(Debug, Default)]
pub struct Pulling(Option<Grip>);

/// Where a pointer went down, and how far it was told to be.
#[derive(Clone, Copy, Debug)]
struct Grip {
    node: NodeId,
    pointer: i32,
    start: (f64, f64),
    told: Option<i32>,
}

impl Pulling {
    /// A pointer went down on a value that can be changed.
    pub fn begin(&mut self, node: NodeId, pointer: i32, start: (f64, f64)) {
        self.0 = Some(Grip {
            node,
            pointer,
            start,
            told: None,
        });
    }

    /// The pointer has let go, or another one came.
    pub fn end(&mut self) {
        self.0 = None;
    }

    /// Whether this pointer pulls.
    pub fn is_by(&self, pointer: i32) -> bool {
        self.0.is_some_and(|grip| grip.pointer == pointer)
    }

    /// The pointer has moved: says how far the value is, if that is news.
    pub fn moved(&mut self, at: (f64, f64)) -> Option<Pull> {
        let grip = self.0.as_mut()?;
        let way = (at.0 - grip.start.0) - (at.1 - grip.start.1);
        let steps = (way / STEP).round() as i32;
        if grip.told == Some(steps) || (grip.told.is_none() && steps == 0) {
            return None;
        }
        let is_first = grip.told.replace(steps).is_none();
        Some(Pull {
            node: grip.node,
            steps,
            is_first,
        })
    }
}
