#!/bin/sh
# Lists what another version of dxil-spirv's C header has and compat/dxil_spirv_c.h lacks: enumerators whose number is new,
# and functions. Run it by hand when a new version of the interface appears.
#   newer.sh THEIR/dxil_spirv_c.h
# Exit code: 0 nothing is missing, 1 something is, 2 wrong use.
set -eu
[ $# -eq 1 ] && [ -f "$1" ] || { sed -n '4,5s/^# *//p' "$0" >&2; exit 2; }
ours=$(cd "$(dirname "$0")/../../compat" && pwd)/dxil_spirv_c.h
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Functions, and enumerators with their numbers, one a line.
list() {
    cc -fsyntax-only -x c "$1" 2>/dev/null || echo "warning: $1 does not compile alone" >&2
    sed 's|//.*||' "$1" | tr '\n\t' '  ' | sed 's|/\*[^*]*\*\+\([^/*][^*]*\*\+\)*/||g' >"$work/text"
    grep -o '\bdxil_spv_[a-z0-9_]* *(' "$work/text" | tr -d ' (' | grep -v '_cb$' || true
    grep -o '\bDXIL_SPV_[A-Za-z0-9_]* *= *[-0-9a-fx]*' "$work/text" | tr -d ' ' | grep -v 'INT_MAX=' || true
}

list "$ours" | sort -u >"$work/ours"
list "$1" | sort -u >"$work/theirs"
missing=0
while read -r item; do
    grep -qxF "$item" "$work/ours" && continue
    echo "missing: $item"
    missing=1
done <"$work/theirs"
exit $missing
