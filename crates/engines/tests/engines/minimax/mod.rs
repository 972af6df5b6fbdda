//! Minimax: every switch of the engine against the plainest search there is, and everything that is told of a
//! search against its steps, replayed one by one.
//!
//! * [`plain`]: minimax as one would write it down; the specification.
//! * [`sketches`]: random trees. [`searching`]: all combinations of switches.
//! * [`agreement`]: all of them find the same, bit for bit, on trees; [`boards`]: and in games.
//! * [`oracles`]: counts and values from books; [`nim`]: Nim against Bouton's theory.
//! * [`savings`]: what alpha-beta, Star1 and the table save; [`contract`]: what a returned bound promises.
//! * [`gardner`]: mates in chess on five by five, by known positions.
//! * [`stepping`]: stopping anywhere changes nothing; [`counting`]: what is counted; [`memory`]: what is kept.
//! * [`ordering`]: which move is tried first. [`labels`]: w, d and l.
//! * [`replay`]: a search replayed step by step; [`moments`] compares every moment of a record with it.
//! * [`bytes`]: records as bytes, also damaged ones.

mod agreement;
mod boards;
mod bytes;
mod contract;
mod counting;
mod gardner;
mod labels;
mod memory;
mod moments;
mod nim;
mod oracles;
mod ordering;
mod plain;
mod replay;
mod savings;
mod searching;
mod sketches;
mod stepping;
