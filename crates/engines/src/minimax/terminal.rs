//! The terminal test: where does the search stop and evaluate?
//!
//! Where the game is finished; at the depth limit; and, with quiescence, at the depth limit only where the
//! position is quiet, or some moves further on. The source puts it so: a position that cannot be evaluated
//! reliably is not a suitable end. (C. E. Shannon, "Programming a computer for playing chess", 1950, section 4;
//! many programs look only at captures beyond the limit, this one looks at all moves, so that the result is
//! that of plain minimax with the same test.)

use games::{Evaluate, Game, Player, Turn};

/// Why a position was evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game is over.
    Finished,
    /// The depth limit.
    Depth,
    /// The depth limit, and the position is quiet.
    Quiet,
    /// Not quiet, but far enough beyond the depth limit.
    FarEnough,
}

/// Why the search stops at `position`, `depth_left` moves before the depth limit (negative beyond it); `None`
/// where it goes on. `quiescence` is how far it may go beyond the limit.
#[inline(always)]
pub fn reason<G: Game>(
    position: &G,
    evaluation: &impl Evaluate<G>,
    depth_left: i32,
    quiescence: u32,
) -> Option<Reason> {
    if position.turn() == Turn::Over {
        return Some(Reason::Finished);
    }
    if depth_left > 0 {
        return None;
    }
    if quiescence == 0 {
        return Some(Reason::Depth);
    }
    if evaluation.is_quiet(position) {
        return Some(Reason::Quiet);
    }
    (depth_left.unsigned_abs() >= quiescence).then_some(Reason::FarEnough)
}

/// What a position at which the search stops is worth for `player`.
#[inline(always)]
pub fn worth<G: Game>(
    position: &G,
    evaluation: &impl Evaluate<G>,
    reason: Reason,
    player: Player,
) -> f64 {
    match reason {
        Reason::Finished => position.payoff(player),
        Reason::Depth | Reason::Quiet | Reason::FarEnough => evaluation.evaluate(position, player),
    }
}
