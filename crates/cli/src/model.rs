//! `saddlepoint run --model`: the whole landscape model of a tuning run, as a file.

use super::failure::Failure;
use super::files;
use computing::answer;
use experiments::inquiry::Format;
use experiments::tuning::TuningExperiment;
use experiments::{ChunkOutput, Experiment, Snapshots};
use std::path::Path;

/// Where the model of an experiment is to be written to.
pub struct ModelFile<'a> {
    experiment: &'a Experiment,
    lab: &'a TuningExperiment,
    file: &'a Path,
}

impl<'a> ModelFile<'a> {
    /// For the model of this experiment.
    ///
    /// # Errors
    /// An experiment of another lab.
    pub fn of(experiment: &'a Experiment, file: &'a Path) -> Result<Self, Failure> {
        let Experiment::Tuning(lab) = experiment else {
            return Err(Failure::wrong_input(format!(
                "--model is for the lab tuning, and this link is of the lab {}",
                experiment.lab()
            )));
        };
        Ok(Self {
            experiment,
            lab,
            file,
        })
    }

    /// Writes the model of the first run, at the step of the link or at the end: as a table if the file's name ends in .csv, else as JSON.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, sent: &[Option<ChunkOutput>]) -> Result<(), Failure> {
        let ending = self.file.extension();
        let is_table = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
        let format = if is_table { Format::Csv } else { Format::Json };
        let model = answer(self.experiment, &self.lab.model_file(format), sent)
            .map_err(|reason| Failure::failed_run(format!("there is no model: {reason:?}")))?;
        files::write(self.file, &format!("{}\n", model.trim_end()))?;
        self.say_what_is_missing(sent)
    }

    fn say_what_is_missing(&self, sent: &[Option<ChunkOutput>]) -> Result<(), Failure> {
        let found = self.lab.merge(sent);
        let found = found.map_err(|error| Failure::failed_run(error.to_string()))?;
        let Some(run) = found.first else {
            return Ok(());
        };
        let (kept, all) = (run.history.evaluations(), run.evaluations);
        if kept < all {
            eprintln!(
                "saddlepoint: {} has the model after the first {kept} of {all} evaluations: no more are kept",
                self.file.display()
            );
        }
        Ok(())
    }
}
