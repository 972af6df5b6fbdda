//! Strategies for War and Rrrats: evolved, published, played, exact.

use super::run::Run;
use super::scale::curve;
use crate::home::picture::{Cells, Dot, Picture, Tone};
use experiments::reproduce::published;
use experiments::war_game::WarGame;
use experiments::{Experiment, Snapshots};
use games::war::CARDS;
use texts::Texts;

pub fn evolution(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Evolution(lab) = experiment else {
        return None;
    };
    let findings = lab.merge(run.snapshots).ok()?;
    let steps = &findings.evolved.first()?.steps;
    let tones = [Tone::First, Tone::Second, Tone::Quiet];
    let line = |(order, tone): (usize, Tone)| {
        let begin = steps.first().map(|step| (0.0, step.parent_meaning[order]));
        let after = steps.iter().map(|step| {
            let meaning = if step.is_accepted {
                &step.offspring_meaning
            } else {
                &step.parent_meaning
            };
            (step.number as f64 / lab.generations as f64, meaning[order])
        });
        curve(
            tone,
            texts.home.pictures.orders[order],
            begin.into_iter().chain(after).collect(),
        )
    };
    (!steps.is_empty()).then(|| Picture::Curves(tones.into_iter().enumerate().map(line).collect()))
}

pub fn reproduction(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Rrrats(lab) = experiment else {
        return None;
    };
    let words = &texts.home.pictures;
    let exact = lab.merge(run.snapshots).ok()?.exact?.win()?.mean;
    // What is around the numbers.
    let scaled = |share: f64| ((share - 0.74) / 0.08).clamp(0.0, 1.0);
    let known = published::RRRATS.against_start;
    let dot = |(row, name): (&[f64; 7], &'static str)| Dot {
        name,
        value: scaled(row[0]),
    };
    let dots = known.iter().zip(words.published).map(dot).collect();
    Some(Picture::Dots(dots, Some((scaled(exact), words.exact))))
}

pub fn war(experiment: &Experiment, run: &Run, texts: &'static Texts) -> Option<Picture> {
    let Experiment::WarGame(lab) = experiment else {
        return None;
    };
    let record = run.records.first().filter(|_| run.is_finished)?;
    let (rounds, counts) = WarGame::decode(record, lab)?.counts();
    let last = rounds.last()?.max(1.0);
    let tones = [Tone::First, Tone::Second];
    let line = |(player, counts): (usize, &Vec<f64>)| {
        let places = rounds.iter().zip(counts);
        let points = places.map(|(round, count)| (round / last, count / CARDS as f64));
        curve(
            tones[player],
            texts.home.pictures.stores[player],
            points.collect(),
        )
    };
    Some(Picture::Curves(
        counts.iter().enumerate().map(line).collect(),
    ))
}

pub fn rrrats(experiment: &Experiment, run: &Run, _: &'static Texts) -> Option<Picture> {
    let Experiment::Rrrats(lab) = experiment else {
        return None;
    };
    let rules = lab.rules.rules();
    let values = lab.merge(run.snapshots).ok()?.exact?.values(&rules)?;
    let side = usize::from(rules.tokens);
    let mut shades = vec![f64::NAN; side * side];
    for (number, state) in values.states.list().iter().enumerate() {
        let cell = usize::from(state.other) * side + usize::from(state.own);
        if let Some(shade) = shades.get_mut(cell) {
            *shade = values.of_mover[0][number];
        }
    }
    Some(Picture::Cells(Cells {
        columns: side,
        shades,
        visits: Vec::new(),
        found: None,
    }))
}
