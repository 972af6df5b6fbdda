//! The command line of `cargo xtask`: what can be asked for. Its documentation is what `cargo xtask help` prints.

use clap::{Args, Parser, Subcommand};

use crate::stage::Stage;

/// The address a build is made for: relative, so that the page works from any folder of any server.
pub const ANY_FOLDER: &str = "./";

/// Everything a working copy of Saddlepoint needs
///
/// Tools are installed on first use, in a cache folder of their own. Chromium and chromedriver, needed by test, shots and bench, are found
/// on the PATH; set SADDLEPOINT_CHROMIUM and SADDLEPOINT_CHROMEDRIVER to use others.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", flatten_help = true)]
pub struct Arguments {
    /// None asks for help.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// One request to `cargo xtask`.
#[derive(Clone, Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Serves the page on this machine and rebuilds it on every change
    Serve(Serving),
    /// Builds the page for publishing, in dist/
    Build {
        /// Address of the folder it will be served from; ./ suits any
        #[arg(long, value_name = "URL", default_value = ANY_FOLDER)]
        public_url: String,
    },
    /// Builds, then packs the JavaScript module as npm publishes it, in target/package/
    Package,
    /// Formats the source, as the stage of that name checks it
    #[command(visible_alias = "fmt")]
    Format,
    /// Runs every check, or the stages that are named, always in their usual order
    #[command(visible_alias = "ci")]
    Test {
        /// Run only this stage (can be given several times)
        #[arg(long, value_name = "STAGE")]
        only: Vec<Stage>,
        /// Also run what takes more than an hour: a million damaged texts of each kind, LaTeX, Firefox, all labs over and over while memory
        /// is watched
        #[arg(long)]
        slow: bool,
    },
    /// Builds, then photographs the page in a real browser, in shots/
    Shots,
    /// Builds, then measures native and in a real browser, and prints a table
    Bench {
        /// Also measure other crates (takes minutes)
        #[arg(long)]
        peers: bool,
    },
    /// Builds the opening book of Connect Four (takes hours; goes on where it was interrupted)
    Book {
        /// Write the book from the scores found so far
        #[arg(long)]
        only_write: bool,
    },
    /// Checks what must be right before a version is published: tree, changelog, tag, dist/
    ReleaseCheck,
    /// Only installs the tools that the other commands use
    Setup,
    /// Compiles the programs while Trunk, which calls this, builds the page
    #[command(hide = true)]
    Programs,
}

/// How the page is served on this machine.
#[derive(Args, Clone, Debug, PartialEq, Eq)]
pub struct Serving {
    /// Port to listen on
    #[arg(long, value_name = "PORT", default_value_t = 8080)]
    pub port: u16,
    /// Path the page is served under
    #[arg(long, value_name = "PATH", default_value = "/")]
    pub public_url: String,
    /// Build it as it is published: smaller, but minutes slower to build
    #[arg(long)]
    pub release: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(line: &str) -> Result<Option<Command>, clap::Error> {
        let words = ["cargo xtask"].into_iter().chain(line.split_whitespace());
        Arguments::try_parse_from(words).map(|arguments| arguments.command)
    }

    fn command(line: &str) -> Command {
        let command = parse(line).expect("a command line");
        command.expect("a command")
    }

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn commands_have_defaults() {
        assert_eq!(
            command("build"),
            Command::Build {
                public_url: "./".to_owned()
            }
        );
        assert_eq!(command("ci"), command("test"));
        assert_eq!(parse("").expect("a command line"), None);
        assert_eq!(
            command("book --only-write"),
            Command::Book { only_write: true }
        );
        assert_eq!(
            ["bench", "bench --peers"].map(command),
            [false, true].map(|peers| Command::Bench { peers })
        );
        let serving = |line| match command(line) {
            Command::Serve(serving) => serving,
            other => panic!("{other:?}"),
        };
        let usual = Serving {
            port: 8080,
            public_url: "/".to_owned(),
            release: false,
        };
        assert_eq!(serving("serve"), usual);
        assert!(serving("serve --release").release);
        assert_eq!(command("programs"), Command::Programs);
    }

    #[test]
    fn help_names_commands_options_and_stages() {
        for (line, named) in [
            ("help", "release-check"),
            ("--help", "--only-write"),
            ("help", "SADDLEPOINT_CHROMEDRIVER"),
            ("serve --help", "--port"),
            ("help test", "clippy-wasm"),
        ] {
            let help = parse(line).expect_err("help is no command");
            assert_eq!(help.exit_code(), 0, "{line}");
            assert!(help.to_string().contains(named), "{line}: {help}");
            assert!(!help.to_string().contains("programs"), "{line}: {help}");
        }
    }

    #[test]
    fn stages_can_be_chosen() {
        assert_eq!(
            command("test --only format --only browser"),
            Command::Test {
                only: vec![Stage::Format, Stage::Browser],
                slow: false,
            }
        );
        assert!(matches!(
            command("test --slow"),
            Command::Test { slow: true, .. }
        ));
    }

    #[test]
    fn mistakes_are_named() {
        let message = |line| {
            let mistake = parse(line).expect_err("a mistake");
            assert_eq!(mistake.exit_code(), 2, "{line}");
            mistake.to_string()
        };
        assert!(message("deploy").contains("unrecognized subcommand 'deploy'"));
        assert!(message("test --only fmt").contains("format, clippy, clippy-wasm, test"));
        assert!(message("serve --port 99999").contains("'99999' for '--port <PORT>'"));
        assert!(message("shots --peers").contains("'--peers'"));
        assert!(message("shots --port 1").contains("'--port'"));
    }
}
