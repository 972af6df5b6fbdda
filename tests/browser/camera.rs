//! A class that is counted by camera: codes are read from a video of a classroom, and whatever goes wrong has its sentence.

use crate::support::{Failure, Page, Start, Viewport, browse, browse_with, video};
use classes::answer::{Answer, Said};
use classes::code::{self, HandedIn};
use classes::shape::Shape;
use lessons::text;

const LESSON: &str = include_str!("../../lessons/how-many-games-are-enough.md");
const CLASS: &str = "#/class/how-many-games-are-enough";
const USE_CAMERA: &str = "#use-camera";

/// The code of a student who has answered each question of numbers with the number of the seat.
fn code_of(seat: u16) -> String {
    let shape = Shape::of(&text::read(LESSON));
    let answer = Answer {
        said: Said::number(f64::from(seat)),
        claim: Some(false),
        is_own: true,
    };
    let mut answers = vec![None; shape.questions.len()];
    answers[0] = Some(answer);
    let handed_in = HandedIn {
        seat: Some(seat),
        seed: seat.into(),
        answers,
    };
    code::write(&shape, &handed_in).text
}

async fn students(page: &Page, count: usize) -> Result<(), Failure> {
    let counted = format!("#class-state[data-students='{count}']");
    page.wait_for(&counted).await.map(drop)
}

#[test]
fn telephones_that_are_held_up_are_counted_once_each() {
    let codes: Vec<String> = (1..=3).map(code_of).collect();
    let scenes: [&[&str]; 3] = [
        &[&codes[0]],
        &[&codes[1], &codes[2]],
        &["https://example.org/menu"],
    ];
    let video = video("camera_counts", &scenes).expect("room for a video");
    let name = "camera_counts";
    let start = Start {
        camera: Some(&video),
        ..Start::default()
    };
    browse_with(name, Viewport::DESKTOP, CLASS, start, async |page| {
        page.wait_for(USE_CAMERA).await?;
        page.click(USE_CAMERA).await?;
        page.wait_for(".camera[data-on='true'] video").await?;
        students(page, 3).await?;
        page.wait_for_text(
            ".camera-said",
            "holds no answers: “https://example.org/menu”",
        )
        .await?;
        // The video begins anew, and nobody is counted twice.
        page.wait_for(".camera-said[data-count='3']").await?;
        students(page, 3).await?;
        assert_eq!(page.count("#invalid-codes li").await?, 0);
        assert_eq!(page.nameless().await?, Vec::<String>::new());
        page.click(USE_CAMERA).await?;
        page.wait_until(
            "the camera to go",
            "return !document.querySelector('.camera')",
            vec![],
        )
        .await?;
        page.reload().await?;
        students(page, 3).await
    });
}

#[test]
fn a_camera_that_does_not_come_has_a_sentence_and_pasting_goes_on() {
    browse("camera_fails", Viewport::PHONE, "", async |page| {
        // What the browser says is taken from the page, so that every reason comes up.
        let refuse = "window.reason = 'NotAllowedError';\
            if (window.MediaDevices) Object.defineProperty(navigator, 'mediaDevices', { configurable: true, get() {\
              return window.reason && Object.create(MediaDevices.prototype, {\
                getUserMedia: { value: () => Promise.reject(new DOMException('', window.reason)) },\
                enumerateDevices: { value: () => Promise.resolve([]) } }); } });";
        page.eval_before_load(refuse).await?;
        page.load(CLASS).await?;
        page.wait_for(USE_CAMERA).await?;
        page.click(USE_CAMERA).await?;
        page.wait_for_text(".camera [role=alert]", "The camera was refused.")
            .await?;
        for (reason, sentence) in [
            ("NotFoundError", "This machine has no camera."),
            ("NotReadableError", "another program"),
            ("SecurityError", "The camera was refused."),
            ("", "over HTTPS"),
        ] {
            page.script("window.reason = arguments[0]", vec![reason.into()])
                .await?;
            page.click(".camera-again").await?;
            page.wait_for_text(".camera [role=alert]", sentence).await?;
        }
        assert_eq!(page.nameless().await?, Vec::<String>::new());
        page.click("#codes").await?;
        page.keys(&code_of(9)).await?;
        page.click("#count-codes").await?;
        students(page, 1).await
    });
}

#[test]
fn a_picture_of_a_code_is_opened_as_a_file() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (picture, other) = (folder.join("code.png"), folder.join("other.png"));
    browse("camera_picture", Viewport::PHONE, "", async |page| {
        page.load("#/lesson/how-many-games-are-enough?scene=3")
            .await?;
        page.screenshot(&other).await?;
        page.wait_for(".lesson-question input").await?;
        page.set_field(".lesson-question input", "4").await?;
        let answered = "if (!document.querySelector('.predict-verdict')) document.querySelector('.lesson-question form button')?.click();\
            return document.querySelector('.predict-verdict') !== null";
        page.wait_until("the answer to be taken", answered, vec![])
            .await?;
        let last = page.count(".lesson-dots li").await?;
        page.goto_hash(&format!("#/lesson/how-many-games-are-enough?scene={last}"))
            .await?;
        page.wait_for("#answer-code").await?;
        page.click(".hand-in summary").await?;
        page.wait_for(".answer-qr .qr-code path").await?;
        page.script(
            "document.querySelector('.answer-qr').scrollIntoView({ block: 'center' })",
            vec![],
        )
        .await?;
        page.screenshot(&picture).await?;
        page.load(CLASS).await?;
        page.wait_for(USE_CAMERA).await?;
        page.set_files("#open-codes", &other).await?;
        page.wait_for_text("#codes-said", "No QR code").await?;
        page.set_files("#open-codes", &picture).await?;
        students(page, 1).await?;
        let broken = folder.join("broken.png");
        std::fs::write(&broken, b"\x89PNG\r\n\x1a\n and no more")?;
        page.set_files("#open-codes", &broken).await?;
        page.wait_for_text("#codes-said", "neither text nor a picture")
            .await
    });
}
