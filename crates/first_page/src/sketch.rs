//! Sketches: what stands in a tile before its experiment has found anything, faint, of the kind that will stand there.

use super::picture::TilePicture;
use page_model::home::picture::{Bar, Cells, Curve, Dot, Picture, Tone};
use yew::prelude::*;

/// A tree of thirteen nodes.
const TREE: &str = "M160 22 60 66M160 22 160 66M160 22 260 66M60 66 28 110M60 66 60 110M60 66 92 110M160 66 128 110M160 66 160 110M160 66 192 110M260 66 228 110M260 66 260 110M260 66 292 110";
/// A board of seven columns and six rows.
const BOARD: &str = "M97 12h126v108H97zM115 12v108M133 12v108M151 12v108M169 12v108M187 12v108M205 12v108M97 30h126M97 48h126M97 66h126M97 84h126M97 102h126";

#[derive(PartialEq, Properties)]
pub struct SketchProps {
    /// The lab's name in links.
    pub lab: &'static str,
}

/// The sketch of a lab.
#[component]
pub fn Sketch(props: &SketchProps) -> Html {
    html! { <TilePicture picture={of(props.lab)} is_sketch=true /> }
}

fn of(lab: &str) -> Picture {
    match lab {
        "minimax" => Picture::Outline(TREE),
        "mcts" => Picture::Outline(BOARD),
        "ladder" => Picture::Bars(
            (1..=4).map(|row| bar(1.0 - 0.2 * f64::from(row))).collect(),
            None,
        ),
        "graded-test" => Picture::Bars(
            (1..=8)
                .map(|row| bar(1.0 - 0.01 * f64::from(row * row)))
                .collect(),
            None,
        ),
        "convergence" | "regret" | "general-sum" => {
            Picture::Curves(vec![falling(3.0), falling(1.5)])
        }
        "ratings" => Picture::Dots(
            (0..6)
                .map(|row| Dot {
                    name: "",
                    value: 0.9 - 0.15 * f64::from(row),
                })
                .collect(),
            None,
        ),
        "tree-game" => Picture::Bars([0.33, 0.0, 1.0].map(bar).to_vec(), None),
        "matrix" => Picture::Curves(vec![rising(2.0), falling(2.0)]),
        "repeated" => Picture::Curves(vec![closing(0.4), closing(-0.4)]),
        "tournament" => Picture::Bars(
            (0..8).map(|row| bar(0.9 - 0.05 * f64::from(row))).collect(),
            None,
        ),
        "racing" => Picture::Curves(vec![closing(1.0), closing(-1.0)]),
        "race-curves" | "evolution" => Picture::Curves(vec![rising(1.0), rising(2.0), rising(3.0)]),
        "reproduce" => Picture::Dots(
            (0..4)
                .map(|_| Dot {
                    name: "",
                    value: 0.5,
                })
                .collect(),
            None,
        ),
        "aliens" => Picture::Curves(vec![rising(2.0), falling(2.0)]),
        "war" => Picture::Curves(vec![closing(0.6), closing(-0.6)]),
        _ => Picture::Cells(Cells {
            columns: 12,
            shades: vec![0.2; 144],
            visits: Vec::new(),
            found: None,
        }),
    }
}

fn bar(value: f64) -> Bar {
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

fn falling(speed: f64) -> Curve {
    curve(|x| 0.9 * (-speed * x).exp())
}

fn rising(speed: f64) -> Curve {
    curve(|x| 0.9 - 0.8 * (-speed * x).exp())
}

fn closing(side: f64) -> Curve {
    curve(|x| 0.5 + side * 0.45 * (-2.0 * x).exp())
}
