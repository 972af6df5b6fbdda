//! Questions of lessons: what answers one is nowhere on the stage before it is answered, and there afterwards.

use crate::support::{Failure, Page, Viewport, browse};
use lessons::lesson::{Lesson, Wanted};
use std::fs;
use texts::LESSONS;

/// What solves a game, wherever it is drawn or told: best responses, equilibria, what is dominated, what subgames lead to.
const SOLVED: &str = ".payoff.best, .plain-payoff.best, .equilibrium, .gone, .equilibrium-dot, .nash-subset, \
    #equilibria, #dominance, #solution, #induction, .taken, .branch-share, .node-value";
/// Best responses alone answer nothing where equilibria are asked for.
const SOLVED_BEYOND_RESPONSES: &str =
    ".equilibrium, .gone, .equilibrium-dot, .nash-subset, #equilibria, #dominance";

/// A scene of one of our lessons that hides something.
struct Hiding {
    link: String,
    is_choice: bool,
    /// What must not be seen.
    marks: &'static str,
}

fn hiding() -> Vec<Hiding> {
    let read = |name: &str| -> Lesson {
        let path = format!("{}/lessons/{name}.md", env!("CARGO_MANIFEST_DIR"));
        lessons::text::read(&fs::read_to_string(path).unwrap())
    };
    let mut all = Vec::new();
    for lesson in LESSONS {
        for (number, scene) in read(lesson.name).scenes.iter().enumerate() {
            let parts = (&scene.hidden, &scene.question, &scene.stage);
            let (Some(hidden), Some(question), Some(stage)) = parts else {
                continue;
            };
            if !stage.link.starts_with("matrix") && !stage.link.starts_with("tree-game") {
                continue;
            }
            let is_nothing_marked = hidden.changes.iter().any(|(_, value)| value == "nothing");
            all.push(Hiding {
                link: format!("#/lesson/{}?scene={}", lesson.name, number + 1),
                is_choice: matches!(question.wanted, Wanted::Choice(_)),
                marks: if is_nothing_marked {
                    SOLVED
                } else {
                    SOLVED_BEYOND_RESPONSES
                },
            });
        }
    }
    all
}

/// Opens a scene, and waits until its stage shows what was found.
async fn open(page: &Page, link: &str) -> Result<(), Failure> {
    page.follow(link).await?;
    page.wait_for(".lesson-stage .view").await?;
    page.wait_for_run("finished").await
}

async fn marks(page: &Page, css: &str) -> Result<usize, Failure> {
    let on_stage: Vec<String> = css
        .split(',')
        .map(|one| format!(".lesson-stage {}", one.trim()))
        .collect();
    page.count(&on_stage.join(", ")).await
}

async fn says_how_many(page: &Page) -> Result<bool, Failure> {
    let stage = page.text(".lesson-stage").await?;
    Ok(stage.contains("subgame-perfect equilibri"))
}

#[test]
fn no_stage_answers_its_question_before_the_reader_does() {
    let scenes = hiding();
    assert!(scenes.len() >= 10, "{}", scenes.len());
    browse("questions", Viewport::DESKTOP, "#/gallery", async |page| {
        for scene in &scenes {
            open(page, &scene.link).await?;
            let told = marks(page, scene.marks).await?;
            assert_eq!(told, 0, "{}", scene.link);
            assert!(!says_how_many(page).await?, "{}", scene.link);
            // Questions of the lab stand not beside that of the lesson.
            assert_eq!(page.count(".lesson-stage .predict").await?, 0);
            if scene.is_choice {
                page.click(".lesson-question .option").await?;
            } else {
                page.set_field(".lesson-question input", "7").await?;
                page.click(".lesson-question form button").await?;
            }
            page.wait_for(".predict-verdict").await?;
            let shown: Vec<String> = scene
                .marks
                .split(',')
                .map(|one| format!(".lesson-stage {}", one.trim()))
                .collect();
            page.wait_for(&shown.join(", ")).await?;
            // Anyone who has answered sees it again.
            open(page, &scene.link).await?;
            page.wait_for(&shown.join(", ")).await?;
        }
        Ok(())
    });
}

#[test]
fn nothing_is_told_before_hands_are_revealed() {
    let link = "#/lesson/what-will-the-other-do";
    browse(
        "questions_hands",
        Viewport::DESKTOP,
        "#/gallery",
        async |page| {
            open(page, link).await?;
            // The teacher has answered at home.
            page.click(".lesson-question .option").await?;
            page.wait_for(".predict-verdict").await?;
            page.wait_for(".lesson-stage .equilibrium").await?;
            page.click(".show-hands").await?;
            page.wait_for(".hands").await?;
            page.wait_until(
            "the marks to go",
            "return document.querySelectorAll('.lesson-stage .best, .lesson-stage .equilibrium, .predict-verdict').length === 0",
            vec![],
        )
        .await?;
            assert_eq!(marks(page, SOLVED).await?, 0);
            page.keys("2").await?;
            page.wait_for(".hands-options li:nth-child(2)[data-hands='1']")
                .await?;
            page.click(".hands-reveal").await?;
            page.wait_for(".hands li.right").await?;
            page.wait_for(".predict-verdict").await?;
            page.wait_for(".lesson-stage .equilibrium").await
        },
    );
}
