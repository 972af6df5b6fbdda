//! Views of a lab: which are shown, where, and what they are called.

use experiments::Experiment;
use page_model::kit::sentence::find;
use page_model::kit::views::{ALL, Place, alone, link_of, offered, title_of};
use texts::ENGLISH;

const VIEWS: [(&str, Place); 4] = [
    ("tree", Place::Main),
    ("numbers", Place::Side),
    ("table", Place::Below),
    ("counts", Place::Half),
];

fn open(link: &str) -> Experiment {
    Experiment::open(link).unwrap().experiment
}

/// The names of the views that stand in a place.
fn shown(place: Place, alone: Option<&str>) -> Vec<&'static str> {
    let views = VIEWS.iter();
    let shown = views.filter(|(name, of)| of.is_shown(name, place, alone));
    shown.map(|(name, _)| *name).collect()
}

#[test]
fn all_views_stand_in_their_places() {
    assert_eq!(shown(Place::Main, None), ["tree"]);
    assert_eq!(shown(Place::Side, None), ["numbers"]);
    assert_eq!(
        shown(Place::Below, None),
        ["table", "counts"],
        "those half as wide stand among those below"
    );
}

#[test]
fn a_view_that_is_shown_alone_is_the_main_one_wherever_it_stands() {
    for (name, _) in VIEWS {
        assert_eq!(shown(Place::Main, Some(name)), [name]);
        assert_eq!(shown(Place::Side, Some(name)), [""; 0]);
        assert_eq!(shown(Place::Below, Some(name)), [""; 0]);
    }
}

#[test]
fn a_link_may_ask_for_one_view() {
    assert_eq!(
        alone(&open("regret?view=strategies")).as_deref(),
        Some("strategies")
    );
    assert_eq!(alone(&open("regret")), None);
    assert_eq!(alone(&open("regret?view=all")), None);
}

#[test]
fn for_a_view_that_there_is_not_the_main_one_is_shown() {
    let views = VIEWS.iter().copied();
    assert_eq!(offered(views.clone(), "table".to_owned()), "table");
    assert_eq!(offered(views, "gone".to_owned()), "tree");
    assert_eq!(offered([].into_iter(), "gone".to_owned()), "gone");
}

#[test]
fn the_link_to_a_view_leads_to_it_and_back_to_all() {
    let one = link_of(&open("regret?iterations=50"), "strategies");
    assert_eq!(alone(&open(&one)).as_deref(), Some("strategies"));
    assert_eq!(
        link_of(&open(&one), ALL),
        open("regret?iterations=50").link()
    );
    assert_eq!(link_of(&open("regret"), "gone"), "regret");
}

/// What a view may be called is checked where labs are declared; here, that every name finds its own.
#[test]
fn every_view_of_a_lab_has_the_title_of_its_option() {
    for lab in ["regret", "minimax", "mcts", "matrix", "tuning"] {
        let experiment = open(lab);
        let parameter = find(experiment.schema(), "view").unwrap();
        for (name, title) in (parameter.text)(&ENGLISH).options {
            assert_eq!(title_of(&experiment, name, &ENGLISH), Some(*title), "{lab}");
        }
        assert_eq!(title_of(&experiment, "gone", &ENGLISH), None);
    }
}
