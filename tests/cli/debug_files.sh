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

echo "$checked checks, $failed failed"
[ "$failed" -eq 0 ]
