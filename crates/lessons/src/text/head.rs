//! Head of a lesson: `key: value` between two lines of dashes.

use crate::fault::{Allowed, Fault, FaultKind};
use crate::lesson::{Lesson, Level};
use crate::source::Source;
use experiments::LABS;

const DASHES: &str = "---";
const MINUTES: u64 = 15;

/// Reads the head into the lesson; gives the line after it.
pub fn read(source: &Source, lesson: &mut Lesson) -> usize {
    lesson.minutes = MINUTES;
    let mut lines = 0..source.lines.len();
    let first = lines.find(|&line| !source.line(line).trim().is_empty());
    let Some(first) = first.filter(|&line| source.line(line).trim() == DASHES) else {
        let at = source.position(0);
        lesson.faults.push(Fault::new(at, FaultKind::NoHead));
        return 0;
    };
    let end = lines.find(|&line| source.line(line).trim() == DASHES);
    let Some(end) = end else {
        let at = source.position(source.lines[first].0);
        lesson.faults.push(Fault::new(at, FaultKind::NoHead));
        return first + 1;
    };
    let mut seen = Vec::new();
    for line in first + 1..end {
        let text = source.line(line);
        if !text.trim().is_empty()
            && let Err(kind) = entry(text, lesson, &mut seen)
        {
            let at = source.position(source.lines[line].0);
            lesson.faults.push(Fault::new(at, kind));
        }
    }
    for needed in ["title", "lab"] {
        if !seen.iter().any(|key| key == needed) {
            let at = source.position(source.lines[first].0);
            lesson
                .faults
                .push(Fault::new(at, FaultKind::Missing(needed.to_owned())));
        }
    }
    end + 1
}

fn entry(line: &str, lesson: &mut Lesson, seen: &mut Vec<String>) -> Result<(), FaultKind> {
    let (key, value) = line
        .split_once(':')
        .ok_or_else(|| FaultKind::NoKey(line.trim().to_owned()))?;
    let (key, value) = (key.trim(), value.trim());
    if seen.iter().any(|known| known == key) {
        return Err(FaultKind::Repeated(key.to_owned()));
    }
    seen.push(key.to_owned());
    let wrong = |allowed| FaultKind::Value(key.to_owned(), value.to_owned(), allowed);
    match key {
        "title" => value.clone_into(&mut lesson.title),
        "lab" => {
            let mut labs = LABS.iter();
            let lab = labs.find(|&&lab| lab == value);
            let lab = lab.ok_or_else(|| wrong(Allowed::Lab))?;
            (*lab).clone_into(&mut lesson.lab);
        }
        "level" => lesson.level = Level::named(value).ok_or_else(|| wrong(Allowed::Level))?,
        "minutes" => {
            let minutes = value
                .parse()
                .ok()
                .filter(|minutes| (1..=240).contains(minutes));
            lesson.minutes = minutes.ok_or_else(|| wrong(Allowed::Minutes))?;
        }
        _ => return Err(FaultKind::UnknownKey(key.to_owned())),
    }
    Ok(())
}
