#!/bin/bash
# Names of constants: where they are shown, and that code is the same without them. Offsets are HLSL's packing rules
# applied by hand to constant-names.hlsl.
#   names.sh DXIL-SPIRV SHADERS PYTHON
set -u
tool=$1 shader=$2/binding/constant-names.dxil python=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
checked=0

# has TEXT ARGUMENT...: the output has this line, or a line with this text.
has() {
    local text=$1
    shift
    checked=$((checked + 1))
    "$tool" "$@" >"$folder/output" 2>&1 || true
    grep -qF -- "$text" "$folder/output" && return
    echo "FAILED  no \"$text\" in: dxil-spirv $*"
    failed=$((failed + 1))
}

has 'b0  cbuffer             Params' "$shader" --table
has '  byte 12   uint                count' "$shader" --table
has '  byte 80   row_major float3x2  squeeze' "$shader" --table
has '  byte 128  Light               lights[2]   stride 128' "$shader" --table
has '  byte 140  float                 range' "$shader" --table
has '  byte 380  bool                on' "$shader" --table
has '  byte 44   Light               light' "$shader" --table # packed tightly: 12 + 2 * 4 + 6 * 4
has '  byte 0  float4  (element)' "$shader" --table
has 'OpName %Params "Params"' "$shader" --asm
has '_m0[0u].w/*count*/' "$shader" --glsl
has '_m0[16u].w/*lights[1].range*/' "$shader" --glsl # row 16: byte 256 = 128 + 128
has '_m0[16u].w/*lights[1].range*/' "$shader" --hlsl
has '_m0[7u].x/*squeeze._m20*/' "$shader" --glsl # row-major: its third row
has '_m0[2u].x/*view._m01*/' "$shader" --glsl    # column-major: its second column

# Members as Python reads them; the size of one more member is a constant of the source.
"$tool" "$shader" --reflect >"$folder/reflection.json" || failed=$((failed + 1))
"$python" - "$folder/reflection.json" <<'END' || failed=$((failed + 1))
import json
import sys

resources = {r["name"]: r for r in json.load(open(sys.argv[1]))["resources"]}
lights = next(m for m in resources["Params"]["members"] if m["name"] == "lights")
assert (lights["size"], lights["element_count"], lights["type_name"]) == (128 + 116, 2, "Light"), lights
turn = next(m for m in lights["members"] if m["name"] == "turn")
assert (turn["class"], turn["rows"], turn["columns"], turn["vector_stride"]) == ("column_major_matrix", 4, 4, 16), turn
scale = next(m for m in resources["items"]["members"] if m["name"] == "scale")
assert (scale["class"], scale["offset"], scale["vector_stride"], scale["size"]) == ("row_major_matrix", 20, 12, 24), scale
END

# Names change no other words.
without_names() {
    "$tool" "$shader" --asm "$@" | grep -v OpName | sed 's/%[A-Za-z_0-9]*/%/g; s/  *//g'
}
checked=$((checked + 1))
cmp -s <(without_names) <(without_names --no-names) || { echo 'FAILED  --no-names changes other words'; failed=$((failed + 1)); }

# A damaged STAT part costs the names only.
"$python" - "$shader" "$folder/damaged.dxil" <<'END'
import sys

data = bytearray(open(sys.argv[1], "rb").read())
start = data.index(b"STAT")
data[start + 60:start + 90] = bytes(30)
open(sys.argv[2], "wb").write(data)
END
has 'without names of constants: ' "$folder/damaged.dxil" --table
has 't0  StructuredBuffer ' "$folder/damaged.dxil" --table

echo "$checked checks, $failed failed"
[ "$failed" -eq 0 ]
