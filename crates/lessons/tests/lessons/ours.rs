//! Our own lessons: every link opens, every view and parameter exists, every value is one, and every question has a right answer,
//! for the scene's seed and, where readers have seeds of their own, for others.

use experiments::saved_run;
use experiments::tree_game::Marked;
use experiments::{ChunkOutput, Experiment};
use lessons::answer::Right;
use lessons::check;
use lessons::expression::{Scope, Value};
use lessons::fields;
use lessons::lesson::{Block, Inline, Lesson, LiveValue, Scene, Wanted};
use lessons::prose::inlines;
use lessons::text;
use std::fs;
use std::path::PathBuf;
use texts::{ENGLISH, LESSONS};
use worker::inline;

/// Seeds that readers may have.
const SEEDS: [u64; 3] = [2, 77, 4_294_967_295];
/// A picture appears without a press when it costs less, in milliseconds.
const MIN_SCENES: usize = 5;
const MIN_QUESTIONS: usize = 3;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../lessons")
}

/// All lessons with their names.
fn lessons() -> Vec<(String, Lesson)> {
    let files = fs::read_dir(folder())
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut lessons: Vec<(String, Lesson)> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, text::read(&fs::read_to_string(&path).unwrap()))
        })
        .collect();
    lessons.sort_by(|(a, _), (b, _)| a.cmp(b));
    lessons
}

/// An experiment of a link, as somebody with this seed has it.
fn experiment(link: &str, seed: Option<u64>) -> Experiment {
    let experiment = Experiment::open(link).unwrap().experiment;
    match seed {
        Some(seed) => experiment.with("seed", &seed.to_string()).unwrap(),
        None => experiment,
    }
}

/// The file of the finished run of an experiment that comes with the page.
fn stored(experiment: &Experiment) -> Option<&'static str> {
    match experiment {
        Experiment::Reproduce(lab) => lab.stored(),
        _ => None,
    }
}

/// What was found, computed or read from the run that comes with the page.
fn snapshots(experiment: &Experiment) -> Vec<Option<ChunkOutput>> {
    let Some(file) = stored(experiment) else {
        return inline::run(experiment);
    };
    let assets = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let text = fs::read_to_string(assets.join(file)).unwrap();
    saved_run::read(&text).unwrap().snapshots
}

pub(super) fn result(experiment: &Experiment) -> Value {
    let snapshots = snapshots(experiment);
    let report = experiment.report(&snapshots).unwrap();
    let document: Value = serde_json::from_str(&report.json).unwrap();
    document["result"].clone()
}

#[test]
fn the_list_of_lessons_says_what_their_files_say() {
    let mut listed: Vec<_> = LESSONS
        .iter()
        .map(|lesson| {
            (
                lesson.name,
                lesson.lab,
                lesson.title,
                lesson.minutes,
                lesson.is_first,
            )
        })
        .collect();
    listed.sort_unstable();
    let lessons = lessons();
    let written: Vec<_> = lessons
        .iter()
        .map(|(name, lesson)| {
            let is_first = lesson.level == lessons::lesson::Level::Newcomer;
            (
                name.as_str(),
                lesson.lab.as_str(),
                lesson.title.as_str(),
                lesson.minutes,
                is_first,
            )
        })
        .collect();
    assert_eq!(listed, written);
}

#[test]
fn nothing_is_named_in_vain() {
    for (name, lesson) in lessons() {
        let faults = check::faults(&lesson, &ENGLISH);
        let sentences: Vec<String> = faults
            .iter()
            .map(|fault| fault.with_place(&ENGLISH))
            .collect();
        assert!(sentences.is_empty(), "{name}: {sentences:#?}");
        assert!(
            lesson.scenes.len() >= MIN_SCENES,
            "{name} has {} scenes",
            lesson.scenes.len()
        );
        let questions = lesson
            .scenes
            .iter()
            .filter(|scene| scene.question.is_some())
            .count();
        assert!(
            questions >= MIN_QUESTIONS,
            "{name} asks {questions} questions"
        );
    }
}

#[test]
fn pictures_appear_without_a_press() {
    for (name, lesson) in lessons() {
        for scene in &lesson.scenes {
            let stage = scene.stage.as_ref();
            let stage = stage.unwrap_or_else(|| panic!("{name}: “{}” has no stage", scene.heading));
            let experiment = experiment(&stage.link, None);
            assert!(experiment.runnable().is_ok(), "{name}: {}", stage.link);
            assert!(
                experiment.cost().is_quick() || stored(&experiment).is_some(),
                "{name}: “{}” costs too much",
                scene.heading
            );
            let links = jumps(scene).into_iter().map(|changes| {
                changes
                    .iter()
                    .fold(experiment.clone(), |experiment, (key, value)| {
                        experiment.with(key, value).unwrap()
                    })
            });
            for changed in links {
                assert!(changed.cost().is_quick(), "{name}: {}", changed.link());
            }
        }
    }
}

#[test]
fn every_value_is_one_and_every_question_has_a_right_answer() {
    for (name, lesson) in lessons() {
        for scene in &lesson.scenes {
            let Some(stage) = &scene.stage else { continue };
            let seeds = [None].into_iter().chain(SEEDS.map(Some));
            for seed in seeds.take(if scene.varies { 4 } else { 1 }) {
                let experiment = experiment(&stage.link, seed);
                let result = result(&experiment);
                let scope = Scope {
                    experiment: &experiment,
                    result: Some(&result),
                };
                let told = format!("{name}: “{}”, {}", scene.heading, experiment.link());
                for value in values(scene) {
                    let expressions = [Some(&value.expression), value.plus_minus.as_ref()];
                    for expression in expressions.into_iter().flatten() {
                        let worth = expression.evaluate(&scope);
                        let fault = worth.as_ref().err().map(|fault| fault.sentence(&ENGLISH));
                        assert_eq!(fault, None, "{told}: {}", expression.text());
                        let worth = worth.unwrap();
                        assert!(
                            !worth.is_object() && !worth.is_array(),
                            "{told}: {}",
                            expression.text()
                        );
                    }
                }
                if let Some(question) = &scene.question {
                    check_answer(&question.wanted, &scope, &told);
                }
            }
        }
    }
}

fn check_answer(wanted: &Wanted, scope: &Scope, told: &str) {
    let right = Right::of(wanted, scope);
    let right = right.unwrap_or_else(|fault| panic!("{told}: {}", fault.sentence(&ENGLISH)));
    match (right, wanted) {
        (Right::Options(right), _) => {
            assert!(right.iter().any(|is| *is), "{told}: nothing is right");
            assert!(!right.iter().all(|is| *is), "{told}: everything is right");
        }
        (Right::Places(places), Wanted::Place(key, _)) => {
            assert!(!places.is_empty(), "{told}");
            for place in places {
                let there = scope.experiment.with(key, &place);
                assert!(there.is_some(), "{told}: {key} cannot be {place}");
            }
        }
        (Right::Number(_, tolerance), _) => assert!(tolerance > 0.0, "{told}"),
        _ => {}
    }
}

/// Scenes of the labs whose pictures solve what is looked at, that ask for something their stage does not tell.
const TELL_NOTHING: [(&str, &str); 17] = [
    // Values of nodes are hidden by the link, for the lab asks for them too.
    ("game-trees-by-hand", "Every position is won, drawn or lost"),
    ("game-trees-by-hand", "Numbers instead of letters"),
    ("game-trees-by-hand", "Payoffs of any size"),
    ("what-alpha-beta-may-skip", "Predict the cuts"),
    // What is asked comes later than the moment that is shown, is about another tree, or about a rule.
    ("game-trees-by-hand", "One path at a time"),
    ("game-trees-by-hand", "What must be remembered"),
    ("game-trees-by-hand", "The whole tree or one path"),
    ("game-trees-by-hand", "When the tree is too large"),
    ("game-trees-by-hand", "One move, then a new tree"),
    ("what-alpha-beta-may-skip", "A leaf that cannot matter"),
    (
        "what-alpha-beta-may-skip",
        "The window between alpha and beta",
    ),
    ("what-alpha-beta-may-skip", "Cuts on both sides"),
    (
        "what-alpha-beta-may-skip",
        "Why a cut never changes the root",
    ),
    ("what-alpha-beta-may-skip", "The order decides how much"),
    ("what-alpha-beta-may-skip", "Guessing the best move first"),
    ("what-alpha-beta-may-skip", "What each improvement saves"),
    // The belief is typed, and the verdict follows it.
    ("who-believes-a-threat", "What a breakfast says"),
];

/// Labs that solve a game and show the solution.
const SOLVING: [&str; 3] = ["minimax", "tree-game", "matrix"];

#[test]
fn what_is_asked_is_not_shown_before_it_is_answered() {
    for (name, lesson) in lessons() {
        for scene in &lesson.scenes {
            let stage = scene.stage.as_ref();
            let (Some(stage), true) = (stage, scene.question.is_some()) else {
                continue;
            };
            let own = experiment(&stage.link, None);
            let hiding = scene.hiding(&own);
            let told = format!("{name}: “{}”", scene.heading);
            assert_eq!(scene.hidden.is_some(), hiding != own, "{told}");
            assert_eq!(scene.revealing(&hiding, &own), own, "{told}");
            let is_known = TELL_NOTHING.contains(&(&name, &scene.heading));
            let has_dynamics_only = stage.views == ["dynamics"];
            if SOLVING.contains(&own.lab()) && !has_dynamics_only {
                assert!(is_known != (hiding != own), "{told}: {}", hiding.link());
            }
            if ["matrix", "tree-game"].contains(&own.lab()) && hiding != own {
                assert!(hides_the_solution(&hiding), "{told}: {}", hiding.link());
            }
        }
    }
    // A name that is misspelt would allow nothing.
    for (name, heading) in TELL_NOTHING {
        let lessons = lessons();
        let (_, lesson) = lessons.iter().find(|(known, _)| known == name).unwrap();
        let scene = lesson.scenes.iter().find(|scene| scene.heading == heading);
        assert!(
            scene.is_some_and(|scene| scene.question.is_some()),
            "{heading}"
        );
    }
}

/// Whether no equilibrium is marked or told.
fn hides_the_solution(experiment: &Experiment) -> bool {
    match experiment {
        Experiment::Matrix(lab) => !lab.marks.has_solution(),
        Experiment::TreeGame(lab) => lab.marks == Marked::Nothing,
        _ => false,
    }
}

/// All blocks of a scene.
fn parts(scene: &Scene) -> Vec<&Vec<Block>> {
    let question = scene.question.iter();
    let asked = question.flat_map(|question| [&question.words, &question.hint, &question.why]);
    [&scene.prose].into_iter().chain(asked).collect()
}

fn values(scene: &Scene) -> Vec<&LiveValue> {
    let inlines = parts(scene).into_iter().flat_map(|blocks| inlines(blocks));
    let values = inlines.filter_map(|inline| match inline {
        Inline::Value(value) => Some(value),
        _ => None,
    });
    values.collect()
}

fn jumps(scene: &Scene) -> Vec<&Vec<(String, String)>> {
    let inlines = parts(scene).into_iter().flat_map(|blocks| inlines(blocks));
    let jumps = inlines.filter_map(|inline| match inline {
        Inline::Go(jump) => Some(&jump.changes),
        _ => None,
    });
    jumps.collect()
}

/// A result of nothing has the fields of every result: what a writer mistypes is found before anything is computed.
#[test]
fn fields_of_results_are_known_before_anything_is() {
    let nothing = |experiment: &Experiment| -> Value {
        let none = vec![None; experiment.chunk_count()];
        let report = experiment.report(&none).unwrap();
        let document: Value = serde_json::from_str(&report.json).unwrap();
        document["result"].clone()
    };
    for (name, lesson) in lessons() {
        for scene in &lesson.scenes {
            let Some(stage) = &scene.stage else { continue };
            let experiment = experiment(&stage.link, None);
            let unknown = fields::unknown(scene, &experiment, &nothing(&experiment), &ENGLISH);
            assert_eq!(unknown, [], "{name}: {}", scene.heading);
        }
    }
    let mistyped = "---\ntitle: T\nlab: minimax\n---\n# One\nstage: minimax\n\nIt has {result.nods} nodes.\n\n? How many?\n= result.knots\n";
    let lesson = text::read(mistyped);
    let experiment = experiment("minimax", None);
    let unknown = fields::unknown(
        &lesson.scenes[0],
        &experiment,
        &nothing(&experiment),
        &ENGLISH,
    );
    let places: Vec<u32> = unknown.iter().map(|fault| fault.at.line).collect();
    assert_eq!(places, [11, 8]);
    assert!(unknown[0].sentence(&ENGLISH).contains("knots"));
}

#[test]
fn a_question_that_no_option_answers_is_a_fault() {
    let faults = |condition: &str| {
        let lesson = text::read(&format!(
            "---\ntitle: T\nlab: minimax\n---\n# One\nstage: minimax\n\n? Which?\n- a if {condition}\n- b if 1 > 2\n"
        ));
        let experiment = experiment("minimax", None);
        fields::wrong(&lesson.scenes[0], &experiment, &Value::Null, &ENGLISH)
    };
    let found = faults("false");
    let [fault] = &found[..] else {
        panic!("{found:?}");
    };
    assert_eq!(
        fault.sentence(&ENGLISH),
        ENGLISH.lessons.faults.no_right_answer
    );
    assert!(faults("true").is_empty());
}
