//! What the page may do: nothing leaves its origin, and nothing that is written into it runs.

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn what_is_written_into_the_page_does_not_run() {
    browse("safety", Viewport::DESKTOP, "#/", async |page| {
        page.wait_for("h1").await?;
        // Of frames and of the picture's handler the browser tells last, when it gets to them.
        let attempts = "const refused = [];
            addEventListener('securitypolicyviolation', event => refused.push(event.effectiveDirective));
            const script = document.createElement('script'); script.textContent = 'window.ran = true'; document.head.append(script);
            const style = document.createElement('style'); style.textContent = 'body { color: red }'; document.head.append(style);
            const bold = document.createElement('b'); bold.setAttribute('style', 'color: red'); document.body.append(bold);
            bold.innerHTML = '<img src=x onerror=\"window.ran = true\">';
            document.body.append(Object.assign(document.createElement('iframe'), { src: 'data:text/html,hello' }));
            const fetched = await fetch('http://127.0.0.2:9/').then(() => true, () => false);
            for (let look = 0; look < 200 && !['frame-src', 'script-src-attr'].every(one => refused.includes(one)); look++) await new Promise(done => setTimeout(done, 50));
            bold.remove(); style.remove(); script.remove(); document.querySelector('iframe').remove();
            return [String(window.ran), String(fetched), getComputedStyle(bold).color === 'rgb(255, 0, 0)', ...refused].map(String)";
        let found = page
            .sentences(&format!("return (async () => {{ {attempts} }})()"))
            .await?;
        assert_eq!(found[..3], ["undefined", "false", "false"]);
        for directive in [
            "script-src-elem",
            "style-src-elem",
            "style-src-attr",
            "script-src-attr",
            "frame-src",
            "connect-src",
        ] {
            assert!(
                found.iter().any(|refused| refused == directive),
                "{directive} is not in {found:?}"
            );
        }
        page.forgive_missing();
        page.forgive_console().await?;
        the_policy_is_strict(page).await
    });
}

async fn the_policy_is_strict(page: &Page) -> Result<(), Failure> {
    let policy =
        "return document.querySelector('meta[http-equiv=Content-Security-Policy]').content";
    let policy = page.script(policy, vec![]).await?;
    let policy = policy.as_str().unwrap_or_default();
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    assert!(
        !policy.contains("unsafe-inline") && !policy.contains(" 'unsafe-eval'"),
        "{policy}"
    );
    Ok(())
}
