//! Every look at every lab, fresh and in its end, with all folds open: order, room, also with wider text, the accessibility guidelines in both themes.
//!
//! `cargo xtask test --slow`; `looks` is what there is time for otherwise.

use super::order;
use super::visit::each_lab;
use crate::labs::row::{Look, Row};
use crate::support::{Failure, Page, Viewport};

#[test]
#[ignore = "takes many minutes; run by `cargo xtask test --slow`"]
fn slow_looks_are_in_order_at_a_desk() {
    each_lab("slow_desk", Viewport::DESKTOP, async |page, row| {
        look_around(page, row, async |is_last| {
            let mut faults = order::at_a_desk(page, row).await?;
            faults.extend(page.cut_off_with_spacing().await?);
            faults.extend(if is_last {
                page.inaccessible_in_both_themes().await?
            } else {
                page.inaccessible().await?
            });
            Ok(faults)
        })
        .await
    });
}

#[test]
#[ignore = "takes many minutes; run by `cargo xtask test --slow`"]
fn slow_looks_have_room_on_a_telephone() {
    each_lab("slow_telephone", Viewport::PHONE, async |page, row| {
        look_around(page, row, async |is_last| {
            let mut faults = order::on_a_telephone(page).await?;
            faults.extend(page.cut_off_with_spacing().await?);
            if is_last {
                faults.extend(page.inaccessible_in_both_themes().await?);
            }
            Ok(faults)
        })
        .await
    });
}

/// Looks at each link of the table as it opens and, where it is run, at its end; `judge` is told whether that is the last of the link.
async fn look_around(
    page: &Page,
    row: &Row,
    judge: impl AsyncFn(bool) -> Result<Vec<String>, Failure>,
) -> Result<Vec<String>, Failure> {
    let mut faults = Vec::new();
    let mut note = |link: &str, when: &str, found: Vec<String>| {
        faults.extend(found.iter().map(|fault| format!("{link} {when}: {fault}")));
    };
    for look in row.looks {
        page.arrive(row, &Look::fresh(look.link)).await?;
        page.open_folds().await?;
        let goes_on = look.is_run || !look.then.is_empty();
        note(look.link, "fresh", judge(!goes_on).await?);
        if goes_on {
            page.close_folds().await?;
            page.go_to_the_end(row, look).await?;
            page.open_folds().await?;
            note(look.link, "in the end", judge(true).await?);
        }
    }
    Ok(faults)
}
