//! What a visitor has on paper: everything has room on a page of A4, is dark on white in either theme, and nothing is there to be pressed.

use super::Page;
use crate::support::devtools;
use crate::support::failure::Failure;
use crate::support::viewport::Viewport;

/// A4 without its margins of 14 mm, in pixels of which there are 96 to the inch.
const PAPER: Viewport = Viewport {
    width: 688,
    height: 1_016,
    // A visitor who likes the dark theme; paper is light.
    dark: true,
    printed: true,
    ..Viewport::DESKTOP
};

const LOOK: &str = "const faults = [];
const tools = '.shell-header, .shell-footer, .lab-title .actions, .time-control, .tree-tools, .view > .alone';
for (const tool of document.querySelectorAll(tools)) {
  if (tool.checkVisibility()) faults.push(`on paper: ${tool.className}`);
}
for (const picture of document.querySelectorAll('.view svg')) {
  const { height } = picture.getBoundingClientRect();
  if (height > innerHeight) faults.push(`a picture ${height} pixels high`);
}
const light = css => css.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
const [ink, paper] = ['color', '--paper'].map(name => getComputedStyle(document.querySelector('main')).getPropertyValue(name));
if (light(ink) > 80) faults.push(`ink is ${ink}`);
if (paper.trim() !== '#ffffff') faults.push(`paper is ${paper}`);
return faults;";

impl Page {
    /// What is wrong with what is shown if it is printed.
    pub async fn faults_on_paper(&self) -> Result<Vec<String>, Failure> {
        devtools::emulate(&self.client, PAPER).await?;
        self.wait_for_calm().await?;
        let mut faults = self.without_room().await?;
        faults.extend(self.sentences(LOOK).await?);
        devtools::emulate(&self.client, self.viewport).await?;
        Ok(faults)
    }
}
