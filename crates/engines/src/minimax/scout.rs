//! Principal variation search: once a node has one child's value, the others are only asked "are you better?",
//! with a window that nothing fits into. If one is, it is searched again for its value.
//!
//! Source: T. A. Marsland and M. Campbell, "Parallel search of strongly ordered game trees", Computing Surveys
//! 14 (1982); NegaScout in A. Reinefeld, ICCA Journal 6 (1983). Values here are real numbers, so the empty window
//! above α reaches to the next number that there is.

use super::frame::Role;
use super::window::Window;

/// The window for the question whether a further child is better than what a node of this role has; `None`
/// where the question would be no cheaper than the search.
#[inline(always)]
pub fn question(role: Role, window: Window) -> Option<Window> {
    let Window { alpha, beta } = window;
    let narrow = match role {
        Role::Max if alpha > f64::NEG_INFINITY => Window {
            alpha,
            beta: alpha.next_up(),
        },
        Role::Min if beta < f64::INFINITY => Window {
            alpha: beta.next_down(),
            beta,
        },
        _ => return None,
    };
    (narrow != window).then_some(narrow)
}

/// Whether the answer to the question is yes, and the value matters: then the child is searched again.
#[inline(always)]
pub fn must_search_again(window: Window, answer: f64) -> bool {
    window.alpha < answer && answer < window.beta
}
