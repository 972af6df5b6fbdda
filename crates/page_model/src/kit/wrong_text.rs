//! Text that cannot be read: what is wrong with it and where, and what stands around that.

use core::ops::Range;
use experiments::Experiment;
use experiments::diagnostic::Diagnostic;
use experiments::parameters::Parameter;
use texts::Texts;

/// This many characters around the place are shown with it.
const MAX_AROUND: usize = 40;

/// A text, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub text: String,
    /// The bytes that are wrong.
    pub place: Option<Range<usize>>,
    /// What is wrong.
    pub sentence: String,
}

/// A place in a text, with what stands around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Around {
    pub before: String,
    pub wrong: String,
    pub after: String,
    /// Whether more stands before that, and after it.
    pub is_cut_before: bool,
    pub is_cut_after: bool,
}

impl Wrong {
    /// The place and what stands around it, where it is known.
    pub fn around(&self) -> Option<Around> {
        let place = self.place.as_ref()?;
        let (before, rest) = self.text.split_at(place.start);
        let (wrong, after) = rest.split_at(place.len());
        let skipped = before.chars().count().saturating_sub(MAX_AROUND);
        let end: String = after.chars().take(MAX_AROUND).collect();
        Some(Around {
            before: before.chars().skip(skipped).collect(),
            wrong: wrong.to_owned(),
            is_cut_before: skipped > 0,
            is_cut_after: end.len() < after.len(),
            after: end,
        })
    }

    /// The place in units of UTF-16, as fields count.
    pub fn selection(&self) -> Option<(u32, u32)> {
        let place = self.place.as_ref()?;
        let units = |bytes: usize| self.text[..bytes].encode_utf16().count() as u32;
        Some((units(place.start), units(place.end)))
    }
}

/// The text with which an experiment cannot be run, and the key of its parameter; `None` for other experiments.
pub fn of(experiment: &Experiment, texts: &Texts) -> Option<(&'static str, Wrong)> {
    let reason = experiment.runnable().err()?;
    let (key, fault) = reason.wrong_text()?;
    let text = experiment.value(key);
    let wrong = Wrong {
        place: fault.place(key, &text),
        text,
        sentence: fault.at_field(experiment.label(key, texts), texts),
    };
    Some((key, wrong))
}

/// What was left out of a link, where a text is known and the place in it.
pub fn left_out(problem: &Diagnostic, experiment: &Experiment, texts: &Texts) -> Option<Wrong> {
    let (text, place) = problem.place()?;
    Some(Wrong {
        text: text.to_owned(),
        place: Some(place),
        sentence: experiment.at_field(problem, texts),
    })
}

/// The experiment with another text, or what is wrong with that.
///
/// # Errors
/// The text cannot be read either.
pub fn tried(
    experiment: &Experiment,
    parameter: &Parameter,
    text: &str,
    texts: &Texts,
) -> Result<Experiment, Wrong> {
    let wrong = |place, sentence| Wrong {
        text: text.to_owned(),
        place,
        sentence,
    };
    match experiment.edit(parameter.key, text) {
        Ok(edit) => Ok(edit.experiment),
        Err(Some(problem)) => {
            let sentence = experiment.at_field(&problem, texts);
            let place = problem.in_text(text).place().map(|(_, place)| place);
            Err(wrong(place, sentence))
        }
        Err(None) => {
            let allowed = parameter.kind.allowed(texts);
            Err(wrong(None, (texts.form.refused)(&allowed)))
        }
    }
}
