//! Programs that come with the system rather than from Cargo, installed where that is Debian's kind and we may.

use crate::process;

/// Installs packages of Debian; `false` where there is no apt or no right to use it. Whether they are there then, the caller sees.
pub fn install(what: &str, usual_time: &str, packages: &[&str]) -> bool {
    if !process::exists("apt-get") {
        return false;
    }
    let Some(sudo) = right_to_install() else {
        return false;
    };
    println!("Installing {what} with apt-get: {usual_time}.");
    let apt_get = |arguments: &[&str]| {
        let mut words = sudo
            .iter()
            .chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        let mut command = process::program(words.next().unwrap_or(&"env"));
        process::run(command.args(words).args(arguments))
    };
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    // Neither failure is the end: a package source that does not answer need not be the one that has the
    // program, and where there is no such package, the message about what was looked for says more.
    for arguments in [&["update"][..], &install] {
        if let Err(failure) = apt_get(arguments) {
            println!("Note: {failure}.");
        }
    }
    true
}

/// What to put before a command so that it runs as the system's administrator; `None` without a password.
fn right_to_install() -> Option<&'static [&'static str]> {
    let is_root = process::answer(process::program("id").arg("-u"))?.trim() == "0";
    if is_root {
        return Some(&[]);
    }
    process::answer(process::program("sudo").args(["-n", "true"])).map(|_| &["sudo", "-n"][..])
}
