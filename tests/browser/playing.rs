//! Experiments that a class plays: a student's page, and a teacher's from the first code to everybody's result.

use crate::support::{Failure, Page, Viewport, browse};
use classes::playing::choice_code::{self, Choice};
use classes::playing::choices::Choices;
use classes::playing::closed::outcomes;
use classes::playing::round::Round;
use std::collections::BTreeMap;

const GUESS: &str = "play/guess?p=2/3&max=100&seed=5&round=1";

fn round(link: &str) -> Round {
    Round::read(link).unwrap().unwrap()
}

fn code(round: &Round, seat: u16, choices: &[u32]) -> String {
    let choices = choices.to_vec();
    choice_code::write(round, &Choice { seat, choices })
}

impl Page {
    async fn in_order(&self) -> Result<(), Failure> {
        assert_eq!(self.without_room().await?, Vec::<String>::new());
        assert_eq!(
            self.inaccessible_in_both_themes().await?,
            Vec::<String>::new()
        );
        Ok(())
    }
}

#[test]
fn a_student_chooses_and_has_a_code() {
    browse(
        "play_student",
        Viewport::PHONE,
        &format!("#/{GUESS}"),
        async |page| {
            page.wait_for_text(".play-page", "is multiplied by 2/3")
                .await?;
            assert_eq!(page.count("#choice-0, #answer-code").await?, 0);
            page.type_into("#seat", "17").await?;
            page.type_into("#choice-0", "133").await?;
            page.wait_for_text(".play-fields [role=alert]", "from 0 to 100")
                .await?;
            page.type_into("#choice-0", "33").await?;
            let expected = code(&round(GUESS), 17, &[33]);
            page.wait_for_text("#answer-code", &expected).await?;
            page.wait_for(".answer-qr svg").await?;
            page.in_order().await?;
            // It is there again after a reload, and the seat in the next round.
            page.reload().await?;
            page.wait_for_text("#answer-code", &expected).await?;
            page.load(&format!("#/{}", round(GUESS).next().question()))
                .await?;
            let seat = "return document.querySelector('#seat')?.value === '17'";
            page.wait_until("the seat", seat, vec![]).await?;
            assert_eq!(page.count("#answer-code").await?, 0);
            page.load("#/play/guess?p=cat").await?;
            page.wait_for_text("[role=alert]", "such as 2/3").await
        },
    );
}

#[test]
fn two_sides_choose_by_buttons_and_see_their_payoffs() {
    let link = "play/matrix?game=inspection&seed=0&round=1";
    browse(
        "play_sides",
        Viewport::PHONE,
        &format!("#/{link}"),
        async |page| {
            page.type_into("#seat", "2").await?;
            page.wait_for(".play-page table").await?;
            page.click("#choice-0 [data-choice='1']").await?;
            page.wait_for_text("#answer-code", &code(&round(link), 2, &[1]))
                .await?;
            page.in_order().await
        },
    );
}

#[test]
fn a_teacher_collects_closes_and_gives_back() {
    let (first, seats) = (round(GUESS), 40_u16);
    let choices: BTreeMap<u16, Vec<u32>> = (1..=seats)
        .map(|seat| (seat, vec![u32::from(seat) * 2]))
        .collect();
    let codes: Vec<String> = choices
        .iter()
        .map(|(seat, choices)| code(&first, *seat, choices))
        .collect();
    let results = outcomes(&first, &Choices(choices));
    browse(
        "play_teacher",
        Viewport::DESKTOP,
        &format!("#/class/{GUESS}"),
        async |page| {
            page.wait_for("#round-state[data-students='0']").await?;
            page.set_field(
                "#codes",
                &format!(
                    "{}\n{}",
                    codes[..38].join(" "),
                    code(&first.next(), 3, &[1])
                ),
            )
            .await?;
            page.click("#count-codes").await?;
            page.wait_for("#round-state[data-students='38']").await?;
            page.wait_for_text("#invalid-codes", "round 2").await?;
            page.type_into("#seats-given", "40").await?;
            page.wait_for_text("#missing", "39–40").await?;
            // One seat says two things, of which the first counts.
            page.set_field(
                "#codes",
                &format!("{} {} {}", codes[38], codes[39], code(&first, 7, &[99])),
            )
            .await?;
            page.click("#count-codes").await?;
            page.wait_for_text("#twice", "99").await?;
            page.in_order().await?;
            // Nothing is lost by a reload.
            page.reload().await?;
            page.wait_for("#round-state[data-students='40']").await?;
            page.click("#close-round").await?;
            // The mean is 41, two thirds of it 27⅓.
            page.wait_for_text("#target", "27.33").await?;
            assert_eq!(page.count("#paid tbody tr").await?, 40);
            assert_eq!(page.count("#theory, #published").await?, 0);
            page.click("#show-theory").await?;
            page.wait_for_text("#theory", "66.67, 44.44").await?;
            page.in_order().await?;
            let link = page
                .script(
                    "return document.querySelector('#closed-round #share').dataset.link",
                    vec![],
                )
                .await?;
            let (_, hash) = link
                .as_str()
                .and_then(|link| link.split_once('#'))
                .expect("a link");
            let winner = results
                .iter()
                .find(|outcome| outcome.rank == 1)
                .expect("somebody wins");
            page.load(&format!("#{hash}")).await?;
            page.type_into("#seat", &winner.seat.to_string()).await?;
            page.wait_for_text(".play-result", "Rank: 1 of 40").await?;
            page.type_into("#seat", "41").await?;
            page.wait_for_text(".play-result", "did not take part")
                .await
        },
    );
}

#[test]
fn experiments_are_offered_and_their_settings_changed() {
    browse("play_offered", Viewport::PHONE, "#/class", async |page| {
        page.wait_for("#offered-games li").await?;
        page.in_order().await?;
        page.click("#offered-games a[href$='play/public-goods']")
            .await?;
        page.click(".play-settings summary").await?;
        page.set_field("#setting-multiplier", "cat").await?;
        page.wait_for_text(".play-settings [role=alert]", "such as 2/3")
            .await?;
        page.set_field("#setting-multiplier", "3").await?;
        page.wait_for_text(".class-page header", "is multiplied by 3 and shared")
            .await?;
        assert!(page.hash().await?.contains("multiplier=3"));
        page.in_order().await
    });
}
