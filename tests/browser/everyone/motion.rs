//! Nothing moves for those who do not want it, also while something is computed. The first page has its own test in `home`.

use crate::support::{Failure, Page, Viewport, browse};

/// Links in which something moves for others: runs under way, playback, changes between positions.
const LINKS: [&str; 5] = [
    "regret?iterations=900000000",
    "tuning?problem=agent&evaluations=3000&repeats=4",
    "racing?race=lebr&repeats=100000",
    "mcts?simulations=100000000&trees=8&nodes=50000",
    "war?games=1000000000",
];

/// Names of animations and transitions that run, looked for again and again for a while.
const MOVING: &str = "const seen = new Set(), end = performance.now() + 1500;
return new Promise(done => {
  const look = () => {
    for (const one of document.getAnimations())
      if (one.playState === 'running') seen.add(`${one.animationName ?? one.transitionProperty} of ${one.effect.target.className}`);
    if (performance.now() < end) requestAnimationFrame(look); else done([...seen]);
  };
  look();
});";

async fn begin(page: &Page, link: &str) -> Result<(), Failure> {
    page.load(&format!("#/{link}")).await?;
    page.wait_for("#run, #hint").await?;
    let press = "(document.querySelector('#run') ?? document.querySelector('#hint')).click()";
    page.script(press, vec![]).await?;
    page.wait_for("[data-state=running]").await.map(drop)
}

#[test]
fn nothing_moves_while_something_is_computed() {
    let viewport = Viewport::DESKTOP.reduced_motion();
    browse("motion_runs", viewport, "", async |page| {
        for link in LINKS {
            let begun = begin(page, link).await;
            begun.map_err(|failure| failure.at(link))?;
            let moving = page.sentences(MOVING).await?;
            assert_eq!(moving, Vec::<String>::new(), "{link}");
        }
        // A move on a board.
        page.load("#/mcts?simulations=200&seed=5&person=both")
            .await?;
        page.click(".column.free[data-column='4']").await?;
        assert_eq!(page.sentences(MOVING).await?, Vec::<String>::new());
        // The rule is able to fail.
        let move_it = "document.querySelector('h1').animate({ opacity: [0, 1] }, { duration: 1000, iterations: 9 })";
        page.script(move_it, vec![]).await?;
        assert_eq!(page.sentences(MOVING).await?.len(), 1);
        Ok(())
    });
}
