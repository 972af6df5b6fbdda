//! Prose of a lesson: blocks with live values, controls and buttons in them, which change the experiment of their scene.

use super::scene_stage::SceneStage;
use experiments::Experiment;
use experiments::diagnostic::Diagnostic;
use lessons::lesson::{Allowed, Block, Control, Inline, Jump};
use page_kit::components::sentence::setting_of;
use page_kit::context::use_page;
use page_model::kit::change::{Change, EditOutcome};
use page_model::lessons::live::Known;
use page_model::lessons::prose::{after, within};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ProseProps {
    pub blocks: Rc<Vec<Block>>,
    pub live: Live,
}

/// The blocks.
#[component]
pub fn Prose(props: &ProseProps) -> Html {
    let texts = use_page().texts;
    let refusal = use_state(|| None::<String>);
    let on_refusal = {
        let refusal = refusal.setter();
        Callback::from(move |said| refusal.set(said))
    };
    let drawing = Drawing {
        live: &props.live,
        on_refusal,
        texts,
    };
    html! {
        <div class="prose">
            { drawing.blocks(&props.blocks) }
            if let Some(said) = &*refusal { <p class="field-error" role="alert">{ said }</p> }
        </div>
    }
}

struct Drawing<'a> {
    live: &'a Live,
    on_refusal: Callback<Option<String>>,
    texts: &'static Texts,
}

impl Drawing<'_> {
    fn blocks(&self, blocks: &[Block]) -> Html {
        html! { <>{ for blocks.iter().map(|block| self.block(block)) }</> }
    }

    fn block(&self, block: &Block) -> Html {
        match block {
            Block::Paragraph(inlines) => html! { <p>{ self.inlines(inlines) }</p> },
            Block::Heading(inlines) => html! { <h3>{ self.inlines(inlines) }</h3> },
            Block::Quotation(blocks) => html! { <blockquote>{ self.blocks(blocks) }</blockquote> },
            Block::Code(code) => html! { <pre><code>{ code }</code></pre> },
            Block::Rule => html! { <hr /> },
            Block::Formula(mathml) => {
                html! { <p class="formula scroll">{ from_reader(mathml) }</p> }
            }
            Block::List(first, items) => self.list(*first, items),
            Block::Table(header, rows) => self.table(header, rows),
            Block::Picture(stage) => {
                html! { <SceneStage key={stage.link.clone()} stage={stage.clone()} /> }
            }
        }
    }

    fn list(&self, first: Option<u64>, items: &[Vec<Block>]) -> Html {
        let items = items
            .iter()
            .map(|item| html! { <li>{ self.blocks(item) }</li> });
        match first {
            Some(first) => html! { <ol start={first.to_string()}>{ for items }</ol> },
            None => html! { <ul>{ for items }</ul> },
        }
    }

    fn table(&self, header: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>]) -> Html {
        let row = |row: &Vec<Vec<Inline>>| {
            html! { <tr>{ for row.iter().map(|cell| html! { <td>{ self.inlines(cell) }</td> }) }</tr> }
        };
        html! {
            <div class="scroll">
                <table>
                    <thead><tr>{ for header.iter().map(|cell| html! { <th>{ self.inlines(cell) }</th> }) }</tr></thead>
                    <tbody>{ for rows.iter().map(row) }</tbody>
                </table>
            </div>
        }
    }

    fn inlines(&self, inlines: &[Inline]) -> Html {
        html! { <>{ for inlines.iter().map(|inline| self.inline(inline)) }</> }
    }

    fn inline(&self, inline: &Inline) -> Html {
        match inline {
            Inline::Text(text) => html! { { text } },
            Inline::Emphasis(inside) => html! { <em>{ self.inlines(inside) }</em> },
            Inline::Strong(inside) => html! { <strong>{ self.inlines(inside) }</strong> },
            Inline::Code(code) => html! { <code>{ code }</code> },
            Inline::Formula(mathml) => from_reader(mathml),
            Inline::LineBreak => html! { <br /> },
            Inline::Link(to, inside) => {
                let is_elsewhere = !to.starts_with('#');
                html! {
                    <a href={to.clone()} target={is_elsewhere.then_some("_blank")} rel={is_elsewhere.then_some("noreferrer")}>{ self.inlines(inside) }</a>
                }
            }
            Inline::Value(value) => self.value(value),
            Inline::Set(control) => self.control(control),
            Inline::Go(jump) => self.jump(jump),
            Inline::Fault(fault) => self.fault(&fault.sentence(self.texts)),
        }
    }

    fn fault(&self, sentence: &str) -> Html {
        html! { <span class="field-error" role="note">{ format!("[{sentence}]") }</span> }
    }

    fn value(&self, value: &lessons::lesson::LiveValue) -> Html {
        let expression = value.expression.text().to_owned();
        match self.live.known.shown(value, self.texts) {
            Some(Err(sentence)) => self.fault(&sentence),
            Some(Ok(text)) => {
                html! { <b class="value number" data-value={expression}>{ text }</b> }
            }
            None => {
                html! { <b class="value number" data-value={expression} title={self.texts.lessons.reader.unknown}>{ "–" }</b> }
            }
        }
    }

    fn control(&self, control: &Control) -> Html {
        let Some(experiment) = &self.live.known.experiment else {
            return Html::default();
        };
        let on_change = {
            let (experiment, on_go) = (experiment.clone(), self.live.on_go.clone());
            let (on_refusal, texts) = (self.on_refusal.clone(), self.texts);
            let allowed = control.allowed.clone();
            Callback::from(move |Change { key, text }: Change| {
                let text = within(&allowed, text);
                match experiment.edit(key, &text) {
                    Ok(edit) => {
                        on_refusal.emit(None);
                        on_go.emit(edit.experiment);
                        EditOutcome::Taken
                    }
                    Err(problem) => {
                        let said = |problem: Diagnostic| experiment.at_field(&problem, texts);
                        on_refusal.emit(problem.map(said));
                        EditOutcome::Refused
                    }
                }
            })
        };
        let only = match &control.allowed {
            Allowed::Words(words) => Some(words.as_slice()),
            Allowed::All | Allowed::Range(..) => None,
        };
        setting_of(experiment, &control.key, only, &on_change, self.texts)
    }

    fn jump(&self, jump: &Jump) -> Html {
        let onclick = {
            let (jump, live) = (jump.clone(), self.live.clone());
            Callback::from(move |event: MouseEvent| {
                let Some(experiment) = &live.known.experiment else {
                    return;
                };
                live.on_go.emit(after(&jump, experiment.clone()));
                show_stage(&event);
            })
        };
        html! { <button class="jump" {onclick}>{ &jump.words }</button> }
    }
}

/// Brings the stage into sight where it is below the words, since it shows what was asked for.
fn show_stage(event: &MouseEvent) {
    let button = event.target_dyn_into::<web_sys::Element>();
    let scene = button.and_then(|button| button.closest(".lesson-scene").ok().flatten());
    let stage = scene.and_then(|scene| scene.query_selector(".lesson-stage").ok().flatten());
    let height = web_sys::window().and_then(|window| window.inner_height().ok()?.as_f64());
    let (Some(stage), Some(height)) = (stage, height) else {
        return;
    };
    // With its upper part in the upper half of the window there is enough of it to see.
    if !(0.0..height / 2.0).contains(&stage.get_bounding_client_rect().top()) {
        stage.scroll_into_view();
    }
}

/// MathML as our reader of formulas wrote it, which escapes what was typed.
fn from_reader(mathml: &str) -> Html {
    Html::from_html_unchecked(AttrValue::from(mathml.to_owned()))
}

/// What is known about an experiment, and the way to another.
#[derive(Clone, PartialEq)]
pub struct Live {
    pub known: Known,
    pub on_go: Callback<Experiment>,
}
