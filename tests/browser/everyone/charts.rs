//! Charts in words: each has a name, what its points are can be read one by one, and the numbers stand in a table. `every_lab/small.rs` asks it of every lab.

use crate::support::{Failure, Page};

/// What is missing of the charts that are shown.
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

/// How many charts are shown, and what is missing of them.
pub async fn in_words(page: &Page) -> Result<(usize, Vec<String>), Failure> {
    let charts = page.count("svg.chart:not([aria-hidden=true])").await?;
    Ok((charts, page.sentences(CHARTS).await?))
}
