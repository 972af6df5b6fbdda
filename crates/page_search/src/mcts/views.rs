//! The views of the lab, each as it is drawn from the experiment and what was found.

use super::charts::Charts;
use super::driver::Driver;
use super::growing::GrowingTree;
use super::inside::path::Path;
use super::inside::whole::WholeTree;
use super::legend;
use super::play::Play;
use super::position::Position;
use super::search::{Search, placeholder};
use super::simulation::Simulation;
use super::thoughts::{About, thoughts_view};
use super::widening::Widening;
use experiments::mcts::{Inside, MctsExperiment, Thoughts, View};
use page_kit::components::fold::Folded;
use page_kit::components::legend::Legend;
use page_model::mcts::truths::Truths;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// What views are drawn from.
pub struct Drawn<'a> {
    pub lab: &'a MctsExperiment,
    pub driver: &'a Driver,
    pub search: &'a Search,
    pub truths: &'a Truths,
    /// What the charts show.
    pub charted: Option<Rc<Thoughts>>,
    /// Whether somebody has chosen the views that are shown: none is folded then.
    pub is_framed: bool,
    pub texts: &'static Texts,
}

impl Drawn<'_> {
    /// A view; empty if there is nothing to be seen in it.
    pub fn view(&self, view: View) -> Html {
        match view {
            View::All => Html::default(),
            View::Tree => self.inside(|inside| self.tree(inside)),
            // Beside the tree, which says why, the board is enough.
            View::Phases if self.search.inside().is_none() && self.lab.view != view => self.board(),
            View::Phases => self.inside(|inside| self.phases(inside)),
            View::Path => self.folded(view, self.inside(|inside| self.path(inside))),
            View::Whole => self.folded(view, self.inside(|inside| self.whole(inside))),
            View::Board => self.board(),
            View::Thoughts => self.thoughts(),
            View::Charts => self.folded(view, self.charts()),
            View::Widening => {
                let lab = self.search.lab.clone();
                self.folded(view, html! { <Widening {lab} /> })
            }
            View::Play => html! {
                <Play lab={self.lab.clone()} driver={self.driver.clone()} truths={self.truths.clone()} />
            },
        }
    }

    /// Long views are folded where they are not alone.
    fn folded(&self, view: View, body: Html) -> Html {
        if self.lab.view == view || self.is_framed {
            return body;
        }
        let id = match view {
            View::Path => "path-fold",
            View::Whole => "whole-fold",
            View::Widening => "widening-fold",
            _ => "charts-fold",
        };
        html! { <Folded {id} summary={self.texts.labs.mcts.stage.show}>{ body }</Folded> }
    }

    /// What is seen inside the search, or why nothing is.
    fn inside(&self, draw: impl Fn(Rc<Inside>) -> Html) -> Html {
        match self.search.inside() {
            Some(inside) => draw(inside),
            None => placeholder(self.lab, self.search, self.driver, self.texts),
        }
    }

    fn tree(&self, inside: Rc<Inside>) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            ..
        } = self.search.clone();
        let entries = legend::entries(&self.texts.labs.mcts.stage);
        html! {
            <>
                <GrowingTree lab={self.search.lab.clone()} {inside} phase={moment.phase} {selected} {on_select} />
                <Legend {entries} />
            </>
        }
    }

    fn phases(&self, inside: Rc<Inside>) -> Html {
        let Search {
            lab,
            moment,
            selected,
            on_select,
            on_look,
            ..
        } = self.search.clone();
        html! { <Simulation {lab} {inside} phase={moment.phase} {selected} {on_select} {on_look} board={self.board()} /> }
    }

    fn path(&self, inside: Rc<Inside>) -> Html {
        html! { <Path {inside} phase={self.search.moment.phase} exploration={self.search.lab.c} rootless={self.search.lab.rootless} /> }
    }

    fn whole(&self, inside: Rc<Inside>) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            ..
        } = self.search.clone();
        html! { <WholeTree lab={self.search.lab.clone()} {inside} phase={moment.phase} {selected} {on_select} /> }
    }

    fn board(&self) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            ..
        } = self.search.clone();
        html! {
            <Position lab={self.search.lab.clone()} inside={self.search.inside()} phase={moment.phase} {selected} {on_select} />
        }
    }

    fn thoughts(&self) -> Html {
        let Self {
            lab,
            driver,
            truths,
            ..
        } = self;
        let now = About {
            lab: (*lab).clone(),
            found: driver.found.clone(),
            known: truths.now.clone(),
        };
        let past = driver.past_of(lab).map(|past| About {
            lab: past,
            found: driver.before.clone(),
            known: truths.past.clone(),
        });
        thoughts_view(now, past, &self.texts.labs.mcts.page)
    }

    fn charts(&self) -> Html {
        match &self.charted {
            Some(thoughts) => html! { <Charts thoughts={thoughts.clone()} /> },
            None => html! { <p class="quiet">{ self.texts.labs.mcts.page.no_charts }</p> },
        }
    }
}
