//! What the page costs: the time of its scripts, and tasks that hold its thread up.

use serde_json::{Value, json};

use super::Page;
use crate::support::devtools;
use crate::support::failure::Failure;
use crate::support::settings::MAX_TASK;

/// Fresh browsers that something is done in again, at most.
const MORE_TIMES: usize = 2;

/// What the page holds, after the browser has thrown away what nothing holds.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// Megabytes of JavaScript.
    pub heap: f64,
    pub elements: f64,
    pub listeners: f64,
}

impl Page {
    /// See [`Memory`].
    pub async fn memory(&self) -> Result<Memory, Failure> {
        let ask = async |command: &str| devtools::execute(&self.client, command, json!({})).await;
        ask("HeapProfiler.collectGarbage").await?;
        let counters = ask("Memory.getDOMCounters").await?;
        let usage = ask("Runtime.getHeapUsage").await?;
        let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
        Ok(Memory {
            heap: number(&usage["usedSize"]) / 1e6,
            elements: number(&counters["nodes"]),
            listeners: number(&counters["jsEventListeners"]),
        })
    }

    /// A number that a script returns, once all parts of the page have come.
    pub async fn number(&self, body: &str, arguments: Vec<Value>) -> Result<f64, Failure> {
        self.wait_for_parts().await?;
        let answer = self.script(body, arguments).await?;
        Ok(answer.as_f64().unwrap_or(f64::NAN))
    }

    /// From now on (after the next load) writes down tasks of more than 50 ms on the page's thread; once, however often
    /// it is asked to.
    pub async fn watch_long_tasks(&self) -> Result<(), Failure> {
        self.eval_before_load(
            "if (!window.tasks) {\
               window.tasks = [];\
               new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(entry => entry.duration)))\
                 .observe({ type: 'longtask', buffered: true });\
             }",
        )
        .await
    }

    /// Milliseconds of the longest task of what is done: here, and if that is too long, in fresh tabs, of which the shortest
    /// counts. A shared machine may stand still for a moment; a page that is slow is slow every time.
    pub async fn longest_task(
        &self,
        what: &str,
        done: impl AsyncFn(&Self) -> Result<(), Failure>,
    ) -> Result<f64, Failure> {
        let mut longest = self.longest_task_once(what, &done).await?;
        for _ in 0..MORE_TIMES {
            if longest < MAX_TASK {
                break;
            }
            let fresh = Self::open("", self.viewport).await?;
            let once = fresh.longest_task_once(what, &done).await;
            fresh.close().await;
            longest = longest.min(once?);
        }
        Ok(longest)
    }

    async fn longest_task_once(
        &self,
        what: &str,
        done: impl AsyncFn(&Self) -> Result<(), Failure>,
    ) -> Result<f64, Failure> {
        self.watch_long_tasks().await?;
        done(self).await?;
        let (count, longest) = self.long_tasks().await?;
        println!("{what}: {count} tasks above 50 ms, the longest {longest} ms");
        Ok(longest)
    }

    /// From now on the network has this many bytes a second and milliseconds to the server and back, and the processor is this many
    /// times slower.
    pub async fn slow_down(
        &self,
        bandwidth: u32,
        latency: u32,
        slower: u32,
    ) -> Result<(), Failure> {
        let network = json!({ "offline": false, "latency": latency, "downloadThroughput": bandwidth, "uploadThroughput": bandwidth });
        devtools::execute(&self.client, "Network.enable", json!({})).await?;
        devtools::execute(&self.client, "Network.emulateNetworkConditions", network).await?;
        let command = "Emulation.setCPUThrottlingRate";
        devtools::execute(&self.client, command, json!({ "rate": slower }))
            .await
            .map(drop)
    }

    /// How many there were, and how long the longest was, in milliseconds.
    pub async fn long_tasks(&self) -> Result<(f64, f64), Failure> {
        let count = self.number("return window.tasks.length", vec![]);
        let longest = self.number("return Math.max(0, ...window.tasks)", vec![]);
        Ok((count.await?, longest.await?))
    }

    /// Milliseconds that the scripts of this page have taken so far. A difference of two is a measurement.
    pub async fn script_milliseconds(&self) -> Result<f64, Failure> {
        devtools::execute(&self.client, "Performance.enable", json!({})).await?;
        let answer = devtools::execute(&self.client, "Performance.getMetrics", json!({})).await?;
        let metrics = answer["metrics"].as_array();
        let metric = metrics.and_then(|all| all.iter().find(|one| one["name"] == "ScriptDuration"));
        let seconds = metric.and_then(|metric| metric["value"].as_f64());
        let seconds = seconds.ok_or_else(|| Failure::Answer {
            question: "the time of scripts".to_owned(),
            answer: answer.to_string(),
        })?;
        Ok(seconds * 1e3)
    }
}
