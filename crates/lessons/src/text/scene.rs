//! A scene: its heading, what stands below that, its prose, and its question.

use super::question;
use crate::changes;
use crate::fault::{Allowed, Fault, FaultKind};
use crate::lesson::{ClassPlays, Hidden, Scene};
use crate::prose;
use crate::source::Source;
use crate::stage;

/// The lines on which scenes begin, from a line on; not in code that is fenced.
pub fn starts(source: &Source, from: usize) -> Vec<usize> {
    let mut is_fenced = false;
    let mut starts = Vec::new();
    for line in from..source.lines.len() {
        let text = source.line(line);
        if text.starts_with("```") && !text.trim_start_matches('`').contains('`') {
            is_fenced = !is_fenced;
        }
        if !is_fenced && text.starts_with("# ") {
            starts.push(line);
        }
    }
    starts
}

/// The scene between two lines.
pub fn read(source: &Source, start: usize, end: usize) -> Scene {
    let mut scene = Scene {
        heading: source.line(start)[2..].trim().to_owned(),
        at: source.position(source.lines[start].0),
        ..Scene::default()
    };
    let mut line = start + 1;
    while line < end && below_heading(source, line, &mut scene) {
        line += 1;
    }
    let asks = (line..end).find(|&line| source.line(line).starts_with("? "));
    let prose_end = asks.unwrap_or(end);
    let byte = |line: usize| {
        source
            .lines
            .get(line)
            .map_or(source.text.len(), |line| line.0)
    };
    scene.prose = prose::blocks(source, byte(line), byte(prose_end));
    if let Some(first) = asks {
        question::read(source, first, end, &mut scene);
    }
    scene
}

/// Reads a line that belongs to the heading; false if it does not.
fn below_heading(source: &Source, line: usize, scene: &mut Scene) -> bool {
    let text = source.line(line);
    let at = source.position(source.lines[line].0);
    let fault = |scene: &mut Scene, kind| scene.faults.push(Fault::new(at, kind));
    let Some((key, value)) = text.split_once(':') else {
        // An empty line before the prose is part of neither.
        return text.trim().is_empty();
    };
    let value = value.trim();
    match key.trim() {
        "stage" if scene.stage.is_some() => fault(scene, FaultKind::Repeated("stage".to_owned())),
        "stage" => scene.stage = Some(stage::read(value, at)),
        "class" if scene.class.is_some() => fault(scene, FaultKind::Repeated("class".to_owned())),
        "class" => {
            let link = value.trim_start_matches("#/").to_owned();
            scene.class = Some(ClassPlays { at, link });
        }
        "vary" if value == "seed" => scene.varies = true,
        "until answered" if scene.hidden.is_some() => {
            fault(scene, FaultKind::Repeated("until answered".to_owned()));
        }
        "until answered" => match changes::read(value) {
            Some(changes) => scene.hidden = Some(Hidden { at, changes }),
            None => fault(scene, wrong("until answered", value, Allowed::Hidden)),
        },
        "lab asks" if value == "too" => scene.lab_asks = true,
        "lab asks" => fault(scene, wrong("lab asks", value, Allowed::Too)),
        "vary" => fault(scene, wrong("vary", value, Allowed::Seed)),
        _ => return false,
    }
    true
}

fn wrong(key: &str, found: &str, allowed: Allowed) -> FaultKind {
    FaultKind::Value(key.to_owned(), found.to_owned(), allowed)
}
