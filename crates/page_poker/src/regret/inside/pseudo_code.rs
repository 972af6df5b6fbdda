//! Pseudo-code of the walk, with the line at work.

use super::walking::Walking;
use engines::regret::GameTree;
use experiments::regret::story::{self, Line, Telling};
use experiments::regret::{Learned, RegretLab};
use page_kit::components::pseudo_code::PseudoCode as Lines;
use page_kit::context::use_page;
use page_model::kit::pseudo_code::CodeLine;
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;
use yew::prelude::*;

#[derive(Properties)]
pub struct PseudoCodeProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
    pub walking: Walking,
}

/// Of what was learned only the game matters here.
impl PartialEq for PseudoCodeProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && self.walking == other.walking
            && Arc::ptr_eq(&self.learned.tree, &other.learned.tree)
    }
}

/// The line that the last step is about.
fn line_at_work(
    lab: &RegretLab,
    tree: &GameTree,
    walking: &Walking,
    texts: &'static Texts,
) -> Option<Line> {
    let iteration = walking.seen.iteration.as_ref();
    let iteration = iteration.filter(|iteration| iteration.fits(tree))?;
    let telling = Telling {
        lab,
        tree,
        iteration,
        state: walking.state.as_ref()?,
        texts,
    };
    story::tell(telling).map(|story| story.line)
}

/// The lines.
#[component]
pub fn PseudoCode(props: &PseudoCodeProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let lab = &props.lab;
    let lit = line_at_work(lab, &props.learned.tree, &props.walking, texts);
    let row = |(line, indent): (Line, u8)| {
        let about = match line {
            Line::Regret | Line::Weight => format!("{} reach", story::token(line)),
            _ => story::token(line).to_owned(),
        };
        CodeLine {
            text: story::code(lab, line, words).to_owned(),
            about,
            indent,
            is_lit: lit == Some(line),
            ..CodeLine::default()
        }
    };
    let lines: Vec<CodeLine> = story::lines(lab).into_iter().map(row).collect();
    html! { <Lines label={words.code} {lines} letters={words.letters} /> }
}
