#!/usr/bin/env python3
"""The binary interface of the public headers against the record of the release.

    abi.py INCLUDE RECORD            fails if programs compiled for the record would not run with these headers' library
    abi.py INCLUDE RECORD --update   writes the record: for a new release only, docs/reference/abi.md

The rules are those of include/dxs.h: functions, enumerators and members stay; members are taken from `reserved` or, where
structures may grow, added at the end. 64-bit machines only."""
import ctypes
import contextlib
import io
import pathlib
import re
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
import generate  # noqa: E402

HEADERS = [*generate.HEADERS, "dxs_exec.h", "dxs_decoders.h"]
# The library allocates these, none of them in arrays.
GROWING = {"dxs_decoder", "dxs_entry", "dxs_error", "dxs_exec_trace", "dxs_library_function", "dxs_location_request",
           "dxs_module_info", "dxs_node", "dxs_pipeline_layout", "dxs_resource", "dxs_subobject"}
# Values that each release changes.
CHANGING = re.compile(r"DXS_VERSION_|\w+_COUNT$")


def interface(include):
    """Lines: `value NAME N`, `function NAME RESULT ARGUMENTS`, `struct TAG SIZE`, `member TAG NAME OFFSET SIZE TYPE`."""
    reader = generate.Reader(include, HEADERS)
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        generate.write_module(reader)
    module = {}
    exec(compile(text.getvalue(), "_abi", "exec"), module)  # pylint: disable=exec-used
    values = {**reader.constants, **{n: v for numbers in reader.enums.values() for n, v in numbers.items()}}
    yield from (f"value {name} {value}" for name, value in values.items() if not CHANGING.match(name))
    for name, ((result, _), arguments) in reader.functions.items():
        yield f"function {name} {result} " + ",".join(argument for argument, _ in arguments).replace(" ", "")
    for tag, fields in reader.structures.items():
        structure = module[generate.class_name(tag)]
        yield f"struct {tag} {ctypes.sizeof(structure)}"
        for name, kind, _ in fields:
            if not name.startswith("reserved"):
                member = getattr(structure, name)
                yield f"member {tag} {name} {member.offset} {member.size} " + kind.replace(" ", "")


def may_grow(tag, lines):
    return tag in GROWING or any(line.startswith(f"member {tag} struct_size ") for line in lines)


def faults_of(record, now):
    now = set(now)
    sizes = {line.split()[1]: int(line.split()[2]) for line in now if line.startswith("struct ")}
    for line in record:
        kind, name, *rest = line.split()
        if kind == "struct":
            size, before = sizes.get(name, 0), int(rest[0])
            if size < before or (size > before and not may_grow(name, record)):
                yield f"struct {name}: {size} bytes, not {before}"
        elif line not in now:
            yield f"changed or gone: {line}"


def with_change(include, header, pattern, replacement):
    """The interface of the headers with one change."""
    with tempfile.TemporaryDirectory() as folder:
        for path in pathlib.Path(include).glob("*.h"):
            text = path.read_text(encoding="utf-8")
            if path.name == header:
                changed = re.sub(pattern, replacement, text, count=1)
                assert changed != text, pattern
                text = changed
            pathlib.Path(folder, path.name).write_text(text, encoding="utf-8")
        return list(interface(folder))


# Changes of the headers, and whether programs still run: the check itself is checked with each of them.
CHANGES = [
    ("dxs_options.h", r"(struct dxs_limits limits;[^\n]*)", r"\1 uint64_t added;", True),
    ("dxs_options.h", r"(struct dxs_nvapi nvapi;)", r"\1 uint64_t added;", False),
    ("dxs_options.h", r"uint32_t reserved\[16\];", r"uint32_t added; uint32_t reserved[15];", True),
    ("dxs_options.h", r"uint32_t reserved\[16\];", r"uint32_t added; uint32_t reserved[16];", False),
    ("dxs_options.h", r"(DXS_COUNTER_ADDRESS)( [^,]*)?(\n\})", r"\1, DXS_COUNTER_ADDED\3", True),
    ("dxs_options.h", r"DXS_COUNTER_TEXEL_BUFFER,", r"DXS_COUNTER_ADDED, DXS_COUNTER_TEXEL_BUFFER,", False),
    ("dxs.h", r"uint32_t entry,", r"uint64_t entry,", False),
    ("dxs.h", r"(#define DXS_VERSION_PATCH) \d+", r"\1 99", True),
    ("dxs_exec.h", r"DXS_EXEC_FILTER_POINT,", r"DXS_EXEC_FILTER_ADDED, DXS_EXEC_FILTER_POINT,", False),
    ("dxs_decoders.h", r"(uint32_t needs;[^\n]*)", r"\1 uint64_t added;", True),
    ("dxs.h", r"DXS_API const char \*dxs_version\(void\);", "", False),
]


def main():
    include, path = sys.argv[1], pathlib.Path(sys.argv[2])
    now = list(interface(include))
    if "--update" in sys.argv[3:]:
        path.write_text("\n".join(now) + "\n", encoding="utf-8")
        return 0
    for header, pattern, replacement, is_allowed in CHANGES:
        faults = list(faults_of(now, with_change(include, header, pattern, replacement)))
        assert (not faults) == is_allowed, (pattern, faults)
    record = path.read_text(encoding="utf-8").splitlines()
    faults = list(faults_of(record, now))
    print("\n".join(faults) or f"{len(record)} lines of the record hold")
    return 1 if faults or len(record) < 1200 else 0


if __name__ == "__main__":
    sys.exit(main())
