#!/bin/bash
# The words depend on the input only: builds with two compilers at two levels of optimisation, and compares hashes of
# everything that the test shaders become.
#   determinism.sh [BUILD-FOLDER]        default: build-determinism
set -eu -o pipefail
top=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$top/build-determinism}
mkdir -p "$build"
for variant in 'gcc -O0' 'gcc -O3' 'clang -O2'; do
    read -r compiler level <<<"$variant"
    folder=$build/$compiler$level
    cmake -G Ninja -S "$top" -B "$folder" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="$level" \
        >"$folder.txt" || { cat "$folder.txt"; exit 1; }
    cmake --build "$folder" -j 2 --target dxs-hashes >"$folder.txt" || { tail -n 50 "$folder.txt"; exit 1; }
    (cd "$top" && "$folder/tests/robustness/dxs-hashes" tests/shaders) >"$folder.hashes"
    cmp "$build/gcc-O0.hashes" "$folder.hashes"
done
wc -l <"$build/gcc-O0.hashes"
