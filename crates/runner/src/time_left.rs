//! Time left of a run, estimated from what it did recently: a promise that is not kept is worse than none.
//!
//! Units are not equally long: the last chunks run alone, generations grow, races end when they like. So only the last while
//! counts, too few steps say nothing, and where progress comes in lumps or stands still nothing is said either.

use experiments::Progress;
use std::collections::VecDeque;

/// What happened longer ago does not count.
const WINDOW_MILLISECONDS: f64 = 15_000.0;
/// From a shorter time nothing follows.
const MIN_MILLISECONDS: f64 = 2_000.0;
/// Nor from fewer steps.
const MIN_STEPS: usize = 4;
/// Progress that has not come for so many times its usual interval has changed its pace.
const PATIENCE: f64 = 4.0;

/// What can be said of the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TimeLeft {
    Unknown,
    Seconds(f64),
    /// All that can be counted is done; what is left is of unknown length.
    Finishing,
}

/// The recent past of a run.
#[derive(Clone, Debug, Default)]
pub struct Pace {
    /// Milliseconds since it was begun, and units done: where those grew.
    steps: VecDeque<(f64, u64)>,
}

impl Pace {
    /// Forgets everything: a pause, or another run.
    pub fn forget(&mut self) {
        self.steps.clear();
    }

    /// Takes news, `milliseconds` after the run was begun.
    pub fn note(&mut self, milliseconds: f64, progress: Progress) -> TimeLeft {
        let Progress { done, total } = progress;
        let went_back = |&(at, before): &(f64, u64)| milliseconds < at || done < before;
        if self.steps.back().is_some_and(went_back) {
            self.forget();
        }
        if self.steps.back().is_none_or(|&(_, before)| done != before) {
            self.steps.push_back((milliseconds, done));
        }
        let is_old = |at: f64| milliseconds - at > WINDOW_MILLISECONDS;
        while self.steps.len() > MIN_STEPS && self.steps.front().is_some_and(|&(at, _)| is_old(at))
        {
            self.steps.pop_front();
        }
        if total == 0 {
            TimeLeft::Unknown
        } else if done >= total {
            TimeLeft::Finishing
        } else {
            self.left(milliseconds, total)
                .map_or(TimeLeft::Unknown, TimeLeft::Seconds)
        }
    }

    fn left(&self, now: f64, total: u64) -> Option<f64> {
        let (&(begin, first), &(end, last)) = (self.steps.front()?, self.steps.back()?);
        let interval = (end - begin) / (self.steps.len() - 1).max(1) as f64;
        let stands_still = now - end > (PATIENCE * interval).max(MIN_MILLISECONDS);
        if self.steps.len() < MIN_STEPS || end - begin < MIN_MILLISECONDS || stands_still {
            return None;
        }
        let unit = (now - begin) / (last - first) as f64;
        Some(unit * (total - last) as f64 / 1_000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said at each of these moments: milliseconds and units done of `total`.
    fn said(total: u64, news: impl IntoIterator<Item = (f64, u64)>) -> Vec<TimeLeft> {
        let mut pace = Pace::default();
        let note = |(at, done)| pace.note(at, Progress { done, total });
        news.into_iter().map(note).collect()
    }

    fn every_fifth_of_a_second(count: u64, done: impl Fn(u64) -> u64) -> Vec<(f64, u64)> {
        (0..count)
            .map(|news| (200.0 * news as f64, done(news)))
            .collect()
    }

    #[test]
    fn a_steady_run_is_foretold() {
        // Five units a second, 1 000 in all.
        let said = said(1_000, every_fifth_of_a_second(101, |news| news));
        assert_eq!(said[3], TimeLeft::Unknown, "too early to say");
        let TimeLeft::Seconds(left) = said[100] else {
            panic!("{said:?}");
        };
        assert!((left - 180.0).abs() < 1.0, "{left}");
    }

    #[test]
    fn only_the_recent_past_counts() {
        // A hundred times as fast after the first minute.
        let done = |news: u64| {
            if news <= 300 {
                news
            } else {
                300 + (news - 300) * 100
            }
        };
        let said = said(100_000, every_fifth_of_a_second(400, done));
        let TimeLeft::Seconds(left) = said[399] else {
            panic!("{:?}", said[399]);
        };
        let expected = (100_000.0 - 300.0 - 99.0 * 100.0) / 500.0;
        assert!(
            (left - expected).abs() < expected * 0.05,
            "{left}, {expected}"
        );
    }

    #[test]
    fn nothing_is_promised_while_nothing_moves_or_nobody_can_know() {
        let stuck = said(100, every_fifth_of_a_second(200, |news| news.min(90)));
        assert!(matches!(stuck[60], TimeLeft::Seconds(_)));
        assert_eq!(stuck[199], TimeLeft::Unknown);
        assert_eq!(said(0, [(0.0, 1), (9_000.0, 7)])[1], TimeLeft::Unknown);
        // Three lumps are not enough.
        let lumps = said(10, [(0.0, 0), (3_000.0, 1), (6_000.0, 2)]);
        assert_eq!(lumps[2], TimeLeft::Unknown);
    }

    #[test]
    fn what_is_left_when_all_is_counted_has_no_length() {
        let said = said(50, every_fifth_of_a_second(80, |news| news.min(50)));
        assert_eq!(said[79], TimeLeft::Finishing);
    }

    #[test]
    fn another_run_begins_at_nothing() {
        let mut news = every_fifth_of_a_second(40, |news| news);
        news.push((0.0, 3));
        assert_eq!(said(1_000, news).pop(), Some(TimeLeft::Unknown));
    }
}
