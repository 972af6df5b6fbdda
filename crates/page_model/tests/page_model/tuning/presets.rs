//! The lessons of the page's presets: what they are meant to show is what they show.

use super::findings;
use experiments::Experiment;
use page_model::tuning::LINKS;

#[test]
fn every_preset_opens_as_it_is_written() {
    for link in LINKS {
        let opened = Experiment::open(link).unwrap();
        assert!(opened.problems.is_empty(), "{link}: {:?}", opened.problems);
        assert_eq!(opened.experiment.link(), link);
    }
}

/// On the 288 settings some exploration finds more than none, and much too much less than that: intervals of 95 % over a
/// hundred runs lie apart.
#[test]
fn exploration_matters_and_too_much_of_it_hurts() {
    let of = |c: &str| {
        let end = format!("&c={c}");
        let is_it = |link: &&str| link.contains("win-rates&evaluations") && link.ends_with(&end);
        let link = LINKS.into_iter().find(is_it).unwrap();
        let findings = findings(link);
        let last = findings.found[0].curve.last().unwrap();
        last.value.unwrap().interval.unwrap()
    };
    let (none, some, much) = (of("0"), of("0.1"), of("3"));
    assert!(some.0 > none.1, "{none:?} and {some:?}");
    assert!(none.0 > much.1, "{much:?} and {none:?}");
}
