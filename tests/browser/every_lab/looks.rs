//! Each link of every lab in its end, with all folds open, at a desk and on a telephone by turns: names, headings, ids and labels, room;
//! and of each lab one by the accessibility guidelines, in the light and in the dark by turns, and on paper.
//!
//! `slow_looks` looks at all links everywhere, which takes many times as long.

use super::order;
use super::visit::each_lab;
use crate::labs;
use crate::labs::row::{Look, Row};
use crate::support::{Failure, Page, Viewport};

/// Where one looks, by its turn.
const DESK: usize = 0;
const TELEPHONE: usize = 1;

#[test]
fn every_lab_is_in_order_at_a_desk() {
    each_lab("desk", Viewport::DESKTOP, async |page, row| {
        look_around(page, row, DESK, async || order::at_a_desk(page, row).await).await
    });
}

#[test]
fn every_lab_has_room_on_a_telephone() {
    each_lab("telephone", Viewport::PHONE, async |page, row| {
        look_around(page, row, TELEPHONE, async || {
            order::on_a_telephone(page).await
        })
        .await
    });
}

/// Every second link of a lab. One that is alone has its turn in both places.
fn turn(row: &Row, place: usize) -> impl Iterator<Item = &'static Look> {
    let first = place.min(row.looks.len() - 1);
    row.looks.iter().skip(first).step_by(2)
}

/// Whether a lab is seen in the dark here; in the other place it is the other way round.
fn is_dark(row: &Row, place: usize) -> bool {
    let mut labs = labs::LABS.iter();
    let number = labs.position(|lab| lab.name == row.lab);
    number.expect("a row of the table") % 2 == place
}

/// Looks at the end of each link that has its turn, at the last one with the guidelines.
async fn look_around(
    page: &Page,
    row: &Row,
    place: usize,
    judge: impl AsyncFn() -> Result<Vec<String>, Failure>,
) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    let mut looks = turn(row, place).peekable();
    page.load("#/gallery").await?;
    while let Some(look) = looks.next() {
        page.arrive_from_here(row, look).await?;
        page.open_folds().await?;
        let mut found = judge().await?;
        if looks.peek().is_none() {
            found.extend(page.inaccessible_in(is_dark(row, place)).await?);
            if place == DESK {
                found.extend(page.faults_on_paper().await?);
            }
        }
        faults.extend(found.iter().map(|fault| format!("{}: {fault}", look.link)));
    }
    Ok(faults)
}
