//! The command line of `cargo xtask`: what can be asked for, and what is said when it is asked wrongly.

use std::fmt::Display;
use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};
use thiserror::Error;

use crate::stage::Stage;

/// What `cargo xtask help` prints.
pub const HELP: &str = "\
cargo xtask <command>

  serve    serve the page on this machine and rebuild it on every change
             --port N          port to listen on (8080)
             --public-url P    path the page is served under (/)
             --release         as it is published: smaller, but minutes slower to build
  build    build the page for publishing, in dist/
             --public-url P    address of the folder it will be served from (./ suits any)
  test     run every check, in this order:
             format, clippy, clippy-wasm, test, docs, build, browser
             --only STAGE      run only this one (can be given several times)
             --slow            also what takes more than an hour: a million damaged texts of each kind, LaTeX,
                               Firefox, all labs over and over while memory is watched
  ci       the same as test
  shots    build, then photograph the page in a real browser, in shots/
  bench    build, then measure native and in a real browser, and print a table
             --peers           also measure other crates (takes minutes)
  book     build the opening book of Connect Four (takes hours; goes on where it was interrupted)
             --only-write      write the book from the scores found so far
  release-check  what must be right before a version is published: tree, changelog, tag, dist/
  setup    only install the tools that the other commands use
  help     print this

Tools are installed on first use, in a cache folder of their own. Chromium and chromedriver, needed by test,
shots and bench, are found on the PATH; set SADDLEPOINT_CHROMIUM and SADDLEPOINT_CHROMEDRIVER to use others.";

/// The address a build is made for: relative, so that the page works from any folder of any server.
const ANY_FOLDER: &str = "./";

/// One request to `cargo xtask`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Setup,
    /// What Trunk calls while it builds the page.
    Programs,
    Serve(Serving),
    Build {
        public_url: String,
    },
    Test {
        only: Vec<Stage>,
        slow: bool,
    },
    ReleaseCheck,
    Shots,
    Bench {
        peers: bool,
    },
    Book {
        only_write: bool,
    },
}

/// How the page is served on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Serving {
    pub port: u16,
    pub public_url: String,
    /// Whether to build the page as it is published.
    pub release: bool,
}

/// A command line that cannot be understood.
#[derive(Debug, Error)]
pub enum UsageError {
    #[error("there is no command `{0}`")]
    UnknownCommand(String),
    #[error("`{option}` cannot be `{value}`: {problem}")]
    BadValue {
        option: &'static str,
        value: String,
        problem: String,
    },
    #[error(transparent)]
    Syntax(#[from] lexopt::Error),
}

impl Command {
    /// Reads one command and its options.
    pub fn parse(mut arguments: Parser) -> Result<Self, UsageError> {
        let name = match arguments.next()? {
            None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Self::Help),
            Some(Arg::Value(name)) => name.string()?,
            Some(option) => return Err(option.unexpected().into()),
        };
        let options = Options::parse(&name, arguments)?;
        if options.help {
            return Ok(Self::Help);
        }
        let public_url = |default: &str| options.public_url.clone().unwrap_or(default.to_owned());
        Ok(match name.as_str() {
            "serve" => Self::Serve(Serving {
                port: options.port.unwrap_or(8080),
                public_url: public_url("/"),
                release: options.release,
            }),
            "build" => Self::Build {
                public_url: public_url(ANY_FOLDER),
            },
            "test" | "ci" => Self::Test {
                only: options.only,
                slow: options.slow,
            },
            "release-check" => Self::ReleaseCheck,
            "shots" => Self::Shots,
            "bench" => Self::Bench {
                peers: options.peers,
            },
            "book" => Self::Book {
                only_write: options.only_write,
            },
            "setup" => Self::Setup,
            "programs" => Self::Programs,
            "help" => Self::Help,
            _ => return Err(UsageError::UnknownCommand(name)),
        })
    }
}

/// The options of all commands together; each command accepts its own only.
#[derive(Default)]
struct Options {
    port: Option<u16>,
    public_url: Option<String>,
    only: Vec<Stage>,
    release: bool,
    only_write: bool,
    peers: bool,
    slow: bool,
    help: bool,
}

impl Options {
    fn parse(command: &str, mut arguments: Parser) -> Result<Self, UsageError> {
        let mut options = Self::default();
        while let Some(argument) = arguments.next()? {
            match (command, argument) {
                (_, Arg::Short('h') | Arg::Long("help")) => options.help = true,
                ("serve", Arg::Long("port")) => {
                    options.port = Some(value("--port", &mut arguments)?);
                }
                ("serve", Arg::Long("release")) => options.release = true,
                ("book", Arg::Long("only-write")) => options.only_write = true,
                ("test" | "ci", Arg::Long("slow")) => options.slow = true,
                ("bench", Arg::Long("peers")) => options.peers = true,
                ("serve" | "build", Arg::Long("public-url")) => {
                    options.public_url = Some(arguments.value()?.string()?);
                }
                ("test" | "ci", Arg::Long("only")) => {
                    options.only.push(value("--only", &mut arguments)?);
                }
                (_, other) => return Err(other.unexpected().into()),
            }
        }
        Ok(options)
    }
}

fn value<T>(option: &'static str, arguments: &mut Parser) -> Result<T, UsageError>
where
    T: FromStr<Err: Display>,
{
    let value = arguments.value()?.string()?;
    value
        .parse()
        .map_err(|problem: T::Err| UsageError::BadValue {
            option,
            problem: problem.to_string(),
            value,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, UsageError> {
        Command::parse(Parser::from_args(line.split_whitespace()))
    }

    #[test]
    fn commands_have_defaults() {
        let build = parse("build").expect("a command");
        assert_eq!(
            build,
            Command::Build {
                public_url: "./".to_owned()
            }
        );
        assert_eq!(
            parse("ci").expect("a command"),
            parse("test").expect("a command")
        );
        assert_eq!(parse("").expect("a command"), Command::Help);
        assert_eq!(
            parse("book --only-write").expect("a command"),
            Command::Book { only_write: true }
        );
        assert_eq!(
            [parse("bench"), parse("bench --peers")].map(|command| command.expect("a command")),
            [false, true].map(|peers| Command::Bench { peers })
        );
        let serving = |line| match parse(line) {
            Ok(Command::Serve(serving)) => serving,
            other => panic!("{other:?}"),
        };
        assert!(!serving("serve").release && serving("serve --release").release);
        assert_eq!(parse("serve --help").expect("a command"), Command::Help);
    }

    #[test]
    fn stages_can_be_chosen() {
        assert_eq!(
            parse("test --only format --only browser").expect("a command"),
            Command::Test {
                only: vec![Stage::Format, Stage::Browser],
                slow: false,
            }
        );
        let slow = parse("test --slow").expect("a command");
        assert!(matches!(slow, Command::Test { slow: true, .. }));
    }

    #[test]
    fn mistakes_are_named() {
        let message = |line| parse(line).expect_err("a mistake").to_string();
        assert_eq!(message("deploy"), "there is no command `deploy`");
        assert!(message("test --only fmt").contains("format, clippy"));
        assert!(message("serve --port 99999").contains("`--port` cannot be `99999`"));
        assert!(message("shots --peers").contains("--peers"));
        assert!(message("shots --port 1").contains("--port"));
    }
}
