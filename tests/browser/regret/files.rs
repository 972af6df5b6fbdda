//! Strategies out and in.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::support::{Failure, Page, Viewport, browse, native_result};

const LINK: &str = "regret?variant=cfr-plus&iterations=500";

/// Opens a strategy's file, as a visitor does.
async fn open(page: &Page, name: &str, content: &str) -> Result<(), Failure> {
    page.open_file_in("#open-strategy", name, content).await
}

/// What the command line prints, with its numbers as they stand there: a JSON reader rounds.
#[derive(Deserialize)]
struct Document {
    result: Outcome,
}

#[derive(Deserialize)]
struct Outcome {
    information_sets: Vec<Set>,
}

#[derive(Deserialize)]
struct Set {
    key: String,
    player: String,
    actions: Vec<String>,
    average_strategy: Vec<Box<RawValue>>,
}

/// The strategies of the command line's result, as the page writes them.
fn csv_of(result: &str) -> String {
    let document: Document = serde_json::from_str(result).expect("results are JSON");
    let mut csv = "information_set,player,action,probability\n".to_owned();
    for set in document.result.information_sets {
        for (action, number) in set.actions.iter().zip(&set.average_strategy) {
            let probability: f64 = number.get().parse().expect("probabilities are numbers");
            csv += &format!("{},{},{action},{probability}\n", set.key, set.player);
        }
    }
    csv
}

#[test]
fn strategies_are_saved_as_the_command_line_finds_them_and_opened_again() {
    browse("regret_files", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        page.load(&format!("#/{LINK}")).await?;
        page.begin().await?;
        page.wait_for_run("finished").await?;
        let native = native_result(LINK, "json");
        assert_eq!(page.download("regret.json").await?, native);
        let csv = page.download("strategy.csv").await?;
        assert_eq!(csv, csv_of(&native));
        open(page, "good.csv", &csv).await?;
        page.wait_for_text("#strategy-opened", "good.csv").await?;
        bad_files_are_explained_and_nothing_is_lost(page, &csv).await?;
        let json = page.download("strategy.json").await?;
        open(page, "good.json", &json).await?;
        page.wait_for_text("#strategy-opened", "good.json").await?;
        page.wait_for_text("#evaluations", "Loaded strategy")
            .await?;
        page.wait_for_text("#information-sets thead", "Loaded")
            .await?;
        page.click("[data-fix-loaded=second]").await?;
        page.wait_for_text("#locks-now", "Kb:1").await?;
        page.click("#forget-strategy").await?;
        page.wait_until(
            "the strategy to go",
            "return !document.querySelector('#forget-strategy')",
            vec![],
        )
        .await
    });
}

async fn bad_files_are_explained_and_nothing_is_lost(
    page: &Page,
    csv: &str,
) -> Result<(), Failure> {
    let bad = csv.replacen("J,first,pass,", "X,first,pass,", 1);
    let cases = [
        ("nonsense", "{\"a\":1}", "not a strategy"),
        ("column.csv", "a,b\n1,2\n", "is missing"),
        ("unknown.csv", &bad, "no information set"),
    ];
    for (name, content, sentence) in cases {
        open(page, name, content).await?;
        page.wait_for_text(".strategy-files [role=alert]", sentence)
            .await?;
        page.wait_for_text("#strategy-opened", "good.csv").await?;
    }
    page.wait_for_run("finished").await?;
    page.wait_for("#evaluations").await
}
