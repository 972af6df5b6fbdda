//! Writing of a lesson: what is inserted into its text and how, where a line is, and what is said about its link.

use texts::Texts;

/// What is inserted, in the order of its texts.
const SNIPPETS: [&str; 7] = [
    "\n# Heading\nstage: minimax | tree\n\nWords.\n",
    "{result.value}",
    "{set algorithm minimax alpha-beta}",
    "{go the end | step=end}",
    "\n{picture minimax | tree}\n",
    "\n? What is the value of the root?\n= result.value\nhint: Start at the leaves.\nwhy: It is {result.value}.\n",
    "\n? Is the root worth more than 2?\n- Yes if result.value > 2\n- No if result.value <= 2\n",
];
/// Longer links are cut off by some programs, in characters.
const LONG_LINK: usize = 8_000;

/// What is inserted for a choice of the list.
pub fn snippet(choice: &str) -> Option<&'static str> {
    let index: usize = choice.parse().ok()?;
    SNIPPETS.get(index).copied()
}

/// A snippet as it is inserted at a cursor, which fields count in units of UTF-16: apart from the word before it.
pub fn inserted(text: &str, cursor: u32, snippet: &str) -> String {
    let units: Vec<u16> = text.encode_utf16().collect();
    let before = units.get((cursor as usize).wrapping_sub(1));
    let is_apart = before.is_none_or(|&unit| unit == u16::from(b' ') || unit == u16::from(b'\n'));
    let space = if is_apart || snippet.starts_with('\n') {
        ""
    } else {
        " "
    };
    format!("{space}{snippet}")
}

/// Where a line, counted from 1, begins and ends, in units of UTF-16.
pub fn line_of(text: &str, line: u32) -> (u32, u32) {
    let length = |text: &str| text.encode_utf16().count() as u32;
    let above = line.saturating_sub(1) as usize;
    let before: u32 = text
        .split('\n')
        .take(above)
        .map(|line| length(line) + 1)
        .sum();
    let selected = text.split('\n').nth(above).map_or(0, length);
    (before, before + selected)
}

/// What is said about a link of this many characters: that it was copied, and that it is long.
pub fn told_about_link(characters: usize, is_copied: bool, texts: &Texts) -> String {
    let words = &texts.lessons.writer;
    let warning =
        (characters > LONG_LINK).then(|| (words.long_link)(&(texts.number)(characters as u64)));
    let copied = is_copied.then(|| words.copied.to_owned());
    let sentences = [copied, warning].into_iter().flatten();
    sentences.collect::<Vec<_>>().join(" ")
}
