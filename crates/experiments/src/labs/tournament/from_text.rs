//! Entrants from a text of somebody's own: one on each line, or in blocks with empty lines or names in brackets between them, or as links have them.
//!
//! Lines that begin with `#` are comments. Rules may stand on lines of their own, so a text without empty lines can be read in two ways where both give
//! entrants: then both are offered, and blocks come first if there are empty lines, or names in brackets.

use super::entrants::WrongEntrants;
use super::settings::TournamentExperiment;
use crate::LabExperiment;
use crate::diagnostic::Diagnostic;
use crate::from_file::FromFile;

/// A way to read a text.
struct Reading {
    entrants: String,
    taken_for: &'static str,
}

impl TournamentExperiment {
    /// The experiments that a text may be, the likeliest first: this one with other entrants.
    ///
    /// # Errors
    /// What is wrong with the likeliest, as a sentence without its end.
    pub(super) fn of_text(&self, text: &str) -> Result<Vec<FromFile<Self>>, String> {
        let readings = readings(text);
        let (mut found, mut wrong) = (Vec::<FromFile<Self>>::new(), None);
        for Reading {
            entrants,
            taken_for,
        } in readings
        {
            match self.change("entrants", &entrants) {
                Ok(lab) if found.iter().any(|other| other.experiment == lab) => {}
                Ok(lab) => found.push(FromFile {
                    taken_for: format!("{} entrants, {taken_for}", lab.entrants.len()),
                    experiment: lab,
                    is_sure: true,
                    notes: Vec::new(),
                }),
                Err(problem) => {
                    wrong.get_or_insert(problem);
                }
            }
        }
        let is_sure = found.len() == 1;
        found
            .iter_mut()
            .for_each(|reading| reading.is_sure = is_sure);
        match wrong {
            Some(problem) if found.is_empty() => Err(words(problem.as_ref())),
            _ => Ok(found),
        }
    }
}

/// What was wrong, for people who have no form.
fn words(problem: Option<&Diagnostic>) -> String {
    let fault = problem.and_then(|problem| problem.fault::<WrongEntrants>());
    fault.map_or_else(|| "no list of entrants".to_owned(), ToString::to_string)
}

/// The ways to read a text, the likeliest first.
fn readings(text: &str) -> Vec<Reading> {
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.starts_with('#'))
        .collect();
    let whole = lines.join("\n");
    if whole.contains('|') {
        let taken_for = "with | between them";
        return vec![Reading {
            entrants: whole,
            taken_for,
        }];
    }
    let by_lines = Reading {
        entrants: bars(&lines),
        taken_for: "one on each line",
    };
    let blocks = blocks(&lines);
    let has_gaps = whole.trim().contains("\n\n");
    let has_names = lines.iter().any(|line| line.starts_with('['));
    let by_blocks = Reading {
        entrants: bars(&blocks),
        taken_for: "in blocks of lines",
    };
    if has_gaps || has_names {
        vec![by_blocks, by_lines]
    } else {
        vec![by_lines]
    }
}

/// Lines that belong together: up to an empty one, or one that begins with a name.
fn blocks(lines: &[&str]) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in lines {
        if line.is_empty() || line.starts_with('[') {
            blocks.push(String::new());
        }
        if let Some(block) = blocks.last_mut() {
            block.push_str(line);
            block.push('\n');
        }
    }
    blocks.iter().map(|block| block.trim().to_owned()).collect()
}

/// With bars between them, also where there is only one, whose commas separate nothing then.
fn bars(parts: &[impl AsRef<str>]) -> String {
    let parts = parts.iter().map(|part| format!("{}|", part.as_ref()));
    parts.collect()
}
