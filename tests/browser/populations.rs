//! Populations: a pattern is scrubbed and planted into, a graph is drawn and its question answered, a flow is shaded, and a tournament leads there.

use crate::support::{Failure, Page, Viewport, browse};

const PATTERN: &str = "#/populations?game=1,0;1.85,0&strategies=cooperate,defect&structure=grid&width=69&height=69\
    &process=imitate-best&with_itself=on&totals=on&start=4761&planted=2381.2&generations=100&runs=1&generation=30";

/// How many colours the canvas has.
const COLOURS: &str = "const canvas = document.querySelector('canvas.cells');
    if (!canvas) return 0;
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    const context = copy.getContext('2d', {willReadFrequently: true});
    context.drawImage(canvas, 0, 0);
    const data = context.getImageData(0, 0, copy.width, copy.height).data;
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4) seen.add(data.slice(at, at + 3).join());
    return seen.size";

async fn wait_for_colours(page: &Page, count: u32) -> Result<(), Failure> {
    let condition = format!("return (() => {{ {COLOURS} }})() === {count}");
    page.wait_until("the colours of the cells", &condition, vec![])
        .await
}

#[test]
fn a_pattern_grows_from_one_defector_and_another_is_planted() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("populations_{name}");
        browse(&name, viewport, PATTERN, async |page| {
            page.wait_for_run("finished").await?;
            // Two strategies, each also where it has just come.
            wait_for_colours(page, 4).await?;
            page.wait_for_text(".sentence", "After 30 generations")
                .await?;
            page.slide("#population .time-track input", 0).await?;
            page.wait_for_parameter("generation", "0").await?;
            wait_for_colours(page, 2).await?;
            page.slide("#population .time-track input", 100).await?;
            page.wait_for_text(".sentence", "After 100 generations")
                .await?;
            wait_for_colours(page, 4).await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            let press = "const canvas = document.querySelector('canvas.cells'), room = canvas.getBoundingClientRect();
                canvas.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX: room.left + 1, clientY: room.top + 1}))";
            page.script(press, vec![]).await?;
            page.wait_for_parameter("planted", "1.2,2381.2").await?;
            page.wait_for_parameter("generation", "0").await
        });
    }
}

#[test]
fn a_star_is_drawn_and_its_question_is_answered() {
    let link = "#/populations?fitness=3/2&structure=star&population=8&process=birth-death&runs=100";
    browse("populations_star", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.wait_for(".population-graph .vertex").await?;
        assert_eq!(page.count(".population-graph .vertex").await?, 8);
        page.wait_for("#takeover .predict").await?;
        assert_eq!(page.count(".takeover-row").await?, 0);
        page.click("#takeover .predict button").await?;
        page.wait_for_text("#takeover", "0.5105").await?;
        assert_eq!(page.count(".takeover-row").await?, 2);
        let press = "document.querySelectorAll('.vertex')[3].dispatchEvent(new MouseEvent('click', {bubbles: true}))";
        page.script(press, vec![]).await?;
        page.wait_for("#population[data-generation='0']").await?;
        let is_planted = "return /planted=4\\.[12]/.test(location.hash)";
        page.wait_until("a planted vertex", is_planted, vec![])
            .await
    });
}

#[test]
fn a_flow_has_its_rest_points_over_the_long_run() {
    let link = "#/populations?game=rock-paper-scissors-generous&population=20&mutation=1/50&start=7,7&runs=10&generations=50";
    browse("populations_flow", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.wait_for(".flow-picture[data-points='4'] .rest-point.sink")
            .await?;
        page.wait_for(".long-run-shade").await?;
        page.wait_for_text("#flow", "Phase portrait 17").await?;
        page.wait_for_text("#long-run", "0.3333").await
    });
}

#[test]
fn a_tournament_leads_to_a_population_of_its_entrants() {
    let link = "#/tournament?entrants=Cooperator,Defector,TitForTat&repetitions=2";
    browse(
        "populations_tournament",
        Viewport::DESKTOP,
        link,
        async |page| {
            page.wait_for_run("finished").await?;
            page.click("[data-key=as-population]").await?;
            page.wait_for("#population").await?;
            page.wait_for_text("#flow", "Tit for tat").await
        },
    );
}
