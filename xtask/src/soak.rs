//! The long tests.

use crate::shell::cargo;
use anyhow::Result;
use std::{path::Path, time::Instant};

pub(crate) fn run(root: &Path) -> Result<()> {
    println!("━━━ the long tests, optimised: expect minutes ━━━");
    let start = Instant::now();
    cargo(root, &["test", "--workspace", "--release", "--locked", "--", "--ignored"], &[])?;
    println!("━━━ the long tests passed in {:.0} s ━━━", start.elapsed().as_secs_f64());
    Ok(())
}
