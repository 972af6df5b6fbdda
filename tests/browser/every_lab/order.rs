//! What is out of order in what a lab's page shows now, but for the accessibility guidelines, which take longer.

use experiments::LABS;
use texts::ENGLISH;

use crate::labs::row::Row;
use crate::support::{Failure, Page};

/// At a desk: room, names, headings, ids and labels, the window's title. Menus are closed afterwards.
pub async fn at_a_desk(page: &Page, row: &Row) -> Result<Vec<String>, Failure> {
    let mut faults = page.without_room().await?;
    let nameless = page.nameless().await?;
    faults.extend(
        nameless
            .iter()
            .map(|control| format!("without a name: {control}")),
    );
    faults.extend(page.headings_out_of_order().await?);
    faults.extend(page.lost_references().await?);
    let title = page.title().await?;
    if title != title_of(row.lab) {
        faults.push(format!("the title “{title}”"));
    }
    page.close_menus().await?;
    Ok(faults)
}

/// On a telephone, where only places differ.
pub async fn on_a_telephone(page: &Page) -> Result<Vec<String>, Failure> {
    let faults = page.without_room().await?;
    page.close_menus().await?;
    Ok(faults)
}

/// The title of a lab's window.
fn title_of(lab: &str) -> String {
    let lab = LABS.iter().find(|name| **name == lab).expect("a lab");
    (ENGLISH.shell.window)(Some(ENGLISH.shell.lab_name(lab)))
}
