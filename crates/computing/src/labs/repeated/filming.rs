//! Filming: the match that is shown, round by round.

use super::describing::drawn;
use super::pairing::Pairing;
use engines::Status;
use engines::repeated::matches::played::{Match, Round as Played};
use engines::repeated::strategies::automaton::Automaton;
use experiments::repeated::{Film, MAX_SHOWN, Round};

/// Rounds that are played at a time.
const ROUNDS: u64 = 5_000;

/// The match under way.
pub(super) struct Filming {
    played: Match,
    recorder: Recorder,
}

/// What notes rounds, with the states that the drawn automata are in.
pub(super) struct Recorder {
    automata: [Option<Automaton>; 2],
    states: [u16; 2],
    pub rounds: Vec<Round>,
}

impl Filming {
    pub fn new(pairing: &Pairing) -> Self {
        Self {
            played: pairing.begin(pairing.players.each_ref(), 0),
            recorder: Recorder::new([0, 1].map(|player| {
                let is_followed = pairing.players[player]
                    .automaton(pairing.is_end_known())
                    .is_some();
                is_followed.then(|| drawn(pairing, player)).flatten()
            })),
        }
    }

    /// Plays some rounds.
    pub fn advance(&mut self) -> Status {
        let recorder = &mut self.recorder;
        self.played
            .advance_seen(ROUNDS, |round| recorder.note(&round))
    }

    /// What was played so far.
    pub fn film(&self, pairing: &Pairing) -> Film {
        let [played, length] = self.played.rounds();
        let game = &pairing.stage.game;
        let outcomes =
            (0..game.size(0)).flat_map(|own| (0..game.size(1)).map(move |other| (own, other)));
        Film {
            rounds: self.recorder.rounds.clone(),
            played,
            length,
            outcomes: outcomes
                .map(|(own, other)| self.played.count(own, other))
                .collect(),
            scores: self.played.scores(game),
            is_certain: self.played.is_certain(),
        }
    }
}

impl Recorder {
    /// Before the first round, of players whose automata are drawn or not.
    pub fn new(automata: [Option<Automaton>; 2]) -> Self {
        Self {
            automata,
            states: [0; 2],
            rounds: Vec::new(),
        }
    }

    /// Notes a round, unless there are enough.
    pub fn note(&mut self, round: &Played) {
        if self.rounds.len() == MAX_SHOWN {
            return;
        }
        let actions = |actions: [usize; 2]| actions.map(|action| action as u8);
        let states = [0, 1].map(|player| {
            let is_drawn = self.automata[player].is_some();
            is_drawn.then_some(self.states[player])
        });
        self.rounds.push(Round {
            decided: actions(round.decided),
            actions: actions(round.actions),
            seen: actions(round.seen),
            states,
            rules: round.reasons.map(|reason| reason.rule),
        });
        for (player, automaton) in self.automata.iter().enumerate() {
            if let Some(automaton) = automaton {
                let state = &automaton.states[usize::from(self.states[player])];
                let outcome = round.actions[player] * automaton.sizes[1] + round.seen[player];
                self.states[player] = state.next[outcome];
            }
        }
    }
}
