//! The declarations that the page's script is checked against are those of the messages.

#[test]
fn the_declarations_of_the_page_are_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/protocol.d.ts");
    let made = galerne_table::declarations();
    if std::env::var_os("GALERNE_BLESS").is_some() {
        std::fs::write(path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(kept, made, "web/protocol.d.ts is out of date: cargo xtask protocol");
    for name in ["ClientMessage", "ServerMessage", "TableView", "StepMessage"] {
        assert!(made.contains(&format!("export type {name} =")), "{name}");
    }
}
