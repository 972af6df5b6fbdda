//! Crossing out by hand: an action a step, with what becomes of equilibria.

use super::chunk::numbers_of;
use crate::answering::Answering;
use crate::exact::mixed;
use engines::Status;
use engines::equilibria::crossing::{self, CrossingOut, Profile, Verdict, compares_mixed};
use experiments::inquiry::encode;
use experiments::matrix::{Crossed, CrossingVerdict, Crossings, PlayerAction};
use games::strategic::StrategicGame;
use std::vec::IntoIter;

/// The actions that are left to be crossed out, and the game.
pub(super) struct Crossing {
    out: CrossingOut,
    actions: IntoIter<PlayerAction>,
    done: Crossings,
}

impl Crossing {
    /// Nothing is crossed out yet.
    pub(super) fn new(game: &StrategicGame, actions: Vec<PlayerAction>) -> Self {
        Self {
            done: Crossings {
                crossed: Vec::new(),
                compares_mixed: compares_mixed(game),
            },
            out: CrossingOut::new(game.clone()),
            actions: actions.into_iter(),
        }
    }
}

impl Answering for Crossing {
    fn step(&mut self) -> Status {
        let Some((player, action)) = self.actions.next() else {
            return Status::Finished;
        };
        let one = self.out.cross(player.into(), action.into());
        self.done.crossed.extend(one.as_ref().map(crossed));
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.done)
    }
}

fn crossed(one: &crossing::Crossed) -> Crossed {
    let profiles = |profiles: &[Profile]| {
        let profile = |profile: &Profile| profile.iter().map(|strategy| mixed(strategy)).collect();
        profiles.iter().map(profile).collect()
    };
    Crossed {
        player: one.player as u8,
        action: one.action as u8,
        verdict: match &one.verdict {
            Verdict::Strict(by) => CrossingVerdict::Strict(mixed(by)),
            Verdict::Weak(by) => CrossingVerdict::Weak(mixed(by)),
            Verdict::BestAgainst(actions) => CrossingVerdict::BestAgainst(numbers_of(actions)),
            Verdict::BestAgainstBelief => CrossingVerdict::BestAgainstBelief,
        },
        lost: profiles(&one.lost),
        new: profiles(&one.new),
    }
}
