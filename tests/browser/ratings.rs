//! Ratings: learned as soon as somebody looks, shown with their errors, and taken to a search.

use crate::support::{Viewport, browse};

#[test]
fn what_is_learned_goes_into_a_ladder() {
    let link = "#/ratings?first=tactical&second=tactical&games=60&width=5&height=5";
    browse("ratings_learned", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.wait_for("#features [data-about=wins]").await?;
        page.wait_for("#foretold .dot-row").await?;
        assert_eq!(page.count("#ratings tbody tr").await?, 22);
        // Nobody gets five in a row here: such a feature has no dot, and its row says so.
        assert_eq!(page.count("#features [data-about=own-3]").await?, 0);
        page.wait_for("#feature-dots[aria-busy=false]").await?;
        let elo = page.text("#elo").await?;
        assert!(elo.split('/').count() > 10, "{elo}");
        page.click("#uses a").await?;
        page.wait_for("#standings tbody tr").await?;
        let agent = page.parameter("agent").await?;
        assert!(agent.contains(&elo), "{agent}");
        page.wait_for_parameter("width", "5").await
    });
}
