//! Published numbers of the source: tables 5.1 to 5.4 of the thesis (the caption of 5.4 repeats that of 5.3; it is row
//! strategy against column strategy, and there the row strategy begins every game: the strategies win more than half
//! against themselves).

/// The statistics of tables 5.1 and 5.3, in their order.
pub const STATISTICS: [&str; 7] = ["mean", "std", "min", "25 %", "50 %", "75 %", "max"];

/// Evaluations that the published means are of.
pub const EVALUATIONS: f64 = 100.0;

/// A game's tables. Algorithms stand in the order iterative, coevolution, approximate coevolution 1 and 2.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Published {
    /// By algorithm, then statistic.
    pub against_start: [[f64; 7]; 4],
    /// Row against column: mean and standard deviation.
    pub pairs: [[(f64, f64); 4]; 4],
}

/// Tables 5.1 and 5.2.
pub const WAR: Published = Published {
    against_start: [
        [
            0.541617, 0.005623, 0.525300, 0.538300, 0.540600, 0.545575, 0.556100,
        ],
        [
            0.545225, 0.005158, 0.532900, 0.541100, 0.544600, 0.548800, 0.556700,
        ],
        [
            0.530655, 0.004900, 0.517400, 0.527600, 0.530600, 0.534700, 0.542200,
        ],
        [
            0.528750, 0.005244, 0.514000, 0.525800, 0.529200, 0.532500, 0.540100,
        ],
    ],
    pairs: [
        [
            (0.501, 0.005),
            (0.502, 0.006),
            (0.498, 0.003),
            (0.502, 0.005),
        ],
        [
            (0.501, 0.005),
            (0.498, 0.007),
            (0.500, 0.004),
            (0.498, 0.005),
        ],
        [
            (0.502, 0.003),
            (0.498, 0.005),
            (0.498, 0.006),
            (0.498, 0.005),
        ],
        [
            (0.498, 0.008),
            (0.500, 0.004),
            (0.495, 0.004),
            (0.498, 0.004),
        ],
    ],
};

/// Tables 5.3 and 5.4.
pub const RRRATS: Published = Published {
    against_start: [
        [
            0.786629, 0.003581, 0.778600, 0.784550, 0.786600, 0.788800, 0.798400,
        ],
        [
            0.780805, 0.004265, 0.768400, 0.777925, 0.780700, 0.783300, 0.789700,
        ],
        [
            0.787310, 0.003586, 0.778500, 0.785575, 0.787350, 0.789125, 0.796700,
        ],
        [
            0.759073, 0.004170, 0.748300, 0.756525, 0.758700, 0.761500, 0.772200,
        ],
    ],
    pairs: [
        [
            (0.519, 0.005),
            (0.525, 0.005),
            (0.518, 0.006),
            (0.564, 0.004),
        ],
        [
            (0.508, 0.005),
            (0.515, 0.005),
            (0.509, 0.005),
            (0.555, 0.005),
        ],
        [
            (0.519, 0.005),
            (0.525, 0.005),
            (0.519, 0.005),
            (0.565, 0.006),
        ],
        [
            (0.456, 0.005),
            (0.464, 0.005),
            (0.457, 0.005),
            (0.507, 0.005),
        ],
    ],
};
