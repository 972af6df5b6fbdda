//! The link and what was found are there again after a reload.

use super::visit::each_lab;
use crate::support::{Failure, Page, Viewport};

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
        page.wait_for_calm().await?;
        Ok(difference(&before, &moment(page, row.course.told).await?)
            .into_iter()
            .collect())
    });
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
