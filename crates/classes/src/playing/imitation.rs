//! Imitation: who does what the best of their neighbourhood did.
//!
//! Source: M. Nowak and R. May, "Evolutionary games and spatial chaos", Nature 359 (1992), for those who imitate the best of their
//! neighbourhood, which they are part of themselves. Deviation: points are the mean over neighbours, not the sum, as in all
//! experiments in which somebody meets several.

use super::closed::Outcome;
use std::collections::BTreeMap;

/// Who did what the best of their neighbourhood had done, of those who took part in two rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imitation {
    /// Those whose own choice had been the best, or as good; and how many of them kept it.
    pub led: usize,
    pub stayed: usize,
    /// Those of whom a neighbour had done better with another choice; and how many of them took it over.
    pub trailed: usize,
    pub imitated: usize,
}

/// Of a round and the one after it.
pub fn imitation(before: &[Outcome], after: &[Outcome]) -> Imitation {
    let of_seat: BTreeMap<u16, &Outcome> = before.iter().map(|of| (of.seat, of)).collect();
    let mut counts = Imitation::default();
    for now in after {
        let Some(own) = of_seat.get(&now.seat).filter(|own| !own.met.is_empty()) else {
            continue;
        };
        let around = own.met.iter().filter_map(|seat| of_seat.get(seat));
        let around: Vec<&&Outcome> = around.chain([own]).collect();
        let most = around.iter().map(|of| of.points).max().flatten();
        let is_best = |choices: &[u32]| {
            let mut same = around.iter().filter(|of| of.choices == choices);
            same.any(|of| of.points == most)
        };
        if is_best(&own.choices) {
            counts.led += 1;
            counts.stayed += usize::from(now.choices == own.choices);
        } else {
            counts.trailed += 1;
            counts.imitated += usize::from(is_best(&now.choices));
        }
    }
    counts
}
