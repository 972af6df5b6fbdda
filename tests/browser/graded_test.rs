//! The graded test: the picture of a hundred, an opponent that is pressed, its games, and the speed of the machine.

use crate::support::{Failure, Page, Viewport, browse};

const SMALL: &str =
    "#/graded-test?agent=uct(60)&games=4&first=1&last=41&step=8&smallest=5&largest=6";

#[test]
fn the_picture_is_walked_by_keys_and_an_opponent_is_pressed() {
    browse("graded_test", Viewport::DESKTOP, SMALL, async |page| {
        the_picture_is_walked_by_keys(page).await?;
        opponents_are_as_high_as_they_score(page).await
    });
}

async fn the_picture_is_walked_by_keys(page: &Page) -> Result<(), Failure> {
    page.wait_for_run("finished").await?;
    page.wait_for("#grades .whisker-dot").await?;
    let key = "
            const chart = document.querySelector('#grades');
            chart.focus();
            chart.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }));
            return document.activeElement === chart ? 1 : 0";
    for (pressed, grade) in [
        ("End", "41"),
        ("ArrowLeft", "33"),
        ("Home", "1"),
        ("ArrowRight", "9"),
    ] {
        assert_eq!(page.number(key, vec![pressed.into()]).await?, 1.0);
        page.wait_for_parameter("opponent", grade).await?;
        let said = format!("#grades[aria-valuetext^='{grade}:']");
        page.wait_for(&said).await?;
    }
    Ok(())
}

async fn opponents_are_as_high_as_they_score(page: &Page) -> Result<(), Failure> {
    page.wait_for_run("finished").await?;
    page.wait_for("#grades .whisker-dot").await?;
    assert_eq!(page.count("#grades .whisker-dot").await?, 6);
    assert_eq!(page.count("#standings tbody tr").await?, 6);
    page.wait_for_text("#verdict", "6 opponents").await?;
    page.wait_for_text("#certainty", "the long run").await?;
    // Dots are as high as the table says.
    let error = "
            const rows = [...document.querySelectorAll('#standings tbody tr')];
            const dots = [...document.querySelectorAll('#grades .whisker-dot .shape')];
            const line = document.querySelector('#grades .mark line').getBBox().y;
            return rows.filter((row, index) => {
                const share = parseFloat(row.children[2].textContent);
                const box = dots[index].getBBox();
                return share !== 90 && (box.y + box.height / 2 < line) !== (share > 90);
            }).length";
    assert_eq!(page.number(error, vec![]).await?, 0.0);
    an_opponent_is_pressed(page).await
}

/// The third from the left, pressed where it stands.
async fn an_opponent_is_pressed(page: &Page) -> Result<(), Failure> {
    let press = "
            const chart = document.querySelector('#grades');
            const dot = chart.querySelectorAll('.whisker-dot .shape')[2].getBoundingClientRect();
            chart.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: dot.x + dot.width / 2, clientY: dot.y }));";
    page.script(press, vec![]).await?;
    page.wait_for_parameter("opponent", "17").await?;
    page.wait_for("#opponent[data-grade='17']").await?;
    assert_eq!(page.count("#games tbody tr").await?, 4);
    page.wait_for("#game[data-game='4'] .board .cell").await?;
    page.click("#games tbody tr:nth-child(2) button").await?;
    page.wait_for_parameter("game", "2").await?;
    page.wait_for("#game[data-game='2']").await?;
    // Two in a row have the same board, and both players begin one of them.
    let pair = "
            const cells = [...document.querySelectorAll('#games tbody tr')].map(row => [...row.children].map(cell => cell.textContent));
            return Number(cells[0][1] === cells[1][1] && cells[0][2] === cells[1][2] && cells[0][3] !== cells[1][3])";
    assert_eq!(page.number(pair, vec![]).await?, 1.0);
    // Looking elsewhere is no other question.
    assert_eq!(page.count("#run-status[data-state=finished]").await?, 1);
    page.click("#step-through").await?;
    page.wait_for(".board").await?;
    Ok(())
}

#[test]
fn three_seconds_are_measured_here() {
    browse(
        "graded_test_speed",
        Viewport::DESKTOP,
        SMALL,
        async |page| {
            page.wait_for_run("finished").await?;
            page.click("#measure-speed").await?;
            page.wait_for("#speeds tbody tr:nth-child(2)").await?;
            let numbers = "
            const number = cell => Number(cell.textContent.replace(/\\D/g, ''));
            const rows = [...document.querySelectorAll('#speeds tbody tr')].map(row => [...row.children].slice(1).map(number));
            return Math.min(...rows.map(([second, three]) => three > 2 * second && three < 4 * second ? second : 0))";
            // A thousand a second is less than any machine does.
            assert!(page.number(numbers, vec![]).await? > 1_000.0);
            page.click("#speed p a").await?;
            page.wait_for("#run").await?;
            let agent = page.parameter("agent").await?;
            assert!(
                agent.starts_with("uct(") && agent.len() > "uct(1000)".len(),
                "{agent}"
            );
            Ok(())
        },
    );
}
