//! The link and what was found are there again after a reload.

use crate::labs::row::Row;
use crate::support::{Failure, Page};
use std::time::{Duration, Instant};

/// Workers have answered again after this at the latest.
const ANSWERS: Duration = Duration::from_secs(15);

/// All that the lab says but for what also says how long it took.
const SAID: &str = "const main = document.querySelector('main').cloneNode(true);
main.querySelectorAll(arguments[0]).forEach(one => one.remove());
document.body.append(main);
const said = main.innerText;
main.remove();
return said;";

/// What is another after a reload of a page that shows the end of a lab's experiment.
pub async fn difference_after_reload(page: &Page, row: &Row) -> Result<Option<String>, Failure> {
    let before = moment(page, row.course.told).await?;
    page.reload().await?;
    page.wait_for(row.course.finished).await?;
    lasting_difference(page, &before, row.course.told).await
}

/// What is not as before, after the time that workers may need to answer again.
async fn lasting_difference(
    page: &Page,
    before: &str,
    but: &str,
) -> Result<Option<String>, Failure> {
    let begun = Instant::now();
    loop {
        page.wait_for_calm().await?;
        let found = difference(before, &moment(page, but).await?);
        if found.is_none() || begun.elapsed() > ANSWERS {
            return Ok(found);
        }
    }
}

/// The address, then what the lab says, line by line.
pub async fn moment(page: &Page, but: &str) -> Result<String, Failure> {
    let said = page.script(SAID, vec![but.into()]).await?;
    let hash = page.hash().await?;
    Ok(format!("{hash}\n{}", said.as_str().unwrap_or_default()))
}

/// The first line that is another one, if any is.
pub fn difference(before: &str, after: &str) -> Option<String> {
    let (mut before, mut after) = (before.lines(), after.lines());
    loop {
        match (before.next(), after.next()) {
            (None, None) => return None,
            (one, other) if one == other => {}
            (one, other) => return Some(format!("{one:?} is {other:?} after a reload")),
        }
    }
}
