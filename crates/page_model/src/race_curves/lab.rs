//! Lab as the page lists it: its tile on the first page.

use crate::home::findings::Shown;
use crate::home::findings::run::Run;
use crate::home::findings::scale::{Points, curve};
use crate::home::picture::{Picture, Tone};
use crate::home::sketch::rising;
use crate::lab::{LabOfPage, drawn};
use experiments::Snapshots;
use experiments::race_curves::{RaceCurve, RaceCurvesExperiment, RacePoint};
use texts::Texts;

impl LabOfPage for RaceCurvesExperiment {
    const SHOWN: Option<Shown> = drawn!(
        RaceCurves,
        "race-curves?races=lebr,ilebr-star-2,hoeffding&epsilon=0.05&from=0.4&to=0.49&points=10&repeats=0",
        picture
    );

    fn sketch() -> Picture {
        Picture::Curves([1.0, 2.0, 3.0].map(rising).to_vec())
    }
}

/// The error of each race against the mean.
fn picture(lab: &RaceCurvesExperiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let found = lab.merge(run.snapshots).ok();
    let found = found.filter(|_| run.is_finished)?;
    let all: Option<Vec<Points>> = found.curves.iter().map(errors).collect();
    let all = all?;
    let highest = all.iter().flatten().map(|point| point.1);
    let highest = highest.fold(f64::MIN_POSITIVE, f64::max);
    let width = lab.to - lab.from;
    let races = &texts.labs.race_curves.parameters.races;
    let tones = [Tone::First, Tone::Second, Tone::Mark];
    let line = |(number, points): (usize, &Points)| {
        let name = races.option(found.curves[number].race as usize);
        let place = |&(mean, error): &(f64, f64)| ((mean - lab.from) / width, error / highest);
        curve(tones[number], name, points.iter().map(place).collect())
    };
    let curves = all.iter().take(tones.len()).enumerate().map(line);
    Some(Picture::Curves(curves.collect()))
}

/// Means and errors; `None` while some are not known.
fn errors(of_race: &RaceCurve) -> Option<Points> {
    let point = |point: &RacePoint| Some((point.mean, point.calculated?.exact.error(point.mean)));
    of_race.points.iter().map(point).collect()
}
