//! Numbers, the ending, files.

use crate::support::{Viewport, browse, native_result};

/// Links whose results are compared, byte for byte, between Chromium and the native program.
const COMPARED: [&str; 3] = [
    "tuning?problem=planet-wars&optimizer=ntbea,random,hill-climber,genetic,compact-genetic,ucb&evaluations=80&repeats=3&seed=7",
    "tuning?problem=own&space=x:-1..1%20by%200.25;y:0..3&formula=sin(x)*exp(-y)%2Blog(1%2By)^x&evaluations=60&repeats=2",
    "tuning?problem=agent&evaluations=6&repeats=2&finalists=0&fresh=2&simulations=10&opponent=tactical",
];

#[test]
fn searches_give_the_same_bytes_as_the_command_line() {
    browse("searches_same_bytes", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for link in COMPARED {
            let (_, query) = link.split_once('?').unwrap();
            page.tune(query).await?;
            let native = native_result(link, "json");
            assert_eq!(page.download("tuning.json").await?, native, "{link}");
        }
        Ok(())
    });
}

#[test]
fn optimizers_are_compared_and_the_ending_is_honest() {
    browse("optimizers_compared", Viewport::DESKTOP, "", async |page| {
        page.tune("optimizer=ntbea,random,ucb&evaluations=200&repeats=10")
            .await?;
        assert_eq!(page.count("#curves tbody tr").await?, 3);
        let mean = async |name: &str| {
            let body = "return Number(document.querySelector(`#curves [data-optimizer=${arguments[0]}]`).dataset.mean)";
            page.number(body, vec![name.into()]).await
        };
        assert!(mean("ntbea").await? > mean("random").await? + 1.0);
        page.wait_for_text("#final-verdict", "Fresh evaluations")
            .await?;
        page.wait_for_text("#promised", "fresh evaluations gave")
            .await?;
        // The four finalists, and what the search had found of the first.
        assert_eq!(page.count("#final-dots li").await?, 5);
        assert_eq!(page.count("#final-dots .dot-whisker").await?, 5);
        page.click("#final-numbers summary").await?;
        page.wait_for("#finalists tbody tr").await?;
        assert_eq!(page.count("#finalists tbody tr").await?, 4);
        assert_eq!(page.count("#final-races tbody tr").await?, 3);
        assert_eq!(page.count("#finalists tr[data-leads=true]").await?, 1);
        Ok(())
    });
}

/// Every tuple's visits are the evaluations of the moment looked at.
#[test]
fn the_model_is_taken_away_as_it_is_at_the_moment() {
    browse(
        "the_model_taken_away",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.keep_downloads().await?;
            page.tune("bits=4&evaluations=40&repeats=1&step=25").await?;
            let table = page.download("model.csv").await?;
            let visits = |tuple: &str| -> u32 {
                let rows = table
                    .lines()
                    .filter(|row| row.starts_with(&format!("{tuple},")));
                rows.map(|row| row.split(',').nth(2).unwrap().parse::<u32>().unwrap())
                    .sum()
            };
            assert_eq!(
                (visits("x1"), visits("x2 x4"), visits("x1 x2 x3 x4")),
                (25, 25, 25)
            );
            let model = page.download("model.json").await?;
            let model: serde_json::Value = serde_json::from_str(&model).unwrap();
            assert_eq!(model["evaluations"], 25);
            Ok(())
        },
    );
}

#[test]
fn the_space_is_listed_with_what_is_recommended() {
    browse("tuning_space", Viewport::DESKTOP, "", async |page| {
        page.tune("problem=hill&dimensions=3&values=4&evaluations=50&repeats=1&finalists=0")
            .await?;
        page.wait_for("#space-table tbody tr").await?;
        let column = "return [...document.querySelectorAll('#space-table tbody tr')].map(row => row.children[1].textContent).join(' ')";
        let listed = page.script(column, vec![]).await?;
        let recommended = page.attribute("#recommended", "data-point").await?;
        assert_eq!(listed.as_str().map(str::to_owned), recommended);
        assert_eq!(page.count("#space-table thead th").await?, 4);
        // Rules of a game say what they are.
        page.load("#/tuning?problem=aliens&evaluations=4&repeats=1&finalists=0&view=space")
            .await?;
        page.begin().await?;
        page.wait_for("#space-table tbody tr").await?;
        assert_eq!(page.count("#space-table thead th").await?, 5);
        page.wait_for_text("#space-table", "aliens").await
    });
}
