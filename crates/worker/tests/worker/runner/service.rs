//! A worker, with a clock that the test turns.

use crate::runner::clock::{clock, set_step, wait};
use crate::runner::experiment;
use computing::ComputeAny;
use experiments::Progress;
use experiments::inquiry::{Format, Inquiry, NoAnswer};
use experiments::tournament::{Errors, TournamentInquiry};
use runner::protocol::{AskId, BUILD, FromWorker, JobId, ToWorker};
use worker::code::all_code;
use worker::inline;
use worker::service::Service;

const JOB: JobId = JobId(4);
const OTHER: JobId = JobId(5);
const LINK: &str = "mcts?moves=4453&simulations=2000&exact=0&trees=2";

fn service() -> Service {
    Service::new(clock, all_code).0
}

fn start(link: &str, chunk: u32, budget: u64) -> ToWorker {
    ToWorker::Start {
        job: JOB,
        chunk,
        experiment: link.to_owned(),
        state: None,
        budget,
    }
}

/// Works until there is nothing left to do and returns all it said.
fn work(service: &mut Service) -> Vec<FromWorker> {
    let mut said = Vec::new();
    while service.is_busy() {
        said.extend(service.slice());
    }
    said
}

/// The snapshot of a message of this job about chunk `expected`.
fn snapshot(message: &FromWorker, expected: u32) -> (Progress, Vec<u8>) {
    let (FromWorker::Snapshot { job, chunk, news }
    | FromWorker::Cancelled { job, chunk, news }
    | FromWorker::Done {
        job, chunk, news, ..
    }) = message
    else {
        panic!("{message:?}");
    };
    assert_eq!((*job, *chunk), (JOB, expected));
    (news.progress, news.snapshot.clone())
}

#[test]
fn it_is_ready_first_and_says_which_build_it_is() {
    let (service, said) = Service::new(clock, all_code);
    let build = BUILD.to_owned();
    assert_eq!(said, FromWorker::Ready { build });
    assert!(!service.is_busy());
    assert!(BUILD.contains('+'), "version and hash: {BUILD}");
}

#[test]
fn it_finishes_with_what_the_same_thread_would_have_found() {
    let expected = inline::run(&experiment(LINK));
    // Slow and fast machines: each step of the work takes this many milliseconds.
    for step in [0.1, 3.0, 20.0, 100.0] {
        set_step(step);
        for chunk in 0..2 {
            let mut service = service();
            assert_eq!(service.receive(start(LINK, chunk, u64::MAX)), None);
            let said = work(&mut service);
            let (progress, found) = snapshot(said.last().unwrap(), chunk);
            assert!(matches!(said.last(), Some(FromWorker::Done { .. })));
            assert_eq!((progress.done, progress.total), (1000, 1000));
            assert_eq!(
                Some(found.into()),
                expected[chunk as usize],
                "steps of {step} ms"
            );
            assert_eq!(service.slice(), None, "the chunk is forgotten");
        }
    }
}

/// A reading of the clock takes 3 ms, a slice 30: so ten steps of one simulation, too slow to be doubled and
/// too fast to be halved. A snapshot comes at the first slice's end after 50 ms: with the second slice.
#[test]
fn it_reports_between_slices_and_not_too_often() {
    set_step(3.0);
    let mut service = service();
    service.receive(start(LINK, 0, u64::MAX));
    assert_eq!(service.slice(), None);
    let (progress, _) = snapshot(&service.slice().expect("50 ms have passed"), 0);
    assert_eq!(progress.done, 20);
    assert_eq!(service.slice(), None);
}

#[test]
fn busy_time_is_what_it_computed_not_what_it_waited() {
    set_step(1.0);
    let mut service = service();
    service.receive(start(LINK, 0, u64::MAX));
    let mut slices = 0;
    let said = loop {
        wait(1_000.0);
        slices += 1;
        if let Some(said @ FromWorker::Done { .. }) = service.slice() {
            break said;
        }
    };
    let FromWorker::Done {
        busy_milliseconds, ..
    } = said
    else {
        unreachable!()
    };
    assert!(busy_milliseconds > 0.0 && busy_milliseconds < 35.0 * f64::from(slices));
}

#[test]
fn cancel_is_answered_with_what_was_found() {
    set_step(3.0);
    let mut service = service();
    service.receive(start(LINK, 1, u64::MAX));
    service.slice();
    let answer = service.receive(ToWorker::Cancel { job: JOB }).unwrap();
    assert!(matches!(answer, FromWorker::Cancelled { .. }), "{answer:?}");
    let (progress, found) = snapshot(&answer, 1);
    assert_eq!((progress.done, progress.total), (10, 1000));
    let experiment = experiment(LINK);
    let mut chunk = experiment.start(1);
    chunk.advance(10);
    assert_eq!(found, chunk.snapshot());
    assert!(!service.is_busy() && service.slice().is_none());
    assert_eq!(service.receive(ToWorker::Cancel { job: JOB }), None);
}

#[test]
fn a_pause_changes_nothing_in_the_end() {
    set_step(3.0);
    let expected = inline::run(&experiment(LINK));
    let mut service = service();
    service.receive(start(LINK, 0, 0));
    assert!(!service.is_busy(), "begun in a pause");
    for budget in [1, 7, 0, 500] {
        let answer = service
            .receive(ToWorker::Advance { job: JOB, budget })
            .unwrap();
        let (before, _) = snapshot(&answer, 0);
        assert_eq!(service.is_busy(), budget > 0);
        let said = work(&mut service);
        if let Some(last) = said.last() {
            let (after, _) = snapshot(last, 0);
            assert_eq!(
                after.done,
                before.done + budget,
                "the budget, neither more nor less"
            );
        }
    }
    service.receive(ToWorker::Advance {
        job: JOB,
        budget: u64::MAX,
    });
    let said = work(&mut service);
    let (_, found) = snapshot(said.last().unwrap(), 0);
    assert_eq!(Some(found.into()), expected[0]);
}

#[test]
fn what_cannot_be_begun_fails_with_a_reason() {
    let over = "mcts?moves=1122334";
    for (link, chunk) in [
        ("chess", 0),
        (LINK, 2),
        (LINK, u32::MAX),
        (over, 0),
        ("", 0),
    ] {
        let mut service = service();
        let answer = service.receive(start(link, chunk, u64::MAX));
        let Some(FromWorker::Failed {
            job,
            chunk: named,
            message,
        }) = answer
        else {
            panic!("{link}: {answer:?}");
        };
        assert_eq!((job, named), (JOB, chunk));
        assert!(message.len() > 10 && !service.is_busy(), "{message}");
    }
}

#[test]
fn messages_about_another_job_are_ignored() {
    set_step(3.0);
    let (mut service, budget) = (service(), 0);
    for job in [JOB, OTHER] {
        assert_eq!(service.receive(ToWorker::Cancel { job }), None);
        assert_eq!(service.receive(ToWorker::Advance { job, budget }), None);
    }
    service.receive(start(LINK, 0, u64::MAX));
    assert_eq!(service.receive(ToWorker::Cancel { job: OTHER }), None);
    assert_eq!(
        service.receive(ToWorker::Advance { job: OTHER, budget }),
        None
    );
    assert!(service.is_busy());
    let said = work(&mut service);
    assert!(matches!(
        said.last(),
        Some(FromWorker::Done { job: JOB, .. })
    ));
}

#[test]
fn what_cannot_be_loaded_is_said_of_chunks_and_inquiries() {
    let mut service = Service::new(clock, |_| None).0;
    let said = service.receive(start(LINK, 0, u64::MAX));
    assert_eq!(said, Some(FromWorker::NotLoaded { job: JOB }));
    assert!(!service.is_busy());
    let ask = AskId(7);
    let report = Inquiry::<String>::report(Format::Json);
    let asked = ToWorker::Ask {
        ask,
        experiment: LINK.to_owned(),
        inquiry: report.bytes().to_vec(),
        snapshots: vec![None, None],
    };
    assert_eq!(service.receive(asked), None);
    let answer = Err(NoAnswer::NotLoaded);
    assert_eq!(work(&mut service), [FromWorker::Answer { ask, answer }]);
}

/// What errors change takes many slices, a population one step.
#[test]
fn what_is_there_at_once_does_not_wait_for_what_takes_long() {
    set_step(3.0);
    let mut service = service();
    let link = "tournament?entrants=TitForTat,Defector,GrimTrigger&repetitions=1";
    let snapshots = inline::run(&experiment(link));
    let sent = |output: &Option<_>| output.as_deref().map(|bytes: &[u8]| bytes.to_vec().into());
    let ask = |ask, inquiry: &[u8]| ToWorker::Ask {
        ask: AskId(ask),
        experiment: link.to_owned(),
        inquiry: inquiry.to_vec(),
        snapshots: snapshots.iter().map(sent).collect(),
    };
    service.receive(ask(1, TournamentInquiry::noise(Errors::Execution).bytes()));
    service.receive(ask(2, TournamentInquiry::population().bytes()));
    service.receive(ask(3, b"nonsense"));
    let answered = |message: &FromWorker| match message {
        FromWorker::Answer { ask, answer } => (ask.0, answer.is_ok()),
        _ => panic!("{message:?}"),
    };
    let order: Vec<(u32, bool)> = work(&mut service).iter().map(answered).collect();
    assert_eq!(order, [(2, true), (3, false), (1, true)]);
}
