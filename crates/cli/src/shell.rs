//! Completions for shells and the manual page: made from the arguments themselves.

use super::arguments::Arguments;
use super::failure::Failure;
use super::output::print;
use clap::{Command, CommandFactory};
use clap_complete::{Shell, generate};
use clap_mangen::Man;
use std::io::Write;

/// `saddlepoint completions`.
pub fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    generate(shell, &mut Arguments::command(), "saddlepoint", &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// `saddlepoint man`: one page, with every command.
pub fn manual() -> Result<(), Failure> {
    let mut page = Vec::new();
    let mut command = Arguments::command();
    command.build();
    write_page(&command, &mut page)
        .map_err(|error| Failure::failed_run(format!("cannot write the manual: {error}")))?;
    print(&String::from_utf8_lossy(&page))
}

/// The program's own sections, with one for each command before the last.
fn write_page(command: &Command, page: &mut Vec<u8>) -> std::io::Result<()> {
    let man = Man::new(command.clone());
    man.render_title(page)?;
    man.render_name_section(page)?;
    man.render_synopsis_section(page)?;
    man.render_options_section(page)?;
    for part in command.get_subcommands() {
        writeln!(page, ".SH \"COMMAND {}\"", part.get_name().to_uppercase())?;
        let man = Man::new(part.clone());
        let mut section = Vec::new();
        man.render_synopsis_section(&mut section)?;
        man.render_description_section(&mut section)?;
        man.render_options_section(&mut section)?;
        page.extend(of_lower_rank(&section));
    }
    man.render_extra_section(page)
}

/// A section's text with headings of a lower rank.
fn of_lower_rank(section: &[u8]) -> Vec<u8> {
    String::from_utf8_lossy(section)
        .replace("\n.SH ", "\n.SS ")
        .replacen(".SH ", ".SS ", 1)
        .into_bytes()
}
