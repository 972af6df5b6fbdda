//! States as bytes: whole, damaged, of another chunk, of another version, and hostile ones with a good envelope.

use crate::runner::experiment;
use computing::ComputeAny;
use engines::Status;
use experiments::state::{StateError, VERSION};
use experiments::{Experiment, link, saved_run};
use random::Random;

/// An experiment of every kind of chunk that keeps something, and units until it has something to keep.
const LINKS: [(&str, u64); 9] = [
    ("regret?iterations=500&variant=external-sampling", 40),
    ("regret?iterations=500&variant=cfr-plus", 40),
    ("tuning?problem=noisy-onemax&evaluations=60&repeats=1", 30),
    ("evolution?game=rrrats&generations=30&seed=3", 20_000),
    ("war?games=400", 30),
    ("rrrats?games=4000", 30),
    (
        "ladder?agent=uct(30)&rungs=random&decide=race&epsilon=0.2&width=5&height=4&in_a_row=3",
        300,
    ),
    (
        "racing?contest=connect-four&first=tactical&second=random&epsilon=0.1&repeats=3&width=5&height=4",
        60,
    ),
    (
        "reproduce?generations=4&war_evolutions=1&evolutions=1&evaluations=2&games=60",
        9_000,
    ),
];

/// The last chunk of the kind that is meant, and its state.
fn begun(experiment: &Experiment, units: u64) -> (usize, Vec<u8>) {
    let mut states = (0..experiment.chunk_count()).filter_map(|index| {
        let mut chunk = experiment.start(index);
        let status = chunk.advance(units);
        let state = experiment.state_of(index, chunk.as_ref())?;
        (status == Status::Running).then_some((index, state))
    });
    states.next_back().expect("one that is under way")
}

#[test]
fn damaged_and_foreign_states_are_refused() {
    for (link, units) in LINKS {
        let experiment = experiment(link);
        let (index, state) = begun(&experiment, units);
        assert!(experiment.resume(index, &state).is_ok(), "{link}");
        for place in (0..state.len()).step_by(1 + state.len() / 300) {
            let mut damaged = state.clone();
            damaged[place] ^= 1 << (place % 8);
            assert!(
                experiment.resume(index, &damaged).is_err(),
                "{link}, {place}"
            );
            assert!(experiment.resume(index, &state[..place]).is_err());
        }
        assert!(matches!(
            experiment.resume(index + 1, &state),
            Err(StateError::Foreign)
        ));
        let other = crate::runner::experiment(&format!("{}&seed=77", link.replace("&seed=3", "")));
        assert_eq!(other.check_state(index, &state), Err(StateError::Foreign));
    }
}

/// As [`Experiment::state_of`] seals it.
fn sealed(version: u8, state: &[u8]) -> Vec<u8> {
    let mut bytes = state[..state.len() - 8].to_vec();
    bytes[0] = version;
    let sum = link::fingerprint_of(&bytes).to_le_bytes();
    bytes.extend(sum);
    bytes
}

#[test]
fn states_of_other_versions_are_told_from_damaged_ones() {
    let (link, units) = LINKS[0];
    let experiment = experiment(link);
    let (index, state) = begun(&experiment, units);
    let found = VERSION + 1;
    let newer = sealed(found, &state);
    assert_eq!(
        experiment.check_state(index, &newer),
        Err(StateError::Version { found })
    );
    // In a file they cost computing something again, and nothing else; damaged ones make the file damaged.
    let snapshot = || experiment.start(index).snapshot();
    let file_with = |state: Vec<u8>| {
        let mut sent = vec![None; experiment.chunk_count()];
        sent[index] =
            Some(experiments::ChunkOutput::from(snapshot()).with_state(Some(state.into())));
        saved_run::read(&saved_run::write(&experiment, &sent))
    };
    let read = file_with(newer).expect("a file with a state of another version");
    assert_eq!(read.snapshots[index], Some(snapshot().into()));
    let read = file_with(state.clone()).expect("a file with a state");
    let kept = read.snapshots[index].as_ref().unwrap();
    assert_eq!(kept.state().map(|state| &state[..]), Some(&state[..]));
    assert!(file_with(state[1..].to_vec()).is_err());
}

/// Whatever is in a good envelope, nothing panics: not when it is taken over, nor in the work after it.
#[test]
fn hostile_states_do_no_harm() {
    let mut random = Random::stream(5, 0);
    let mut taken = 0;
    for (link, units) in LINKS {
        let experiment = experiment(link);
        let (index, _) = begun(&experiment, units);
        let mut chunk = experiment.start(index);
        chunk.advance(units);
        let body = chunk.state().expect(link);
        for _ in 0..300 {
            let mut hostile = body.clone();
            for _ in 0..=random.below(3) {
                let place = random.below(hostile.len() as u32) as usize;
                hostile[place] = random.bits() as u8;
            }
            if random.below(8) == 0 {
                hostile.truncate(random.below(hostile.len() as u32) as usize);
            }
            let mut chunk = experiment.start(index);
            if chunk.restore(&hostile) {
                taken += 1;
                chunk.advance(20);
                chunk.progress();
                chunk.snapshot();
            }
        }
        let noise: Vec<u8> = (0..200).map(|_| random.bits() as u8).collect();
        assert!(!experiment.start(index).restore(&noise), "{link}");
    }
    assert!(
        taken > 50,
        "some were good enough to be worked with: {taken}"
    );
}
