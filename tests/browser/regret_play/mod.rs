//! Playing against what the regret lab has learned.

use crate::support::{Failure, Key, Page, Viewport, browse};
use serde_json::Value;

impl Page {
    /// Opens the lab with these parameters and runs it.
    async fn sit_down(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/regret?{query}")).await?;
        self.begin().await?;
        self.wait_for("#run-status[data-state=finished]").await?;
        self.wait_for("#poker-table[data-state=waiting]").await?;
        Ok(())
    }

    /// Deals a hand and plays it to its end, each time with the action in this place of those that are legal.
    async fn play_a_hand(&self, place: usize) -> Result<(), Failure> {
        let hands = self.hands().await?;
        self.click("#next-hand").await?;
        let act = "const table = document.querySelector('#poker-table');\
                   if (Number(table.dataset.hands) > arguments[0]) return true;\
                   const legal = table.querySelectorAll('[data-action][aria-disabled=false]');\
                   legal[Math.min(arguments[1], legal.length - 1)]?.click(); return false";
        self.wait_until("the hand to end", act, vec![hands.into(), place.into()])
            .await?;
        self.wait_for("#poker-table[data-state=over]").await?;
        Ok(())
    }

    /// Hands that are over.
    async fn hands(&self) -> Result<f64, Failure> {
        let body = "return Number(document.querySelector('#poker-table').dataset.hands)";
        self.number(body, vec![]).await
    }

    /// The score in total, and what the last hand brought.
    async fn total_and_last(&self) -> Result<(f64, f64), Failure> {
        let body = "const cell = document.querySelector('#hands tbody tr').querySelectorAll('td')[3];\
                    return [document.querySelector('#score-total'), cell].map(one => Number(one.innerText.replace('−', '-')))";
        let both = self.script(body, vec![]).await?;
        let of = |index: usize| both[index].as_f64().unwrap_or(f64::NAN);
        Ok((of(0), of(1)))
    }
}

#[test]
fn hands_of_kuhn_poker_add_up() {
    browse("play_kuhn", Viewport::DESKTOP, "", async |page| {
        page.sit_down("iterations=500&seed=3").await?;
        let mut total = 0.0;
        for hand in 0..6 {
            page.play_a_hand(hand % 2).await?;
            let (score, last) = page.total_and_last().await?;
            assert!([1.0, 2.0].contains(&last.abs()), "{last} antes");
            total += last;
            assert_eq!(score, total);
            // Now both cards are seen.
            assert_eq!(page.count(".felt .card-back").await?, 0);
            assert_eq!(page.count(".felt .playing-card .face").await?, 2);
        }
        assert_eq!(page.hands().await?, 6.0);
        page.wait_for_text("#score-mean", " to ").await?;
        // The score is there again after a reload, and play goes on.
        page.reload().await?;
        page.wait_for("#poker-table[data-hands='6'][data-state=waiting]")
            .await?;
        page.play_a_hand(0).await?;
        assert_eq!(page.hands().await?, 7.0);
        let said = page.text("#coach").await?;
        assert!(said.contains("cost") || said.contains("no price"), "{said}");
        page.click("#has-coach").await?;
        assert_eq!(page.count("#coach").await?, 0);
        // Another opponent, another score.
        page.set_field("select.in-sentence[aria-label=Variant]", "cfr-plus")
            .await?;
        page.wait_for("#poker-table[data-hands='0']").await?;
        Ok(())
    });
}

/// A hint names what wins most, and who takes a decision back plays on for nothing.
#[test]
fn a_hint_is_given_and_a_decision_taken_back() {
    browse("play_hint", Viewport::DESKTOP, "", async |page| {
        page.sit_down("iterations=500&seed=3").await?;
        page.set_field("#seat", "always first").await?;
        assert!(page.text("[data-action=pass]").await?.contains("check"));
        page.click("#next-hand").await?;
        page.wait_for("#poker-table[data-state=playing]").await?;
        assert_eq!(page.text("#hinted").await?, "");
        page.keys("h").await?;
        page.wait_for_text("#hinted", "wins most").await?;
        page.click("[data-action=bet]").await?;
        page.wait_for("#poker-table[data-state=over][data-hands='1']")
            .await?;
        page.keys("u").await?;
        page.wait_for("#poker-table[data-state=playing][data-hands='0']")
            .await?;
        page.wait_for_text("#taken-back", "does not count").await?;
        page.click("[data-action=bet]").await?;
        page.wait_for("#poker-table[data-state=over][data-hands='1']")
            .await?;
        assert_eq!(page.count("#score-hands").await?, 0);
        page.play_a_hand(0).await?;
        page.wait_for_text("#score-hands", "1").await
    });
}

#[test]
fn leduc_is_played_by_keyboard() {
    browse("play_leduc", Viewport::DESKTOP, "", async |page| {
        page.sit_down("game=leduc&variant=external-sampling&iterations=2000&seed=5")
            .await?;
        page.click("#next-hand").await?;
        page.wait_for("#poker-table[data-state=playing] .card-back")
            .await?;
        for _ in 0..4 {
            let over = "const table = document.querySelector('#poker-table');\
                        return table.dataset.state === 'over'";
            for _ in 0..8 {
                if page.script(over, vec![]).await? == Value::Bool(true) {
                    break;
                }
                page.keys("2").await?;
            }
            page.wait_for("#poker-table[data-state=over]").await?;
            page.keys("n").await?;
            page.wait_for("#poker-table[data-state=playing], #poker-table[data-state=over]")
                .await?;
        }
        assert!(page.hands().await? >= 4.0);
        // Keys are for fields where a field has the focus.
        page.click("input.in-sentence[data-key=iterations]").await?;
        page.press(Key::End).await?;
        let hands = page.hands().await?;
        page.keys("n2").await?;
        assert_eq!(page.hands().await?, hands);
        assert!(page.nameless().await?.is_empty());
        Ok(())
    });
}
