//! Arrays of numpy: new ones, and those a caller gives, checked before anything is written into them.

use numpy::{Element, PyArray, PyArrayDyn, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// An array of zeros.
pub(crate) fn zeros<'py, T: Element>(py: Python<'py>, shape: &[usize]) -> Bound<'py, PyArrayDyn<T>> {
    PyArray::zeros(py, shape, false)
}

/// The array that the caller gives: of that type and shape, contiguous and writeable, or an exception that says which it is not.
pub(crate) fn given<'py, T: Element>(
    what: &str,
    dtype: &str,
    shape: &[usize],
    given: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    let array = given.cast::<PyArrayDyn<T>>().map_err(|_| {
        PyTypeError::new_err(format!(
            "{what} must be a numpy array of dtype {dtype}: numpy.zeros({shape:?}, {dtype:?})"
        ))
    })?;
    if array.shape() != shape {
        return Err(PyValueError::new_err(format!("{what} must have the shape {shape:?}, not {:?}", array.shape())));
    }
    if !array.is_c_contiguous() {
        return Err(PyValueError::new_err(format!("{what} must be contiguous: numpy.ascontiguousarray makes it so")));
    }
    drop(array.try_readwrite().map_err(|_| PyValueError::new_err(format!("{what} must be writeable and not in use")))?);
    Ok(array.clone())
}

/// The array of that name in `out`, or a new one.
pub(crate) fn taken<'py, T: Element>(
    py: Python<'py>,
    out: Option<&Bound<'py, PyDict>>,
    name: &str,
    dtype: &str,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    match out.map(|out| out.get_item(name)).transpose()?.flatten() {
        Some(array) => given(&format!("out[{name:?}]"), dtype, shape, &array),
        None => Ok(zeros(py, shape)),
    }
}
