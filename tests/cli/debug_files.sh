#!/bin/bash
# Debug information in .pdb files, and what it tells: lines in texts and errors, --print by line and variable.
#   debug_files.sh DXIL-SPIRV FOLDER PYTHON        FOLDER: tinted.hlsl, .dxil, .pdb
set -u
tool=$1 python=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/with" "$folder/alone" "$folder/symbols"
cp "$2/tinted.dxil" "$2/tinted.pdb" "$folder/with"
cp "$2/tinted.dxil" "$folder/alone"
cp "$2/tinted.pdb" "$folder/symbols"
with=$folder/with/tinted.dxil alone=$folder/alone/tinted.dxil pdb=$folder/symbols/tinted.pdb
failed=0
checked=0

# expect CODE TEXT ARGUMENT...: exit code, and a text in what is printed.
expect() {
    local code=$1 text=$2 got
    shift 2
    checked=$((checked + 1))
    "$tool" "$@" >"$folder/output" 2>&1
    got=$?
    [ "$got" -eq "$code" ] && grep -qF -- "$text" "$folder/output" && return
    echo "FAILED  exit code $got, expected $code and \"$text\": dxil-spirv $*"
    head -n 5 "$folder/output"
    failed=$((failed + 1))
}

# same FILE FILE
same() {
    checked=$((checked + 1))
    cmp -s "$1" "$2" || { echo "FAILED  $1 and $2 differ"; failed=$((failed + 1)); }
}

# Beside the shader, in a folder, as a file, as the input itself.
expect 0 'OpLine %' "$with" --debug-info --asm
expect 0 'OpLine %' "$alone" --debug-info --asm --pdb "$folder/symbols"
expect 0 'OpLine %' "$alone" --debug-info --asm --pdb "$pdb"
expect 0 'OpLine %' "$pdb" --debug-info --asm
expect 0 'OpEntryPoint GLCompute' "$pdb" --asm
cp "$pdb" "$folder/symbols/$("$tool" "$alone" --reflect | sed -n 's/.*"compiler_hash": "\(.*\)".*/\1/p').pdb"
rm "$pdb"
expect 0 'OpLine %' "$alone" --debug-info --asm --pdb "$folder/symbols"

# The missing file is named; the shader is still converted.
expect 0 'its debug information is in tinted.pdb, which is not beside it' "$alone" --debug-info --asm
expect 0 'OpEntryPoint GLCompute' "$alone" --debug-info --asm
expect 2 'No such file' "$alone" --asm --pdb "$folder/none.pdb"
expect 2 'belongs to another shader' "$2/../../shaders/binding/constant-names.dxil" --asm --pdb "$folder/with/tinted.pdb"

# Code is the same with and without.
"$tool" "$alone" -o "$folder/plain.spv"
"$tool" "$with" --pdb "$folder/with" -o "$folder/with.spv"
same "$folder/plain.spv" "$folder/with.spv"

# A line of the dump names the file. Line 12 of the source: `2 * tint`, three products.
expect 0 ', tinted.hlsl:' "$with" --debug-info --dump-ir
products=$(grep -c 'fmul.*tinted.hlsl:12:' "$folder/output")
checked=$((checked + 1))
[ "$products" -eq 3 ] || { echo "FAILED  $products products come from line 12, not 3"; failed=$((failed + 1)); }

# --print by variable, line, and file and line gives the words of --print by number. DXC makes (x + y) * 2 of
# 2 * x + 2 * y: #14 adds, #15 is the value of `sum`.
"$tool" "$with" --print 15 -o "$folder/sum.spv"
"$tool" "$with" --print 14-15 -o "$folder/line.spv"
"$tool" "$with" --print sum -o "$folder/name.spv"
same "$folder/sum.spv" "$folder/name.spv"
for name in line:13 tinted.hlsl:13; do
    "$tool" "$with" --print "$name" -o "$folder/name.spv"
    same "$folder/line.spv" "$folder/name.spv"
done
expect 2 'no instruction has its value' "$with" --print line:1 --asm
expect 2 'the shader has no debug information' "$alone" --print sum --asm

# The source, which DXC compresses. Other texts by all of zlib's strategies; damaged ones are left out.
expect 0 'OpSource Unknown 0 %' "$alone" --asm --pdb "$folder/with/tinted.pdb"
expect 0 'float3 doubled = 2 * tint' "$alone" --debug-info --asm --pdb "$folder/with/tinted.pdb"
expect 0 'float3 doubled = 2 * tint' "$folder/with/tinted.pdb" --debug-variables --asm
"$python" - "$tool" "$alone" "$folder/with/tinted.pdb" "$folder/container" <<'END'
import json, random, struct, subprocess, sys, zlib

tool, shader, pdb, path = sys.argv[1:]


def parts(container):
    for at in struct.unpack_from(f"<{struct.unpack_from('<I', container, 28)[0]}I", container, 32):
        size = struct.unpack_from("<I", container, at + 4)[0]
        yield container[at : at + 4], container[at + 8 : at + 8 + size]


def join(parts):
    offsets, body = [], b""
    for name, data in parts:
        offsets.append(32 + 4 * len(parts) + len(body))
        body += name + struct.pack("<I", len(data)) + data
    size = 32 + 4 * len(parts) + len(body)
    return b"DXBC" + bytes(16) + struct.pack("<3I", 1, size, len(parts)) + struct.pack(f"<{len(offsets)}I", *offsets) + body


def container_of(pdb):  # in these files its blocks are consecutive
    at = pdb.index(b"DXBC")
    return pdb[at : at + struct.unpack_from("<I", pdb, at + 24)[0]]


def section(kind, data):
    return struct.pack("<IHH", 8 + len(data), 0, kind) + data


def entry(fields, text):
    text += bytes(1 + -(len(text) + 1) % 4)
    return struct.pack(f"<{1 + len(fields)}I", 4 + 4 * len(fields) + len(text), *fields) + text


def sources(files, compress):
    names = b"".join(entry((0, len(name) + 1, len(text) + 1), name) for name, text in files)
    texts = b"".join(entry((0, len(text) + 1), text) for _, text in files)
    packed = compress(texts)
    header = struct.pack("<IHHIII", 0, 0, 1, len(packed), len(texts), len(files))
    names = section(1, struct.pack("<IIH", 0, len(files), len(names) & 0xFFFF) + names)
    return struct.pack("<IHH", 0, 0, 3) + names + section(0, header + packed) + section(2, bytes(12))


def shown(sources):
    debug = [part for part in parts(container_of(open(pdb, "rb").read())) if part[0] != b"SRCI"]
    open(path, "wb").write(join(debug + [(b"SRCI", sources)]))
    subprocess.run([tool, "report", shader, "--pdb", path, "-o", path + ".json"], check=True)
    return [(file["name"], file["text"]) for file in json.load(open(path + ".json"))["shaders"][0]["source"]]


def compressor(level, strategy=zlib.Z_DEFAULT_STRATEGY):
    def compress(data):
        stream = zlib.compressobj(level, zlib.DEFLATED, 15, 9, strategy)
        return stream.compress(data) + stream.flush()

    return compress


chosen = random.Random(1)
words = ["".join(chosen.choices("abcdefgh_{}();\n", k=chosen.randrange(1, 40))) for _ in range(4000)]
long = " ".join(chosen.choices(words, k=9000))[:200000]
files = [("tinted.hlsl", "float tint;\n"), ("a/long.hlsl", long), ("empty.hlsl", ""), ("equal.hlsl", "x" * 100000)]
data = [(name.encode(), text.encode()) for name, text in files]
strategies = [compressor(0), compressor(1), compressor(9), compressor(9, zlib.Z_FIXED), compressor(9, zlib.Z_HUFFMAN_ONLY),
              compressor(9, zlib.Z_RLE)]
for number, compress in enumerate(strategies):
    assert shown(sources(data, compress)) == files, number
damage = [lambda data: data[:-1], lambda data: data[:-1] + bytes([data[-1] ^ 1]), lambda data: b"\x79" + data[1:]]
damage += [lambda data, n=n: data[:n] + bytes([data[n] ^ 255]) + data[n + 1 :] for n in range(2, 60, 5)]
for number, change in enumerate(damage):
    assert shown(sources(data, lambda texts: change(compressor(9)(texts)))) == [], number
END
[ $? -eq 0 ] || failed=$((failed + 1))
checked=$((checked + 1))

# `run` names constants by it.
expect 0 "--set 'Params.count=0'" run "$alone" --pdb "$folder/with" --list
expect 0 ' 2 4 6 6' run "$alone" --pdb "$folder/with" --bind-all zeros --set count=1 --set tint=1,2,3 --dump u0:f32
expect 0 ' 2 4 6 6' run "$folder/with/tinted.pdb" --bind-all zeros --set count=1 --set tint=1,2,3 --dump u0:f32
expect 0 'main block 0 #3 tinted.hlsl:10: ' run "$with" --bind-all zeros --trace 0
expect 0 'its debug information is in tinted.pdb' run "$alone" --bind-all zeros --trace 0
expect 0 ' 2 4 6 6' run "$alone" --bind-all zeros --set count=1 --set tint=1,2,3 --dump u0:f32 # by its part STAT

# A damaged .pdb: a clear error.
"$python" - "$folder/with/tinted.pdb" "$folder/damaged.pdb" <<'END'
import sys

data = bytearray(open(sys.argv[1], "rb").read())
data[52:56] = b"\xff\xff\xff\x7f"  # block of the directory's list
open(sys.argv[2], "wb").write(data)
END
expect 1 'the .pdb file is damaged' "$alone" --asm --pdb "$folder/damaged.pdb"
# Which of the two is damaged.
head -c 100 "$alone" >"$folder/cut.dxil"
expect 1 'the shader: the container says it has' "$folder/cut.dxil" --asm --pdb "$folder/with/tinted.pdb"
expect 1 'the .pdb file: the container says it has' "$alone" --asm --pdb "$folder/cut.dxil"

# What instrumentation left in buffers is shown with names and lines.
hash=$("$tool" "$alone" --reflect | sed -n 's/.*"hash": "\(.*\)".*/\1/p')
"$python" - "$hash" "$folder" <<'PYTHON'
import struct, sys
shader, folder = int(sys.argv[1], 16), sys.argv[2]
open(folder + "/reports", "wb").write(struct.pack("<QII", shader, 6, 0x7FC00000))
open(folder + "/marks", "wb").write(struct.pack("<I", 0x00010001))
PYTHON
for found in "$with" "$alone --pdb $folder/with" "$folder/with/tinted.pdb --shader-hash 0x$hash"; do
    # shellcheck disable=SC2086
    expect 0 'tinted.hlsl:10' check-report "$folder/reports" "$folder/marks" $found
done
expect 0 'which is not beside it: give --pdb' check-report "$folder/reports" "$folder/marks" "$alone"
expect 2 'No such file' check-report "$folder/reports" "$folder/marks" "$alone" --pdb "$folder/none.pdb"

echo "$checked checks, $failed failed"
[ "$failed" -eq 0 ]
