//! A small experiment of every lab in its end: what contrast themes leave of it, that it is the same after a reload, its charts in words,
//! and that none of its buttons loses the focus.

use std::cell::Cell;

use super::focus::press_all;
use super::reload::difference_after_reload;
use super::visit::each_lab;
use crate::everyone::{charts, colours};
use crate::support::Viewport;

#[test]
fn every_lab_keeps_marks_findings_words_and_focus() {
    let (all_marks, all_charts) = (Cell::new(0.0), Cell::new(0));
    each_lab("small", Viewport::DESKTOP, async |page, row| {
        page.keep_downloads().await?;
        page.arrive(row, &row.small).await?;
        let (marks, lost) = colours::lost_marks(page).await?;
        all_marks.set(all_marks.get() + marks);
        let lost = lost.iter().map(|mark| format!("{mark} is lost"));
        let mut faults = Vec::from_iter(lost);
        faults.extend(difference_after_reload(page, row).await?);
        page.open_folds().await?;
        let (charts, wordless) = charts::in_words(page).await?;
        all_charts.set(all_charts.get() + charts);
        faults.extend(wordless);
        faults.extend(press_all(page).await?);
        Ok(faults)
    });
    let (marks, charts) = (all_marks.get(), all_charts.get());
    assert!(marks > 50.0, "{marks} marks");
    assert!(charts > 10, "{charts} charts");
}
