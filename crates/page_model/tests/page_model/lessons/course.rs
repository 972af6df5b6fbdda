//! Packages for course systems, what they keep, and what they are told.

use classes::shape::Shape;
use lessons::lesson::Lesson;
use lessons::text;
use page_model::lessons::course::Standard;
use page_model::lessons::course::attempt::{read, written};
use page_model::lessons::course::package::{self, NotAPage, Package, manifest};
use page_model::lessons::course::report::elements;
use page_model::lessons::kept::{Answer, Kept, number_of};

fn answer(text: String) -> Answer {
    Answer {
        question: u64::MAX,
        text,
        is_right: None,
        right: String::new(),
        is_own: true,
    }
}

#[test]
fn attempts_come_back() {
    let kept = Kept {
        seed: 7,
        ..Kept::default()
    };
    let kept = kept
        .answered(0, answer("−3/2".to_owned()))
        .answered(4, answer("Max decides ≥ 3".to_owned()));
    for standard in Standard::ALL {
        let text = written(standard, &kept).unwrap();
        assert!(text.is_ascii());
        assert_eq!(read(&text), Some(kept.clone()));
    }
    assert_eq!(read("nonsense"), None);
}

#[test]
fn an_essay_is_cut_and_all_other_answers_stay() {
    // Words without a pattern, which do not pack.
    let mut state = 1_u32;
    let mut letter = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from(b'a' + (state >> 24) as u8 % 26)
    };
    let essay: String = (0..20_000).map(|_| letter()).collect();
    let kept = Kept::default()
        .answered(0, answer("2".to_owned()))
        .answered(1, answer(essay.clone()));
    let text = written(Standard::Scorm12, &kept).unwrap();
    assert!(text.len() <= 4_096, "{}", text.len());
    let back = read(&text).unwrap();
    assert_eq!(back.answers[&0].text, "2");
    assert!(essay.starts_with(&back.answers[&1].text) && back.answers[&1].text.len() > 1_000);
    assert_eq!(
        written(Standard::Scorm2004, &kept).and_then(|text| read(&text)),
        Some(kept)
    );
}

fn package(standard: Standard) -> Package {
    Package {
        standard,
        title: "Max & Min \"decide\" <now>".to_owned(),
        link: "lesson/minimax".to_owned(),
        id: "minimax".to_owned(),
    }
}

#[test]
fn manifests_name_the_lesson_and_every_file() {
    for standard in Standard::ALL {
        let text = manifest(&package(standard), ["index.html", "a&b.js"].into_iter());
        let read = roxmltree::Document::parse(&text).unwrap();
        let texts = |name: &str| -> Vec<String> {
            let found = read
                .descendants()
                .filter(|node| node.tag_name().name() == name);
            found
                .filter_map(|node| Some(node.text()?.to_owned()))
                .collect()
        };
        assert_eq!(texts("title"), ["Max & Min \"decide\" <now>"; 2]);
        assert!(texts("schemaversion")[0].starts_with(standard.name()));
        let files = read
            .descendants()
            .filter(|node| node.tag_name().name() == "file");
        let names: Vec<&str> = files.filter_map(|file| file.attribute("href")).collect();
        assert_eq!(names, ["index.html", "a&b.js"]);
    }
}

#[test]
fn the_page_opens_the_lesson_before_anything_looks_at_the_address() {
    let published = "<head><script src=\"./colours-1.js\"></script></head>\n<script type=\"module\" src=\"./load-2.js\"></script>\n<script type=\"module\" src=\"./offline-3.js\"></script>\n</body>";
    let page = package::page(&package(Standard::Scorm12), published).unwrap();
    assert!(!page.contains("offline"));
    let (course, colours) = (
        page.find("course.js").unwrap(),
        page.find("colours-1.js").unwrap(),
    );
    assert!(course < colours && page.contains("load-2.js"));
    assert!(
        page.contains("data-lesson=\"lesson/minimax?embed=on\""),
        "{page}"
    );
    assert_eq!(
        package::page(&package(Standard::Scorm12), "<html>"),
        Err(NotAPage)
    );
}

fn lesson() -> Lesson {
    text::read(
        "---\ntitle: Sums\nlab: minimax\n---\n\n# One\nstage: minimax?step=0 | tree\n\nWords.\n\n? What is a *third*?\n= 1/3\n\n# Two\nstage: minimax?step=0 | tree\n\nWords.\n\n? Who decides?\n- Max if true\n- Min if false\n\n# Three\nstage: minimax?step=0 | tree\n\nWords.\n\n? Why?\nfree\n",
    )
}

/// With this answer to the question of a scene.
fn answered(kept: Kept, scene: usize, text: &str, right: &str, is_right: Option<bool>) -> Kept {
    let question = lesson().scenes[scene].question.clone().unwrap();
    let answer = Answer {
        question: number_of(&question),
        right: right.to_owned(),
        is_right,
        ..answer(text.to_owned())
    };
    kept.answered(scene, answer)
}

fn told(standard: Standard, kept: &Kept, scene: usize) -> Vec<(String, String)> {
    elements(standard, &lesson(), kept, scene)
}

fn value<'a>(told: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let mut found = told.iter().filter(|(element, _)| element == name);
    found.next().map(|(_, value)| value.as_str())
}

#[test]
fn a_lesson_has_its_questions_before_they_are_answered() {
    assert!(lesson().faults.is_empty(), "{:?}", lesson().faults);
    assert_eq!(Shape::of(&lesson()).questions.len(), 3);
    let told = told(Standard::Scorm12, &Kept::default(), 0);
    assert_eq!(value(&told, "cmi.core.lesson_status"), Some("incomplete"));
    assert_eq!(value(&told, "cmi.core.score.raw"), Some("0"));
    assert_eq!(value(&told, "cmi.interactions.2.id"), Some("scene-3"));
    assert_eq!(value(&told, "cmi.interactions.0.result"), None);
}

#[test]
fn answers_completion_and_score_are_told_in_both_versions() {
    let kept = answered(Kept::default(), 0, "0.5", "1/3", Some(false));
    let kept = answered(kept, 1, "Max", "Max", Some(true));
    let kept = answered(kept, 2, "Because of [,] rules", "", None);
    let old = told(Standard::Scorm12, &kept, 2);
    for (name, expected) in [
        ("cmi.core.lesson_location", "3"),
        ("cmi.core.lesson_status", "completed"),
        ("cmi.core.score.raw", "50"),
        ("cmi.interactions.0.type", "numeric"),
        ("cmi.interactions.0.student_response", "0.5"),
        (
            "cmi.interactions.0.correct_responses.0.pattern",
            "0.3333333",
        ),
        ("cmi.interactions.0.result", "wrong"),
        ("cmi.interactions.1.student_response", "Max"),
        ("cmi.interactions.1.result", "correct"),
        ("cmi.interactions.2.result", "neutral"),
    ] {
        assert_eq!(value(&old, name), Some(expected), "{name}");
    }
    let new = told(Standard::Scorm2004, &kept, 2);
    for (name, expected) in [
        ("cmi.location", "3"),
        ("cmi.completion_status", "completed"),
        ("cmi.score.raw", "50"),
        ("cmi.score.scaled", "0.5"),
        ("cmi.progress_measure", "1"),
        (
            "cmi.interactions.0.correct_responses.0.pattern",
            "0.3333333[:]0.3333333",
        ),
        ("cmi.interactions.0.result", "incorrect"),
        ("cmi.interactions.2.learner_response", "Because of , rules"),
        ("cmi.interactions.2.correct_responses.0.pattern", ""),
    ] {
        let expected = Some(expected).filter(|expected| !expected.is_empty());
        assert_eq!(value(&new, name), expected, "{name}");
    }
    assert_eq!(value(&new, "cmi.suspend_data").and_then(read), Some(kept));
}

#[test]
fn a_lesson_without_questions_is_complete_at_its_end() {
    let mut lesson = lesson();
    for scene in &mut lesson.scenes {
        scene.question = None;
    }
    for (scene, status, done) in [(0, "incomplete", "0.3333"), (2, "completed", "1")] {
        let told = elements(Standard::Scorm2004, &lesson, &Kept::default(), scene);
        assert_eq!(value(&told, "cmi.completion_status"), Some(status));
        assert_eq!(value(&told, "cmi.progress_measure"), Some(done));
        assert_eq!(value(&told, "cmi.score.raw"), None);
    }
}
