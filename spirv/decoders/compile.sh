#!/bin/sh
# Writes the .dxil of every decoder: NAME-PASS.dxil for each line `// pass PASS` of NAME.hlsl. Only a change of a decoder
# needs this; builds read the committed .dxil.
#   spirv/decoders/compile.sh         DXC names another command than `dxc`
set -eu
DXC=${DXC:-dxc}
count=0
for shader in "$(dirname "$0")"/*.hlsl; do
    for pass in $(sed -n 's|^// pass ||p' "$shader"); do
        $DXC -T cs_6_0 -E "$pass" -Qstrip_reflect "$shader" -Fo "${shader%.hlsl}-$pass.dxil"
        count=$((count + 1))
    done
done
echo "$count passes compiled"
