//! Model in the report: what algorithm 7.7 of the source returns beside the point, as far as it is short enough to be printed.
//!
//! It is that of the first run, of the evaluations that are kept. The whole model is a file of its own, see [`model_file`](super::model_file).

use super::model_file::{TupleEntries, tuples};
use super::settings::TuningExperiment;
use super::snapshot::Snapshot;
use engines::tuning::problems::Dimension;
use engines::tuning::table::Table;
use engines::tuning::{Model, ModelSettings, Space, TupleChoice};
use serde::Serialize;
use texts::Texts;
use ts_rs::TS;

/// Combinations of values that all tuples in a report may have together; with more of them it has those of one dimension.
const MAX_COMBINATIONS: u64 = 20_000;

#[derive(Serialize, TS)]
pub(super) struct ModelResult {
    /// Those that the model is of; there may have been more.
    evaluations: u64,
    /// Tuples of the whole model.
    tuple_count: usize,
    /// Those of one and two dimensions among them.
    tuples: Vec<TupleEntries>,
}

impl TuningExperiment {
    /// The model for the report; `None` before the first evaluation.
    pub(super) fn reported_model(&self, run: &Snapshot, space: &Space) -> Option<ModelResult> {
        if run.history.is_empty() {
            return None;
        }
        let model = self.model_of(run, space, self.reported_tuples(space));
        Some(ModelResult {
            evaluations: model.evaluations(),
            tuple_count: self.tuple_choice().of(space).len(),
            tuples: tuples(&model),
        })
    }

    /// What the model says about each value of the recommended point, a line a dimension; empty if it has nothing to say.
    pub(super) fn model_listing(&self, run: &Snapshot, texts: &Texts) -> String {
        let (problem, words) = (self.problem(), &texts.labs.tuning.page.model);
        let model = self.model_of(
            run,
            problem.space(),
            up_to(&self.tuple_choice(), 1, problem.space()),
        );
        let (dimensions, point) = (problem.dimensions(), &run.recommended);
        let line = |table: &Table| {
            let place = usize::from(*table.tuple().first()?);
            let Dimension { name, values } = dimensions.get(place)?;
            let (entry, value) = (table.entry(point), values.get(usize::from(point[place]))?);
            let mean = (texts.labs.tuning.page.amount)(entry.mean()?);
            let error = entry.standard_error().map(texts.labs.tuning.page.amount);
            Some((words.listed)(
                name,
                value,
                &mean,
                error.as_deref(),
                entry.visits,
            ))
        };
        let lines: Vec<String> = model.tables().iter().filter_map(line).collect();
        if lines.is_empty() {
            return String::new();
        }
        format!("{}\n{}\n", words.listing, lines.join("\n"))
    }

    fn model_of(&self, run: &Snapshot, space: &Space, tuples: TupleChoice) -> Model {
        let settings = ModelSettings {
            tuples,
            ..self.ntbea().model
        };
        let mut model = Model::new(space, &settings);
        let dimensions = space.dimensions();
        for step in run.history.steps(dimensions) {
            let points = step.points.chunks_exact(dimensions);
            points
                .zip(step.values)
                .for_each(|(point, &value)| model.add(point, value));
        }
        model
    }

    fn reported_tuples(&self, space: &Space) -> TupleChoice {
        let choice = self.tuple_choice();
        let pairs = up_to(&choice, 2, space);
        let size = |&place: &u8| u64::from(space.sizes()[usize::from(place)]);
        let tuples = pairs.of(space);
        let combinations = tuples
            .iter()
            .map(|tuple| tuple.iter().map(size).product::<u64>());
        if combinations.sum::<u64>() <= MAX_COMBINATIONS {
            pairs
        } else {
            up_to(&choice, 1, space)
        }
    }
}

/// The tuples of a choice that have so many dimensions at most.
fn up_to(choice: &TupleChoice, most: u8, space: &Space) -> TupleChoice {
    let sizes = choice.sizes.iter().copied();
    let own = choice.own.iter();
    TupleChoice {
        sizes: sizes.filter(|&size| size <= most).collect(),
        own: own
            .filter(|tuple| tuple.len() <= usize::from(most))
            .cloned()
            .collect(),
        all: choice.all && space.dimensions() <= usize::from(most),
    }
}
