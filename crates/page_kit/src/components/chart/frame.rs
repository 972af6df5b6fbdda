//! Frame of every chart: a title, the data as a table, and the picture to take away.

use crate::components::data_table::{DataTable, Header, Row};
use crate::components::fold::use_fold;
use crate::components::picture_colours::colours;
use crate::context::use_page;
use crate::device;
use crate::provenance::{as_remarks, remarks};
use drawing::plot::Plot;
use drawing::plot::pgfplots::pgfplots;
use drawing::svg::escaped;
use experiments::report::Table;
use texts::ChartTexts;
use web_sys::Element;
use yew::prelude::*;

/// The charts' own style, which the page has as a sheet and a saved picture in itself. A telephone shows those
/// that are `scaled` smaller, hence larger letters there.
pub const STYLE: &str = "
/* units of the picture */
.chart text{font:500 12px system-ui,sans-serif;fill:var(--quiet);font-variant-numeric:tabular-nums}
.chart .grid{stroke:var(--line);stroke-width:1}
.chart .line{fill:none;stroke:var(--quiet);stroke-width:1.5;stroke-linejoin:round;opacity:.75}
.chart .line.emphasis{stroke:var(--mark);stroke-width:2.5;opacity:1}
.chart .band{fill:var(--mark);opacity:.16}
.chart.coloured .line{opacity:1;stroke-width:2.2}
.chart .series-0{--tone:var(--first)}.chart .series-1{--tone:var(--second)}.chart .series-2{--tone:var(--mark)}.chart .series-3{--tone:var(--ink)}
.chart .series-4{--tone:var(--fifth)}.chart .series-5{--tone:var(--sixth)}.chart .series-6{--tone:var(--seventh)}.chart .series-7{--tone:var(--quiet)}.chart .series-8{--tone:var(--ink)}
.chart .reach{fill:none;stroke:transparent;stroke-width:12}.chart.coloured .name{fill:var(--tone);font-weight:600}
.chart.coloured:has(.series:hover) .series:not(:hover){opacity:.22}
.chart.coloured .line{stroke:var(--tone)}.chart.coloured .band{fill:var(--tone)}
.chart.coloured .series-1 .line{stroke-dasharray:8 3}.chart.coloured .series-2 .line{stroke-dasharray:2 3}.chart.coloured .series-3 .line{stroke-dasharray:8 3 2 3}
.chart.coloured .series-4 .line{stroke-dasharray:2 3}.chart.coloured .series-5 .line{stroke-dasharray:12 3 2 3 2 3}.chart.coloured .series-6 .line{stroke-dasharray:12 3}.chart.coloured .series-7 .line{stroke-dasharray:5 5}
.chart .name.emphasis,.chart .value{fill:var(--ink);font-weight:650}
.chart .cursor{stroke:var(--ink);stroke-width:1;stroke-dasharray:3 3}
.chart .mark line{stroke:var(--ink);stroke-width:1}.chart .mark text{fill:var(--ink);font-weight:600}.chart .notches{fill:none;stroke:var(--quiet);stroke-width:1}
.chart .over text,.chart .name{paint-order:stroke;stroke:var(--card);stroke-width:4px;stroke-linejoin:round}
.chart .error-bars{fill:none;stroke:var(--tone);stroke-width:2;opacity:.6}.chart .ruler path{fill:none;stroke:var(--ink);stroke-width:1.5}.chart .ruler text{fill:var(--ink)}
.chart .dot-of circle{fill:var(--card);stroke:var(--quiet);stroke-width:2}.chart .dot-of.emphasis circle{fill:var(--mark);stroke:var(--mark)}.chart .dot-of path{fill:none}
.chart.whiskers{cursor:pointer}.chart .whisker-dot{--tone:var(--mark)}.chart .whisker-dot.below{--tone:var(--alarm)}
.chart .whisker{fill:none;stroke:var(--tone);stroke-width:1.5;opacity:.45}.chart .shape{fill:var(--card);stroke:var(--tone);stroke-width:1.5}.chart .sure .shape{fill:var(--tone)}
.chart .bar{fill:var(--quiet);opacity:.45}
.chart .bar.emphasis{fill:var(--mark);opacity:1}
.chart .interval{stroke:var(--ink);stroke-width:1.5}
@media (max-width:820px){/* units of the picture */.chart.scaled text{font-size:17px}/* units of the picture */.chart.scaled .name{font-size:14px}}
";

/// Colours that a saved picture must bring along.
const COLOURS: [&str; 11] = [
    "--quiet",
    "--line",
    "--mark",
    "--ink",
    "--first",
    "--second",
    "--fifth",
    "--sixth",
    "--seventh",
    "--card",
    "--alarm",
];

#[derive(PartialEq, Properties)]
pub struct FrameProps {
    pub title: AttrValue,
    /// Makes the data that the picture shows: when somebody wants to see it, and not before.
    pub table: Callback<(), Table>,
    /// Makes what it shows for LaTeX, likewise.
    pub plot: Callback<(), Plot>,
    /// The `svg` element.
    pub picture: NodeRef,
    pub children: Html,
}

/// Title, picture, and below it the data and the buttons to take them away.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let texts = &use_page().texts.chart;
    let fold = use_fold();
    html! {
        <figure class="chart-frame">
            <figcaption>{ &props.title }</figcaption>
            { props.children.clone() }
            <details ref={fold.node} ontoggle={fold.on_toggle}>
                <summary>{ texts.data }</summary>
                { buttons(props, texts) }
                if fold.is_open { { data_table(&props.table.emit(())) } }
            </details>
        </figure>
    }
}

fn buttons(props: &FrameProps, texts: &ChartTexts) -> Html {
    let file = |ending: &str| format!("{}.{ending}", props.title.to_lowercase().replace(' ', "-"));
    let picture = |ending: &str, save: fn(&str, &Element)| {
        let (picture, file) = (props.picture.clone(), file(ending));
        Callback::from(move |_| {
            if let Some(svg) = picture.cast::<Element>() {
                save(&file, &svg);
            }
        })
    };
    let svg = picture("svg", |file, svg| {
        device::download(file, "image/svg+xml", &standalone(svg, ""));
    });
    let png = picture("png", |file, svg| {
        device::download_png(file, &standalone(svg, &ground(svg)), device::PRINT);
    });
    let latex = saving(&props.plot, file("tex"), "application/x-tex", |plot| {
        pgfplots(plot, &remarks())
    });
    let csv = saving(&props.table, file("csv"), "text/csv", |table| {
        format!("{}{}", as_remarks(&remarks()), table.csv())
    });
    let json = saving(&props.table, file("json"), "application/json", |table| {
        table.json(&remarks())
    });
    html! {
        <p class="actions">
            <button onclick={svg}>{ texts.save_svg }</button>
            <button class="save-png" onclick={png}>{ texts.save_png }</button>
            <button class="save-latex" onclick={latex}>{ texts.save_latex }</button>
            <button class="save-csv" onclick={csv}>{ texts.save_csv }</button>
            <button class="save-json" onclick={json}>{ texts.save_json }</button>
        </p>
    }
}

/// Saves what is made of the data then.
fn saving<D: 'static>(
    data: &Callback<(), D>,
    file: String,
    media_type: &'static str,
    write: fn(&D) -> String,
) -> Callback<MouseEvent> {
    let data = data.clone();
    Callback::from(move |_| device::download(&file, media_type, &write(&data.emit(()))))
}

fn data_table(table: &Table) -> Html {
    let row = |(index, cells): (usize, &Vec<String>)| Row::of(index).cells(cells);
    let header: Header = table.header.iter().cloned().collect();
    html! { <DataTable {header} is_cut=true>{ for table.rows.iter().enumerate().map(row) }</DataTable> }
}

/// The picture as a file of its own, as large as it is on the screen: its colours are those of the page now. `below` is drawn first.
fn standalone(svg: &Element, below: &str) -> String {
    let markup = svg.outer_html();
    let colours: Vec<String> = colours(&COLOURS)
        .into_iter()
        .map(|(name, value)| format!("{name}:{value}"))
        .collect();
    let shown = svg.get_bounding_client_rect();
    let size = |name: &str, pixels: f64| match svg.get_attribute(name) {
        Some(_) => String::new(),
        None => format!(" {name}=\"{pixels:.0}\""),
    };
    let open = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\"{}{} style=\"{}\"",
        size("width", shown.width()),
        size("height", shown.height()),
        colours.join(";")
    );
    let markup = markup.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1);
    let markup = markup.replacen("<svg", &open, 1);
    let inner = svg.inner_html();
    let origin = escaped(&remarks().join("\n"));
    let inside = format!("<desc>{origin}</desc><style>{STYLE}</style>{below}{inner}</svg>");
    let head = markup.trim_end_matches("</svg>");
    let head = head.strip_suffix(inner.as_str()).unwrap_or(head);
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{head}{inside}\n")
}

/// A ground for formats that have none of their own: the card's colour, over all that is seen.
fn ground(svg: &Element) -> String {
    let seen = svg.get_attribute("viewBox").unwrap_or_default();
    let numbers: Vec<&str> = seen
        .split([' ', ','])
        .filter(|number| !number.is_empty())
        .collect();
    match numbers[..] {
        [x, y, width, height] => format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"var(--card)\"/>"
        ),
        _ => String::new(),
    }
}
