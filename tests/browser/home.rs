//! The first page: a tile for every lab, whose pictures are computed when they can be seen, and nothing moves.

use crate::support::{Failure, Page, Viewport, browse, holding};
use texts::{ENGLISH, OPENINGS};

/// Where everything stands, and how large it is: words and pictures.
const PLACES: &str = "window.scrollTo(0, 0);
    return [...document.querySelectorAll('main h1, main h2, main h3, main p, .tile, .tile-picture')].map(part => {
        const box = part.getBoundingClientRect();
        const words = part.matches('.tile, .tile-picture') ? part.className : part.innerText.slice(0, 20);
        return [words, box.left, box.top, box.width, box.height].join(' ');
    })";

/// Adds up how far things move that nobody has moved, as a part of the window.
const WATCH_SHIFTS: &str = "window.shift = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true })";
/// A tenth of what counts as good; HTML that comes in pieces moves a little.
const MAX_SHIFT: f64 = 0.01;
/// Bytes a second of the network, and how many times the processor is slower.
const BANDWIDTH: u32 = 100_000_000;
const SLOWER: u32 = 4;

impl Page {
    /// Scrolls to the tile of a lab and waits for its picture.
    async fn see_tile(&self, lab: &str) -> Result<(), Failure> {
        let tile = format!(".tile[data-lab='{lab}']");
        let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        self.script(scroll, vec![tile.as_str().into()]).await?;
        let found = "const tile = document.querySelector(arguments[0]);
            return !tile.querySelector('.sketch') && tile.querySelector('svg').querySelectorAll('path, rect, circle').length >= 2";
        let what = format!("the picture of {lab}");
        self.wait_until(&what, found, vec![tile.into()]).await
    }

    async fn sketches(&self) -> Result<usize, Failure> {
        self.count(".tile .sketch").await
    }
}

#[test]
fn every_lab_has_a_tile_with_its_question_and_a_live_picture() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        browse(&format!("tiles_{name}"), viewport, "#/", async |page| {
            page.wait_for("main[data-ready]").await?;
            let labs: Vec<_> = ENGLISH.shell.listed_labs().collect();
            assert_eq!(page.count(".tile").await?, labs.len());
            for lab in &labs {
                let tile = format!(".tile[data-lab='{}']", lab.key);
                page.wait_for_text(&tile, lab.name).await?;
                page.wait_for_text(&tile, lab.question).await?;
                page.see_tile(lab.key).await?;
            }
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            assert_eq!(page.headings_out_of_order().await?, Vec::<String>::new());
            // The whole tile is its link.
            let press = "const picture = document.querySelector('.tile[data-lab=war] .tile-picture');
                picture.scrollIntoView({ block: 'center' });
                const box = picture.getBoundingClientRect();
                document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2).click()";
            page.script(press, vec![]).await?;
            page.wait_for_text("main h1", "Watch a game of War").await
        });
    }
}

#[test]
fn what_is_out_of_sight_does_not_begin() {
    browse("tiles_out_of_sight", Viewport::PHONE, "#/", async |page| {
        page.wait_for("main[data-ready]").await?;
        page.see_tile("minimax").await?;
        page.wait_for_calm().await?;
        let waiting = page.sketches().await?;
        assert!(waiting >= 6, "{waiting} wait");
        page.see_tile("tuning").await?;
        assert!(page.sketches().await? >= 3, "what was passed over waits");
        Ok(())
    });
}

#[test]
fn nothing_moves_when_the_program_and_the_pictures_come() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        browse(&format!("no_shift_{name}"), viewport, "", async |page| {
            page.eval_before_load(&holding("/page-", false)).await?;
            page.load("").await?;
            page.wait_for_text("#loading", "Loading").await?;
            assert_eq!(page.count("main[data-ready]").await?, 0);
            let before = page.sentences(PLACES).await?;
            assert!(before.len() > 40, "{before:?}");
            // The script before it stays; this one comes after it.
            page.eval_before_load("window.isHeld = false").await?;
            page.load("").await?;
            page.wait_for("main[data-ready]").await?;
            page.see_tile("minimax").await?;
            let after = page.sentences(PLACES).await?;
            assert_eq!(before, after);
            // On a slow machine there are frames in which parts could be missing.
            page.eval_before_load(WATCH_SHIFTS).await?;
            page.slow_down(BANDWIDTH, 0, SLOWER).await?;
            page.load("").await?;
            page.wait_for("main[data-ready]").await?;
            page.wait_for("#opening[data-plays]").await?;
            page.wait_for_calm().await?;
            let shift = page.number("return window.shift", vec![]).await?;
            println!("{name}: layout shift {shift:.4}");
            assert!(shift < MAX_SHIFT, "{name}: layout shift {shift}");
            Ok(())
        });
    }
}

#[test]
fn nothing_moves_for_those_who_do_not_want_it() {
    let viewport = Viewport::DESKTOP.reduced_motion();
    browse("tiles_at_rest", viewport, "#/", async |page| {
        page.wait_for("main[data-ready]").await?;
        page.see_tile("minimax").await?;
        page.see_tile("regret").await?;
        let moving =
            "return document.getAnimations().filter(one => one.playState === 'running').length";
        assert_eq!(page.number(moving, vec![]).await?, 0.0);
        let tree = "return document.querySelector('.tile[data-lab=minimax] svg').innerHTML";
        let before = page.script(tree, vec![]).await?;
        // Longer than a step takes.
        tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
        assert_eq!(page.script(tree, vec![]).await?, before);
        Ok(())
    });
}

#[test]
fn pictures_are_held_still_at_the_press_of_a_button() {
    browse("held_still", Viewport::DESKTOP, "#/", async |page| {
        page.wait_for("main[data-ready]").await?;
        page.see_tile("minimax").await?;
        let tree = "return document.querySelector('.tile[data-lab=minimax] svg').innerHTML";
        let moves = "return document.querySelector('.tile[data-lab=minimax] svg').innerHTML !== arguments[0]";
        let before = page.script(tree, vec![]).await?;
        page.wait_until("a step", moves, vec![before]).await?;
        page.click("#hold-still").await?;
        page.wait_for("#hold-still[aria-pressed=true]").await?;
        let held = page.script(tree, vec![]).await?;
        // Longer than a step takes.
        tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
        assert_eq!(page.script(tree, vec![]).await?, held);
        page.click("#hold-still").await?;
        page.wait_until("a step", moves, vec![held]).await
    });
}

impl Page {
    /// Chooses an opening, by its place, and waits for its title.
    async fn choose_opening(&self, place: usize, title: &str) -> Result<(), Failure> {
        let dot = format!(".opening-dots li:nth-child({}) button", place + 1);
        self.click(&dot).await?;
        self.wait_for_text("#opening-heading", title).await
    }

    async fn wait_for_said(&self, words: &str) -> Result<(), Failure> {
        self.wait_for_text(".opening-said", words).await
    }
}

/// Bytes of the page and of all that it has fetched, before they are compressed on their way.
const FETCHED: &str = "const kinds = ['navigation', 'resource'];
    return kinds.flatMap(kind => performance.getEntriesByType(kind)).reduce((sum, entry) => sum + entry.decodedBodySize, 0)";

/// Compressed they are two fifths of that, 0.26 MB of the 0.3 that a first move may cost.
const MAX_FETCHED: f64 = 660_000.0;

#[test]
fn an_opening_is_played_before_the_page_is_there_and_stays_as_it_is() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("opening_first_{name}");
        browse(&name, viewport, "", async |page| {
            page.eval_before_load(&holding("/page-", false)).await?;
            page.load("").await?;
            page.wait_for("#opening[data-plays]").await?;
            page.click(".opening .column[data-column='3']").await?;
            page.wait_for_said("400 games").await?;
            let fetched = page.number(FETCHED, vec![]).await?;
            assert!(
                fetched > 100_000.0 && fetched < MAX_FETCHED,
                "{fetched} bytes"
            );
            assert_eq!(page.count("main[data-ready]").await?, 0);
            let focus = "document.querySelector('.opening .column[data-column=\"2\"]').focus()";
            page.script(focus, vec![]).await?;
            page.script("window.isHeld = false", vec![]).await?;
            page.wait_for("main[data-ready]").await?;
            page.wait_for(".opening .column[data-column='2']:focus")
                .await?;
            assert_eq!(page.count(".opening .stone").await?, 2);
            page.click(".opening .column[data-column='2']").await?;
            page.wait_until("two more stones", FOUR_STONES, vec![])
                .await?;
            // It is still there when one comes back.
            page.click(".opening-foot a").await?;
            page.wait_for(".lab h1").await?;
            page.script("history.back()", vec![]).await?;
            page.wait_until("the same stones", FOUR_STONES, vec![])
                .await
        });
    }
}

const FOUR_STONES: &str = "return document.querySelectorAll('.opening .stone').length === 4";

#[test]
fn without_the_program_of_the_openings_their_picture_stays_and_the_page_comes() {
    browse("opening_fails", Viewport::DESKTOP, "", async |page| {
        let failing = holding("/openings-", true);
        page.eval_before_load(&failing).await?;
        page.load("").await?;
        page.wait_for("main[data-ready]").await?;
        assert_eq!(page.count(".opening .column").await?, 5);
        assert_eq!(page.count("#opening[data-plays]").await?, 0);
        // A visitor who comes back later plays.
        page.script("window.isHeld = false; location.hash = '#/gallery'", vec![])
            .await?;
        page.wait_for(".gallery h1").await?;
        page.script("location.hash = '#/'", vec![]).await?;
        page.wait_for("#opening[data-plays]").await?;
        page.click(".opening .column[data-column='3']").await?;
        page.wait_for_said("400 games").await
    });
}

#[test]
fn an_opening_is_played_at_once_and_its_search_is_a_press_away() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        browse(&format!("opening_{name}"), viewport, "#/", async |page| {
            page.wait_for("main[data-ready]").await?;
            let in_sight = "const box = document.querySelector('.opening .board-back').getBoundingClientRect(); return box.bottom <= innerHeight";
            assert_eq!(
                page.script(in_sight, vec![]).await?,
                true,
                "the board is on the first screen"
            );
            page.click(".opening .column[data-column='3']").await?;
            page.wait_for_said("400 games").await?;
            assert_eq!(page.count(".opening .stone").await?, 2);
            assert_eq!(page.count(".opening .thought").await?, 5);
            assert_eq!(page.hash().await?, "#/");
            // The same search, in its lab.
            page.click(".opening-foot a").await?;
            page.wait_for_parameter("moves", "3").await?;
            page.wait_for(".lab h1").await?;
            page.wait_for_calm().await?;
            assert_eq!(page.count(".notices").await?, 0);
            Ok(())
        });
    }
}

#[test]
fn every_opening_answers_and_nothing_moves_from_one_to_the_next() {
    let words = &OPENINGS;
    browse("openings", Viewport::DESKTOP, "#/", async |page| {
        page.wait_for("main[data-ready]").await?;
        let place = "const box = document.querySelector('.opening').getBoundingClientRect(); return box.top + ' ' + box.height";
        let before = page.script(place, vec![]).await?;
        page.choose_opening(1, words.penalty.title).await?;
        page.slide(".opening input", 38).await?;
        page.wait_for_said("23/60").await?;
        assert_eq!(page.script(place, vec![]).await?, before);
        page.choose_opening(2, words.bluff.title).await?;
        page.click(".opening-buttons button").await?;
        page.wait_for_said("One hand").await?;
        assert_eq!(page.script(place, vec![]).await?, before);
        page.choose_opening(3, words.ultimatum.title).await?;
        page.click(".opening-buttons button:nth-child(2)").await?;
        page.wait_for_said("You keep nine").await?;
        assert_eq!(page.script(place, vec![]).await?, before);
        page.choose_opening(4, words.repeated.title).await?;
        for (button, total) in [
            (1, "= 69 points"),
            (2, "= 74 points"),
            (3, "Always defect gets most"),
        ] {
            page.click(&format!(".opening-buttons button:nth-child({button})"))
                .await?;
            page.wait_for_said(total).await?;
        }
        assert_eq!(page.count(".opening .move").await?, 62);
        assert_eq!(page.script(place, vec![]).await?, before);
        page.choose_opening(0, words.connect_four.title).await
    });
}

#[test]
fn a_course_has_a_plan_of_twelve_weeks() {
    browse("course", Viewport::PHONE, "#/", async |page| {
        page.wait_for("main[data-ready]").await?;
        page.click(".map a[href='#/course/microeconomics']").await?;
        page.wait_for_text("main h1", "Microeconomics").await?;
        assert_eq!(page.count(".course tbody tr").await?, 12);
        assert_eq!(page.without_room().await?, Vec::<String>::new());
        page.click(".courses a[href='#/course/evolutionary-biology']")
            .await?;
        page.wait_for_text("main h1", "Evolutionary biology")
            .await?;
        page.goto_hash("#/course/astrology").await?;
        page.wait_for_text("main [role=alert]", "astrology").await?;
        assert_eq!(
            page.count(".courses a").await?,
            ENGLISH.courses.courses.len()
        );
        Ok(())
    });
}
