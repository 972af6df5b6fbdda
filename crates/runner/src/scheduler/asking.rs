//! Inquiries in the pool: any worker answers, a busy one too, between two slices of its chunk.

use super::{Command, Failure, Scheduler, Worker, WorkerId};
use crate::asks::{Ask, Asker};
use crate::protocol::AskId;
use experiments::inquiry::NoAnswer;
use experiments::{ChunkOutput, Experiment};

/// An answer as bytes, or why there is none.
pub type Answer = Result<Vec<u8>, Failure>;

impl Scheduler {
    /// Asks something about what chunks of an experiment have sent. The answer comes as [`Command::Tell`], unless the same
    /// asker has asked something else before a worker was free for this.
    pub fn ask(
        &mut self,
        asker: Asker,
        experiment: &Experiment,
        inquiry: &[u8],
        snapshots: &[Option<ChunkOutput>],
    ) -> (AskId, Vec<Command>) {
        let ask = self.asks.add(Ask {
            asker,
            experiment: experiment.link(),
            inquiry: inquiry.to_vec(),
            snapshots: snapshots.to_vec(),
        });
        (ask, self.assign())
    }

    /// Nobody waits any more for what `asker` has asked.
    pub fn withdraw(&mut self, asker: Asker) {
        self.asks.withdraw(asker);
    }

    /// A worker has answered.
    pub(super) fn hear_answer(
        &mut self,
        worker: WorkerId,
        ask: AskId,
        answer: Result<Vec<u8>, NoAnswer>,
    ) -> Vec<Command> {
        self.asks.hear_of(worker);
        if let Worker::Busy { silence, .. } = &mut self.workers[worker] {
            *silence = 0;
        }
        let is_waited_for = self.asks.answered(ask, worker);
        let answer = answer.map_err(|reason| match reason {
            NoAnswer::Unknown => {
                Failure::Refused("the worker does not know what is asked".to_owned())
            }
            NoAnswer::Foreign { chunk } => Failure::Foreign { chunk },
            NoAnswer::NotLoaded => Failure::NoProgram,
        });
        let told = is_waited_for.then_some(Command::Tell(ask, answer));
        told.into_iter().collect()
    }

    /// A worker has died: others are asked, unless it was one death too many.
    pub(super) fn ask_others(&mut self, worker: WorkerId) -> Vec<Command> {
        let hopeless = self.asks.lose(worker);
        hopeless
            .into_iter()
            .map(|ask| Command::Tell(ask, Err(Failure::WorkersDie)))
            .collect()
    }

    /// Nobody can answer anything.
    pub(super) fn answer_nothing(&mut self, failure: &Failure) -> Vec<Command> {
        let asks = self.asks.take_all().into_iter();
        asks.map(|ask| Command::Tell(ask, Err(failure.clone())))
            .collect()
    }

    /// Gives what is asked to workers that are there: to those that do nothing else first, then to those that have been
    /// asked least.
    pub(super) fn give_asks(&mut self) -> Vec<Command> {
        let mut commands = Vec::new();
        while let Some(ask) = self.asks.next()
            && let Some(worker) = self.least_busy()
        {
            let message = self.asks.give(ask, worker);
            commands.extend(message.map(|message| Command::Post(worker, message)));
        }
        commands
    }

    fn least_busy(&self) -> Option<WorkerId> {
        let load = |(index, worker): (WorkerId, &Worker)| match worker {
            Worker::Idle => Some((false, self.asks.load(index), index)),
            Worker::Busy { .. } => Some((true, self.asks.load(index), index)),
            Worker::Absent | Worker::Refused | Worker::Starting { .. } => None,
        };
        let loads = self.workers.iter().enumerate().filter_map(load);
        loads.min().map(|(_, _, index)| index)
    }
}
