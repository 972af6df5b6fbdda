//! Marks in the built page's files, which the build replaces.

use std::fs;
use std::path::Path;

use crate::failure::Failure;

/// Puts `text` in the place of the mark, which must be there: a page without what belongs there would be published and look right.
pub fn replace(file: &Path, mark: &'static str, text: &str) -> Result<(), Failure> {
    let content = fs::read_to_string(file).map_err(Failure::file("read", file))?;
    if !content.contains(mark) {
        let file = file.to_owned();
        return Err(Failure::NoMark { file, mark });
    }
    let content = content.replacen(mark, text, 1);
    fs::write(file, content).map_err(Failure::file("write", file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Project;

    #[test]
    fn a_mark_that_is_not_there_is_a_fault() {
        let folder = Project::locate().target().join("tests");
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("marks.html");
        fs::write(&file, "a <!-- mark --> b").unwrap();
        replace(&file, "<!-- mark -->", "x").unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "a x b");
        let failure = replace(&file, "<!-- mark -->", "x").unwrap_err();
        assert!(failure.to_string().contains("<!-- mark -->"));
    }
}
