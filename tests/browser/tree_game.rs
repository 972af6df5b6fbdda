//! Extensive games: a tree to press, drag and type; backward induction by question; values, assessments, games by hand, learning, files.

use crate::support::{Failure, MAX_TASK, Page, Viewport, browse};
use fantoccini::key::Key;

async fn in_address(page: &Page, text: &str) -> Result<(), Failure> {
    let body = "return decodeURIComponent(location.hash).includes(arguments[0])";
    page.wait_until(text, body, vec![text.into()]).await
}

/// Drags one node onto another, as a pointer does.
async fn drag(page: &Page, from: u32, to: u32) -> Result<(), Failure> {
    let script = "const at = number => {
            const dot = document.querySelector(`#tree-node-${number} .press`).getBoundingClientRect();
            return { clientX: dot.x + dot.width / 2, clientY: dot.y + dot.height / 2, bubbles: true, pointerId: 1 };
        };
        const node = document.querySelector(`#tree-node-${arguments[0]}`);
        node.scrollIntoView({ block: 'center' });
        const [from, to] = [at(arguments[0]), at(arguments[1])];
        node.dispatchEvent(new PointerEvent('pointerdown', from));
        const half = { ...to, clientX: (from.clientX + to.clientX) / 2, clientY: (from.clientY + to.clientY) / 2 };
        const wait = () => new Promise(done => setTimeout(done, 100));
        return (async () => {
            for (const place of [half, to]) { await wait(); node.dispatchEvent(new PointerEvent('pointermove', place)); }
            await wait();
            const ringed = document.querySelectorAll('#tree .game-node.ringed').length;
            node.dispatchEvent(new PointerEvent('pointerup', to));
            return ringed;
        })()";
    let ringed = page.script(script, vec![from.into(), to.into()]).await?;
    assert_eq!(ringed, 2, "both ends of the drag are ringed");
    Ok(())
}

#[test]
fn it_opens_on_the_tree_and_asks_what_comes_next() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("tree_game_{name}");
        browse(&name, viewport, "#/tree-game", async |page| {
            page.wait_for_run("finished").await?;
            assert_eq!(page.count("#tree .game-node").await?, 5);
            assert_eq!(page.count("#tree .game-node.ringed").await?, 1);
            page.wait_for_text("#induction .predict", "What does Incumbent do")
                .await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            assert_eq!(
                page.inaccessible_in_both_themes().await?,
                Vec::<String>::new()
            );
            page.click("#induction .predict button:nth-of-type(2)")
                .await?;
            page.wait_for("#induction[data-step='1']").await?;
            page.wait_for_text("#induction [role=status]", "Incumbent chooses share")
                .await?;
            assert_eq!(page.count("#tree .branch.taken").await?, 1);
            page.click("#induction .predict button:nth-of-type(2)")
                .await?;
            page.wait_for_text(
                "#induction [role=status]",
                "the only subgame-perfect equilibrium",
            )
            .await?;
            page.wait_for_text("#subgame-perfect", "Incumbent: share")
                .await
        });
    }
}

#[test]
fn trees_are_changed_by_form_and_begun_anew_and_edits_are_taken_back() {
    browse(
        "tree_game_edit",
        Viewport::DESKTOP,
        "#/tree-game",
        async |page| {
            nodes_are_changed_by_form_and_taken_back(page).await?;
            a_tree_of_ones_own_is_begun_and_edits_are_taken_back_by_keys(page).await
        },
    );
}

async fn nodes_are_changed_by_form_and_taken_back(page: &Page) -> Result<(), Failure> {
    page.wait_for_run("finished").await?;
    page.click("#tree-node-1 .press").await?;
    page.wait_for("#inspector").await?;
    page.set_field("[data-key=payoff-0]", "3/2").await?;
    in_address(page, "out:3/2;2").await?;
    page.set_field("[data-key=payoff-0]", "much").await?;
    page.wait_for_text(
        "#inspector .field-error",
        "integers, decimals and fractions",
    )
    .await?;
    page.click("#tree-node-0 .press").await?;
    page.set_field("[data-key=name-0]", "stay out").await?;
    in_address(page, "\"stay out\":3/2;2").await?;
    page.click("[data-key=add-action]").await?;
    page.wait_until(
        "six nodes",
        "return document.querySelectorAll('#tree .game-node').length === 6",
        vec![],
    )
    .await?;
    page.click("[data-key=undo]").await?;
    page.click("[data-key=undo]").await?;
    in_address(page, "(out:3/2;2").await?;
    page.click("[data-key=redo]").await?;
    in_address(page, "\"stay out\":3/2;2").await?;
    page.wait_for_run("finished").await
}

async fn a_tree_of_ones_own_is_begun_and_edits_are_taken_back_by_keys(
    page: &Page,
) -> Result<(), Failure> {
    page.wait_for_run("finished").await?;
    page.set_field("[data-key=library]", "own").await?;
    in_address(page, "1(left:1;0 right:0;1)").await?;
    page.wait_for_run("finished").await?;
    page.tab_to("#tree-node-0").await?;
    page.press(Key::Down).await?;
    page.keys("4").await?;
    page.wait_for_text("#tree .field-error", "player 4; this game has 2")
        .await?;
    page.keys("2").await?;
    page.wait_for("#tree-node-4").await?;
    assert_eq!(page.count("#tree .field-error").await?, 0);
    let undo = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))";
    page.script(undo, vec![]).await?;
    in_address(page, "1(left:1;0 right:0;1)").await
}

#[test]
fn a_node_that_is_dragged_onto_another_cannot_be_told_from_it() {
    let link = "#/tree-game?game=1(l:2(a:1 b:-1) r:2(a:-1 b:1))&step=end";
    browse("tree_game_drag", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.wait_for_text("#value", "Player 1 gets −1").await?;
        assert_eq!(page.count("#tree .information-set").await?, 0);
        drag(page, 1, 4).await?;
        page.wait_for("#tree .information-set").await?;
        // Matching pennies: nobody sees the other's side.
        page.wait_for_text("#value", "Player 1 gets 0").await?;
        page.click("#tree-node-1 .press").await?;
        page.click("[data-key=split]").await?;
        page.wait_for_text("#value", "Player 1 gets −1").await?;
        // Onto an end: nothing but a sentence.
        let before = page.hash().await?;
        drag(page, 1, 2).await?;
        page.wait_for_text("#tree .field-error", "nobody decides")
            .await?;
        assert_eq!(page.hash().await?, before);
        Ok(())
    });
}

#[test]
fn a_tree_is_grown_by_keys_alone() {
    let link = "#/tree-game?game=1(2 -1)";
    browse("tree_game_keys", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.tab_to("#tree-node-0").await?;
        page.press(Key::Down).await?;
        page.wait_until(
            "the focus",
            "return document.activeElement.id === 'tree-node-1'",
            vec![],
        )
        .await?;
        page.keys("2").await?;
        in_address(page, "1(2(2 2) -1)").await?;
        page.keys("+").await?;
        in_address(page, "1(2(2 2 0) -1)").await?;
        page.press(Key::Right).await?;
        page.keys("c").await?;
        in_address(page, "?(1/2:-1 1/2:-1)").await?;
        page.keys("e").await?;
        in_address(page, "1(2(2 2 0) 0)").await
    });
}

#[test]
fn learners_stand_beside_exact_values_and_learn_against_what_is_fixed() {
    browse(
        "tree_game_learning",
        Viewport::DESKTOP,
        "#/tree-game?game=kuhn",
        async |page| {
            kuhn_poker_has_its_value_its_matrices_and_its_learner(page).await?;
            what_is_fixed_is_learned_against(page).await?;
            beliefs_are_typed_and_decide_whether_a_threat_holds(page).await
        },
    );
}

async fn kuhn_poker_has_its_value_its_matrices_and_its_learner(page: &Page) -> Result<(), Failure> {
    page.wait_for_run("finished").await?;
    page.wait_for_text("#value", "−1/18").await?;
    page.wait_for_text("#behaviour", "2/3").await?;
    page.wait_for("#sequence-form table").await?;
    assert_eq!(page.count("#sequence-form tbody tr").await?, 13 + 7 + 7);
    page.wait_for("#assessment[data-right=true]").await?;
    page.wait_for_text("#learning [role=status]", "(exactly −1/18)")
        .await?;
    page.click("#assessment [data-key=alike-assessment]")
        .await?;
    page.wait_for("#assessment[data-right=false]").await?;
    page.wait_for_text(
        "#assessment [role=status]",
        "fails first at information set J.",
    )
    .await?;
    page.click("#assessment [data-key=solution-assessment]")
        .await?;
    page.wait_for("#assessment[data-right=true]").await?;
    page.goto_hash("#/tree-game?game=one-card-poker").await?;
    page.click("[data-key=to-matrix]").await?;
    page.wait_for("#matrix table.payoffs").await?;
    page.wait_for_run("finished").await?;
    page.wait_for_text("#equilibria", "1/3").await
}

async fn what_is_fixed_is_learned_against(page: &Page) -> Result<(), Failure> {
    let link = "#/tree-game?game=1(h:2.x(h:1 t:-1) t:2.x(h:-1 t:1))&view=learning";
    page.load(link).await?;
    page.wait_for_text("#learning [role=status]", "(exactly 0)")
        .await?;
    page.click("[data-key=fix-0]").await?;
    in_address(page, "lock=1/2,1/2").await?;
    page.set_field("[data-key=lock-0-0]", "3/4").await?;
    in_address(page, "lock=3/4,1/4").await?;
    page.wait_for_text("#learning [role=status]", "where nothing is fixed")
        .await?;
    page.wait_for_text("#learning [role=status]", "−0.5")
        .await?;
    assert_eq!(page.nameless().await?, Vec::<String>::new());
    page.click("[data-key=fix-0]").await?;
    page.wait_for_text("#learning [role=status]", "(exactly 0)")
        .await?;
    // Kuhn poker stands in the regret lab too, and there is a way back.
    page.goto_hash("#/tree-game?game=kuhn&learner=linear&iterations=50&view=learning")
        .await?;
    page.click("[data-key=to-regret]").await?;
    page.wait_for("#to-tree").await?;
    in_address(page, "regret").await?;
    in_address(page, "variant=linear").await?;
    page.click("#to-tree").await?;
    page.wait_for_text("#value", "−1/18").await
}

/// Both drink beer; anyone who ate quiche would be fought only if it were believed to be weak. Of somebody who is absent-minded
/// nothing is assessed.
async fn beliefs_are_typed_and_decide_whether_a_threat_holds(page: &Page) -> Result<(), Failure> {
    page.follow(
        "#/tree-game?game=beer-quiche&assessment=1,0;0,1;1,0;1,0&beliefs=;;1/4,3/4&view=assessment",
    )
    .await?;
    page.wait_for("#assessment[data-right=true]").await?;
    page.set_field("[data-key='belief-3-0']", "9/10").await?;
    page.wait_for("#assessment[data-right=false]").await?;
    page.wait_for_text(
        "#assessment [role=status]",
        "fails first at information set quiche.",
    )
    .await?;
    in_address(page, "beliefs=;;9/10,1/10").await?;
    page.follow("#/tree-game?game=absent-minded-driver&step=end")
        .await?;
    page.wait_for_run("finished").await?;
    page.wait_for_text("#solution", "may come to junction twice")
        .await?;
    page.wait_for_text("#value", "pays 4/3").await?;
    assert_eq!(page.count("#assessment").await?, 0);
    Ok(())
}

#[test]
fn a_wrong_answer_is_told_and_what_is_shown_stays_in_the_link() {
    let link = "#/tree-game";
    browse("tree_game_answers", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.click("#induction .predict button:nth-of-type(1)")
            .await?;
        page.wait_for_text("#induction .predict-verdict", "that leads to 1, 1")
            .await?;
        assert_eq!(page.count("#induction[data-step='0']").await?, 1);
        page.click("#tree .tabs button:nth-of-type(3)").await?;
        in_address(page, "marks=solution").await?;
        page.reload().await?;
        page.wait_for_run("finished").await?;
        page.wait_for("#tree .branch.taken").await?;
        // A threat that nobody would carry out is no solution, though it is an equilibrium.
        page.goto_hash("#/tree-game?game=ultimatum&step=end")
            .await?;
        page.wait_for_text("#value", "A subgame-perfect equilibrium")
            .await?;
        page.wait_for("#assessment[data-right=true]").await
    });
}

#[test]
fn what_is_wrong_is_said_where_it_was_typed() {
    let link = "#/tree-game?game=beer-quiche&view=assessment";
    browse("tree_game_wrong", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#assessment").await?;
        let before = page.hash().await?;
        page.set_field("[data-key='behaviour-2-0']", "1/0").await?;
        page.wait_for_text("#assessment .field-error", "a probability from 0 to 1")
            .await?;
        page.wait_for("[data-key='behaviour-2-0'][aria-invalid=true]")
            .await?;
        assert_eq!(page.hash().await?, before);
        page.set_field("[data-key='behaviour-2-0']", "0,25").await?;
        page.wait_until(
            "no error",
            "return document.querySelectorAll('#assessment .field-error').length === 0",
            vec![],
        )
        .await?;
        in_address(page, "1/4,3/4").await?;
        // Links with something else wrong say what, and take the rest.
        page.load("#/tree-game?game=kuhn&person=3").await?;
        page.wait_for_text(".notices", "there is no player 3; this game has 2")
            .await?;
        page.load("#/tree-game?game=kuhn-99").await?;
        page.wait_for_text("#wrong-game-fault", "there is no game “kuhn-99”")
            .await
    });
}

/// Eleven cards: 991 nodes.
async fn draw_a_large_tree(page: &Page) -> Result<(), Failure> {
    page.load("#/tree-game?game=kuhn-11").await?;
    page.wait_for_run("finished").await?;
    let nodes = "return document.querySelectorAll('#tree .game-node').length === 991";
    page.wait_until("all nodes", nodes, vec![]).await?;
    // Both know the same card, so that nothing changes.
    drag(page, 1, 10).await
}

#[test]
fn a_large_tree_is_drawn_and_dragged_without_holding_the_page_up() {
    browse("tree_game_large", Viewport::DESKTOP, "", async |page| {
        let longest = page
            .longest_task("a tree of 991 nodes", draw_a_large_tree)
            .await?;
        assert!(longest < MAX_TASK, "a task of {longest} ms");
        assert_eq!(page.count("#tree .game-node.ringed").await?, 0);
        Ok(())
    });
}

#[test]
fn a_game_by_hand_shows_what_the_player_may_see() {
    let link = "#/tree-game?game=one-card-poker&view=play&person=2&series=3";
    browse("tree_game_play", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#play").await?;
        // Games in which Ann folds are over before Bob is asked.
        for _ in 0..20 {
            if page.count("#play[data-over=false]").await? == 1 {
                break;
            }
            page.click("[data-key=play-anew]").await?;
        }
        page.wait_for_text("#play [role=status]", "You may be at either of 2 nodes")
            .await?;
        assert_eq!(page.count("#play .game-node.ringed").await?, 2);
        page.click("[data-key=play-0]").await?;
        page.wait_for("#play[data-over=true][data-moves='1']")
            .await?;
        page.wait_for_text("#play [role=status]", "The game is over")
            .await?;
        page.reload().await?;
        page.wait_for("#play[data-over=true][data-moves='1']")
            .await?;
        page.click("[data-key=play-back]").await?;
        page.wait_for("#play[data-over=false]").await
    });
}

#[test]
fn files_come_and_go_and_wrong_ones_leave_the_drawing() {
    browse(
        "tree_game_files",
        Viewport::DESKTOP,
        "#/tree-game",
        async |page| {
            page.wait_for_run("finished").await?;
            page.open_settings().await?;
            let wrong = "EFG 2 R \"x\" { \"A\" \"B\" }\n\"\"\nc \"\" 1 \"\" { \"a\" 1/2 \"b\" 1/3 } 0\nt \"\" 0\nt \"\" 0\n";
            page.set_field("#paste-game", wrong).await?;
            page.click(".paste-game button").await?;
            page.wait_for_text(".paste-game .field-error", "line 3, column 1")
                .await?;
            assert_eq!(page.count("#tree .game-node").await?, 5);
            page.set_field("#paste-game", "max(left=3:min(4 5) 2)")
                .await?;
            page.click(".paste-game button").await?;
            page.wait_for("#tree-node-4").await?;
            page.press(Key::Escape).await?;
            page.wait_for("#all-settings[aria-expanded=false]").await?;
            page.click("#solution-fold summary").await?;
            page.wait_for_text("#value", "Player 1 gets 4").await?;
            page.keep_downloads().await?;
            page.reload().await?;
            page.wait_for_run("finished").await?;
            for (file, text) in [
                ("game.efg", "EFG 2 R"),
                ("game.tex", "tikzpicture"),
                ("game.json", "information_sets"),
                ("game.txt", "1(left:2(4 5) 2)"),
            ] {
                let saved = page.download(file).await?;
                assert!(saved.contains(text), "{file}: {saved}");
            }
            // What has left as JSON comes back, wherever it is opened.
            let saved = page.download("game.json").await?;
            page.goto_hash("#/minimax").await?;
            page.wait_for("svg.tree").await?;
            page.open_file("game.json", &saved).await?;
            page.wait_for("#tree-node-4").await?;
            in_address(page, "1(left:2(4 5) 2)").await
        },
    );
}
