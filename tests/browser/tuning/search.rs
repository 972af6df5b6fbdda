//! One search, step by step.

use crate::support::{Viewport, browse};
use fantoccini::key::Key;

/// The neighbour that is said to come next is the one that does.
#[test]
fn a_search_is_stepped_through_and_what_it_says_of_the_next_point_is_true() {
    browse("a_search_is_stepped", Viewport::DESKTOP, "", async |page| {
        page.tune("bits=6&evaluations=60&repeats=2").await?;
        assert_eq!(page.steps_looked_at().await?, 60.0);
        let value_visits = "#values [data-dimension='0']";
        page.click("#value-numbers summary").await?;
        page.click("#neighbour-numbers summary").await?;
        for _ in 0..3 {
            page.press(Key::Left).await?;
        }
        page.wait_for_parameter("step", "57").await?;
        page.wait_for(".tuning-now[data-steps='57']").await?;
        let chosen = page
            .attribute("#neighbours tr[data-chosen=true]", "data-point")
            .await?;
        let sum = "return [...document.querySelectorAll(arguments[0])].reduce((sum, row) => sum + Number(row.dataset.visits), 0)";
        assert_eq!(page.number(sum, vec![value_visits.into()]).await?, 57.0);
        page.press(Key::Right).await?;
        page.wait_for_parameter("step", "58").await?;
        page.wait_for(".tuning-now[data-steps='58']").await?;
        let evaluated = page.text("#evaluated-last").await?;
        let chosen = chosen.unwrap();
        assert!(
            evaluated.contains(&format!(": {chosen} ")),
            "{evaluated}: {chosen}"
        );
        // The moment is there again after a reload.
        page.reload().await?;
        page.wait_for("#bars").await?;
        assert_eq!(page.steps_looked_at().await?, 58.0);
        page.press(Key::Home).await?;
        page.wait_for_text(".tuning-now", "Before the first")
            .await?;
        Ok(())
    });
}

#[test]
fn two_dimensions_are_chosen_for_the_map_and_stand_in_the_link() {
    browse("a_map_of_two", Viewport::DESKTOP, "", async |page| {
        page.tune("problem=hill&dimensions=3&values=4&evaluations=100&repeats=1")
            .await?;
        page.wait_for("#map-model").await?;
        page.wait_for("#map-truth").await?;
        assert_eq!(page.count("#map-truth [data-cell]").await?, 16);
        page.script("const list = document.querySelector('#pair-column'); list.value = '3'; list.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await?;
        page.wait_for_parameter("column", "3").await?;
        let named = "return [...document.querySelectorAll('#map-model .map-name')].map(name => name.textContent).join(' ') === 'x1 x3'";
        page.wait_until("the map is of x1 and x3", named, vec![])
            .await?;
        // Where one looks is no part of the question: the run is still there.
        page.wait_for_run("finished").await
    });
}

#[test]
fn an_evolved_game_and_a_tuned_agent_are_played() {
    browse("an_evolved_game", Viewport::DESKTOP, "", async |page| {
        page.tune("problem=game&evaluations=12&repeats=1&finalists=1&race_epsilon=0.4&fresh=2&stronger=uct(8)&weaker=random").await?;
        let point = page.attribute("#recommended", "data-point").await?.unwrap();
        page.click("#to-play").await?;
        page.wait_for(".mcts .board").await?;
        let width = point.split(' ').next().unwrap().to_owned();
        let written = page.parameter("width").await?;
        assert!(
            written == width || (width == "7" && written.is_empty()),
            "{point}: {written}"
        );
        assert_eq!(page.parameter("agent").await?, "uct(8)");
        page.tune("problem=agent&evaluations=10&repeats=1&finalists=0&fresh=1&simulations=8&opponent=random&tune=c,solver").await?;
        page.click("#to-play").await?;
        page.wait_for(".mcts .board").await?;
        assert!(page.parameter("agent").await?.starts_with("uct(8"));
        Ok(())
    });
}

/// A step is four lines; the lit one, its number and the part of the loop go together.
#[test]
fn a_search_is_stepped_through_line_by_line() {
    browse("tuning_lines", Viewport::DESKTOP, "", async |page| {
        page.tune("bits=6&evaluations=20&repeats=1&step=7").await?;
        page.wait_for_text(".pseudo-code .lit", "argmax v_UCB")
            .await?;
        page.click("#step-by button:last-child").await?;
        page.press(Key::Right).await?;
        page.wait_for_parameter("line", "evaluate").await?;
        page.wait_for_text(".pseudo-code .lit", "fitness(current)")
            .await?;
        let value = page.text(".pseudo-code .lit i").await?;
        page.wait_for_text("#view-loop .lit", "Noisy evaluation")
            .await?;
        page.press(Key::Right).await?;
        page.wait_for_parameter("step", "8").await?;
        page.wait_for_parameter("line", "add").await?;
        page.wait_for_text(".pseudo-code .lit", "8 evaluations")
            .await?;
        page.wait_for_text("#evaluated-last", &value).await?;
        page.press(Key::End).await?;
        page.wait_for_text(".pseudo-code .lit", "return the model")
            .await
    });
}
