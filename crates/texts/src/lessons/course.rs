//! Texts about course systems.

texts! {
    /// Lessons as packages for course systems.
    pub struct CourseSystemTexts {
        title = "For a course system",
        lead = "The lesson as a package (SCORM) for Moodle, Canvas, Blackboard and others: the laboratory is in it, so it asks no other server for anything. \
            Students need no code and no account here.",
        package(version: &str) = format!("SCORM {version}"),
        packing = "Packing …",
        saved = "The package is among your downloads.",
        failed = "The package could not be made: a file of this page did not arrive. Try again with a connection.",
        told = "The course system is told which scene a student has reached, whether the lesson is complete, the score, and the first answer to each \
            question, answers in the student’s own words too. Nothing is sent to anyone else.",
        not_told = "The course system did not keep what it was told. Your answers are here until you close this page.",
        heading = "In your course",
        standing(right: usize, answered: usize, all: usize) = format!("{right} right, {answered} of {all} graded questions answered."),
    }
}
