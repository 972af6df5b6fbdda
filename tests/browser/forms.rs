//! Forms of all labs: no two elements with one id, labels that name their own control, help for keys and fingers.

use crate::support::{Failure, Key, Page, Viewport, browse};
use experiments::LABS;

/// Links whose results bring most elements onto the page.
const RUN: [&str; 8] = [
    "ladder?agent=tactical&rungs=random&games=4&width=4&height=4",
    "convergence?moves=44552331&agents=uct(200)&seeds=2",
    "regret?iterations=100&lock=J:0.5&compare=cfr-plus",
    "racing?mean=0.9&repeats=4",
    "tuning?evaluations=60&repeats=2",
    "evolution?generations=3",
    "rrrats?games=1000&optimum=on",
    "war?games=200",
];

impl Page {
    /// Ids that stand on the page more than once.
    async fn double_ids(&self) -> Result<String, Failure> {
        let body = "const ids = [...document.querySelectorAll('[id]')].map(one => one.id);\
                    return ids.filter((id, place) => ids.indexOf(id) !== place).join(' ')";
        self.said(body).await
    }

    /// Labels that name nothing, or something outside of their own field.
    async fn lost_labels(&self) -> Result<String, Failure> {
        let body = "return [...document.querySelectorAll('label')].filter(label => {\
                        const field = label.closest('.field') ?? label.parentElement;\
                        return !label.control || !field.contains(label.control);\
                    }).map(label => label.innerText).join('|')";
        self.said(body).await
    }

    /// Names of elements that others refer to and that are not there.
    async fn lost_references(&self) -> Result<String, Failure> {
        let body = "return ['aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap(name => \
                        [...document.querySelectorAll(`[${name}]`)].flatMap(one => one.getAttribute(name).split(' ')))\
                    .filter(id => !document.getElementById(id)).join(' ')";
        self.said(body).await
    }

    async fn said(&self, body: &str) -> Result<String, Failure> {
        let said = self.script(body, vec![]).await?;
        Ok(said.as_str().unwrap_or_default().to_owned())
    }

    async fn expect_sound_forms(&self, link: &str) -> Result<(), Failure> {
        assert_eq!(self.double_ids().await?, "", "ids at {link}");
        assert_eq!(self.lost_labels().await?, "", "labels at {link}");
        assert_eq!(self.lost_references().await?, "", "references at {link}");
        Ok(())
    }
}

#[test]
fn every_id_is_there_once_and_every_label_names_its_own_control() {
    browse("forms_ids", Viewport::DESKTOP, "", async |page| {
        for link in LABS {
            page.load(&format!("#/{link}")).await?;
            page.wait_for(".parameter-form .field").await?;
            page.expect_sound_forms(link).await?;
        }
        for link in RUN {
            page.load(&format!("#/{link}")).await?;
            page.click("#run").await?;
            page.wait_for("#run-status[data-state=finished]").await?;
            page.expect_sound_forms(link).await?;
        }
        Ok(())
    });
}

#[test]
fn help_is_reached_by_keys_and_is_no_stop_on_the_way_forward() {
    browse("forms_help", Viewport::DESKTOP, "", async |page| {
        page.load("#/tuning").await?;
        let field = "#parameter-evaluations";
        let help = "#parameter-evaluations-help";
        page.tab_to(field).await?;
        // On the way forward no "?" had the focus.
        page.chord(Key::Shift, Key::Tab).await?;
        let button = "[aria-controls='parameter-evaluations-help']";
        assert!(page.has_focus(button).await?);
        assert_eq!(page.text(help).await?, "", "not shown yet");
        page.press(Key::Enter).await?;
        page.wait_for(&format!("{button}[aria-expanded=true]"))
            .await?;
        let shown = page.text(help).await?;
        assert!(shown.contains("Allowed: a whole number"), "{shown}");
        page.press(Key::Tab).await?;
        assert!(page.has_focus(field).await?);
        page.press(Key::Tab).await?;
        assert_eq!(page.count(".help-button:focus").await?, 0);
        let described = page.attribute(field, "aria-describedby").await?;
        assert_eq!(described.as_deref(), Some("parameter-evaluations-help"));
        Ok(())
    });
}

#[test]
fn help_is_reached_by_fingers() {
    browse("forms_help_touch", Viewport::PHONE, "", async |page| {
        for link in LABS {
            page.load(&format!("#/{link}")).await?;
            page.wait_for(".parameter-form .field").await?;
            let unlabelled = "return [...document.querySelectorAll('.parameter-form .field')]\
                .filter(field => !field.querySelector('.help-button[aria-label]')).length";
            assert_eq!(page.number(unlabelled, vec![]).await?, 0.0, "{link}");
            page.click(".parameter-form .help-button").await?;
            let shown = page.text(".parameter-form .field-help").await?;
            assert!(shown.contains("Allowed"), "{link}: {shown}");
            page.click(".parameter-form .help-button").await?;
            assert_eq!(
                page.text(".parameter-form .field-help").await?,
                "",
                "{link}"
            );
        }
        Ok(())
    });
}

#[test]
fn a_decimal_comma_is_understood() {
    browse("forms_comma", Viewport::PHONE, "#/mcts", async |page| {
        page.set_field("#parameter-c", "1,4").await?;
        page.wait_for_parameter("c", "1.4").await?;
        page.set_field("#parameter-c", "1,400").await?;
        page.wait_for("#parameter-c-error").await?;
        Ok(())
    });
}

#[test]
fn on_a_telephone_nothing_is_cut_off_or_out_of_line() {
    browse(
        "forms_telephone",
        Viewport::PHONE,
        "#/minimax",
        async |page| {
            page.wait_for_searches().await?;
            let cut = "return [...document.querySelectorAll('.pseudo-code')].some(code => code.scrollWidth > code.clientWidth)";
            assert_eq!(page.script(cut, vec![]).await?, false);
            let widths = "const [one, other] = ['#presets', '#hide'].map(css => document.querySelector(css).offsetWidth);\
                      return Math.abs(one - other)";
            assert!(page.number(widths, vec![]).await? <= 1.0);
            Ok(())
        },
    );
}
