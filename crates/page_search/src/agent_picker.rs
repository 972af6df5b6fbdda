//! A player as a chip: its kind, and the one number that matters most of it. What else a search may have stays as it is, and is
//! edited as text.

use engines::agents::Agent;
use page_kit::components::filter_map_callback;
use page_kit::components::typed_field::TypedField;
use page_kit::context::use_page;
use texts::Texts;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What an agent begins with when its kind is chosen anew.
const SIMULATIONS: u64 = 100;
const DEPTH: u32 = 2;

/// What there is to choose from, in the order of the texts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AgentKind {
    Random,
    Tactical,
    Minimax,
    Flat,
    Uct,
    Knowledge,
    Perfect,
}

impl AgentKind {
    const ALL: [Self; 7] = [
        Self::Random,
        Self::Tactical,
        Self::Minimax,
        Self::Flat,
        Self::Uct,
        Self::Knowledge,
        Self::Perfect,
    ];

    fn of(agent: &Agent) -> Self {
        match agent {
            Agent::Random => Self::Random,
            Agent::Tactical => Self::Tactical,
            Agent::Minimax { .. } => Self::Minimax,
            Agent::Flat { .. } => Self::Flat,
            Agent::Uct(uct) if uct.is_knowledge() => Self::Knowledge,
            Agent::Uct(_) => Self::Uct,
            Agent::Perfect => Self::Perfect,
        }
    }

    /// An agent of this kind in the place of another: as many simulations, if that has some.
    fn in_place_of(self, other: &Agent) -> Agent {
        let simulations = other.simulations().unwrap_or(SIMULATIONS);
        match self {
            Self::Random => Agent::Random,
            Self::Tactical => Agent::Tactical,
            Self::Minimax => Agent::minimax(DEPTH),
            Self::Flat => Agent::Flat { simulations },
            Self::Uct => Agent::uct(simulations),
            Self::Knowledge => Agent::knowledge(simulations),
            Self::Perfect => Agent::Perfect,
        }
    }
}

/// The number of an agent, what it may be, and what it counts.
fn number_of(agent: &Agent, texts: &Texts) -> Option<(u64, (u64, u64), &'static str)> {
    let (depths, simulations) = (Agent::DEPTHS, Agent::SIMULATIONS);
    match agent {
        Agent::Minimax { depth, .. } => {
            let allowed = (*depths.start(), *depths.end());
            Some((u64::from(*depth), allowed, texts.agents.moves_ahead))
        }
        _ => agent.simulations().map(|number| {
            let allowed = (*simulations.start(), *simulations.end());
            (number, allowed, texts.agents.simulations_per_move)
        }),
    }
}

/// The same agent with another number.
fn with_number(agent: &Agent, number: u64) -> Agent {
    match agent {
        Agent::Minimax { ratings, .. } => Agent::Minimax {
            depth: number as u32,
            ratings: *ratings,
        },
        other => other.with_simulations(number).unwrap_or(*other),
    }
}

#[derive(PartialEq, Properties)]
pub struct AgentPickerProps {
    pub agent: Agent,
    /// Who it is, for those who cannot see where it stands.
    pub label: AttrValue,
    pub on_pick: Callback<Agent>,
}

/// The chip.
#[component]
pub fn AgentPicker(props: &AgentPickerProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.agents;
    let agent = props.agent;
    let kind = AgentKind::of(&agent);
    let on_kind = {
        let on_kind = props
            .on_pick
            .reform(move |kind: AgentKind| kind.in_place_of(&agent));
        filter_map_callback(&on_kind, |event: Event| {
            let list = event.target_dyn_into::<HtmlSelectElement>()?;
            AgentKind::ALL.get(list.selected_index() as usize).copied()
        })
    };
    let option = |(index, this): (usize, &AgentKind)| {
        html! { <option value={index.to_string()} selected={*this == kind}>{ words.kinds[index] }</option> }
    };
    html! {
        <span class="agent-chip" data-agent={agent.to_string()}>
            <select aria-label={(words.of_kind)(&props.label)} onchange={on_kind}>{ for AgentKind::ALL.iter().enumerate().map(option) }</select>
            if number_of(&agent, texts).is_some() {
                <AgentNumber {agent} label={props.label.clone()} on_pick={props.on_pick.clone()} />
            }
        </span>
    }
}

/// The number, and what it may be where something else was typed.
#[component]
fn AgentNumber(props: &AgentPickerProps) -> Html {
    let texts = use_page().texts;
    let refused = use_state_eq(|| false);
    {
        let refused = refused.setter();
        use_effect_with(props.agent, move |_| refused.set(false));
    }
    let agent = props.agent;
    let Some((value, (least, most), unit)) = number_of(&agent, texts) else {
        return Html::default();
    };
    let on_change = {
        let (refused, on_pick) = (refused.setter(), props.on_pick.clone());
        Callback::from(move |text: String| {
            let typed = text.trim().parse::<u64>().ok();
            match typed.filter(|number| (least..=most).contains(number)) {
                Some(number) => on_pick.emit(with_number(&agent, number)),
                None => refused.set(true),
            }
        })
    };
    let number = texts.number;
    let digits = format!("width:calc({}ch + 3em)", value.to_string().len().max(2));
    html! {
        <>
            <label class="small"><TypedField limits={(least, most)} value={value.to_string()} style={digits}
                label={format!("{}: {unit}", props.label)} {on_change} />{ " " }{ unit }</label>
            if *refused { <span class="field-error" role="alert">{ (texts.agents.whole_number)(&number(least), &number(most)) }</span> }
        </>
    }
}
