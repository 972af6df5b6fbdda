//! The rules of every game and problem, one press away.

use crate::labs;
use crate::support::{Failure, Key, Page, Viewport, browse};
use engines::tuning::problems::{Known, Shape};
use texts::ENGLISH;

const BUTTON: &str = ".rules-button";
const DIALOG: &str = "dialog.rules[open]";

impl Page {
    async fn open_rules(&self, link: &str) -> Result<(), Failure> {
        self.follow(&format!("#/{link}")).await?;
        self.wait_for(BUTTON).await?;
        self.click(BUTTON).await?;
        self.wait_for(DIALOG).await?;
        Ok(())
    }

    /// What the points of the curve stand for.
    async fn curve(&self) -> Result<Vec<f64>, Failure> {
        let body = "return [...document.querySelectorAll('dialog[open] .rules-dot')].map(dot => dot.dataset.value)";
        let values = self.sentences(body).await?;
        Ok(values
            .iter()
            .map(|value| value.parse().expect("a number"))
            .collect())
    }
}

/// A link for each game and problem, and what its rules are called.
fn games() -> Vec<(&'static str, &'static str)> {
    let rules = &ENGLISH.rules;
    let problems = &rules.problems;
    vec![
        ("minimax", rules.tree.name),
        ("minimax?game=tic-tac-toe", rules.tic_tac_toe.name),
        ("minimax?game=nim", rules.nim.name),
        ("minimax?game=gardner&depth=1", rules.gardner.name),
        ("mcts", rules.connect_four.name),
        ("ladder", rules.connect_four.name),
        ("graded-test", rules.connect_four.name),
        ("convergence", rules.connect_four.name),
        ("ratings", rules.connect_four.name),
        ("regret", rules.kuhn.name),
        ("regret?game=kuhn-seed", rules.kuhn_showdown.name),
        ("regret?game=leduc", rules.leduc.name),
        (
            "regret?game=rock-paper-scissors",
            rules.rock_paper_scissors.name,
        ),
        ("regret?game=matching-pennies", rules.matching_pennies.name),
        ("general-sum", rules.kuhn_for_three.name),
        ("general-sum?game=shapley", rules.shapley.name),
        (
            "general-sum?game=battle-of-the-sexes",
            rules.battle_of_the_sexes.name,
        ),
        ("racing", rules.coin.name),
        ("racing?contest=two-coins", rules.two_coins.name),
        ("war", rules.war.name),
        ("rrrats", rules.rrrats.name),
        ("aliens", rules.aliens.name),
        ("evolution", rules.rrrats.name),
        ("reproduce", rules.rrrats.name),
        ("tuning", problems.one_max.name),
        ("tuning?problem=noisy-trap", problems.trap.name),
        ("tuning?problem=hill", problems.hill.name),
        ("tuning?problem=win-rates", problems.win_rates.name),
        ("tuning?problem=agent", problems.agent.name),
        ("tuning?problem=game", problems.connect_k.name),
        ("tuning?problem=game&game=rrrats", problems.rrrats.name),
        ("tuning?problem=own", problems.own.name),
        ("tuning?problem=aliens", problems.aliens.name),
        (
            "tuning?problem=rolling-horizon",
            problems.rolling_horizon.name,
        ),
    ]
}

#[test]
fn every_game_has_rules_with_sentences_and_a_drawing_that_fit_a_telephone() {
    for (part, games) in games().chunks(8).enumerate() {
        browse(
            &format!("rules_{part}"),
            Viewport::PHONE,
            "#/gallery",
            async |page| {
                for (link, name) in games {
                    page.open_rules(link).await?;
                    page.wait_for_text("dialog[open] h2", name).await?;
                    let sentences = page.count("dialog[open] li").await?;
                    assert!(
                        (2..=6).contains(&sentences),
                        "{link}: {sentences} sentences"
                    );
                    assert!(page.count("dialog[open] svg > *").await? > 0, "{link}");
                    assert_eq!(page.without_room().await?, Vec::<String>::new(), "{link}");
                    let outside = "const box = document.querySelector('dialog[open]').getBoundingClientRect();
                    const frame = document.querySelector('dialog[open] svg:not(.icon)').getBoundingClientRect();
                    const cut = [...document.querySelectorAll('dialog[open] svg:not(.icon) text')].filter(text => {
                        const of = text.getBoundingClientRect();
                        return of.left < frame.left - 0.5 || of.right > frame.right + 0.5 || of.top < frame.top - 0.5 || of.bottom > frame.bottom + 0.5;
                    }).map(text => 'cut off: ' + text.textContent);
                    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) cut.push('the dialog sticks out');
                    return cut";
                    assert_eq!(
                        page.sentences(outside).await?,
                        Vec::<String>::new(),
                        "{link}"
                    );
                }
                Ok(())
            },
        );
    }
}

/// None is forgotten above: where nothing is listed there is no button.
#[test]
fn labs_that_have_no_rules_have_no_button() {
    browse("no_rules", Viewport::DESKTOP, "#/gallery", async |page| {
        let games = games();
        let is_told = |lab: &str| {
            games
                .iter()
                .any(|(link, _)| link.split('?').next() == Some(lab))
        };
        let rows = labs::LABS.iter().filter_map(|lab| lab.page.as_ref());
        for row in rows.filter(|row| !is_told(row.lab)) {
            page.follow(&format!("#/{}", row.small.link)).await?;
            page.wait_for(&format!(".{} {}", row.lab, row.course.opened))
                .await?;
            assert_eq!(page.count(BUTTON).await?, 0, "{}", row.lab);
        }
        Ok(())
    });
}

#[test]
fn rules_open_and_close_by_keyboard_and_the_focus_comes_back() {
    browse(
        "rules_by_keyboard",
        Viewport::DESKTOP,
        "#/war",
        async |page| {
            page.wait_for(BUTTON).await?;
            page.tab_to(BUTTON).await?;
            page.press(Key::Enter).await?;
            page.wait_for(DIALOG).await?;
            page.wait_for_focus("dialog[open] button").await?;
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            page.press(Key::Escape).await?;
            page.wait_for_focus(BUTTON).await?;
            assert_eq!(page.count(DIALOG).await?, 0);
            page.press(Key::Enter).await?;
            page.wait_for_focus("dialog[open] button").await?;
            page.press(Key::Enter).await?;
            page.wait_for_focus(BUTTON).await?;
            assert_eq!(page.count(DIALOG).await?, 0);
            Ok(())
        },
    );
}

#[test]
fn the_curves_are_those_of_the_engines() {
    browse(
        "rules_curves",
        Viewport::DESKTOP,
        "#/gallery",
        async |page| {
            let mean = |shape, points: &[[u16; 5]]| -> Vec<f64> {
                let problem = Known::new(shape, 5, 4, 0.0).expect("a small space");
                points.iter().map(|point| problem.mean(point)).collect()
            };
            page.open_rules("tuning?problem=noisy-trap").await?;
            let same = [0, 1, 2, 3].map(|value| [value; 5]);
            let trap = page.curve().await?;
            assert_eq!(trap, mean(Shape::Trap, &same));
            assert_eq!(trap, [0.0, 5.0, 10.0, 0.0]);
            page.open_rules("tuning?problem=hill").await?;
            // The top is at 2: 1 less a fifth of (2/3)², (1/3)², 0, (1/3)².
            let through_the_top = [0, 1, 2, 3].map(|value| [value, 2, 2, 2, 2]);
            let hill = page.curve().await?;
            assert_eq!(hill, mean(Shape::Hill, &through_the_top));
            assert_eq!(hill[2], 1.0);
            page.open_rules("tuning").await?;
            let ones: Vec<f64> = (0..=10).map(f64::from).collect();
            assert_eq!(page.curve().await?, ones);
            Ok(())
        },
    );
}
