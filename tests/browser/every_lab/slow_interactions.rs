//! How soon every lab answers: from a press or a key to the next picture, on a processor slowed fourfold.
//!
//! The browser tells it of each interaction by its Event Timing API, in steps of 8 ms. What is pressed are the tabs of
//! views, the sliders, and what the table of labs presses by keys. `cargo xtask test --slow`, on a machine that does
//! nothing else.

use super::visit::each_lab;
use crate::labs::row::Row;
use crate::support::{Failure, Key, Page, Viewport};

/// Milliseconds from an interaction to the next picture, at most.
const MAX_MILLISECONDS: f64 = 100.0;
/// As a telephone of the middle kind beside this machine.
const SLOWER: u32 = 4;
/// Bytes a second; pages come from this machine, and nothing is measured while they come.
const BANDWIDTH: u32 = 100_000_000;

/// Keeps the longest of what belongs to one interaction.
const WATCH: &str = "if (!window.interactions) {
  window.interactions = new Map();
  new PerformanceObserver(list => list.getEntries().filter(entry => entry.interactionId).forEach(entry => {
    const longest = window.interactions.get(entry.interactionId);
    if (longest && longest[0] >= entry.duration) return;
    const { target } = entry;
    const name = target ? target.id || target.getAttribute('aria-label') || target.textContent.trim().slice(0, 40) : '';
    window.interactions.set(entry.interactionId, [entry.duration, `${entry.name} ${name}`]);
  })).observe({ type: 'event', durationThreshold: 16, buffered: true });
}";

/// Numbers what can be seen of a kind, and returns how much that is.
const NUMBER: &str = "const all = [...document.querySelectorAll(arguments[0])].filter(one => one.offsetParent && !one.disabled);
  document.querySelectorAll('[data-number]').forEach(one => one.removeAttribute('data-number'));
  all.forEach((one, number) => { one.dataset.number = number; });
  return all.length";

/// Forgets what there was before.
const FORGET: &str = "window.interactions.clear()";

#[test]
#[ignore = "needs a machine that does nothing else; run by `cargo xtask test --slow`"]
fn slow_every_lab_answers_at_once() {
    each_lab("slow_interactions", Viewport::DESKTOP, async |page, row| {
        page.eval_before_load(WATCH).await?;
        page.arrive(row, &row.small).await?;
        page.slow_down(BANDWIDTH, 0, SLOWER).await?;
        let done = interact(page, row).await;
        page.slow_down(BANDWIDTH, 0, 1).await?;
        done
    });
}

/// Does all of it; what took too long.
async fn interact(page: &Page, row: &Row) -> Result<Vec<String>, Failure> {
    page.script(FORGET, vec![]).await?;
    let mut slow = Vec::new();
    for kind in ["main [role=tab]", "main input[type=range]"] {
        let count = page.number(NUMBER, vec![kind.into()]).await? as usize;
        for number in 0..count {
            page.number(NUMBER, vec![kind.into()]).await?;
            let css = format!("[data-number=\"{number}\"]");
            if page.count(&css).await? == 0 {
                continue;
            }
            page.click(&css).await?;
            page.wait_for_calm().await?;
            if kind.contains("range") {
                page.press(Key::Right).await?;
                page.wait_for_calm().await?;
            }
        }
    }
    slow.extend(worst(page, row.lab).await?);
    for look in row.by_keys {
        page.arrive_from_here(row, look).await?;
        slow.extend(worst(page, look.link).await?);
    }
    Ok(slow)
}

/// The longest since the last time, if it is too long.
async fn worst(page: &Page, what: &str) -> Result<Option<String>, Failure> {
    let body = "const [longest, name] = [...window.interactions.values()].sort((one, other) => other[0] - one[0])[0] ?? [0, ''];
      const count = window.interactions.size;
      window.interactions.clear();
      return [longest, name, count]";
    let answer = page.script(body, vec![]).await?;
    let longest = answer[0].as_f64().unwrap_or(f64::NAN);
    println!(
        "{what}: {longest} ms, {}, the longest of {}",
        answer[1], answer[2]
    );
    let is_slow = longest > MAX_MILLISECONDS;
    Ok(is_slow.then(|| format!("{what}: {longest} ms for {}", answer[1])))
}
