//! Reader of lessons' texts: on wasm32 the program of a worker that is loaded when somebody writes a lesson or opens one that travels
//! in its link. Markdown and formulas are read here, so that the page's program needs neither, and typing never waits.
//!
//! Elsewhere it reads the texts in a folder and writes beside each what the page would be given, and its words as HTML:
//! `cargo xtask build` does so for our own lessons, whose words are there before the page's program.

use lessons::lesson::Lesson;
use lessons::text;

/// A lesson as the page is given it.
fn bytes(lesson: &Lesson) -> Vec<u8> {
    // Texts, numbers and lists in memory: postcard has no way to fail here.
    postcard::to_stdvec(lesson).unwrap_or_default()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    reader_worker::serve(|message| Some(bytes(&text::read(&message.as_string()?))));
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    let folders = std::env::args_os().skip(1);
    for folder in folders {
        for file in std::fs::read_dir(folder)? {
            let path = file?.path();
            if path.extension().is_some_and(|extension| extension == "md") {
                let lesson = text::read(&std::fs::read_to_string(&path)?);
                std::fs::write(path.with_extension("lesson"), bytes(&lesson))?;
                std::fs::write(path.with_extension("html"), lessons::html::scenes(&lesson))?;
            }
        }
    }
    Ok(())
}
