//! Lengths of functions: longer ones do several things, and those should have names.

use crate::source::{Source, XTASK, sources};

/// The aim is 40; a little more is no reason to cut what belongs together.
const MAX_LINES: usize = 60;

/// The functions of a file that are longer, with how many lines they have.
fn found(source: &Source) -> Vec<&(String, usize)> {
    let functions = source.code().functions.iter();
    functions.filter(|(_, lines)| *lines > MAX_LINES).collect()
}

#[test]
fn no_function_is_long() {
    let programs = sources()
        .iter()
        .filter(|source| source.is_of_program() || source.is_of(XTASK));
    for source in programs {
        assert!(
            found(source).is_empty(),
            "{}: {:?}",
            source.path,
            found(source)
        );
    }
}

#[test]
fn planted_violations_are_found() {
    let source = |text: &str| Source::new("src/lib.rs", text);
    let body = |lines: usize| format!("{{\n{}}}", "    f();\n".repeat(lines - 2));
    let long = body(MAX_LINES + 1);
    let planted = format!(
        "/// Adds.\npub fn add() {long}\nimpl A {{ pub async fn of(self) {long} }}\n\
         trait B {{ fn say(&self); fn tell(&self) {long} }}\n\
         fn short() {{ fn inside() {{}} }}\nmod c {{ const fn below() {long} }}"
    );
    let planted = source(&planted);
    let names = found(&planted).into_iter().map(|(name, _)| name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["add", "of", "tell", "below"]);
    assert!(
        found(&planted)
            .iter()
            .all(|(_, lines)| *lines == MAX_LINES + 1)
    );
    let right = body(MAX_LINES);
    let right = format!("#[test]\nfn add() {right}\nconst TEXT: &str = \"fn f() {long}\";");
    assert!(found(&source(&right)).is_empty());
}
