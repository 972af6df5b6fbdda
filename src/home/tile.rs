//! Live picture of a lab: its sketch until its experiment has found what it shows.

use super::mcts::MctsMiniature;
use super::minimax::MinimaxMiniature;
use super::racing::RacingMiniature;
use super::ratings::RatingsMiniature;
use super::sight::use_sight;
use super::work::{Tiles, Work, use_done};
use experiments::Experiment;
use first_page::Sketch;
use first_page::picture::TilePicture;
use page_kit::components::job::use_job;
use page_kit::context::use_page;
use page_model::home::findings::Shown;
use page_model::home::findings::run::Run;
use page_model::home::picture::Picture;
use page_model::home::queue::Action;
use page_model::home::ratings;
use page_model::lab::shown;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LiveTileProps {
    /// The lab's name in links.
    pub lab: &'static str,
    /// In the row of tiles.
    pub place: usize,
    pub work: Work,
    /// Whether it is in the document.
    pub is_here: bool,
    pub queue: UseReducerDispatcher<Tiles>,
}

/// The picture.
#[component]
pub fn LiveTile(props: &LiveTileProps) -> Html {
    let LiveTileProps {
        lab, place, work, ..
    } = *props;
    let node = use_node_ref();
    let on_sight = {
        let queue = props.queue.clone();
        use_callback(place, move |is_seen, &place| {
            queue.dispatch(Action::Sight(place, is_seen));
        })
    };
    use_sight(&node, props.is_here, on_sight);
    let on_done = {
        let queue = props.queue.clone();
        use_callback(place, move |(), &place| queue.dispatch(Action::Done(place)))
    };
    let shown = shown(lab);
    let picture = match lab {
        "minimax" => html! { <MinimaxMiniature {work} {on_done} /> },
        "mcts" => html! { <MctsMiniature {work} {on_done} /> },
        "racing" => html! { <RacingMiniature {work} {on_done} /> },
        "ratings" => html! { <RatingsMiniature {work} {on_done} /> },
        _ => match shown {
            Some(shown) => html! { <FoundPicture {lab} {shown} {work} {on_done} /> },
            None => html! { <Sketch {lab} /> },
        },
    };
    let own = (lab == "ratings").then_some(ratings::LINK);
    let link = own.or_else(|| shown.map(|shown| shown.link));
    html! { <div class="tile-live" data-link={link} ref={node}>{ picture }</div> }
}

#[derive(PartialEq, Properties)]
struct FoundPictureProps {
    lab: &'static str,
    shown: Shown,
    work: Work,
    on_done: Callback<()>,
}

/// What an experiment has found.
#[component]
fn FoundPicture(props: &FoundPictureProps) -> Html {
    let texts = use_page().texts;
    let FoundPictureProps {
        lab, shown, work, ..
    } = *props;
    let experiment = use_memo(shown.link, |link| {
        Experiment::open(link).ok().map(|opened| opened.experiment)
    });
    let question = (*experiment).clone().filter(|_| work.may_begin);
    let asked = use_job(question, move |experiment, job| {
        (shown.read)(experiment, &Run::of(job), texts)
    });
    let has_ended = work.may_begin && !asked.is_open();
    use_done(has_ended, &props.on_done);
    // The last one stays while the tile is out of sight.
    match asked.latest(|_| true) {
        Some(picture) => drawn(picture),
        None => html! { <Sketch {lab} /> },
    }
}

fn drawn(picture: &Picture) -> Html {
    html! { <TilePicture picture={picture.clone()} /> }
}
