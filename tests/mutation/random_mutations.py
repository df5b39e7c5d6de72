#!/usr/bin/env python3
"""Prints random mutations of the sources, in the form of faults.mutations.

    random_mutations.py --count N --seed S [FILE.c | FOLDER ...] >DRAWN.mutations      N of these sources
    random_mutations.py --count N --seed S --each-room >DRAWN.mutations                N of each room
    run.sh --bin BUILD --data DRAWN.mutations

Each decision of a source has the same chance: conditions and their parts, comparisons, numbers, names of enumerations,
the order of arguments and of choices, flags, calls. Mutations that do not compile count as unbuilt. Some change no
meaning: a reader has to tell.
"""
import argparse
import os
import random
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FOLDERS = ["base", "bindings", "cfg", "compat", "dxil", "spirv"]
LEFT_OUT = ["cfg/check.c", "spirv/function/lowering.c"]

COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# Opposites that are likelier mistakes than any other name of their kind.
SIGNS = [("SpvOpS", "SpvOpU"), ("GLSLstd450S", "GLSLstd450U"), ("Logical", "Arithmetic"), ("Ord", "Unord"),
         ("Min", "Max"), ("Add", "Sub"), ("Implicit", "Explicit"), ("Inclusive", "Exclusive"), ("Or", "And"),
         ("Lsb", "SMsb"), ("Input", "Output"), ("Workgroup", "Device"), ("Subgroup", "Workgroup"),
         ("AcquireRelease", "Acquire"), ("Ceil", "Floor"), ("NMin", "FMin"), ("NMax", "FMax")]
KEYWORDS = {"if", "for", "while", "switch", "return", "sizeof", "else", "case", "do"}


def without_comments(text):
    """Comments and the content of strings become blanks, so that places stay the same."""
    def blank(match):
        found = match.group(0)
        if found[0] == '"':
            return '"' + "_" * (len(found) - 2) + '"'
        return re.sub(r"[^\n]", " ", found)
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|^#[^\n]*', blank, text, flags=re.S | re.M)


def closing(text, start):
    """The place of the bracket that closes the one at START."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
            if depth == 0:
                return at
    return -1


def pieces(text, begin, end, separator):
    """The stretches between separators that stand in no inner bracket."""
    depth, first, found = 0, begin, []
    at = begin
    while at < end:
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            depth -= 1
        elif depth == 0 and text.startswith(separator, at):
            found.append((first, at))
            at += len(separator)
            first = at
            continue
        at += 1
    found.append((first, end))
    return found


def trimmed(text, begin, end):
    while begin < end and text[begin].isspace():
        begin += 1
    while end > begin and text[end - 1].isspace():
        end -= 1
    return begin, end


def definitions(code):
    """Functions and tables: (name, begin, end)."""
    for match in re.finditer(r"^(?:[A-Za-z_][^\n;]*?[ *])(\w+)[(\[][^;{]*\{", code, re.M):
        end = code.find("\n}", match.start())
        if end >= 0 and match.group(1) not in KEYWORDS:
            yield match.group(1), match.start(), end + 2


def neighbours(names, name):
    """Names that someone might write instead."""
    opposite = []
    for a, b in SIGNS:
        for old, new in ((a, b), (b, a)):
            if old in name and name.replace(old, new, 1) in names:
                opposite.append(name.replace(old, new, 1))
    if opposite:
        return opposite
    prefix = re.match(r"Spv[A-Z][a-z]+(?:[A-Z][a-z]+)?|GLSLstd450|DX_|[A-Z]+_|", name).group(0)
    return [n for n in names if n != name and prefix and n.startswith(prefix)]


def conditions(code, begin, end):
    for match in re.finditer(r"\b(?:if|while) \(", code[begin:end]):
        first = begin + match.end() - 1
        last = closing(code, first)
        yield first + 1, last
    for match in re.finditer(r"\breturn ([^;]*(?:&&|\|\|)[^;]*);", code[begin:end]):
        yield begin + match.start(1), begin + match.end(1)
    for match in re.finditer(r"\bbool \w+ =\s*([^;,]*);", code[begin:end]):
        yield begin + match.start(1), begin + match.end(1)


def changes(text, code, begin, end, names):
    """Each decision of the definition: (kind, [(begin, end, put), ...]), of which one is drawn."""
    body = code.find("{", begin)
    for first, last in conditions(code, body, end):
        condition = text[first:last]
        ways = [(first, last, "!(" + condition + ")")]
        for word in ("&&", "||"):
            parts = pieces(code, first, last, word)
            if len(parts) > 1:
                for n in range(len(parts)):
                    rest = [text[a:b].strip() for k, (a, b) in enumerate(parts) if k != n]
                    ways.append((first, last, (" %s " % word).join(rest)))
        yield "condition", ways[1:] or ways
    for match in re.finditer(r" (==|!=|<=|>=|<|>) ", code[body:end]):
        yield "comparison", [(body + match.start(1), body + match.end(1), COMPARISONS[match.group(1)])]
    for match in re.finditer(r"(?<![\w.])(\d+)u?(?![\w.])", code[body:end]):
        number = int(match.group(1))
        ways = [(body + match.start(1), body + match.end(1), str(n)) for n in (number + 1, number - 1) if n >= 0]
        yield "number", ways
    for match in re.finditer(r"\b(true|false)\b", code[body:end]):
        yield "flag", [(body + match.start(), body + match.end(), "false" if match.group(1) == "true" else "true")]
    for match in re.finditer(r"\b(?:Spv[A-Z]\w+|GLSLstd450\w+|[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b", code[body:end]):
        others = neighbours(names, match.group(0))
        if others and code[body + match.end()] != "(":
            yield "name", [(body + match.start(), body + match.end(), n) for n in others]
    for match in re.finditer(r"\b(\w+)\(", code[body:end]):
        first = body + match.end()
        last = closing(code, first - 1)
        arguments = [trimmed(code, a, b) for a, b in pieces(code, first, last, ",")]
        swaps = []
        for (a, b), (c, d) in zip(arguments, arguments[1:]):
            if a < b and c < d and code[a:b] != code[c:d] and code[a:b] not in ("l", "b", "l->b"):
                swaps.append((a, d, text[c:d] + text[b:c] + text[a:b]))
        if swaps and match.group(1) not in KEYWORDS:
            yield "order", swaps
    for match in re.finditer(r"\n\s+(\w+\([^;{}]*\));", code[body:end]):
        name = match.group(1).split("(")[0]
        if name not in KEYWORDS:
            yield "call", [(body + match.start(1), body + match.end(1), "(void)0")]
    for match in re.finditer(r" \? ", code[body:end]):
        # only choices between simple things: a : b up to , ; or )
        rest = re.match(r" \? ([\w.>\-\[\]]+(?:\([^()]*\))?)\s+: ([\w.>\-\[\]]+(?:\([^()]*\))?)(?=[,;)\]}])",
                        code[body + match.start():end])
        if rest:
            at = body + match.start()
            yield "choice", [(at + 3, at + rest.end(), rest.group(2) + " : " + rest.group(1))]
    for match in re.finditer(r"(\w+(?:\([^()]*\))?) \| (\w+(?:\([^()]*\))?)", code[body:end]):
        yield "mask", [(body + match.start(), body + match.end(), match.group(n)) for n in (1, 2)]
    for match in re.finditer(r"(?<=[\w)\]]) ([+\-]) (?=[\w(])", code[body:end]):
        other = "-" if match.group(1) == "+" else "+"
        yield "sum", [(body + match.start(1), body + match.end(1), other)]


def squeeze(text):
    return re.sub(r"\s+", "", text)


def statement(text, code, begin, end, place_begin, place_end):
    """Widens a stretch to whole lines until it stands once in its place."""
    first, last = text.rfind("\n", 0, begin) + 1, text.find("\n", end)
    whole = squeeze(text[place_begin:place_end])
    while whole.count(squeeze(text[first:last])) != 1 or not squeeze(text[first:last]):
        if first > place_begin:
            first = text.rfind("\n", 0, first - 1) + 1
        elif last < place_end:
            last = text.find("\n", last + 1)
        else:
            return None
    return first, last


def decisions_of(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        text = file.read()
    code = without_comments(text)
    names = sorted(set(re.findall(r"\b(?:Spv[A-Z]\w+|GLSLstd450\w+|[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b", code)))
    places = list(definitions(code))
    for name, begin, end in places:
        alone = sum(1 for other, _, _ in places if other == name) == 1
        for kind, ways in changes(text, code, begin, end, names):
            yield path, text, code, name if alone else "", begin, end, kind, ways


def sources(paths):
    for path in paths:
        whole = os.path.join(ROOT, path)
        if os.path.isfile(whole):
            yield path
            continue
        for folder, _, files in sorted(os.walk(whole)):
            for file in sorted(files):
                inner = os.path.relpath(os.path.join(folder, file), ROOT)
                if file.endswith(".c") and not any(inner.startswith(left) for left in LEFT_OUT):
                    yield inner


def room_of(path):
    """A folder at the top, in `spirv/` the folder below it. mutate.c says the same."""
    parts = path.split("/")
    return "/".join(parts[:2]) if parts[0] == "spirv" and len(parts) > 2 else parts[0]


def print_mutation(drawn, name, ways, decision):
    """False: its text cannot stand in the data."""
    path, text, code, place, begin, end, kind, _ = decision
    first, last, put = drawn.choice(ways)
    around = statement(text, code, first, last, begin, end)
    # comments are no code, and a line feed ends a line of the data
    if not around or "/*" in text[around[0]:around[1]] or "\\" in text[around[0]:around[1]]:
        return False
    line = lambda s: re.sub(r"\s+", " ", s).strip()
    put = text[around[0]:first] + put + text[last:around[1]]
    print("mutation %s-%s" % (name, kind))
    print("in %s%s" % (path, ": " + place if place else ""))
    print("find %s\nput %s" % (line(text[around[0]:around[1]]), line(put)))
    print("breaks the %s in line %d\n" % (kind, text.count("\n", 0, first) + 1))
    return True


def draw(decisions, count, seed, prefix):
    drawn = random.Random(seed)
    number = 0
    for decision in drawn.sample(decisions, len(decisions)):
        if number == count:
            break
        number += print_mutation(drawn, "%s-%d-%d" % (prefix, seed, number + 1), decision[-1], decision)


def main():
    arguments = argparse.ArgumentParser(usage=__doc__)
    arguments.add_argument("--count", type=int, required=True)
    arguments.add_argument("--seed", type=int, required=True)
    arguments.add_argument("--each-room", action="store_true")
    arguments.add_argument("--list", action="store_true", help="count the decisions of each file instead")
    arguments.add_argument("paths", nargs="*")
    options = arguments.parse_args()
    by_room = {}
    for path in sources(options.paths or FOLDERS):
        found = list(decisions_of(path))
        by_room.setdefault(room_of(path) if options.each_room else "random", []).extend(found)
        if options.list:
            print(path, len(found))
    if options.list:
        return
    for room, decisions in by_room.items():
        draw(decisions, options.count, options.seed, room.replace("/", "-"))


if __name__ == "__main__":
    sys.exit(main())
