//! Forms: help for keys and fingers, numbers as people write them, everything in line.

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

#[test]
fn help_is_reached_by_fingers() {
    browse("forms_help_touch", Viewport::PHONE, "", async |page| {
        for link in LABS {
            page.load(&format!("#/{link}")).await?;
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
    });
}

#[test]
fn a_decimal_comma_is_understood() {
    browse("forms_comma", Viewport::PHONE, "#/mcts", async |page| {
        page.set_field("#parameter-c", "1,4").await?;
        page.wait_for_parameter("c", "1.4").await?;
        page.set_field("#parameter-c", "1,400").await?;
        page.wait_for("#parameter-c-error").await?;
        Ok(())
    });
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
