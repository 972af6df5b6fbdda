//! Fields of results, and what a scene makes of them in vain.
//!
//! That there is no such field is found without computing anything, from a result of nothing, which has the fields of every
//! result; that a field is no number, or a list too short, only from a result.

use crate::answer::Right;
use crate::expression::fault::EvaluationFault;
use crate::expression::{Expression, Scope, Value};
use crate::fault::{Fault, FaultKind, Position};
use crate::lesson::{Inline, Scene, Wanted};
use crate::prose::inlines;
use experiments::Experiment;
use texts::Texts;

/// What the expressions of a scene name that no result of its experiment has; `nothing` is the result of no snapshots.
pub fn unknown(
    scene: &Scene,
    experiment: &Experiment,
    nothing: &Value,
    texts: &Texts,
) -> Vec<Fault> {
    // What is not known yet is found later.
    let is_final = |fault: &EvaluationFault| matches!(fault, EvaluationFault::NoField(..));
    let scope = Scope {
        experiment,
        result: Some(nothing),
    };
    met(scene, &scope, is_final, texts)
}

/// What the expressions of a scene meet in the whole result of its experiment and cannot use; and a question that no option answers.
pub fn wrong(scene: &Scene, experiment: &Experiment, result: &Value, texts: &Texts) -> Vec<Fault> {
    let scope = Scope {
        experiment,
        result: Some(result),
    };
    let mut faults = met(scene, &scope, |_| true, texts);
    if let Some(question) = &scene.question
        && let Ok(Right::Options(right)) = Right::of(&question.wanted, &scope)
        && !right.contains(&true)
    {
        faults.push(Fault::new(question.answered_at, FaultKind::NoRightOption));
    }
    faults
}

fn met(
    scene: &Scene,
    scope: &Scope,
    counts: fn(&EvaluationFault) -> bool,
    texts: &Texts,
) -> Vec<Fault> {
    let fault = |(at, expression): (Position, &Expression)| {
        let fault = expression.evaluate(scope).err().filter(counts)?;
        Some(Fault::new(at, FaultKind::NoValue(fault.sentence(texts))))
    };
    expressions(scene).into_iter().filter_map(fault).collect()
}

/// All expressions of a scene, with their places.
fn expressions(scene: &Scene) -> Vec<(Position, &Expression)> {
    let mut all = Vec::new();
    let mut prose = vec![&scene.prose];
    if let Some(question) = &scene.question {
        prose.extend([&question.words, &question.hint, &question.why]);
        match &question.wanted {
            Wanted::Number(right, tolerance) => {
                let both = [Some(right), tolerance.as_ref()].into_iter().flatten();
                all.extend(both.map(|expression| (question.answered_at, expression)));
            }
            Wanted::Choice(options) => {
                all.extend(options.iter().map(|option| (option.at, &option.condition)));
            }
            Wanted::Place(_, right) => all.push((question.answered_at, right)),
            Wanted::Free => {}
        }
    }
    for inline in prose.into_iter().flat_map(|blocks| inlines(blocks)) {
        if let Inline::Value(value) = inline {
            all.push((value.at, &value.expression));
            all.extend(
                value
                    .plus_minus
                    .iter()
                    .map(|expression| (value.at, expression)),
            );
        }
    }
    all
}
