//! Pictures that the page opens on: strategies, the tree of a deal, time, mixtures, and what is asked about them.

use crate::support::{Failure, Key, Page, Viewport, browse};

/// The slider of the iterations.
const TIME: &str = "#moments input[type=range]";

impl Page {
    /// Waits until the strategies after this iteration are shown.
    async fn wait_for_moment(&self, iteration: &str) -> Result<(), Failure> {
        let there = format!("#strategy-board[data-iteration='{iteration}']");
        self.wait_for(&there).await?;
        Ok(())
    }

    /// A cell of the board, read aloud.
    async fn cell(&self, set: &str) -> Result<String, Failure> {
        let css = format!(".board-cell[data-set={set}]");
        Ok(self
            .attribute(&css, "aria-label")
            .await?
            .unwrap_or_default())
    }

    /// What the ends of the tree pay, from left to right.
    async fn ends(&self) -> Result<String, Failure> {
        let body = "return [...document.querySelectorAll('.deal-node.end')].map(end => end.innerText.trim()).join(' ')";
        let ends = self.script(body, vec![]).await?;
        Ok(ends.as_str().unwrap_or_default().to_owned())
    }
}

#[test]
fn the_page_opens_on_its_picture_and_iterations_are_time() {
    browse(
        "regret_opens",
        Viewport::DESKTOP,
        "#/regret",
        async |page| {
            it_opens_on_its_picture(page).await?;
            iterations_are_time(page).await
        },
    );
}

async fn it_opens_on_its_picture(page: &Page) -> Result<(), Failure> {
    // Nobody has pressed anything.
    page.wait_for_moment("37").await?;
    page.wait_for_text(".sentence", "37").await?;
    assert_eq!(page.count(".board-cell").await?, 12);
    let of_the_king = page.cell("K").await?;
    assert!(
        of_the_king.contains("in equilibrium 0\u{202f}% to 100\u{202f}%"),
        "{of_the_king}"
    );
    let of_the_queen = page.cell("Qb").await?;
    assert!(
        of_the_queen.contains("in every equilibrium 33\u{202f}%"),
        "{of_the_queen}"
    );
    let hands =
        "return [...document.querySelectorAll('.hand-card')].map(card => card.innerText).join('')";
    assert_eq!(page.script(hands, vec![]).await?, "KQJ");
    assert_eq!(page.count(".deal-node.decision").await?, 4);
    assert_eq!(page.ends().await?, "−1 −1 −2 +1 −2");
    // The sentence, the picture and time are on one screen.
    let bottom =
        "return document.querySelector('.stage-time').getBoundingClientRect().bottom - innerHeight";
    assert!(page.number(bottom, vec![]).await? <= 0.0);
    assert!(!page.text(".lab").await?.contains("Not begun"));
    Ok(())
}

async fn iterations_are_time(page: &Page) -> Result<(), Failure> {
    page.wait_for_moment("37").await?;
    let before = page.cell("Qpb").await?;
    page.press(Key::Right).await?;
    page.wait_for_moment("38").await?;
    page.wait_for_parameter("look", "38").await?;
    page.press(Key::Left).await?;
    page.wait_for_moment("37").await?;
    assert_eq!(page.cell("Qpb").await?, before);
    page.slide(TIME, 0).await?;
    page.wait_for_moment("1").await?;
    page.press(Key::End).await?;
    page.wait_for_moment("1000").await?;
    page.wait_for_parameter("look", "end").await?;
    // A link to a moment opens on it; one that is not kept shows the one before.
    page.load("#/regret?look=107").await?;
    page.wait_for_moment("100").await?;
    page.load("#/regret?iterations=20").await?;
    page.wait_for_moment("20").await
}

#[test]
fn sets_and_cards_are_chosen_in_the_pictures() {
    browse(
        "regret_chosen",
        Viewport::DESKTOP,
        "#/regret",
        async |page| {
            the_board_is_walked_with_arrow_keys(page).await?;
            a_set_is_looked_at_from_any_picture(page).await?;
            the_cards_of_the_deal_are_chosen(page).await?;
            the_lab_offers_its_lesson(page).await
        },
    );
}

async fn the_lab_offers_its_lesson(page: &Page) -> Result<(), Failure> {
    let offered = ".lesson-bar a[href='#/lesson/learning-from-regret']";
    page.wait_for(offered).await?;
    page.click(offered).await?;
    page.wait_for("#scene-heading").await
}

async fn a_set_is_looked_at_from_any_picture(page: &Page) -> Result<(), Failure> {
    page.wait_for_moment("37").await?;
    page.click(".board-cell[data-set=Qpb]").await?;
    page.wait_for_parameter("set", "Qpb").await?;
    page.wait_for_text("#set-line", "Q · check, bet").await?;
    page.wait_for_text("#set-line", "Regret for “call”").await?;
    page.wait_for(".deal-node.decision[aria-pressed=true]")
        .await?;
    page.click(".deal-node.decision.second").await?;
    page.wait_for_parameter("set", "Kp").await?;
    page.wait_for_text("#set-line", "K · check").await?;
    page.back().await?;
    page.wait_for_parameter("set", "Qpb").await?;
    page.click(".board-cell[data-set=Qpb]").await?;
    page.wait_for_parameter("set", "").await
}

async fn the_board_is_walked_with_arrow_keys(page: &Page) -> Result<(), Failure> {
    page.wait_for_moment("37").await?;
    // The tab key comes to one cell only.
    assert_eq!(page.count(".board-cell[tabindex='0']").await?, 1);
    page.tab_to(".board-cell[data-set=K]").await?;
    for (key, set) in [
        (Key::Right, "Kpb"),
        (Key::Down, "Qpb"),
        (Key::Left, "Q"),
        (Key::Up, "K"),
    ] {
        page.press(key).await?;
        page.wait_for_focus(&format!(".board-cell[data-set={set}]"))
            .await?;
    }
    // They are for the board then, not for time.
    page.wait_for_moment("37").await?;
    page.press(Key::Enter).await?;
    page.wait_for_parameter("set", "K").await
}

async fn the_cards_of_the_deal_are_chosen(page: &Page) -> Result<(), Failure> {
    page.wait_for("#deal-picture[data-deal=QK]").await?;
    page.set_field("#second-card", "J").await?;
    page.wait_for_parameter("deal", "QJ").await?;
    assert_eq!(page.ends().await?, "+1 −1 +2 +1 +2");
    // Who takes the other's card gives their own one.
    page.set_field("#first-card", "J").await?;
    page.wait_for_parameter("deal", "JQ").await?;
    page.back().await?;
    page.wait_for_parameter("deal", "QJ").await?;
    page.back().await?;
    page.wait_for_parameter("deal", "").await?;
    // A walk takes the tree along.
    page.load("#/regret?look=1&step=11").await?;
    page.wait_for("#deal-picture[data-deal=JQ] .deal-node.walk-end")
        .await?;
    assert!(page.count(".edge.walked").await? >= 2);
    Ok(())
}

/// The answer is what the run does next.
#[test]
fn what_comes_next_is_predicted_and_then_seen() {
    let hash = "#/regret?set=Qpb&look=20";
    browse("regret_asking", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_text(".predict-question", "Q · check, bet")
            .await?;
        page.click(".predict .actions button:nth-child(1)").await?;
        page.wait_for(".predict[data-answered=true]").await?;
        let said = page.text(".predict-verdict").await?;
        let shares = said.split("goes from ").nth(1).unwrap_or_default();
        let (before, after) = shares.split_once(" to ").unwrap_or_default();
        let after = after.trim_end_matches('.');
        assert!(
            page.cell("Qpb").await?.contains(&format!("now {before}")),
            "{said}"
        );
        page.reload().await?;
        page.wait_for(".predict[data-answered=true]").await?;
        page.press(Key::Right).await?;
        page.wait_for_moment("21").await?;
        let cell = page.cell("Qpb").await?;
        assert!(cell.contains(&format!("now {after}")), "{said}: {cell}");
        // The next one is another question.
        page.wait_for(".predict[data-answered=false]").await?;
        Ok(())
    });
}

#[test]
fn leduc_has_a_board_for_every_round() {
    let hash = "#/regret?game=leduc&iterations=20";
    browse("regret_rounds", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_moment("20").await?;
        assert_eq!(page.count(".board-cell").await?, 18);
        page.set_field("#round", "crcK").await?;
        page.wait_for_parameter("round", "crcK").await?;
        page.wait_for(".board-cell[data-set=JcrcK]").await?;
        assert_eq!(page.count(".board-cell").await?, 18);
        page.wait_for(".deal-node.end").await?;
        assert_eq!(page.count(".next-card").await?, 0);
        // Both Kings are dealt, so none comes.
        page.load("#/regret?game=leduc&iterations=20&round=crcK&deal=KK")
            .await?;
        page.wait_for_text("#impossible-deal", "no K left").await?;
        // From the tree to the next card.
        page.load("#/regret?game=leduc&iterations=20").await?;
        page.click(".next-card").await?;
        page.wait_for(".board-cell[data-set=JccJ]").await?;
        page.wait_for_parameter("round", "ccJ").await
    });
}

#[test]
fn mixtures_move_among_all_there_are() {
    let hash = "#/regret?game=rock-paper-scissors&iterations=200";
    browse("regret_simplex", Viewport::DESKTOP, hash, async |page| {
        // It begins in equilibrium: that is said, with the way out.
        page.click("#begin-elsewhere").await?;
        page.wait_for_parameter("head_start", "1").await?;
        page.wait_for_run("finished").await?;
        let points = "return document.querySelector('#simplex-picture .current-path').getAttribute('points').split(' ').length";
        let at_37 = format!("{points} === 37");
        page.wait_until("the path to this moment", &at_37, vec![])
            .await?;
        page.slide(TIME, 99).await?;
        let at_100 = format!("{points} === 100");
        page.wait_until("the path to a later one", &at_100, vec![])
            .await?;
        assert_eq!(page.count(".matrix-cell").await?, 9);
        page.load("#/regret?game=matching-pennies&head_start=1&iterations=50")
            .await?;
        page.wait_for("#simplex-picture .average-end").await?;
        assert_eq!(page.count(".matrix-cell").await?, 4);
        Ok(())
    });
}

#[test]
fn a_bid_leads_to_the_board_of_its_answers() {
    let link = "#/regret?game=liars-dice&faces=3&iterations=100";
    browse("regret_bids", Viewport::PHONE, link, async |page| {
        page.wait_for(".board-cell").await?;
        // A die a row, a bid a column.
        assert_eq!(page.count(".board-cell").await?, 18);
        page.click("#board-next [data-set='1b12']").await?;
        page.wait_for_text("#board-past", "1-2").await?;
        page.wait_for_parameter("set", "1b12").await?;
        // The ways that were there are gone, the focus is not.
        page.wait_for_focus("#view-strategies").await?;
        assert_eq!(page.count(".board-cell").await?, 15);
        page.click("#board-past [data-set='1']").await?;
        page.wait_for("#board-next [data-set='1b12']").await?;
        assert_eq!(page.without_room().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn a_view_stands_alone_with_its_time() {
    browse("regret_views", Viewport::PHONE, "", async |page| {
        for (view, there) in [
            ("tree", "#deal-picture"),
            ("strategies", "#strategy-board"),
            ("exploitability", ".moment-curve-large polyline"),
            ("arithmetic", "#inside[data-iteration='37']"),
            ("pseudo-code", ".pseudo-code"),
            ("table", "#poker-table[data-state=waiting]"),
            ("numbers", "#information-sets"),
        ] {
            page.load(&format!("#/regret?view={view}")).await?;
            page.wait_for(there).await?;
            assert_eq!(page.count(".view").await?, 1, "{view}");
            page.wait_for("#moments").await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new(), "{view}");
        }
        Ok(())
    });
}
