//! The focus never falls back to the top of the page, whatever is pressed by keyboard.

use serde_json::Value;

use super::visit::each_lab;
use crate::labs::row::Step;
use crate::support::{Failure, Key, Page, Viewport};

/// More than any lab has. A button that makes another one would go on for ever.
const MAX_BUTTONS: usize = 160;

/// Gives the focus to the next button that can be seen and pressed and was not yet, and says how it is called. Of the
/// buttons in a column of a table, of a numbered list, and of those about the same kind of thing one is enough.
const NEXT: &str = "const name = button => {
  const cell = button.closest('tbody td, tbody th');
  if (cell) return `column ${cell.cellIndex} of ${cell.closest('table').id}, ${[...cell.querySelectorAll('button')].indexOf(button)}`;
  const list = button.closest('ol');
  if (list) return `${list.className}, ${button.className}`;
  if (button.dataset.about) return `${button.className} about ${button.dataset.about.split('-')[0]}`;
  return button.id || button.ariaLabel || button.innerText;
};
window.pressed ??= new Set();
const rests = button => button.disabled || button.ariaDisabled === 'true';
const next = [...document.querySelectorAll('main button')]
  .find(button => button.checkVisibility() && !rests(button) && !pressed.has(name(button)));
if (!next) return null;
pressed.add(name(next));
next.focus();
return name(next);";

#[test]
fn the_main_controls_of_every_lab_are_used_by_keyboard_alone() {
    each_lab("by_keys", Viewport::DESKTOP, async |page, row| {
        for look in row.by_keys {
            page.open_row(row, look.link).await?;
            let went = go_by_keys(page, look.then).await;
            went.map_err(|failure| failure.at(look.link))?;
        }
        Ok(Vec::new())
    });
}

/// From the first key on something has the focus.
async fn go_by_keys(page: &Page, steps: &[Step]) -> Result<(), Failure> {
    for step in steps {
        page.go(&[*step]).await?;
        page.wait_for_any_focus(&format!("{step:?}")).await?;
    }
    Ok(())
}

/// Presses every button by keyboard, one after the other, also those that appear meanwhile.
pub async fn press_all(page: &Page) -> Result<Vec<String>, Failure> {
    let (mut faults, mut last) = (Vec::new(), String::new());
    for _ in 0..MAX_BUTTONS {
        let Value::String(name) = page.script(NEXT, vec![]).await? else {
            return Ok(faults);
        };
        page.press(Key::Enter).await?;
        if page.wait_for_any_focus(&name).await.is_err() {
            let at = page.hash().await?;
            faults.push(format!("“{name}” loses the focus at {at}, after “{last}”"));
        }
        last = name;
    }
    faults.push(format!(
        "more than {MAX_BUTTONS} buttons: after “{last}” there is another"
    ));
    Ok(faults)
}
