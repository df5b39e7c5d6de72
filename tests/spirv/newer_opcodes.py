#!/usr/bin/env python3
"""Compares newer_opcodes.def with SPIRV-Headers' grammar, and the opcodes of spirv/builder/extensions.h with it.

  newer_opcodes.py NEWER_OPCODES.def EXTENSIONS.h SPIRV.CORE.GRAMMAR.json

Rows that the grammar does not know are counted: it may be older.
"""

import json
import pathlib
import re
import sys

# Names that older grammars give: what they are now.
RENAMED = {"OpRayQueryGetClusterIdNV": "OpRayQueryGetIntersectionClusterIdNV",
           "OpTypeCooperativeVectorNV": "OpTypeVectorIdEXT"}


def names_of(instruction):
    names = [instruction["opname"], *instruction.get("aliases", [])]
    return names + [RENAMED[name] for name in names if name in RENAMED]


def result_word(instruction):
    kinds = [operand["kind"] for operand in instruction.get("operands", [])]
    return 2 if "IdResultType" in kinds else 1 if "IdResult" in kinds else 0


def leading_ids(instruction):
    """How many operands behind the result are ids: "ALL" if the last of them repeats."""
    count = 0
    for operand in instruction.get("operands", []):
        if operand["kind"] in ("IdResultType", "IdResult"):
            continue
        if not operand["kind"].startswith("Id"):
            break
        if operand.get("quantifier") == "*":
            return "ALL"
        count += 1
    return str(count)


def main():
    rows, extensions, grammar = (pathlib.Path(path).read_text(encoding="utf-8") for path in sys.argv[1:4])
    rows = [(int(number), "Op" + name, int(word), ids) for number, name, word, ids in
            re.findall(r"^NEWER_OPCODE\((\d+), (\w+), ([012]), (\d+|ALL)\)$", rows, re.MULTILINE)]
    known = {instruction["opcode"]: instruction for instruction in json.loads(grammar)["instructions"]}
    faults, unknown = [], 0

    if [row[0] for row in rows] != sorted({row[0] for row in rows}):
        faults.append("the rows are not in ascending order")
    for number, name, word, ids in rows:
        instruction = known.get(number)
        if not instruction:
            unknown += 1
        elif name not in names_of(instruction):
            faults.append(f"{number} is {instruction['opname']}, not {name}")
        elif word != result_word(instruction):
            faults.append(f"{name}: the result is word {result_word(instruction)}, not {word}")
        elif ids != leading_ids(instruction):
            faults.append(f"{name}: {leading_ids(instruction)} operands are ids, not {ids}")

    numbers = {row[0] for row in rows}
    used = {int(number): name for name, number in re.findall(r"(DXS_SPV_OP_\w+) = (\d+)", extensions)}
    faults += [f"{used[number]} = {number} is no row" for number in sorted(used.keys() - numbers)]
    faults += [f"{number} is a row, but no DXS_SPV_OP_*" for number in sorted(numbers - used.keys())]
    print(*faults, sep="\n")
    print(f"{len(rows)} opcodes, {unknown} of them newer than the grammar")
    return 1 if faults or not rows or not used else 0


if __name__ == "__main__":
    sys.exit(main())
