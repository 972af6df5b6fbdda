//! Views: each lab's registry is the options of one parameter, which is no part of what is asked.

use experiments::parameters::{Audience, Control};
use experiments::{Experiment, LABS};
use texts::ENGLISH;

/// The labs that have a page, with the names of their views.
fn views() -> Vec<(Experiment, &'static [&'static str])> {
    let labs = LABS.iter().filter_map(|name| Experiment::of_lab(name));
    let named = labs.filter_map(|lab| {
        let mut schema = lab.schema().iter();
        let view = schema.find(|parameter| parameter.key == "view")?;
        assert_eq!(view.audience, Audience::Look, "{}", lab.lab());
        let Control::OneOf(names) = view.kind.control() else {
            panic!("{}: views are words", lab.lab());
        };
        Some((lab, names))
    });
    named.collect()
}

#[test]
fn every_lab_with_a_page_has_views() {
    let pages = ENGLISH.shell.lab_groups.iter().flat_map(|group| group.labs);
    // The solver has a page and no tile of its own.
    let pages: Vec<&str> = pages.map(|lab| lab.key).chain(["solve"]).collect();
    let with_views: Vec<&str> = views().iter().map(|(lab, _)| lab.lab()).collect();
    for page in &pages {
        assert!(with_views.contains(page), "{page} has no views");
    }
    assert_eq!(pages.len(), with_views.len(), "{with_views:?}");
}

#[test]
fn a_link_remembers_the_view_and_asks_the_same() {
    for (lab, names) in views() {
        assert_eq!(names[0], "all");
        for name in &names[1..] {
            let link = format!("{}?view={name}", lab.lab());
            let opened = Experiment::open(&link).unwrap();
            assert_eq!(opened.problems, [], "{link}");
            assert_eq!(opened.experiment.link(), link);
            assert_eq!(opened.experiment.asked(), lab.asked(), "{link}");
        }
    }
}

#[test]
fn an_unknown_view_is_named_and_ignored() {
    for (lab, names) in views() {
        let link = format!("{}?view=nowhere", lab.lab());
        let opened = Experiment::open(&link).unwrap();
        assert_eq!(opened.experiment, lab);
        let said: Vec<String> = opened
            .problems
            .iter()
            .map(|problem| problem.sentence(&ENGLISH))
            .collect();
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(
            said[0].contains("nowhere") && said[0].contains(names[1]),
            "{said:?}"
        );
    }
}
