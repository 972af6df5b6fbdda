//! Invalid codes of a class: why what looks like a code is none.

use classes::code::CodeFault;
use texts::CodeFaultTexts;

/// Why it is none.
pub fn sentence(fault: CodeFault, words: &CodeFaultTexts) -> String {
    match fault {
        CodeFault::TooShort { found, all } => (words.too_short)(found, all),
        CodeFault::CheckDigits => words.check_digits.to_owned(),
        CodeFault::OtherLesson => words.other_lesson.to_owned(),
        CodeFault::LaterVersion => words.later_version.to_owned(),
        CodeFault::Forged => words.forged.to_owned(),
    }
}
