//! Charts in words: each has a name, what its points are can be read one by one, and the numbers stand in a table.

use crate::labs;
use crate::support::{Viewport, browse};

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

#[test]
fn every_chart_is_named_and_has_its_numbers_in_a_table() {
    browse("charts_in_words", Viewport::DESKTOP, "", async |page| {
        let (mut faults, mut charts) = (Vec::new(), 0);
        for row in labs::LABS.iter().filter_map(|lab| lab.page.as_ref()) {
            page.arrive(row, &row.small).await?;
            page.open_folds().await?;
            charts += page.count("svg.chart:not([aria-hidden=true])").await?;
            let found = page.sentences(CHARTS).await?;
            faults.extend(found.iter().map(|fault| format!("{}: {fault}", row.lab)));
        }
        page.forgive_console().await?;
        assert!(charts > 10, "{charts} charts");
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
        Ok(())
    });
}
