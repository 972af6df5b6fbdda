//! JavaScript module: what it calls of the program on its own page. Values are translated by serde-wasm-bindgen.
//!
//! Both parts are modules of the program, since workers have no use for them: `js_runs` for runs, and `js_questions`, which has all texts
//! of the interface, for what is asked about labs, links and games.

use core::cell::RefCell;
use js_module::questions::{self, Question};
use js_module::runs::{Event, Runs};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use std::collections::BTreeMap;
use texts::ENGLISH;
use wasm_bindgen::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// What is asked, and the answer or a fault.
type Answer = fn(JsValue) -> Result<JsValue, JsValue>;
/// The same of a pool that has a number, with so many workers if it is a new one.
type Hear = fn(u32, usize, JsValue) -> Result<JsValue, JsValue>;

#[wasm_split(js_questions, fallible)]
fn js_questions() -> Result<Answer, SplitLoaderError> {
    Ok(answer)
}

#[wasm_split(js_runs, fallible)]
fn js_runs() -> Result<Hear, SplitLoaderError> {
    Ok(hear)
}

thread_local! {
    /// How events reach the pools, once that is here.
    static HEAR: RefCell<Option<Hear>> = const { RefCell::new(None) };
}

/// Answers a [`Question`].
///
/// # Errors
/// A fault, or what the browser says if the code cannot be loaded.
#[wasm_bindgen]
pub async fn ask(question: JsValue) -> Result<JsValue, JsValue> {
    let answer = js_questions().await.map_err(not_loaded)?;
    answer(question)
}

/// Gets what [`pool`] needs.
///
/// # Errors
/// What the browser says if it cannot be loaded.
#[wasm_bindgen(js_name = loadRuns)]
pub async fn load_runs() -> Result<(), JsValue> {
    let hear = js_runs().await.map_err(not_loaded)?;
    HEAR.set(Some(hear));
    Ok(())
}

/// Tells a pool an [`Event`], and returns a list of actions and, at its end, whether the pool is idle. An idle one whose workers are
/// ended is told of by no event: the pool is forgotten.
///
/// # Errors
/// A value that is none, or before [`load_runs`].
#[wasm_bindgen]
pub fn pool(number: u32, workers: usize, event: JsValue) -> Result<JsValue, JsValue> {
    let hear = HEAR.with_borrow(|hear| *hear);
    hear.ok_or(JsValue::UNDEFINED)?(number, workers, event)
}

fn not_loaded(error: SplitLoaderError) -> JsValue {
    JsError::new(&error.to_string()).into()
}

fn answer(question: JsValue) -> Result<JsValue, JsValue> {
    let question: Question = serde_wasm_bindgen::from_value(question)?;
    match questions::answer(&question, &ENGLISH) {
        Ok(reply) => written(&reply),
        Err(fault) => Err(written(&fault)?),
    }
}

fn hear(number: u32, workers: usize, event: JsValue) -> Result<JsValue, JsValue> {
    thread_local! {
        static POOLS: RefCell<BTreeMap<u32, Runs>> = const { RefCell::new(BTreeMap::new()) };
    }
    POOLS.with_borrow_mut(|pools| {
        if event.is_undefined() {
            pools.remove(&number);
            return Ok(JsValue::UNDEFINED);
        }
        let event: Event = serde_wasm_bindgen::from_value(event)?;
        let runs = pools
            .entry(number)
            .or_insert_with(|| Runs::new(workers, &ENGLISH.runs));
        let actions = runs.hear(event);
        written(&(actions, runs.is_idle()))
    })
}

/// Plain objects, with null for what is not there; bytes are bytes.
const FORM: Serializer = Serializer::json_compatible().serialize_bytes_as_arrays(false);

fn written(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&FORM)?)
}
