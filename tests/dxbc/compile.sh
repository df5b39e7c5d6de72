#!/bin/sh
# Writes shaders.tar.xz:
#   TOPIC/NAME.dxbc   what fxc makes of the test shaders that have a line `// fxc: ARGUMENTS` (../shaders, programs),
#                     and what assemble-tokens.py makes of programs/NAME.tokens
#   TOPIC/NAME.asm    Microsoft's disassembly of it; not for programs that say "unlisted": it misreads some forms
# Only a change of such a shader needs this; builds and tests read the archive. A test shader whose .run file asks for
# what fxc's optimizations do not keep has no such line: signs of zeros, remainders of the smallest integer, halves of 16
# bits, numbers of instructions in reports.
#   tests/dxbc/compile.sh [FILE.hlsl | FILE.tokens]...      default: all
# FXC names another command than `fxc`.
set -eu
FXC=${FXC:-fxc}
here=$(cd "$(dirname "$0")" && pwd)
shaders=$(cd "$here/../shaders" && pwd)
archive=$here/shaders.tar.xz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/tree"

# Arguments are words without spaces.
run_compiler() {
    case $1 in
    *.tokens)
        python3 "$here/assemble-tokens.py" "$1" "$2.dxbc" || return 1
        grep -q '^// unlisted' "$1" || $FXC -dumpbin -Fc "$2.asm" "$2.dxbc"
        ;;
    *)
        # shellcheck disable=SC2046
        $FXC $(sed -n 's|^// fxc: ||p' "$1") -Fo "$2.dxbc" -Fc "$2.asm" "$1"
        ;;
    esac </dev/null >"$work/said" 2>&1
}

compile() {
    topic=$(basename "$(dirname "$1")")
    name=$(basename "$1")
    name=$work/tree/$topic/${name%.*}
    mkdir -p "$work/tree/$topic"
    rm -f "$name".*
    run_compiler "$1" "$name" || { cat "$work/said" >&2; echo "FAILED: $1" >&2; return 1; }
}

# Files of the archive whose source is gone or has no such line any more.
remove_left_overs() {
    (cd "$work/tree" && find . -type f) | sed 's/\.[^.]*$//' | sort -u | while read -r name; do
        grep -qs '^// fxc: ' "$shaders/$name.hlsl" "$here/$name.hlsl" || [ -f "$here/$name.tokens" ] ||
            rm -f "$work/tree/$name".*
    done
}

if [ $# -gt 0 ]; then
    [ ! -f "$archive" ] || tar -xf "$archive" -C "$work/tree"
    for source; do printf '%s/%s\n' "$(cd "$(dirname "$source")" && pwd)" "$(basename "$source")"; done >"$work/list"
else
    find "$shaders" "$here/programs" -name '*.hlsl' -exec grep -l '^// fxc: ' {} + >"$work/list"
    find "$here/programs" -name '*.tokens' >>"$work/list"
fi
while read -r source; do compile "$source"; done <"$work/list"
remove_left_overs
tar --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mtime=@0 --mode=a=rX,u+w -C "$work/tree" -c . |
    xz -9 >"$archive"
echo "$(wc -l <"$work/list") shaders compiled, $(tar -tf "$archive" | grep -c '\.dxbc$') in the archive"
