//! Scratch.
use crate::support::{Viewport, browse};

#[test]
#[ignore = "scratch"]
fn scratch() {
    browse("scratch", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(
            "window.tasks = [];\
             new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => Math.round(entry.startTime) + ':' + entry.duration)))\
               .observe({ type: 'longtask', buffered: true });",
        )
        .await?;
        page.load("#/minimax?game=tic-tac-toe&step=0").await?;
        page.wait_for("#search-status[data-state=finished]").await?;
        println!(
            "{:?}",
            page.script("return [performance.now(), window.tasks]", vec![])
                .await?
        );
        println!("{:?}", page.text(".time-caption").await?);
        // scrub
        let scrub = "const input = document.querySelector('.time-control input[type=range]');\
          const times = []; const last = Number(input.max);\
          return (async () => { for (let i = 1; i <= 20; i++) { const t = performance.now();\
            input.value = Math.floor(last * ((i * 7) % 20) / 20); input.dispatchEvent(new InputEvent('input', {bubbles: true}));\
            await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));\
            times.push(Math.round(performance.now() - t)); } return times; })()";
        println!("{:?}", page.script(scrub, vec![]).await?);
        println!(
            "{:?}",
            page.script("return [performance.now(), window.tasks]", vec![])
                .await?
        );
        let pan = "const svg = document.querySelector('.tree-picture'); const box = svg.getBoundingClientRect();\
          const at = (x, y, type, b) => svg.dispatchEvent(new PointerEvent(type, {bubbles: true, clientX: box.left + x, clientY: box.top + y, pointerId: 1, isPrimary: true, buttons: b, button: 0}));\
          const times = []; \
          return (async () => { for (let z = 0; z < 8; z++) { const t = performance.now(); svg.dispatchEvent(new WheelEvent('wheel', {bubbles: true, cancelable: true, deltaY: -300, clientX: box.left + 200, clientY: box.top + 200})); const s1 = performance.now() - t; await new Promise(r => requestAnimationFrame(r)); const u = performance.now(); await new Promise(r => setTimeout(r, 0)); times.push('z' + s1.toFixed(1) + '/' + (u - t).toFixed(1)); }\
           at(300, 200, 'pointerdown', 1); for (let i = 0; i < 30; i++) { const t = performance.now(); at(300 - 8 * i, 200, 'pointermove', 1); const s1 = performance.now() - t; await new Promise(r => requestAnimationFrame(r)); times.push(s1.toFixed(1) + '/' + (performance.now() - t).toFixed(1)); } at(60, 200, 'pointerup', 0); return times; })()";
        println!("{:?}", page.script(pan, vec![]).await?);
        println!(
            "{:?}",
            page.script("return [performance.now(), window.tasks]", vec![])
                .await?
        );
        Ok(())
    });
}
