//! Every look at every lab, with all folds open: names, headings, ids and labels, room, the accessibility guidelines in both themes.

use experiments::LABS;
use texts::ENGLISH;

use super::visit::each_lab;
use crate::labs::row::{Look, Row};
use crate::support::{Failure, Page, Viewport};

#[test]
fn every_lab_is_in_order_at_a_desk() {
    each_lab("desk", Viewport::DESKTOP, async |page, row| {
        look_around(page, row, async |is_last| {
            at_a_desk(page, row, is_last).await
        })
        .await
    });
}

#[test]
fn every_lab_has_room_on_a_telephone() {
    each_lab("telephone", Viewport::PHONE, async |page, row| {
        look_around(page, row, async |is_last| {
            on_a_telephone(page, is_last).await
        })
        .await
    });
}

/// What is wrong with what the page shows now; contrast in the other theme too where it `is_last` that the page shows of a link.
async fn at_a_desk(page: &Page, row: &Row, is_last: bool) -> Result<Vec<String>, Failure> {
    let mut faults = page.without_room().await?;
    let nameless = page.nameless().await?;
    faults.extend(
        nameless
            .iter()
            .map(|control| format!("without a name: {control}")),
    );
    faults.extend(page.headings_out_of_order().await?);
    faults.extend(page.lost_references().await?);
    page.close_menus().await?;
    faults.extend(if is_last {
        page.inaccessible_in_both_themes().await?
    } else {
        page.inaccessible().await?
    });
    let title = page.title().await?;
    if title != title_of(row.lab) {
        faults.push(format!("the title “{title}”"));
    }
    Ok(faults)
}

/// The same on a telephone, where only places differ.
async fn on_a_telephone(page: &Page, is_last: bool) -> Result<Vec<String>, Failure> {
    let mut faults = page.without_room().await?;
    if is_last {
        page.close_menus().await?;
        faults.extend(page.inaccessible_in_both_themes().await?);
    }
    Ok(faults)
}

/// The title of a lab's window.
fn title_of(lab: &str) -> String {
    let lab = LABS.iter().find(|name| **name == lab).expect("a lab");
    (ENGLISH.shell.window)(Some(ENGLISH.shell.lab_name(lab)))
}

/// Looks at each link of the table as it opens and, where it is run, at its end.
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
