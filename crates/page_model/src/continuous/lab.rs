//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Curve, Picture, Tone};
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::continuous::ContinuousExperiment;
use texts::Texts;

impl LabOfPage for ContinuousExperiment {
    const SHOWN: Option<Shown> = drawn!(Continuous, "continuous", picture);

    fn sketch() -> Picture {
        let curve = |tone, points: [(f64, f64); 3]| Curve {
            tone,
            name: "",
            points: points.to_vec(),
            is_dashed: false,
        };
        Picture::Curves(vec![
            curve(Tone::First, [(0.375, 0.0), (0.0, 0.75), (0.0, 1.0)]),
            curve(Tone::Second, [(0.0, 0.375), (0.75, 0.0), (1.0, 0.0)]),
        ])
    }
}

/// Both reaction curves, and the path of best responses.
fn picture(lab: &ContinuousExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let words = &texts.labs.continuous.views.plane;
    let found = lab.merge(run.snapshots).ok()?;
    let game = lab.game().ok()?;
    if found.path.is_empty() {
        return None;
    }
    let part = |player: usize, action: f64| {
        let [low, high] = game.players[player].ends();
        (action - low) / (high - low)
    };
    let curve = |tone, name, points: Vec<[f64; 2]>, is_dashed| Curve {
        tone,
        name,
        points: points
            .into_iter()
            .map(|[x, y]| (part(0, x), part(1, y)))
            .collect(),
        is_dashed,
    };
    let whole = |player: usize| {
        let mut points = found.curves[player].concat();
        // From one end of the other's interval to the other.
        points.sort_by(|one, other| one[1 - player].total_cmp(&other[1 - player]));
        points
    };
    let path = found
        .path
        .iter()
        .map(|at| at.each_ref().map(|action| action.value));
    Some(Picture::Curves(vec![
        curve(Tone::First, words.tile[0], whole(0), false),
        curve(Tone::Second, words.tile[1], whole(1), false),
        curve(Tone::Mark, words.tile[2], path.collect(), true),
    ]))
}
