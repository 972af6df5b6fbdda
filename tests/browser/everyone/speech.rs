//! What screen readers are told while something is computed or played: few sentences, so that each can be heard to its end.

use crate::support::{Failure, Page, Viewport, browse};

/// Runs, and a game that is watched.
const LINKS: [(&str, &str); 8] = [
    ("regret?iterations=900000000", "#run"),
    ("tuning?problem=agent&evaluations=3000&repeats=4", "#run"),
    ("racing?race=lebr&repeats=100000", "#run"),
    ("war?games=1000000000", "#run"),
    ("evolution?generations=2000&algorithm=coevolution", "#run"),
    ("ladder?games=100000", "#run"),
    ("mcts?simulations=100000000&trees=8&nodes=50000", "#hint"),
    (
        "war?games=200&round=0",
        ".time-control button:nth-of-type(3)",
    ),
];

/// How long one listens, in seconds, and how many sentences may be heard in that time.
const LISTEN: f64 = 4.0;
const SENTENCES: f64 = 8.0;

/// Keeps what live regions say, as a screen reader would: where its text has changed, unless the part that changed is no live region.
const HEAR: &str = "const live = node => {
  const part = node.nodeType === 1 ? node : node.parentElement;
  const region = part?.closest('[aria-live], [role=status], [role=alert], [role=log]');
  return region && region.getAttribute('aria-live') !== 'off' ? region : null;
};
window.heard = [];
window.hearing?.disconnect();
window.hearing = new MutationObserver(changes => {
  const regions = new Set(changes.map(change => live(change.target)).filter(Boolean));
  regions.forEach(region => {
    const copy = region.cloneNode(true);
    copy.querySelectorAll('[aria-live=off]').forEach(part => part.remove());
    const text = copy.textContent.trim();
    if (region.said !== text) window.heard.push(`${region.id || region.className}: ${text}`);
    region.said = text;
  });
});
window.hearing.observe(document.body, { subtree: true, childList: true, characterData: true });";

async fn heard(page: &Page, seconds: f64) -> Vec<String> {
    tokio::time::sleep(std::time::Duration::from_secs_f64(seconds)).await;
    let said = page.sentences("return window.heard").await;
    said.expect("what was heard")
}

#[test]
fn runs_and_playback_say_little() {
    browse("speech", Viewport::DESKTOP, "", async |page| {
        let mut faults = Vec::new();
        for (link, begin) in LINKS {
            page.load(&format!("#/{link}")).await?;
            page.wait_for(begin).await?;
            // What the page itself says while it opens is another matter.
            page.wait_for_calm().await?;
            page.script(HEAR, vec![]).await?;
            page.click(begin).await?;
            let said = heard(page, LISTEN).await;
            println!("{link}: {said:?}");
            if said.len() as f64 > SENTENCES {
                faults.push(format!("{link}: {said:#?}"));
            }
        }
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
        chatter_is_noticed(page).await
    });
}

/// The rule is able to fail, and hears what is said.
async fn chatter_is_noticed(page: &Page) -> Result<(), Failure> {
    page.load("#/war").await?;
    page.wait_for("#run-status").await?;
    page.script(HEAR, vec![]).await?;
    let chatter = "let count = 0; setInterval(() => document.querySelector('#run-status').textContent = ++count, 50)";
    page.script(chatter, vec![]).await?;
    // However long a busy machine takes for so many.
    let is_heard = "return window.heard.length > arguments[0]";
    page.wait_until("more than is allowed", is_heard, vec![SENTENCES.into()])
        .await
}
