#!/bin/bash
# Checks the format of the sources, builds with gcc, where warnings are errors, and runs the tests of that build.
#   run.sh [--all] [BUILD-FOLDER]        default: build-tests
# --all adds tests with the label `further` (shaders and random programs under other options and bound in other ways,
# decoders on a device, SwiftShader, packages, `verify`), a build with clang, equal words from other compilers and
# machines, AddressSanitizer and UBSan (all shaders and damaged input), and ThreadSanitizer (parallel conversions).
set -u -o pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
with_all=false
[ "${1-}" = --all ] && with_all=true && shift
build=${1:-$top/build-tests}
jobs=$(nproc)
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
    ctest --test-dir "$folder" --output-on-failure -j "$jobs" "$@" | tee "$folder/ctest.txt"
    sed -n '/(Skipped)$/d; s/^\t *[0-9]* - \([^ ]*\) .*/\1/p' "$folder/ctest.txt" | while read -r name; do
        echo "repeat: ctest --test-dir $folder --output-on-failure -R '^$name\$'"
    done
    counts=$(sed -n 's/.* \([0-9]*\) tests failed out of \([0-9]*\)$/\1 \2/p' "$folder/ctest.txt")
    if [ -z "$counts" ] || [ "${counts#* }" -eq 0 ]; then
        failed=$((failed + 1))
        echo "FAILED: $name: no tests were run"
    else
        failed=$((failed + ${counts% *}))
        passed=$((passed + ${counts#* } - ${counts% *}))
    fi
}

# Shows a line for each tenth of ninja's lines "[FINISHED/TOTAL] ...".
show_progress() {
    local line tenth shown=0
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        tenth=$((BASH_REMATCH[1] * 10 / BASH_REMATCH[2]))
        [ "$tenth" -eq "$shown" ] || echo "   $((tenth * 10)) % built"
        shown=$tenth
    done
}

# build_with C-COMPILER C++-COMPILER FOLDER TARGETS [CMAKE-ARGUMENT...]
build_with() {
    local compiler=$1 cxx_compiler=$2 folder=$3 targets=$4
    shift 4
    cmake -G Ninja -S "$top" -B "$folder" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_CXX_COMPILER="$cxx_compiler" "$@" \
        >"$folder.txt" || { cat "$folder.txt"; return 1; }
    grep 'Not found' "$folder.txt"
    # shellcheck disable=SC2086
    cmake --build "$folder" -j "$jobs" -t $targets | tee "$folder.txt" | show_progress || { tail -n 100 "$folder.txt"; return 1; }
}

# Other versions of clang-format format a few things differently.
format() {
    local files
    if ! clang-format --version | grep -q 'version 14\.'; then
        echo 'skipped: takes clang-format 14'
        return 0
    fi
    mapfile -t files < <(find "$top" -path "$top/build*" -prune -o \( -name '*.c' -o -name '*.h' \) -print)
    clang-format --dry-run -Werror "${files[@]}" 2>&1 | sed -n 's/:[0-9]*:[0-9]*: error: .*//p' | uniq -c
}

threads_sanitized() {
    cmake -G Ninja -S "$top" -B "$1" -DDXS_SANITIZE=thread -DDXS_BUILD_COMPAT=ON -DCMAKE_BUILD_TYPE=RelWithDebInfo >"$1.txt" &&
        cmake --build "$1" -j "$jobs" -t robustness_threads compat_drive >"$1.txt" || { tail -n 100 "$1.txt"; return 1; }
    "$1/tests/robustness/robustness_threads" "$top/tests/fuzz/corpus" "$top/tests/shaders/binding" >"$1.txt" 2>&1 &&
        "$1/tests/compat/compat_drive" --threads 8 "$top/tests/fuzz/corpus" >"$1.txt" 2>&1 && return
    cat "$1.txt"
    grep -q 'ThreadSanitizer: unexpected memory mapping' "$1.txt" && echo 'skipped: it does not start on this kernel'
}

# A seed makes the same random programs, whatever compiler built the tests.
same_programs() {
    local compiler stage
    if [ ! -x "$build/gcc/tests/random/random-shaders" ]; then
        echo 'skipped: takes what random-shaders takes'
        return 0
    fi
    for compiler in gcc clang; do
        for stage in compute pixel vertex geometry hull domain mesh; do
            mkdir -p "$build/programs/$compiler/$stage" || return 1
            "$build/$compiler/tests/random/random-shaders" --stage "$stage" --count 100 \
                --write "$build/programs/$compiler/$stage" || return 1
        done
    done
    diff -rq "$build/programs/gcc" "$build/programs/clang"
}

# The library makes the same words under other options, too, whatever compiler built it.
same_words() {
    local compiler settings
    if [ ! -x "$build/gcc/tests/mutation/mutation-words" ]; then
        echo 'skipped: takes what mutation-words takes'
        return 0
    fi
    while read -r -a settings; do
        for compiler in gcc clang; do
            "$build/$compiler/tests/mutation/mutation-words" "${settings[@]}" "$top/tests/shaders" </dev/null |
                grep '^= ' >"$build/words-$compiler.txt" || return 1
        done
        diff "$build/words-gcc.txt" "$build/words-clang.txt" || { echo "with ${settings[*]}"; return 1; }
    done <<'END'
--features 1
--features 2
--features 3
--random-signatures 1
--random-signatures 2
--policy --untyped-pointers
--programs 200 --features 1
END
}

# What --all adds.
other_builds() {
    # Without optimisation, which takes less than half the time, and with the assertions.
    step 'build with clang' build_with clang clang++ "$build/clang" all -DDXS_WERROR=ON -DCMAKE_BUILD_TYPE=None \
        -DCMAKE_C_FLAGS=-O0
    tests 'the same words from clang as from gcc' "$build/clang" -L shaders
    step 'the same words under other options' same_words
    step 'the same random programs from clang as from gcc' same_programs
    step 'equal words from other compilers' "$top/tests/robustness/determinism.sh" \
        "$build/gcc/tests/robustness/dxs-hashes" "$build/determinism"
    # Of folders whose tests have a label, as only these run.
    local labelled
    labelled=$(printf 'tests/%s/all ' unit dxil dxbc golden decoders robustness fuzz compat)
    step 'build with sanitizers' build_with gcc g++ "$build/sanitized" "$labelled" -DDXS_SANITIZE=address,undefined \
        -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS='-O1 -g1' -DCMAKE_CXX_FLAGS='-O1 -g1'
    tests 'all shaders and damaged input under sanitizers' "$build/sanitized" -L 'shaders|hostile'
    step 'parallel conversions under ThreadSanitizer' threads_sanitized "$build/threads"
}

mkdir -p "$build"
step 'format of the sources' format
step 'build with gcc' build_with gcc g++ "$build/gcc" all -DDXS_WERROR=ON
if $with_all; then
    tests 'all tests' "$build/gcc"
    other_builds
else
    tests 'tests' "$build/gcc" -LE further
    echo 'Not run: other options and bindings, more graphs, verify, packages, decoders on a device, SwiftShader; clang,'
    echo 'sanitizers, threads, other compilers and machines.'
    echo 'tests/run.sh --all runs them, too.'
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
