//! From lab to lab: groups, and the labs of the open one; by keyboard, on a telephone.

use crate::support::{Failure, Key, Page, Viewport, browse};

const STRATEGIES: &str = ".shell-header nav a.lab-group[href^='#/racing']";

impl Page {
    /// What the navigation's links say of themselves, in their order.
    async fn navigation(&self, of: &str) -> Result<Vec<String>, Failure> {
        let body = "return [...document.querySelectorAll(arguments[0])].map(link => link.innerText).join('|')";
        let names = self.script(body, vec![of.into()]).await?;
        let names = names.as_str().unwrap_or_default();
        Ok(names.split('|').map(str::to_owned).collect())
    }

    /// Links of the navigation that are not wholly inside the window, or too low for a finger.
    async fn out_of_reach(&self, least: f64) -> Result<f64, Failure> {
        let body = "return [...document.querySelectorAll('.shell-header nav a')].filter(link => {
                const box = link.getBoundingClientRect();
                return box.left < 0 || box.right > document.documentElement.clientWidth || box.height < arguments[0];
            }).length";
        self.number(body, vec![least.into()]).await
    }
}

#[test]
fn labs_are_reached_through_their_groups_by_keyboard() {
    browse("navigation", Viewport::DESKTOP, "", async |page| {
        let groups = page
            .navigation(".shell-header nav .lab-groups > li > a")
            .await?;
        // Outside of all labs there is nothing else.
        assert_eq!(page.navigation(".shell-header nav a").await?, groups);
        page.tab_to(STRATEGIES).await?;
        page.press(Key::Return).await?;
        page.wait_for(".shell-header nav a[aria-current=page][href^='#/racing']")
            .await?;
        page.wait_for(".shell-header nav a.lab-group[aria-current=true]")
            .await?;
        assert_eq!(page.count(".shell-header nav a[aria-current]").await?, 2);
        let labs = page.navigation(".shell-header nav li li a").await?;
        assert!(labs.len() >= 6 && labs[0] == "Racing", "{labs:?}");
        page.tab_to(".shell-header nav a[href^='#/evolution']")
            .await?;
        page.press(Key::Return).await?;
        page.wait_for(".shell-header nav a[aria-current=page][href^='#/evolution']")
            .await?;
        page.wait_for("#run").await?;
        // A single row, calm.
        let height = "return document.querySelector('.shell-header').offsetHeight";
        let height = page.number(height, vec![]).await?;
        assert!(height < 64.0, "the header is {height} pixels high");
        assert_eq!(page.out_of_reach(20.0).await?, 0.0);
        // What another lab's page shows belongs to that lab.
        page.load("#/solve?moves=44").await?;
        page.wait_for(".shell-header nav a[aria-current=page][href^='#/mcts']")
            .await?;
        Ok(())
    });
}

#[test]
fn all_of_it_is_in_reach_on_a_telephone() {
    browse("navigation_telephone", Viewport::PHONE, "", async |page| {
        for link in ["", "#/evolution", "#/mcts", "#/minimax"] {
            page.load(link).await?;
            page.wait_for(".shell-header nav a").await?;
            assert_eq!(page.out_of_reach(38.0).await?, 0.0, "{link}");
        }
        Ok(())
    });
}
