//! Another language: everything that is said comes from the texts that are handed in.

use experiments::Experiment;
use page_model::kit::field::help;
use page_model::kit::sentence::{find, spoken_word};
use page_model::kit::views::title_of;
use texts::{
    ENGLISH, FormTexts, Labs, LinkTexts, ParameterText, Texts, WarLabTexts, WarParameterTexts,
};

/// Some texts of a language that nobody speaks; the others are English.
static MADE_UP: Texts = Texts {
    form: FormTexts {
        help: |help, allowed| format!("{allowed} ← {help}"),
        ..ENGLISH.form
    },
    link: LinkTexts {
        value: |key, found, _| format!("{found}? {key}!"),
        ..ENGLISH.link
    },
    labs: Labs {
        war: WarLabTexts {
            parameters: WarParameterTexts {
                view: ParameterText {
                    help: "Videre.",
                    options: &[("all", "Omnia"), ("game", "Ludus")],
                    ..ENGLISH.labs.war.parameters.view
                },
                ..ENGLISH.labs.war.parameters
            },
            ..ENGLISH.labs.war
        },
        ..ENGLISH.labs
    },
    ..ENGLISH
};

#[test]
fn forms_and_views_speak_it() {
    let war = Experiment::open("war").unwrap().experiment;
    let view = find(war.schema(), "view").unwrap();
    assert_eq!(title_of(&war, "game", &MADE_UP), Some("Ludus"));
    assert_eq!(spoken_word(view, "all", &MADE_UP), "Omnia");
    assert!(help(view, &MADE_UP).ends_with(" ← Videre."));
    assert_eq!(title_of(&war, "game", &ENGLISH), Some("One game"));
}

#[test]
fn sentences_about_links_speak_it() {
    let opened = Experiment::open("war?games=many").unwrap();
    assert_eq!(opened.problems[0].sentence(&MADE_UP), "many? games!");
}
