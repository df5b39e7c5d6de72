#!/bin/sh
# Makes the .dxil beside each shader anew: HLSL is compiled, LLVM text (.ll) assembled. Needed only by those who change
# or add shaders; a build takes the committed .dxil.
#   DXC=COMMAND tests/shaders/compile.sh [FILE or FOLDER]...      default: all shaders of this folder
# COMMAND runs DXC: `COMMAND -batch LIST` does one job a line, `OUT.dxil IN.hlsl ARGUMENTS...` to compile and
# `=OUT.dxil IN.ll` to assemble. A shader's first line gives its arguments: `// dxc: -T cs_6_0 -E main`.
set -eu
: "${DXC:?set it to a command that runs DXC}"
[ $# -gt 0 ] || set -- "$(dirname "$0")"
list=$(mktemp)
trap 'rm -f "$list"' EXIT
find "$@" -name '*.hlsl' -o -name '*.ll' | sort | while read -r shader; do
    case $shader in
    *.ll)
        echo "=${shader%.ll}.dxil $shader"
        ;;
    *)
        arguments=$(sed -n '1s|^// dxc: ||p' "$shader")
        [ -n "$arguments" ] || { echo "$shader: the first line is not '// dxc: ARGUMENTS'" >&2; exit 1; }
        echo "${shader%.hlsl}.dxil $shader $arguments"
        ;;
    esac
done >"$list"
$DXC -batch "$list"
echo "$(wc -l <"$list") shaders compiled"
