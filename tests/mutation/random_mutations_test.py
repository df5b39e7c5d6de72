#!/usr/bin/env python3
"""What random_mutations.py draws: equal mutations for equal seeds, each kind of decision, and texts that stand once in
their place. Its parts are tried on a few lines of C whose decisions are counted by hand.

    random_mutations_test.py MUTATE ROOT
"""
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import random_mutations  # noqa: E402

SAMPLE = """\
/* if (not code) return 7; */
static const uint32_t table[] = {[KIND_A] = 1, [KIND_B] = 2};

static bool decide(struct lowering *l, uint32_t a, uint32_t b)
{
    const char *text = "a < b && 3"; // 4 == 4
    if (a < b && l->flag)
        emit(l, a, b);
    return a == 3 || b != 4;
}

static uint32_t choose(uint32_t mask, bool wide)
{
    uint32_t sum = mask + 1;
    note(SpvOpSLessThan, SpvOpULessThan, KIND_A, true);
    return wide ? sum : mask | sum;
}
"""


def demand(is_true, what):
    if not is_true:
        sys.exit("failed: " + what)


def decisions(text):
    code = random_mutations.without_comments(text)
    names = sorted(set(re.findall(r"\b(?:Spv[A-Z]\w+|[A-Z][A-Z0-9]*_[A-Z0-9_]+)\b", code)))
    found = {}
    for name, begin, end in random_mutations.definitions(code):
        for kind, ways in random_mutations.changes(text, code, begin, end, names):
            found.setdefault((name, kind), []).append(
                sorted(text[a:b] + " -> " + put for a, b, put in ways))
    return found


def test_parts():
    code = random_mutations.without_comments(SAMPLE)
    demand(len(code) == len(SAMPLE) and code.count("\n") == SAMPLE.count("\n"), "places stay the same")
    demand("not code" not in code and "4 == 4" not in code and "a < b && 3" not in code, "no comments, no strings")
    demand([name for name, _, _ in random_mutations.definitions(code)] == ["table", "decide", "choose"], "definitions")
    found = decisions(SAMPLE)
    demand(found["decide", "condition"] == [["a < b && l->flag -> a < b", "a < b && l->flag -> l->flag"],
                                            ["a == 3 || b != 4 -> a == 3", "a == 3 || b != 4 -> b != 4"]],
           "each condition, each part: %s" % found["decide", "condition"])
    demand(found["decide", "comparison"] == [["< -> <="], ["== -> !="], ["!= -> =="]], "comparisons")
    demand(found["decide", "number"] == [["3 -> 2", "3 -> 4"], ["4 -> 3", "4 -> 5"]], "numbers")
    demand(found["decide", "call"] == [["emit(l, a, b) -> (void)0"]], "calls")
    demand(found["decide", "order"] == [["a, b -> b, a"]], "orders of arguments, but that of `l`")
    demand(["SpvOpSLessThan -> SpvOpULessThan"] in found["choose", "name"], "signed and unsigned names")
    demand(["KIND_A -> KIND_B"] in found["choose", "name"], "names of one kind")
    demand(found["choose", "flag"] == [["true -> false"]], "flags")
    demand(found["choose", "sum"] == [["+ -> -"]], "sums")
    demand(found["choose", "mask"] == [["mask | sum -> mask", "mask | sum -> sum"]], "masks")
    demand(["1 -> 0", "1 -> 2"] in found["table", "number"], "tables")


def draw(*arguments):
    return subprocess.run([sys.executable, os.path.join(HERE, "random_mutations.py"), *arguments], check=True,
                          capture_output=True, text=True).stdout


def test_drawn(mutate, root):
    rooms = ["bindings/default.c", "compat/pool.c"]
    drawn = draw("--count", "12", "--seed", "5", *rooms)
    demand(drawn == draw("--count", "12", "--seed", "5", *rooms), "equal seeds")
    demand(drawn != draw("--count", "12", "--seed", "6", *rooms), "another seed")
    demand(drawn.count("\nfind ") == 12 and len(set(re.findall(r"^mutation (.*)", drawn, re.M))) == 12, "twelve of them")
    rooms_drawn = re.findall(r"^mutation ([\w-]+)-3-\d+-\w+$", draw("--count", "2", "--seed", "3", "--each-room"), re.M)
    demand("spirv" in rooms_drawn and all(rooms_drawn.count(room) == 2 for room in rooms_drawn), "two of each room")
    listed = draw("--count", "0", "--seed", "1", "--list", *rooms)
    demand([line.split()[0] for line in listed.splitlines()] == rooms, "--list names the files")
    with tempfile.NamedTemporaryFile("w", suffix=".mutations") as file:
        file.write(draw("--count", "40", "--seed", "7", *rooms))
        file.flush()
        checked = subprocess.run([mutate, "check", root, file.name], capture_output=True, text=True)
        demand(checked.returncode == 0, "each text stands once in its place: " + checked.stdout + checked.stderr)


if __name__ == "__main__":
    test_parts()
    test_drawn(*sys.argv[1:])
