#!/usr/bin/env python3
"""Checks the names of the public headers: names.py INCLUDE

- An enumeration has 32 bits (DXS_ENUM). Its enumerators begin with its name and no other enumeration's: in enum
  dxs_node_flag, with DXS_NODE_FLAG_ and then a letter, so that bindings can leave the prefix out.
- A macro DXS_NODE_FLAG_COUNT would be the number of its enumerators.
- Structures, functions, types and macros begin with dxs_ or DXS_."""
import pathlib
import re
import sys


def code_of(text):
    """Without comments and blanks before the ends of lines."""
    return re.sub(r" +$", "", re.sub(r"/\*.*?\*/", " ", text, flags=re.S), flags=re.M)


def enumerations(text):
    """(tag, whether it has 32 bits, names) of each definition."""
    for tag, width, body in re.findall(r"\benum\s+(\w*)\s*?( DXS_ENUM)?\s*\{([^}]*)\}", text):
        yield tag, bool(width), re.findall(r"(?:^|,)\s*(\w+)", body)


def prefix(tag):
    return tag.upper() + "_"


def enumeration_faults(text):
    found = list(enumerations(text))
    prefixes = {prefix(tag) for tag, _, _ in found}
    for tag, has_width, names in found:
        if not has_width:
            yield f"enum {tag}: without DXS_ENUM"
        for name in names:
            if [p for p in prefixes if name.startswith(p)] != [prefix(tag)]:
                yield f"{name}: does not begin with {prefix(tag)} alone"
            elif not name.removeprefix(prefix(tag))[0].isalpha():
                yield f"{name}: no letter follows the prefix"


def count_faults(text):
    for tag, _, names in enumerations(text):
        count = re.search(rf"^#define {prefix(tag)}COUNT (\d+)$", text, flags=re.M)
        if count and int(count.group(1)) != len(names):
            yield f"{prefix(tag)}COUNT is {count.group(1)}, but there are {len(names)}"


def other_faults(text):
    for name in re.findall(r"^(?:struct|typedef struct \w+) \*?(\w+)\s*[{;]", text, flags=re.M):
        if not name.startswith("dxs_"):
            yield f"{name}: does not begin with dxs_"
    for name in re.findall(r"^DXS_API [^;(]*?(\w+)\(", text, flags=re.M):
        if not name.startswith("dxs_"):
            yield f"{name}: does not begin with dxs_"
    for name in re.findall(r"^#define (\w+)", text, flags=re.M):
        if not name.startswith("DXS_"):
            yield f"{name}: does not begin with DXS_"


def faults_of(text):
    return [*enumeration_faults(text), *count_faults(text), *other_faults(text)]


# What the rules refuse: a text and the number of its faults.
EXAMPLES = [
    ("enum dxs_a DXS_ENUM { DXS_A_X, DXS_A_Y = 3 };", 0),
    ("enum dxs_a { DXS_A_X };", 1),
    ("enum { DXS_X };", 2),
    ("enum dxs_a DXS_ENUM { DXS_X };", 1),
    ("enum dxs_a DXS_ENUM { DXS_A_1 };", 1),
    ("enum dxs_a DXS_ENUM { DXS_A_B_X }; enum dxs_a_b DXS_ENUM { DXS_A_B_Y };", 2),
    ("enum dxs_a DXS_ENUM { DXS_A_X };\n#define DXS_A_COUNT 1", 0),
    ("enum dxs_a DXS_ENUM { DXS_A_X };\n#define DXS_A_COUNT 2", 1),
    ("enum dxs_a DXS_ENUM { DXS_A_X }; /* a */\n#define DXS_A_COUNT 2 /* enumerators */\n", 1),
    ("#define NONE 1", 1),
    ("struct range {", 1),
]


def main():
    for text, count in EXAMPLES:
        assert len(faults_of(code_of(text))) == count, (text, faults_of(code_of(text)))
    headers = sorted(pathlib.Path(sys.argv[1]).glob("*.h"))
    text = "\n".join(code_of(header.read_text(encoding="utf-8")) for header in headers)
    faults = faults_of(text)
    print("\n".join(faults) or f"{len(list(enumerations(text)))} enumerations")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
