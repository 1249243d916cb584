//! Other programs, started so that a person sees what runs and a failure says what to repeat.

use anyhow::{Context as _, Result, bail};
use std::{
    env,
    path::Path,
    process::{Command, Stdio},
};

/// Run cargo where a person can watch.
pub(crate) fn cargo(root: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    run(root, "cargo", arguments, environment)
}

/// Run any program where a person can watch.
pub(crate) fn run(root: &Path, program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    let shown = shown(program, arguments, environment);
    println!("$ {shown}");
    let status =
        command(root, program, arguments, environment).status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// Run quietly and return what was printed.
pub(crate) fn capture(root: &Path, program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Result<String> {
    let shown = shown(program, arguments, environment);
    let output =
        command(root, program, arguments, environment).output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed ({}):\n{}", output.status, String::from_utf8_lossy(&output.stderr).trim_end());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed no UTF-8"))
}

/// Nothing here asks questions, so nothing may wait for an answer.
fn command(root: &Path, program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Command {
    // The cargo that runs us, so that a chosen toolchain stays chosen.
    let ours = if program == "cargo" { env::var_os("CARGO") } else { None };
    let program = ours.unwrap_or_else(|| program.into());
    let mut command = Command::new(program);
    command.current_dir(root).args(arguments).envs(environment.iter().copied()).stdin(Stdio::null());
    command
}

pub(crate) fn shown(program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let mut words: Vec<String> = environment.iter().map(|(name, value)| format!("{name}={value:?}")).collect();
    words.push(program.to_owned());
    words.extend(arguments.iter().map(|&word| word.to_owned()));
    words.join(" ")
}
