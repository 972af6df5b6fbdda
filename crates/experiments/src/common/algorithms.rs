//! Evolutionary algorithms as parameters.

use crate::parameters::choices;
use engines::evolution::Opponents;

choices! {
    /// The algorithms 6 to 9, in the order of the numbers of the source.
    pub enum AlgorithmName {
        Iterative = "iterative",
        Coevolution = "coevolution",
        Approximate1 = "approximate-1",
        Approximate2 = "approximate-2",
    }
}

impl AlgorithmName {
    const OPPONENTS: [Opponents; 4] = [
        Opponents::Parent,
        Opponents::All,
        Opponents::OneARace,
        Opponents::OneAGame,
    ];

    /// Whom an offspring must beat.
    pub fn opponents(self) -> Opponents {
        Self::OPPONENTS[self as usize]
    }
}
