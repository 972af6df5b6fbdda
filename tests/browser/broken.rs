//! Faults of the page's program: none leaves a white page, or one that only looks alive. Real faults, from a browser that fails the program.

use crate::support::{Failure, Page, Viewport, browse};

/// When `window.isPlanted()`, Yew can neither make nor copy the next element, which it panics at. What is said about that is made all the same.
const FAILING: &str = "window.isPlanted = () => false;
    for (const [of, name] of [[Document.prototype, 'createElement'], [Node.prototype, 'cloneNode']]) {
      const make = of[name];
      of[name] = function (...all) {
        if (!window.isPlanted()) return make.apply(this, all);
        window.isPlanted = () => false;
        throw new Error('planted');
      };
    }";

/// Only the program's own word, as where something catches what it throws.
const CAUGHT: &str = "for (const name of ['error', 'unhandledrejection'])
    addEventListener(name, (event) => event.stopImmediatePropagation());";

/// Programs of one function, which traps or calls itself for ever: nobody tells of that but the browser.
const FAULTS: &str = "const program = (...body) => {
      const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, body.length + 2, 1, body.length, ...body];
      return new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(code))).exports.f;
    };
    const [trap, recursion] = [program(0, 0, 11), program(0, 16, 0, 11)];";

/// The sentence is there, seen and read aloud, and has the focus; the page is that of `hash`.
async fn is_said(page: &Page, hash: &str) -> Result<(), Failure> {
    page.wait_for_text("#broken[role=alert]", "has stopped this page")
        .await?;
    page.wait_for_focus("#broken").await?;
    assert_eq!(page.count("#broken").await?, 1);
    assert_eq!(page.count("#loading").await?, 0);
    let link = "return document.querySelector('#broken input').value === location.href";
    assert_eq!(page.script(link, vec![]).await?, true);
    assert_eq!(page.hash().await?, hash);
    let in_window = "const box = document.querySelector('#broken').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && box.height > 80";
    assert_eq!(page.script(in_window, vec![]).await?, true);
    page.forgive_console().await.map(drop)
}

/// The way on leads to a page that works.
async fn leads_home(page: &Page) -> Result<(), Failure> {
    page.click("#broken a.primary").await?;
    page.wait_for("main[data-ready] h1").await?;
    assert_eq!(page.count("#broken").await?, 0);
    assert_eq!(page.hash().await?, "");
    Ok(())
}

#[test]
fn a_panic_is_said_over_what_is_left() {
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        browse("broken_later", viewport, "", async |page| {
            page.eval_before_load(FAILING).await?;
            page.load("#/matrix").await?;
            page.wait_for("svg.response-square").await?;
            page.wait_for_parts().await?;
            page.script("window.isPlanted = () => true; scrollTo(0, 400)", vec![])
                .await?;
            page.goto_hash("#/gallery").await?;
            is_said(page, "#/gallery").await?;
            let faults = page.inaccessible_in_both_themes().await?;
            assert_eq!(faults, [""; 0]);
            // Links lead on, though nobody follows them any more.
            page.goto_hash("#/war").await?;
            page.wait_for("#watched").await?;
            assert_eq!(page.count("#broken").await?, 0);
            Ok(())
        });
    }
}

#[test]
fn a_panic_before_anything_is_drawn_is_said() {
    browse("broken_first", Viewport::PHONE, "", async |page| {
        page.eval_before_load(FAILING).await?;
        let at_a_lab = "window.isPlanted = () => location.hash === '#/matrix' && !document.getElementById('loading')";
        page.eval_before_load(at_a_lab).await?;
        page.load("#/matrix").await?;
        is_said(page, "#/matrix").await?;
        leads_home(page).await
    });
}

#[test]
fn the_program_says_itself_that_it_panics() {
    browse("broken_caught", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(FAILING).await?;
        page.eval_before_load(CAUGHT).await?;
        page.load("#/gallery").await?;
        page.wait_for(".gallery a[href^='#/minimax']").await?;
        page.script("window.isPlanted = () => true", vec![]).await?;
        page.goto_hash("#/war").await?;
        is_said(page, "#/war").await
    });
}

#[test]
fn traps_are_said_and_what_is_harmless_is_not() {
    browse(
        "broken_trap",
        Viewport::DESKTOP,
        "#/gallery",
        async |page| {
            page.wait_for(".gallery a[href^='#/minimax']").await?;
            let harmless = "const thrown = (error) => dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
            thrown(new Error('of an extension')); thrown(null); thrown(new RangeError('too deep'));
            dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
            Promise.reject(new Error('of a script')); Promise.reject();
            return new Promise((done) => setTimeout(done, 100))";
            page.script(harmless, vec![]).await?;
            assert_eq!(page.count("#broken").await?, 0);
            for thrown in [
                "setTimeout(trap)",
                "Promise.resolve().then(trap)",
                "setTimeout(recursion)",
            ] {
                page.script(&format!("{FAULTS} {thrown}"), vec![]).await?;
                is_said(page, "#/gallery").await?;
                page.reload().await?;
                page.wait_for(".gallery a[href^='#/minimax']").await?;
            }
            Ok(())
        },
    );
}

/// Whatever is loaded breaks while something is kept: no reload helps until it is forgotten, and none happens by itself.
/// Browsers that fill in a field by themselves, and some extensions, send events that lack what those of people have.
#[test]
fn events_that_lack_their_properties_break_nothing() {
    const LACKING: &str = "for (const name of ['keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup', 'input', 'change'])
        for (const element of document.querySelectorAll('body, main *')) element.dispatchEvent(new Event(name, { bubbles: true }));";
    browse("broken_events", Viewport::DESKTOP, "", async |page| {
        for link in [
            "",
            "#/minimax",
            "#/matrix",
            "#/repeated",
            "#/regret",
            "#/lesson/game-trees-by-hand",
            "#/write",
        ] {
            page.load(link).await?;
            page.wait_for("main[data-ready] h1").await?;
            page.script(LACKING, vec![]).await?;
            assert_eq!(page.count("#broken").await?, 0, "{link}");
        }
        page.load("#/class/play/guess").await?;
        page.wait_for("#codes").await?;
        let fill = "const field = document.querySelector('#codes'); field.value = 'no code';
            field.dispatchEvent(new Event('input', { bubbles: true }))";
        page.script(fill, vec![]).await?;
        page.wait_until(
            "what is said about it",
            "return document.querySelector('#codes-said').textContent !== ''",
            vec![],
        )
        .await?;
        assert_eq!(page.count("#broken").await?, 0);
        Ok(())
    });
}

#[test]
fn what_is_kept_can_be_forgotten_where_it_breaks_the_page() {
    browse("broken_kept", Viewport::PHONE, "", async |page| {
        page.eval_before_load(FAILING).await?;
        let by_draft = "window.isPlanted = () => location.protocol === 'http:' && !!localStorage.getItem('saddlepoint.draft') && !document.getElementById('loading');
            window.loads = 1 + Number(sessionStorage.getItem('loads')); sessionStorage.setItem('loads', window.loads);";
        page.load("").await?;
        page.script("localStorage.setItem('saddlepoint.draft', '\"mine\"'); localStorage.setItem('other', 'theirs'); sessionStorage.removeItem('loads')", vec![]).await?;
        page.eval_before_load(by_draft).await?;
        page.load("#/war").await?;
        is_said(page, "#/war").await?;
        assert_eq!(
            page.count("#broken button").await?,
            1,
            "the link may be at fault"
        );
        page.reload().await?;
        is_said(page, "#/war").await?;
        assert_eq!(page.count("#broken button").await?, 2);
        page.click("#broken a.primary").await?;
        // The first page arrives whole; what it draws next is the picture of a tile that comes into sight.
        page.wait_for(".home .tile").await?;
        page.wait_for("main[data-ready]").await?;
        page.script("document.querySelector('.tile').scrollIntoView()", vec![])
            .await?;
        page.wait_for_text("#broken a.primary", "Reload").await?;
        page.wait_until(
            "the page without a link",
            "return location.hash === ''",
            vec![],
        )
        .await?;
        is_said(page, "").await?;
        assert_eq!(page.number("return window.loads", vec![]).await?, 3.0);
        let save = "const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => { window.saved = blob; return make.call(URL, blob); };
            addEventListener('click', (event) => event.preventDefault(), { once: true });
            document.querySelector('#broken a[download]').click();
            return window.saved.text()";
        let saved = page.script(save, vec![]).await?;
        let saved = saved.as_str().unwrap_or_default();
        assert!(
            saved.contains("mine") && !saved.contains("theirs"),
            "{saved}"
        );
        page.click("#broken .actions + p + .actions button").await?;
        page.wait_for("main[data-ready] h1").await?;
        assert_eq!(page.count("#broken").await?, 0);
        let left = "return [localStorage.getItem('saddlepoint.draft'), localStorage.getItem('other')].join()";
        assert_eq!(page.script(left, vec![]).await?, ",theirs");
        page.forgive_console().await.map(drop)
    });
}
