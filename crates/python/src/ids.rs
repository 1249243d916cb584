//! Ids of actions as Python gives them: whole numbers of any size, of which only some can be ids.

use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;

/// What stands in the place of an id. A number that can be none is kept as such until it is asked for: in a list with one id for each
/// player those of players who owe no decision are passed over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Id(Option<usize>);

impl Id {
    pub(crate) fn known(self) -> PyResult<usize> {
        self.0.ok_or_else(|| {
            PyValueError::new_err(
                "no action has that id: ids are 0 to game.num_distinct_actions() - 1, and state.legal_actions() lists \
                 those that are legal now",
            )
        })
    }
}

impl<'py> FromPyObject<'_, 'py> for Id {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Id> {
        match given.extract::<i64>() {
            Ok(id) => Ok(Id(usize::try_from(id).ok())),
            Err(error) if error.is_instance_of::<PyOverflowError>(given.py()) => Ok(Id(None)),
            Err(error) => Err(error),
        }
    }
}
