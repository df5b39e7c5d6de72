"""Finds and loads the C library."""
import ctypes
import ctypes.util
import os
import pathlib
import sys
from typing import Optional

from . import _abi

_NAMES = {"win32": "dxs.dll", "darwin": "libdxs.dylib"}


def _path() -> str:
    """DXS_LIBRARY; the library in this package, as in a wheel; the system's."""
    given = os.environ.get("DXS_LIBRARY")
    if given:
        return given
    beside = pathlib.Path(__file__).parent / _NAMES.get(sys.platform, "libdxs.so")
    if beside.exists():
        return str(beside)
    found = ctypes.util.find_library("dxs")
    if found:
        return found
    raise ImportError("the C library of dxs was not found: set DXS_LIBRARY to its path, or install a wheel")


def _load() -> ctypes.CDLL:
    path = _path()
    library = ctypes.CDLL(path)
    library.dxs_version.restype = ctypes.c_char_p
    version = library.dxs_version().decode()
    wanted = f"{_abi.VERSION_MAJOR}.{_abi.VERSION_MINOR}."
    if not version.startswith(wanted):
        raise ImportError(f"{path} is dxs {version}; this module needs {wanted}*")
    for name, (result, arguments) in _abi.FUNCTIONS.items():
        try:
            function = getattr(library, name)
        except AttributeError:  # the system's library has no functions of dxs_inspect.h
            continue
        function.restype = result
        function.argtypes = arguments
    return library


_loaded: Optional[ctypes.CDLL] = None


def library() -> ctypes.CDLL:
    """The loaded library. Two threads that load it at once get the same one."""
    global _loaded  # pylint: disable=global-statement
    if _loaded is None:
        _loaded = _load()
    return _loaded


def function(name: str):  # type: ignore[no-untyped-def]
    """A function that not every library has."""
    found = getattr(library(), name, None)
    if found is None:
        raise NotImplementedError(f"this library has no {name}: it lacks dxs_inspect, which a wheel has")
    return found
