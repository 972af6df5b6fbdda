//! One game of Aliens, with what the agent did.

use crate::common::aliens_game::AliensPlaying;
use crate::{Chunk, Compute};
use engines::Status;
use experiments::Progress;
use experiments::aliens::{Actions, streams};
use experiments::aliens_game::{AliensGameExperiment, Snapshot};
use experiments::inquiry::encode;
use games::ForwardModel;

impl Compute for AliensGameExperiment {
    fn chunk(&self, _: usize) -> Box<dyn Chunk> {
        let (agent, rules) = (self.player.agent(), self.rules.rules());
        let chance = streams::chance(self.seed, self.show);
        let own = streams::agent(self.seed, self.show);
        Box::new(AliensGameChunk {
            playing: AliensPlaying::new(agent, rules, chance, own),
            actions: Actions::default(),
        })
    }
}

/// A game under way.
struct AliensGameChunk {
    playing: AliensPlaying,
    actions: Actions,
}

impl Chunk for AliensGameChunk {
    fn advance(&mut self, budget: u64) -> Status {
        for _ in 0..budget {
            let actions = &mut self.actions.0;
            self.playing.advance(|action| actions.push(action));
            if self.playing.position().is_over() {
                return Status::Finished;
            }
        }
        Status::Running
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.playing.position().is_over()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::of(self.playing.position()))
    }

    fn record(&mut self) -> Vec<u8> {
        AliensGameExperiment::encode(&self.actions)
    }
}
