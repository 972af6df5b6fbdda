//! Every parameter of every lab can be explained.

use engines::repeated::language::library::entries;
use experiments::parameters::{Audience, Control};
use experiments::reproduce::STARTS_OF_WAR;
use experiments::{Experiment, LABS};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use texts::{ENGLISH, Preset};

fn labs() -> impl Iterator<Item = Experiment> {
    LABS.iter()
        .map(|name| Experiment::of_lab(name).expect(name))
}

#[test]
fn every_lab_has_a_name_in_the_interface() {
    let names = ENGLISH.shell.lab_names().map(|(name, _)| name);
    let mut named: Vec<&str> = names.collect();
    let mut known = LABS.to_vec();
    named.sort_unstable();
    known.sort_unstable();
    assert_eq!(named, known, "each once");
    for lab in labs() {
        assert!(LABS.contains(&lab.lab()));
        assert!(lab.summary(&ENGLISH).ends_with('.'));
    }
}

#[test]
fn every_parameter_has_a_label_and_a_sentence_of_help() {
    for lab in labs() {
        assert!(!lab.schema().is_empty());
        for parameter in lab.schema() {
            let (key, text) = (parameter.key, (parameter.text)(&ENGLISH));
            assert!(
                !text.label.is_empty() && !text.label.ends_with('.'),
                "{key}"
            );
            assert!(text.help.len() > 10 && text.help.ends_with('.'), "{key}");
            assert!(!parameter.kind.allowed(&ENGLISH).is_empty(), "{key}");
        }
    }
}

#[test]
fn choices_have_a_text_for_every_name_and_others_have_none() {
    let mut choices = 0;
    for parameter in labs().flat_map(|lab| lab.schema()) {
        let options = (parameter.text)(&ENGLISH).options;
        match parameter.kind.control() {
            Control::OneOf(names) | Control::SomeOf(names) => {
                choices += 1;
                let named: Vec<&str> = options.iter().map(|(name, _)| *name).collect();
                assert_eq!(named, names, "{}", parameter.key);
                assert!(options.iter().all(|(_, text)| !text.is_empty()));
            }
            _ => assert!(options.is_empty(), "{}", parameter.key),
        }
    }
    assert!(choices > 0);
}

/// The texts of a folder.
fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let texts = entries.flat_map(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return sources(&path);
        }
        vec![fs::read_to_string(path).unwrap()]
    });
    texts.collect()
}

/// Wherever they stand: each is a link and a name in brackets.
#[test]
fn presets_open_as_they_are_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../texts/src/labs");
    let mut presets = BTreeSet::new();
    for text in sources(&folder) {
        let text: String = text.split("\\\n").map(str::trim_start).collect();
        for (at, begin) in text.match_indices("(\"") {
            let link = text[at + begin.len()..].split('"').next().unwrap();
            let lab = link.split('?').next().unwrap();
            if LABS.contains(&lab) {
                let opened = Experiment::open(&link.replace(' ', "%20")).unwrap();
                assert_eq!(opened.problems, [], "{link}");
                presets.insert(link.to_owned());
            }
        }
    }
    assert!(presets.len() > 100, "{}", presets.len());
    let of_war = |(link, _): &Preset| *link == STARTS_OF_WAR;
    let labs = &ENGLISH.labs;
    let known = [labs.reproduce.page.presets, labs.regret.page.presets];
    assert!(
        known
            .iter()
            .flat_map(|known| *known)
            .all(|(link, _)| presets.contains(*link))
    );
    assert!(labs.reproduce.page.presets.iter().any(of_war));
}

#[test]
fn every_strategy_of_the_library_has_a_name_and_one_sentence() {
    let texts = ENGLISH.repeated_games.strategies;
    let keys: Vec<&str> = texts.iter().map(|text| text.key).collect();
    let names: Vec<&str> = entries().map(|entry| entry.name).collect();
    assert_eq!(keys, names);
    for text in texts {
        let ends = text.sentence.matches(". ").count() + 1;
        assert!(text.sentence.ends_with('.') && ends == 1, "{}", text.key);
    }
    let mut spoken: Vec<&str> = texts.iter().map(|text| text.name).collect();
    spoken.sort_unstable();
    spoken.dedup();
    assert_eq!(spoken.len(), texts.len(), "two strategies with one name");
}

/// What forms offer is taken: strategies in the first game, and each game with the strategies that its opening leaves.
#[test]
fn common_games_and_strategies_of_repeated_games_are_taken() {
    let opened = |key: &str, value: &str| {
        let opened = Experiment::open(&format!("repeated?{key}={value}")).unwrap();
        assert_eq!(opened.experiment.runnable(), Ok(()), "{value}");
        assert_eq!(opened.experiment.value(key), value);
        opened.problems
    };
    for parameter in Experiment::of_lab("repeated").unwrap().schema() {
        for value in parameter.kind.common() {
            let problems = opened(parameter.key, value);
            assert!(parameter.key == "game" || problems.is_empty(), "{value}");
        }
    }
}

#[test]
fn texts_belong_to_their_own_parameter() {
    for lab in labs() {
        let texts = lab.schema().iter().map(|known| (known.text)(&ENGLISH));
        let mut labels: Vec<&str> = texts.map(|text| text.label).collect();
        labels.sort_unstable();
        let all = labels.len();
        labels.dedup();
        assert_eq!(labels.len(), all, "two parameters with one label");
    }
}

#[test]
fn defaults_are_allowed_and_keys_are_plain() {
    for lab in labs() {
        for parameter in lab.schema() {
            let (key, value) = (parameter.key, lab.value(parameter.key));
            let link = format!("{}?{key}={value}", lab.lab());
            let opened = Experiment::open(&link).unwrap();
            assert_eq!(
                (opened.problems, opened.experiment),
                (Vec::new(), lab.clone()),
                "{link}"
            );
            let plain = |symbol: char| symbol.is_ascii_lowercase() || symbol == '_';
            assert!(key.chars().all(plain) && key != "v", "{key}");
        }
        let in_the_form = |audience| {
            lab.schema()
                .iter()
                .filter(move |known| known.audience == audience)
        };
        assert!(in_the_form(Audience::Everyone).count() > 0);
    }
}
