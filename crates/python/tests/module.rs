//! What can be said of the package without Python; what it does is tested by pytest (`cargo xtask python`).

const STUB: &str = include_str!("../galerne/_galerne.pyi");
const MODULE: &str = include_str!("../src/lib.rs");

/// mypy compares the stub with the module itself; this finds a forgotten name without Python.
#[test]
fn the_stub_names_what_the_module_offers() {
    let mut offered = 0;
    for line in MODULE.lines().filter(|line| line.contains("module.add_class::<") || line.contains("wrap_pyfunction!("))
    {
        let path =
            line.split(['<', '>', '(', ',']).find(|part| part.contains("::") && !part.contains("module.")).unwrap();
        let name = path.rsplit("::").next().unwrap();
        let declared = [format!("class {name}:"), format!("def {name}(")];
        assert!(declared.iter().any(|form| STUB.contains(form)), "{name} is not in _galerne.pyi");
        offered += 1;
    }
    assert!(offered > 12, "{offered}");
}
