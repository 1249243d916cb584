//! Prints the TypeScript declarations of the messages: `cargo xtask protocol` writes them into `web/protocol.d.ts`.
#![allow(clippy::print_stdout, reason = "printing is all it does")]

fn main() {
    print!("{}", galerne_table::declarations());
}
