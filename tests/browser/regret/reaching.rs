//! Everything in reach: on a telephone, by name.

use crate::support::{Viewport, browse};

const WIDE: [&str; 3] = [
    "iterations=100&compare=cfr-plus,outcome-sampling&seeds=2",
    "game=leduc&iterations=5&lock=second:uniform",
    "lock=K:0.3,Kb:1/3&iterations=50",
];

const OPEN: &str = "document.querySelectorAll('details').forEach(fold => fold.open = true)";

#[test]
fn nothing_sticks_out_on_a_telephone() {
    browse("regret_telephone", Viewport::PHONE, "", async |page| {
        for query in WIDE {
            page.learn(query).await?;
            // Not by its place: the buttons of the run may lie over it.
            let press = "document.querySelector('#information-sets .key').click()";
            page.script(press, vec![]).await?;
            page.wait_for("#selected").await?;
            page.script(OPEN, vec![]).await?;
            let excess = "return document.documentElement.scrollWidth - innerWidth";
            let excess = page.number(excess, vec![]).await?;
            assert!(excess <= 0.0, "{query}: {excess} pixels too wide");
            let cut_off = "return [...document.querySelectorAll('svg.chart text')].filter(text => {
                const [of, all] = [text, text.ownerSVGElement].map(part => part.getBoundingClientRect());
                return of.left < all.left - 0.5;
            }).map(text => text.textContent)";
            let cut_off = page.script(cut_off, vec![]).await?;
            assert_eq!(
                cut_off,
                serde_json::json!([]),
                "{query}: numbers of an axis"
            );
        }
        Ok(())
    });
}

#[test]
fn every_control_of_the_regret_lab_has_a_name() {
    browse("regret_names", Viewport::DESKTOP, "", async |page| {
        for query in WIDE {
            page.learn(query).await?;
            page.click("#information-sets .key").await?;
            page.wait_for("#selected").await?;
            page.script(OPEN, vec![]).await?;
            let nameless = page.nameless().await?;
            assert_eq!(nameless, Vec::<String>::new(), "{query}");
        }
        Ok(())
    });
}
