//! Exercises: values and cuts that are hidden until they have been said.

use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

#[test]
fn values_are_hidden_until_they_are_said() {
    let hash = "#/minimax?hide=values";
    browse("minimax_values", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        assert_eq!(page.counts(5).await?, ["", ""], "the result is hidden too");
        assert_eq!(page.count("#result").await?, 0);
        // It opens at the first question.
        page.wait_for_step(8).await?;
        page.press(Key::End).await?;
        page.wait_for_step(8).await?;
        page.wait_for_text(".prediction", "What value does node 1 return?")
            .await?;
        page.wait_for_tree("value(0) === '?' && value(1) === '?'")
            .await?;
        assert_eq!(page.story().await?[1], "", "the arithmetic would say it");
        answer(page, "two").await?;
        page.wait_for_text("#prediction-answer", "not a number")
            .await?;
        answer(page, "2").await?;
        page.wait_for_text("#prediction-answer", "more than that")
            .await?;
        // What was said of one attempt goes with the next.
        page.click("#prediction").await?;
        page.keys("7").await?;
        page.wait_until(
            "the message to go",
            "return document.querySelector('#prediction-answer').innerText === ''",
            vec![],
        )
        .await?;
        answer(page, "abc").await?;
        page.wait_for_text("#prediction-answer", "not a number")
            .await?;
        answer(page, "12").await?;
        page.wait_for_text("#prediction-answer", "less than that")
            .await?;
        answer(page, "3").await?;
        page.wait_for_step(9).await?;
        page.wait_for_tree("value(1) === '3' && value(0) === '?'")
            .await?;
        page.wait_for_text("#prediction-score", "0 of 1").await?;
        page.wait_for_text("#prediction-answer", "Right: node 1 returns 3.")
            .await?;
        // A reload takes neither answers nor score.
        page.reload().await?;
        page.wait_for_searches().await?;
        page.wait_for_text("#prediction-score", "0 of 1").await?;
        page.wait_for_tree("value(1) === '3' && value(0) === '?'")
            .await?;
        page.press(Key::End).await?;
        page.wait_for_text(".prediction", "node 2").await?;
        answer(page, "2").await?;
        page.wait_for_text("#prediction-score", "1 of 2").await?;
        page.press(Key::End).await?;
        page.wait_for_text(".prediction", "node 3").await?;
        page.click("#give-up").await?;
        page.wait_for_tree("value(9) === '2'").await?;
        page.wait_for_text("#prediction-score", "1 of 3").await?;
        page.press(Key::End).await?;
        page.wait_for_text(".prediction", "the root").await?;
        answer(page, " 3,0 ").await?;
        page.wait_for_text("#prediction-score", "That was all of it. 2 of 4")
            .await?;
        page.wait_for_step(26).await?;
        page.wait_for_text("#result", "Value 3").await?;
        // Asked again from the start, nothing is known.
        page.set_field("#hide", "nothing").await?;
        page.wait_for_parameter("hide", "").await?;
        page.set_field("#hide", "values").await?;
        page.wait_for_step(8).await?;
        page.wait_for_text("#prediction-score", "No answer yet")
            .await
    });
}

async fn answer(page: &Page, text: &str) -> Result<(), Failure> {
    page.click("#prediction").await?;
    page.script("document.querySelector('#prediction').value = ''", vec![])
        .await?;
    page.keys(text).await?;
    page.keys("\u{E007}").await
}

#[test]
fn cuts_are_marked_and_checked() {
    let hash = "#/minimax?hide=cuts&algorithm=alpha-beta";
    browse("minimax_mark", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        page.wait_for_text(".prediction", "Click every branch")
            .await?;
        page.press(Key::End).await?;
        page.wait_for_step(0).await?;
        assert_eq!(
            page.counts(2).await?,
            ["0"],
            "how many there are is not told"
        );
        page.click_node(0, 7).await?;
        page.wait_for_tree("phase(7, 'cut')").await?;
        page.click_node(0, 4).await?;
        page.wait_for_tree("phase(4, 'cut')").await?;
        // A mark can be taken away again.
        page.click_node(0, 12).await?;
        page.wait_for_tree("phase(12, 'cut')").await?;
        page.click_node(0, 12).await?;
        page.wait_for_tree("!phase(12, 'cut')").await?;
        page.click("#check-cuts").await?;
        page.wait_for_text(
            "#prediction-score",
            "1 right, 1 missed, 1 marked but not cut.",
        )
        .await?;
        page.wait_for_step(23).await?;
        page.wait_for_tree("phase(7, 'cut') && phase(8, 'cut') && !phase(4, 'cut')")
            .await?;
        assert_eq!(page.counts(2).await?, ["1", "1"]);
        Ok(())
    });
}

#[test]
fn a_link_gives_a_class_the_same_exercise() {
    let hash = "#/minimax?game=exercise&seed=5";
    browse("minimax_exercise", Viewport::PHONE, hash, async |page| {
        page.wait_for_searches().await?;
        let first = leaves(page).await?;
        assert_eq!(first.len(), 8, "two branches on three levels: {first:?}");
        page.reload().await?;
        page.wait_for_searches().await?;
        assert_eq!(leaves(page).await?, first);
        page.click("#new-exercise").await?;
        page.wait_until(
            "another seed",
            "return !location.hash.endsWith('seed=5')",
            vec![],
        )
        .await?;
        page.wait_until(
            "another tree",
            "const values = [...document.querySelectorAll('.node.leaf .value')].map(value => value.textContent);\
             return values.length > 0 && values.join() !== arguments[0]",
            vec![first.join(",").into()],
        )
        .await?;
        page.back().await?;
        page.wait_for_parameter("seed", "5").await?;
        page.wait_until(
            "the first tree",
            "const values = [...document.querySelectorAll('.node.leaf .value')].map(value => value.textContent);\
             return values.join() === arguments[0]",
            vec![first.join(",").into()],
        )
        .await?;
        page.set_field("#parameter-difficulty", "hard").await?;
        page.wait_for_parameter("difficulty", "hard").await?;
        page.wait_for_searches().await
    });
}

/// The numbers at the leaves, from left to right.
async fn leaves(page: &Page) -> Result<Vec<String>, Failure> {
    let body = "return [...document.querySelectorAll('.node.leaf .value')].map(value => value.textContent)";
    let leaves = page.script(body, vec![]).await?;
    let leaves = leaves.as_array().cloned().unwrap_or_default();
    let text = |leaf: &serde_json::Value| leaf.as_str().unwrap_or_default().to_owned();
    Ok(leaves.iter().map(text).collect())
}
