//! Files that come from outside of the page: dropped on it, or opened with the installed page.

use crate::support::{Failure, Page, Start, Viewport, browse, browse_with};

const RUN: &str = "regret?iterations=64";
const FOUND: &str = "#run-status[data-state=finished]";

/// The file of a small run, from the page itself.
async fn saved(page: &Page) -> Result<String, Failure> {
    page.keep_downloads().await?;
    page.load(&format!("#/{RUN}")).await?;
    page.wait_for(FOUND).await?;
    page.save().await?;
    let name = "return window.downloads.at(-1)?.name === 'regret.saddlepoint'";
    page.wait_until("the file", name, vec![]).await?;
    page.last_download().await
}

/// Drops a file on the middle of the page; whether the page takes it.
async fn drop_file(page: &Page, content: &str) -> Result<bool, Failure> {
    let body = "const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'a.saddlepoint'));
        const place = document.querySelector('main') ?? document.body;
        const send = type => !place.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
        return send('dragover') && send('drop')";
    let taken = page.script(body, vec![content.into()]).await?;
    Ok(taken == true)
}

async fn is_there(page: &Page) -> Result<(), Failure> {
    let hash = format!("return location.hash === '#/{RUN}'");
    page.wait_until("the run's link", &hash, vec![]).await?;
    page.wait_for(FOUND).await.map(drop)
}

#[test]
fn a_run_is_dropped_anywhere_and_opens_in_its_lab() {
    browse("files_dropped", Viewport::DESKTOP, "", async |page| {
        let file = saved(page).await?;
        for place in ["", "#/minimax", "#/regret", "#/gallery"] {
            page.load(place).await?;
            page.wait_for("main[data-ready] h1").await?;
            assert!(drop_file(page, &file).await?, "{place}");
            is_there(page).await?;
        }
        for place in ["", "#/minimax"] {
            page.load(place).await?;
            page.wait_for("main[data-ready] h1").await?;
            assert!(drop_file(page, "no run").await?);
            page.wait_for_text(".notices", "not a file saved by Saddlepoint")
                .await?;
            page.click(".notices button").await?;
        }
        // Words that are dragged are left alone.
        let words = "const data = new DataTransfer(); data.setData('text/plain', 'words');
            return document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }))";
        page.wait_until("words to be left alone", words, vec![])
            .await
    });
}

#[test]
fn a_run_is_opened_with_the_installed_page() {
    browse_with(
        "files_launched",
        Viewport::DESKTOP,
        "",
        Start::KEPT,
        async |page| {
            let file = saved(page).await?;
            let launched = "window.saddlepointFile = new File([arguments[0]], 'a.saddlepoint'); dispatchEvent(new Event('saddlepoint-file'))";
            page.load("#/war").await?;
            page.wait_for("h1").await?;
            page.script(launched, vec![file.as_str().into()]).await?;
            is_there(page).await?;
            // As a browser does it, before the program is there.
            let queue = "Object.defineProperty(window, 'launchQueue', { value: { setConsumer(take) { \
            const file = sessionStorage.getItem('file'); if (file) take({ files: [{ getFile: async () => new File([file], 'a.saddlepoint') }] }); } } })";
            page.script(
                "sessionStorage.setItem('file', arguments[0])",
                vec![file.as_str().into()],
            )
            .await?;
            page.eval_before_load(queue).await?;
            page.load("").await?;
            is_there(page).await
        },
    );
}
