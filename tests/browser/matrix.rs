//! Strategic games: it opens on its matrix and picture, payoffs are typed and stepped, games are pasted, algorithms are watched.

use crate::labs::matrix::{SIXTEEN, TEN};
use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

async fn in_address(page: &Page, text: &str) -> Result<(), Failure> {
    let body = "return decodeURIComponent(location.hash).includes(arguments[0])";
    page.wait_until(text, body, vec![text.into()]).await
}

const GAME: &str = "#matrix table.payoffs";

/// An extensive game: an entrant, and anyone who is there already.
const ENTRY: &str = r#"EFG 2 R "Entry" { "Entrant" "Incumbent" }
p "" 1 1 "" { "out" "in" } 0
t "" 1 "" { 0, 2 }
p "" 2 1 "" { "fight" "share" } 0
t "" 2 "" { -1, -1 }
t "" 3 "" { 1, 1 }
"#;

#[test]
fn it_opens_on_the_matrix_and_the_picture_of_its_best_responses() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("matrix_{name}");
        browse(&name, viewport, "#/matrix", async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for(GAME).await?;
            page.wait_for("svg.response-square[data-equilibria='3']")
                .await?;
            // Both players' best responses, at each of two actions of the other.
            assert_eq!(page.count("#matrix .payoff.best").await?, 4);
            assert_eq!(page.count("#matrix .payoff-cell.equilibrium").await?, 2);
            page.wait_for_text("#equilibria-table", "3/5 opera + 2/5 match")
                .await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn payoffs_are_typed_stepped_and_dragged() {
    browse(
        "matrix_payoff",
        Viewport::DESKTOP,
        "#/matrix?game=prisoners-dilemma",
        async |page| {
            a_payoff_that_is_typed_or_stepped_changes_everything_and_a_wrong_one_nothing(page)
                .await?;
            the_picture_follows_every_step_of_a_drag(page).await
        },
    );
}

async fn a_payoff_that_is_typed_or_stepped_changes_everything_and_a_wrong_one_nothing(
    page: &Page,
) -> Result<(), Failure> {
    page.wait_for_run("finished").await?;
    assert_eq!(page.count("#best-responses .equilibrium-dot").await?, 1);
    // Cooperation together pays enough: a stag hunt.
    page.set_field("[data-key=payoff-0-0]", "11/2").await?;
    page.wait_for("svg.response-square[data-equilibria='3']")
        .await?;
    let address = page.hash().await?;
    assert!(
        address.contains("payoffs=symmetric") && address.contains("actions=cooperate,defect"),
        "{address}"
    );
    page.set_field("[data-key=payoff-0-0]", "two").await?;
    page.wait_for_text("#matrix .field-error", "An integer")
        .await?;
    assert_eq!(page.hash().await?, address);
    page.click("[data-key=payoff-0-0]").await?;
    page.press(Key::Down).await?;
    page.wait_for("svg.response-square[data-equilibria='1']")
        .await?;
    Ok(())
}

async fn the_picture_follows_every_step_of_a_drag(page: &Page) -> Result<(), Failure> {
    let link = "#/matrix?game=rock-paper-scissors";
    page.load(link).await?;
    page.wait_for_run("finished").await?;
    page.wait_for("#best-responses svg").await?;
    let seen = page.number(DRAG, vec![]).await?;
    assert!(seen >= 35.0, "{seen} pictures of 40 steps");
    in_address(page, "game=40").await
}

#[test]
fn games_are_pasted_and_what_they_were_read_as_is_said() {
    browse(
        "matrix_paste",
        Viewport::DESKTOP,
        "#/matrix",
        async |page| {
            a_game_is_pasted_and_what_is_wrong_with_it_is_said_and_kept(page).await?;
            what_a_text_was_read_as_is_said_and_the_other_reading_is_a_press_away(page).await
        },
    );
}

async fn a_game_is_pasted_and_what_is_wrong_with_it_is_said_and_kept(
    page: &Page,
) -> Result<(), Failure> {
    page.open_settings().await?;
    page.set_field("#paste-game", "1,2 3,4\n5,6").await?;
    page.click(".paste-game button").await?;
    page.wait_for_text(
        ".paste-game .field-error",
        "line 2: number of cells 1; the first row of payoffs has 2",
    )
    .await?;
    let typed = page
        .script("return document.querySelector('#paste-game').value", vec![])
        .await?;
    assert_eq!(typed.as_str(), Some("1,2 3,4\n5,6"));
    page.set_field("#paste-game", "\tleft\tright\nup\t2,1\t0,0\ndown\t0,0\t1,2")
        .await?;
    page.click(".paste-game button").await?;
    page.wait_for_text(GAME, "down").await?;
    page.open_file("entry.efg", ENTRY).await?;
    // Extensive games have a lab of their own.
    let names = "return document.querySelector('#tree .game-tree')?.textContent.includes('share')";
    page.wait_until("the tree", names, vec![]).await
}

async fn what_a_text_was_read_as_is_said_and_the_other_reading_is_a_press_away(
    page: &Page,
) -> Result<(), Failure> {
    let link = "#/matrix?game=[[1, -3], [-2, 5]]";
    page.load(link).await?;
    page.wait_for_text("#read-as", "one 2×2 matrix").await?;
    in_address(page, "game=1,-3;-2,5&payoffs=zero-sum").await?;
    page.click("[data-key=reading-0]").await?;
    in_address(page, "payoffs=symmetric").await?;
    page.wait_for_text("#read-as p", "symmetric game").await?;
    page.open_settings().await?;
    page.set_field("#paste-game", "A = [4 4; 3 6; 1 7]; B = [4 3; 3 7; 4 2];")
        .await?;
    page.click(".paste-game button").await?;
    in_address(page, "game=4:4,4:3;3:3,6:7;1:4,7:2").await?;
    page.wait_for_text("#read-as", "two 3×2 matrices").await?;
    // Another game says nothing of the kind.
    page.load("#/matrix").await?;
    page.wait_for(GAME).await?;
    page.wait_until(
        "no line about a text",
        "return !document.querySelector('#read-as')",
        vec![],
    )
    .await
}

#[test]
fn files_of_other_programs_are_dropped_whatever_their_bytes_are() {
    browse("matrix_dropped", Viewport::DESKTOP, "#/war", async |page| {
        page.wait_for("main[data-ready] h1").await?;
        let drop = "const text = arguments[0]; const bytes = new Uint8Array(2 + 2 * text.length); bytes.set([0xff, 0xfe]);
            [...text].forEach((letter, at) => { bytes[2 + 2 * at] = letter.charCodeAt(0) & 255; bytes[3 + 2 * at] = letter.charCodeAt(0) >> 8; });
            const data = new DataTransfer(); data.items.add(new File([bytes], 'game.csv'));
            const place = document.querySelector('main');
            for (const type of ['dragover', 'drop']) place.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));";
        page.script(drop, vec![";c1;c2\nr1;0,25;-0,75\nr2;-0,5;1,25\n".into()])
            .await?;
        in_address(page, "matrix?game=1/4,-3/4;-1/2,5/4").await?;
        page.wait_for_text("#read-as", "with decimal commas")
            .await?;
        page.script(drop, vec![";c1;c2\nr1;0,25;x\nr2;-0,5;1,25\n".into()])
            .await?;
        page.wait_for_text(".notices", "line 2, cell 3: “x”").await
    });
}

#[test]
fn algorithms_and_dynamics_are_watched() {
    browse(
        "matrix_watched",
        Viewport::DESKTOP,
        "#/matrix?game=shapley&view=algorithm",
        async |page| {
            an_algorithm_is_watched_step_by_step(page).await?;
            strategies_move_from_where_somebody_presses(page).await
        },
    );
}

async fn an_algorithm_is_watched_step_by_step(page: &Page) -> Result<(), Failure> {
    page.wait_for_text("#algorithm [role=status]", "Nobody plays anything yet")
        .await?;
    page.press(Key::End).await?;
    page.wait_for_text("#algorithm [role=status]", "an equilibrium")
        .await?;
    page.goto_hash("#/matrix?game=shapley&view=algorithm&algorithm=supports&step=end")
        .await?;
    page.wait_for_text("#supports", "an equilibrium").await?;
    Ok(())
}

async fn strategies_move_from_where_somebody_presses(page: &Page) -> Result<(), Failure> {
    let link = "#/matrix?game=matching-pennies&view=dynamics";
    page.load(link).await?;
    page.wait_for("#dynamics[data-points='2000']").await?;
    page.wait_for("#dynamics .flow-arrow").await?;
    let press = "const picture = document.querySelector('#dynamics svg.response-square');
            const room = picture.getBoundingClientRect();
            const at = { bubbles: true, clientX: room.left + room.width / 2, clientY: room.top + room.height / 2 };
            picture.dispatchEvent(new MouseEvent('click', at))";
    page.script(press, vec![]).await?;
    page.wait_until(
        "a start in the address",
        "return location.hash.includes('from=')",
        vec![],
    )
    .await?;
    page.goto_hash("#/matrix?game=rock-paper-scissors-generous&view=dynamics")
        .await?;
    page.wait_for("#dynamics svg.response-triangle .orbit-path")
        .await?;
    // One population has one triangle, two have two.
    assert_eq!(page.count("#dynamics svg.response-triangle").await?, 1);
    page.goto_hash("#/matrix?game=rock-paper-scissors-generous&view=dynamics&populations=two")
        .await?;
    page.wait_until(
        "two triangles",
        "return document.querySelectorAll('#dynamics svg.response-triangle').length === 2",
        vec![],
    )
    .await
}

#[test]
fn games_are_played_against_the_machine_and_taken_back_and_by_two_people() {
    let link = "#/matrix?game=rock-paper-scissors&view=play&opponent=best-responder";
    browse("matrix_play", Viewport::DESKTOP, link, async |page| {
        for round in 1..=4 {
            page.wait_for(".play-action[aria-disabled=false]").await?;
            page.click("[data-key=play-0]").await?;
            page.wait_for(&format!("#play[data-rounds='{round}']"))
                .await?;
        }
        // Anyone who has seen rock only plays paper.
        page.wait_for_text("#last-round", "rock meets paper")
            .await?;
        page.wait_for("#play .payoff-cell[aria-current]").await?;
        assert!(page.hash().await?.contains("rounds=0000"));
        page.wait_for_text("#play", "Always choosing scissors would have brought")
            .await?;
        page.click("[data-key=play-back]").await?;
        page.wait_for("#play[data-rounds='3']").await?;
        page.click("[data-key=play-anew]").await?;
        page.wait_for("#play[data-rounds='0']").await?;
        two_people_play_at_one_screen(page).await
    });
}

async fn two_people_play_at_one_screen(page: &Page) -> Result<(), Failure> {
    page.show_as(Viewport::PHONE).await?;
    page.follow("#/matrix?game=chicken&view=play&person=both")
        .await?;
    page.click("[data-key=play-0]").await?;
    page.wait_for("#play[data-rounds='0']").await?;
    page.wait_for_text("#play", "Player 2 chooses").await?;
    page.click("[data-key=play-1]").await?;
    page.wait_for("#play[data-rounds='1']").await?;
    assert_eq!(page.without_room().await?, Vec::<String>::new());
    Ok(())
}

#[test]
fn an_exercise_hides_everything_until_it_is_answered() {
    let link = "#/matrix?game=exercise&difficulty=medium&seed=3";
    browse("matrix_exercise", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#exercise .predict").await?;
        assert_eq!(
            page.count("#equilibria, #best-responses, .payoff.best")
                .await?,
            0
        );
        // One question after the other; each answer brings the next.
        let questions = page
            .number(
                "return +document.querySelector('#exercise').dataset.questions",
                vec![],
            )
            .await? as usize;
        assert!(questions >= 2);
        for answered in 0..questions {
            assert_eq!(page.count("#exercise .predict").await?, answered + 1);
            let answer = "const asked = document.querySelector(\"#exercise .predict[data-answered=false]\");
                const field = asked.querySelector('input');
                if (field) { field.value = '1/2'; field.dispatchEvent(new Event('change', { bubbles: true })); }
                else asked.querySelector('button').click()";
            page.script(answer, vec![]).await?;
            let done = format!("#exercise[data-answered='{}']", answered + 1);
            page.wait_for(&done).await?;
        }
        page.wait_for("#equilibria").await?;
        page.wait_for("#best-responses").await?;
        page.click("[data-key=new-exercise]").await?;
        page.wait_for("#exercise[data-answered='0'] .predict")
            .await?;
        assert!(page.hash().await?.contains("seed=4"));
        assert_eq!(page.count("#equilibria").await?, 0);
        Ok(())
    });
}

/// Pictures that are drawn while a payoff is dragged, and how many values it takes.
const DRAG: &str = "const field = document.querySelector('[data-key=payoff-0-0]'), room = field.getBoundingClientRect();
const at = x => ({ bubbles: true, cancelable: true, pointerId: 1, button: 0, buttons: 1, clientX: room.left + x, clientY: room.top + 5 });
const seen = new Set();
const line = () => document.querySelector('#best-responses .regions, #best-responses svg').innerHTML;
field.setPointerCapture = () => {};
return new Promise(async done => {
  field.dispatchEvent(new PointerEvent('pointerdown', at(5)));
  for (let step = 1; step <= 40; step++) {
    field.dispatchEvent(new PointerEvent('pointermove', at(5 + 7 * step)));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    seen.add(line());
  }
  field.dispatchEvent(new PointerEvent('pointerup', at(5 + 7 * 40)));
  done(seen.size);
});";

#[test]
fn the_largest_matrix_is_there_soon_and_can_be_edited() {
    let row = |row: usize| {
        (0..30)
            .map(|column| ((row * 17 + column * 29) % 41).to_string())
            .collect::<Vec<_>>()
            .join(",")
    };
    let rows: Vec<String> = (0..30).map(row).collect();
    let link = format!("#/matrix?game={}&payoffs=zero-sum", rows.join(";"));
    browse("matrix_large", Viewport::DESKTOP, &link, async |page| {
        page.wait_for("[data-key=payoff-899-1]").await?;
        page.wait_for_text("#equilibria", "The value of the game is")
            .await?;
        // An address this long is packed.
        let before = page.hash().await?;
        page.set_field("[data-key=payoff-0-0]", "7/3").await?;
        page.wait_until(
            "another address",
            "return location.hash !== arguments[0]",
            vec![before.into()],
        )
        .await?;
        page.wait_for_run("finished").await?;
        page.wait_for_text("#equilibria", "The value of the game is")
            .await
    });
}

#[test]
fn rows_and_columns_are_edited_on_the_page() {
    browse(
        "matrix_actions",
        Viewport::PHONE,
        "#/matrix",
        async |page| {
            page.wait_for(GAME).await?;
            page.click("#edit-actions summary").await?;
            page.click("[data-key=add-action-0]").await?;
            page.wait_for("[data-key=payoff-5-1]").await?;
            page.set_field("[data-key=action-0-2]", "cinema").await?;
            page.wait_for_text(GAME, "cinema").await?;
            page.set_field("[data-key=action-0-1]", "cinema").await?;
            page.wait_for_text("#edit-actions [role=alert]", "cinema")
                .await?;
            page.click("[data-key=remove-0-0]").await?;
            page.wait_until(
                "two rows",
                "return document.querySelectorAll('#matrix table.payoffs tbody tr').length === 2",
                vec![],
            )
            .await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        },
    );
}

#[test]
fn a_long_enumeration_shows_what_it_finds_and_keeps_it_when_it_is_stopped() {
    browse("matrix_stop", Viewport::DESKTOP, "", async |page| {
        // Nothing of this takes long.
        page.load(&format!("#/{TEN}")).await?;
        page.wait_for("#equilibria[data-known='7'][data-done=true]")
            .await?;
        page.load(&format!("#/{SIXTEEN}")).await?;
        page.click("#run").await?;
        page.wait_for_text("#so-far", "Lemke–Howson").await?;
        page.wait_for_more_than(0.0).await?;
        page.click("#stop").await?;
        page.wait_for_run("stopped").await?;
        let told = page.text("#so-far").await?;
        assert!(told.contains("may not be complete"), "{told}");
        let known = "return Number(document.querySelector('#so-far').dataset.known)";
        let rows = page.count("#equilibria-table tbody tr").await?;
        assert_eq!(page.number(known, vec![]).await?, rows as f64);
        assert!(rows >= 1);
        // It begins again, says so, and what was found stays meanwhile.
        page.wait_for("#run-remark").await?;
        page.click("#resume").await?;
        page.wait_for("#run-status[data-state=running]").await?;
        page.wait_for("#so-far").await?;
        page.click("#stop").await?;
        page.wait_for_run("stopped").await
    });
}

#[test]
fn labels_polytopes_and_walks_are_looked_at() {
    let link = "#/matrix?game=rock-paper-scissors-costly&view=picture";
    browse("matrix_labels", Viewport::DESKTOP, link, async |page| {
        page.wait_for("svg.response-triangle .equilibrium-name")
            .await?;
        // Three edges and three areas a player.
        assert_eq!(page.count(".label-badge").await?, 12);
        page.click("#labelled > summary").await?;
        page.wait_for("#labelled-pairs tbody tr").await?;
        page.click("#polytopes > summary").await?;
        page.wait_for("svg.polytope .face.front").await?;
        let turned = "return document.querySelector('svg.polytope').dataset.turned";
        let before = page.script(turned, vec![]).await?;
        page.script("document.querySelector('svg.polytope').focus()", vec![])
            .await?;
        page.press(Key::Right).await?;
        let body = "return document.querySelector('svg.polytope').dataset.turned !== arguments[0]";
        page.wait_until("a turned body", body, vec![before]).await?;
        page.goto_hash("#/matrix?game=rock-paper-scissors-costly&view=algorithm&step=end")
            .await?;
        // At an equilibrium every label is held by one of the two.
        page.wait_for(".label-badge.held").await?;
        page.click("#walked-polytopes > summary").await?;
        page.wait_for("svg.polytope .walked-path").await
    });
}

#[test]
fn actions_are_crossed_out_and_taken_back_and_dominance_is_a_film() {
    let link = "#/matrix?game=dominance-in-steps&view=dominance";
    browse("matrix_crossing", Viewport::PHONE, link, async |page| {
        page.wait_for("[data-key=cross-1-1]").await?;
        page.click("[data-key=cross-1-1]").await?;
        page.wait_for("#crossing[data-crossed='1']").await?;
        in_address(page, "crossed=2.2").await?;
        page.wait_for_text("#crossing", "It takes along: (top, centre)")
            .await?;
        page.click("[data-key=cross-1-1]").await?;
        page.wait_for("#crossing[data-crossed='0']").await?;
        page.wait_for("[data-key=film-0]").await?;
        page.click("[data-key=film-0]").await?;
        in_address(page, "crossing=0").await?;
        page.wait_for("#crossing .time-control, #crossing input[type=range]")
            .await?;
        assert_eq!(page.without_room().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn quantal_responses_are_followed_and_fitted() {
    let link = "#/matrix?game=stag-hunt&view=quantal&observed=30,70;40,60";
    browse("matrix_quantal", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#quantal svg.response-square .quantal-branch")
            .await?;
        // The principal branch, and one that comes and goes.
        assert_eq!(
            page.count("#quantal svg.response-square .quantal-branch")
                .await?,
            2
        );
        page.wait_for_text("#quantal", "the branch has come near this one")
            .await?;
        page.wait_for("#fit tbody tr:nth-child(4)").await?;
        page.click("#levels > summary").await?;
        page.wait_for("#levels-table tbody tr:nth-child(7)").await
    });
}

#[test]
fn the_catalogue_finds_a_game_and_opens_it() {
    browse(
        "matrix_catalogue",
        Viewport::PHONE,
        "#/matrix",
        async |page| {
            page.wait_for(GAME).await?;
            page.click("button[aria-label='All games']").await?;
            page.wait_for(".game-catalogue .catalogue-list li").await?;
            let typed = "const field = document.querySelector('.game-catalogue input');
            field.value = arguments[0]; field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
            page.script(typed, vec!["O’Neill’s card".into()]).await?;
            page.wait_for(".game-catalogue [data-found='1']").await?;
            page.click(".game-catalogue .catalogue-list a").await?;
            in_address(page, "game=oneill-card-game").await?;
            page.wait_for_text("#listed-story", "Both lay a card")
                .await?;
            page.wait_for_run("finished").await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        },
    );
}

#[test]
fn a_game_is_one_press_from_other_labs_and_back() {
    let link = "#/matrix?game=stag-hunt";
    browse("matrix_elsewhere", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#as-bayesian").await?;
        page.click("#as-population").await?;
        in_address(page, "populations?game=stag-hunt").await?;
        page.goto_hash(link).await?;
        page.wait_for("#as-repeated").await?;
        page.click("#as-repeated").await?;
        in_address(page, "repeated?game=stag-hunt").await?;
        let back =
            "return document.querySelector('#as-matrix')?.getAttribute('href') === arguments[0]";
        page.wait_until("the way back", back, vec![link.into()])
            .await
    });
}
