//! Rules: a strategy as a list that is read from above in every round, as data.
//!
//! The first rule that holds and names a move decides; rules above it that hold and name none change counters on the way. So a round costs at most as many
//! steps as the rules have parts, and every list of rules answers in every round: after the last one the first action is played.

/// A list of rules has at most this many.
pub const MAX_RULES: usize = 64;
/// Rules count with this many counters, named by the letters from `a`.
pub const COUNTERS: usize = 8;
/// A rule looks back at most this many rounds, but counts all.
pub const MAX_WINDOW: u32 = 64;
/// A rule names no larger number.
pub const MAX_NUMBER: i64 = 1_000_000;

/// One of the two, seen by the player whose strategy it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Me,
    They,
}

/// A rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    pub when: Condition,
    /// None: it only counts, and reading goes on.
    pub play: Option<Play>,
    /// Counters, and what each is set to; one after the other.
    pub counts: Vec<(u8, Sum)>,
}

/// When a rule holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    Always,
    /// In the first rounds, this many.
    First(u32),
    /// In the last rounds, this many, if the players know which those are.
    Last(u32),
    /// In every round whose number is a multiple.
    Every(u32),
    /// The latest actions of somebody, in order of time; `None` is any action.
    Played(Who, Vec<Option<u8>>),
    /// The player did something else than they decided.
    Slipped,
    Compare(Sum, Relation, Sum),
    In(Sum, Vec<i64>),
    Not(Box<Condition>),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Less,
    AtMost,
    Equal,
    Unequal,
    AtLeast,
    More,
}

/// Integers, saturating; a division is rounded down, and by 0 gives 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Sum {
    Number(i64),
    /// The number of the round that is to be played, from 1.
    Round,
    /// How many rounds are left after it; [`MAX_NUMBER`] where nobody knows.
    Left,
    /// How often somebody has done something, in the last rounds or in all.
    Count(Who, u8, Option<u32>),
    /// Somebody's payoffs so far, rounded down.
    Score(Who),
    /// The player's score minus the other's, rounded down.
    Lead,
    Counter(u8),
    Of(Box<Sum>, Operation, Box<Sum>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Plus,
    Minus,
    Times,
    Over,
}

/// What is played. Before the first round both count as having played their first action.
#[derive(Clone, Debug, PartialEq)]
pub enum Play {
    /// Actions by the number of the round, from the first, over and over.
    Sequence(Vec<u8>),
    /// What the other one did last.
    Copy,
    /// What the other one did not do last, of two actions.
    Opposite,
    /// What the player did last.
    Repeat,
    /// What the player did not do last, of two actions.
    Switch,
    /// Each action with a probability, kept within what those before it leave, and otherwise the last action.
    Chance(Vec<(u8, Ratio)>, u8),
}

/// A probability: one sum over another; 0 over 0 is 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratio {
    pub above: Sum,
    pub below: Sum,
}

impl Relation {
    pub fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Self::Less => left < right,
            Self::AtMost => left <= right,
            Self::Equal => left == right,
            Self::Unequal => left != right,
            Self::AtLeast => left >= right,
            Self::More => left > right,
        }
    }
}

impl Operation {
    pub fn apply(self, left: i64, right: i64) -> i64 {
        match self {
            Self::Plus => left.saturating_add(right),
            Self::Minus => left.saturating_sub(right),
            Self::Times => left.saturating_mul(right),
            Self::Over => left.checked_div_euclid(right).unwrap_or(0),
        }
    }
}

impl Sum {
    /// Calls `visit` for it and every part of it.
    pub fn visit(&self, visit: &mut impl FnMut(&Self)) {
        visit(self);
        if let Self::Of(left, _, right) = self {
            left.visit(visit);
            right.visit(visit);
        }
    }
}

impl Condition {
    /// Calls `visit` for it and every part of it.
    pub fn visit(&self, visit: &mut impl FnMut(&Self)) {
        visit(self);
        match self {
            Self::Not(inner) => inner.visit(visit),
            Self::And(left, right) | Self::Or(left, right) => {
                left.visit(visit);
                right.visit(visit);
            }
            _ => {}
        }
    }
}
