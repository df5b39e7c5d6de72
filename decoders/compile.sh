#!/bin/sh
# Writes the .dxil of every decoder: NAME-PASS.dxil for each line `// pass PASS` of NAME.hlsl, with the macro PASS_PASS
# defined, and NAME-PASS-VARIANT.dxil for each PASS of lines `// variant VARIANT: PASS...`, with the macro VARIANT too.
# Macros are in capitals. Only a change of a decoder needs this; builds read the committed .dxil.
#   decoders/compile.sh [FILE.hlsl]...         DXC names another command than `dxc`
set -eu
DXC=${DXC:-dxc}
count=0
[ $# -gt 0 ] || set -- "$(dirname "$0")"/*.hlsl "$(dirname "$0")"/../tests/decoders/*.hlsl

# compile SHADER PASS OUTPUT MACRO...
compile() {
    shader=$1 pass=$2 output=$3
    shift 3
    for macro; do
        set -- "$@" -D "$(echo "$macro" | tr '[:lower:]' '[:upper:]')"
        shift
    done
    $DXC -T cs_6_0 -E "$pass" -Qstrip_reflect "$@" "$shader" -Fo "$output"
    count=$((count + 1))
}

for shader in "$@"; do
    name=${shader%.hlsl}
    for pass in $(sed -n 's|^// pass ||p' "$shader"); do
        compile "$shader" "$pass" "$name-$pass.dxil" "pass_$pass"
        for variant in $(sed -n "s|^// variant \\([^:]*\\):.* $pass\\( .*\\)*\$|\\1|p" "$shader"); do
            compile "$shader" "$pass" "$name-$pass-$variant.dxil" "pass_$pass" "$variant"
        done
    done
done
echo "$count passes compiled"
