//! Cards of both by round, until the round looked at; the frame is that of the whole game.

use experiments::war::WarExperiment;
use experiments::war_game::WarGame;
use games::Player;
use games::war::table::CARDS;
use page_kit::components::chart::LineChart;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::chart::Series;
use std::rc::Rc;
use yew::prelude::*;

/// In units of the picture.
const HEIGHT: f64 = 300.0;

#[derive(Properties)]
pub struct CountsProps {
    pub lab: WarExperiment,
    pub game: Rc<WarGame>,
}

/// It is the same game as long as it lies in the same place.
impl PartialEq for CountsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game) && self.lab == other.lab
    }
}

/// Counts of a whole game: kept as long as it is the same.
struct All {
    game: Rc<WarGame>,
    rounds: Rc<Vec<f64>>,
    counts: [Vec<f64>; 2],
}

impl All {
    fn of(game: &Rc<WarGame>) -> Self {
        let (rounds, counts) = game.counts();
        Self {
            game: game.clone(),
            rounds: Rc::new(rounds),
            counts,
        }
    }
}

/// The chart; a press goes to the round.
#[component]
pub fn Counts(props: &CountsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.war.page;
    let kept = use_mut_ref(|| All::of(&props.game));
    let mut all = kept.borrow_mut();
    if !Rc::ptr_eq(&all.game, &props.game) {
        *all = All::of(&props.game);
    }
    let last = props.game.rounds();
    let now = props.lab.round.map_or(last, |round| round.min(last));
    let seen = all.rounds.partition_point(|&round| round <= now as f64);
    let series = Player::BOTH.map(|player| {
        let counts = &all.counts[player.index()][..seen];
        let count = counts.last().copied().unwrap_or_default();
        Series::line(words.players[player.index()], counts.iter().copied()).ending_in((words
            .count_of)(
            player.index(),
            count as u64,
        ))
    });
    let on_press = {
        let (lab, rounds) = (props.lab.clone(), all.rounds.clone());
        use_go().reform(move |index: usize| {
            let round = rounds.get(index).map(|&round| round as u64);
            let round = round.filter(|&round| round < last);
            (
                WarExperiment {
                    round,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    html! {
        <LineChart title={words.counts_chart} axis_label={words.rounds_axis} axis={all.rounds.clone()}
            series={Rc::new(Vec::from(series))} range={(0.0, CARDS as f64)} ends={(0.0, Some(last as f64))} height={HEIGHT}
            {on_press} coloured=true />
    }
}
