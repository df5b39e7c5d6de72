#!/bin/sh
# The whole execution suite on the Vulkan device of this machine: the shaders with expected results, with the device's
# optional features and without; and all compute, vertex and pixel shaders with random inputs, compared with the
# executor. Prints the device and its driver, what failed, what was skipped and why, and totals.
#
#     run-on-device.sh [--device NAME] [--runs N] [--seed N] [--jobs N] [--bin FOLDER] [--shaders FOLDER]
#                      [--keep FOLDER]
#     run-on-device.sh --pack FOLDER [--bin FOLDER]
#
# --jobs shaders run at once, by default as many as there are processors. --bin is the build's tests/vulkan, or where
# copies of its programs are. --pack copies all that a run needs to a folder, so that it can go to a machine without the
# sources: run the copy of this script there.
set -u

here=$(cd "$(dirname "$0")" && pwd)
bin=$here
shaders=$here/shaders
skips=$here/compare_shaders/not-compared.txt
[ -f "$skips" ] || skips=$here/not-compared.txt # of a pack
keep=${TMPDIR:-/tmp}/shaders-that-failed
device= runs=10 seed=0 pack= jobs=$(nproc)

[ -d "$shaders" ] || shaders=$here/../shaders
while [ $# -gt 0 ]; do
    case $1 in
    --device) device=$2 ;;
    --runs) runs=$2 ;;
    --jobs) jobs=$2 ;;
    --seed) seed=$2 ;;
    --bin) bin=$2 ;;
    --shaders) shaders=$2 ;;
    --keep) keep=$2 ;;
    --pack) pack=$2 ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit 2 ;;
    esac
    [ $# -ge 2 ] || { echo "$1 takes an argument" >&2; exit 2; }
    shift 2
done
for program in vulkan-run-shaders vulkan-compare-shaders; do
    [ -x "$bin/$program" ] || { echo "no $program in $bin: name the build's tests/vulkan with --bin" >&2; exit 2; }
done
[ -d "$shaders" ] || { echo "no folder $shaders: name it with --shaders" >&2; exit 2; }

if [ -n "$pack" ]; then
    mkdir -p "$pack/shaders"
    cp "$bin/vulkan-run-shaders" "$bin/vulkan-compare-shaders" "$here/run-on-device.sh" "$skips" "$pack"
    for library in "$bin"/libdxs.so* "$bin"/../../libdxs.so*; do
        [ ! -e "$library" ] || cp -P "$library" "$pack"
    done
    find "$shaders" \( -name '*.dxil' -o -name '*.run' -o -name '*.hlsl' -o -name '*.ll' \) -print | while read -r file; do
        topic=$pack/shaders/$(basename "$(dirname "$file")")
        mkdir -p "$topic" && cp "$file" "$topic"
    done
    echo "packed: $(find "$pack" -type f | wc -l) files in $pack"
    exit 0
fi

LD_LIBRARY_PATH=$bin:$bin/../..${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export LD_LIBRARY_PATH
set -- --jobs "$jobs" ${device:+--device "$device"}
failed=0

run() {
    title=$1
    shift
    echo "== $title"
    "$@" || { failed=$((failed + 1)); echo "== $title: FAILED, modules are in $keep"; }
}

run "expected results, with the device's optional features" \
    "$bin/vulkan-run-shaders" "$@" --keep "$keep" "$shaders"
run "expected results, with the features of Vulkan 1.1 only" \
    "$bin/vulkan-run-shaders" "$@" --keep "$keep" --baseline "$shaders"
run "random inputs, against the executor ($runs runs each, seeds from $seed)" \
    "$bin/vulkan-compare-shaders" "$@" --keep "$keep" --skip "$skips" --runs "$runs" --seed "$seed" "$shaders"
[ $failed -eq 0 ] && echo "all passed"
exit $((failed > 0))
