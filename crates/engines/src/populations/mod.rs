//! Populations of finite size: who takes over, exactly.
//!
//! * [`game`], [`process`]: what players get from each other, and how a population changes, as data.
//! * [`well_mixed`]: everybody meets everybody: payoffs, fitness, and what a step does. [`two`]: two strategies; [`birth_death`]: chains that go up or down
//!   by one, and where they end. [`compositions`]: several strategies. [`elimination`]: chains of any kind. [`rare`]: what is played if mutations are rare.
//! * [`graph`], [`random_graph`]: who is whose neighbour. [`structured`]: who takes over on a small graph, in fractions or between two bounds;
//!   [`symmetric`]: on stars and cycles of any size.
//! * [`mixed_run`], [`graph_run`]: a population that is simulated. [`rates`]: what runs draw by. [`imitation`]: the imitation of the best on a grid, many cells at a time.
//! * [`rest_points`]: where the replicator dynamic of an infinite population rests. [`portrait`]: all of it, of three strategies.
//!
//! Point of view: of a mutant, or of the first strategy. Fixation is that everybody is one. Sources: M. A. Nowak, *Evolutionary Dynamics* (2006),
//! chapters 6 to 8; E. Lieberman, C. Hauert, M. A. Nowak, "Evolutionary dynamics on graphs" (2005).

pub mod birth_death;
pub mod compositions;
pub mod elimination;
pub mod game;
pub mod graph;
pub mod graph_run;
pub mod imitation;
pub mod mixed_run;
pub mod portrait;
pub mod process;
pub mod random_graph;
pub mod rare;
pub mod rates;
pub mod rest_points;
pub mod structured;
pub mod symmetric;
pub mod two;
pub mod well_mixed;
