//! One game, round by round: both stores, the pot, who took it.

use super::watched::{Watched, use_game};
use crate::app::components::chart::{LineChart, Series};
use crate::app::components::focus::FocusFallback;
use crate::app::components::lab_page::use_go;
use crate::app::components::player_mark::PlayerMark;
use crate::app::components::run::RunFailure;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::app::router::Entry;
use experiments::war::{MAX_SHOWN as MAX_GAMES, WarLab};
use experiments::war_game::{End, Moment, WarGame};
use games::Player;
use games::war::table::Standing;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Ranks as cards have them.
const RANKS: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];
/// Cards of a store that are shown, from the top.
const MAX_SHOWN: usize = 10;

#[derive(PartialEq, Properties)]
pub struct ShowTableProps {
    pub lab: WarLab,
}

/// The game.
#[component]
pub fn ShowTable(props: &ShowTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.war.page;
    let lab = &props.lab;
    let go = use_go();
    let asked = use_game(lab);
    if let Some(failure) = asked.failure().cloned() {
        return html! { <RunFailure {failure} again={asked.again} fallback="#watched" /> };
    }
    let (game, end) = match asked.answer().cloned() {
        Some(Watched::Known(game, end)) => (game, end),
        under_way => {
            let rounds = under_way.map_or(0, |watched| watched.rounds());
            let playing = (words.playing)(&(texts.number)(rounds));
            return html! { <p class="quiet" id="playing" role="status">{ playing }</p> };
        }
    };
    let last = game.rounds();
    let position = lab.round.map_or(last, |round| round.min(last));
    let moment = game.at(position);
    let on_move = {
        let lab = lab.clone();
        go.reform(move |round: u64| {
            let round = (round < last).then_some(round);
            let lab = lab.clone();
            (WarLab { round, ..lab }, Entry::Replace)
        })
    };
    let on_next = {
        let lab = lab.clone();
        go.reform(move |_: MouseEvent| {
            let next = WarLab {
                show: lab.show % MAX_GAMES + 1,
                round: Some(0),
                ..lab.clone()
            };
            (next, Entry::Push)
        })
    };
    let caption = (words.round)(&(texts.number)(position), &(texts.number)(last));
    let widest = (words.round)(&(texts.number)(last), &(texts.number)(last));
    html! {
        <FocusFallback fallback="#watched"><div class="rows" id="show" data-round={position.to_string()} data-last={last.to_string()}>
            { table(&moment, texts) }
            <p id="happened" role="status"><strong>{ happened(&moment, (position == last).then_some(&end), texts) }</strong></p>
            <TimeControl {position} {last} {caption} {widest} {on_move} />
            <p class="actions"><button id="next-game" onclick={on_next}>{ words.next_game }</button>
                <span class="quiet small">{ (words.game_number)(lab.show) }</span></p>
            <Counts {game} />
        </div></FocusFallback>
    }
}

fn table(moment: &Moment, texts: &'static Texts) -> Html {
    let words = &texts.labs.war.page;
    let seat = |player: Player| {
        let store = &moment.stores[player.index()];
        let name = words.players[player.index()];
        let shown: Vec<&str> = store
            .iter()
            .take(MAX_SHOWN)
            .map(|&rank| RANKS[usize::from(rank)])
            .collect();
        html! {
            <div class="seat">
                <p class="seat-name"><PlayerMark {player} />{ name }</p>
                <p class="number"><strong>{ (words.cards)(store.len()) }</strong></p>
                <p class="number small store">{ shown.join(" ") }{ if store.len() > MAX_SHOWN { " …" } else { "" } }</p>
            </div>
        }
    };
    html! {
        <div class="felt war-felt">
            { seat(Player::First) }
            <div class="middle">
                <p class="pot">{ words.pot }</p>
                { for Player::BOTH.map(|player| pot(player, &moment.pot[player.index()], texts)) }
            </div>
            { seat(Player::Second) }
        </div>
    }
}

/// What a player has put: the first card up, then one down and one up a war.
fn pot(player: Player, cards: &[u8], texts: &'static Texts) -> Html {
    let words = &texts.labs.war.page;
    let card = |(index, &rank): (usize, &u8)| {
        let is_down = index % 2 == 1 && index + 1 < cards.len();
        let class = if is_down {
            "small-card card-down"
        } else {
            "small-card"
        };
        html! { <span {class} title={is_down.then_some(words.face_down)}>{ RANKS[usize::from(rank)] }</span> }
    };
    html! { <p class="pot-row"><PlayerMark {player} />{ for cards.iter().enumerate().map(card) }</p> }
}

/// `end` is how the game ended, if that is the moment.
fn happened(moment: &Moment, end: Option<&End>, texts: &Texts) -> String {
    let words = &texts.labs.war.page;
    let rounds = (texts.number)(moment.round);
    match end.map(|end| (end.standing, end.score)) {
        Some((Standing::Won(winner), _)) => return (words.over)(winner.index(), &rounds),
        Some((Standing::Drawn, _)) => return words.nobody.to_owned(),
        Some((Standing::Running, score)) => return (words.stopped)(&rounds, score),
        None => {}
    }
    let names = |cards: &[u8]| -> String {
        let names: Vec<&str> = cards.iter().map(|&rank| RANKS[usize::from(rank)]).collect();
        names.join(", ")
    };
    match moment.taken_by {
        Some(winner) => {
            let is_war = moment.pot[0].len() > 1;
            (words.taken)(winner.index(), is_war, &names(&moment.put_back))
        }
        None => words.dealt.to_owned(),
    }
}

#[derive(Properties)]
struct CountsProps {
    game: Rc<WarGame>,
}

/// It is the same game as long as it lies in the same place: made once, and kept.
impl PartialEq for CountsProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.game, &other.game)
    }
}

/// Cards by round.
#[component]
fn Counts(props: &CountsProps) -> Html {
    let words = &use_page().texts.labs.war.page;
    let (rounds, counts) = props.game.counts();
    let line = |(values, name): (Vec<f64>, &&'static str)| Series::line(*name, values);
    let series = counts.into_iter().zip(&words.players).map(line).collect();
    html! {
        <LineChart title={words.counts_chart} axis_label={words.rounds_axis} axis={Rc::<Vec<f64>>::new(rounds)}
            series={Rc::<Vec<Series>>::new(series)} range={(0.0, 52.0)} coloured=true />
    }
}
