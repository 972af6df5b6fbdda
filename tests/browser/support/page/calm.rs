//! Waiting until the page has finished drawing, and opening whatever is folded away on it.

use super::Page;
use crate::support::failure::Failure;

/// Resolves when nothing has changed for `still` milliseconds: parts of large pages are made one after the other. Where
/// something always changes, a few seconds are enough. `still` is longer than the page takes to describe what scrolls once that has been drawn.
const CALM: &str = "const still = 80, most = 3000;
return new Promise(calm => {
  let last = performance.now();
  const start = last;
  const watcher = new MutationObserver(() => { last = performance.now(); });
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  const look = () => {
    const now = performance.now();
    if (now - last < still && now - start < most) return setTimeout(look, 25);
    watcher.disconnect();
    calm(true);
  };
  setTimeout(look, still);
});";

/// Folds within folds, and folds that are made when another one is opened.
const MAX_DEPTH: usize = 4;

impl Page {
    /// Waits until nothing changes any more.
    pub async fn wait_for_calm(&self) -> Result<(), Failure> {
        self.script(CALM, vec![]).await?;
        Ok(())
    }

    /// Closes every fold.
    pub async fn close_folds(&self) -> Result<(), Failure> {
        let close = "document.querySelectorAll('details').forEach(fold => fold.open = false)";
        self.script(close, vec![]).await?;
        self.wait_for_calm().await
    }

    /// Closes the menus, which lie over other things.
    pub async fn close_menus(&self) -> Result<(), Failure> {
        let close = "document.querySelectorAll('details.menu').forEach(menu => menu.open = false)";
        self.script(close, vec![]).await.map(drop)
    }

    /// Opens every fold, and those that come with them.
    pub async fn open_folds(&self) -> Result<(), Failure> {
        let open = "const closed = document.querySelectorAll('details:not([open])');\
                    closed.forEach(fold => fold.open = true); return closed.length";
        for _ in 0..MAX_DEPTH {
            if self.number(open, vec![]).await? == 0.0 {
                break;
            }
            self.wait_for_calm().await?;
        }
        Ok(())
    }
}
