//! `saddlepoint run --learn`: a game tree that is learned from regret, beside its solution.

use super::arguments::Format;
use super::failure::Failure;
use super::output::{print, print_report};
use computing::answer;
use experiments::tree_game::{Learning, TreeGameExperiment};
use experiments::{ChunkOutput, Experiment, Snapshots};
use texts::ENGLISH;

/// What a learner has made of a game.
pub struct Learned {
    lab: TreeGameExperiment,
    learning: Learning,
}

impl Learned {
    /// Learns the game of an experiment by its own settings.
    ///
    /// # Errors
    /// An experiment of another lab, or a game that cannot be learned.
    pub fn of(experiment: &Experiment) -> Result<Self, Failure> {
        let Experiment::TreeGame(lab) = experiment else {
            return Err(Failure::wrong_input(format!(
                "--learn is for trees of the lab tree-game, and this link is of the lab {}; poker is learned by the lab regret, games of more \
                 players and other payoffs by general-sum",
                experiment.lab()
            )));
        };
        let learning = answer(experiment, &lab.learning(), &[])
            .map_err(|reason| Failure::failed_run(format!("nothing was learned: {reason:?}")))?;
        if !learning.refusal.is_empty() {
            let sentence = (ENGLISH.labs.tree_game.page.not_learned)(&learning.refusal);
            return Err(Failure::wrong_input(format!("--learn: {sentence}")));
        }
        let done = learning.points.last().map_or(0, |last| last.iteration);
        if done < lab.iterations {
            eprintln!(
                "saddlepoint: {done} of {} iterations were done: more take too long on so large a tree",
                lab.iterations
            );
        }
        Ok(Self {
            lab: lab.clone(),
            learning,
        })
    }

    /// Prints the solution with what was learned.
    pub fn print(&self, sent: &[Option<ChunkOutput>], format: Format) -> Result<(), Failure> {
        let found = self.lab.merge(sent);
        let found = found.map_err(|error| Failure::failed_run(error.to_string()))?;
        print_report(&self.lab.report_with(&found, &self.learning), format)?;
        if format == Format::Text {
            let sentence = self.lab.learned_sentence(&found, &self.learning, &ENGLISH);
            print(&format!("\n{sentence}\n"))?;
        }
        Ok(())
    }
}
