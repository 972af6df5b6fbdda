//! Beginnings: what a search offers before anything is typed. The labs where somebody was, and lessons for newcomers.

use super::entry::Entry;
use texts::{LESSONS, Texts};

/// So many labs.
const MAX_LABS: usize = 3;
/// So many lessons.
const MAX_LESSONS: usize = 5;

/// Labs that were opened before, by the links that were seen there, the last one first; others until there are some. Then the first lessons.
pub fn beginnings(last: &[(String, String)], texts: &'static Texts) -> Vec<Entry> {
    let visited = |name: &str| last.iter().find(|(lab, _)| lab == name);
    let seen = last
        .iter()
        .filter_map(|(lab, link)| lab_at(lab, link, texts));
    let groups = texts.shell.lab_groups.iter();
    let others = groups.filter_map(|group| {
        let first = group.labs.first()?;
        let is_new = visited(first.key).is_none();
        is_new.then(|| Entry::of_lab(first, group.name, first.link.to_owned()))
    });
    let labs = seen.chain(others).take(MAX_LABS);
    let lessons = LESSONS.iter().filter(|lesson| lesson.is_first);
    let lessons = lessons.map(|lesson| Entry::of_lesson(lesson, texts));
    labs.chain(lessons.take(MAX_LESSONS)).collect()
}

/// The lab of this name at this link.
fn lab_at(name: &str, link: &str, texts: &'static Texts) -> Option<Entry> {
    texts.shell.lab_groups.iter().find_map(|group| {
        let lab = group.labs.iter().find(|lab| lab.key == name)?;
        Some(Entry::of_lab(lab, group.name, link.to_owned()))
    })
}
