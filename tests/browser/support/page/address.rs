//! The address of the page: the experiment that is open.

use super::Page;
use crate::support::failure::Failure;

impl Page {
    /// The value of a parameter in the address; empty if it is not there.
    pub async fn parameter(&self, key: &str) -> Result<String, Failure> {
        let hash = self.hash().await?;
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let value = query.split('&').filter_map(|pair| pair.split_once('='));
        let mut value = value.filter(|(name, _)| *name == key);
        Ok(value.next().map_or("", |(_, value)| value).to_owned())
    }

    /// Waits until the address has this value of a parameter; empty for one that is not there.
    pub async fn wait_for_parameter(&self, key: &str, value: &str) -> Result<(), Failure> {
        let body = "const query = location.hash.split('?')[1] ?? '';\
                    const found = query.split('&').map(pair => pair.split('=')).find(pair => pair[0] === arguments[0]);\
                    return (found?.[1] ?? '') === arguments[1]";
        let what = format!("the address to have {key}={value}");
        self.wait_until(&what, body, vec![key.into(), value.into()])
            .await
    }
}
