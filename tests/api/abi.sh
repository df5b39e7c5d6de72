#!/bin/bash
# Compares the binary interface of the shared libraries with that of a release, by abidiff (Debian: abigail-tools).
#   abi.sh [REVISION]      default: the last tag
# Exit code 0: programs compiled for REVISION run with this library. 1: they may not; the report says why.
# 77: nothing to compare (no abidiff, no tag). docs/reference/abi.md has the policy.
set -u -o pipefail
top=$(cd "$(dirname "$0")/../.." && pwd)
command -v abidiff >/dev/null || { echo 'skipped: abidiff is not installed (Debian: abigail-tools)'; exit 77; }
revision=${1:-$(git -C "$top" describe --tags --abbrev=0 2>/dev/null)}
[ -n "$revision" ] || { echo 'skipped: there is no tag to compare with; name a revision'; exit 77; }
git -C "$top" rev-parse --verify --quiet "$revision^{commit}" >/dev/null || { echo "$revision: no such revision"; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# build SOURCES FOLDER: the shared libraries with debug information, which abidiff reads.
build() {
    cmake -G Ninja -S "$1" -B "$2" -DCMAKE_BUILD_TYPE=Debug -DDXS_BUILD_TESTS=OFF -DDXS_BUILD_EXAMPLES=OFF \
        -DDXS_BUILD_CLI=OFF >"$work/log" 2>&1 &&
        cmake --build "$2" -j 2 -t dxs_shared dxs_decoders_shared >"$work/log" 2>&1 || { cat "$work/log"; return 2; }
}

mkdir "$work/old"
git -C "$top" archive "$revision" | tar -x -C "$work/old" || exit 2
build "$work/old" "$work/build-old" || exit 2
build "$top" "$work/build-new" || exit 2

failed=0
for library in libdxs.so spirv/decoders/libdxs_decoders.so; do
    echo "== $library since $revision"
    abidiff --no-added-syms --suppressions "$top/tests/api/abi.suppr" --headers-dir1 "$work/old/include" \
        --headers-dir2 "$top/include" "$work/build-old/$library" "$work/build-new/$library"
    code=$?
    # Bits: 1, 2 wrong use; 4 some change; 8 an incompatible one. Whatever abi.suppr does not allow counts.
    [ $((code & 3)) -eq 0 ] || exit 2
    [ "$code" -eq 0 ] && echo 'no change that matters' || failed=1
done
exit $failed
