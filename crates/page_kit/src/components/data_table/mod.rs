//! Data table: a caption, a header, rows; it scrolls where it has no room.
//!
//! [`Row`]: a row of cells, by a key.

mod header;
mod row;

pub use header::Header;
pub use row::Row;
use yew::prelude::*;
use yew::virtual_dom::VTag;

#[derive(PartialEq, Properties)]
pub struct DataTableProps {
    #[prop_or_default]
    pub id: Option<AttrValue>,
    #[prop_or_default]
    pub caption: Option<AttrValue>,
    /// Numbers, which stand on the right, unless something else is said.
    #[prop_or_else(|| classes!("number"))]
    pub class: Classes,
    /// Over the names of the rows, where that is no name of a column.
    #[prop_or_default]
    pub corner: Option<AttrValue>,
    /// The names of the columns; none for a table without.
    #[prop_or_default]
    pub header: Header,
    /// Whether it is cut where it becomes long, and scrolls.
    #[prop_or_default]
    pub is_cut: bool,
    /// What else the table has: what tests and style sheets read.
    #[prop_or_default]
    pub more: Vec<(&'static str, AttrValue)>,
    /// Rows.
    pub children: Html,
}

/// The table.
#[component]
pub fn DataTable(props: &DataTableProps) -> Html {
    let Header(names) = &props.header;
    let parts = html! {
            <>
                if let Some(caption) = &props.caption { <caption>{ caption }</caption> }
                if !names.is_empty() {
                    <thead><tr>
                        if let Some(corner) = &props.corner { <td class="quiet small">{ corner }</td> }
                        { for names.iter().map(heading) }
                    </tr></thead>
                }
                <tbody>{ props.children.clone() }</tbody>
            </>
    };
    let mut table = VTag::new("table");
    table.add_attribute("class", props.class.to_string());
    let id = props.id.iter().map(|id| ("id", id.clone()));
    for (name, value) in id.chain(props.more.iter().cloned()) {
        table.add_attribute(name, value);
    }
    table.add_child(parts);
    html! { <div class={classes!("scroll", (!props.is_cut).then_some("whole"))}>{ Html::from(table) }</div> }
}

/// A column that says by itself what it has is no heading.
fn heading(name: &AttrValue) -> Html {
    if name.is_empty() {
        html! { <td></td> }
    } else {
        html! { <th scope="col">{ name }</th> }
    }
}
