#!/usr/bin/env python3
"""Random compute shaders in HLSL, to compare what fxc and DXC make of them. By hand, as it needs both compilers:

    random_programs.py FOLDER [SEED [COUNT]]

writes FOLDER/pN.hlsl, FOLDER/dxil/r/pN.run and FOLDER/dxbc/r/pN.run, and prints a line for each seed: the arguments of
DXC, then of fxc, whose outputs belong beside the .run files as pN.dxil. Then

    build/tests/exec/exec-run-shaders --seed 1 --against FOLDER/dxil FOLDER/dxbc

names the programs whose results differ. Compile those with -Od, too: both compilers take signed overflow as they like
where they fold, and fxc's optimiser drops code of some switches.
"""
import os
import random
import sys

HEAD = """StructuredBuffer<int4> ins : register(t0);
RWStructuredBuffer<int4> outs : register(u0);
cbuffer C : register(b0) { int4 cb[4]; };
groupshared int shared_words[16];
[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint lane : SV_GroupIndex)
{
    int arr[8];
    for (int k = 0; k < 8; k++) arr[k] = ins[(id + k) & 15].y ^ k;
    for (int s = 0; s < 4; s++) shared_words[lane * 4 + s] = 0;
"""
TAIL = """    outs[id * 4] ^= int4(i0, i1, i2, i3);
    outs[id * 4 + 1] += int4(i4, (int)f0, (int)f1, (int)f2);
    outs[id * 4 + 2] = int4(arr[0] ^ arr[1], arr[2] ^ arr[3], arr[4] ^ arr[5], arr[6] ^ arr[7]);
    outs[id * 4 + 3].x = shared_words[lane * 4] + shared_words[lane * 4 + 1] * 3 + shared_words[lane * 4 + 2] * 5;
}
"""
INTEGERS = ["i%d" % k for k in range(5)]
FLOATS = ["f%d" % k for k in range(3)]


class Program:
    """Divisors are odd and shifts below 32; floats stay small, so that conversions to integers are defined."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.indent = 1
        self.loops = 0
        for k, name in enumerate(INTEGERS):
            self.emit(f"int {name} = ins[id & 15].{'xyzwx'[k]} + {k};")
        for k, name in enumerate(FLOATS):
            self.emit(f"float {name} = float(ins[(id + {k}) & 15].x & 63);")
        for _ in range(self.random.randrange(4, 10)):
            self.statement(3, False)

    def text(self):
        return HEAD + "\n".join(self.lines) + "\n" + TAIL

    def emit(self, line):
        self.lines.append("    " * self.indent + line)

    def pick(self, *choices):
        return self.random.choice(choices)

    def integer_leaf(self):
        r = self.random
        return self.pick(*INTEGERS, "(int)id", "(int)lane", f"arr[{self.pick(*INTEGERS)} & 7]",
                         str(self.pick(0, 1, 2, 3, 7, 31, 255, -1, -3, 1000)),
                         f"ins[(id + {r.randrange(16)}) & 15].{self.pick(*'xyzw')}",
                         f"cb[{r.randrange(4)}].{self.pick(*'xyzw')}")

    def integer(self, depth):
        if depth <= 0 or self.random.random() < 0.2:
            return self.integer_leaf()
        a, b = self.integer(depth - 1), self.integer(depth - 1)
        return self.pick(
            f"({a} + {b})", f"({a} - {b})", f"({a} * {b})", f"({a} & {b})", f"({a} | {b})", f"({a} ^ {b})", f"(~{a})",
            f"({a} << ({b} & 31))", f"({a} >> ({b} & 31))", f"(int)((uint){a} >> ({b} & 31))", f"min({a}, {b})",
            f"max({a}, {b})", f"({self.condition(depth - 1)} ? {a} : {b})", f"(int)((uint){a} / ((uint){b} | 1u))",
            f"(int)((uint){a} % ((uint){b} | 1u))", f"(int)countbits((uint){a})", f"(int)reversebits((uint){a})",
            f"(int)firstbithigh((uint){a})", f"(int)firstbitlow((uint){a})", f"(int){self.float(depth - 1)}")

    def float(self, depth):
        if depth <= 0 or self.random.random() < 0.25:
            return self.pick(*FLOATS, "1.0", "-2.0", "0.5", "3.0", "float(lane)")
        a, b = self.float(depth - 1), self.float(depth - 1)
        return self.pick(
            f"clamp({a} + {b}, -1000.0, 1000.0)", f"clamp({a} - {b}, -999.0, 999.0)", f"min({a}, {b})",
            f"clamp({a} * {b}, -1000.0, 1000.0)", f"max({a}, {b})", f"abs({a})", f"floor({a})", f"ceil({a})",
            f"(-{a})", f"trunc({a})", f"saturate({a})", f"sign({a})", f"frac({a})",
            f"({self.condition(depth - 1)} ? {a} : {b})", f"float({self.integer(depth - 1)} & 255)")

    def condition(self, depth):
        if depth <= 0:
            return self.pick("(i0 > 3)", "(lane < 2)")
        return self.pick(
            f"({self.integer(depth - 1)} {self.pick('<', '<=', '>', '>=', '==', '!=')} {self.integer(depth - 1)})",
            f"({self.float(depth - 1)} {self.pick('<', '<=', '>', '>=')} {self.float(depth - 1)})",
            f"({self.condition(depth - 1)} {self.pick('&&', '||')} {self.condition(depth - 1)})",
            f"(!{self.condition(depth - 1)})")

    def block(self, depth, in_loop):
        self.indent += 1
        for _ in range(self.random.randrange(1, 4)):
            self.statement(depth, in_loop)
        self.indent -= 1

    def statement(self, depth, in_loop):
        kind = self.random.randrange(16) if depth > 0 else 0
        if kind < 5:
            self.emit(f"{self.pick(*INTEGERS)} {self.pick('=', '+=', '^=', '-=')} {self.integer(2)};")
        elif kind < 7:
            self.emit(f"{self.pick(*FLOATS)} = {self.float(2)};")
        elif kind == 7:
            self.emit(f"arr[{self.pick(*INTEGERS)} & 7] = {self.integer(2)};")
        elif kind < 10:
            self.emit(f"if ({self.condition(2)}) {{")
            self.block(depth - 1, in_loop)
            self.emit("} else {")
            self.block(depth - 1, in_loop)
            self.emit("}")
        elif kind < 12:
            self.loops += 1
            unrolled = self.random.random() < 0.3
            trips = str(self.random.randrange(1, 4)) if unrolled else f"({self.integer(1)} & 7)"
            name = f"l{self.loops}"
            self.emit(f"{'[unroll] ' if unrolled else self.pick('', '[loop] ')}for (int {name} = 0; {name} < {trips}; {name}++) {{")
            self.block(depth - 1, not unrolled)
            self.emit("}")
        elif kind == 12:
            self.emit(f"switch ({self.integer(1)} & 3) {{")
            for label in ["case 0:", "case 1:", "default:"]:
                self.emit(label)
                self.block(depth - 1, False)
                self.emit("    break;")
            self.emit("}")
        elif kind == 13 and in_loop:
            self.emit(f"if ({self.condition(1)}) {self.pick('break', 'continue')};")
        elif kind == 14:
            self.emit(f"outs[id * 4 + {self.random.randrange(4)}].{self.pick(*'xyzw')} = {self.integer(2)};")
        else:
            name = self.pick(*INTEGERS)
            self.emit(f"{{ int old; InterlockedAdd(shared_words[lane * 4 + ({name} & 3)], {self.integer(1)}, old); "
                      f"{name} += old; }}")


def run_file(seed):
    r = random.Random(-seed)
    edges = [0, 1, 2, 3, 7, 63, 64, 1000, -1, -5, 2147483647, -2147483648]
    inputs = " ".join(str(r.choice(edges + [r.randrange(-10**6, 10**6)])) for _ in range(64))
    constants = " ".join(str(r.randrange(-20, 300)) for _ in range(16))
    return f"dispatch 2 1 1\nbuffer t0 i32 {inputs}\ncbuffer b0 i32 {constants}\nbuffer u0 i32 iota 128\n"


def main(folder, first=1, count=300):
    for kind in "dxil", "dxbc":
        os.makedirs(f"{folder}/{kind}/r", exist_ok=True)
    for seed in range(first, first + count):
        source = f"{folder}/p{seed}.hlsl"
        with open(source, "w", encoding="ascii") as file:
            file.write(Program(seed).text())
        for kind, profile in ("dxil", "cs_6_0"), ("dxbc", "cs_5_0"):
            with open(f"{folder}/{kind}/r/p{seed}.run", "w", encoding="ascii") as file:
                file.write(run_file(seed))
            print(f"-T {profile} -E main {source} -Fo {folder}/{kind}/r/p{seed}.dxil")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:]))
