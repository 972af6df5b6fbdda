//! Assessments: whether what is done is best wherever somebody may be, given what is believed there.
//!
//! Source: D. Kreps and R. Wilson, "Sequential equilibria" (1982). Where the behaviour comes to, beliefs are those of Bayes' rule; elsewhere they are
//! given, or all nodes are believed alike. An assessment is *sequentially rational* if at every information set nothing that its player could do from there on
//! pays more. With beliefs by Bayes' rule that is a *weak perfect Bayesian equilibrium* (A. Mas-Colell, M. Whinston, J. Green, "Microeconomic Theory", 1995,
//! section 9.C). If the beliefs are *consistent* too, limits of what Bayes' rule gives when every action is taken by mistake now and then, it is a
//! *sequential equilibrium*.
//!
//! [`Assessment`]: the check of one that is given, set by set. [`is_consistent`]: whether its beliefs are such limits. [`Judging`]: whether pure strategies have
//! beliefs that make them one or the other (`judgement`).
//!
//! * `play`: what is done. `verdict`: the check. `below`: what can be had from an information set on. `supporting`: a belief that makes an action best.
//! * `labels`: orders of mistakes. `support`: which nodes may be thought possible at all. `weights`: how likely they are to each other.

mod below;
mod consistency;
mod judgement;
mod labels;
mod play;
mod support;
mod supporting;
mod verdict;
mod weights;

pub use consistency::is_consistent;
pub use judgement::{Judgement, Judging, judged};
pub use support::{Beliefs, MAX_CHOICES, MAX_MISTAKES, MAX_NODES};
pub use verdict::{Assessment, Verdict};
