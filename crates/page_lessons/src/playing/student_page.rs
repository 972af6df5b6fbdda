//! Page of a student: the rules, a seat, a choice, and the code of it; once the round is closed, what it brought.

use super::broken_round::BrokenRound;
use super::fields::Fields;
use super::payoffs::payoffs;
use super::practising::Practising;
use classes::playing::fault::RoundError;
use classes::playing::round::Round;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::handed_code::{HandedCode, SeatField};
use page_kit::context::use_page;
use page_kit::storage;
use page_model::kit::route::OF_CLASS;
use page_model::playing::draft::{Draft, Missing};
use page_model::playing::said::{all_rounds, met, of_closed, own_result, private, rules, title};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StudentPageProps {
    pub round: Result<Round, RoundError>,
}

/// The page.
#[component]
pub fn StudentPage(props: &StudentPageProps) -> Html {
    match &props.round {
        Ok(round) => html! { <Playing key={round.question()} round={Rc::new(round.clone())} /> },
        Err(error) => html! { <BrokenRound error={error.clone()} /> },
    }
}

#[derive(PartialEq, Properties)]
struct PlayingProps {
    round: Rc<Round>,
}

#[component]
fn Playing(PlayingProps { round }: &PlayingProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.playing;
    let draft = {
        let round = round.clone();
        use_state(move || {
            let kept = Draft::kept(storage::answer(&round.key()).as_deref());
            // A seat is the same in all rounds.
            let seat = kept
                .seat
                .or_else(|| Draft::kept(storage::answer(&round.of_all_rounds()).as_deref()).seat);
            Draft { seat, ..kept }
        })
    };
    let on_draft = {
        let (draft, round) = (draft.setter(), round.clone());
        Callback::from(move |next: Draft| {
            storage::set_answer(&round.key(), &next.written());
            let seat = Draft {
                seat: next.seat,
                typed: Vec::new(),
            };
            storage::set_answer(&round.of_all_rounds(), &seat.written());
            draft.set(next);
        })
    };
    let on_seat = {
        let (draft, on_draft, round) = (draft.clone(), on_draft.clone(), round.clone());
        Callback::from(move |seat| on_draft.emit(draft.at(seat, &round)))
    };
    let seat = draft.seat;
    let known = seat
        .map(|seat| private(round, seat, words))
        .unwrap_or_default();
    html! {
        <section class="card sheet play-page">
            <p class="quiet">{ (words.student.round)(round.number) }</p>
            <h1>{ title(round, texts) }</h1>
            <p class="play-rules">{ rules(round, texts) }{ " " }{ met(round, words).unwrap_or_default() }</p>
            <SeatField {seat} hint={words.student.seat_hint} {on_seat} />
            { for known.into_iter().map(|said| html! { <p class="play-private"><b>{ said }</b></p> }) }
            if round.choices.is_some() {
                { result(round, seat, words) }
            } else if let Some(seat) = seat {
                { payoffs(round, round.game.role(round.seed, seat)) }
                <Fields round={round.clone()} role={round.game.role(round.seed, seat)} draft={(*draft).clone()} {on_draft} />
                if round.has_practice { <Practising round={round.clone()} choice={draft.choice(round).ok()} /> }
                { code(round, &draft, words) }
            } else {
                <p class="quiet">{ words.student.no_seat }</p>
            }
            <p class="quiet small"><a href={format!("#/{OF_CLASS}{}", round.question())}>{ words.student.teacher }</a></p>
        </section>
    }
}

/// The code, when there is one.
fn code(round: &Round, draft: &Draft, words: &'static texts::PlayingTexts) -> Html {
    match draft.code(round) {
        Ok(code) => {
            html! { <HandedCode {code} shows_qr=true><p class="quiet small">{ words.student.change }</p></HandedCode> }
        }
        Err(Missing::Seat | Missing::Field(_) | Missing::Wrong(..)) => Html::default(),
    }
}

/// What a closed round brought.
fn result(round: &Round, seat: Option<u16>, words: &'static texts::PlayingTexts) -> Html {
    let outcomes = of_closed(round);
    let said = seat.and_then(|seat| own_result(round, &outcomes, seat, words));
    let next = round.next().question();
    html! {
        <div class="play-result" role="status">
            <p>{ words.student.closed }</p>
            if let Some(said) = said {
                { for said.into_iter().map(|said| html! { <p><b>{ said }</b></p> }) }
                { seat.and_then(|seat| all_rounds(round, seat, words)).map(|all| before(all, words)).unwrap_or_default() }
            } else {
                <p>{ words.student.not_in }</p>
            }
            <p class="actions"><a class="button" href={format!("#/{next}")}>{ words.student.next }</a></p>
        </div>
    }
}

/// All rounds of a seat, and what they brought in all.
fn before((rows, total): (Vec<[String; 3]>, String), words: &'static texts::PlayingTexts) -> Html {
    let row = |(place, [round, choice, points]): (usize, [String; 3])| {
        Row::of(place).name(round).cells([choice, points]).into()
    };
    let rows: Vec<Html> = rows.into_iter().enumerate().map(row).collect();
    html! {
        <>
            <p id="all-rounds"><b>{ total }</b></p>
            <details>
                <summary>{ words.student.all_rounds }</summary>
                <DataTable header={&words.student.rounds_header}>{ for rows }</DataTable>
            </details>
        </>
    }
}
