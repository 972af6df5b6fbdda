//! What is wrong with a link is said; the lab opens all the same, with what is right.

use super::visit::each_lab;
use crate::labs::row::{Row, Wrong};
use crate::support::{Failure, Key, Page, Viewport};

const NOTICE: &str = "main [role=alert]";

#[test]
fn every_lab_opens_with_a_wrong_link_and_says_what_is_wrong() {
    each_lab("wrong_links", Viewport::DESKTOP, async |page, row| {
        for wrong in row.wrong {
            let opened = expect_notice(page, row, wrong).await;
            opened.map_err(|failure| failure.at(wrong.link))?;
        }
        Ok(Vec::new())
    });
}

async fn expect_notice(page: &Page, row: &Row, wrong: &Wrong) -> Result<(), Failure> {
    page.open_row(row, wrong.link).await?;
    for said in wrong.says {
        page.wait_for_text(NOTICE, said).await?;
    }
    assert_eq!(
        page.hash().await?,
        format!("#/{}", wrong.link),
        "the link is kept"
    );
    assert_eq!(page.count("main h1").await?, 1, "{}", wrong.link);
    let (key, value) = wrong.taken;
    let taken = "const field = document.querySelector(arguments[0]);\
                 return (field.type === 'checkbox' ? String(field.checked) : field.value) === arguments[1]";
    let field = format!("#parameter-{key}");
    page.wait_until(
        &format!("{key}={value}"),
        taken,
        vec![field.into(), value.into()],
    )
    .await?;
    put_away(page).await
}

/// By keyboard, which is not thrown back to the top of the page by that.
async fn put_away(page: &Page) -> Result<(), Failure> {
    let button = format!("{NOTICE} button");
    page.tab_to(&button).await?;
    page.press(Key::Enter).await?;
    let gone = "return !document.querySelector(arguments[0])";
    page.wait_until("the notice to go", gone, vec![button.into()])
        .await?;
    page.wait_for_focus("#content").await
}
