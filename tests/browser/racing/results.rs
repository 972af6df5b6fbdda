//! Numbers, the calculator, files, and what is not allowed.

use crate::support::{Viewport, browse, native_result};

/// Links whose results are compared, byte for byte, between Chromium and the native program.
const COMPARED: [&str; 3] = [
    "racing?mean=0.52&epsilon=0.02&repeats=60&seed=7",
    "racing?race=ilebr-1&mean=0.3&epsilon=0.02&repeats=5&seed=7",
    "racing?contest=connect-four&first=tactical&second=random&epsilon=0.2&repeats=3&width=5&height=4",
];

#[test]
fn races_give_the_same_bytes_as_the_command_line() {
    browse("races_same_bytes", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for link in COMPARED {
            let (_, query) = link.split_once('?').unwrap();
            page.race(query).await?;
            let native = native_result(link, "json");
            assert_eq!(page.download("racing.json").await?, native, "{link}");
        }
        Ok(())
    });
}

#[test]
fn bound_exact_and_simulated_stand_beside_each_other() {
    browse(
        "bound_exact_simulated",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.race("repeats=100").await?;
            for (row, number) in [
                ("bound", "0.108407"),
                ("product", "0.100623"),
                ("exact", "0.100621"),
                ("exact", "45353.7"),
            ] {
                page.wait_for_text(&format!("#errors [data-row={row}]"), number)
                    .await?;
            }
            let simulated = page.text("#errors [data-row=simulated]").await?;
            assert!(simulated.contains('–'), "{simulated}");
            page.wait_for_text("#numbers", "8 to 213").await?;
            // The calculator asks for more races' worth of games than this; its race is one click away.
            page.set_field("#parameter-mean", "0.497").await?;
            page.begin().await?;
            page.wait_for_run("finished").await?;
            page.wait_for_text("#wanted", "293").await?;
            page.wait_for_text("#wanted [data-row=exactly]", "274")
                .await?;
            page.click("#race-with-delta").await?;
            page.wait_for_text("#numbers", "to 293, at most 85").await?;
            // For a small error the bound has no δ, and says why.
            page.load("#/racing?alpha=0.0145&repeats=2").await?;
            page.begin().await?;
            page.wait_for_run("finished").await?;
            page.wait_for_text(".why-not", "grows with the number of tests")
                .await?;
            assert_eq!(page.count("#wanted tbody tr").await?, 1);
            page.click("#race-with-exact-delta").await?;
            page.wait_for_text("#numbers", "at most").await
        },
    );
}

#[test]
fn what_is_not_allowed_is_explained_and_nothing_is_lost() {
    browse("races_not_allowed", Viewport::DESKTOP, "", async |page| {
        page.race("mean=0.9&epsilon=0.1&repeats=4").await?;
        for (field, wrong, allowed) in [
            ("delta", "1", "to 0.999"),
            ("epsilon", "0.5", "to 0.499"),
            ("repeats", "1000000", "100\u{202f}000"),
            ("mean", "-0.1", "from 0 to 1"),
        ] {
            page.set_field(&format!("#parameter-{field}"), wrong)
                .await?;
            page.wait_for_text(&format!("#parameter-{field}-error"), allowed)
                .await?;
        }
        page.wait_for_run("finished").await?;
        Ok(())
    });
}

#[test]
fn only_what_matters_to_the_contestants_is_asked() {
    browse("races_contestants", Viewport::DESKTOP, "", async |page| {
        page.load("#/racing").await?;
        page.wait_for("#parameter-mean").await?;
        assert_eq!(
            page.count("#parameter-first, #parameter-first_coin")
                .await?,
            0
        );
        page.load("#/racing?contest=connect-four").await?;
        page.wait_for("#parameter-first").await?;
        page.set_field("#parameter-first", "stockfish").await?;
        page.wait_for_text("#parameter-first-error", "“stockfish”")
            .await?;
        page.load("#/racing?contest=two-coins&first_coin=1&second_coin=1&epsilon=0.1&repeats=2")
            .await?;
        page.begin().await?;
        page.wait_for_run("finished").await?;
        page.wait_for_text("#verdict", "2ε apart").await
    });
}
