#!/bin/bash
# Builds and runs every test: the layout of the sources, builds with gcc and clang in which warnings are errors, all
# tests of the gcc build, and those with all shaders and with damaged input once more under AddressSanitizer and UBSan,
# parallel conversions under ThreadSanitizer.
#   run-all.sh [BUILD-FOLDER]        default: build-tests
set -u -o pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
build=${1:-$top/build-tests}
passed=0
failed=0

# step NAME COMMAND...: counts a step that has no tests of its own to count.
step() {
    local name=$1
    shift
    echo "== $name"
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $name"
    fi
}

# tests NAME FOLDER [CTEST-ARGUMENT...]: runs ctest and counts its tests.
tests() {
    local name=$1 folder=$2 counts
    shift 2
    echo "== $name"
    ctest --test-dir "$folder" --output-on-failure -j 2 "$@" | tee "$folder/ctest.txt"
    counts=$(sed -n 's/.* \([0-9]*\) tests failed out of \([0-9]*\)$/\1 \2/p' "$folder/ctest.txt")
    if [ -z "$counts" ] || [ "${counts#* }" -eq 0 ]; then
        failed=$((failed + 1))
        echo "FAILED: $name: no tests were run"
    else
        failed=$((failed + ${counts% *}))
        passed=$((passed + ${counts#* } - ${counts% *}))
    fi
}

# build_with C-COMPILER C++-COMPILER FOLDER TARGETS [CMAKE-ARGUMENT...]
build_with() {
    local compiler=$1 cxx_compiler=$2 folder=$3 targets=$4
    shift 4
    cmake -G Ninja -S "$top" -B "$folder" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_CXX_COMPILER="$cxx_compiler" "$@" \
        >"$folder.txt" || { cat "$folder.txt"; return 1; }
    grep 'Not found' "$folder.txt"
    # shellcheck disable=SC2086
    cmake --build "$folder" -j 2 -t $targets >"$folder.txt" || { tail -n 100 "$folder.txt"; return 1; }
}

# Other versions of clang-format lay out a few things differently.
layout() {
    local files
    if ! clang-format --version | grep -q 'version 14\.'; then
        echo 'skipped: takes clang-format 14'
        return 0
    fi
    mapfile -t files < <(find "$top" -path "$top/build*" -prune -o \( -name '*.c' -o -name '*.h' \) -print)
    clang-format --dry-run -Werror "${files[@]}" 2>&1 | sed -n 's/:[0-9]*:[0-9]*: error: .*//p' | uniq -c
}

threads_sanitized() {
    cmake -G Ninja -S "$top" -B "$1" -DDXS_SANITIZE=thread -DCMAKE_BUILD_TYPE=RelWithDebInfo >"$1.txt" &&
        cmake --build "$1" -j 2 -t robustness_threads >"$1.txt" || { tail -n 100 "$1.txt"; return 1; }
    "$1/tests/robustness/robustness_threads" "$top/tests/fuzz/corpus" "$top/tests/shaders/binding" >"$1.txt" 2>&1 && return
    cat "$1.txt"
    grep -q 'ThreadSanitizer: unexpected memory mapping' "$1.txt" && echo 'skipped: it does not start on this kernel'
}

mkdir -p "$build"
step 'layout of the sources' layout
step 'build with gcc' build_with gcc g++ "$build/gcc" all -DDXS_WERROR=ON
tests 'tests' "$build/gcc"
step 'build with clang' build_with clang clang++ "$build/clang" all -DDXS_WERROR=ON
tests 'the same words from clang as from gcc' "$build/clang" -L shaders
step 'equal words from other compilers' "$top/tests/robustness/determinism.sh" "$build/determinism"
# Of folders whose tests have a label, as only these run.
labelled=$(printf 'tests/%s/all ' unit dxil golden decoders robustness fuzz compat)
step 'build with sanitizers' build_with gcc g++ "$build/sanitized" "$labelled" -DDXS_SANITIZE=address,undefined \
    -DCMAKE_BUILD_TYPE=RelWithDebInfo
tests 'all shaders and damaged input under sanitizers' "$build/sanitized" -L 'shaders|hostile'
step 'parallel conversions under ThreadSanitizer' threads_sanitized "$build/threads"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
