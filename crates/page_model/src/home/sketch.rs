//! Sketches: what stands in a tile before its experiment has found anything, of the kind that will stand there.

use super::picture::{Bar, Cells, Curve, Picture, Tone};

/// A map.
pub fn cells() -> Picture {
    Picture::Cells(Cells {
        columns: 12,
        shades: vec![0.2; 144],
        visits: Vec::new(),
        found: None,
    })
}

pub fn bar(value: f64) -> Bar {
    Bar {
        name: "".into(),
        value,
        interval: None,
    }
}

fn curve(height: impl Fn(f64) -> f64) -> Curve {
    let points = (0..=20).map(|step| f64::from(step) / 20.0);
    Curve {
        tone: Tone::Quiet,
        name: "",
        points: points.map(|x| (x, height(x))).collect(),
        is_dashed: false,
    }
}

pub fn falling(speed: f64) -> Curve {
    curve(|x| 0.9 * (-speed * x).exp())
}

pub fn rising(speed: f64) -> Curve {
    curve(|x| 0.9 - 0.8 * (-speed * x).exp())
}

pub fn closing(side: f64) -> Curve {
    curve(|x| 0.5 + side * 0.45 * (-2.0 * x).exp())
}
