//! What holds a page together for the player who does not see it: headings in order, ids, labels and references that are right.

use super::Page;
use crate::support::failure::Failure;

/// One first heading, in the main part; no level is left out on the way down.
const HEADINGS: &str = "const faults = [];
const seen = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(one => one.checkVisibility());
const first = seen.filter(one => one.tagName === 'H1');
if (first.length !== 1 || !first[0].closest('main')) faults.push(`${first.length} headings h1`);
seen.reduce((before, one) => {
  const level = Number(one.tagName[1]);
  if (level > before + 1) faults.push(`h${level} “${one.innerText}” follows h${before}`);
  if (one.innerText.trim() === '') faults.push(`an empty h${level}`);
  return level;
}, 0);
return faults;";

/// Ids that are there more than once; labels that name nothing, or something outside of their own field; names of
/// elements that others refer to and that are not there.
const REFERENCES: &str = "const faults = [];
const all = css => [...document.querySelectorAll(css)];
const ids = all('[id]').map(one => one.id);
ids.filter((id, place) => ids.indexOf(id) !== place).forEach(id => faults.push(`the id ${id} twice`));
all('label').filter(label => {
  const field = label.closest('.field') ?? label.parentElement;
  return !label.control || !field.contains(label.control);
}).forEach(label => faults.push(`the label “${label.innerText}” names no control of its own`));
for (const name of ['aria-describedby', 'aria-labelledby', 'aria-controls'])
  all(`[${name}]`).flatMap(one => one.getAttribute(name).split(' ')).filter(id => !document.getElementById(id))
    .forEach(id => faults.push(`${name} of ${id}, which is not there`));
return faults;";

impl Page {
    /// What is wrong with the headings, in words.
    pub async fn headings_out_of_order(&self) -> Result<Vec<String>, Failure> {
        self.sentences(HEADINGS).await
    }

    /// What is wrong with ids, labels and references, in words.
    pub async fn lost_references(&self) -> Result<Vec<String>, Failure> {
        self.sentences(REFERENCES).await
    }

    /// The title of the document.
    pub async fn title(&self) -> Result<String, Failure> {
        let title = self.script("return document.title", vec![]).await?;
        Ok(title.as_str().unwrap_or_default().to_owned())
    }
}
