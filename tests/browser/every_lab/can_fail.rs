//! The rules of this suite are able to fail: each is broken on a page by script, and that is noticed.

use super::focus::press_all;
use super::reload::{difference, moment};
use crate::support::{Failure, MAX_TASK, Page, Viewport, browse};

const LINK: &str = "race-curves?epsilon=0.1&points=3&repeats=5";

/// Does something to the page that must not be.
async fn plant(page: &Page, violation: &str) -> Result<(), Failure> {
    page.script(violation, vec![]).await?;
    Ok(())
}

fn assert_noticed(faults: &[String], of: &[&str]) {
    for part in of {
        assert!(
            faults.iter().any(|fault| fault.contains(part)),
            "{part} in {faults:?}"
        );
    }
}

#[test]
fn what_is_out_of_order_late_or_loud_is_noticed() {
    browse("can_fail", Viewport::DESKTOP, "", async |page| {
        what_is_out_of_order_is_noticed(page).await?;
        what_is_lost_late_or_loud_is_noticed(page).await
    });
}

async fn what_is_out_of_order_is_noticed(page: &Page) -> Result<(), Failure> {
    page.run_to_the_end(LINK).await?;
    page.open_settings().await?;
    page.wait_for_calm().await?;
    assert_eq!(page.nameless().await?, Vec::<String>::new());
    plant(
        page,
        "document.querySelector('#all-settings').replaceChildren()",
    )
    .await?;
    assert_noticed(&page.nameless().await?, &["button"]);
    let field = "document.querySelector('#parameter-points').closest('.field').querySelector('label').remove()";
    plant(page, field).await?;
    assert_eq!(page.nameless().await?.len(), 2);
    assert_eq!(page.headings_out_of_order().await?, Vec::<String>::new());
    plant(
            page,
            "const add = (name, text) => { const one = document.createElement(name); one.innerText = text;\
             document.querySelector('main').append(one); };\
             add('h1', 'Another'); add('h4', 'Deep');",
        )
        .await?;
    let headings = page.headings_out_of_order().await?;
    assert_noticed(&headings, &["2 headings h1", "“Deep” follows h1"]);
    assert_eq!(page.lost_references().await?, Vec::<String>::new());
    plant(
            page,
            "const main = document.querySelector('main');\
             main.insertAdjacentHTML('beforeend', '<p id=share></p><label>Lost</label><p aria-controls=nowhere></p>')",
        )
        .await?;
    let lost = page.lost_references().await?;
    assert_noticed(&lost, &["the id share twice", "“Lost”", "nowhere"]);
    Ok(())
}

async fn what_is_lost_late_or_loud_is_noticed(page: &Page) -> Result<(), Failure> {
    page.watch_long_tasks().await?;
    page.keep_downloads().await?;
    page.run_to_the_end(LINK).await?;
    page.wait_for_calm().await?;
    let before = moment(page, "#run-status").await?;
    assert_eq!(
        difference(&before, &moment(page, "#run-status").await?),
        None
    );
    plant(page, "document.querySelector('main p').append(' altered')").await?;
    assert!(difference(&before, &moment(page, "#run-status").await?).is_some());
    let busy = "return new Promise(done => setTimeout(() => { const end = performance.now() + arguments[0];\
                    while (performance.now() < end); done() }))";
    page.script(busy, vec![(MAX_TASK + 50.0).into()]).await?;
    page.wait_for_calm().await?;
    assert!(page.long_tasks().await?.1 >= MAX_TASK);
    plant(
            page,
            "const button = document.createElement('button'); button.textContent = 'Vanishing';\
             button.onclick = () => button.remove(); document.querySelector('main').prepend(button)",
        )
        .await?;
    assert_noticed(&press_all(page).await?, &["“Vanishing” loses the focus"]);
    plant(page, "console.error('loud')").await?;
    assert_eq!(page.forgive_console().await?.len(), 1);
    Ok(())
}

#[test]
fn what_has_no_room_is_noticed() {
    browse("can_fail_room", Viewport::PHONE, "", async |page| {
        page.run_to_the_end(LINK).await?;
        page.wait_for("figure svg text").await?;
        page.wait_for_calm().await?;
        assert_eq!(page.without_room().await?, Vec::<String>::new());
        plant(
            page,
            "document.querySelector('figure svg text').setAttribute('x', -40)",
        )
        .await?;
        assert_noticed(&page.without_room().await?, &["cut off"]);
        plant(page, "document.querySelector('details.menu').open = true").await?;
        let menu = "document.querySelector('details.menu > :not(summary)')";
        plant(page, &format!("{menu}.style.translate = '-500px'")).await?;
        assert_noticed(&page.without_room().await?, &["a menu"]);
        plant(page, "const wide = document.querySelector('main h1').style; wide.display = 'block'; wide.minWidth = '900px'").await?;
        assert_noticed(&page.without_room().await?, &["pixels too wide"]);
        plant(page, "const tight = document.querySelector('main h1').style; tight.overflow = 'hidden'; tight.height = '20px'").await?;
        assert_noticed(&page.cut_off_with_spacing().await?, &["with text spacing"]);
        Ok(())
    });
}
