#!/usr/bin/env python3
"""Documents lead somewhere.

Every relative link and picture of every .md file names a file, every #anchor a heading; every path in backquotes
exists; each function stands in its file, in tables "| step | file | function |"; public names are those of the headers,
and old ones of migration.md are not; and every document that sources and scripts name exists.

    links.py TOP-FOLDER
"""

import os
import re
import sys

FOLDERS = ("base bindings cfg cli compat cmake decoders docs dxbc dxil examples exec include inspect parse python "
           "reference runner spirv tests verify").split()
# Where public names are declared, used or bound.
NAMED_IN = "include compat base examples cli cmake python tests reference spirv CMakeLists.txt".split()
SOURCES = (".c", ".h", ".sh", ".def", ".cmake")

PUBLIC_NAME = re.compile(r"\b(?:dxs|DXS)_[A-Za-z0-9_]+", re.ASCII)
PATH = re.compile(r"`((?:%s)/[A-Za-z0-9_./-]*)`" % "|".join(FOLDERS))
PLACEHOLDER = re.compile(r"(?:^|[/.])[A-Z]+(?:[/.]|$)")
TARGET = re.compile(r"\]\(([^()]*)\)")
DOCUMENT = re.compile(r"\b((?:%s)/[A-Za-z0-9_/-]+\.md|[A-Z]+\.md)\b" % "|".join(FOLDERS), re.ASCII)


class Report:
    """Counts what is checked and prints what is wrong."""

    def __init__(self):
        self.checked = 0
        self.failed = 0

    def expect(self, holds, where, complaint):
        self.checked += 1
        if not holds:
            self.failed += 1
            print("%s: %s" % (where, complaint))


def read(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def files(top):
    """Paths of all files below TOP, without those of git and of builds, which stand in the repository's top folder."""
    for folder, folders, names in os.walk(top):
        hidden = (".git", "build") if folder == "." else ".git"
        folders[:] = sorted(name for name in folders if not name.startswith(hidden))
        for name in sorted(names):
            yield os.path.relpath(os.path.join(folder, name))


def prose(text):
    """A document's lines outside its code blocks."""
    inside = False
    for line in text.splitlines():
        if re.match(" *```", line):
            inside = not inside
        elif not inside:
            yield line


def anchors(text):
    """The anchors of a document's headings, as the usual hosts make them."""
    headings = (re.match("##* (.*)", line) for line in prose(text))
    return {re.sub("[^a-z0-9 _-]", "", heading[1].lower()).replace(" ", "-") for heading in headings if heading}


def functions(text):
    """(function, files) for each function in the tables "| step | file | function |"."""
    inside = False
    for line in text.splitlines():
        if line == "| step | file | function |":
            inside = True
        elif not line.startswith("|"):
            inside = False
        elif inside and not line.startswith("| ---"):
            _, _, sources, names = re.sub("[`,]", " ", line).split("|")[:4]
            for name in names.split():
                yield name, sources.split()


def check_links(report, document, text):
    for target in (target for line in prose(text) for target in TARGET.findall(re.sub("`[^`]*`", "", line))):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        file, _, anchor = target.partition("#")
        path = os.path.join(os.path.dirname(document), file) if file else document
        report.expect(os.path.exists(path), document, "the link to %s leads nowhere" % target)
        if anchor and os.path.exists(path):
            report.expect(anchor in anchors(read(path)), document, "%s has no heading for #%s" % (file, anchor))


def check_paths(report, document, text):
    for path in (path for line in prose(text) for path in PATH.findall(line)):
        if not PLACEHOLDER.search(path):
            beside = os.path.join(os.path.dirname(document), path)
            report.expect(os.path.exists(path) or os.path.exists(beside), document, "%s does not exist" % path)


def check_functions(report, document, text):
    for function, sources in functions(text):
        head = re.compile(r"^[a-z].*\b%s\(" % re.escape(function), re.MULTILINE)
        found = any(head.search(read(source)) for source in sources if os.path.exists(source))
        report.expect(found, document, "%s is in none of %s" % (function, " ".join(sources)))


def public_names():
    """All names that a public name in a document may be the beginning of."""
    endings = (".c", ".h", ".glsl", ".cmake", ".in", ".py", ".rs")
    names = set()
    for top in NAMED_IN:
        for path in [top] if os.path.isfile(top) else files(top):
            if path.endswith(endings) or os.path.basename(path) == "CMakeLists.txt":
                names.update(PUBLIC_NAME.findall(read(path)))
    return {name[:length] for name in names for length in range(5, len(name) + 1)}


def check_names(report, document, text, names):
    for name in sorted(set(PUBLIC_NAME.findall(text))):
        report.expect(name in names, document, "there is no %s" % name)


def check_migration(report, document, text, names):
    """Rows "| old | new |". Old names that end in _ are the beginnings of others, and may still be."""
    for _, old, new, _ in (line.split("|") for line in text.splitlines() if line.count("|") == 3):
        for name in re.findall(r"\bDXS_\w*[A-Z0-9]\b", old):
            report.expect(name not in names, document, "%s is not old" % name)
        check_names(report, document, new, names)


def check_mentions(report, source):
    """Each document that a source or script names, once."""
    for name in sorted(set(DOCUMENT.findall(read(source)))):
        report.expect(os.path.exists(name), source, "%s does not exist" % name)


def main(top):
    os.chdir(top)
    report = Report()
    everything = list(files("."))
    documents = [path for path in everything if path.endswith(".md")]
    names = public_names()
    for document in documents:
        text = read(document)
        check_links(report, document, text)
        check_paths(report, document, text)
        check_functions(report, document, text)
        if document == "docs/reference/migration.md":
            check_migration(report, document, text, names)
        elif document != "CHANGELOG.md":  # it has names of older versions
            check_names(report, document, text, names)
    for source in everything:
        if source.endswith(SOURCES) or os.path.basename(source) == "CMakeLists.txt":
            check_mentions(report, source)
    print("%d links and paths in %d documents, %d wrong" % (report.checked, len(documents), report.failed))
    return 0 if report.failed == 0 and report.checked > 100 else 1


sys.exit(main(sys.argv[1]))
