//! Several players: it opens on its chart, games of one choice have triangles, and it fits a telephone.

use crate::support::{Viewport, browse};

#[test]
fn it_opens_on_its_chart_and_says_what_is_promised() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("general_sum_{name}");
        browse(&name, viewport, "#/general-sum", async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for("#convergence svg.chart").await?;
            page.wait_for_text("#promise", "coarse correlated").await?;
            assert_eq!(page.count("#strategies table").await?, 3);
            // 4 cards and 4 situations each.
            assert_eq!(page.count("#strategies .strategy-share").await?, 48);
            assert_eq!(page.count("#payoffs li").await?, 3);
            assert_eq!(page.count("#paths").await?, 0);
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn shapleys_game_runs_in_triangles() {
    let link = "#/general-sum?game=shapley&start=random&starts=3&iterations=5000";
    browse(
        "general_sum_triangles",
        Viewport::DESKTOP,
        link,
        async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for_text("#closeness", "do not come close")
                .await?;
            page.wait_for("#paths svg.simplex.second").await?;
            assert_eq!(page.count("#paths svg.simplex").await?, 2);
            let corners =
                "return document.querySelector('#paths .simplex-frame').points.numberOfItems";
            assert_eq!(page.script(corners, vec![]).await?.as_u64(), Some(3));
            assert_eq!(page.count("#payoffs li:first-child .dot-value").await?, 3);
            // The second start is looked at without learning anything again.
            let path =
                "return document.querySelector('#paths .average-path').getAttribute('points')";
            let first = page.script(path, vec![]).await?;
            page.goto_hash(
                "#/general-sum?game=shapley&start=random&starts=3&iterations=5000&run=2",
            )
            .await?;
            page.wait_for_run("finished").await?;
            page.wait_for_text("#convergence", "Start 2 of 3").await?;
            assert_ne!(page.script(path, vec![]).await?, first);
            Ok(())
        },
    );
}
