//! Populations of finite size: who takes over, exactly.
//!
//! * [`contest`]: two strategies in a well-mixed population, and the fitness of each.
//! * [`birth_death`]: chains in which the number of mutants changes by one at a time: who takes over, and after how many steps.
//! * [`graph`]: who is whose neighbour. [`structured`]: who takes over on a graph, in fractions or between two bounds.
//!
//! Point of view: of a mutant, or of the first strategy. Fixation is that everybody is one. Sources: M. A. Nowak, *Evolutionary Dynamics* (2006),
//! chapters 6 to 8; E. Lieberman, C. Hauert, M. A. Nowak, "Evolutionary dynamics on graphs" (2005).

pub mod birth_death;
pub mod contest;
pub mod graph;
pub mod structured;
