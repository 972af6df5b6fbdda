//! Cells: the population as a picture of cells, and which of them is pressed.

use super::analysis::Analysis;
use experiments::populations::{FilmPart, PopulationsExperiment, Structure};

/// A colour: red, green, blue.
pub type Colour = [u8; 3];

/// Columns and rows of the picture.
pub fn size(lab: &PopulationsExperiment) -> (u32, u32) {
    if lab.structure == Structure::Grid {
        return (lab.width as u32, lab.height as u32);
    }
    let players = lab.players();
    let columns = f64::from(players).sqrt().ceil().max(1.0) as u32;
    (columns, players.div_ceil(columns))
}

/// Who plays what, cell by cell, where nobody stands anywhere: strategy by strategy.
pub fn side_by_side(counts: &[u32]) -> Vec<u8> {
    let each = counts.iter().enumerate();
    each.flat_map(|(strategy, &count)| core::iter::repeat_n(strategy as u8, count as usize))
        .collect()
}

/// Who plays what in a frame of the film.
pub fn of_frame(frame: &[u8], players: usize) -> Vec<u8> {
    (0..players)
        .map(|vertex| FilmPart::played(frame, vertex))
        .collect()
}

/// The picture as bytes: red, green, blue and how opaque, for each cell; those that have just changed are paler.
pub fn pixels(
    cells: &[u8],
    before: Option<&[u8]>,
    colours: &[Colour],
    paper: Colour,
    count: usize,
) -> Vec<u8> {
    let mut pixels = vec![0; 4 * count];
    for (place, &strategy) in cells.iter().take(count).enumerate() {
        let colour = colours.get(usize::from(strategy)).copied().unwrap_or(paper);
        let changed = before.is_some_and(|before| before.get(place) != Some(&strategy));
        let mixed = |part: usize| {
            let (own, ground) = (u16::from(colour[part]), u16::from(paper[part]));
            if changed { (own + ground) / 2 } else { own }
        };
        let parts = [0, 1, 2].map(|part| mixed(part) as u8);
        pixels[4 * place..4 * place + 3].copy_from_slice(&parts);
        pixels[4 * place + 3] = 255;
    }
    pixels
}

/// A colour as a browser writes it, such as `rgb(36, 81, 196)`.
pub fn colour_of(text: &str) -> Option<Colour> {
    let inside = text.split_once('(')?.1.split_once(')')?.0;
    let mut parts = inside
        .split(',')
        .map(|part| part.trim().parse::<f64>().ok());
    let mut part = || Some(parts.next()??.round().clamp(0.0, 255.0) as u8);
    Some([part()?, part()?, part()?])
}

/// The lab with the next strategy at a vertex, at the start.
#[must_use]
pub fn planted(of: &Analysis, vertex: u32, played: u8) -> PopulationsExperiment {
    let strategies = of.size() as u8;
    PopulationsExperiment {
        planted: of.asked.planted.with_next(vertex, played, strategies),
        generation: Some(0),
        ..of.asked.clone()
    }
}
