#!/bin/sh
# Writes the .dxil beside each shader: DXC compiles HLSL (.hlsl), its assembler dxa assembles LLVM text (.ll).
# Only a change of a shader needs this; builds and tests read the committed .dxil.
#   tests/shaders/compile.sh [FILE or FOLDER]...      default: all shaders of this folder
# DXC and DXA name other commands than `dxc` and `dxa`. The first line of a .hlsl file gives the compiler's arguments:
#   // dxc: -T cs_6_0 -E main
set -u
DXC=${DXC:-dxc}
DXA=${DXA:-dxa}
[ $# -gt 0 ] || set -- "$(dirname "$0")"
list=$(mktemp)
trap 'rm -f "$list"' EXIT
find "$@" '(' -name '*.hlsl' -o -name '*.ll' ')' >"$list" || exit 2
sort -o "$list" "$list"

# Arguments are words without spaces.
compile() {
    case $1 in
    *.ll) $DXA "$1" -o "${1%.ll}.dxil" ;;
    *)
        arguments=$(sed -n '1s|^// dxc: ||p' "$1")
        [ -n "$arguments" ] || { echo "$1: the first line is not '// dxc: ARGUMENTS'" >&2; return 1; }
        # shellcheck disable=SC2086
        $DXC $arguments "$1" -Fo "${1%.hlsl}.dxil"
        ;;
    esac </dev/null >/dev/null
}

failed=0
while read -r shader; do
    compile "$shader" || { echo "FAILED: $shader" >&2; failed=$((failed + 1)); }
done <"$list"
echo "$(($(wc -l <"$list") - failed)) shaders compiled, $failed failed"
[ "$failed" -eq 0 ]
