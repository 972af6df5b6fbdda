//! Boxes of a chart: minimum, quartiles, median and maximum of each thing.

use drawing::plot::{Axis, Plot};
use experiments::report::Table;

/// Minimum, lower quartile, median, upper quartile, maximum.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FiveNumbers(pub [f64; 5]);

/// A row a box.
pub fn table(boxes: &[(String, FiveNumbers)]) -> Table {
    let row = |(name, five): &(String, FiveNumbers)| {
        let numbers = five.0.iter().map(|number| format!("{number:.6}"));
        core::iter::once(name.clone()).chain(numbers).collect()
    };
    Table {
        header: ["", "min", "25 %", "50 %", "75 %", "max"]
            .map(str::to_owned)
            .to_vec(),
        rows: boxes.iter().map(row).collect(),
    }
}

/// Boxes, the first of them at the foot.
pub fn plot(title: &str, boxes: &[(String, FiveNumbers)]) -> Plot {
    let names = boxes.iter().map(|(name, _)| name.clone()).collect();
    Plot {
        title: title.to_owned(),
        axes: [
            Axis::default(),
            Axis {
                names,
                ..Axis::default()
            },
        ],
        boxes: boxes.iter().map(|(_, five)| five.0).collect(),
        ..Plot::default()
    }
}
