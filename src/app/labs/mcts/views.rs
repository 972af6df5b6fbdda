//! The views of the lab, each as it is drawn from the experiment and what was found.

use super::charts::Charts;
use super::driver::Driver;
use super::growing::GrowingTree;
use super::inside::path::Path;
use super::inside::whole::WholeTree;
use super::play::Play;
use super::position::Position;
use super::search::{Search, instead};
use super::simulation::Simulation;
use super::thoughts::{About, ThoughtsView};
use super::truth::Truths;
use experiments::mcts::{Inside, MctsLab, Thoughts, View};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// What views are drawn from.
pub struct Drawn<'a> {
    pub lab: &'a MctsLab,
    pub driver: &'a Driver,
    pub search: &'a Search,
    pub truths: &'a Truths,
    /// What the charts show.
    pub charted: Option<Rc<Thoughts>>,
    pub texts: &'static Texts,
}

impl Drawn<'_> {
    /// A view; empty if there is nothing to be seen in it.
    pub fn view(&self, view: View) -> Html {
        match view {
            View::All => Html::default(),
            View::Tree => self.inside(|inside| self.tree(inside)),
            View::Phases => self.inside(|inside| self.phases(inside)),
            View::Path => self.inside(|inside| self.path(inside)),
            View::Whole => self.inside(|inside| self.whole(inside)),
            View::Board => self.board(),
            View::Thoughts => self.thoughts(),
            View::Charts => self.charts(),
            View::Play => html! {
                <Play lab={self.lab.clone()} driver={self.driver.clone()} truths={self.truths.clone()} />
            },
        }
    }

    /// What is seen inside the search, or why nothing is.
    fn inside(&self, draw: impl Fn(Rc<Inside>) -> Html) -> Html {
        match self.search.inside() {
            Some(inside) => draw(inside),
            None => instead(self.lab, self.search, self.driver, self.texts),
        }
    }

    fn tree(&self, inside: Rc<Inside>) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            ..
        } = self.search.clone();
        html! { <GrowingTree lab={self.lab.clone()} {inside} phase={moment.phase} {selected} {on_select} /> }
    }

    fn phases(&self, inside: Rc<Inside>) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            on_look,
            ..
        } = self.search.clone();
        html! { <Simulation lab={self.lab.clone()} {inside} phase={moment.phase} {selected} {on_select} {on_look} /> }
    }

    fn path(&self, inside: Rc<Inside>) -> Html {
        html! { <Path {inside} phase={self.search.moment.phase} exploration={self.lab.c} /> }
    }

    fn whole(&self, inside: Rc<Inside>) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            ..
        } = self.search.clone();
        html! { <WholeTree lab={self.lab.clone()} {inside} phase={moment.phase} {selected} {on_select} /> }
    }

    fn board(&self) -> Html {
        let Search {
            moment,
            selected,
            on_select,
            ..
        } = self.search.clone();
        html! {
            <Position lab={self.lab.clone()} inside={self.search.inside()} phase={moment.phase} {selected} {on_select} />
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
        html! { <ThoughtsView {now} {past} /> }
    }

    fn charts(&self) -> Html {
        match &self.charted {
            Some(thoughts) => html! { <Charts thoughts={thoughts.clone()} /> },
            None => html! { <p class="quiet">{ self.texts.labs.mcts.page.no_charts }</p> },
        }
    }
}
