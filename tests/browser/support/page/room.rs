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

/// What cuts off its text with the spacing that readers may ask for: criterion 1.4.12 of the guidelines, in HTML, as it says.
const CUT_OFF_WITH_SPACING: &str = "const sheet = new CSSStyleSheet();
sheet.replaceSync(`body :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  body p { margin-bottom: 2em !important }`);
const { adoptedStyleSheets: before } = document;
document.adoptedStyleSheets = [...before, sheet];
const faults = [];
// The header shows the labs that have room, and all of them behind one button; its search has its whole name beside what is seen of it.
const shortened = '.lab-groups, .site-search-face';
const hasText = one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
for (const one of document.querySelectorAll('body :not(svg, svg *)')) {
  if (one.closest(shortened) || !hasText(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
  for (let box = one; box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    if (box.clientWidth <= 1 || box.clientHeight <= 1) break;
    const hides = how => how === 'hidden' || how === 'clip';
    const [its, around] = [one, box].map(part => part.getBoundingClientRect());
    const wide = hides(overflowX) && (its.right > around.right + 1 || (box === one && one.scrollWidth > one.clientWidth + 1));
    const high = hides(overflowY) && (its.bottom > around.bottom + 1 || (box === one && one.scrollHeight > one.clientHeight + 1));
    if (wide || high) faults.push(`cut off with text spacing: ${one.textContent.slice(0, 40)} in ${box.id || box.className || box.tagName}`);
    if (wide || high || position === 'fixed' || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') break;
  }
}
document.adoptedStyleSheets = before;
return faults;";

impl Page {
    /// What cuts off its text with the spacing that readers may ask for.
    pub async fn cut_off_with_spacing(&self) -> Result<Vec<String>, Failure> {
        self.sentences(CUT_OFF_WITH_SPACING).await
    }

    /// What has no room, in words; nothing where all is well.
    pub async fn without_room(&self) -> Result<Vec<String>, Failure> {
        self.sentences(WITHOUT_ROOM).await
    }
}
