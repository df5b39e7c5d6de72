#!/usr/bin/env python3
"""Headers of a version to come: one more member in every structure that may get one, one more enumerator everywhere.

    grown.py INCLUDE FOLDER      writes the headers to FOLDER

The rules are those of docs/reference/abi.md."""
import pathlib
import re
import sys

from abi import GROWING

STRUCTURE = re.compile(r"^struct (\w+) \{\n(.*?)^\};", re.M | re.S)
ENUMERATION = re.compile(r"^enum (\w+) DXS_ENUM \{(.*?)^\};", re.M | re.S)
RESERVE = re.compile(r"^    (\w+) reserved\[(\d+)\];", re.M)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
counts = {"structures": 0, "enumerations": 0}


def from_reserve(match):
    kind, length = match.group(1), int(match.group(2))
    return f"    {kind} grown;" + (f"\n    {kind} reserved[{length - 1}];" if length > 1 else "")


def grow_structure(match):
    tag, body = match.groups()
    grown = body + "    uint64_t grown;\n" if "size_t struct_size;" in body or tag in GROWING else RESERVE.sub(from_reserve, body)
    counts["structures"] += grown != body
    return f"struct {tag} {{\n{grown}}};"


def grow_enumeration(match):
    tag, body = match.groups()
    counts["enumerations"] += 1
    comma = "" if COMMENT.sub("", body).rstrip().endswith(",") else ", "
    return f"enum {tag} DXS_ENUM {{{body}    {comma}{tag.upper()}_GROWN\n}};"


def main():
    include, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(exist_ok=True)
    for path in include.iterdir():
        text = path.read_text(encoding="utf-8")
        folder.joinpath(path.name).write_text(ENUMERATION.sub(grow_enumeration, STRUCTURE.sub(grow_structure, text)),
                                              encoding="utf-8")
    print(*(f"{count} {what}" for what, count in counts.items()), "grown", sep=", ")
    return counts["structures"] < 50 or counts["enumerations"] < 30


if __name__ == "__main__":
    sys.exit(main())
