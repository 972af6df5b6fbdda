//! The archive against itself: how often each member wins against each other, as a table that is coloured like a map.

use experiments::evolution::{Cross, EvolutionExperiment, Findings};
use page_kit::components::data_table::{DataTable, Header};
use page_kit::context::use_page;
use page_model::evolution::archive::{side, strength};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ArchiveMapProps {
    pub lab: EvolutionExperiment,
    pub findings: Rc<Findings>,
}

/// The table; a sentence until everything in it is known.
#[component]
pub fn ArchiveMap(props: &ArchiveMapProps) -> Html {
    let words = &use_page().texts.labs.evolution.page;
    let main = props.findings.main();
    let cross = &main.cross;
    let members = main.archive.len();
    let header = cross.members.iter().map(|member| member.to_string());
    let header: Header = header.collect();
    // An interval is widest around one half.
    let margin = props.lab.compared_interval(0.5).map(|(_, high)| high - 0.5);
    html! {
        <div id="archive" class="rows" data-members={members.to_string()}>
            <p class="quiet small">{ (words.archive_lead)(members, cross.members.len()) }</p>
            if cross.is_complete() && members > 1 {
                <DataTable class="number heat-map" caption={(words.archive_caption)(margin)} corner="" {header}>
                    { for (0..cross.members.len()).map(|row| map_row(cross, row)) }
                </DataTable>
            } else {
                <p class="quiet">{ words.archive_later }</p>
            }
        </div>
    }
}

fn map_row(cross: &Cross, row: usize) -> Html {
    let cell = |column: usize| {
        let mean = cross.mean(row, column).unwrap_or(0.5);
        let strength = strength(mean);
        html! {
            <td class={side(mean)} ~style={format!("--strength:{strength:.0}%")}>{ format!("{:.2}", mean) }</td>
        }
    };
    html! {
        <tr key={row}><th scope="row">{ cross.members[row] }</th>{ for (0..cross.members.len()).map(cell) }</tr>
    }
}
