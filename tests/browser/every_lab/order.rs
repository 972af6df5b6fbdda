//! What is out of order in what a lab's page shows now, but for the accessibility guidelines, which take longer.

use experiments::LABS;
use texts::ENGLISH;

use crate::labs::row::Row;
use crate::support::{Failure, Page, Viewport};

/// Elements without words or a picture in them that have a ground: nothing else tells what they tell. Each with a number, for [`LOST`].
const MARKS: &str = "const ground = one => { const { backgroundColor, backgroundImage } = getComputedStyle(one);
  return backgroundImage !== 'none' || !/, 0\\)$|transparent/.test(backgroundColor); };
const seen = [...document.querySelectorAll('main *')].filter(one => !one.firstElementChild && one.textContent.trim() === ''
  && !one.closest('svg') && !one.matches('input, select, textarea, button, progress, canvas, img, video') && one.checkVisibility() && ground(one));
seen.forEach((one, number) => one.dataset.mark = number);
return seen.length";

/// Those of them that are as the page's ground now.
const LOST: &str = "const paper = getComputedStyle(document.body).backgroundColor;
return [...new Set([...document.querySelectorAll('[data-mark]')].filter(one => {
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(one);
  const is_bordered = boxShadow !== 'none' || parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
  return backgroundImage === 'none' && !is_bordered && (backgroundColor === paper || /, 0\\)$|transparent/.test(backgroundColor));
}).map(one => `${one.localName}.${one.className} in .${one.parentElement.className}`))]";

/// What is missing of the charts that are shown; how many there are.
const CHARTS: &str = "const faults = [];
const charts = [...document.querySelectorAll('svg.chart:not([aria-hidden=true])')].filter(one => one.checkVisibility());
charts.forEach(chart => {
  const name = chart.getAttribute('aria-label') ?? '';
  const wrong = what => faults.push(`${name || chart.outerHTML.slice(0, 120)}: ${what}`);
  if (name.trim() === '') wrong('without a name');
  if (!['img', 'slider', 'group', 'application', 'listbox'].includes(chart.getAttribute('role'))) wrong('without a role');
  if (chart.getAttribute('role') === 'slider' && !chart.getAttribute('aria-valuetext')) wrong('a slider that says nothing');
  const frame = chart.closest('.chart-frame');
  if (!frame) return wrong('without a frame');
  if (!frame.querySelector('figcaption')?.innerText.trim()) wrong('without a caption');
  if (!frame.querySelector('tbody tr')) wrong('without a table');
  if ([...frame.querySelectorAll('thead th')].some(cell => cell.textContent.trim() === '')) wrong('a column without a head');
});
return faults";

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

/// What of the charts that are shown is missing for those who do not see them: a name, and the numbers in a table. With how many charts
/// there are.
pub async fn charts_in_words(page: &Page) -> Result<(usize, Vec<String>), Failure> {
    let charts = page.count("svg.chart:not([aria-hidden=true])").await?;
    Ok((charts, page.sentences(CHARTS).await?))
}

/// What is told by its ground alone and loses it where the system's few colours stand in place of the page's (contrast themes). With how
/// many things are told so.
pub async fn without_ground(page: &Page) -> Result<(usize, Vec<String>), Failure> {
    let marks = page.number(MARKS, vec![]).await? as usize;
    page.show_as(Viewport::DESKTOP.forced_colours()).await?;
    let lost = page.sentences(LOST).await?;
    page.show_as(Viewport::DESKTOP).await?;
    Ok((marks, lost))
}

/// The title of a lab's window.
fn title_of(lab: &str) -> String {
    let lab = LABS.iter().find(|name| **name == lab).expect("a lab");
    (ENGLISH.shell.window)(Some(ENGLISH.shell.lab_name(lab)))
}
