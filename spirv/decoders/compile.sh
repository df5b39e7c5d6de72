#!/bin/sh
# Makes the .dxil of every decoder anew: NAME-PASS.dxil for each line `// pass PASS` of NAME.hlsl. Needed only by those
# who change a decoder; a build takes the committed .dxil.
#   DXC=COMMAND spirv/decoders/compile.sh         COMMAND as for tests/shaders/compile.sh
set -eu
: "${DXC:?set it to a command that runs DXC}"
list=$(mktemp)
trap 'rm -f "$list"' EXIT
for shader in "$(dirname "$0")"/*.hlsl; do
    for pass in $(sed -n 's|^// pass ||p' "$shader"); do
        echo "${shader%.hlsl}-$pass.dxil $shader -T cs_6_0 -E $pass -Qstrip_reflect"
    done
done >"$list"
$DXC -batch "$list"
echo "$(wc -l <"$list") passes compiled"
