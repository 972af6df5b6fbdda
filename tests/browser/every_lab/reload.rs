//! The link and what was found are there again after a reload.

use super::visit::each_lab;
use crate::support::{Failure, Page, Viewport};
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

#[test]
fn every_lab_is_the_same_after_a_reload() {
    each_lab("reload", Viewport::DESKTOP, async |page, row| {
        page.arrive(row, &row.small).await?;
        let before = moment(page, row.course.told).await?;
        page.reload().await?;
        page.wait_for(row.course.finished).await?;
        Ok(Vec::from_iter(
            lasting_difference(page, &before, row.course.told).await?,
        ))
    });
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
