//! Texts around lessons: the reader, the writer, classes, what is wrong with a text. The words of lessons themselves stand in their files.

mod class;
mod course;
mod faults;
mod list;
mod reader;
mod writer;

pub use class::*;
pub use course::*;
pub use faults::*;
pub use list::*;
pub use reader::*;
pub use writer::*;

texts! {
    /// Texts around lessons.
    pub struct LessonTexts {
        class: ClassTexts,
        course_system: CourseSystemTexts,
        faults: LessonFaultTexts,
        reader: ReaderTexts,
        writer: WriterTexts,
    }
}
