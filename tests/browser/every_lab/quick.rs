//! No task holds the page's thread up: while a lab is opened, while a large experiment is run and stepped through.

use super::visit::each_lab;
use crate::support::{MAX_TASK, Page, Viewport};

#[test]
fn no_lab_holds_the_page_up() {
    each_lab("quick", Viewport::DESKTOP, async |page, row| {
        let arrive = async |page: &Page| page.arrive(row, &row.large).await;
        let longest = page.longest_task(row.lab, arrive).await?;
        let is_long = longest >= MAX_TASK;
        Ok(is_long
            .then(|| format!("a task of {longest} ms"))
            .into_iter()
            .collect())
    });
}
