//! `cargo xtask serve`: the page on this machine, rebuilt on every change.

use std::fs;

use crate::arguments::Serving;
use crate::failure::Failure;
use crate::process;
use crate::project::Project;
use crate::tools::WebTools;

/// Serves the page until it is interrupted.
///
/// Built quickly, its engines optimised and the page itself hardly, unless it is to be as it is published.
pub fn serve(project: &Project, serving: &Serving) -> Result<(), Failure> {
    let tools = WebTools::ensure()?;
    let (port, public_url) = (serving.port, serving.public_url.as_str());
    let path = public_url.trim_start_matches('.').trim_matches('/');
    let slash = if path.is_empty() { "" } else { "/" };
    println!(
        "The page will be at http://127.0.0.1:{port}/{path}{slash} after the first build: {} on two cores.",
        if serving.release {
            "about eight minutes"
        } else {
            "about three minutes"
        }
    );
    // Trunk leaves out only folders that are there.
    let target = project.target();
    fs::create_dir_all(&target).map_err(Failure::file("create", &target))?;
    let mut trunk = tools.trunk(project)?;
    trunk
        .arg("serve")
        .arg("--ignore")
        .arg(&target)
        .args(["--address", "127.0.0.1", "--port"])
        .arg(port.to_string())
        .args(["--public-url", public_url, "--dist"])
        .arg(project.served());
    if serving.release {
        trunk.arg("--release");
    }
    process::run(&mut trunk)
}
