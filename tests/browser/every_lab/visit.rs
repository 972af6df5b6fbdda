//! Going through the table: the labs that a browser visits, and how each is brought to where one looks.

use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

use super::pages;
use crate::labs::row::{self, Look, Row, Step};
use crate::support::{Failure, Key, Page, Start, Viewport, browse_with};

/// A test has its limit for each browser, and starting one takes longer than opening a lab.
const LABS_A_BROWSER: usize = 4;
const LIMIT: Duration = Duration::from_secs(2_400);

/// Visits every lab, several with one browser, and fails with all that `check` or the console had to say.
pub fn each_lab<F>(name: &str, viewport: Viewport, check: F)
where
    F: AsyncFn(&Page, &Row) -> Result<Vec<String>, Failure>,
{
    let rows: Vec<&Row> = pages().collect();
    let visits = rows.chunks(LABS_A_BROWSER).enumerate();
    let visits = visits.map(|(number, rows)| {
        let name = format!("every_lab_{name}_{number}");
        let visit = || {
            let start = Start {
                limit: Some(LIMIT),
                ..Start::default()
            };
            browse_with(&name, viewport, "", start, async |page| {
                visit(page, rows, &check).await
            })
        };
        panic::catch_unwind(AssertUnwindSafe(visit))
    });
    // What is wrong with some labs keeps nobody from looking at the others.
    let visited: Vec<_> = visits.collect();
    if let Some(failed) = visited.into_iter().find_map(Result::err) {
        panic::resume_unwind(failed);
    }
}

async fn visit<F>(page: &Page, rows: &[&Row], check: &F) -> Result<(), Failure>
where
    F: AsyncFn(&Page, &Row) -> Result<Vec<String>, Failure>,
{
    let mut faults = Vec::new();
    for row in rows {
        let begun = Instant::now();
        let found = check(page, row).await;
        println!("{}: {:.1} s", row.lab, begun.elapsed().as_secs_f64());
        let found = found.map_err(|failure| failure.at(row.lab))?;
        let console = page.forgive_console().await?;
        let all = found
            .into_iter()
            .chain(console.iter().map(ToString::to_string));
        faults.extend(all.map(|fault| format!("{}: {fault}", row.lab)));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    Ok(())
}

impl Page {
    /// Opens a link of a lab and waits until the lab is there.
    pub async fn open_row(&self, row: &Row, link: &str) -> Result<(), Failure> {
        self.load(&format!("#/{link}")).await?;
        self.wait_for(row.course.opened).await?;
        Ok(())
    }

    /// Runs what is open to its end.
    pub async fn run_row(&self, row: &Row) -> Result<(), Failure> {
        match row.course.begin {
            Some("#run") => self.begin().await?,
            // A lab may begin by itself meanwhile, and move what the mouse is on its way to.
            Some(begin) => self.go_one(&Step::Press(begin)).await?,
            None => {}
        }
        self.wait_for(row.course.finished).await?;
        // Workers answer later what a part of the page asks about what was found, and it says so.
        let is_answered = "return !document.querySelector('main [aria-busy=true]')";
        self.wait_until("all parts to be answered", is_answered, vec![])
            .await
    }

    /// Opens a look and goes to its end.
    pub async fn arrive(&self, row: &Row, look: &Look) -> Result<(), Failure> {
        let opened = self.open_row(row, look.link).await;
        opened.map_err(|failure| failure.at(look.link))?;
        self.go_to_the_end(row, look).await
    }

    /// The same within the page that is loaded.
    pub async fn arrive_from_here(&self, row: &Row, look: &Look) -> Result<(), Failure> {
        self.follow(&format!("#/{}", look.link)).await?;
        self.wait_for(row.course.opened).await?;
        self.go_to_the_end(row, look).await
    }

    /// Runs a look that is open, if it is to be run, and goes its steps.
    pub async fn go_to_the_end(&self, row: &Row, look: &Look) -> Result<(), Failure> {
        let to_the_end = async {
            if look.is_run {
                self.run_row(row).await?;
            }
            self.go(look.then).await?;
            self.wait_for_calm().await
        };
        to_the_end.await.map_err(|failure| failure.at(look.link))
    }

    /// One step after the other.
    pub async fn go(&self, steps: &[Step]) -> Result<(), Failure> {
        for step in steps {
            self.go_one(step)
                .await
                .map_err(|failure| failure.at(&format!("{step:?}")))?;
        }
        Ok(())
    }

    /// A step.
    pub async fn go_one(&self, step: &Step) -> Result<(), Failure> {
        match *step {
            Step::See(css) => self.wait_for(css).await.map(drop),
            Step::Address(key, value) => self.wait_for_parameter(key, value).await,
            Step::Press(css) => {
                self.wait_for(css).await?;
                let press = "document.querySelector(arguments[0]).click()";
                self.script(press, vec![css.into()]).await.map(drop)
            }
            Step::Enter(css) => {
                self.wait_for(css).await?;
                self.tab_to(css).await?;
                self.press(Key::Enter).await
            }
            Step::Key(key) => self.press(of_browser(key)).await,
            Step::Slide(css, place) => self.slide(css, place).await,
        }
    }
}

/// A key of the table, for the driver.
fn of_browser(key: row::Key) -> Key {
    match key {
        row::Key::Home => Key::Home,
        row::Key::End => Key::End,
        row::Key::Left => Key::Left,
        row::Key::Right => Key::Right,
        row::Key::Down => Key::Down,
    }
}
