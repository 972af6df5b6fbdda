//! Builder of blocks: the parser's events as a tree, with texts taken apart at inserts.

use super::formula::{Style, mathml};
use super::insert::{self, Piece};
use crate::fault::{Fault, FaultKind};
use crate::lesson::{Block, Inline};
use crate::source::Source;
use core::ops::Range;
use pulldown_cmark::{CowStr, Event, Tag, TagEnd};

/// Lists and quotations in each other: deeper ones are shown at this depth, since drawing them recurses.
const MAX_DEPTH: usize = 12;

/// Emphasis and links in each other, likewise.
const MAX_INLINE_DEPTH: usize = 20;
/// Inserts and pictures of a scene; those beyond are left out, since each has its price.
const MAX_INSERTS: usize = 300;
const MAX_PICTURES: usize = 8;

/// Something that is open, with what is in it so far.
enum Open {
    Blocks(Vec<Block>),
    Inlines(Vec<Inline>),
    Items(Vec<Vec<Block>>),
    /// The header once it is there, the rows, and the cells of the row under way.
    Table(
        Option<Vec<Vec<Inline>>>,
        Vec<Vec<Vec<Inline>>>,
        Vec<Vec<Inline>>,
    ),
    Code(String),
}

pub struct Builder<'a> {
    source: &'a Source<'a>,
    from: usize,
    open: Vec<Open>,
    /// Where links lead that are open; `None` for those that lead nowhere.
    links: Vec<Option<String>>,
    lists: Vec<Option<u64>>,
    depth: usize,
    /// Emphasis and links under way that were not opened, since they stand too deep.
    skipped: usize,
    inserts: usize,
    pictures: usize,
}

impl<'a> Builder<'a> {
    pub fn new(source: &'a Source<'a>, from: usize) -> Self {
        Self {
            source,
            from,
            open: vec![Open::Blocks(Vec::new())],
            links: Vec::new(),
            lists: Vec::new(),
            depth: 0,
            skipped: 0,
            inserts: 0,
            pictures: 0,
        }
    }

    /// The blocks.
    pub fn finish(mut self) -> Vec<Block> {
        match self.open.drain(..).next() {
            Some(Open::Blocks(blocks)) => blocks,
            _ => Vec::new(),
        }
    }

    pub fn event(&mut self, event: Event, range: Range<usize>) {
        match event {
            Event::Text(text) if matches!(self.open.last(), Some(Open::Code(_))) => {
                let text = self.written(&text, &range).to_owned();
                if let Some(Open::Code(code)) = self.open.last_mut() {
                    code.push_str(&text);
                }
            }
            Event::Text(text) => self.text(&text, range),
            Event::InlineHtml(text) | Event::Html(text) => {
                let text = self.written(&text, &range).to_owned();
                self.push(Inline::Text(text));
            }
            Event::SoftBreak => self.push(Inline::Text(" ".to_owned())),
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Code(code) => self.push(Inline::Code(code.into_string())),
            Event::HardBreak => self.push(Inline::LineBreak),
            Event::InlineMath(latex) => {
                let inline = self.formula(&latex, Style::Inline, range.start);
                self.push(inline.map_or_else(Inline::Fault, Inline::Formula));
            }
            Event::DisplayMath(latex) => self.display(&latex, range.start),
            Event::Rule => self.block(Block::Rule),
            Event::FootnoteReference(_) | Event::TaskListMarker(_) => {}
        }
    }

    /// A text as it was written under the mask; as the parser has it where that is something else.
    fn written<'b>(&self, text: &'b str, range: &Range<usize>) -> &'b str
    where
        'a: 'b,
    {
        let written = self
            .source
            .text
            .get(self.from + range.start..self.from + range.end);
        let written = written.filter(|written| written.len() == text.len());
        written.unwrap_or(text)
    }

    /// Takes a text apart at its inserts, none of which goes over its end.
    fn text(&mut self, text: &str, range: Range<usize>) {
        let written = self.written(text, &range).to_owned();
        for piece in insert::pieces(&written, self.source, self.from + range.start) {
            match piece {
                Piece::Inline(inline @ Inline::Text(_)) => self.push(inline),
                Piece::Inline(inline) => {
                    self.inserts += 1;
                    if self.inserts <= MAX_INSERTS {
                        self.push(inline);
                    }
                }
                Piece::Picture(stage) => {
                    self.pictures += 1;
                    if self.pictures <= MAX_PICTURES {
                        self.block(Block::Picture(stage));
                    }
                }
            }
        }
    }

    /// Where no inlines are open (HTML alone in a line, an item without paragraphs) they are a paragraph.
    fn push(&mut self, inline: Inline) {
        match self.open.last_mut() {
            Some(Open::Inlines(inlines)) => inlines.push(inline),
            Some(Open::Blocks(blocks)) => match blocks.last_mut() {
                Some(Block::Paragraph(inlines)) => inlines.push(inline),
                _ => blocks.push(Block::Paragraph(vec![inline])),
            },
            _ => {}
        }
    }

    /// A block in a paragraph ends what was before it in that.
    fn block(&mut self, block: Block) {
        if let Some(Open::Inlines(inlines)) = self.open.last_mut() {
            let before = core::mem::take(inlines);
            self.add_to_blocks(Block::Paragraph(before));
        }
        self.add_to_blocks(block);
    }

    fn add_to_blocks(&mut self, block: Block) {
        let is_empty = matches!(&block, Block::Paragraph(inlines) if inlines.is_empty());
        let mut opened = self.open.iter_mut().rev();
        let blocks = opened.find_map(|open| match open {
            Open::Blocks(blocks) => Some(blocks),
            _ => None,
        });
        if let Some(blocks) = blocks.filter(|_| !is_empty) {
            blocks.push(block);
        }
    }

    fn formula(&self, latex: &str, style: Style, at: usize) -> Result<String, Fault> {
        let at = self.source.position(self.from + at);
        mathml(latex, style).map_err(|reason| Fault::new(at, FaultKind::Formula(reason)))
    }

    fn display(&mut self, latex: &str, at: usize) {
        match self.formula(latex, Style::Display, at) {
            Ok(mathml) => self.block(Block::Formula(mathml)),
            Err(fault) => self.push(Inline::Fault(fault)),
        }
    }

    fn start(&mut self, tag: Tag) {
        if is_nesting(&tag.to_end()) && self.is_deep() {
            self.skipped += 1;
            return;
        }
        let open = match tag {
            Tag::Paragraph | Tag::Heading { .. } | Tag::Emphasis | Tag::Strong | Tag::TableCell => {
                Open::Inlines(Vec::new())
            }
            Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. } => {
                self.links.push(allowed(&dest_url));
                Open::Inlines(Vec::new())
            }
            Tag::BlockQuote(_) | Tag::Item => {
                self.depth += 1;
                Open::Blocks(Vec::new())
            }
            Tag::List(first) => {
                self.lists.push(first);
                Open::Items(Vec::new())
            }
            Tag::CodeBlock(_) => Open::Code(String::new()),
            Tag::Table(_) => Open::Table(None, Vec::new(), Vec::new()),
            _ => return,
        };
        self.open.push(open);
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::TableHead => {
                if let Some(Open::Table(header, _, cells)) = self.open.last_mut() {
                    *header = Some(core::mem::take(cells));
                }
                return;
            }
            TagEnd::TableRow => {
                if let Some(Open::Table(_, rows, cells)) = self.open.last_mut() {
                    rows.push(core::mem::take(cells));
                }
                return;
            }
            TagEnd::HtmlBlock => return,
            _ if is_nesting(&tag) && self.skipped > 0 => {
                self.skipped -= 1;
                return;
            }
            _ => {}
        }
        // The first stays open until the end.
        let Some(closed) = (self.open.len() > 1).then(|| self.open.pop()).flatten() else {
            return;
        };
        self.close(tag, closed);
    }

    fn close(&mut self, tag: TagEnd, closed: Open) {
        match (tag, closed) {
            (TagEnd::Paragraph, Open::Inlines(inlines)) => {
                self.add_to_blocks(Block::Paragraph(inlines));
            }
            (TagEnd::Heading(_), Open::Inlines(inlines)) => {
                self.add_to_blocks(Block::Heading(inlines));
            }
            (TagEnd::Emphasis, Open::Inlines(inlines)) => self.push(Inline::Emphasis(inlines)),
            (TagEnd::Strong, Open::Inlines(inlines)) => self.push(Inline::Strong(inlines)),
            (TagEnd::Link | TagEnd::Image, Open::Inlines(inlines)) => {
                match self.links.pop().flatten() {
                    Some(to) => self.push(Inline::Link(to, inlines)),
                    None => inlines.into_iter().for_each(|inline| self.push(inline)),
                }
            }
            (TagEnd::TableCell, Open::Inlines(inlines)) => {
                if let Some(Open::Table(_, _, cells)) = self.open.last_mut() {
                    cells.push(inlines);
                }
            }
            (TagEnd::BlockQuote(_), Open::Blocks(blocks)) => {
                self.depth -= 1;
                self.nested(blocks, Block::Quotation);
            }
            (TagEnd::Item, Open::Blocks(blocks)) => {
                self.depth -= 1;
                if let Some(Open::Items(items)) = self.open.last_mut() {
                    items.push(blocks);
                }
            }
            (TagEnd::List(_), Open::Items(items)) => {
                let first = self.lists.pop().flatten();
                if self.depth > MAX_DEPTH {
                    items
                        .into_iter()
                        .flatten()
                        .for_each(|block| self.add_to_blocks(block));
                } else {
                    self.add_to_blocks(Block::List(first, items));
                }
            }
            (TagEnd::CodeBlock, Open::Code(code)) => self.add_to_blocks(Block::Code(code)),
            (TagEnd::Table, Open::Table(header, rows, _)) => {
                self.add_to_blocks(Block::Table(header.unwrap_or_default(), rows));
            }
            _ => {}
        }
    }

    /// Whether what begins stands in so many others that it is shown as they are.
    fn is_deep(&self) -> bool {
        let opened = self.open.iter().rev();
        opened
            .take_while(|open| matches!(open, Open::Inlines(_)))
            .count()
            > MAX_INLINE_DEPTH
    }

    fn nested(&mut self, blocks: Vec<Block>, wrap: fn(Vec<Block>) -> Block) {
        if self.depth >= MAX_DEPTH {
            blocks
                .into_iter()
                .for_each(|block| self.add_to_blocks(block));
        } else {
            self.add_to_blocks(wrap(blocks));
        }
    }
}

/// Whether it can stand in its like.
fn is_nesting(tag: &TagEnd) -> bool {
    matches!(
        tag,
        TagEnd::Emphasis | TagEnd::Strong | TagEnd::Link | TagEnd::Image
    )
}

/// Where a link may lead: to a page by a safe protocol, or to an experiment or a lesson.
fn allowed(to: &CowStr) -> Option<String> {
    let is_allowed = to.starts_with("https://") || to.starts_with("#/");
    is_allowed.then(|| to.to_string())
}
