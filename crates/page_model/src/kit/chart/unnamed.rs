//! Series of a plot without a name: what nobody has to tell from others.

use drawing::plot::{Kind, Point, Series};

/// A series of these points.
pub fn unnamed(kind: Kind, points: Vec<Point>) -> Series {
    Series {
        name: String::new(),
        kind,
        points,
        is_emphasised: false,
        tone: None,
    }
}
