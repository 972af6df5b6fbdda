//! The root component: reads the address, shows the shell with whatever the address asks for.

use super::alone::Alone;
use super::arrival;
use super::arriving_files::use_arriving_files;
use super::broken_link::broken_link;
use super::home::Home;
use super::labs;
use super::shell::{self, Shell};
use super::theme::Theme;
use super::update_notice::UpdateNotice;
use experiments::Opened;
use experiments::showing::{self, Showing};
use page_kit::components::split_page::{SplitPage, split_module};
use page_kit::context::Context;
use page_kit::device;
use page_kit::router::use_router;
use page_kit::sheets;
use page_model::kit::route::Route;
use texts::ENGLISH;
use yew::prelude::*;

/// Puts the page into the document, in place of what was drawn when it was built.
pub fn mount() {
    sheets::install();
    if let Some(page) = arrival::begin() {
        yew::Renderer::<Root>::with_root(page).render();
    }
}

#[component]
fn Root() -> Html {
    let (hash, router) = use_router();
    let showing = Showing::of(&hash);
    use_effect_with(showing::theme(&hash).map(str::to_owned), {
        let hash = hash.clone();
        move |_| Theme::show_for(&hash)
    });
    let route = use_memo(hash, |hash| Route::of(hash));
    let context = Context {
        texts: &ENGLISH,
        router,
        lab: labs::lab,
    };
    let content = match &*route {
        Route::Home | Route::Lessons => html! { <Home /> },
        Route::Lab(opened) => labs::lab(opened),
        Route::Lesson(_)
        | Route::Write
        | Route::Gallery
        | Route::Course(_)
        | Route::Class(_)
        | Route::Play(_)
        | Route::ClassPlays(_)
        | Route::Exercises(_) => {
            let module = split_module!(lessons, page_lessons::page);
            html! { <SplitPage {module} route={(*route).clone()} /> }
        }
        Route::Broken(error) => broken_link(error, context.texts),
    };
    let opened = opened_by(&route);
    let open = opened.as_ref().map(|opened| opened.experiment.clone());
    use_title(title_of(&route));
    use_way_to_lessons(matches!(*route, Route::Lessons));
    use_arrival(matches!(*route, Route::Home | Route::Lessons));
    let notices = use_arriving_files(&context);
    if showing != Showing::Page {
        return html! {
            <ContextProvider<Context> {context}>
                <Alone {showing} {opened}>{ content }</Alone>
            </ContextProvider<Context>>
        };
    }
    html! {
        <ContextProvider<Context> {context}>
            <Shell {open}>{ content }</Shell>
            <div class="page-notices">{ notices }<UpdateNotice /></div>
        </ContextProvider<Context>>
    }
}

/// What the link of a lab opened.
fn opened_by(route: &Route) -> Option<Opened> {
    match route {
        Route::Lab(opened) => Some((**opened).clone()),
        _ => None,
    }
}

/// Brings the lessons of the first page into sight where the address asks for them.
#[hook]
fn use_way_to_lessons(is_asked: bool) {
    use_effect_with(is_asked, |&is_asked| {
        let document = web_sys::window().and_then(|window| window.document());
        let heading = document.and_then(|document| document.get_element_by_id("lessons-heading"));
        if let Some(heading) = heading.filter(|_| is_asked) {
            heading.scroll_into_view();
        }
    });
}

/// The page arrives at once, unless the first page is drawn part by part.
#[hook]
fn use_arrival(is_in_parts: bool) {
    use_effect_with(is_in_parts, |&is_in_parts| {
        if !is_in_parts {
            arrival::arrive();
        }
    });
}

/// What the window is named after; lessons name it themselves.
fn title_of(route: &Route) -> Option<&'static str> {
    let class = &ENGLISH.lessons.class;
    match route {
        Route::Lab(opened) => Some(ENGLISH.shell.lab_name(opened.experiment.lab())),
        Route::Write => Some(ENGLISH.lessons.writer.title),
        Route::Gallery => Some(ENGLISH.gallery.heading),
        Route::Class(_) => Some(class.page.title),
        Route::Play(_) | Route::ClassPlays(_) => Some(ENGLISH.playing.heading),
        Route::Exercises(_) => Some(class.exercises.title),
        Route::Course(name) => {
            let mut courses = ENGLISH.courses.courses.iter();
            Some(courses.find(|course| course.name == name)?.title)
        }
        Route::Home | Route::Lessons | Route::Lesson(_) | Route::Broken(_) => None,
    }
}

/// Names the window. Another page that was come to by a link of the one before has the focus, so that it is read.
#[hook]
fn use_title(title: Option<&'static str>) {
    let before = use_mut_ref(|| title);
    use_effect_with(title, move |&title| {
        device::set_title(&(ENGLISH.shell.window)(title));
        if before.replace(title) != title {
            shell::focus_content_if_lost();
        }
    });
}
