//! Savings of each improvement of the search: the searches, one after the other.

use super::searching::{How, searching};
use crate::Chunk;
use crate::answering::Answering;
use engines::Status;
use experiments::inquiry::{NoAnswer, encode};
use experiments::minimax::savings::{Improvement, MAX_NODES, MinimaxInquiry, Saving};
use experiments::minimax::{MinimaxExperiment, Side, Snapshot};

/// Nodes that are met in one step.
const NODES_A_STEP: u64 = 256;

/// Begins to answer what the lab is asked.
pub fn begin_answer(
    lab: &MinimaxExperiment,
    inquiry: &[u8],
) -> Result<Box<dyn Answering>, NoAnswer> {
    match postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)? {
        MinimaxInquiry::Savings => Ok(Box::new(Counting {
            lab: lab.clone(),
            under_way: None,
            found: Vec::new(),
        })),
    }
}

/// The searches, one after the other.
struct Counting {
    lab: MinimaxExperiment,
    under_way: Option<Box<dyn Chunk>>,
    found: Vec<Saving>,
}

impl Answering for Counting {
    fn step(&mut self) -> Status {
        let Some(&improvement) = Improvement::ALL.get(self.found.len()) else {
            return Status::Finished;
        };
        let Some(mut chunk) = self.under_way.take() else {
            let lab = improvement.of(&self.lab);
            let options = lab.options(Side::Main);
            let chunk = searching(
                &lab,
                How {
                    options,
                    is_kept: false,
                },
            );
            self.under_way = Some(chunk);
            return Status::Running;
        };
        let status = chunk.advance(NODES_A_STEP);
        if status == Status::Running && chunk.progress().done < MAX_NODES {
            self.under_way = Some(chunk);
            return Status::Running;
        }
        let snapshot: Snapshot = postcard::from_bytes(&chunk.snapshot()).unwrap_or_default();
        let value = snapshot.found.filter(|_| snapshot.is_finished);
        self.found.push(Saving {
            improvement,
            nodes: snapshot.nodes,
            leaves: snapshot.leaves,
            cuts: snapshot.cuts,
            table_hits: snapshot.table_hits,
            value: value.map(|found| found.value),
        });
        if self.found.len() < Improvement::ALL.len() {
            Status::Running
        } else {
            Status::Finished
        }
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}
