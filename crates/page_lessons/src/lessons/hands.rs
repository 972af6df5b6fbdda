//! Show of hands: while a question is on a projector, hands are counted for each option, by number keys or by pressing; then the
//! counts are shown as bars, with what is right.

use super::prose::Live;
use crate::counted_bars::CountedBars;
use lessons::lesson::{Choice, Question};
use page_kit::components::focus::FocusFallback;
use page_kit::components::keys::use_keys_first;
use page_kit::context::use_page;
use page_model::lessons::hands::{Counted, digit, options_of};
use page_model::lessons::kept::number_of;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

thread_local! {
    /// By the number of the question: the way to another scene and back loses no hand.
    static COUNTED: RefCell<BTreeMap<u64, Counted>> = const { RefCell::new(BTreeMap::new()) };
}

#[derive(PartialEq, Properties)]
pub struct HandsProps {
    pub counting: Counting,
    pub question: Rc<Question>,
    pub live: Live,
}

/// What was counted, and what changes it.
#[derive(Clone, PartialEq)]
pub struct Counting {
    counted: UseStateHandle<Counted>,
    change: Callback<Counted>,
    /// One hand more or fewer for an option.
    count: Callback<(usize, bool)>,
}

impl Counting {
    /// Whether what was counted is shown, with what is right; `None` while no hands are counted.
    pub fn is_revealed(&self) -> Option<bool> {
        self.counted.is_open.then_some(self.counted.is_revealed)
    }
}

/// The hands at a question, the same one as long as the component stands.
#[hook]
pub fn use_counting(question: Option<&Question>) -> Counting {
    let number = question.map_or(0, number_of);
    let options = question.map_or(0, |question| options_of(question).len());
    let counted =
        use_state(|| COUNTED.with_borrow(|all| all.get(&number).cloned().unwrap_or_default()));
    let change = {
        let counted = counted.setter();
        use_callback(number, move |next: Counted, number| {
            COUNTED.with_borrow_mut(|all| all.insert(*number, next.clone()));
            counted.set(next);
        })
    };
    let count = use_callback(
        (number, options, change.clone()),
        |(option, more): (usize, bool), (number, options, change)| {
            // As it is by now: keys can come faster than the page is drawn.
            let known = COUNTED.with_borrow(|all| all.get(number).cloned());
            if let Some(next) = known.unwrap_or_default().counted(option, more, *options) {
                change.emit(next);
            }
        },
    );
    Counting {
        counted,
        change,
        count,
    }
}

/// The switch, and what it opens; nothing at questions without options.
#[component]
pub fn Hands(props: &HandsProps) -> Html {
    let words = &use_page().texts.lessons.class.hands;
    let place = use_node_ref();
    let options = options_of(&props.question);
    let Counting {
        counted,
        change,
        count,
    } = &props.counting;
    let by_key = count.reform(|option| (option, true));
    let takes_keys = counted.is_open && !counted.is_revealed;
    use_keys_first(&place, takes_keys, digit, by_key);
    let was_opened = use_into_view(&place, counted.is_open);
    if options.is_empty() {
        return Html::default();
    }
    let with = |alter: fn(&mut Counted)| {
        let mut next = (**counted).clone();
        alter(&mut next);
        change.reform(move |_: MouseEvent| next.clone())
    };
    if !counted.is_open {
        let open = with(|next| next.is_open = true);
        let onclick = Callback::from(move |event: MouseEvent| {
            was_opened.replace(true);
            open.emit(event);
        });
        return html! { <FocusFallback key="closed" fallback=".hands-reveal, .hands-again"><button class="show-hands text-button quiet small" {onclick}>{ words.show }</button></FocusFallback> };
    }
    html! {
        <FocusFallback key="open" fallback=".show-hands">
        <section ref={place} class="hands" aria-label={words.show}>
            if counted.is_revealed {
                <CountedBars name={words.show} bars={counted.bars(&props.question, &props.live.known)} />
            } else {
                <p class="quiet small">{ words.lead }</p>
                <ul class="hands-options">{ for options.iter().enumerate().map(|(place, option)| row(place, option, counted, count, words)) }</ul>
            }
            <div class="actions">
                if counted.is_revealed {
                    <button class="hands-again" onclick={with(|next| next.is_revealed = false)}>{ words.go_on }</button>
                } else {
                    <button class="hands-reveal primary" onclick={with(|next| next.is_revealed = true)}>{ words.reveal }</button>
                }
                <button class="hands-clear" onclick={with(Counted::clear)}>{ words.clear }</button>
                <button class="hands-close" onclick={with(|next| next.is_open = false)}>{ words.close }</button>
            </div>
        </section>
        </FocusFallback>
    }
}

/// Brings `place` into sight, where keys count, once what is returned was set and it is open.
#[hook]
fn use_into_view(place: &NodeRef, is_open: bool) -> Rc<RefCell<bool>> {
    let was_opened = use_mut_ref(|| false);
    let (place, asked) = (place.clone(), was_opened.clone());
    use_effect_with(is_open, move |_| {
        let element = place.cast::<Element>().filter(|_| asked.take());
        if let Some(element) = element {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Center);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    was_opened
}

fn row(
    place: usize,
    option: &Choice,
    counted: &Counted,
    count: &Callback<(usize, bool)>,
    words: &texts::HandsTexts,
) -> Html {
    let hands = counted.hands(place);
    let press = |more: bool| count.reform(move |_: MouseEvent| (place, more));
    html! {
        <li data-hands={hands.to_string()}>
            <kbd>{ place + 1 }</kbd>
            <span>{ &option.words }</span>
            <button class="fewer" aria-label={(words.fewer)(&option.words)} onclick={press(false)}>{ "−" }</button>
            <output class="number">{ hands }</output>
            <button class="more" aria-label={(words.more)(&option.words)} onclick={press(true)}>{ "+" }</button>
        </li>
    }
}
