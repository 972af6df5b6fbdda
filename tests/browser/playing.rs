//! Experiments that a class plays: a student's page, and a teacher's from the first code to everybody's result.

use crate::support::{Failure, Page, Start, Viewport, browse, browse_with, video};
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
    /// The link with everybody's result, from its `#` on.
    async fn result_link(&self) -> Result<String, Failure> {
        let link = "return document.querySelector('#closed-round #share').dataset.link";
        let link = self.script(link, vec![]).await?;
        let hash = link.as_str().and_then(|link| link.split_once('#'));
        Ok(format!("#{}", hash.expect("a link").1))
    }

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
            let hash = page.result_link().await?;
            let winner = results
                .iter()
                .find(|outcome| outcome.rank == 1)
                .expect("somebody wins");
            page.load(&hash).await?;
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
        page.in_order().await?;
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

/// Two rounds, the second closed in the browser, both in its link; another class beside them.
#[test]
fn rounds_stand_beside_each_other() {
    let first = round("play/public-goods?endowment=20&multiplier=8/5&group=4&seed=3&round=1");
    let second = first.next();
    let codes = |round: &Round, each: u32| {
        let codes = (1..=8).map(|seat| code(round, seat, &[each + u32::from(seat)]));
        codes.collect::<Vec<_>>().join(" ")
    };
    let other = Round {
        choices: Some(Choices((1..=4).map(|seat| (seat, vec![20])).collect())),
        ..round("play/public-goods?seed=8")
    };
    browse(
        "play_rounds",
        Viewport::DESKTOP,
        &format!("#/class/{}", first.question()),
        async |page| {
            for (round, each) in [(&first, 10), (&second, 4)] {
                page.load(&format!("#/class/{}", round.question())).await?;
                page.wait_for("#round-state[data-students='0']").await?;
                page.set_field("#codes", &codes(round, each)).await?;
                page.click("#count-codes").await?;
                page.wait_for("#round-state[data-students='8']").await?;
            }
            page.click("#close-round").await?;
            assert_eq!(page.count(".points-plot circle").await?, 8);
            page.wait_for_text("#round-by-round", "14.50").await?;
            page.wait_for_text("#round-by-round", "8.50").await?;
            page.set_field("#beside", "nothing").await?;
            page.click("#put-beside").await?;
            page.wait_for_text("#round-by-round [role=alert]", "no closed round")
                .await?;
            page.set_field(
                "#beside",
                &format!("https://example.org/#/{}", other.link()),
            )
            .await?;
            page.click("#put-beside").await?;
            page.wait_for_text("#round-by-round", "Class 2").await?;
            page.click("#explain").await?;
            // To keep all is best: each point put in brings 2/5 back.
            page.wait_for_text("#explained", "class: 0.").await?;
            page.in_order().await?;
            let hash = page.result_link().await?;
            page.load(&hash).await?;
            page.type_into("#seat", "8").await?;
            page.wait_for_text("#all-rounds", "Rank: 8 of 8").await?;
            page.click(".play-result details summary").await?;
            page.in_order().await
        },
    );
}

#[test]
fn a_student_practises_poker() {
    let link = "play/kuhn-poker?practice=yes&seed=3&round=1";
    browse(
        "play_practice",
        Viewport::PHONE,
        &format!("#/{link}"),
        async |page| {
            page.type_into("#seat", "2").await?;
            page.wait_for_text(".play-page", "Your card is the").await?;
            page.click("#choice-0 [data-choice='1']").await?;
            page.click("#choice-1 [data-choice='0']").await?;
            page.click("#practise").await?;
            page.wait_for_text(".play-practice [role=status]", "You would have got")
                .await?;
            page.wait_for_text("#answer-code", &code(&round(link), 2, &[1, 0]))
                .await?;
            page.in_order().await
        },
    );
}

/// Somebody's own table, typed into the settings of a round; and three hundred seats.
#[test]
fn a_game_of_ones_own_is_played_by_three_hundred() {
    let own = round(
        "play/matrix?game=4:1,0:3;2:2,5:0&actions=up,down;left,right&matching=round-robin&seed=1&round=1",
    );
    let codes: Vec<String> = (1..=300)
        .map(|seat| code(&own, seat, &[u32::from(seat % 3 == 0)]))
        .collect();
    browse(
        "play_own",
        Viewport::DESKTOP,
        "#/class/play/matrix?game=4:1,0:3;2:2,5:0",
        async |page| {
            page.click(".play-settings summary").await?;
            page.set_field("#setting-actions", "up,down;left").await?;
            page.wait_for(".play-settings [role=alert]").await?;
            page.set_field("#setting-actions", "up,down;left,right")
                .await?;
            page.wait_until(
                "the names",
                "return location.hash.includes('right')",
                vec![],
            )
            .await?;
            page.in_order().await?;
            page.load(&format!("#/class/{}", own.question())).await?;
            page.set_field("#codes", &codes.join(" ")).await?;
            page.click("#count-codes").await?;
            page.wait_for("#round-state[data-students='300']").await?;
            page.click("#close-round").await?;
            page.wait_for("#paid").await?;
            assert_eq!(page.count("#paid tbody tr").await?, 300);
            page.wait_for_text(".play-chosen", "up").await?;
            page.click("#show-theory").await?;
            page.wait_for("#class-in-picture .observed-mark").await?;
            page.wait_for("#class-in-picture .equilibrium-dot").await?;
            page.wait_for_text("#observed", "ε = ").await?;
            page.in_order().await
        },
    );
}

/// A class on a ring, of which the third defects: its picture, and players who imitate from there on.
#[test]
fn neighbours_are_seen_and_imitated() {
    let ring = round("play/matrix?game=prisoners-dilemma&matching=ring&seed=1&round=1");
    let codes: Vec<String> = (1..=6)
        .map(|seat| code(&ring, seat, &[u32::from(seat == 3)]))
        .collect();
    let link = format!("#/class/{}", ring.question());
    browse("play_ring", Viewport::PHONE, &link, async |page| {
        page.set_field("#codes", &codes.join(" ")).await?;
        page.click("#count-codes").await?;
        page.wait_for("#round-state[data-students='6']").await?;
        page.click("#close-round").await?;
        page.wait_for("#neighbours .seats").await?;
        assert_eq!(page.count(".seats .seat").await?, 6);
        assert_eq!(page.count(".seats .seat.action-1").await?, 1);
        let label = page.attribute(".seats .action-1", "aria-label").await?;
        assert_eq!(label.as_deref(), Some("Seat 3: defect, 5 points"));
        page.in_order().await?;
        page.click("#imitating").await?;
        page.wait_for_parameter("structure", "edges").await?;
        page.wait_for("#view-population").await
    });
}

/// A lesson's scene holds an experiment, which is taken part in and collected from there.
#[test]
fn a_lesson_plays() {
    browse(
        "play_lesson",
        Viewport::PHONE,
        "#/lesson/why-cooperate-at-all",
        async |page| {
            page.click("#scene-next").await?;
            page.wait_for_text(".play-in-scene", "You stay with the same partners")
                .await?;
            page.in_order().await?;
            page.click(".play-in-scene a.primary").await?;
            page.wait_for_text(".play-page", "again and again").await
        },
    );
}

/// Three telephones are held up at once.
#[test]
fn three_codes_in_one_picture_are_handed_in() {
    let first = round(GUESS);
    let codes = [1, 2, 3].map(|seat| code(&first, seat, &[20 * u32::from(seat)]));
    let shown: Vec<&str> = codes.iter().map(String::as_str).collect();
    let video = video("play_camera", &[&shown]).expect("room for a video");
    let start = Start {
        camera: Some(&video),
        ..Start::default()
    };
    let link = format!("#/class/{GUESS}");
    browse_with(
        "play_camera",
        Viewport::DESKTOP,
        &link,
        start,
        async |page| {
            page.click("#use-camera").await?;
            page.wait_for("#round-state[data-students='3']").await?;
            page.click("#close-round").await?;
            // The mean is 40, two thirds of it 26⅔.
            page.wait_for_text("#target", "26.67").await
        },
    );
}
