//! The look inside an iteration of the regret lab: its numbers, its moments in links, its keys.

use crate::support::{Failure, Key, Page, Viewport, browse, native_result};
use serde_json::Value;

/// How the page writes numbers.
fn number(text: &str) -> f64 {
    let text = text.replace('−', "-");
    text.trim()
        .parse()
        .unwrap_or_else(|_| panic!("{text} is a number"))
}

impl Page {
    /// Waits until the iteration with this number is there.
    async fn wait_for_iteration(&self, number: u64) -> Result<(), Failure> {
        let there = format!(
            "#inside[data-iteration='{number}'][data-loading=false] .tree-picture [data-node]"
        );
        self.wait_for(&there).await?;
        Ok(())
    }
}

#[test]
fn a_link_shows_the_same_moment_and_the_same_numbers_as_the_command_line() {
    let hash = "#/regret?iterations=100&variant=cfr-plus&look=10";
    browse("regret_moment", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_iteration(10).await?;
        // Before iteration 10 is after iteration 9.
        let native = native_result("regret?iterations=9&variant=cfr-plus", "json");
        let native: Value = serde_json::from_str(&native).expect("a result is JSON");
        let sets = native["result"]["information_sets"].as_array();
        let sets = sets.or_else(|| native["information_sets"].as_array());
        let sets = sets.expect("information sets").clone();
        let numbers = sets.iter().flat_map(|set| {
            let of = |name: &str| set[name].as_array().cloned().unwrap_or_default();
            let both = of("current_strategy")
                .into_iter()
                .zip(of("cumulative_regrets"));
            both.collect::<Vec<_>>()
        });
        // It is made when it is opened.
        assert_eq!(page.count("#all-numbers table").await?, 0);
        page.click("#all-numbers summary").await?;
        page.wait_for("#all-numbers table").await?;
        let body = "return [...document.querySelectorAll('#all-numbers tbody tr')]\
                    .map(row => [...row.querySelectorAll('td')].slice(1, 3).map(cell => cell.innerText))";
        let shown = page.script(body, vec![]).await?;
        let shown = shown.as_array().cloned().unwrap_or_default();
        assert_eq!(shown.len(), 24);
        for (shown, (strategy, regret)) in shown.iter().zip(numbers) {
            for (text, exact) in [(&shown[0], strategy), (&shown[1], regret)] {
                let text = text.as_str().unwrap_or_default();
                let exact = exact.as_f64().unwrap_or(f64::NAN);
                assert!((number(text) - exact).abs() <= 5.1e-5, "{text} for {exact}");
            }
        }
        page.click("#next-learning").await?;
        page.wait_for_parameter("step", "11").await?;
        let told = page.text("#iteration-story").await?;
        page.reload().await?;
        page.wait_for_iteration(10).await?;
        page.wait_for_text("#iteration-story", &told).await
    });
}

#[test]
fn keys_step_and_another_iteration_keeps_the_step() {
    let hash = "#/regret?iterations=100&look=10&step=11&view=arithmetic";
    browse("regret_keys", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_iteration(10).await?;
        page.press(Key::Right).await?;
        page.wait_for_parameter("step", "12").await?;
        page.press(Key::Left).await?;
        page.wait_for_parameter("step", "11").await?;
        page.click(".iteration-row [data-iteration='11']").await?;
        page.wait_for_iteration(11).await?;
        page.wait_for_parameter("look", "11").await?;
        page.wait_for_parameter("step", "11").await?;
        page.click(".iteration-row [data-iteration='100']").await?;
        page.wait_for_iteration(100).await?;
        // A button that has nothing left to do keeps the focus.
        assert!(
            page.has_focus(".iteration-row [aria-disabled='true']")
                .await?
        );
        page.set_field("#look", "7").await?;
        page.wait_for_iteration(7).await?;
        page.set_field("#look", "1000").await?;
        page.wait_for_iteration(100).await?;
        page.script("document.activeElement.blur()", vec![]).await?;
        page.press(Key::Home).await?;
        page.wait_for_parameter("step", "").await?;
        page.press(Key::End).await?;
        page.wait_for_text("#iteration-story", "The walk is over")
            .await
    });
}

#[test]
fn every_variant_is_told_to_its_end() {
    browse("regret_variants", Viewport::PHONE, "", async |page| {
        for variant in [
            "cfr",
            "cfr-plus",
            "discounted",
            "chance-sampling",
            "external-sampling",
            "outcome-sampling",
        ] {
            page.load(&format!(
                "#/regret?variant={variant}&simultaneous=on&look=3&step=16"
            ))
            .await?;
            page.wait_for_iteration(3).await?;
            page.wait_for("#formulas").await?;
            page.wait_for("#view-pseudo-code .pseudo-code .lit").await?;
            let without_room = page.without_room().await?;
            assert_eq!(without_room, Vec::<String>::new(), "{variant}");
        }
        Ok(())
    });
}

/// Anyone who points at a formula sees the line of the pseudo-code that it belongs to.
#[test]
fn a_formula_lights_its_line() {
    let hash = "#/regret?look=1&step=11";
    browse("regret_lit", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_text("#formulas", "R(fold)").await?;
        page.wait_for("#view-pseudo-code .pseudo-code").await?;
        page.script(
            "[...document.querySelectorAll('#formulas li')].find(line => line.innerText.startsWith('R(fold)'))\
             .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))",
            vec![],
        )
        .await?;
        page.wait_for(".pseudo-code [data-about~=code-regret][data-lit]")
            .await?;
        page.wait_for("#step-numbers [data-about~=regret-Jpb-0][data-lit]")
            .await?;
        assert_eq!(
            page.count(".pseudo-code [data-about~=code-settle][data-lit]")
                .await?,
            0
        );
        Ok(())
    });
}
