#!/usr/bin/env python3
"""Documents and comments of headers name what exists: functions, enumerators, and members such as `model.set_limit`.

  names.py TOP-FOLDER
"""

import pathlib
import re
import sys

# Members are also written after what dxs_options and others call the structure.
STRUCTURES = {
    "options": "dxs_options", "features": "dxs_features", "model": "dxs_binding_model", "pipeline": "dxs_pipeline_state",
    "workarounds": "dxs_workarounds", "guarantees": "dxs_guarantees", "qa": "dxs_descriptor_qa", "checks": "dxs_checks",
    "policy": "dxs_layout_policy", "print": "dxs_print", "views": "dxs_view_instancing",
}
HISTORY = ("CHANGELOG.md", "migration.md")  # they name what was
SUFFIXES = ("c", "def", "glsl", "h", "md")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def members_of(headers):
    """By structure: all words of its declaration."""
    code = COMMENT.sub("", headers)
    found = {name: set(re.findall(r"\w+", body))
             for name, body in re.findall(r"struct (dxs_\w+) \{(.*?)\n\};", code, re.DOTALL)}
    found["dxs_options"] |= found["dxs_exec_options"]  # both are called options
    return found


def snippets(path):
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".h":
        return COMMENT.findall(text)
    return re.findall(r"`([^`\n]+)`", text) + re.findall(r"```c\n(.*?)```", text, re.DOTALL)


def faults_of(snippet, words, members):
    for word in re.findall(r"\b(?:dxs|DXS)_\w*[a-zA-Z0-9]\b", snippet):
        if word not in words:
            yield word
    for structure, member in re.findall(r"\b(\w+)\.(\w*[a-z0-9])\b(?!\.)", snippet):
        structure = STRUCTURES.get(structure, structure)
        if structure in members and member not in members[structure] and member not in SUFFIXES:
            yield f"{structure}.{member}"


def main():
    top = pathlib.Path(sys.argv[1])
    headers = "".join(path.read_text(encoding="utf-8") for path in sorted((top / "include").glob("*.h")))
    others = [path for folder in ("cmake", "docs", "examples", "include", "python", "tests")
              for path in (top / folder).rglob("*") if path.suffix in (".cmake", ".glsl", ".py", ".rs", ".sh", ".txt")]
    others += [top / "CMakeLists.txt", top / "cli/CMakeLists.txt"]
    words = set(re.findall(r"\w+", COMMENT.sub("", headers)))
    words |= {path.name.split(".")[0] for path in (top / "include").iterdir()}
    for path in others:
        words |= set(re.findall(r"\b(?:dxs|DXS)_\w+", path.read_text(encoding="utf-8", errors="replace")))
    members = members_of(headers)

    documents = [*top.glob("*.md"), *(top / "include").glob("*.h")]
    for folder in ("cfg", "compat", "docs", "examples", "python", "reference", "spirv", "tests"):
        documents += (top / folder).rglob("*.md")
    documents = sorted(path for path in documents if path.name not in HISTORY)
    faults = [f"{path.relative_to(top)}: there is no {fault}" for path in documents for snippet in snippets(path)
              for fault in faults_of(snippet, words, members)]
    print(*faults, sep="\n")
    print(f"{len(documents)} documents and headers, {len(words)} names")
    return 1 if faults or len(documents) < 30 else 0


if __name__ == "__main__":
    sys.exit(main())
