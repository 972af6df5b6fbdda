//! Typed trees: one's own, and everything that can be wrong with them.

use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

const KEPT: &str = "((1 2)(3 4))";

/// A text, and what the page must say about it.
const FAULTS: [(&str, &str); 12] = [
    ("", "At character 1: there is no tree here"),
    ("   ", "At character 1: there is no tree here"),
    (
        "((1 2)(3 4)",
        "the bracket opened at character 1 is not closed",
    ),
    (
        "(1 2))",
        "At character 6: a closing bracket without an opening one",
    ),
    ("(1 ())", "At character 5: a node needs a number"),
    ("(1 2) 3", "At character 7: the tree has ended"),
    ("(1 two)", "“two” is a name without a node"),
    ("(1 2;3)", "At character 4: “2;3” is not a number"),
    ("(1 9e99)", "is not a number"),
    ("(1 ?(0.5:3 0.6:4))", "add up to 1.1, not to 1"),
    ("(1 ?(3 4))", "needs its probability"),
    ("(1 ?(2:3 0.5:4))", "“2” is not a probability"),
];

#[test]
fn a_typed_tree_is_drawn() {
    let viewport = Viewport::DESKTOP;
    browse(
        "minimax_typed",
        viewport,
        "#/minimax?step=7",
        async |page| {
            page.wait_for_searches().await?;
            type_tree(page, "(left:(3 12) right:?(0.25:8 0.75:(-4 2.5)))").await?;
            page.wait_for_parameter("step", "").await?;
            page.wait_until(
                "the new tree",
                "return document.querySelectorAll('.tree-picture [data-node]').length === 9",
                vec![],
            )
            .await?;
            page.wait_for("[data-node='4'].chance").await?;
            page.wait_for_searches().await?;
            page.press_time("To the end").await?;
            // 0.25 · 8 + 0.75 · min(−4, 2.5) = −1, and left gives 3.
            page.wait_for_tree("value(0) === '3' && value(4) === '−1'")
                .await?;
            page.wait_for_text("#result", "best move: “left”").await?;
            // Text of strangers is text.
            type_tree(page, "(<b>x:7 2)").await?;
            page.wait_until(
            "a name with brackets",
            "return [...document.querySelectorAll('.tree-picture .move')].some(name => name.textContent === '<b>x')",
            vec![],
        )
        .await?;
            assert_eq!(page.count(".tree-picture b").await?, 0);
            // Each time that somebody typed is a place to come back to, however many trees it made.
            page.back().await?;
            page.wait_for_parameter(
                "tree",
                "(left:(3%2012)%20right:%3F(0.25:8%200.75:(-4%202.5)))",
            )
            .await?;
            page.back().await?;
            page.wait_for_parameter("tree", "").await
        },
    );
}

#[test]
fn a_tree_that_is_none_is_told_with_its_place_and_changes_nothing() {
    let hash = "#/minimax?tree=((1 2)(3 4))&step=5";
    browse("minimax_faults", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        let address = page.hash().await?;
        for (text, said) in FAULTS {
            type_tree(page, text).await?;
            page.wait_for_text("#tree-fault", said).await?;
            page.wait_for("#tree-fault mark").await?;
            stays(page, &address).await?;
        }
        let marked = "return document.querySelector('#tree-fault mark').textContent";
        type_tree(page, "(1 two)").await?;
        page.wait_until(
            "the place to be marked",
            &format!("{marked} === 't'"),
            vec![],
        )
        .await?;
        type_tree(page, &format!("({}1{})", "(".repeat(120), ")".repeat(120))).await?;
        page.wait_for_text("#tree-fault", "more than 100 levels")
            .await?;
        type_tree(page, &"(1 ".repeat(50_000)).await?;
        page.wait_for_text("#tree-fault", "149999 characters")
            .await?;
        stays(page, &address).await?;
        // Thirty thousand different characters cannot be packed into a link.
        type_tree(page, &long_tree()).await?;
        page.wait_for_text("#tree-fault", "Nothing was changed")
            .await?;
        stays(page, &address).await?;
        type_tree(page, "(7 8)").await?;
        page.wait_until(
            "the fault to go",
            "return !document.querySelector('#tree-fault')",
            vec![],
        )
        .await?;
        page.wait_for_searches().await?;
        page.press_time("To the end").await?;
        page.wait_for_tree("value(0) === '8'").await
    });
}

#[test]
fn a_tree_is_drawn_while_it_is_typed() {
    let hash = "#/minimax?tree=((1 2)(3 4))&step=end";
    browse("minimax_typing", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        page.wait_for_tree("value(0) === '3'").await?;
        let entries = page.number("return history.length", vec![]).await?;
        page.click("#tree-text").await?;
        page.press(Key::End).await?;
        // The last bracket goes: no tree, said at the field, and the last one stays.
        page.press(Key::Backspace).await?;
        page.wait_for_text("#tree-fault", "is not closed").await?;
        page.wait_for("#tree-text[aria-invalid=true][aria-describedby=tree-fault]")
            .await?;
        assert_eq!(page.count(".tree-picture [data-node]").await?, 7, "{KEPT}");
        page.keys("(9 8))").await?;
        page.wait_until(
            "the third branch",
            "return document.querySelectorAll('.tree-picture [data-node]').length === 10",
            vec![],
        )
        .await?;
        assert_eq!(page.count("#tree-fault").await?, 0);
        assert!(page.has_focus("#tree-text").await?);
        let typed = page
            .script("return document.querySelector('#tree-text').value", vec![])
            .await?;
        assert_eq!(typed, "((1 2)(3 4)(9 8))");
        // All that was typed is one step in the history.
        let after = page.number("return history.length", vec![]).await?;
        assert_eq!(after, entries + 1.0);
        page.back().await?;
        page.wait_for_parameter("tree", "((1%202)(3%204))").await?;
        page.wait_until(
            "the text to follow",
            "return document.querySelector('#tree-text').value === '((1 2)(3 4))'",
            vec![],
        )
        .await
    });
}

/// A tree with ten thousand numbers that have nothing in common.
fn long_tree() -> String {
    let number = |index: u64| (index.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40).to_string();
    let numbers: Vec<String> = (1..=10_000).map(number).collect();
    format!("({})", numbers.join(" "))
}

/// As if it were typed: the tree is another one at once, and the field is left.
async fn type_tree(page: &Page, text: &str) -> Result<(), Failure> {
    let body = "const area = document.querySelector('#tree-text'); area.focus(); area.value = arguments[0];\
                area.dispatchEvent(new InputEvent('input', { bubbles: true })); area.blur()";
    page.script(body, vec![text.into()]).await?;
    Ok(())
}

/// The tree is the old one, and time still moves.
async fn stays(page: &Page, address: &str) -> Result<(), Failure> {
    assert_eq!(page.hash().await?, address);
    assert_eq!(page.count(".tree-picture [data-node]").await?, 7, "{KEPT}");
    page.scrub(6).await?;
    page.scrub(5).await
}
