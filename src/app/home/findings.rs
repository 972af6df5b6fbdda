//! Findings of small experiments as pictures of tiles: which experiment, and how its findings are drawn.

use experiments::Experiment;
use experiments::Lab;
use experiments::tuning::TuningLab;
use experiments::war_game::WarGame;
use first_page::picture::{Bar, Cells, Curve, Dot, Picture, Tone};
use runner::scheduler::{Job, JobState};
use texts::Texts;

/// An experiment and how it is drawn.
#[derive(Clone, Copy)]
pub struct Shown {
    pub link: &'static str,
    pub read: fn(&Experiment, &Job, &'static Texts) -> Option<Picture>,
}

/// A link is drawn in one way.
impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link
    }
}

/// What stands in the tile of a lab; each takes a fraction of a second.
pub fn shown(lab: &str) -> Option<Shown> {
    let (link, read): (_, fn(&Experiment, &Job, &'static Texts) -> Option<Picture>) = match lab {
        "ladder" => (
            "ladder?agent=uct(100)&rungs=random,tactical,uct(30),minimax(4)&games=16&width=5&height=4",
            ladder,
        ),
        "convergence" => (
            "convergence?moves=44552331&agents=uct(1000)&seeds=8&width=5&height=5",
            convergence,
        ),
        "regret" => ("regret?iterations=300&compare=cfr-plus", regret),
        "race-curves" => (
            "race-curves?races=lebr,ilebr-star-2,hoeffding&epsilon=0.05&points=9&repeats=0",
            race_curves,
        ),
        "evolution" => ("evolution?game=war&generations=10&epsilon=0.2", evolution),
        "reproduce" => ("rrrats?a=1,1,0.36&end=now", reproduction),
        "war" => ("war-game", war),
        "rrrats" => ("rrrats?tokens=15", rrrats),
        "tuning" => (
            "tuning?problem=hill&dimensions=2&values=11&noise=0.2&evaluations=60&repeats=1&finalists=0",
            tuning,
        ),
        _ => return None,
    };
    Some(Shown { link, read })
}

fn ladder(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Ladder(lab) = experiment else {
        return None;
    };
    let standings = lab.merge(&job.snapshots).ok()?;
    let bar = |rung: &experiments::ladder::RungStanding| Bar {
        name: rung.opponent.to_string().into(),
        value: rung.share().unwrap_or_default(),
        interval: rung.share().map(|_| rung.interval()),
    };
    let bars = standings.rungs.iter().map(bar).collect();
    Some(Picture::Bars(bars, Some((0.5, texts.home.pictures.even))))
}

fn convergence(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Convergence(lab) = experiment else {
        return None;
    };
    let curves = lab.merge(&job.snapshots).ok()?;
    let point = |point: &experiments::convergence::CurvePoint| {
        Some((point.simulations as f64, point.regret.as_ref()?.mean))
    };
    let points = curves
        .curves
        .first()?
        .points
        .iter()
        .map(point)
        .collect::<Option<Vec<_>>>()?;
    let points = logarithmic(&points)?;
    Some(Picture::Curves(vec![curve(
        Tone::Mark,
        texts.home.pictures.regret,
        points,
    )]))
}

fn regret(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Regret(lab) = experiment else {
        return None;
    };
    let learned = lab.merge(&job.snapshots).ok()?;
    let point = |point: &experiments::regret::CurvePoint| {
        (point.iteration as f64, point.exploitability.mean)
    };
    let found: Vec<Vec<(f64, f64)>> = learned
        .curves
        .iter()
        .map(|curve| curve.points.iter().map(point).collect())
        .collect();
    let all: Vec<(f64, f64)> = found.concat();
    let names = texts.labs.regret.parameters.variant.options;
    let of_variant = |(curve_of, points): (&experiments::regret::Curve, &Vec<(f64, f64)>)| {
        let tone = if curve_of.variant == lab.variant {
            Tone::First
        } else {
            Tone::Mark
        };
        let points = points
            .iter()
            .filter_map(|&point| both_logarithmic(point, &all));
        curve(tone, names[curve_of.variant as usize], points.collect())
    };
    let curves: Vec<Curve> = learned.curves.iter().zip(&found).map(of_variant).collect();
    curves
        .iter()
        .all(|curve| !curve.points.is_empty())
        .then_some(Picture::Curves(curves))
}

fn race_curves(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::RaceCurves(lab) = experiment else {
        return None;
    };
    let found = lab
        .merge(&job.snapshots)
        .ok()
        .filter(|_| job.state == JobState::Finished)?;
    let names = texts.labs.race_curves.parameters.races.options;
    let tones = [Tone::First, Tone::Second, Tone::Mark];
    let errors = |of_race: &experiments::race_curves::RaceCurve| {
        let point = |point: &experiments::race_curves::RacePoint| {
            Some((point.mean, point.calculated?.exact.error(point.mean)))
        };
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

fn evolution(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Evolution(lab) = experiment else {
        return None;
    };
    let findings = lab.merge(&job.snapshots).ok()?;
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

fn reproduction(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::Rrrats(lab) = experiment else {
        return None;
    };
    let words = &texts.home.pictures;
    let exact = lab.merge(&job.snapshots).ok()?.exact?.win()?.mean;
    // What is around the numbers.
    let scaled = |share: f64| ((share - 0.74) / 0.08).clamp(0.0, 1.0);
    let published = experiments::reproduce::published::RRRATS.against_start;
    let dot = |(row, name): (&[f64; 7], &'static str)| Dot {
        name,
        value: scaled(row[0]),
    };
    let dots = published.iter().zip(words.published).map(dot).collect();
    Some(Picture::Dots(dots, Some((scaled(exact), words.exact))))
}

fn war(experiment: &Experiment, job: &Job, texts: &'static Texts) -> Option<Picture> {
    let Experiment::WarGame(lab) = experiment else {
        return None;
    };
    let record = job
        .records
        .first()
        .filter(|_| job.state == JobState::Finished)?;
    let (rounds, counts) = WarGame::decode(record, lab)?.counts();
    let last = rounds.last()?.max(1.0);
    let tones = [Tone::First, Tone::Second];
    let line = |((counts, tone), name): ((Vec<f64>, Tone), &'static str)| {
        let points = rounds
            .iter()
            .zip(counts)
            .map(|(round, count)| (round / last, count / 52.0));
        curve(tone, name, points.collect())
    };
    let lines = counts
        .into_iter()
        .zip(tones)
        .zip(texts.home.pictures.stores);
    Some(Picture::Curves(lines.map(line).collect()))
}

fn rrrats(experiment: &Experiment, job: &Job, _: &'static Texts) -> Option<Picture> {
    let Experiment::Rrrats(lab) = experiment else {
        return None;
    };
    let rules = lab.rules.rules();
    let values = lab.merge(&job.snapshots).ok()?.exact?.values(&rules)?;
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

fn tuning(experiment: &Experiment, job: &Job, _: &'static Texts) -> Option<Picture> {
    let Experiment::Tuning(lab) = experiment else {
        return None;
    };
    let first = lab
        .merge(&job.snapshots)
        .ok()
        .filter(|_| job.state == JobState::Finished)?
        .first?;
    let problem = lab.problem();
    let columns = usize::from(problem.space().sizes()[0]);
    let cell = |point: &[u16]| usize::from(point[1]) * columns + usize::from(point[0]);
    let visits = first
        .history
        .steps(2)
        .flat_map(|step| step.points.chunks(2).map(cell))
        .collect();
    Some(Picture::Cells(Cells {
        columns,
        shades: landscape(lab, columns),
        visits,
        found: Some(cell(&first.recommended)),
    }))
}

/// The true values of a problem with two dimensions, the lowest 0.
fn landscape(lab: &TuningLab, columns: usize) -> Vec<f64> {
    let problem = lab.problem();
    let rows = usize::from(problem.space().sizes()[1]);
    let cells = (0..columns * rows).map(|cell| [(cell % columns) as u16, (cell / columns) as u16]);
    let values: Vec<f64> = cells
        .map(|point| problem.true_value(&point).unwrap_or(f64::NAN))
        .collect();
    let lowest = values.iter().copied().fold(f64::INFINITY, f64::min);
    values
        .iter()
        .map(|value| (value - lowest) / (1.0 - lowest))
        .collect()
}

fn curve(tone: Tone, name: &'static str, points: Vec<(f64, f64)>) -> Curve {
    Curve {
        tone,
        name,
        points,
        is_dashed: false,
    }
}

/// Points with the first number on a logarithmic axis from 1, the second from 0 to the highest.
fn logarithmic(points: &[(f64, f64)]) -> Option<Vec<(f64, f64)>> {
    let last = points.last()?.0.max(2.0).ln();
    let highest = points
        .iter()
        .map(|point| point.1)
        .fold(f64::MIN_POSITIVE, f64::max);
    Some(
        points
            .iter()
            .map(|&(x, y)| (x.max(1.0).ln() / last, y / highest))
            .collect(),
    )
}

/// A point among all, both axes logarithmic; `None` for one that is not above 0.
fn both_logarithmic((x, y): (f64, f64), all: &[(f64, f64)]) -> Option<(f64, f64)> {
    let above = || all.iter().filter(|point| point.1 > 0.0);
    let last = above().map(|point| point.0).fold(2.0, f64::max).ln();
    let low = above()
        .map(|point| point.1.ln())
        .fold(f64::INFINITY, f64::min);
    let high = above()
        .map(|point| point.1.ln())
        .fold(f64::NEG_INFINITY, f64::max);
    (y > 0.0).then(|| {
        (
            x.max(1.0).ln() / last,
            (y.ln() - low) / (high - low).max(f64::MIN_POSITIVE),
        )
    })
}
