//! Runs, charts, reloads.

use crate::support::{Viewport, browse};

#[test]
fn kuhn_is_learned_to_its_end_and_there_after_a_reload() {
    browse("kuhn_is_learned", Viewport::DESKTOP, "", async |page| {
        page.open_regret("variant=cfr-plus").await?;
        // What costs little begins by itself.
        page.wait_for_run("finished").await?;
        let number = "return Number(document.querySelector('#learned').dataset[arguments[0]])";
        let exploitability = page.number(number, vec!["exploitability".into()]).await?;
        let value = page.number(number, vec!["value".into()]).await?;
        assert!((0.0..1e-3).contains(&exploitability), "{exploitability}");
        assert!((value + 1.0 / 18.0).abs() < 1e-3, "{value}");
        assert_eq!(page.count("#information-sets tbody tr").await?, 12);
        // The vertical axis has powers of ten.
        let powers = "return document.querySelector('#curves .chart').textContent.includes('10⁻')";
        page.wait_until("powers of ten", powers, vec![]).await?;
        page.reload().await?;
        page.wait_for_run("finished").await?;
        assert_eq!(
            page.number(number, vec!["exploitability".into()]).await?,
            exploitability
        );
        page.click("#curves .tabs button:nth-child(4)").await?;
        let named =
            "return document.querySelector('#curves').textContent.includes('value of the game')";
        page.wait_until("the line of the game's value", named, vec![])
            .await
    });
}

#[test]
fn two_variants_of_leduc_are_two_curves() {
    browse("leduc_two_variants", Viewport::DESKTOP, "", async |page| {
        page.learn("game=leduc&variant=cfr-plus&iterations=50&compare=linear")
            .await?;
        let lines = "#curves .chart.coloured:not(.legend-line) polyline.line";
        let names = page.text("#curves .legend").await?;
        assert!(
            names.contains("CFR+") && names.contains("Linear"),
            "{names}"
        );
        assert!(page.count(lines).await? >= 2);
        page.click("#curves .tabs button:nth-child(2)").await?;
        page.wait_for_text("#curves figcaption", "histories visited")
            .await?;
        assert!(page.count(lines).await? >= 2);
        // The table shows a page of the 288 information sets.
        assert_eq!(page.count("#information-sets tbody tr").await?, 24);
        page.wait_for_text("#shown", "288").await?;
        page.click("#later").await?;
        page.wait_for_text("#shown", "25 to 48").await?;
        page.click("#curves .tabs button:nth-child(3)").await?;
        page.wait_for_text("#curves figcaption", "computing time")
            .await?;
        assert!(page.count(lines).await? >= 2);
        Ok(())
    });
}

/// More walks, and the means of what is sampled are closer to what nothing is sampled of.
#[test]
fn sampled_regrets_close_in() {
    let hash = "#/regret?view=sampling&walks=10";
    browse("regret_sampling", Viewport::DESKTOP, hash, async |page| {
        page.wait_for("#sampled-dots .dot-truth").await?;
        let distance = async || {
            let body =
                "return Number(document.querySelector('#sampling-distance').dataset.distance)";
            page.number(body, vec![]).await
        };
        let few = distance().await?;
        page.click("#walks button:last-child").await?;
        page.wait_for_parameter("walks", "100000").await?;
        page.wait_for_text("#sampling-distance", "100\u{202f}000")
            .await?;
        let many = distance().await?;
        assert!(many * 8.0 < few, "{many} after {few}");
        page.click("#sampled-by button:last-child").await?;
        page.wait_for_parameter("sampled", "outcome").await?;
        page.wait_for("#sampling[aria-busy=false]").await?;
        // Where more is drawn, means are further off.
        let outcome = distance().await?;
        assert!(outcome > many, "{outcome} and {many}");
        Ok(())
    });
}
