//! Ecology: shares of a population over generations as areas, with time, and the shares of a generation as a list.

use super::found::FoundProps;
use experiments::tournament::{Population, TournamentExperiment, TournamentInquiry};
use experiments::{ChunkOutput, Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::chart::Frame as ChartFrame;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::framing::use_is_asked_around;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::components::time_control::TimeControl;
use page_kit::components::width::use_width;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tournament::analysis::Analysis;
use page_model::tournament::as_game;
use page_model::tournament::ecology::{
    Area, Frame, areas, as_data, generation, in_words, shares, tone, until,
};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Units of the picture: pixels of the page.
const HEIGHT: f64 = 300.0;
const BELOW: f64 = 24.0;
/// Before it is laid out.
const WIDTH: f64 = 900.0;
/// Generations a second.
const SPEED: f64 = 10.0;

#[derive(PartialEq, Properties)]
pub struct EcologyProps {
    pub of: Analysis,
    /// Of what is shown.
    pub snapshots: Vec<Option<ChunkOutput>>,
}

/// The population.
#[component]
pub fn Ecology(EcologyProps { of, snapshots }: &EcologyProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, Some(TournamentInquiry::population()), snapshots);
    let is_asked_around = use_is_asked_around();
    let population = answer.latest.as_deref().cloned().flatten().map(Rc::new);
    let has_names = |population: &Rc<Population>| {
        let first = population.shares.first();
        first.is_some_and(|shares| shares.len() == of.count())
    };
    let Some(population) = population.filter(has_names) else {
        return html! { <p class="quiet" id="ecology">{ words.under_way }</p> };
    };
    // A scene of a lesson asks what becomes of them: what comes later than the generation that is looked at is not shown.
    let is_open = is_asked_around && of.asked.generation.is_some();
    let known = if is_open {
        Rc::new(until(&population, generation(&of.asked)))
    } else {
        population.clone()
    };
    let [about, died] = in_words(of, &population, texts);
    html! {
        <div class="rows" id="ecology">
            <Sentence experiment={Experiment::from(of.asked.clone())} text={words.ecology.sentence} />
            <div class="ecology-parts">
                <div class="rows">
                    <Areas of={of.clone()} population={known} />
                    <Generations of={of.clone()} />
                </div>
                { list(of, &population, texts) }
            </div>
            if !is_open { <p>{ died }</p> }
            <p class="quiet small">{ about }</p>
            if let Some(link) = as_game::link(of) {
                <p class="actions"><a class="button" href={format!("#/{link}")} data-key="as-population">{ words.ecology.as_game }</a></p>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct AreasProps {
    of: Analysis,
    population: Rc<Population>,
}

/// The picture.
#[component]
fn Areas(AreasProps { of, population }: &AreasProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.ecology;
    let picture = use_node_ref();
    let width = use_width(&picture, WIDTH);
    let frame = Frame {
        width,
        height: HEIGHT - BELOW,
    };
    let last = of.lab.generations;
    let x = frame.x(generation(&of.asked).min(last), last);
    let area = |area: &Area| {
        html! {
            <g key={area.entrant} class={classes!("ecology-entrant", format!("series-{}", area.tone))}>
                <polygon points={area.points.clone()} fill="var(--tone)" fill-opacity={if area.is_repeated { "0.3" } else { "0.62" }} stroke="var(--card)"><title>{ &of.names[area.entrant] }</title></polygon>
                if let Some(y) = area.name { <text x={format!("{:.1}", frame.right() + 8.0)} y={format!("{y:.1}")}>{ &of.names[area.entrant] }</text> }
            </g>
        }
    };
    let foot = format!("{:.1}", HEIGHT - 6.0);
    let data = {
        let (of, population) = (of.clone(), population.clone());
        Callback::from(move |()| as_data(&of, &population, texts))
    };
    let table = {
        let data = data.clone();
        Callback::from(move |()| data.emit(()).0)
    };
    let plot = Callback::from(move |()| data.emit(()).1);
    html! {
        <ChartFrame title={(words.label)(last)} {table} {plot} picture={picture.clone()}>
            <svg ref={picture} class="chart ecology-picture" viewBox={format!("0 0 {width} {HEIGHT}")} role="img" aria-label={(words.label)(last)}
                data-areas={population.shares.first().map_or(0, Vec::len).to_string()}>
                { for areas(population, last, &frame).iter().map(area) }
                <path class="ecology-now" d={format!("M{x:.1} 0V{:.1}", frame.height)} fill="none" stroke="var(--ink)" stroke-width="2" />
                <text x="0" y={foot.clone()}>{ "0" }</text>
                <text x={format!("{:.1}", frame.right())} y={foot} text-anchor="end">{ last }</text>
            </svg>
        </ChartFrame>
    }
}

/// Time of the population.
#[component]
fn Generations(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tournament.views.ecology;
    let last = of.asked.generations;
    let position = generation(&of.asked);
    let on_move = {
        let lab = of.asked.clone();
        use_go().reform(move |generation: u64| {
            let generation = (generation < last).then_some(generation);
            let lab = TournamentExperiment {
                generation,
                ..lab.clone()
            };
            (lab, Entry::Replace)
        })
    };
    let (caption, widest) = ((words.moment)(position, last), (words.moment)(last, last));
    html! { <TimeControl {position} {last} {caption} {widest} {on_move} speed={SPEED} /> }
}

/// The shares of the generation, and which colour is whose.
fn list(of: &Analysis, population: &Population, texts: &Texts) -> Html {
    let words = &texts.labs.tournament.views.ecology;
    let row = |&(entrant, share): &(usize, f64)| {
        let (tone, is_repeated) = tone(entrant);
        let mark = classes!(
            "ecology-mark",
            format!("of-{tone}"),
            is_repeated.then_some("repeated")
        );
        let name = html! { <><i class={mark} aria-hidden="true" />{ &of.names[entrant] }</> };
        Row::of(entrant.to_string())
            .name(name)
            .cell((texts.percent)(share))
    };
    let shares = shares(population, generation(&of.asked));
    html! { <DataTable class="number ecology-shares" header={&words.header} is_cut=true>{ for shares.iter().map(row) }</DataTable> }
}
