//! Inquiries about what chunks have sent: answered by anyone who is there, busy or not, anyone who dies meanwhile.

use crate::runner::clock::set_step;
use crate::runner::experiment;
use crate::runner::pool::Pool;
use crate::runner::situation::{FIVE_CHUNKS, TWO_CHUNKS, at_work, ready};
use computing::ComputeAny;
use experiments::inquiry::{Format, Inquiry, NoAnswer};
use experiments::{ChunkOutput, Experiment};
use runner::asks::Asker;
use runner::job::MAX_RESTARTS;
use runner::protocol::{AskId, FromWorker, ToWorker};
use runner::scheduler::{Command, Failure, JobState, MERCY, SILENT_TICKS, Scheduler};
use worker::inline;

const ASKER: Asker = Asker(7);
const OTHER: Asker = Asker(8);

fn report() -> Inquiry<String> {
    Inquiry::report(Format::Json)
}

fn snapshots() -> Vec<Option<ChunkOutput>> {
    inline::run(&experiment(TWO_CHUNKS))
}

fn ask(
    pool: &mut Pool,
    asker: Asker,
    about: &Experiment,
    snapshots: &[Option<ChunkOutput>],
) -> AskId {
    let inquiry = report();
    let (ask, commands) = pool.scheduler.ask(asker, about, inquiry.bytes(), snapshots);
    pool.carry_out(commands);
    ask
}

/// What a scheduler says when `asker` asks for the report of nothing yet.
fn ask_of(scheduler: &mut Scheduler, asker: Asker) -> (AskId, Vec<Command>) {
    scheduler.ask(asker, &experiment(TWO_CHUNKS), report().bytes(), &[])
}

/// Whom these commands give which inquiry.
fn given(commands: &[Command]) -> Vec<(usize, AskId)> {
    let given = |command: &Command| match command {
        Command::Post(worker, ToWorker::Ask { ask, .. }) => Some((*worker, *ask)),
        _ => None,
    };
    commands.iter().filter_map(given).collect()
}

fn answer(ask: AskId, bytes: &[u8]) -> FromWorker {
    let answer = Ok(bytes.to_vec().into());
    FromWorker::Answer { ask, answer }
}

#[test]
fn an_idle_pool_begins_one_worker_and_answers() {
    let mut pool = Pool::new(3);
    let (about, snapshots) = (experiment(TWO_CHUNKS), snapshots());
    let first = ask(&mut pool, ASKER, &about, &snapshots);
    let second = ask(&mut pool, OTHER, &about, &snapshots);
    pool.settle();
    assert_eq!(pool.spawned, 1);
    let expected = about.report(&snapshots).unwrap().json;
    for (told, asked) in pool.told.iter().zip([first, second]) {
        let (ask, Ok(bytes)) = told else {
            panic!("{told:?}");
        };
        assert_eq!(*ask, asked);
        assert_eq!(report().read(bytes).as_ref(), Some(&expected));
    }
    assert_eq!(pool.told.len(), 2);
    assert!(!pool.scheduler.is_busy());
}

#[test]
fn the_table_comes_as_text() {
    let (about, snapshots) = (experiment(TWO_CHUNKS), snapshots());
    let inquiry = Inquiry::report(Format::Csv);
    let text = computing::answer(&about, &inquiry, &snapshots);
    assert_eq!(text, Ok(about.report(&snapshots).unwrap().table.csv()));
}

/// The answer comes with the next slice, long before the chunk is finished, and the chunk finds what it would have found.
#[test]
fn a_busy_pool_answers_at_once() {
    set_step(3.0);
    let mut pool = Pool::new(1);
    let (about, snapshots) = (experiment(TWO_CHUNKS), snapshots());
    let job = pool.submit(&experiment(FIVE_CHUNKS));
    (0..6).for_each(|_| pool.round());
    assert!(pool.chunk_of(0).is_some());
    ask(&mut pool, ASKER, &about, &snapshots);
    (0..4).for_each(|_| pool.round());
    assert_eq!(pool.told.len(), 1);
    assert_eq!(pool.job(job).state, JobState::Running);
    let before = pool.job(job).progress().done;
    assert!(before < 1_000, "{before}");
    pool.settle();
    assert_eq!(
        pool.job(job).snapshots,
        inline::run(&experiment(FIVE_CHUNKS))
    );
}

#[test]
fn workers_in_a_pause_answer() {
    let mut pool = Pool::new(1);
    let job = pool.submit(&experiment(TWO_CHUNKS));
    (0..3).for_each(|_| pool.round());
    let commands = pool.scheduler.set_paused(job, true);
    pool.carry_out(commands);
    pool.settle();
    let done = pool.job(job).progress().done;
    ask(&mut pool, ASKER, &experiment(TWO_CHUNKS), &[]);
    pool.settle();
    assert!(matches!(pool.told[..], [(_, Ok(_))]));
    assert_eq!(pool.job(job).progress().done, done, "nothing else is done");
}

#[test]
fn who_does_nothing_is_asked_first_then_who_was_asked_least() {
    let mut scheduler = Scheduler::new(3);
    scheduler.submit(&experiment(TWO_CHUNKS));
    (0..2).for_each(|worker| drop(scheduler.receive(worker, ready())));
    // Both are at work.
    let workers: Vec<usize> = (0..4)
        .flat_map(|asker| given(&ask_of(&mut scheduler, Asker(asker)).1))
        .map(|(worker, _)| worker)
        .collect();
    assert_eq!(workers, [0, 1, 0, 1]);
    scheduler.submit(&experiment("mcts?simulations=10&exact=0"));
    // The third takes the chunk and is the one with the fewest inquiries.
    scheduler.receive(2, ready());
    let (_, commands) = ask_of(&mut scheduler, Asker(9));
    assert_eq!(given(&commands)[0].0, 2);
}

#[test]
fn a_newer_inquiry_takes_the_place_of_one_that_waits() {
    let (mut scheduler, _) = at_work();
    let (first, commands) = ask_of(&mut scheduler, ASKER);
    assert_eq!(given(&commands), [(0, first)]);
    let (_, commands) = ask_of(&mut scheduler, ASKER);
    assert_eq!(commands, [], "one at a time");
    let (third, commands) = ask_of(&mut scheduler, ASKER);
    assert_eq!(commands, []);
    let (of_other, commands) = ask_of(&mut scheduler, OTHER);
    assert_eq!(
        given(&commands),
        [(1, of_other)],
        "another asker does not wait"
    );
    let commands = scheduler.receive(0, answer(first, b"one"));
    assert_eq!(commands[0], Command::Tell(first, Ok(b"one".to_vec())));
    assert_eq!(given(&commands), [(0, third)], "the second is forgotten");
    let commands = scheduler.receive(0, answer(third, b"three"));
    assert_eq!(commands, [Command::Tell(third, Ok(b"three".to_vec()))]);
    assert_eq!(
        scheduler.receive(0, answer(third, b"again")),
        [],
        "nobody waits for it"
    );
}

#[test]
fn who_has_gone_is_told_nothing() {
    let (mut scheduler, _) = at_work();
    let (ask, _) = ask_of(&mut scheduler, ASKER);
    scheduler.withdraw(ASKER);
    assert_eq!(scheduler.receive(0, answer(ask, b"too late")), []);
}

#[test]
fn what_was_with_a_dead_worker_goes_to_another_and_is_given_up_at_last() {
    let (mut scheduler, _) = at_work();
    let (ask, commands) = ask_of(&mut scheduler, ASKER);
    let mut holder = given(&commands)[0].0;
    for _ in 0..MAX_RESTARTS {
        let commands = scheduler.died(holder);
        let other = 1 - holder;
        assert_eq!(given(&commands), [(other, ask)]);
        assert_eq!(
            scheduler.receive(holder, answer(ask, b"of a dead worker")),
            []
        );
        scheduler.receive(holder, ready());
        holder = other;
    }
    let commands = scheduler.died(holder);
    assert_eq!(commands[0], Command::Tell(ask, Err(Failure::WorkersDie)));
    assert_eq!(given(&commands), []);
}

#[test]
fn what_died_with_a_worker_is_not_asked_again_if_something_newer_is() {
    let (mut scheduler, _) = at_work();
    let (_, _) = ask_of(&mut scheduler, ASKER);
    let (newer, _) = ask_of(&mut scheduler, ASKER);
    assert_eq!(given(&scheduler.died(0)), [(1, newer)]);
}

#[test]
fn a_worker_that_is_replaced_is_asked_no_more() {
    let (mut scheduler, job) = at_work();
    let (ask, _) = ask_of(&mut scheduler, ASKER);
    scheduler.stop(job);
    let commands = scheduler.overdue(0, job);
    assert_eq!(commands[0], Command::Spawn(0));
    assert_eq!(given(&commands), [(1, ask)]);
}

#[test]
fn a_worker_that_never_answers_is_taken_for_dead_and_the_next_is_given_more_time() {
    let mut scheduler = Scheduler::new(1);
    ask_of(&mut scheduler, ASKER);
    scheduler.receive(0, ready());
    let mut waited = Vec::new();
    for _ in 0..2 {
        waited.extend((1..10_000).find(|_| scheduler.tick() == [Command::Spawn(0)]));
        assert_eq!(given(&scheduler.receive(0, ready())).len(), 1);
    }
    assert_eq!(waited, [SILENT_TICKS, SILENT_TICKS * MERCY]);
}

#[test]
fn without_a_program_there_is_no_answer_and_asking_later_tries_again() {
    let mut scheduler = Scheduler::new(1);
    let (ask, commands) = ask_of(&mut scheduler, ASKER);
    assert_eq!(commands, [Command::Spawn(0)]);
    let told = Command::Tell(ask, Err(Failure::NoProgram));
    assert_eq!(scheduler.no_program(), [told]);
    assert!(!scheduler.is_busy());
    assert_eq!(ask_of(&mut scheduler, ASKER).1, [Command::Spawn(0)]);
    let build = "another".to_owned();
    let commands = scheduler.receive(0, FromWorker::Ready { build });
    assert!(matches!(
        commands[..],
        [Command::Tell(_, Err(Failure::OtherBuild))]
    ));
}

#[test]
fn what_makes_no_sense_has_a_reason_and_harms_nobody() {
    let mut pool = Pool::new(1);
    let about = experiment(TWO_CHUNKS);
    let mut foreign = snapshots();
    foreign[1] = Some(vec![1, 2, 3].into());
    ask(&mut pool, ASKER, &about, &foreign);
    pool.settle();
    let unknown = b"what is this?";
    let (_, commands) = pool.scheduler.ask(ASKER, &about, unknown, &[]);
    pool.carry_out(commands);
    pool.settle();
    let reasons: Vec<&Failure> = pool
        .told
        .iter()
        .filter_map(|(_, answer)| answer.as_ref().err())
        .collect();
    assert!(
        matches!(
            reasons[..],
            [Failure::Foreign { chunk: 1 }, Failure::Refused(_)]
        ),
        "{reasons:?}"
    );
    assert_eq!(pool.spawned, 1);
    assert_eq!(about.answer(unknown, &[]).err(), Some(NoAnswer::Unknown));
}
