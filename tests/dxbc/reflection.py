#!/usr/bin/env python3
"""Compares --reflect with independent readings: the members of buffers with the comments of Microsoft's listings, and
with them resources, outputs and states with what DXC notes in the DXIL of the same source.

    reflection.py DXIL-SPIRV FOLDER SHADERS
"""
import json
import pathlib
import re
import subprocess
import sys

BUFFER = re.compile(r"// (cbuffer|tbuffer|Resource bind info for) (.+)$")
VARIABLE = re.compile(r"// .*?(\$?\w+)(?:\[\d+\])?;\s*// Offset:\s*(\d+) Size:\s*(\d+)( \[unused\])?")
SHAPE = ("name", "offset", "size", "class", "component_type", "rows", "columns", "vector_stride", "element_count",
         "element_stride")
CHOSEN = ("resources", "shader_model", "hash", "digest", "compiler_hash", "shader_flags", "inputs", "outputs",
          "patch_or_primitive")
CHOSEN_OF_RESOURCES = ("id", "members", "size", "component_type")
EARLY_DEPTH = 1 << 3


def listed(path):
    """By buffer: name, offset, size, used of the constants in the listing."""
    buffers, current = {}, None
    for line in path.read_text().split("\n"):
        if match := BUFFER.match(line):
            current = match[2] if match[1] != "Resource bind info for" else None
        elif current and (match := VARIABLE.match(line)):
            buffers.setdefault(current, []).append((match[1], int(match[2]), int(match[3]), not match[4]))
    return buffers


def reflection(program, path):
    return json.loads(subprocess.check_output([program, path, "--reflect"]))


def members(output):
    return {resource["name"]: resource["members"] for resource in output["resources"] if resource.get("members")}


def constants(buffers, names):
    return {name: [(m["name"], m["offset"], m["size"], m["used"]) for m in buffers.get(name, [])] for name in names}


def shape(members):
    """Members with what both compilers note; min-precision types have other names in fxc."""
    return [tuple(m.get(key) for key in SHAPE) + (shape(m.get("members", [])),) for m in members]


def shared(other, buffers):
    """What DXC says of the buffers of equal names, and what fxc says. Buffers in which a compiler left out unused
    members at the end differ in nothing else."""
    names = sorted(buffers.keys() & other.keys())
    return {n: shape(buffers[n]) for n in names}, {n: shape(other[n]) for n in names}


def resources(output):
    """Without what compilers choose: numbers of their own, unused ends, the type of texture buffers."""
    return {r["name"]: {key: value for key, value in r.items() if key not in CHOSEN_OF_RESOURCES}
            for r in output["resources"] if r["name"] and r["kind"] != "texture_buffer"}


def usage(output):
    """Components of outputs that are written. Old compilers note none for DXIL, and DXC joins rows."""
    return {(e["name"], *e["semantic_indices"]): e["usage_mask"] for e in output["outputs"] if e["usage_mask"]}


def rest(output, other):
    """Resources and outputs that both have, and states."""
    states = {key: value for key, value in output.items() if key not in CHOSEN}
    both = [{key: own[key] for key in own.keys() & others.keys()}
            for own, others in ((of(output), of(other)) for of in (resources, usage))]
    return both, states, output["shader_flags"] & EARLY_DEPTH


def main():
    program, folder, shaders = sys.argv[1:]
    count = compared = wrong = 0
    for path in sorted(pathlib.Path(folder).glob("*/*.asm")):
        expected = listed(path)
        output = reflection(program, path.with_suffix(".dxil"))
        buffers = members(output)
        count += sum(map(len, expected.values()))
        if constants(buffers, expected) != expected:
            wrong += 1
            print(f"{path}:\n  reflected {constants(buffers, expected)}\n  listed    {expected}")
        dxil = pathlib.Path(shaders, path.parent.name, path.stem + ".dxil")
        if dxil.exists():
            other = reflection(program, dxil)
            of_fxc, of_dxc = shared(members(other), buffers)
            compared += len(of_fxc)
            of_fxc, of_dxc = (of_fxc, rest(output, other)), (of_dxc, rest(other, output))
            if of_fxc != of_dxc:
                wrong += 1
                print(f"{path}:\n  fxc {of_fxc}\n  DXC {of_dxc}")
    print(f"{count} variables, {compared} buffers of both compilers, {wrong} programs differ")
    return wrong > 0 or count < 100 or compared < 50


if __name__ == "__main__":
    sys.exit(main())
