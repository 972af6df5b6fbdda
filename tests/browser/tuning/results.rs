//! Results and the model as files.

use crate::support::{Failure, Page, Viewport, browse, native_result};

/// Links whose results are compared, byte for byte, between Chromium and the native program.
const COMPARED: [&str; 3] = [
    "tuning?problem=planet-wars&optimizer=ntbea,random,hill-climber,genetic,compact-genetic,ucb&evaluations=80&repeats=3&seed=7",
    "tuning?problem=own&space=x:-1..1%20by%200.25;y:0..3&formula=sin(x)*exp(-y)%2Blog(1%2By)^x&evaluations=60&repeats=2",
    "tuning?problem=agent&evaluations=6&repeats=2&finalists=0&fresh=2&simulations=10&opponent=tactical",
];

#[test]
fn results_are_those_of_the_command_line_and_the_model_is_that_of_the_moment() {
    browse("tuning_taken_away", Viewport::DESKTOP, "", async |page| {
        searches_give_the_same_bytes_as_the_command_line(page).await?;
        the_model_is_taken_away_as_it_is_at_the_moment(page).await
    });
}

async fn searches_give_the_same_bytes_as_the_command_line(page: &Page) -> Result<(), Failure> {
    page.keep_downloads().await?;
    for link in COMPARED {
        let (_, query) = link.split_once('?').unwrap();
        page.tune(query).await?;
        let native = native_result(link, "json");
        assert_eq!(page.download("tuning.json").await?, native, "{link}");
    }
    Ok(())
}

/// Every tuple's visits are the evaluations of the moment looked at.
async fn the_model_is_taken_away_as_it_is_at_the_moment(page: &Page) -> Result<(), Failure> {
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
}
