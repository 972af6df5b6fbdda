//! Seats of a class: how many answers a student has handed in, and how many of them are right.

use classes::code::HandedIn;
use classes::grading::Grading;
use classes::tally::verdict;

/// Both numbers.
pub fn answered_and_right(student: &HandedIn, grading: &Grading) -> (usize, usize) {
    let answers = student.answers.iter().enumerate();
    let answers = answers.filter_map(|(number, answer)| Some((number, answer.as_ref()?)));
    let right = answers
        .clone()
        .filter_map(|(number, answer)| verdict(answer, grading.right(number, student.seed)));
    let right = right.filter(|verdict| verdict.is_right).count();
    (answers.count(), right)
}
