//! Ecology: shares of a population over generations as areas, one on the other, and who dies out.

use super::analysis::Analysis;
use crate::kit::chart::Series;
use crate::kit::chart::lines::Lines;
use crate::kit::chart::names::moved_apart;
use core::fmt::Write;
use drawing::plot::Plot;
use experiments::report::Table;
use experiments::tournament::{Basis, Population, TournamentExperiment};
use texts::Texts;

/// Who has less has died out.
const MIN_SHARE: f64 = 0.001;
/// Areas that are thinner at the end have no name there.
const MIN_NAMED: f64 = 0.03;
/// An area has no more corners along its edge than can be seen.
const MAX_CORNERS: usize = 300;
/// Colours of areas; the sheet of the charts has a rule for each.
const TONES: usize = 8;
/// Narrower pictures have no names at the end.
const MIN_WIDTH: f64 = 520.0;

/// Where the picture is, in its own units: pixels of the page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    pub width: f64,
    pub height: f64,
}

impl Frame {
    /// Where the last generation is: names stand to the right of it, where there is room.
    pub fn right(&self) -> f64 {
        if self.width < MIN_WIDTH {
            self.width
        } else {
            0.76 * self.width
        }
    }

    /// Where a generation of so many is.
    pub fn x(&self, generation: u64, last: u64) -> f64 {
        self.right() * generation as f64 / last.max(1) as f64
    }

    /// How far down it is where so much of the population is above.
    fn y(&self, above: f64) -> f64 {
        self.height * above
    }
}

/// The area of an entrant.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    pub entrant: usize,
    /// Its colour.
    pub tone: usize,
    /// Whether an earlier entrant has that colour too.
    pub is_repeated: bool,
    /// Its corners, as SVG has them.
    pub points: String,
    /// The height of its name, where it has one.
    pub name: Option<f64>,
}

/// The colour of an entrant, and whether an earlier one has it too.
pub fn tone(entrant: usize) -> (usize, bool) {
    (entrant % TONES, entrant >= TONES)
}

/// The areas up to where the population is known, the first entrant's on top; the picture has room for `last` generations.
pub fn areas(population: &Population, last: u64, frame: &Frame) -> Vec<Area> {
    let count = population.shares.first().map_or(0, Vec::len);
    let corners = corners(population.shares.len());
    let area = |entrant: usize| {
        let (tone, is_repeated) = tone(entrant);
        Area {
            entrant,
            tone,
            is_repeated,
            points: points(population, &corners, entrant, last, frame),
            name: None,
        }
    };
    let mut areas: Vec<Area> = (0..count).map(area).collect();
    if population.shares.len() as u64 > last {
        for (area, height) in areas.iter_mut().zip(heights(population, frame)) {
            area.name = height;
        }
    }
    areas
}

/// The population up to a generation.
pub fn until(population: &Population, generation: u64) -> Population {
    let shown = usize::try_from(generation).map_or(usize::MAX, |generation| generation + 1);
    Population {
        shares: population.shares.iter().take(shown).cloned().collect(),
        ..*population
    }
}

/// Generations at which areas have corners: the last one among them.
fn corners(generations: usize) -> Vec<usize> {
    let last = generations.saturating_sub(1);
    let every = last.div_ceil(MAX_CORNERS).max(1);
    let mut corners: Vec<usize> = (0..generations).step_by(every).collect();
    if corners.last().is_some_and(|&corner| corner < last) {
        corners.push(last);
    }
    corners
}

/// The shares as a table, a row a generation, and as lines for other programs to draw.
pub fn as_data(of: &Analysis, population: &Population, texts: &Texts) -> (Table, Plot) {
    let words = &texts.labs.tournament.views.ecology;
    let generations = 0..population.shares.len();
    let axis: Vec<f64> = generations.map(|generation| generation as f64).collect();
    let shares = |entrant: usize| population.shares.iter().map(move |shares| shares[entrant]);
    let names = of.names.iter().enumerate();
    let series: Vec<Series> = names
        .map(|(entrant, name)| Series::line(name, shares(entrant)))
        .collect();
    let title = (words.label)(of.lab.generations);
    let lines = Lines {
        title: &title,
        axis_label: words.axis,
        axis: &axis,
        series: &series,
        data: &[],
        ends: (0.0, None),
        range: (0.0, 1.0),
        is_logarithmic: false,
        has_logarithmic_values: false,
        is_coloured: true,
        has_error_bars: false,
        marks: &[],
    };
    (lines.table(texts.chart.band_ends), lines.plot())
}

/// Along the upper edge, and back along the lower one.
fn points(
    population: &Population,
    corners: &[usize],
    entrant: usize,
    last: u64,
    frame: &Frame,
) -> String {
    let above = |generation: usize, entrants: usize| -> f64 {
        let shares = population.shares[generation].iter().take(entrants);
        // The sum of nothing is −0.
        shares.fold(0.0, |sum, share| sum + share)
    };
    let mut points = String::new();
    let mut corner = |generation: usize, entrants: usize| {
        let (x, y) = (
            frame.x(generation as u64, last),
            frame.y(above(generation, entrants)),
        );
        // A string takes everything.
        let _ = write!(points, "{x:.1},{y:.1} ");
    };
    corners
        .iter()
        .for_each(|&generation| corner(generation, entrant));
    let back = corners.iter().rev();
    back.for_each(|&generation| corner(generation, entrant + 1));
    points
}

/// Where names stand at the end, apart from each other.
fn heights(population: &Population, frame: &Frame) -> Vec<Option<f64>> {
    let shares = population.shares.last().map_or(&[][..], |shares| shares);
    let mut above = 0.0;
    let middle = |&share: &f64| {
        let middle = above + share / 2.0;
        above += share;
        let has_name = share >= MIN_NAMED && frame.right() < frame.width;
        has_name.then(|| (frame.right(), frame.y(middle) + 4.0))
    };
    let ends: Vec<Option<(f64, f64)>> = shares.iter().map(middle).collect();
    let heights = moved_apart(&ends, frame.height - 4.0);
    let height = |(end, height): (&Option<(f64, f64)>, f64)| end.map(|_| height);
    ends.iter().zip(heights).map(height).collect()
}

/// The generation that is shown.
pub fn generation(lab: &TournamentExperiment) -> u64 {
    let last = lab.generations;
    lab.generation
        .map_or(last, |generation| generation.min(last))
}

/// Entrants and their shares in a generation, the largest first.
pub fn shares(population: &Population, generation: u64) -> Vec<(usize, f64)> {
    let last = population.shares.len().saturating_sub(1);
    let index = usize::try_from(generation).map_or(last, |generation| generation.min(last));
    let Some(shares) = population.shares.get(index) else {
        return Vec::new();
    };
    let mut shares: Vec<(usize, f64)> = shares.iter().copied().enumerate().collect();
    shares.sort_by(|one, other| other.1.total_cmp(&one.1));
    shares
}

/// Who has died out, and from which generation on.
pub fn died_out(population: &Population) -> Vec<(usize, usize)> {
    let count = population.shares.first().map_or(0, Vec::len);
    let died = |entrant: usize| {
        let alive = population
            .shares
            .iter()
            .rposition(|shares| shares[entrant] >= MIN_SHARE);
        let from = alive.map_or(0, |last| last + 1);
        (from < population.shares.len()).then_some((entrant, from))
    };
    let mut died: Vec<(usize, usize)> = (0..count).filter_map(died).collect();
    died.sort_by_key(|&(_, from)| from);
    died
}

/// What the picture says, in words: what shares follow from, and who has died out.
pub fn in_words(of: &Analysis, population: &Population, texts: &Texts) -> [String; 2] {
    let words = &texts.labs.tournament.views.ecology;
    let basis = match population.basis {
        Basis::Exact => 0,
        Basis::Mixed => 1,
        Basis::Played => 2,
    };
    let died: Vec<String> = died_out(population)
        .into_iter()
        .map(|(entrant, from)| (words.dies)(&of.names[entrant], from))
        .collect();
    let died = if died.is_empty() {
        words.nobody_died.to_owned()
    } else {
        (words.died)(&died)
    };
    let mut about = (words.about)(words.bases[basis]);
    if population.raised > 0.0 {
        about = format!(
            "{about} {}",
            (words.raised)(&(texts.value)(population.raised))
        );
    }
    [about, died]
}
