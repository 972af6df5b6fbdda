//! Playing: experiments that a class plays, a round at a time, without a server. A student opens the round's link, chooses, and hands in a code; the
//! teacher's page collects codes, closes the round, and gives back a link with all choices, from which every page computes the same pairs and payoffs.
//!
//! * [`game`]: what is played, and what it asks; [`paying`]: what choices bring. [`round`]: a round as a link; [`settings`], its parts; [`fault`]: why it is none.
//! * [`choice_code`]: a choice as a code. [`handed_in`]: what a class has handed in. [`matching`]: who meets whom; [`neighbours`], on a ring or a grid; [`imitation`] of them. [`choices`]: those of all seats. [`closed`]: a round that is closed.
//! * [`theory`]: what theory predicts, worked out for the settings. [`summary`]: what the class has chosen; [`hindsight`]: what would have been best against it;
//!   [`fitted`]: models of limited reasoning. [`practice`]: against a machine. [`in_lessons`]: an experiment that a lesson's scene holds.

pub mod choice_code;
pub mod choices;
pub mod closed;
pub mod fault;
pub mod fitted;
pub mod game;
pub mod handed_in;
pub mod hindsight;
pub mod imitation;
pub mod in_lessons;
pub mod matching;
pub mod neighbours;
pub mod paying;
pub mod practice;
pub mod round;
pub mod settings;
pub mod summary;
pub mod theory;
