//! Pictures of views, to take away: any view, as it is shown now, as SVG or PNG, light or dark, with or without its ground.
//!
//! * [`markup`]: a view's elements as a picture. [`sheets`]: the style they need.

mod markup;
mod sheets;

use super::dialog::Dialog;
use crate::context::use_page;
use crate::device;
use markup::Look;
use texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// How many pixels of a PNG picture stand for one of the page; the second suits print.
const SCALES: [f64; 3] = [1.0, 2.0, 4.0];
const USUAL_SCALE: usize = 1;

/// The button and its dialog.
pub fn view_picture(texts: &'static Texts) -> Html {
    let words = &texts.pictures;
    let content = Callback::from(|()| html! { <Choices /> });
    html! {
        <Dialog button={html! { { words.button } }} button_class="view-picture" name={words.button}
            heading={words.button} close={texts.lab_page.close} class="ways-to-show" {content} />
    }
}

/// The views that the page shows now: their names and titles.
fn shown() -> Vec<(String, String)> {
    let views = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all(".view.card").ok());
    let Some(views) = views else {
        return Vec::new();
    };
    let all = (0..views.length()).filter_map(|index| views.get(index)?.dyn_into::<Element>().ok());
    let visible = all.filter(|view| view.get_bounding_client_rect().width() > 0.0);
    let named = |view: Element| {
        let title = view.query_selector("h2, h3").ok().flatten();
        let title = title
            .and_then(|title| title.text_content())
            .unwrap_or_default();
        Some((view.get_attribute("data-view")?, title))
    };
    visible.filter_map(named).collect()
}

fn find(name: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    let view = document.get_element_by_id(&format!("view-{name}"))?;
    view.dyn_into().ok()
}

#[component]
fn Choices() -> Html {
    let texts = use_page().texts;
    let words = &texts.pictures;
    let views = use_memo((), |()| shown());
    let chosen = use_state(|| 0_usize);
    let look = use_state(Look::default);
    let scale = use_state(|| USUAL_SCALE);
    let own = *look;
    let on_view = choosing(&chosen, |index| index);
    let on_scale = choosing(&scale, |index| index.min(SCALES.len() - 1));
    let on_theme = choosing(&look, move |theme| Look { theme, ..own });
    let on_part = choosing(&look, move |index| Look {
        is_whole: index == 1,
        ..own
    });
    let on_ground = {
        let look = look.setter();
        Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let is_transparent = field.is_some_and(|field| field.checked());
            look.set(Look {
                is_transparent,
                ..own
            });
        })
    };
    let name = views.get(*chosen).map(|(name, _)| name.as_str());
    let save_svg = saving(name, own, "svg", |file, svg| {
        device::download(file, "image/svg+xml", svg);
    });
    let size = SCALES[*scale];
    let save_png = saving(name, own, "png", move |file, svg| {
        device::download_png(file, svg, size);
    });
    let titles: Vec<&str> = views.iter().map(|(_, title)| title.as_str()).collect();
    html! {
        <>
            <div class="picture-choices">
                { select("picture-view", words.view, &titles, *chosen, on_view) }
                { select("picture-part", words.part, &words.parts, usize::from(own.is_whole), on_part) }
                { select("picture-theme", words.theme, &words.themes, own.theme, on_theme) }
                { select("picture-size", words.size, &words.sizes, *scale, on_scale) }
                <label class="in-a-row"><input type="checkbox" id="picture-transparent" checked={own.is_transparent} onchange={on_ground} />{ words.transparent }</label>
            </div>
            <p class="actions">
                <button id="picture-svg" onclick={save_svg}>{ texts.chart.save_svg }</button>
                <button id="picture-png" onclick={save_png}>{ texts.chart.save_png }</button>
            </p>
            <p class="quiet small">{ words.remark }</p>
            if views.is_empty() { <p role="status">{ words.nothing }</p> }
        </>
    }
}

/// Sets what the option with this index means.
fn choosing<T: 'static>(
    state: &UseStateHandle<T>,
    value: impl Fn(usize) -> T + 'static,
) -> Callback<Event> {
    let state = state.setter();
    Callback::from(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let index = select.map_or(0, |select| select.selected_index().max(0) as usize);
        state.set(value(index));
    })
}

/// Gives the file and the picture of the view with this name to `save`.
fn saving(
    name: Option<&str>,
    look: Look,
    ending: &str,
    save: impl Fn(&str, &str) + 'static,
) -> Callback<MouseEvent> {
    let file = format!("{}.{ending}", name.unwrap_or("view"));
    let name = name.unwrap_or_default().to_owned();
    Callback::from(move |_: MouseEvent| {
        if let Some(svg) = svg_of(&name, look) {
            save(&file, &svg);
        }
    })
}

fn svg_of(name: &str, look: Look) -> Option<String> {
    let view = find(name)?;
    match markup::drawing_of(&view).filter(|_| !look.is_whole) {
        Some(drawing) => markup::drawing(&drawing, look).ok(),
        None => markup::picture(&view, look).ok(),
    }
}

fn select(
    id: &'static str,
    label: &'static str,
    options: &[&str],
    chosen: usize,
    onchange: Callback<Event>,
) -> Html {
    let option = |(index, text): (usize, &&str)| {
        html! { <option selected={index == chosen}>{ text.to_string() }</option> }
    };
    html! {
        <label class="field">{ label }<select {id} {onchange}>{ for options.iter().enumerate().map(option) }</select></label>
    }
}
