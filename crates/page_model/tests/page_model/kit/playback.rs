//! Playback: speeds as ticks of a timer, and what each tick does.

use page_model::kit::playback::{Pace, Tick};

#[test]
fn slow_speeds_are_a_step_a_tick_and_fast_ones_several() {
    let of = |milliseconds, stride| Pace {
        milliseconds,
        stride,
    };
    assert_eq!(Pace::of(0.5), of(2_000, 1));
    assert_eq!(Pace::of(1.0), of(1_000, 1));
    assert_eq!(Pace::of(10.0), of(100, 1));
    assert_eq!(Pace::of(50.0), of(50, 3));
    assert_eq!(Pace::of(5_000.0), of(50, 250));
}

#[test]
fn a_tick_moves_on_and_never_beyond_the_end() {
    let pace = Pace::of(500.0);
    assert_eq!(pace.tick(0, 100, false), Tick::Move(25));
    assert_eq!(pace.tick(90, 100, false), Tick::Move(100));
    assert_eq!(
        pace.tick(u64::MAX - 1, u64::MAX, true),
        Tick::Move(u64::MAX)
    );
}

#[test]
fn at_the_end_it_stops_unless_more_may_come() {
    let pace = Pace::of(1.0);
    assert_eq!(pace.tick(7, 7, false), Tick::Stop);
    assert_eq!(pace.tick(7, 7, true), Tick::Wait);
    assert_eq!(pace.tick(7, 8, true), Tick::Move(8));
    assert_eq!(pace.tick(9, 8, false), Tick::Stop, "the end moved back");
    assert_eq!(pace.tick(0, 0, false), Tick::Stop);
}
