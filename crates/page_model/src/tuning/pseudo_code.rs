//! Pseudo-code of N-tuple bandit evolution, and time by its lines.
//!
//! Source: algorithm 7.7 of the lab's source. A moment of a search is what its model knows after some evaluations; the
//! lines that need nothing else stand between it and the next one: the value goes into the model, neighbours are made, one is
//! chosen, and it is evaluated. So a place in time by lines is a moment and a line. Mutation reads as
//! [`engines::tuning::ntbea`] says; printed, the whole of it stands inside `if flipOnce`.

use crate::kit::pseudo_code::CodeLine;
use experiments::tuning::{LineAtWork, Seen, Snapshot, TuningExperiment};
use texts::{Texts, TuningCodeTexts};

/// A line of the listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Begin,
    Repeat,
    Evaluate,
    Add,
    Neighbours,
    Choose,
    Return,
    Procedure,
    Mutate,
    FlipOnce,
    Unique,
}

/// A place in time by lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub step: u64,
    pub line: LineAtWork,
}

impl Place {
    /// Places before the first value is in the model: the beginning, and its evaluation.
    const BEFORE: u64 = 2;
    /// Lines of a step.
    const LINES: u64 = LineAtWork::ALL.len() as u64;

    /// Which place it is, from 0.
    pub fn number(self) -> u64 {
        match (self.step, self.line) {
            (0, line) => u64::from(line == LineAtWork::Evaluate),
            (step, line) => Self::BEFORE + (step - 1) * Self::LINES + line as u64,
        }
    }

    /// The place with this number.
    pub fn of(number: u64) -> Self {
        let Some(after) = number.checked_sub(Self::BEFORE) else {
            let line = if number == 0 {
                LineAtWork::Choose
            } else {
                LineAtWork::Evaluate
            };
            return Self { step: 0, line };
        };
        Self {
            step: after / Self::LINES + 1,
            line: LineAtWork::ALL[(after % Self::LINES) as usize],
        }
    }

    /// The last place of a search with this number of steps: the model is returned once it has the last value.
    pub fn last(steps: u64) -> Self {
        let line = if steps == 0 {
            LineAtWork::Choose
        } else {
            LineAtWork::Neighbours
        };
        Self { step: steps, line }
    }
}

/// The place that `lab` looks at in a run with this number of steps.
pub fn place(lab: &TuningExperiment, steps: u64) -> Place {
    let (step, line) = (lab.step.unwrap_or(steps).min(steps), lab.line);
    let place = Place { step, line };
    let last = Place::last(steps);
    if place.number() > last.number() {
        last
    } else {
        place
    }
}

/// The listing at a moment of the first run, with the line that is at work.
pub fn pseudo_code(
    lab: &TuningExperiment,
    run: &Snapshot,
    seen: &Seen,
    texts: &Texts,
) -> Vec<CodeLine> {
    let place = Place {
        step: seen.steps,
        ..place(lab, run.history.len())
    };
    let at_work = at_work(place, run.history.len());
    let words = &texts.labs.tuning.page.code;
    let line = |line: Line| CodeLine {
        text: text(lab, line, words),
        note: if line == at_work {
            note(line, run, seen, texts)
        } else {
            String::new()
        },
        indent: indent(line),
        is_lit: line == at_work,
        ..CodeLine::default()
    };
    lines(lab).map(line).collect()
}

fn lines(lab: &TuningExperiment) -> impl Iterator<Item = Line> {
    use Line::{
        Add, Begin, Choose, Evaluate, FlipOnce, Mutate, Neighbours, Procedure, Repeat, Return,
        Unique,
    };
    let all = [
        Begin, Repeat, Evaluate, Add, Neighbours, Choose, Return, Procedure, Mutate, FlipOnce,
        Unique,
    ];
    let (flips_once, has_copies) = (lab.flip_once, lab.duplicates);
    all.into_iter().filter(move |line| match line {
        FlipOnce => flips_once,
        Unique => !has_copies,
        _ => true,
    })
}

fn text(lab: &TuningExperiment, line: Line, words: &TuningCodeTexts) -> String {
    match line {
        Line::Begin => words.begin.to_owned(),
        Line::Repeat => (words.repeat)(lab.evaluations),
        Line::Evaluate => words.evaluate.to_owned(),
        Line::Add => words.add.to_owned(),
        Line::Neighbours => words.neighbours.to_owned(),
        Line::Choose => (words.choose)(lab.batch),
        Line::Return => words.give_back.to_owned(),
        Line::Procedure => (words.procedure)(lab.neighbours),
        Line::Mutate => (words.mutate)(lab.mutation),
        Line::FlipOnce => words.flip_once.to_owned(),
        Line::Unique => words.unique.to_owned(),
    }
}

/// What the line at work has come to.
fn note(line: Line, run: &Snapshot, seen: &Seen, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.code;
    let (number, amount) = (texts.number, texts.labs.tuning.page.amount);
    let (made, count) = (seen.neighbours.made, seen.neighbours.count);
    match line {
        Line::Evaluate => {
            let values = next_values(run, seen.steps).map(amount);
            values.collect::<Vec<_>>().join(", ")
        }
        Line::Add => (words.added)(&number(seen.evaluations)),
        Line::Neighbours => (words.made)(&number(made), &number(count)),
        Line::Choose => {
            let best = seen.neighbours.best.first();
            best.map_or_else(String::new, |best| {
                (words.bound)(&amount(best.bound.value()))
            })
        }
        _ => String::new(),
    }
}

/// The values of the step that follows the first `steps`.
pub fn next_values(run: &Snapshot, steps: u64) -> impl Iterator<Item = f64> {
    let dimensions = run.recommended.len();
    let step = run.history.steps(dimensions).nth(steps as usize);
    step.map_or(&[][..], |step| step.values).iter().copied()
}

fn at_work(place: Place, steps: u64) -> Line {
    match place {
        Place {
            step: 0,
            line: LineAtWork::Evaluate,
        } => Line::Evaluate,
        Place { step: 0, .. } => Line::Begin,
        place if steps > 0 && place == Place::last(steps) => Line::Return,
        place => match place.line {
            LineAtWork::Add => Line::Add,
            LineAtWork::Neighbours => Line::Neighbours,
            LineAtWork::Choose => Line::Choose,
            LineAtWork::Evaluate => Line::Evaluate,
        },
    }
}

fn indent(line: Line) -> u8 {
    match line {
        Line::Begin | Line::Repeat | Line::Return | Line::Procedure => 0,
        _ => 1,
    }
}
