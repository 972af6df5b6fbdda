//! Races: how often each kind of race is wrong.

use super::scale::curve;
use experiments::race_curves::{RaceCurve, RacePoint};
use experiments::{Experiment, Lab};
use first_page::picture::{Picture, Tone};
use runner::scheduler::{Job, JobState};
use texts::Texts;

pub fn race_curves(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::RaceCurves(lab) = experiment else {
        return None;
    };
    let found = lab
        .merge(&job.snapshots)
        .ok()
        .filter(|_| job.state == JobState::Finished)?;
    let names = texts.labs.race_curves.parameters.races.options;
    let tones = [Tone::First, Tone::Second, Tone::Mark];
    let errors = |of_race: &RaceCurve| {
        let point =
            |point: &RacePoint| Some((point.mean, point.calculated?.exact.error(point.mean)));
        of_race
            .points
            .iter()
            .map(point)
            .collect::<Option<Vec<(f64, f64)>>>()
    };
    let all = found
        .curves
        .iter()
        .map(errors)
        .collect::<Option<Vec<_>>>()?;
    let highest = all
        .iter()
        .flatten()
        .map(|point| point.1)
        .fold(f64::MIN_POSITIVE, f64::max);
    let width = lab.to - lab.from;
    let scaled = |points: &Vec<(f64, f64)>| {
        points
            .iter()
            .map(|&(mean, error)| ((mean - lab.from) / width, error / highest))
            .collect()
    };
    let named = found.curves.iter().zip(&all).zip(tones);
    let curves =
        named.map(|((race, points), tone)| curve(tone, names[race.race as usize], scaled(points)));
    Some(Picture::Curves(curves.collect()))
}
