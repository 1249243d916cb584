//! The module `galerne._galerne`: what the package `galerne` (beside this crate's manifest) is made of.
//!
//! No rules, no sentences, no knowledge of any game: it asks the flat face of the catalog (`AnySetup`, `AnyState`, `AnyBatch`), the
//! table and the laboratory, and says the same under the names that OpenSpiel, PettingZoo and Gymnasium use.

mod arena;
mod arrays;
mod batch;
mod bot;
mod draw;
mod errors;
mod game;
mod ids;
mod lab;
mod luck;
mod selfplay;
mod state;
mod table;
mod view;

use pyo3::prelude::*;

#[pymodule]
fn _galerne(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<view::View>()?;
    module.add_class::<luck::Luck>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<table::Table>()?;
    module.add_class::<arena::Arena>()?;
    module.add_class::<lab::Experiment>()?;
    module.add_class::<lab::Ledger>()?;
    module.add_function(wrap_pyfunction!(game::games, module)?)?;
    module.add_function(wrap_pyfunction!(game::load, module)?)?;
    module.add_function(wrap_pyfunction!(game::load_settled, module)?)?;
    module.add_function(wrap_pyfunction!(luck::mix, module)?)?;
    module.add_function(wrap_pyfunction!(table::read, module)?)?;
    module.add_function(wrap_pyfunction!(lab::shelf, module)?)?;
    module.add_function(wrap_pyfunction!(lab::report, module)?)?;
    module.add_function(wrap_pyfunction!(selfplay::episodes, module)?)?;
    Ok(())
}
