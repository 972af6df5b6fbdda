//! Classes without a server: a student hands in a code, a teacher's page counts thirty of them, hands are counted, exercises are taken
//! away.

use crate::support::{Failure, Page, Viewport, browse};
use classes::answer::{Answer, Said};
use classes::code::{self, HandedIn};
use classes::shape::Shape;
use lessons::text;

const CODE: &str = "#answer-code";
/// The lesson that has a poll whose options are actions.
const POKER: &str = include_str!("../../lessons/learning-from-regret.md");
/// The scene of that poll, among the questions, counted from 0.
const POLL: usize = 5;

/// Pastes a text as a browser does: it stands in the field when the page hears of it.
async fn paste(page: &Page, text: &str) -> Result<(), Failure> {
    let body = "const field = document.querySelector('#codes'); field.value = arguments[0];\
                field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))";
    page.wait_for("#codes").await?;
    page.script(body, vec![text.into()]).await.map(drop)
}

async fn students(page: &Page, count: usize) -> Result<(), Failure> {
    page.wait_for(&format!("#class-state[data-students='{count}']"))
        .await
        .map(drop)
}

/// How many have given each answer to the question of this number.
async fn counts(page: &Page, question: usize) -> Result<Vec<String>, Failure> {
    page.sentences(&format!(
        "return [...document.querySelectorAll('[data-question=\"{question}\"] .counted-bars li')].map(bar => bar.dataset.count)"
    ))
    .await
}

/// Thirty students: seats 1 to 30; a third of them bets in the poll, and half have the first number right.
fn class() -> Vec<String> {
    let shape = Shape::of(&text::read(POKER));
    let student = |seat: u16| {
        let mut answers = vec![None; shape.questions.len()];
        let answer = |said: Said, claim: Option<bool>| {
            Some(Answer {
                said,
                claim,
                is_own: true,
            })
        };
        // The first claims are false: the page grades again.
        answers[0] = answer(
            Said::number(if seat.is_multiple_of(2) { 0.6 } else { 0.5 }),
            Some(seat % 2 == 1),
        );
        answers[POLL] = answer(Said::Option(usize::from(seat <= 10)), None);
        code::write(
            &shape,
            &HandedIn {
                seat: Some(seat),
                seed: seat.into(),
                answers,
            },
        )
        .text
    };
    (1..=30).map(student).collect()
}

#[test]
fn a_student_hands_in_a_code_that_the_teachers_page_counts() {
    for (name, viewport) in [
        ("class_hand_in", Viewport::DESKTOP),
        ("class_hand_in_telephone", Viewport::PHONE),
    ] {
        browse(
            name,
            viewport,
            "#/lesson/how-many-games-are-enough?scene=3",
            async |page| {
                page.wait_for(".lesson-question input").await?;
                page.set_field(".lesson-question input", "4").await?;
                // An answer is taken once the scene is computed.
                let answered = "if (!document.querySelector('.predict-verdict')) document.querySelector('.lesson-question form button')?.click();\
                    return document.querySelector('.predict-verdict') !== null";
                page.wait_until("the answer to be taken", answered, vec![])
                    .await?;
                let last = page.count(".lesson-dots li").await?;
                page.goto_hash(&format!("#/lesson/how-many-games-are-enough?scene={last}"))
                    .await?;
                page.wait_for(CODE).await?;
                let without = page.text(CODE).await?;
                page.click("#seat").await?;
                page.keys("17").await?;
                let changed =
                    "return document.querySelector('#answer-code').textContent !== arguments[0]";
                page.wait_until(
                    "a code with the seat",
                    changed,
                    vec![without.clone().into()],
                )
                .await?;
                let code = page.text(CODE).await?;
                page.keys("171717").await?;
                page.wait_for_text(".hand-in [role=alert]", "from 1 to 999")
                    .await?;
                page.click(".hand-in summary").await?;
                page.wait_for(".answer-qr .qr-code path").await?;
                assert_eq!(page.nameless().await?, Vec::<String>::new());
                assert_eq!(page.without_room().await?, Vec::<String>::new());
                page.click("#collect-answers").await?;
                paste(page, &format!("Hello! {}", without.to_lowercase())).await?;
                students(page, 1).await?;
                // The same student, with a seat now.
                paste(page, &code).await?;
                page.wait_for_text("#codes-said", "in place of earlier ones")
                    .await?;
                students(page, 1).await?;
                page.wait_for_text(".class-question[data-answered='1']", "100 % of 1 right")
                    .await?;
                page.reload().await?;
                students(page, 1).await?;
                assert_eq!(page.nameless().await?, Vec::<String>::new());
                let sideways = "return document.documentElement.scrollWidth <= innerWidth";
                page.wait_until("nothing sideways", sideways, vec![]).await
            },
        );
    }
}

#[test]
fn thirty_students_are_counted_and_graded_again_and_torn_codes_are_listed() {
    browse(
        "class_thirty",
        Viewport::DESKTOP,
        "#/class/learning-from-regret",
        async |page| {
            let codes = class();
            let mut text = String::from("Codes of 2026-11-23\n");
            for (number, code) in codes.iter().enumerate() {
                text += &format!("[10:{number}] Student {number}: {code}\n");
            }
            text += &format!("{}\n{}\n", &codes[3][..14], codes[4].replacen('-', "-Z", 1));
            paste(page, &text).await?;
            students(page, 30).await?;
            assert_eq!(counts(page, POLL + 1).await?, ["20", "10"]);
            assert_eq!(counts(page, 1).await?, ["15", "15"]);
            // By what is computed here, not by what the codes claim.
            page.wait_for_text(
                "[data-question='1']",
                "50 % of 30 right; for such a class 33 % to 67 %.",
            )
            .await?;
            page.wait_for("[data-question='1'] li.right").await?;
            page.wait_for_text("[data-question='1'] li.right", "0.600")
                .await?;
            page.wait_for_text("[data-question='2']", "30 without an answer")
                .await?;
            assert_eq!(page.count("#invalid-codes li").await?, 2);
            page.wait_for_text("#invalid-codes li:first-child", "Line 32:")
                .await?;
            page.wait_for_text("#invalid-codes li:first-child", "torn")
                .await?;
            page.wait_for_text("#invalid-codes li:last-child", "check digits")
                .await?;
            // The class as a player.
            page.wait_for(".class-player[data-lock='Jp:(0.6667,0.3333)'] .view")
                .await?;
            page.reload().await?;
            students(page, 30).await?;
            assert_eq!(page.count("#invalid-codes li").await?, 2);
            page.click("#begin-again").await?;
            students(page, 0).await?;
            page.click("#undo").await?;
            students(page, 30).await?;
            page.click("#clear-invalid").await?;
            page.wait_until(
                "no list",
                "return !document.querySelector('#invalid-codes')",
                vec![],
            )
            .await?;
            page.keep_downloads().await?;
            page.reload().await?;
            // Until the right answers have been computed again it would have what the codes claim.
            page.wait_for("#class-csv[aria-disabled=false]").await?;
            page.click("#class-csv").await?;
            let csv = page.last_download().await?;
            page.wait_for_text("[data-question='1']", "50 % of 30 right")
                .await?;
            let rows: Vec<&str> = csv.lines().collect();
            assert_eq!(rows.len(), 31);
            assert!(rows[2].starts_with("2,0.6,yes,"), "{}", rows[2]);
            assert!(rows[1].starts_with("1,0.5,no,"), "{}", rows[1]);
            Ok(())
        },
    );
}

#[test]
fn what_is_typed_is_counted_when_asked_and_a_lesson_is_chosen() {
    browse("class_typed", Viewport::PHONE, "#/", async |page| {
        page.wait_for(".map a[href='#/class']").await?;
        page.click(".map a[href='#/class']").await?;
        page.set_field("#class-text", "no lesson at all").await?;
        page.click("#choose-lesson form button").await?;
        page.wait_for_text("#choose-lesson [role=alert]", "neither a code")
            .await?;
        page.set_field("#class-lesson", "learning-from-regret")
            .await?;
        page.wait_for("#codes").await?;
        assert_eq!(page.hash().await?, "#/class/learning-from-regret");
        page.click("#codes").await?;
        page.keys(&class()[6]).await?;
        page.wait_for_text("#codes-said", "1 code in this text.")
            .await?;
        students(page, 0).await?;
        page.click("#count-codes").await?;
        students(page, 1).await?;
        page.goto_hash("#/class").await?;
        page.wait_for_text("#choose-lesson .primary", "Learning from regret")
            .await?;
        // Codes find their lesson, and are kept for it.
        page.set_field("#class-text", &class().join(" ")).await?;
        page.click("#choose-lesson form button").await?;
        students(page, 30).await?;
        assert_eq!(page.hash().await?, "#/class/learning-from-regret");
        Ok(())
    });
}

/// Who waits for results is let go with the job that they come from.
#[test]
fn a_class_is_left_while_results_are_computed() {
    browse("class_left", Viewport::DESKTOP, "", async |page| {
        let silent = "window.Worker = class extends Worker { postMessage() {} }";
        page.eval_before_load(silent).await?;
        page.load("#/class/learning-from-regret").await?;
        paste(page, &class().join(" ")).await?;
        students(page, 30).await?;
        page.goto_hash("#/class").await?;
        page.wait_for_text("#choose-lesson .primary", "Learning from regret")
            .await
    });
}

#[test]
fn a_browser_that_keeps_nothing_says_so_and_counts() {
    browse("class_blocked", Viewport::DESKTOP, "", async |page| {
        let blocked = "for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException('denied', 'SecurityError'); } });";
        page.eval_before_load(blocked).await?;
        page.load("#/class/learning-from-regret").await?;
        paste(page, &class().join(" ")).await?;
        students(page, 30).await?;
        page.wait_for_text("[role=alert]", "This browser keeps nothing")
            .await
    });
}

#[test]
fn hands_are_counted_by_key_and_press_and_then_revealed() {
    browse(
        "class_hands",
        Viewport::DESKTOP,
        "#/lesson/evolution-under-noise?scene=2",
        async |page| {
            // Opening them brings them into sight, where keys count.
            page.click(".show-hands").await?;
            page.wait_for(".hands").await?;
            for (key, hands) in [("4", "1"), ("4", "2"), ("4", "3")] {
                page.keys(key).await?;
                page.wait_for(&format!(
                    ".hands-options li:nth-child(4)[data-hands='{hands}']"
                ))
                .await?;
            }
            page.click(".hands-options li:nth-child(2) .more").await?;
            page.click(".hands-options li:nth-child(2) .more").await?;
            page.click(".hands-options li:nth-child(2) .fewer").await?;
            page.wait_for(".hands-options li:nth-child(2)[data-hands='1']")
                .await?;
            assert_eq!(page.count(".hands .right").await?, 0);
            // The way to another scene loses no hand.
            page.click("#scene-next").await?;
            page.wait_until(
                "the next scene",
                "return location.hash.endsWith('scene=3')",
                vec![],
            )
            .await?;
            page.goto_hash("#/lesson/evolution-under-noise?scene=2")
                .await?;
            page.wait_for(".hands-options li:nth-child(4)[data-hands='3']")
                .await?;
            page.wait_until("what is right to be known", "return document.querySelector('.lesson-stage .view')?.querySelectorAll('*').length > 10", vec![]).await?;
            page.click(".hands-reveal").await?;
            page.wait_for(".hands li.right[data-count='3']").await?;
            page.wait_for_text(".hands li.right", "75 %").await?;
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            page.click(".hands-clear").await?;
            page.wait_for(".hands-options li:nth-child(4)[data-hands='0']")
                .await
                .map(drop)
        },
    );
}

#[test]
fn exercises_are_computed_for_every_variant_and_taken_away() {
    browse("class_exercises", Viewport::PHONE, "", async |page| {
        page.keep_downloads().await?;
        page.load("#/exercises/game-trees-by-hand").await?;
        page.set_field("#first-seed", "7").await?;
        page.set_field("#variants", "x").await?;
        page.wait_for_text("[role=alert]", "from 1 to 20").await?;
        page.set_field("#variants", "3").await?;
        page.wait_until(
            "three papers",
            "return document.querySelectorAll('.exercise-sheet ol').length === 6",
            vec![],
        )
        .await?;
        page.wait_for(".exercises-page[data-done=true]").await?;
        page.click("#exercises-gift").await?;
        let gift = page.last_download().await?;
        assert_eq!(gift.matches("$CATEGORY:").count(), 3, "{gift}");
        assert!(
            gift.contains("{####")
                && !gift.contains("{=7 ")
                && gift.contains("seed\\=7")
                && gift.contains("seed\\=9"),
            "{gift}"
        );
        page.click("#exercises-markdown").await?;
        let sheet = page.last_download().await?;
        let (asked, answers) = sheet.split_once("\n## Answers\n").unwrap();
        assert_eq!(asked.matches("\n## Variant ").count(), 3);
        assert_eq!(answers.matches("\n### Variant ").count(), 3);
        let sideways = "return document.documentElement.scrollWidth <= innerWidth";
        page.wait_until("nothing sideways", sideways, vec![]).await
    });
}
