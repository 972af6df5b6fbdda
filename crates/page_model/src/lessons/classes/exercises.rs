//! Exercises to take away: how many variants there are, and of which seeds.

use classes::exercise::{Variation, variations};
use core::ops::RangeInclusive;
use lessons::lesson::Lesson;

pub const MAX_VARIANTS: u64 = 20;
pub const MAX_SEED: u64 = 999_999;

/// Whether variants of a lesson's questions differ.
pub fn varies(lesson: &Lesson) -> bool {
    let mut scenes = lesson.scenes.iter();
    scenes.any(|scene| scene.varies && scene.question.is_some())
}

/// The variants of a lesson's questions, with the seeds from this one on; one where they do not differ.
pub fn all_variations(lesson: &Lesson, count: u64, seed: u64) -> Vec<Vec<Variation>> {
    let count = if varies(lesson) { count } else { 1 };
    let seeds = (0..count).map(|number| (seed + number) % (MAX_SEED + 1));
    seeds.map(|seed| variations(lesson, seed)).collect()
}

/// The number that was typed, if it is one of these.
pub fn number_within(typed: &str, allowed: RangeInclusive<u64>) -> Option<u64> {
    let typed = typed.trim().parse().ok();
    typed.filter(|typed| allowed.contains(typed))
}
