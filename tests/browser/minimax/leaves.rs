//! Leaves of a typed tree are given other values: pulled in the picture, typed, stepped with keys.

use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

/// Pulls a node by so many pixels upwards, in two movements, and lets go.
async fn pull(page: &Page, node: u32, up: i32) -> Result<(), Failure> {
    let body = "const shape = document.querySelector(`[data-node='${arguments[0]}'] .shape`);\
                const box = shape.getBoundingClientRect();\
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];\
                const send = (name, target, up) => target.dispatchEvent(new PointerEvent(name,\
                    { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y - up }));\
                const picture = document.querySelector('.tree-picture');\
                send('pointerdown', shape, 0);\
                send('pointermove', picture, arguments[1] / 2);\
                send('pointermove', picture, arguments[1]);\
                send('pointerup', picture, arguments[1])";
    page.script(body, vec![node.into(), up.into()]).await?;
    Ok(())
}

#[test]
fn leaves_are_pulled_and_changed_by_keyboard_and_what_follows_is_seen() {
    browse(
        "minimax_leaves",
        Viewport::DESKTOP,
        "#/minimax?step=end",
        async |page| {
            a_leaf_is_pulled(page).await?;
            a_leaf_is_changed_by_keyboard(page).await
        },
    );
}

async fn a_leaf_is_pulled(page: &Page) -> Result<(), Failure> {
    page.wait_for_searches().await?;
    page.wait_for_tree("value(2) === '3' && value(0) === '3'")
        .await?;
    let entries = page.number("return history.length", vec![]).await?;
    // Seven pixels are one step.
    pull(page, 2, 28).await?;
    page.wait_for_parameter("tree", "((7%2012%208)(2%204%206)(14%205%202))")
        .await?;
    page.wait_for_tree("value(2) === '7' && value(0) === '7'")
        .await?;
    assert_eq!(page.parameter("step").await?, "end", "the moment stays");
    let after = page.number("return history.length", vec![]).await?;
    assert_eq!(after, entries + 1.0, "one pull is one step back");
    page.back().await?;
    page.wait_for_parameter("tree", "").await?;
    page.wait_for_tree("value(2) === '3' && value(0) === '3'")
        .await?;
    pull(page, 2, 28).await?;
    page.wait_for_tree("value(2) === '7' && value(0) === '7'")
        .await?;
    page.chord(Key::Control, 'z').await?;
    page.wait_for_parameter("tree", "").await?;
    page.wait_for_tree("value(2) === '3' && value(0) === '3'")
        .await
}

async fn a_leaf_is_changed_by_keyboard(page: &Page) -> Result<(), Failure> {
    page.wait_for_searches().await?;
    page.click_node(0, 2).await?;
    page.wait_for("#leaf-value").await?;
    page.script("document.querySelector('.tree-picture').focus()", vec![])
        .await?;
    page.keys("\u{E007}").await?;
    page.wait_for("#leaf-value:focus").await?;
    page.press(Key::Up).await?;
    page.wait_for_parameter("tree", "((4%2012%208)(2%204%206)(14%205%202))")
        .await?;
    page.wait_for_tree("value(2) === '4' && value(0) === '4'")
        .await?;
    assert!(page.has_focus("#leaf-value").await?);
    // Inner nodes have no value of their own to be changed.
    page.click_node(0, 1).await?;
    page.wait_until(
        "the field to go",
        "return !document.querySelector('#leaf-value')",
        vec![],
    )
    .await
}
