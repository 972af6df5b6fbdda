//! Number in a sentence: the value of a parameter.

use crate::components::dragged_number::DraggedNumber;
use crate::context::use_page;
use experiments::parameters::Parameter;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NumberFieldProps {
    pub parameter: &'static Parameter,
    pub value: String,
    pub on_change: Callback<String>,
}

/// The field.
#[component]
pub fn NumberField(props: &NumberFieldProps) -> Html {
    let texts = use_page().texts;
    let parameter = props.parameter;
    let label = (parameter.text)(texts).label;
    let shown = props
        .value
        .parse()
        .map_or_else(|_| props.value.clone(), texts.number);
    let stepped = use_callback((), move |(value, steps): (String, i64), ()| {
        parameter.kind.stepped(&value, steps)
    });
    html! {
        <DraggedNumber {label} value={props.value.clone()} {shown} {stepped} on_change={props.on_change.clone()} name={parameter.key} />
    }
}
