//! Lessons: read scene by scene with their experiments, answered, left for a lab and come back to; and written.

use crate::support::{Failure, Key, Page, Viewport, browse, holding};
use texts::LESSONS;

const NEXT: &str = "#scene-next";
const HEADING: &str = "#scene-heading";
/// A lesson with one number that is asked for, and inserts of each kind.
const SAMPLE: &str = "---\ntitle: Of mine\nlab: minimax\n---\n# Only scene\nstage: minimax?step=0 | tree\n\nIt has {result.nodes} nodes, with {set algorithm minimax alpha-beta}. {go To the end | step=end} $\\frac{a}{b}$\n\n? How many?\n= result.nodes\nwhy: There are {result.nodes}.\n";

/// Types an answer and sends it.
async fn answer(page: &Page, text: &str) -> Result<(), Failure> {
    page.set_field(".lesson-question input", text).await?;
    page.click(".lesson-question form button").await
}

/// Types a text in place of what the writer has.
async fn write(page: &Page, text: &str) -> Result<(), Failure> {
    let body = "const field = document.querySelector('#lesson-text'); field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))";
    page.wait_for("#lesson-text").await?;
    page.script(body, vec![text.into()]).await.map(drop)
}

#[test]
fn a_lesson_is_read_scene_by_scene() {
    for (name, viewport) in [
        ("lesson", Viewport::DESKTOP),
        ("lesson_telephone", Viewport::PHONE),
    ] {
        browse(
            name,
            viewport,
            "#/lesson/game-trees-by-hand",
            async |page| {
                page.wait_for_text(HEADING, "Every position is won, drawn or lost")
                    .await?;
                page.wait_for(".lesson-stage .tree").await?;
                page.click(NEXT).await?;
                page.wait_for_text(HEADING, "Numbers instead of letters")
                    .await?;
                assert_eq!(page.hash().await?, "#/lesson/game-trees-by-hand?scene=2");
                // The words have the focus: arrow keys lead on and back.
                page.press(Key::Right).await?;
                page.wait_for_text(HEADING, "Payoffs of any size").await?;
                page.press(Key::Left).await?;
                page.wait_for_text(HEADING, "Numbers instead of letters")
                    .await?;
                page.back().await?;
                page.wait_for_text(HEADING, "Payoffs of any size").await?;
                page.click(".lesson-dots li:nth-child(5) a").await?;
                page.wait_for_text(HEADING, "What must be remembered")
                    .await?;
                assert_eq!(page.title().await?, "Game trees by hand · Saddlepoint");
                assert_eq!(page.nameless().await?, Vec::<String>::new());
                Ok(())
            },
        );
    }
}

#[test]
fn values_follow_the_experiment_and_it_can_be_reset() {
    browse(
        "lesson_live",
        Viewport::DESKTOP,
        "#/lesson/game-trees-by-hand?scene=5",
        async |page| {
            page.wait_for_text("[data-value='result.nodes']", "31")
                .await?;
            page.wait_for_text("[data-value='result.most_in_memory']", "5")
                .await?;
            page.set_field(".prose input[aria-label=Levels]", "3")
                .await?;
            page.wait_for_text("[data-value='result.nodes']", "15")
                .await?;
            page.wait_for_text("[data-value='result.most_in_memory']", "4")
                .await?;
            // The address is the lesson's.
            assert_eq!(page.hash().await?, "#/lesson/game-trees-by-hand?scene=5");
            page.click("#reset-scene").await?;
            page.wait_for_text("[data-value='result.nodes']", "31")
                .await
        },
    );
}

#[test]
fn answers_are_numbers_that_count_once_and_places_on_the_stage() {
    browse(
        "lesson_answers",
        Viewport::DESKTOP,
        "#/lesson/what-alpha-beta-may-skip?scene=2",
        async |page| {
            the_first_answer_counts_and_is_kept(page).await?;
            a_place_on_the_stage_is_an_answer(page).await
        },
    );
}

async fn the_first_answer_counts_and_is_kept(page: &Page) -> Result<(), Failure> {
    page.wait_for(".lesson-question .hint").await?;
    page.click(".lesson-question .hint").await?;
    page.wait_until(
        "the hint",
        "return document.querySelectorAll('.lesson-question .prose').length === 2",
        vec![],
    )
    .await?;
    answer(page, "x").await?;
    page.wait_for_text(".lesson-question [role=alert]", "Type a number.")
        .await?;
    answer(page, "7").await?;
    page.wait_for_text(
        ".predict-verdict[data-right=false]",
        "Not right. Your answer: 7. Right is 5.",
    )
    .await?;
    page.reload().await?;
    page.wait_for_text(".predict-verdict", "Your answer: 7.")
        .await?;
    page.wait_for(".lesson-dots li:nth-child(2) .wrong")
        .await
        .map(drop)
}

async fn a_place_on_the_stage_is_an_answer(page: &Page) -> Result<(), Failure> {
    page.load("#/lesson/learning-from-regret?scene=4").await?;
    page.wait_for(".deal-node.decision").await?;
    page.wait_for_text(".selected-place", "Click it in the picture.")
        .await?;
    let asked = "return [...document.querySelectorAll('.deal-node.decision')].find(node => node.dataset.about.includes('Qpb')).dataset.node";
    let node = page.script(asked, vec![]).await?;
    page.click(&format!(
        ".deal-node[data-node='{}']",
        node.as_str().unwrap()
    ))
    .await?;
    page.wait_for(".selected-place[data-place=Qpb]").await?;
    page.click(".lesson-question .primary").await?;
    page.wait_for(".predict-verdict[data-right=true]")
        .await
        .map(drop)
}

#[test]
fn a_lesson_leads_into_the_lab_and_back() {
    browse(
        "lesson_lab",
        Viewport::DESKTOP,
        "#/lesson/game-trees-by-hand?scene=4",
        async |page| {
            page.wait_for(".jump").await?;
            page.click(".jump").await?;
            page.wait_for("#reset-scene").await?;
            page.click("#open-in-lab").await?;
            page.wait_for_parameter("step", "1").await?;
            page.click(".back-to-lesson").await?;
            page.wait_for_text(HEADING, "One path at a time").await?;
            // As it was left.
            page.wait_for("#reset-scene").await?;
            // On a lab's page its lessons are offered.
            page.goto_hash("#/minimax").await?;
            page.wait_for(".back-to-lesson").await?;
            page.click(".back-to-lesson").await?;
            page.wait_for(HEADING).await?;
            page.goto_hash("#/").await?;
            page.wait_for(".map a[href='#/lesson/who-really-wins']")
                .await
                .map(drop)
        },
    );
}

/// What scrolls up and down in itself within the stage, and whether the stage lies over the question when that is in the middle of the window.
const IN_ITSELF: &str = "const stage = document.querySelector('.lesson-stage');
    if (!stage) return [];
    const scrolls = element => /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 4;
    const found = [stage, ...stage.querySelectorAll('*')].filter(scrolls).map(element => `${element.tagName} ${element.id} ${element.className} scrolls in itself`);
    const question = document.querySelector('.lesson-question');
    if (question) {
      question.scrollIntoView({ block: 'center' });
      const box = question.getBoundingClientRect();
      const seen = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top, 0) + 8);
      if (!question.contains(seen)) found.push(`${seen?.className} lies over the question`);
      scrollTo(0, 0);
    }
    return found";

/// The stage of the scene that is shown, each of its views: on a telephone one at a time.
async fn nothing_scrolls_in_itself(page: &Page, about: &str) -> Result<(), Failure> {
    let tabs = page.count(".lesson-stage .view-tabs button").await?;
    for tab in 1..=tabs.max(1) {
        if tabs > 0 {
            page.click(&format!(".view-tabs button:nth-child({tab})"))
                .await?;
            let shown = "return [...document.querySelectorAll('.lesson-stage .view')].filter(view => view.offsetHeight > 0).length === 1";
            page.wait_until(about, shown, vec![]).await?;
        }
        let faults = page.sentences(IN_ITSELF).await?;
        assert_eq!(faults, [""; 0], "{about}, view {tab}");
    }
    Ok(())
}

/// Prose says "Change the belief at quiche": the field is a tab away, and anyone who reads on comes to the question.
#[test]
fn on_a_telephone_views_are_tabs_and_jumps_bring_the_stage_into_sight() {
    let link = "#/lesson/who-believes-a-threat?scene=6";
    browse("lesson_tabs", Viewport::PHONE, link, async |page| {
        page.wait_for(".lesson-stage .tree, .lesson-stage svg")
            .await?;
        let seen = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); return box.height > 0";
        assert_eq!(
            page.script(seen, vec!["#view-assessment".into()]).await?,
            false
        );
        page.click(".view-tabs button:nth-child(2)").await?;
        page.wait_until("the second view", seen, vec!["#assessment input".into()])
            .await?;
        assert_eq!(page.script(seen, vec!["#view-tree".into()]).await?, false);
        page.wait_for(".view-tabs button:nth-child(2)[aria-pressed=true]")
            .await?;
        let cut = "const table = document.querySelector('#verdicts'); return table.scrollWidth <= table.parentElement.clientWidth";
        page.wait_until("the whole of what follows", cut, vec![])
            .await?;
        let link = "#/lesson/how-many-games-are-enough?scene=2";
        page.load(link).await?;
        page.wait_for(".jump").await?;
        page.wait_for(".lesson-stage .view svg").await?;
        page.script("document.querySelector('.jump').scrollIntoView()", vec![])
            .await?;
        page.script("document.querySelector('.jump').click()", vec![])
            .await?;
        let in_sight = "const box = document.querySelector('.lesson-stage').getBoundingClientRect(); return box.top >= -1 && box.top < innerHeight / 2";
        page.wait_until("the stage in sight", in_sight, vec![])
            .await
    });
}

/// In halves, side by side; on telephones, where room is scarce.
#[test]
fn every_scene_shows_its_picture_and_its_values_first_half() {
    every_scene("lesson_scenes_1", 0);
}

#[test]
fn every_scene_shows_its_picture_and_its_values_second_half() {
    every_scene("lesson_scenes_2", 1);
}

fn every_scene(name: &str, half: usize) {
    browse(name, Viewport::PHONE, "#/", async |page| {
        for lesson in LESSONS.iter().skip(half).step_by(2) {
            page.goto_hash(&format!("#/lesson/{}", lesson.name)).await?;
            page.wait_for(HEADING).await?;
            let dots = page.count(".lesson-dots li").await?;
            for scene in 1..=dots {
                page.goto_hash(&format!("#/lesson/{}?scene={scene}", lesson.name))
                    .await?;
                let about = format!("{} scene {scene}", lesson.name);
                let is_here = "return document.querySelector('.lesson-dots li:nth-child(' + arguments[0] + ') [aria-current]') !== null";
                page.wait_until(&about, is_here, vec![scene.into()]).await?;
                let is_drawn = "return (document.querySelector('.lesson-stage .view')?.querySelectorAll('*').length ?? 0) > 10\
                    && [...document.querySelectorAll('.prose .value')].every(value => value.textContent !== '–')";
                page.wait_until(&about, is_drawn, vec![]).await?;
                assert_eq!(
                    page.count(".prose .field-error, .lesson-faults").await?,
                    0,
                    "{about}"
                );
                assert_eq!(
                    page.count(".lesson-stage [role=alert]").await?,
                    0,
                    "{about}"
                );
                let sideways = "return document.documentElement.scrollWidth <= innerWidth";
                page.wait_until(&about, sideways, vec![]).await?;
                nothing_scrolls_in_itself(page, &about).await?;
                // All scenes of a lesson have the same parts.
                if scene == 1 {
                    let faults = page.inaccessible_in_both_themes().await?;
                    assert_eq!(faults, [""; 0], "{about}");
                }
            }
        }
        Ok(())
    });
}

#[test]
fn experiments_are_added_to_the_lesson_that_is_written() {
    browse(
        "lesson_add",
        Viewport::DESKTOP,
        "#/war?games=500&view=cards",
        async |page| {
            page.wait_for("#files").await?;
            page.click("#files").await?;
            page.click("#add-to-lesson").await?;
            page.click("#added-to-lesson").await?;
            page.wait_for_text(".writer-preview #scene-heading", "A new scene")
                .await?;
            let text = "return document.querySelector('#lesson-text').value";
            let text = page.script(text, vec![]).await?;
            assert!(
                text.as_str().unwrap().contains("stage: war?games=500"),
                "{text}"
            );
            page.wait_for_text("#lesson-faults", "No problems found.")
                .await
        },
    );
}

#[test]
fn what_is_typed_is_never_run() {
    browse(
        "lesson_hostile",
        Viewport::DESKTOP,
        "#/write",
        async |page| {
            let hostile = "---\ntitle: <img src=x onerror=window.bad=1>\nlab: minimax\n---\n# <script>window.bad=1</script>\nstage: minimax\n\n<img src=x onerror='window.bad=1'> [x](javascript:window.bad=1) $\\text{<img src=x onerror=window.bad=1>}$ $\\href{javascript:window.bad=1}{x}$\n\n? <b>x</b>\n- <i>y</i> if true\n- <script>window.bad=1</script> if false\nwhy: <img src=x onerror=window.bad=1>\n";
            write(page, hostile).await?;
            page.wait_for_text(".writer-preview h1", "<script>").await?;
            page.wait_for_text(".writer-preview .prose", "<img src=x")
                .await?;
            page.wait_for(".writer-preview .tree-picture").await?;
            // Wherever the page is scrolled to, the stage lies over nothing that is asked.
            let bare = "const option = document.querySelector('.writer-preview .option');\
                        option.scrollIntoView({ block: 'start' });\
                        const { left, top, width, height } = option.getBoundingClientRect();\
                        return document.elementFromPoint(left + width / 2, top + height / 2) === option";
            page.wait_until("the stage above the question", bare, vec![])
                .await?;
            page.click(".writer-preview .option").await?;
            page.wait_for(".predict-verdict").await?;
            let harmless = "return window.bad === undefined && !document.querySelector('.writer img, .writer script, .writer a[href^=javascript]')";
            page.wait_until("nothing to be run", harmless, vec![]).await
        },
    );
}

/// Who is quicker than the machine need not answer twice.
#[test]
fn an_answer_before_the_result_is_checked_when_that_is_there() {
    let link = "#/lesson/what-alpha-beta-may-skip?scene=2";
    browse("lesson_early", Viewport::PHONE, "", async |page| {
        page.eval_before_load(&holding("/worker-", true)).await?;
        page.load(link).await?;
        page.wait_for(".lesson-question form input").await?;
        page.set_field(".lesson-question form input", "1").await?;
        page.click(".lesson-question form button").await?;
        page.wait_for_text(".lesson-question [role=status]", "still being computed")
            .await?;
        assert_eq!(page.count(".predict-verdict").await?, 0);
        page.script("window.isHeld = false", vec![]).await?;
        page.click("#again").await?;
        page.wait_for(".predict-verdict").await.map(drop)
    });
}

#[test]
fn links_that_hold_no_lesson_say_so() {
    browse("lesson_broken", Viewport::PHONE, "", async |page| {
        for (hash, sentence) in [
            (
                "#/lesson/nothing-of-the-kind",
                "There is no lesson “nothing-of-the-kind”.",
            ),
            ("#/lesson/..%2F..%2Findex", "There is no lesson"),
            ("#/lesson?text=~AAAA", "incomplete or damaged"),
            ("#/lesson", "incomplete or damaged"),
        ] {
            page.load(hash).await?;
            page.wait_for_text("#no-lesson", sentence).await?;
            page.click("#no-lesson a").await?;
            page.wait_for(".home").await?;
        }
        Ok(())
    });
}

/// The words of a lesson of ours are there before the program.
#[test]
fn words_come_before_the_program() {
    browse("lesson_words", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(&holding("/page-", false)).await?;
        page.load("#/lesson/what-alpha-beta-may-skip?scene=2")
            .await?;
        page.wait_for_text(
            "[data-loading=lesson] #content h1",
            "The window between alpha and beta",
        )
        .await?;
        assert_eq!(page.count("#scene-heading").await?, 0);
        page.wait_for_text("#loading", "Loading").await?;
        Ok(())
    });
}

/// A class reads the link from the projector.
#[test]
fn the_qr_code_leads_to_the_experiment_and_to_the_lesson() {
    browse("lesson_qr", Viewport::DESKTOP, "", async |page| {
        page.load("#/minimax?depth=2&seed=7").await?;
        page.click("#files").await?;
        page.click(".qr-button").await?;
        let address = page.text_of_code().await?;
        assert!(address.ends_with(&page.hash().await?), "{address}");
        page.load("#/write").await?;
        write(page, SAMPLE).await?;
        page.click(".qr-button").await?;
        let address = page.text_of_code().await?;
        let (_, link) = address.split_once('#').unwrap();
        page.load(&format!("#{link}")).await?;
        page.wait_for_text(HEADING, "Only scene").await?;
        // One too long says so.
        page.goto_hash("#/write").await?;
        // Letters that cannot be packed.
        let mut state = 1_u32;
        let letters = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from(b'0' + (state >> 26) as u8)
        });
        let letters: String = letters.take(9_000).collect();
        write(page, &format!("{SAMPLE}{letters}")).await?;
        page.click(".qr-button").await?;
        page.wait_for_text(".qr-dialog [role=alert]", "too long")
            .await
    });
}

#[test]
fn all_scenes_stand_on_one_page_for_paper() {
    browse(
        "lesson_sheet",
        Viewport::DESKTOP,
        "#/lesson/game-trees-by-hand?scene=3",
        async |page| {
            page.click("#show-sheet").await?;
            page.wait_for("#print-sheet").await?;
            let scenes = "return document.querySelectorAll('.lesson-sheet .lesson-scene').length";
            assert!(page.number(scenes, vec![]).await? >= 5.0);
            page.wait_until(
                "every picture and value",
                "return [...document.querySelectorAll('.lesson-sheet .lesson-stage')].every(stage => (stage.querySelector('.view')?.querySelectorAll('*').length ?? 0) > 10)\
                    && [...document.querySelectorAll('.lesson-sheet .value')].every(value => value.textContent !== '–')",
                vec![],
            )
            .await?;
            assert_eq!(page.faults_on_paper().await?, Vec::<String>::new());
            page.click("#close-sheet").await?;
            page.wait_for_text(HEADING, "Payoffs of any size").await?;
            assert_eq!(page.faults_on_paper().await?, Vec::<String>::new());
            Ok(())
        },
    );
}

#[test]
fn a_lesson_is_written_in_two_windows_beside_its_preview_and_travels_in_its_link() {
    browse(
        "lesson_writer",
        Viewport::DESKTOP,
        "#/write",
        async |page| {
            two_windows_write_one_draft(page).await?;
            a_lesson_is_written_beside_its_preview_and_travels_in_its_link(page).await
        },
    );
}

/// There is one draft in a browser, however many windows show it.
async fn two_windows_write_one_draft(page: &Page) -> Result<(), Failure> {
    write(page, SAMPLE).await?;
    page.wait_for_text(".writer-preview #scene-heading", "Only scene")
        .await?;
    // As the other window's letters arrive here.
    let other = "localStorage.setItem('saddlepoint.draft', JSON.stringify(arguments[0])); dispatchEvent(new StorageEvent('storage', { key: 'saddlepoint.draft' }))";
    let theirs = SAMPLE.replace("Only scene", "Of the other window");
    page.script(other, vec![theirs.into()]).await?;
    page.wait_for_text(".writer-preview #scene-heading", "Of the other window")
        .await
}

async fn a_lesson_is_written_beside_its_preview_and_travels_in_its_link(
    page: &Page,
) -> Result<(), Failure> {
    write(page, SAMPLE).await?;
    page.wait_for_text(".writer-preview #scene-heading", "Only scene")
        .await?;
    page.wait_for_text(".writer-preview [data-value='result.nodes']", "13")
        .await?;
    page.wait_for(".writer-preview math mfrac").await?;
    page.wait_for_text("#lesson-faults", "No problems found.")
        .await?;
    page.set_field(".writer-preview .prose select", "alpha-beta")
        .await?;
    page.wait_for_text(".writer-preview [data-value='result.nodes']", "11")
        .await?;
    what_is_wrong_is_named(page).await?;
    it_is_read(page).await
}

/// With its line, and the rest stays.
async fn what_is_wrong_is_named(page: &Page) -> Result<(), Failure> {
    write(
        page,
        &SAMPLE.replace("result.nodes} nodes", "result.knots} nodes"),
    )
    .await?;
    page.wait_for_text(".writer-preview .prose", "There is no “knots” in it")
        .await?;
    // What only a result shows.
    write(
        page,
        &SAMPLE.replace("{result.nodes}", "{sqrt(result.algorithm)}"),
    )
    .await?;
    page.wait_for_text("#lesson-faults", "is not a number")
        .await?;
    // In any scene, whether it is looked at or not.
    let another = "\n# Another\nstage: regret\n\nIt is {result.exploitable}.\n";
    write(page, &format!("{SAMPLE}{another}")).await?;
    page.wait_for_text("#lesson-faults", "There is no “exploitable” in it")
        .await?;
    write(page, &SAMPLE.replace("stage: minimax", "stage: chess")).await?;
    page.wait_for_text("#lesson-faults", "Line 6, column 1")
        .await?;
    page.click("#lesson-faults button").await?;
    let selected = "const field = document.activeElement; return field.value.slice(field.selectionStart, field.selectionEnd)";
    let selected = page.script(selected, vec![]).await?;
    assert_eq!(selected.as_str(), Some("stage: chess?step=0 | tree"));
    Ok(())
}

async fn it_is_read(page: &Page) -> Result<(), Failure> {
    write(page, SAMPLE).await?;
    page.reload().await?;
    page.wait_for_text(".writer-preview #scene-heading", "Only scene")
        .await?;
    page.click("#read-lesson").await?;
    page.wait_for_text(".lesson-title", "Of mine").await?;
    page.wait_for_text("[data-value='result.nodes']", "13")
        .await?;
    answer(page, "13").await?;
    page.wait_for_text(".lesson-question", "There are 13.")
        .await?;
    page.reload().await?;
    page.wait_for_text(".predict-verdict[data-right=true]", "Right.")
        .await
}

impl Page {
    /// The text of the code that is shown.
    async fn text_of_code(&self) -> Result<String, Failure> {
        self.wait_for(".qr-dialog[open] .qr-code path").await?;
        let body = "const code = document.querySelector('.qr-dialog[open] .qr-code'); return code.getAttribute('viewBox') + ' ' + code.querySelector('path').getAttribute('d')";
        let drawn = self.script(body, vec![]).await?;
        let numbers: Vec<i64> = drawn
            .as_str()
            .unwrap()
            .split(|letter: char| !letter.is_ascii_digit() && letter != '-')
            .filter_map(|number| number.parse().ok())
            .collect();
        let (frame, modules) = numbers.split_at(4);
        // Of each module its place and three strokes of length one.
        let dark: Vec<(i64, i64)> = modules.chunks(5).map(|m| (m[0], m[1])).collect();
        let (margin, scale) = (-frame[0], 3);
        let edge = (frame[2] * scale) as usize;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(edge, edge, |x, y| {
            let at = (x as i64 / scale - margin, y as i64 / scale - margin);
            if dark.contains(&at) { 0 } else { 255 }
        });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1);
        Ok(grids[0].decode().unwrap().1)
    }
}
