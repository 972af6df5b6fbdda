//! Catalogue: games of the literature by what is looked for, over the page, with the story of the game that is shown.

use experiments::matrix::MatrixExperiment;
use page_kit::components::dialog::{Dialog, close_around};
use page_kit::components::fetched::{Fetched, use_fetched};
use page_kit::context::use_page;
use page_model::game_catalogue::{Equilibria, FILE, Kind, ListedGame, Wanted, found, read};
use page_model::matrix::listed::{listed_name, properties, source};
use texts::{GameCatalogueTexts, GameSubject};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// The button, and the catalogue that it opens.
#[component]
pub fn Catalogue() -> Html {
    let page = use_page();
    let words = &page.texts.labs.matrix.catalogue;
    let content = Callback::from(|()| html! { <Browser /> });
    html! {
        <Dialog button={html! { words.button }} button_class={classes!("in-sentence")} name={words.button} heading={words.heading}
            close={words.close} class="game-catalogue" {content} />
    }
}

/// What is looked for, and what fits.
#[component]
fn Browser() -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.catalogue;
    let attempt = use_state(|| 0_u32);
    let fetched = use_fetched(FILE, read, Some(*attempt));
    let wanted = use_state_eq(Wanted::default);
    let games = match &fetched {
        Fetched::Waiting => {
            return html! { <p class="quiet" role="status">{ texts.site_search.loading }</p> };
        }
        Fetched::Failed => {
            let again = Callback::from(move |_: MouseEvent| attempt.set(*attempt + 1));
            return html! {
                <div class="rows">
                    <p role="alert">{ words.not_loaded }</p>
                    <p class="actions"><button onclick={again}>{ texts.runs.try_again }</button></p>
                </div>
            };
        }
        Fetched::Here(games) => games.clone(),
    };
    let found = found(&games, &wanted);
    html! {
        <div class="rows" data-found={found.len().to_string()}>
            <Fields wanted={(*wanted).clone()} on_change={Callback::from(move |next| wanted.set(next))} />
            <p class="quiet small" role="status">{ (words.found)(found.len(), games.len()) }</p>
            <p class="quiet small">{ words.about }</p>
            <ul class="catalogue-list">{ for found.into_iter().map(|game| item(game, words)) }</ul>
        </div>
    }
}

fn item(game: &ListedGame, words: &GameCatalogueTexts) -> Html {
    let href = format!("#/matrix?game={}", game.key);
    html! {
        <li key={game.key.clone()}>
            <a {href} onclick={Callback::from(|event: MouseEvent| { close_around(&event); })}>{ &game.name }</a>
            <p>{ &game.story }{ " " }<em>{ (words.shows)(&game.shows) }</em></p>
            <p class="quiet small">{ properties(game, words) }{ ". " }{ source(game, words) }</p>
        </li>
    }
}

#[derive(PartialEq, Properties)]
struct FieldsProps {
    wanted: Wanted,
    on_change: Callback<Wanted>,
}

/// Words, and lists to choose from.
#[component]
fn Fields(FieldsProps { wanted, on_change }: &FieldsProps) -> Html {
    let words = &use_page().texts.labs.matrix.catalogue;
    let oninput = {
        let (wanted, on_change) = (wanted.clone(), on_change.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let words = field.value();
                on_change.emit(Wanted {
                    words,
                    ..wanted.clone()
                });
            }
        })
    };
    // The dialog opened before the field was there.
    let field = use_node_ref();
    use_effect_with(field.clone(), |field| {
        if let Some(field) = field.cast::<HtmlInputElement>() {
            // Only what cannot have the focus refuses it.
            let _ = field.focus();
        }
    });
    let lists = lists(wanted, words).into_iter();
    html! {
        <div class="actions">
            <input type="search" placeholder={words.search} aria-label={words.search} value={wanted.words.clone()} maxlength="80" {oninput} ref={field} />
            { for lists.map(|list| select(list, wanted, on_change)) }
        </div>
    }
}

/// A list: nothing in particular comes first.
struct List {
    label: &'static str,
    names: Vec<&'static str>,
    chosen: usize,
    change: fn(&mut Wanted, usize),
}

fn lists(wanted: &Wanted, words: &GameCatalogueTexts) -> [List; 4] {
    let subjects = GameSubject::ALL.map(GameSubject::name);
    [
        List {
            label: words.subject,
            names: [words.any_subject].into_iter().chain(subjects).collect(),
            chosen: wanted.subject.map_or(0, |place| place + 1),
            change: |wanted, place| wanted.subject = place.checked_sub(1),
        },
        List {
            label: words.players,
            names: words.numbers_of_players.to_vec(),
            chosen: wanted.players.map_or(0, |count| count - 1),
            change: |wanted, place| wanted.players = (place > 0).then_some(place + 1),
        },
        List {
            label: words.kind,
            names: words.kinds.to_vec(),
            chosen: wanted.kind as usize,
            change: |wanted, place| wanted.kind = Kind::ALL.get(place).copied().unwrap_or_default(),
        },
        List {
            label: words.equilibria,
            names: words.numbers_of_equilibria.to_vec(),
            chosen: wanted.equilibria as usize,
            change: |wanted, place| {
                wanted.equilibria = Equilibria::ALL.get(place).copied().unwrap_or_default()
            },
        },
    ]
}

fn select(list: List, wanted: &Wanted, on_change: &Callback<Wanted>) -> Html {
    let (wanted, on_change, change) = (wanted.clone(), on_change.clone(), list.change);
    let onchange = Callback::from(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        if let Some(place) = select.and_then(|select| usize::try_from(select.selected_index()).ok())
        {
            let mut next = wanted.clone();
            change(&mut next, place);
            on_change.emit(next);
        }
    });
    let List {
        label,
        names,
        chosen,
        ..
    } = list;
    let option = |(place, name): (usize, &'static str)| html! { <option selected={place == chosen}>{ name }</option> };
    html! { <select aria-label={label} title={label} {onchange}>{ for names.into_iter().enumerate().map(option) }</select> }
}

/// The game of the catalogue that is shown, once it is there; nothing is fetched for games that are offered first, or typed.
#[hook]
pub fn use_listed(lab: &MatrixExperiment) -> Option<ListedGame> {
    let name = listed_name(lab, use_page().texts);
    let games = use_fetched(FILE, read, name.map(|_| 0)).here()?;
    games
        .iter()
        .find(|game| Some(game.key.as_str()) == name)
        .cloned()
}
