//! Forms: help for keys and fingers, texts that cannot be read, everything in line.

use crate::support::{Key, Viewport, browse};
use experiments::LABS;

#[test]
fn help_is_reached_by_keys_and_is_no_stop_on_the_way_forward() {
    browse("forms_help", Viewport::DESKTOP, "", async |page| {
        page.load("#/tuning").await?;
        page.open_settings().await?;
        let field = "#parameter-evaluations";
        let help = "#parameter-evaluations-help";
        page.tab_to(field).await?;
        // On the way forward no "?" had the focus.
        page.chord(Key::Shift, Key::Tab).await?;
        let button = "[aria-controls='parameter-evaluations-help']";
        assert!(page.has_focus(button).await?);
        assert_eq!(page.text(help).await?, "", "not shown yet");
        page.press(Key::Enter).await?;
        page.wait_for(&format!("{button}[aria-expanded=true]"))
            .await?;
        let shown = page.text(help).await?;
        assert!(shown.contains("Allowed: a whole number"), "{shown}");
        page.press(Key::Tab).await?;
        assert!(page.has_focus(field).await?);
        page.press(Key::Tab).await?;
        assert_eq!(page.count(".help-button:focus").await?, 0);
        let described = page.attribute(field, "aria-describedby").await?;
        assert_eq!(described.as_deref(), Some("parameter-evaluations-help"));
        Ok(())
    });
}

/// News of a run draws the fields anew; what somebody is typing there stays, and is taken.
#[test]
fn what_is_typed_stays_while_a_run_goes_on() {
    browse("forms_typed", Viewport::DESKTOP, "", async |page| {
        let field = "[data-key=games]";
        page.load("#/war?games=1000000000").await?;
        page.begin().await?;
        page.wait_for("#run-status[data-state=running]").await?;
        let select =
            "const field = document.querySelector(arguments[0]); field.focus(); field.select()";
        page.script(select, vec![field.into()]).await?;
        let before = page.done_so_far().await?;
        page.keys("1234").await?;
        let more =
            "return Number(document.querySelector('#run-status').dataset.done) > arguments[0]";
        page.wait_until("news of the run", more, vec![before.into()])
            .await?;
        let value = "return document.querySelector(arguments[0]).value";
        assert_eq!(page.script(value, vec![field.into()]).await?, "1234");
        page.press(Key::Enter).await?;
        page.wait_for_parameter("games", "1234").await
    });
}

/// Whichever lab it is of: the place is marked and selected, and with the mistake mended the lab is there.
#[test]
fn a_text_that_cannot_be_read_is_mended_where_it_stands() {
    const SELECTED: &str = "const field = document.querySelector(arguments[0]); return field.value.slice(field.selectionStart, field.selectionEnd)";
    for (link, key, marked, still_wrong, mended, drawn) in [
        (
            "#/matrix?game=3:3,0;5:0,1:1",
            "game",
            "0",
            "3:3,0:5;5:0,1:x",
            "3:3,0:5;5:0,1:1",
            "#matrix table.payoffs",
        ),
        (
            "#/tree-game?game=1(2 3",
            "game",
            "",
            "1(2 3))",
            "1(2 3)",
            "#tree svg",
        ),
        (
            "#/tuning?problem=own&formula=x*zz",
            "formula",
            "zz",
            "x*(y",
            "x*y",
            ".tuning-map",
        ),
        (
            "#/minimax?tree=((3 12)(x 4))",
            "tree",
            "x",
            "((3 12)(5 4)",
            "((3 12)(5 4))",
            ".tree",
        ),
    ] {
        browse("wrong_text", Viewport::PHONE, link, async |page| {
            let field = format!("#wrong-{key}");
            page.wait_for(&field).await?;
            assert_eq!(page.text(".wrong-place mark").await?, marked, "{link}");
            assert_eq!(
                page.script(SELECTED, vec![field.clone().into()]).await?,
                marked
            );
            assert_eq!(page.count(".wrong-text").await?, 1);
            assert_eq!(page.without_room().await?, [""; 0]);
            assert_eq!(page.inaccessible_in_both_themes().await?, [""; 0]);
            let said = page.text(&format!("{field}-fault")).await?;
            page.set_field(&field, still_wrong).await?;
            page.click(".wrong-text button").await?;
            let is_new = "return document.querySelector(arguments[0]).textContent !== arguments[1]";
            let fault = format!("{field}-fault");
            page.wait_until("another sentence", is_new, vec![fault.into(), said.into()])
                .await?;
            page.wait_for_focus(&field).await?;
            page.set_field(&field, mended).await?;
            page.click(".wrong-text button").await?;
            page.wait_for(drawn).await?;
            assert_eq!(page.count(".wrong-text").await?, 0);
            page.wait_for_focus("#content").await
        });
    }
}

#[test]
fn help_is_reached_by_fingers() {
    browse(
        "forms_help_touch",
        Viewport::PHONE,
        "#/gallery",
        async |page| {
            for link in LABS {
                page.follow(&format!("#/{link}")).await?;
                page.open_settings().await?;
                page.wait_for(".parameter-form .field").await?;
                let unlabelled = "return [...document.querySelectorAll('.parameter-form .field')]\
                .filter(field => !field.querySelector('.help-button[aria-label]')).length";
                assert_eq!(page.number(unlabelled, vec![]).await?, 0.0, "{link}");
                page.click(".parameter-form .help-button").await?;
                let shown = page.text(".parameter-form .field-help").await?;
                assert!(shown.contains("Allowed"), "{link}: {shown}");
                page.click(".parameter-form .help-button").await?;
                assert_eq!(
                    page.text(".parameter-form .field-help").await?,
                    "",
                    "{link}"
                );
            }
            Ok(())
        },
    );
}

#[test]
fn on_a_telephone_nothing_is_cut_off_or_out_of_line() {
    browse(
        "forms_telephone",
        Viewport::PHONE,
        "#/minimax",
        async |page| {
            page.wait_for_searches().await?;
            let cut = "return [...document.querySelectorAll('.pseudo-code')].some(code => code.scrollWidth > code.clientWidth)";
            assert_eq!(page.script(cut, vec![]).await?, false);
            page.open_settings().await?;
            let beyond = "const inside = document.querySelector('.lab').getBoundingClientRect();
                return [...document.querySelectorAll('.toolbar button, .toolbar select, .presets a')].filter(one => {
                    const box = one.getBoundingClientRect();
                    return box.width === 0 || box.left < inside.left || box.right > inside.right + 1;
                }).length";
            assert_eq!(page.number(beyond, vec![]).await?, 0.0);
            Ok(())
        },
    );
}
