#!/bin/bash
# Programs that know more members and enumerators than the library, and fewer: both run. The headers to come are those of
# grown.py.
#   grown.sh newer-programs|newer-library C-COMPILER C++-COMPILER SHADER LIBRARY-FOLDER...
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
which=$1 cc=$2 cxx=$3 shader=$4
shift 4
command -v python3 >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$top/tests/api/grown.py" "$top/include" "$work/include"

# programs INCLUDE FOLDER...: compiles the programs with these headers, and runs them with the libraries in the folders.
programs() {
    local include=$1 paths source count=0
    shift
    paths=$(printf ' -L%s -Wl,-rpath,%s' $(printf '%s\n' "$@" | sed 'p'))
    for source in header.c inspect.c executor.c decoders.c header.cpp wrapper.cpp; do
        case $source in
        *.c) set -- "$cc" -std=c99 ;;
        *) set -- "$cxx" -std=c++11 ;;
        esac
        # shellcheck disable=SC2086
        "$@" -I"$include" "$top/tests/api/$source" -o "$work/program" $paths -ldxs_inspect -ldxs_exec -ldxs_decoders -ldxs
        "$work/program" "$shader" >"$work/output" || { echo "$source: exit code $?"; cat "$work/output"; exit 1; }
        count=$((count + 1))
    done
    echo "$count programs"
}

if [ "$which" = newer-programs ]; then
    programs "$work/include" "$@"
else
    mkdir "$work/source"
    (cd "$top" && tar -c --exclude './build*' --exclude ./tests --exclude ./reference --exclude ./.git .) | tar -x -C "$work/source"
    cp "$work"/include/* "$work/source/include/"
    cmake -G Ninja -S "$work/source" -B "$work/build" -DCMAKE_C_COMPILER="$cc" -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS=-w \
        -DDXS_BUILD_TESTS=OFF -DDXS_BUILD_CLI=OFF -DDXS_BUILD_EXAMPLES=OFF >"$work/log"
    cmake --build "$work/build" -j 2 -t dxs_shared dxs_inspect_shared dxs_exec_shared dxs_decoders_shared >"$work/log" ||
        { tail -n 30 "$work/log"; exit 1; }
    programs "$top/include" "$work/build" "$work/build/exec" "$work/build/decoders"
fi
