//! Circles: no files of a crate name each other in a circle, so that each can be read after those that it names.

use crate::namings::{Namings, namings, of_project};
use crate::source::Source;
use std::collections::{BTreeMap, BTreeSet};

/// All files that `from` names, and all that these name.
fn reached<'a>(namings: &'a Namings, from: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(file) = waiting.pop() {
        let named = namings.get(file).into_iter().flatten();
        waiting.extend(
            named
                .map(String::as_str)
                .filter(|file| reached.insert(*file)),
        );
    }
    reached
}

/// Which file names which on the way back to itself.
fn circles(namings: &Namings) -> Vec<(&str, &str)> {
    let files = namings.keys().map(String::as_str);
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        files.map(|file| (file, reached(namings, file))).collect();
    let pairs = namings
        .iter()
        .flat_map(|(by, named)| named.iter().map(|of| (by.as_str(), of.as_str())));
    let leads_back = |&(by, of): &(&str, &str)| reached.get(of).is_some_and(|all| all.contains(by));
    pairs.filter(leads_back).collect()
}

#[test]
fn no_files_name_each_other_in_a_circle() {
    let namings = of_project();
    assert!(namings.values().flatten().count() > 1_000);
    assert!(namings["xtask/src/main.rs"].contains("xtask/src/failure.rs"));
    assert_eq!(circles(&namings), []);
}

#[test]
fn planted_circles_are_found() {
    let files = [
        ("crates/x/src/lib.rs", "mod a; mod b; mod c; pub use c::C;"),
        ("crates/x/src/a.rs", "use super::b::B;"),
        ("crates/x/src/b/mod.rs", "mod d; fn f() { d::f() }"),
        ("crates/x/src/b/d.rs", "use crate::{a, c::C};"),
        ("crates/x/src/c.rs", "use super::C; // crate::a"),
        ("crates/y/src/a.rs", "use x::b::B;"),
        (
            "xtask/src/main.rs",
            "mod e; mod f; #[path = \"../../benches/row.rs\"] mod row; use f::F;",
        ),
        ("xtask/src/e.rs", "use crate::f::g::G; use crate::row::Row;"),
        ("xtask/src/f/mod.rs", "mod g; pub use g::G;"),
        ("xtask/src/f/g.rs", "fn g() { vec![crate::e::E] }"),
    ];
    let namings = namings(&files.map(|(path, text)| Source::new(path, text)));
    let [a, b, d, e, g] = [1, 2, 3, 7, 9].map(|index| files[index].0);
    assert_eq!(circles(&namings), [(a, b), (d, a), (b, d), (e, g), (g, e)]);
    assert!(namings[e].contains("benches/row.rs"));
}
