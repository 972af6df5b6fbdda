//! Header of a table: the names of its columns, from whatever list they are in.

use yew::AttrValue;
use yew::html::IntoPropValue;

/// The names of the columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Header(pub Vec<AttrValue>);

impl<N: Into<AttrValue>> FromIterator<N> for Header {
    fn from_iter<I: IntoIterator<Item = N>>(names: I) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }
}

impl IntoPropValue<Header> for &[&'static str] {
    fn into_prop_value(self) -> Header {
        self.iter().copied().collect()
    }
}

impl<const N: usize> IntoPropValue<Header> for &[&'static str; N] {
    fn into_prop_value(self) -> Header {
        self.iter().copied().collect()
    }
}

impl<const N: usize> IntoPropValue<Header> for [&'static str; N] {
    fn into_prop_value(self) -> Header {
        self.into_iter().collect()
    }
}
