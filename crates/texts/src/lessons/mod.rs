//! Texts around lessons: the reader, the writer, classes, what is wrong with a text. The words of lessons themselves stand in their files.

mod class;
mod faults;
mod list;
mod reader;
mod writer;

pub use class::{
    CameraTexts, ClassPageTexts, ClassTexts, CodeFaultTexts, ExerciseTexts, HandInTexts,
    HandsTexts, TableTexts,
};
pub use faults::LessonFaultTexts;
pub use list::{LESSONS, ListedLesson};
pub use reader::ReaderTexts;
pub use writer::WriterTexts;

/// Texts around lessons.
#[derive(Debug)]
pub struct LessonTexts {
    pub class: ClassTexts,
    pub faults: LessonFaultTexts,
    pub reader: ReaderTexts,
    pub writer: WriterTexts,
}

pub(crate) const ENGLISH: LessonTexts = LessonTexts {
    class: class::ENGLISH,
    faults: faults::ENGLISH,
    reader: reader::ENGLISH,
    writer: writer::ENGLISH,
};
