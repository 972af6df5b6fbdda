//! Counterfactual regret minimisation for any finite number of players and any payoffs, and what is promised of it.
//!
//! Whatever the others do, a player's average overall regret under regret matching goes to 0 (M. Zinkevich et al., "Regret
//! minimization in games with incomplete information", NIPS 2007, theorems 3 and 4). So what has been *played* goes towards the coarse correlated equilibria (J.
//! Hannan, "Approximation to Bayes risk in repeated play", 1957; H. Moulin and J.-P. Vial, 1978): nobody would have gained by
//! keeping to one strategy all along. With two players and zero sum the average strategies are then an equilibrium, each by itself. With more players or
//! other payoffs that does not follow: the product of the averages may be far from what was played, and need not
//! converge. Counterfactual regret minimisation is used there all the same, and often finds profiles from which nobody gains much (N. Abou Risk
//! and D. Szafron, AAMAS 2010); it does get rid of iteratively strictly dominated actions (R. Gibson, "Regret minimization in games and the development of champion multiplayer
//! computer poker-playing agents", 2014).
//!
//! * [`form`]: the game in sequence form. [`profile`]: a strategy of every player. [`deviations`]: exact values, best responses, gains.
//! * [`variant`]: the variants as data. [`solver`]: a run. `hindsight`: what was played, and what each would rather have done. [`kept`]: where a run has
//!   come to.
//!
//! Everything is explored in each iteration. Sampling and fixed strategies are what [`super`] has and this has not.

pub mod deviations;
pub mod form;
mod hindsight;
pub mod kept;
pub mod profile;
pub mod solver;
pub mod variant;

pub use deviations::Deviations;
pub use form::SequenceForm;
pub use kept::KeptRun;
pub use profile::Profile;
pub use solver::SeveralSolver;
pub use variant::SeveralParameters;
