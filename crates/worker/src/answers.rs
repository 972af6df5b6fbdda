//! Answers under way in a worker, in turns, in slices like a chunk: one that is there at once does not wait for one that takes seconds.

use crate::clock::{Clock, SLICE_MILLISECONDS};
use crate::code::Code;
use computing::answering::Answering;
use engines::Status;
use experiments::inquiry::NoAnswer;
use experiments::{ChunkOutput, Experiment};
use runner::protocol::{AskId, ByteBuf, FromWorker};
use std::collections::VecDeque;

/// What is to be answered, and what is being answered.
pub(crate) struct Answers {
    code: Code,
    /// In the order in which it was asked.
    waiting: VecDeque<Asked>,
    /// In the order of their turns.
    under_way: VecDeque<(AskId, Box<dyn Answering>)>,
}

struct Asked {
    ask: AskId,
    experiment: String,
    inquiry: Vec<u8>,
    snapshots: Vec<Option<ChunkOutput>>,
}

impl Answers {
    /// Nothing to answer yet.
    pub fn new(code: Code) -> Self {
        Self {
            code,
            waiting: VecDeque::new(),
            under_way: VecDeque::new(),
        }
    }

    /// Whether there is nothing to answer.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.under_way.is_empty()
    }

    /// Takes an inquiry.
    pub fn add(
        &mut self,
        ask: AskId,
        experiment: String,
        inquiry: Vec<u8>,
        snapshots: Vec<Option<ByteBuf>>,
    ) {
        let sent = |bytes: ByteBuf| ChunkOutput::from(bytes.into_vec());
        self.waiting.push_back(Asked {
            ask,
            experiment,
            inquiry,
            snapshots: snapshots.into_iter().map(|bytes| bytes.map(sent)).collect(),
        });
    }

    /// Begins an answer if one waits, and works for a slice on that or on the one whose turn it is; an answer if one is there.
    pub fn slice(&mut self, clock: Clock) -> Option<FromWorker> {
        let begin = clock();
        if let Some(asked) = self.waiting.pop_front() {
            match asked.begin(self.code) {
                Ok(answering) => self.under_way.push_front((asked.ask, answering)),
                Err(reason) => return Some(said(asked.ask, Err(reason))),
            }
        }
        let (ask, mut answering) = self.under_way.pop_front()?;
        while answering.step() == Status::Running {
            if clock() - begin >= SLICE_MILLISECONDS {
                self.under_way.push_back((ask, answering));
                return None;
            }
        }
        Some(said(ask, Ok(answering.answer())))
    }
}

impl Asked {
    fn begin(&self, code: Code) -> Result<Box<dyn Answering>, NoAnswer> {
        let opened = Experiment::open(&self.experiment).map_err(|_| NoAnswer::Unknown)?;
        let computing = code(&opened.experiment).ok_or(NoAnswer::NotLoaded)?;
        computing.answer(&opened.experiment, &self.inquiry, &self.snapshots)
    }
}

fn said(ask: AskId, answer: Result<Vec<u8>, NoAnswer>) -> FromWorker {
    let answer = answer.map(ByteBuf::from);
    FromWorker::Answer { ask, answer }
}
