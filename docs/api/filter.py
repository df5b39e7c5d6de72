#!/usr/bin/env python3
"""Doxygen's input filter: the comments of the public headers, as Doxygen marks them.

    filter.py HEADER

A comment before a declaration is its documentation; one behind a member, on its line, the member's; the first one the
file's."""
import pathlib
import re
import sys

text = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
COMMENT = re.compile(r"^([^\n]*?)/\*(?!\*)(.*?)\*/", re.M | re.S)
HEADING = re.compile(r" ----| [A-Z]\w+(\.|: [a-z ]+\.) $")  # of what follows, up to the next one
first = True


def mark(match):
    global first
    before, body = match.groups()
    if HEADING.match(body):
        return match.group(0)
    # What Doxygen would take for marks of its own, but for code.
    body = re.sub(r"(?m)^(?! \*     ).*", lambda line: re.sub(r"([<>@\\#%])", r"\\\1", line.group()), body)
    if before.strip():
        return f"{before}/**<{body}*/"
    start, first = ("/** @file\n *\n *" if first else "/**"), False
    return f"{before}{start}{body}*/"


sys.stdout.write(COMMENT.sub(mark, text))
