//! Playing: a match by hand against the second strategy, and who of the library may be playing there.

use super::describing::drawn;
use super::filming::Recorder;
use super::pairing::Pairing;
use crate::answering::Answering;
use engines::Status;
use engines::repeated::language::read::read;
use engines::repeated::language::resolve::player;
use engines::repeated::matches::likelihood::{Likelihood, Seen, likelihood};
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::automaton::{Automaton, State, pure};
use engines::repeated::strategies::player::Player;
use experiments::common::repeated::length::Length;
use experiments::common::repeated::library::{Offered, offered};
use experiments::inquiry::{NoAnswer, encode};
use experiments::repeated::{MAX_MOVES, Played, Suspect, Verdict};
use std::vec::IntoIter;

/// Begins to answer: the match at once, and then a strategy of the library in each step.
pub(super) fn answer(pairing: &Pairing, decided: &[u8]) -> Result<Box<dyn Answering>, NoAnswer> {
    let game = &pairing.stage.game;
    let is_action = |&action: &u8| usize::from(action) < game.size(0);
    if decided.len() > MAX_MOVES || !decided.iter().all(is_action) {
        return Err(NoAnswer::Unknown);
    }
    let played = played(pairing, decided);
    let seen = played.rounds.iter().map(|round| Seen {
        done: round.actions[0].into(),
        seen: round.seen[0].into(),
    });
    Ok(Box::new(Suspecting {
        seen: seen.collect(),
        length: match pairing.settings.rounds {
            Length::Rounds(rounds) => Some(rounds),
            Length::Random => None,
        },
        noise: pairing.settings.noise(),
        left: offered(Seat { game, player: 1 }).into_iter(),
        game: game.clone(),
        played,
    }))
}

/// The match so far.
fn played(pairing: &Pairing, decided: &[u8]) -> Played {
    let game = &pairing.stage.game;
    let visitor = Player::Automaton(doing(decided, game));
    let opponent = &pairing.players[1];
    let mut by_hand = pairing.begin([&visitor, opponent], 0);
    let is_followed = opponent.automaton(pairing.is_end_known()).is_some();
    let automaton = is_followed.then(|| drawn(pairing, 1)).flatten();
    let mut recorder = Recorder::new([None, automaton]);
    let status = by_hand.advance_seen(decided.len() as u64, |round| recorder.note(&round));
    Played {
        rounds: recorder.rounds,
        scores: by_hand.scores(game),
        is_over: status == Status::Finished,
        suspects: Vec::new(),
    }
}

/// The automaton that decides this in the first rounds, whatever happens.
fn doing(decided: &[u8], game: &StageGame) -> Automaton {
    let sizes = [game.size(0), game.size(1)];
    let state = |(round, &action): (usize, &u8)| State {
        mixture: pure(action.into(), sizes[0]),
        next: vec![(round + 1) as u16; sizes[0] * sizes[1]],
        rule: None,
    };
    // A last state, which nothing is asked of.
    let all = decided.iter().chain(&[0]).enumerate();
    let mut states: Vec<State> = all.map(state).collect();
    let last = states.len() as u16 - 1;
    if let Some(state) = states.last_mut() {
        state.next.fill(last);
    }
    Automaton { sizes, states }
}

/// The search for everybody who may be playing.
struct Suspecting {
    game: StageGame,
    seen: Vec<Seen>,
    length: Option<u32>,
    noise: engines::repeated::settings::Noise,
    left: IntoIter<Offered>,
    played: Played,
}

impl Suspecting {
    fn verdict(&self, text: &str) -> Option<Verdict> {
        let game = &self.game;
        let seat = Seat { game, player: 1 };
        let suspect = player(&read(text, seat).ok()?, seat).ok()?;
        Some(
            match likelihood(&suspect, &self.seen, self.length, self.noise) {
                Likelihood::Impossible => Verdict::Impossible,
                Likelihood::Log(log_likelihood) => Verdict::Possible { log_likelihood },
                Likelihood::Unknown => Verdict::Unknown,
            },
        )
    }
}

impl Answering for Suspecting {
    fn step(&mut self) -> Status {
        let Some(Offered { text, .. }) = self.left.next() else {
            return Status::Finished;
        };
        if let Some(verdict) = self.verdict(&text) {
            self.played.suspects.push(Suspect { text, verdict });
        }
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.played)
    }
}
