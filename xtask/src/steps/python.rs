//! The package for Python: the module is built with the dev profile, laid beside its Python files, and tested by pytest, by the examples
//! of its documentation and by mypy, in a virtual environment of its own under `target`.

use super::Step;
use super::browser::{find, is_root};
use crate::shell::{capture, cargo, run};
use anyhow::{Context as _, Result, bail};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

pub(crate) const STEP: Step =
    Step { title: "the package for Python", again: "cargo xtask python", long: true, run: |root| python(root, false) };

const PACKAGE: &str = "crates/python/galerne";
const TESTS: &str = "crates/python/tests";
const PAGES: &str = "docs/python";
/// What a researcher writes, with types.
const TYPED: &str = "crates/python/tests/typed.py";

/// What the tests need, with the versions that were tried.
const PACKAGES: [&str; 6] =
    ["numpy>=1.26", "pytest>=8", "mypy>=1.18", "pettingzoo==1.27.0", "gymnasium==1.4.0", "open_spiel==2.0.2"];
/// What `--slow` needs besides: Ray is 79 MB, the learner of sb3-contrib brings PyTorch, which is gigabytes, a page is run as a notebook,
/// and frames are handed on.
const SLOW_PACKAGES: [&str; 7] =
    ["ray>=2.60", "sb3-contrib>=2.7", "nbclient>=0.10", "ipykernel>=6", "polars>=1", "pandas>=2", "pyarrow>=18"];

/// What builds the wheel, and where the one that is tested is put.
const MATURIN: &str = "maturin>=1.16,<2";
const WHEEL: &str = "target/python/wheel";

pub(crate) fn python(root: &Path, slow: bool) -> Result<()> {
    let program = environment(root)?;
    let wanted = if slow { [&PACKAGES[..], &SLOW_PACKAGES].concat() } else { PACKAGES.to_vec() };
    packages(root, &program, "packages", &wanted)?;
    let site = if slow {
        // What takes long is played by the wheel, as it is installed elsewhere.
        install(root, &program)?
    } else {
        // As `cargo test --workspace` builds it, so that what was compiled for that step is not compiled once more.
        cargo(root, &["build", "--workspace", "--locked", "--lib", "--test", "module"], &[])?;
        lay_out(root)?
    };
    let (program, site) = (program.to_string_lossy(), site.to_string_lossy());
    // A file of compiled Python in the checkout would be a stray file.
    let quiet = [("PYTHONPATH", &*site), ("PYTHONDONTWRITEBYTECODE", "1")];
    let tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "crates/python/pyproject.toml"];
    let speed = if slow { &[][..] } else { &["-m", "not slow"] };
    run(root, &program, &[&tests[..], &["--rootdir", TESTS], speed, &[TESTS]].concat(), &quiet)?;
    let module = |name: &str| format!("{site}/galerne/{name}.py");
    let modules = ["__init__", "_arena", "frames", "gym", "lab", "spiel", "zoo"].map(module);
    let modules: Vec<&str> = modules.iter().map(String::as_str).collect();
    let examples = ["--doctest-modules", "--doctest-glob=*.md", PAGES];
    run(root, &program, &[&tests[..], &["--rootdir", PAGES], &examples, &modules].concat(), &quiet)?;
    let mypy = [("MYPYPATH", &*site), ("PYTHONPATH", &*site), ("MYPY_CACHE_DIR", "target/python/mypy")];
    run(root, &program, &["-m", "mypy.stubtest", "galerne._galerne"], &mypy)?;
    run(root, &program, &["-m", "mypy", "--strict", TYPED], &mypy)
}

/// The wheel that is installed elsewhere, with the release profile.
pub(crate) fn wheel(root: &Path) -> Result<()> {
    let program = environment(root)?;
    build_wheel(root, &program, "target/wheels")
}

fn build_wheel(root: &Path, program: &Path, out: &str) -> Result<()> {
    packages(root, program, "maturin", &[MATURIN])?;
    let build = ["-m", "maturin", "build", "--release", "--locked", "--manifest-path", "crates/python/Cargo.toml"];
    run(root, &program.to_string_lossy(), &[&build[..], &["--out", out]].concat(), &[])
}

/// The wheel, built and unpacked in a folder of its own.
fn install(root: &Path, program: &Path) -> Result<PathBuf> {
    let out = root.join(WHEEL);
    let _ = fs::remove_dir_all(&out);
    build_wheel(root, program, WHEEL)?;
    let built = fs::read_dir(&out).context(WHEEL)?.next().context("maturin left no wheel")??;
    let site = new_site(root)?;
    let (wheel, site_word) = (built.path(), site.to_string_lossy().into_owned());
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target", &site_word];
    run(root, &program.to_string_lossy(), &[&pip[..], &[&wheel.to_string_lossy()]].concat(), &[])?;
    Ok(site)
}

/// The folder that the package is laid into, empty.
fn new_site(root: &Path) -> Result<PathBuf> {
    let site = root.join("target/python/site");
    let _ = fs::remove_dir_all(&site);
    fs::create_dir_all(&site)?;
    Ok(site)
}

/// The interpreter of the virtual environment, which is made where there is none.
fn environment(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/python/venv");
    let program = folder.join("bin/python");
    if program.is_file() {
        return Ok(program);
    }
    let python = env::var_os("PYTHON").map(PathBuf::from).or_else(|| find("python3"));
    let python = python.context("the package's tests need Python 3.11 or newer: install Debian's package python3")?;
    let (python, folder) = (python.to_string_lossy(), folder.to_string_lossy());
    let make = || run(root, &python, &["-m", "venv", &folder], &[]);
    // Debian has the module, but what it unpacks is in a package of its own.
    let is_whole = capture(root, &python, &["-c", "import ensurepip, venv"], &[]).is_ok();
    if !is_whole && find("apt-get").is_some() && is_root() {
        run(root, "apt-get", &["update"], &[])?;
        let install = ["install", "--yes", "--no-install-recommends", "python3-venv"];
        run(root, "apt-get", &install, &[("DEBIAN_FRONTEND", "noninteractive")])?;
    } else if !is_whole {
        bail!("no virtual environments: `sudo apt-get install python3-venv`, or name another interpreter in PYTHON");
    }
    make()?;
    Ok(program)
}

/// Installs what is not there yet; the stamp of that name tells what is.
fn packages(root: &Path, python: &Path, stamp: &str, wanted: &[&str]) -> Result<()> {
    let stamp = root.join("target/python").join(stamp);
    let list = wanted.join("\n");
    if fs::read_to_string(&stamp).is_ok_and(|there| there == list) {
        return Ok(());
    }
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run(root, &python.to_string_lossy(), &[&pip[..], wanted].concat(), &[])?;
    Ok(fs::write(stamp, list)?)
}

/// The package as it would be installed: its Python files and the module, in a folder of their own.
fn lay_out(root: &Path) -> Result<PathBuf> {
    // Beside this very program: cargo has just put it there.
    let built = env::current_exe()?.with_file_name("lib_galerne.so");
    let site = new_site(root)?;
    let package = site.join("galerne");
    fs::create_dir_all(&package)?;
    for entry in fs::read_dir(root.join(PACKAGE)).context(PACKAGE)? {
        let path = entry?.path();
        if let (Some(name), true) = (path.file_name(), path.is_file()) {
            fs::copy(&path, package.join(name))?;
        }
    }
    fs::copy(&built, package.join("_galerne.abi3.so")).with_context(|| format!("{} was not built", built.display()))?;
    Ok(site)
}
