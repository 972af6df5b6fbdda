//! Prose: Markdown with formulas and inserts, as blocks that the page draws.
//!
//! HTML is no part of it: tags are text. Links lead to `https:` addresses and to experiments; others are shown as their words.
//!
//! * `mask`: inserts are no Markdown. `builder`: from the parser's events to blocks. [`insert`]: what stands between braces. `formula`: LaTeX to MathML.

mod builder;
mod formula;
pub mod insert;
mod mask;

use crate::lesson::{Block, Inline};
use crate::source::Source;
use builder::Builder;
use pulldown_cmark::{Options, Parser};

/// The blocks of a part of a text: from and to these bytes.
pub fn blocks(source: &Source, from: usize, to: usize) -> Vec<Block> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_MATH;
    let text = mask::masked(&source.text[from..to]);
    let mut builder = Builder::new(source, from);
    for (event, range) in Parser::new_ext(&text, options).into_offset_iter() {
        builder.event(event, range);
    }
    builder.finish()
}

/// All inlines of blocks, with those inside others.
pub fn inlines(blocks: &[Block]) -> Vec<&Inline> {
    let mut all = Vec::new();
    for block in blocks {
        match block {
            Block::Paragraph(inlines) | Block::Heading(inlines) => add(inlines, &mut all),
            Block::List(_, items) => all.extend(items.iter().flat_map(|item| self::inlines(item))),
            Block::Quotation(blocks) => all.extend(self::inlines(blocks)),
            Block::Table(header, rows) => {
                let cells = header.iter().chain(rows.iter().flatten());
                cells.for_each(|cell| add(cell, &mut all));
            }
            Block::Code(_) | Block::Formula(_) | Block::Picture(_) | Block::Rule => {}
        }
    }
    all
}

fn add<'a>(inlines: &'a [Inline], all: &mut Vec<&'a Inline>) {
    for inline in inlines {
        all.push(inline);
        match inline {
            Inline::Emphasis(inside) | Inline::Strong(inside) | Inline::Link(_, inside) => {
                add(inside, all);
            }
            _ => {}
        }
    }
}
