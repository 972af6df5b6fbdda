//! Photographs of the page, in `shots/`, for looking at: `cargo xtask shots`.
//!
//! One of them is the picture of README. Nothing is compared: what looks right is for people to say. A photograph of the window, and one of the
//! whole page where that is taller.

use std::fs;
use std::path::Path;

use crate::support::{Failure, Page, Viewport, browse};

/// The photograph that README shows.
const OF_README: &str = "home-1280-light";

/// Name of the photograph, address within the page, and a button pressed before.
const PAGES: [(&str, &str, Option<&str>); 56] = [
    ("home", "", Some(".opening .column[data-column='3']")),
    ("minimax", "#/minimax", None),
    (
        "minimax-alpha-beta",
        "#/minimax?algorithm=alpha-beta&step=14",
        None,
    ),
    (
        "minimax-versus",
        "#/minimax?tree=((3 8 12)(2 4 6)(2 5 14))&algorithm=alpha-beta&versus=minimax&step=20",
        None,
    ),
    (
        "minimax-board",
        "#/minimax?game=tic-tac-toe&moves=15927&algorithm=alpha-beta&step=60",
        None,
    ),
    (
        "minimax-chess",
        "#/minimax?game=gardner&position=rq2k/1bpp1/2Q1p/PP1PP/R1BK1 w&depth=2&algorithm=alpha-beta&ordering=static",
        None,
    ),
    (
        "minimax-chess-play",
        "#/minimax?game=gardner&depth=2&algorithm=alpha-beta&person=both&moves=b1c3d4c3",
        None,
    ),
    (
        "minimax-memory",
        "#/minimax?game=gardner&depth=4&algorithm=alpha-beta&table=on&deepening=on&step=end&view=memory",
        None,
    ),
    (
        "minimax-large",
        "#/minimax?game=tic-tac-toe&algorithm=minimax&step=end",
        None,
    ),
    (
        "minimax-predict",
        "#/minimax?game=exercise&hide=values&algorithm=alpha-beta&step=9",
        None,
    ),
    (
        "minimax-game",
        "#/minimax?game=tic-tac-toe&person=first&moves=15&algorithm=alpha-beta&step=end",
        None,
    ),
    (
        "minimax-cuts",
        "#/minimax?hide=cuts&algorithm=alpha-beta",
        None,
    ),
    (
        "minimax-horizon",
        "#/minimax?tree=(take:(a=9!:(1 2) 8) wait:(b=4:(5 4) 6))&depth=2&versus=minimax&versus_depth=2&versus_quiescence=2&step=end",
        None,
    ),
    (
        "minimax-nim",
        "#/minimax?game=nim&heaps=1,2,3&moves=c2&person=second&algorithm=alpha-beta&step=end",
        None,
    ),
    (
        "minimax-four",
        "#/minimax?game=connect-four&person=first&moves=44&depth=3&algorithm=alpha-beta&step=end",
        None,
    ),
    (
        "minimax-broken",
        "#/minimax?tree=((1 2)&depth=1000000000",
        None,
    ),
    ("mcts", "#/mcts?moves=4453", None),
    ("mcts-hint", "#/mcts?moves=4453&seed=7", Some("#hint")),
    (
        "mcts-inside",
        "#/mcts?moves=445523314672&simulations=2000&solver=on&look=1603",
        None,
    ),
    ("mcts-over", "#/mcts?moves=1212121&colour=red", None),
    (
        "mcts-12x12",
        "#/mcts?width=12&height=12&blocked=6.4&moves=6676ab",
        Some("#hint"),
    ),
    ("ladder", "#/ladder", None),
    (
        "ladder-run",
        "#/ladder?agent=knowledge(100)&rungs=random,tactical,uct(100),minimax(4),perfect&games=20&width=6&height=5",
        Some("#run"),
    ),
    ("graded-test", "#/graded-test", None),
    (
        "graded-test-run",
        "#/graded-test?agent=knowledge(100)&first=5&step=5&games=10&smallest=6&largest=8",
        Some("#run"),
    ),
    (
        "convergence-run",
        "#/convergence?agents=uct(5000),knowledge(5000)",
        Some("#run"),
    ),
    ("ratings-run", "#/ratings", None),
    (
        "regret-run",
        "#/regret?iterations=10000&compare=cfr-plus",
        Some("#run"),
    ),
    (
        "regret-leduc",
        "#/regret?game=leduc&iterations=200&compare=cfr-plus,linear,discounted,external-sampling",
        Some("#run"),
    ),
    (
        "regret-fixed",
        "#/regret?variant=cfr-plus&lock=J:0.5,second:uniform",
        Some("#run"),
    ),
    ("regret-inside", "#/regret?look=1&step=14", None),
    (
        "regret-play",
        "#/regret?iterations=1000&game=leduc&variant=cfr-plus",
        Some("#run"),
    ),
    ("regret-none", "#/regret", None),
    ("racing", "#/racing", None),
    ("racing-run", "#/racing", Some("#run")),
    (
        "racing-moment",
        "#/racing?mean=0.52&game=1600",
        Some("#run"),
    ),
    (
        "racing-agents",
        "#/racing?contest=connect-four&first=tactical&second=random&epsilon=0.1&repeats=2",
        Some("#run"),
    ),
    (
        "racing-curves-errors",
        "#/race-curves?from=0.485&points=16&repeats=20",
        Some("#run"),
    ),
    (
        "racing-curves-one",
        "#/race-curves?races=ilebr-star-1&delta_star=0.0000204714319&from=0.49&repeats=100",
        Some("#run"),
    ),
    (
        "racing-curves-games",
        "#/race-curves?from=0.4&repeats=5&chart=games",
        Some("#run"),
    ),
    (
        "racing-rrrats",
        "#/racing?contest=rrrats&repeats=50",
        Some("#run"),
    ),
    (
        "racing-ladder",
        "#/ladder?agent=tactical&rungs=random,minimax(2),tactical&decide=race&epsilon=0.1&width=6&height=5",
        Some("#run"),
    ),
    (
        "racing-curves-tests",
        "#/race-curves?chart=tests-squares",
        None,
    ),
    ("tuning", "#/tuning", None),
    ("tuning-run", "#/tuning?step=40", Some("#run")),
    (
        "tuning-compared",
        "#/tuning?problem=planet-wars&optimizer=ntbea,random,hill-climber,genetic,compact-genetic,ucb&evaluations=288&repeats=40",
        Some("#run"),
    ),
    (
        "tuning-agent",
        "#/tuning?problem=agent&evaluations=60&repeats=2&fresh=5&finalists=1&race_epsilon=0.2",
        Some("#run"),
    ),
    (
        "tuning-game",
        "#/tuning?problem=game&evaluations=60&repeats=2&fresh=5&finalists=1&race_epsilon=0.2",
        Some("#run"),
    ),
    (
        "tuning-own",
        "#/tuning?problem=own&noise=0.5&evaluations=500",
        Some("#run"),
    ),
    ("evolution", "#/evolution", None),
    (
        "evolution-run",
        "#/evolution?generations=30&evolutions=2",
        Some("#run"),
    ),
    (
        "evolution-moment",
        "#/evolution?generations=30&look=9&game_seen=900",
        Some("#run"),
    ),
    (
        "evolution-reproduce",
        "#/reproduce?generations=6&evolutions=6&war_evolutions=1&evaluations=10&games=1000&cap=500",
        Some("#run"),
    ),
    (
        "evolution-rrrats",
        "#/rrrats?games=100000&optimum=on&decisions=rsrs",
        Some("#run"),
    ),
    ("evolution-war", "#/war?games=20000&round=40", Some("#run")),
    ("broken-link", "#/no-such-lab", None),
];

const VIEWPORTS: [Viewport; 4] = [
    Viewport::DESKTOP,
    Viewport::DESKTOP.dark(),
    Viewport::PHONE,
    Viewport::PHONE.dark(),
];

#[test]
#[ignore = "makes pictures, checks nothing; run by `cargo xtask shots`"]
fn shots() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("shots");
    fs::create_dir_all(&folder).expect("the folder for the pictures can be made");
    // Only pages with this in their names, if it is set.
    let wanted = std::env::var("SADDLEPOINT_SHOTS").unwrap_or_default();
    for (name, hash, button) in PAGES {
        if !name.contains(&wanted) {
            continue;
        }
        for viewport in VIEWPORTS {
            let theme = if viewport.dark { "dark" } else { "light" };
            let shot = format!("{name}-{}-{theme}", viewport.width);
            println!("{shot}");
            let path = |suffix: &str| folder.join(format!("{shot}{suffix}.png"));
            browse(&shot, viewport, hash, async |page| {
                prepare(page, button).await?;
                take(page, &path(""), &path("-full")).await
            });
            if shot == OF_README {
                fs::copy(path(""), root.join("docs/pictures/first-page.png"))
                    .expect("the picture of README can be written");
            }
        }
    }
}

/// As wide and as high as previews of links have pictures.
const OF_LINK: Viewport = Viewport {
    width: 1200,
    height: 630,
    ..Viewport::DESKTOP
};

/// The picture that each lab has in previews of its link, and on its plain page.
#[test]
#[ignore = "makes pictures, checks nothing; run by `cargo xtask shots`"]
fn shots_of_links() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    fs::create_dir_all(&folder).expect("the folder for the pictures can be made");
    // Only labs with this in their names, if it is set.
    let wanted = std::env::var("SADDLEPOINT_SHOTS").unwrap_or_default();
    let labs = texts::ENGLISH.shell.listed_labs();
    for lab in labs.filter(|lab| lab.key.contains(&wanted)) {
        let path = folder.join(format!("{}.jpg", lab.key));
        browse(lab.key, OF_LINK, &format!("#/{}", lab.link), async |page| {
            prepare(page, None).await?;
            page.wait_until("the result", SETTLED, vec![]).await?;
            page.photograph(&path).await
        });
    }
}

/// Nothing is computed any more, for as long as pictures take to move.
const SETTLED: &str = "const now = performance.now();\
    const busy = document.querySelector('[data-state=running], [aria-busy=true]');\
    if (busy || !window.settledSince) window.settledSince = now;\
    return now - window.settledSince > 2500";

/// Waits for the page and, if a button is to be pressed, for the answer to it.
async fn prepare(page: &Page, button: Option<&str>) -> Result<(), Failure> {
    page.wait_for("[data-ready]").await?;
    if page.count(".minimax").await? > 0 {
        page.wait_for("#search-status[data-state=finished]").await?;
    }
    if let Some(button) = button {
        page.click(button).await?;
        page.wait_for(
            "#summary[data-state=finished], #run-status[data-state=finished], .opening .thought",
        )
        .await?;
    }
    Ok(())
}

async fn take(page: &Page, window: &Path, whole: &Path) -> Result<(), Failure> {
    page.screenshot(window).await?;
    if page.is_taller_than_window().await? {
        page.screenshot_whole(whole).await?;
    }
    Ok(())
}
