//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::picture::{Curve, Picture, Tone};
use crate::home::sketch::falling;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::populations::PopulationsExperiment;
use texts::Texts;

/// The share of cooperators that large grids come to: 12 ln 2 − 8.
const LIMIT: f64 = 0.317_766_166_719_343_3;

impl LabOfPage for PopulationsExperiment {
    const SHOWN: Option<Shown> = drawn!(
        Populations,
        "populations?game=1,0;1.85,0&strategies=cooperate,defect&structure=grid&width=69&height=69&process=imitate-best\
            &with_itself=on&totals=on&start=4761&planted=2381.2&generations=1&runs=1",
        picture
    );

    fn sketch() -> Picture {
        Picture::Curves(vec![falling(3.0)])
    }
}

/// The share of the first strategy over generations, and what large grids come to.
fn picture(lab: &PopulationsExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let words = &texts.labs.populations.views.shares;
    let counts = lab.merge(run.snapshots).ok()?.watched.counts;
    let last = lab.watched as f64;
    if (counts.len() as f64) < last + 1.0 {
        return None;
    }
    let players = f64::from(lab.players());
    let each = counts.iter().enumerate();
    let points = each.map(|(generation, counts)| {
        let firsts = counts.first().copied().unwrap_or(0);
        (generation as f64 / last, f64::from(firsts) / players)
    });
    let curve = |tone, name, points, is_dashed| Curve {
        tone,
        name,
        points,
        is_dashed,
    };
    let limit = vec![(0.0, LIMIT), (1.0, LIMIT)];
    Some(Picture::Curves(vec![
        curve(Tone::First, words.tile[0], points.collect(), false),
        curve(Tone::Mark, words.tile[1], limit, true),
    ]))
}
