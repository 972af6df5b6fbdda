//! Messages as bytes.

use experiments::Progress;
use experiments::inquiry::NoAnswer;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use runner::protocol::{AskId, ByteBuf, FromWorker, JobId, News, ToWorker, decode, encode};

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 2_000,
        rng_seed: RngSeed::Fixed(2),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn state() -> impl Strategy<Value = Option<Vec<u8>>> {
    proptest::option::of(vec(any::<u8>(), 0..100))
}

fn to_worker() -> impl Strategy<Value = ToWorker> {
    let job = || any::<u32>().prop_map(JobId);
    prop_oneof![
        (job(), any::<u32>(), any::<String>(), state(), any::<u64>()).prop_map(
            |(job, chunk, experiment, state, budget)| ToWorker::Start {
                job,
                chunk,
                experiment,
                state,
                budget
            }
        ),
        (job(), any::<u64>()).prop_map(|(job, budget)| ToWorker::Advance { job, budget }),
        job().prop_map(|job| ToWorker::Cancel { job }),
        (
            any::<u32>(),
            any::<String>(),
            vec(any::<u8>(), 0..100),
            vec(state(), 0..5)
        )
            .prop_map(|(ask, experiment, inquiry, snapshots)| ToWorker::Ask {
                ask: AskId(ask),
                experiment,
                inquiry,
                snapshots: snapshots
                    .into_iter()
                    .map(|bytes| bytes.map(ByteBuf::from))
                    .collect(),
            }),
    ]
}

/// A message about a chunk, of each kind there is.
fn from_worker() -> impl Strategy<Value = FromWorker> {
    let about = (any::<u32>().prop_map(JobId), any::<u32>());
    let progress = any::<(u64, u64)>().prop_map(|(done, total)| Progress { done, total });
    let bytes = (vec(any::<u8>(), 0..100), state());
    let content = (any::<String>(), bytes, 0.0..1e9, 0..7);
    (about, progress, content).prop_map(|((job, chunk), progress, content)| {
        let (text, (snapshot, state), busy_milliseconds, kind) = content;
        let news = News {
            progress,
            snapshot,
            state,
        };
        match kind {
            0 => FromWorker::Ready { build: text },
            1 => FromWorker::Failed {
                job,
                chunk,
                message: text,
            },
            2 => FromWorker::Snapshot { job, chunk, news },
            3 => FromWorker::Cancelled { job, chunk, news },
            4 => FromWorker::Answer {
                ask: AskId(chunk),
                answer: Ok(news.snapshot.into()),
            },
            5 => FromWorker::Answer {
                ask: AskId(chunk),
                answer: Err(NoAnswer::Foreign { chunk: 3 }),
            },
            _ => FromWorker::Done {
                job,
                chunk,
                record: news.snapshot.iter().rev().copied().collect(),
                news,
                busy_milliseconds,
            },
        }
    })
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn messages_come_out_as_they_went_in(there in to_worker(), back in from_worker()) {
        prop_assert_eq!(decode(&encode(&there)), Ok(there));
        let mut read: FromWorker = decode(&encode(&back)).unwrap();
        let mut back = back;
        if let (Some(read), Some(record)) = (read.record(), back.record()) {
            // It travels beside the message.
            prop_assert!(read.is_empty());
            read.clone_from(record);
        }
        prop_assert_eq!(read, back);
    }

    #[test]
    fn any_bytes_are_a_message_or_an_error(bytes in vec(any::<u8>(), 0..200)) {
        let _ = decode::<ToWorker>(&bytes);
        let _ = decode::<FromWorker>(&bytes);
    }

    #[test]
    fn cut_messages_are_errors(back in from_worker(), part in 0.0..1.0) {
        let bytes = encode(&back);
        let cut = (bytes.len() as f64 * part) as usize;
        prop_assert!(decode::<FromWorker>(&bytes[..cut]).is_err());
    }
}
