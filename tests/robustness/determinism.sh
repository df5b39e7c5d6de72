#!/bin/bash
# Output depends on the input only: builds for other machines, then compares hashes of all output for the test shaders
# with those of DXS-HASHES, a program of this machine's build. A machine is tried if its cross compiler (and its emulator,
# if it needs one) is installed; the script names the skipped ones. See docs/guides/platforms.md.
#   determinism.sh [--all] DXS-HASHES [BUILD-FOLDER]        default: build-determinism
# --all adds compilers and levels, and machines that differ from the others in nothing that has made a difference.
set -eu -o pipefail
top=$(cd "$(dirname "$0")/../.." && pwd)
all=false
[ "${1-}" = --all ] && all=true && shift
hashes=$(realpath "${1:?determinism.sh [--all] DXS-HASHES [BUILD-FOLDER]}")
build=${2:-$top/build-determinism}
mkdir -p "$build"
(cd "$top" && "$hashes" tests/shaders) >"$build/reference.hashes" </dev/null
wc -l <"$build/reference.hashes"

# build NAME TARGETS CMAKE-ARGUMENT...
build() {
    local folder=$build/$1 targets=$2
    shift 2
    cmake -G Ninja -S "$top" -B "$folder" -DCMAKE_BUILD_TYPE=None "$@" >"$folder.txt" || { cat "$folder.txt"; return 1; }
    # shellcheck disable=SC2086
    cmake --build "$folder" -j "$(nproc)" --target $targets >"$folder.txt" || { tail -n 50 "$folder.txt"; return 1; }
}

# compare NAME RUNNER...: by way of a file, for which wine's server does not keep us waiting.
compare() {
    local name=$1 program
    shift
    program=$(find "$build/$name/tests/robustness" -name dxs-hashes -o -name dxs-hashes.exe)
    (cd "$top" && "$@" "$program" tests/shaders) >"$build/$name.output" </dev/null
    tr -d '\r' <"$build/$name.output" >"$build/$name.hashes"
    cmp "$build/reference.hashes" "$build/$name.hashes"
}

# ---- Other machines ----

# links COMPILER FLAGS PROGRAM: whether it makes programs.
links() {
    # shellcheck disable=SC2086
    command -v "$1" >/dev/null && echo '#include <errno.h>
int main(void) { return errno; }' | "$1" $2 -x c -o "$3" - 2>/dev/null
}

# machine NAME COMPILER FLAGS SYSTEM RUNNER TARGETS: nothing where it cannot be tried.
machine() {
    local name=$1 compiler=$2 flags=$3 system=$4 runner=$5 targets=$6
    if ! links "$compiler" "$flags" "$build/$name.links"; then
        echo "$name: skipped, for want of $compiler $flags"
        return 1
    elif [ -n "$runner" ] && ! command -v "$runner" >/dev/null; then
        echo "$name: skipped, for want of $runner"
        return 1
    fi
    build "$name" "dxs-hashes $targets" -DCMAKE_SYSTEM_NAME="$system" -DCMAKE_C_COMPILER="$compiler" \
        -DCMAKE_C_FLAGS="-O1 $flags" -DCMAKE_EXE_LINKER_FLAGS="$([ "$system" = Linux ] && echo -static)" \
        -DDXS_WERROR=ON -DDXS_BUILD_TESTS=ON || exit 2
    # shellcheck disable=SC2086
    compare "$name" $runner || exit 2
    echo "$name: equal words"
}

# exports NAME OBJDUMP DLL PREFIX: the DLL exports names with the prefix only, and needs the C library only.
exports() {
    local wrong
    wrong=$("$2" -p "$3" |
        awk -v prefix="^$4" '/DLL Name:/ && tolower($3) !~ /^(kernel32|msvcrt|ucrtbase|api-ms-win-.*)\.dll$/ { print "needs", $3 }
             /^\t\[ *[0-9]+\] (\+base\[ *[0-9]+\] *)?(....)? ?[A-Za-z_]+$/ && $NF !~ prefix { print "exports", $NF }')
    [ -z "$wrong" ] || { echo "$1: $wrong"; exit 1; }
}

# What the DLLs export and need, and programs that call them.
check_dlls() {
    local name=$1 prefix=$2 wine=$3 folder=$build/$1
    exports "$name" "$prefix-objdump" "$folder/libdxs.dll" dxs_
    exports "$name" "$prefix-objdump" "$folder/compat/libdxil-spirv-c-shared.dll" dxil_spv_
    cp "$folder"/libdxs.dll "$folder/tests/api/"
    cp "$folder"/compat/libdxil-spirv-c-shared.dll "$folder/tests/compat/"
    "$wine" "$folder/tests/compat/compat_misuse.exe" "$top/tests/shaders/binding/table.dxil" \
        "$top/tests/unit/root_signatures/subobjects.dxil" </dev/null ||
        { echo "$name: a user of the C interface of dxil-spirv fails"; exit 1; }
    "$wine" "$folder/tests/api/header_c99.exe" </dev/null || { echo "$name: a user of the DLL fails"; exit 1; }
}

# Some kernels run no programs of 32 bits. Under the emulator, limits of time say nothing.
x86_32() {
    local narrow emulator='' tests=$build/x86-32/tests
    narrow="-m32 -D_FILE_OFFSET_BITS=64 -idirafter /usr/include/$(gcc -print-multiarch)"
    links gcc "$narrow" "$build/links" && ! "$build/links" 2>/dev/null && emulator=qemu-i386
    machine x86-32 gcc "$narrow" Linux "$emulator" 'robustness_hostile_inputs fuzz_convert fuzz_container' || return 0
    [ -z "$emulator" ] || return 0
    "$tests/robustness/robustness_hostile_inputs" | tail -n 1
    for target in convert container; do
        "$tests/fuzz/fuzz_$target" --runs 2000 "$top/tests/fuzz/corpus" "$top/tests/fuzz/regressions"
    done
}

# linux NAME COMPILER RUNNER
linux() {
    machine "$1" "$2" '' Linux "$3" '' || true
}

# windows NAME PREFIX WINE
windows() {
    export WINEDEBUG=-all WINEPREFIX=$build/wine-$1
    if machine "$1" "$2-gcc" '' Windows "$3" 'dxs_shared header_c99 dxil_spirv_compat compat_misuse'; then
        check_dlls "$1" "$2" "$3"
    fi
}

# beside COMMAND...: two at once, as a compiler, an emulator and wine leave a processor idle.
failed=0
beside() {
    "$@" &
    if [ "$(jobs -rp | wc -l)" -ge 2 ]; then
        wait -n || failed=1
    fi
}

if $all; then
    for variant in 'gcc -O0' 'gcc -O3' 'clang -O2'; do
        read -r compiler level <<<"$variant"
        build "$compiler$level" dxs-hashes -DCMAKE_C_COMPILER="$compiler" -DCMAKE_C_FLAGS="$level"
        compare "$compiler$level"
    done
    beside linux aarch64 aarch64-linux-gnu-gcc qemu-aarch64
    beside windows windows-32 i686-w64-mingw32 "${DXS_WINE32:-wine32}"
fi
beside x86_32
beside windows windows-64 x86_64-w64-mingw32 "$(command -v wine64 || echo /usr/lib/wine/wine64)"
beside linux s390x s390x-linux-gnu-gcc qemu-s390x
beside linux musl musl-gcc ''
for process in $(jobs -p); do
    wait "$process" || failed=1
done
exit $failed
