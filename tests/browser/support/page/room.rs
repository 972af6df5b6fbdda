//! Whether everything has room: nothing wider than the window, no number of a chart cut off.

use super::Page;
use crate::support::failure::Failure;

/// What one would have to scroll sideways for, or could not see even so.
///
/// Measured against what the page is laid out for: a telephone's `innerWidth` grows with what sticks out.
const WITHOUT_ROOM: &str = "const faults = [];
const width = document.documentElement.clientWidth;
const excess = document.documentElement.scrollWidth - width;
if (excess > 0) {
  const outside = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > width);
  const names = outside.slice(-3).map(one => one.id || one.className || one.tagName);
  faults.push(`${excess} pixels too wide, perhaps ${names.join(', ')}`);
}
for (const menu of document.querySelectorAll('details.menu[open] > :not(summary)')) {
  const box = menu.getBoundingClientRect();
  if (box.left < 0 || box.right > width) faults.push(`a menu from ${box.left} to ${box.right}`);
}
for (const text of document.querySelectorAll('figure svg text')) {
  // What is folded away has no place.
  if (!text.checkVisibility()) continue;
  const [of, all] = [text, text.ownerSVGElement].map(part => part.getBoundingClientRect());
  if (of.width === 0) continue;
  if (of.left < all.left - 0.5 || of.right > all.right + 0.5) faults.push(`cut off in a chart: ${text.textContent}`);
}
for (const card of document.querySelectorAll('.view.card')) {
  const { width: its } = card.getBoundingClientRect();
  if (width < 500 && its > 0 && its < 0.8 * width) faults.push(`a view ${its} pixels wide: ${card.dataset.view}`);
}
return faults;";

impl Page {
    /// What has no room, in words; nothing where all is well.
    pub async fn without_room(&self) -> Result<Vec<String>, Failure> {
        self.sentences(WITHOUT_ROOM).await
    }
}
