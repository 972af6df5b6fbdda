//! Everything in reach: on a telephone, by name.

use super::SHORT;
use crate::support::{Viewport, browse};

const OPEN: &str = "document.querySelectorAll('details').forEach(fold => fold.open = true)";

fn links() -> [String; 4] {
    [
        format!("evolution?{SHORT}&evolutions=2"),
        "reproduce?generations=2&evolutions=2&war_evolutions=1&evaluations=2&games=100&cap=300"
            .to_owned(),
        "rrrats?games=2000&optimum=on&tokens=9&decisions=s".to_owned(),
        "war?games=2000&round=20".to_owned(),
    ]
}

#[test]
fn nothing_of_evolution_sticks_out_on_a_telephone() {
    browse("evolution_telephone", Viewport::PHONE, "", async |page| {
        for link in links() {
            page.run_to_the_end(&link).await?;
            page.script(OPEN, vec![]).await?;
            let excess = "return document.documentElement.scrollWidth - innerWidth";
            let excess = page.number(excess, vec![]).await?;
            assert!(excess <= 0.0, "{link}: {excess} pixels too wide");
        }
        Ok(())
    });
}

#[test]
fn every_control_of_evolution_has_a_name() {
    browse("evolution_names", Viewport::DESKTOP, "", async |page| {
        for link in links() {
            page.run_to_the_end(&link).await?;
            page.script(OPEN, vec![]).await?;
            let nameless = page.nameless().await?;
            assert_eq!(nameless, Vec::<String>::new(), "{link}");
        }
        Ok(())
    });
}
