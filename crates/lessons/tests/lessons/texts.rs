//! Texts of lessons: what they become, and where what is wrong in them is said to be.

use experiments::Experiment;
use lessons::check;
use lessons::lesson::{Block, Inline, Lesson, Level, Wanted};
use lessons::link::{LessonLink, LessonLinkError, LessonSource};
use lessons::prose::inlines;
use lessons::text::{self, MAX_BYTES, MAX_SCENES};
use proptest::prelude::*;
use texts::ENGLISH;

const HEAD: &str = "---\ntitle: A title\nlab: minimax\nlevel: basics\nminutes: 20\n---\n";

fn read(scenes: &str) -> Lesson {
    text::read(&format!("{HEAD}\n{scenes}"))
}

/// What is wrong, with its place.
fn faults(scenes: &str) -> Vec<String> {
    let faults = check::faults(&read(scenes), &ENGLISH);
    faults
        .iter()
        .map(|fault| fault.with_place(&ENGLISH))
        .collect()
}

/// The example of the documentation is a lesson without faults.
#[test]
fn the_example_of_the_grammar_is_a_lesson() {
    let document = include_str!("../../../../docs/LESSONS.md");
    let lines = document
        .lines()
        .skip_while(|line| !line.starts_with("    ---"));
    let example: Vec<&str> = lines
        .take_while(|line| line.is_empty() || line.starts_with("    "))
        .map(|line| line.strip_prefix("    ").unwrap_or(line))
        .collect();
    let lesson = text::read(&example.join("\n"));
    assert_eq!(check::faults(&lesson, &ENGLISH), []);
    assert_eq!(lesson.scenes.len(), 1);
    let question = lesson.scenes[0].question.as_ref().unwrap();
    assert!(matches!(question.wanted, Wanted::Number(..)));
    let names = inlines(&lesson.scenes[0].prose);
    for is_there in [
        |inline: &Inline| matches!(inline, Inline::Value(_)),
        |inline: &Inline| matches!(inline, Inline::Set(_)),
        |inline: &Inline| matches!(inline, Inline::Go(_)),
    ] {
        assert!(names.iter().any(|inline| is_there(inline)));
    }
}

#[test]
fn head_and_scenes_are_read() {
    let lesson = read(
        "# One\nstage: minimax | tree, stack\nvary: seed\n\nWords.\n\n? Which?\n- Left if true\n- Right if false\nhint: Look.\n\n# Two\nMore.",
    );
    assert_eq!(
        (lesson.title.as_str(), lesson.lab.as_str()),
        ("A title", "minimax")
    );
    assert_eq!((lesson.level, lesson.minutes), (Level::Basics, 20));
    assert_eq!(lesson.scenes.len(), 2);
    let first = &lesson.scenes[0];
    assert!(first.varies);
    assert_eq!(first.stage.as_ref().unwrap().views, ["tree", "stack"]);
    let question = first.question.as_ref().unwrap();
    assert!(matches!(&question.wanted, Wanted::Choice(options) if options[1].words == "Right"));
    assert!(!question.hint.is_empty() && question.why.is_empty());
    assert_eq!(lesson.scenes[1].heading, "Two");
}

#[test]
fn what_answers_a_question_is_hidden_until_it_is_answered() {
    let lesson = read(
        "# One\nstage: minimax?step=end&seed=3\nuntil answered: hide=values&step=0\nlab asks: too\n\n? How much?\n= 3\n",
    );
    let scene = &lesson.scenes[0];
    assert_eq!(check::faults(&lesson, &ENGLISH), []);
    assert!(scene.lab_asks);
    let own = Experiment::open("minimax?step=end").unwrap().experiment;
    let hiding = scene.hiding(&own);
    assert_eq!(hiding.link(), "minimax?hide=values&step=0");
    assert_eq!(hiding.asked(), own.asked(), "what is computed is the same");
    assert_eq!(scene.revealing(&hiding, &own), own);
    // Whatever else the reader has changed stays; so does what was shown before the answer.
    let changed = hiding.with("depth", "1").unwrap();
    let changed = changed.with("step", "5").unwrap();
    assert_eq!(
        scene.revealing(&changed, &own).link(),
        "minimax?depth=1&step=5"
    );
    // A scene that hides nothing shows its stage.
    let plain = &read("# One\nstage: minimax\n\n? How much?\n= 3\n").scenes[0];
    assert!(!plain.lab_asks);
    assert_eq!(plain.hiding(&own), own);
    assert_eq!(plain.revealing(&changed, &own), changed);
}

#[test]
fn html_is_text_and_links_lead_to_safe_places() {
    let lesson = read(
        "# One\nstage: minimax\n\n<script>alert(1)</script> <b onclick='x'>bold</b>\n\nHere [bad](javascript:alert(1)) [good](https://example.org) ![picture](https://example.org/x.png)\n\n<div>\nalone\n</div>",
    );
    let all = inlines(&lesson.scenes[0].prose);
    let texts: String = all
        .iter()
        .filter_map(|inline| match inline {
            Inline::Text(text) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    assert!(texts.contains("<script>alert(1)</script>"), "{texts}");
    assert!(texts.contains("<div>"), "{texts}");
    let links: Vec<&str> = all
        .iter()
        .filter_map(|inline| match inline {
            Inline::Link(to, _) => Some(to.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(links, ["https://example.org", "https://example.org/x.png"]);
}

#[test]
fn formulas_become_mathml_and_braces_in_them_no_inserts() {
    let lesson = read(
        "# One\nstage: minimax\n\nA $\\frac{a'}{\\sqrt{b}}$ and {{ and\n\n$$\\bar{x} = \\hat{y}$$\n",
    );
    assert_eq!(check::faults(&lesson, &ENGLISH), []);
    let prose = &lesson.scenes[0].prose;
    let inline = inlines(prose).into_iter().find_map(|inline| match inline {
        Inline::Formula(mathml) => Some(mathml.clone()),
        _ => None,
    });
    let mathml = inline.unwrap();
    assert!(
        mathml.contains("<mfrac>") && mathml.contains("<msqrt>"),
        "{mathml}"
    );
    assert!(
        prose
            .iter()
            .any(|block| matches!(block, Block::Formula(mathml) if mathml.contains("block")))
    );
    roxmltree::Document::parse(&mathml).unwrap();
    let wrong = faults("# One\nstage: minimax\n\n$\\nonsense$");
    assert!(
        wrong[0].contains("This formula cannot be read"),
        "{wrong:?}"
    );
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_what_is_allowed() {
    for (scenes, said) in [
        ("", "There is no scene yet"),
        ("# One\nstage: nowhere | tree\n", "Line 9, column 1:"),
        (
            "# One\nstage: minimax | forest\n",
            "There is no view “forest”. The views are: tree",
        ),
        (
            "# One\nstage: minimax?depth=-1 | tree\n",
            "Line 9, column 1:",
        ),
        (
            "# One\nstage: minimax\n\nIt is {result.}.",
            "Line 11, column 7:",
        ),
        (
            "# One\nstage: minimax\n\nIt is {nodes}.",
            "Line 11, column 7: There is no “nodes”",
        ),
        (
            "# One\nstage: minimax\n\nIt is {result.value",
            "This brace is not closed",
        ),
        (
            "# One\nstage: minimax\n\n{result.value : x}",
            "a number of decimals",
        ),
        (
            "# One\nstage: minimax\n\n{set colour}",
            "There is no “colour”",
        ),
        (
            "# One\nstage: minimax\n\n{set depth 3..1}",
            "the smaller first",
        ),
        (
            "# One\nstage: minimax\n\n{set algorithm magic minimax}",
            "“magic” is not allowed",
        ),
        ("# One\nstage: minimax\n\n{go there}", "key=value"),
        (
            "# One\nstage: minimax\n\n{go there | step=x}",
            "“x” is not allowed",
        ),
        (
            "# One\nstage: minimax\n\nIt is {1/0}.",
            "This is no finite number",
        ),
        (
            "# One\nstage: minimax\n\n? How much?\n= nothing",
            "null is not a number",
        ),
        ("# One\n\nIt is {result.value}.", "This needs an experiment"),
        ("# One\nvary: seed\nstage: minimax\n\n", "has no seed"),
        (
            "# One\nstage: minimax\n\n? Why?\n",
            "This question has no answer",
        ),
        (
            "# One\nstage: minimax\n\n? Why?\n= 1\nfree\n",
            "Line 13, column 5: A question is answered in one way",
        ),
        (
            "# One\nstage: minimax\n\n? Why?\n- Because\n- So if true\n",
            "does not say when it is right",
        ),
        (
            "# One\nstage: minimax\n\n? Why?\n- Because if true\n",
            "at least two options",
        ),
        (
            "# One\nstage: minimax\n\n? Why?\nplace tower = 1\n",
            "There is no “tower”",
        ),
        (
            "# One\nstage: minimax\n\n? Why?\n= 1\n? And?\n",
            "A scene ends with its question",
        ),
        (
            "# One\nstage: minimax\nstage: mcts\n",
            "“stage” is given twice",
        ),
        (
            "# One\nstage: minimax\nuntil answered: hide\n\n? Why?\n= 1\n",
            "Line 10, column 1: until answered is “hide”",
        ),
        (
            "# One\nstage: minimax\nuntil answered: hide=all\n\n? Why?\n= 1\n",
            "Line 10, column 1: “all” is not allowed",
        ),
        (
            "# One\nstage: minimax\nuntil answered: marks=nothing\n\n? Why?\n= 1\n",
            "Line 10, column 1: There is no “marks”",
        ),
        (
            "# One\nstage: minimax\nuntil answered: depth=1\n\n? Why?\n= 1\n",
            "Line 10, column 1: “depth” changes what is computed, so it cannot wait for an answer. These can: hide, ",
        ),
        (
            "# One\nstage: minimax\nuntil answered: hide=values\n\nWords.",
            "Line 10, column 1: Something is hidden",
        ),
        (
            "# One\nuntil answered: hide=values\n\n? Why?\n= 1\n",
            "Line 9, column 1: This needs an experiment",
        ),
        (
            "# One\nuntil answered: step=0\nuntil answered: step=1\n",
            "“until answered” is given twice",
        ),
        (
            "# One\nstage: tree-game\nlab asks: twice\n",
            "lab asks is “twice”, but it must be too",
        ),
    ] {
        let found = faults(scenes);
        assert!(
            found.iter().any(|fault| fault.contains(said)),
            "{scenes:?}: {found:?}"
        );
    }
    let no_head = check::faults(&text::read("# One\n"), &ENGLISH);
    assert!(no_head[0].sentence(&ENGLISH).contains("begins with a line"));
    let lesson = text::read("---\ntitle: T\nlab: chess\nminutes: 0\ncolour: red\n---\n# One\n");
    let said: Vec<String> = lesson
        .faults
        .iter()
        .map(|fault| fault.sentence(&ENGLISH))
        .collect();
    assert_eq!(said.len(), 3, "{said:?}");
}

#[test]
fn what_is_too_large_is_refused_or_left_out() {
    let scenes = "# One\nWords.\n".repeat(1_000_000 / 14);
    let lesson = text::read(&format!("{HEAD}{scenes}"));
    assert!(lesson.scenes.is_empty() && lesson.faults.len() == 1);
    let lesson = read(&"# One\n".repeat(MAX_SCENES + 5));
    assert_eq!(lesson.scenes.len(), MAX_SCENES);
    assert_eq!(lesson.faults.len(), 1);
    // Quotations in quotations are drawn by recursion.
    let deep = read(&format!("# One\n{} end", ">".repeat(MAX_BYTES / 2)));
    let mut depth = 0;
    let mut blocks = &deep.scenes[0].prose;
    while let Some(Block::Quotation(inside)) = blocks.first() {
        depth += 1;
        blocks = inside;
    }
    assert!(depth < 20, "{depth}");
    let deep = read(&format!(
        "# One\n{}x{}",
        "*a ".repeat(20_000),
        " a*".repeat(20_000)
    ));
    let json = serde_json::to_string(&deep.scenes[0].prose).unwrap();
    assert!(json.matches("Emphasis").count() < 30);
    let pictures = read(&format!("# One\n{}", "{picture minimax}\n\n".repeat(5_000)));
    assert!(check::pictures(&pictures.scenes[0].prose).len() <= 8);
}

#[test]
fn links_of_lessons_come_back() {
    for link in [
        LessonLink {
            source: LessonSource::Named("game-trees-by-hand".to_owned()),
            scene: 3,
        },
        LessonLink {
            source: LessonSource::Text(format!("{HEAD}# Eins „zwei“\n")),
            scene: 1,
        },
        LessonLink {
            source: LessonSource::Text(HEAD.to_owned()),
            scene: 12,
        },
    ] {
        assert_eq!(LessonLink::read(&link.write()), Some(Ok(link)));
    }
    assert_eq!(LessonLink::read("minimax?step=1"), None);
    assert_eq!(LessonLink::read("lessons"), None);
    assert_eq!(
        LessonLink::read("lesson"),
        Some(Err(LessonLinkError::Empty))
    );
    let torn = LessonLink {
        source: LessonSource::Text(HEAD.repeat(9)),
        scene: 1,
    }
    .write();
    let torn = &torn[..torn.len() - 5];
    assert!(matches!(
        LessonLink::read(torn),
        Some(Err(LessonLinkError::Packed(_)))
    ));
    let long = format!("lesson?text=~{}", "A".repeat(70_000));
    assert!(matches!(
        LessonLink::read(&long),
        Some(Err(LessonLinkError::TooLong { .. }))
    ));
}

proptest! {
    #[test]
    fn nothing_that_is_typed_panics(scenes in "([a-z{}$|#?=*_`>\\-:.<é\\\\\n ]|stage: minimax\n|\n# |\n\\? |\n= |\n- a if true|result|\\{set |\\{go |\\{picture |\\$\\$){0,60}") {
        let lesson = read(&scenes);
        let _ = check::faults(&lesson, &ENGLISH);
        // What the page is given is what was read.
        let json = serde_json::to_string(&lesson).unwrap();
        prop_assert_eq!(serde_json::from_str::<Lesson>(&json).unwrap(), lesson);
    }

    #[test]
    fn packed_links_that_are_typed_do_not_panic(path in "lesson[/?a-z=~&A-Z0-9_-]{0,40}") {
        let _ = LessonLink::read(&path);
    }
}
