#!/bin/bash
# Fuzzes all targets with many processes, until it is stopped, and keeps what they find: for a machine that nobody
# needs for a day or a month. Started again with the same folder, it goes on where it was.
#   farm.sh BUILD FOLDER [--jobs N] [--runs N] [--seconds N] [--targets "NAME..."]
#     BUILD      a build with DXS_LIBFUZZER=ON and DXS_SANITIZE=address,undefined (tests/README.md)
#     --jobs     processes at a time; default: one per processor
#     --runs     stop after this many runs in all, those of earlier starts included; default: never
#     --seconds  of one process, before the next target's turn; default: 600
#     --targets  default: all that BUILD has
#   farm.sh --report FOLDER      says what there is: runs, rates, findings
# FOLDER/corpus/TARGET    inputs that reach new code; all processes of a target share them
# FOLDER/findings/STACK   one folder for each stack: first input, log, and how often it came
# FOLDER/runs.tsv         a line for each process that ended: target, seed, runs, seconds, findings
set -u
top=$(cd "$(dirname "$0")/../.." && pwd)
me=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")

usage() {
    sed -n '2,15s/^# \{0,1\}//p' "$me" >&2
    exit 2
}

# ---- Findings --------------------------------------------------------------------------------------------------------

# frames_of LOG: function and place of each frame, innermost first, without addresses and folders.
frames_of() {
    awk '/^ *#[0-9]+ .* in / {
             frame = $0; sub(/^ *#[0-9]+ +0x[0-9a-f]+ in /, "", frame); sub(/ \(.*/, "", frame)
             if (frame ~ /^LLVMFuzzerTestOneInput/) exit
             split(frame, part, " "); sub(/.*\//, "", part[2]); sub(/:[0-9]+$/, "", part[2])
             if (part[1] !~ /^(__|fuzzer::|demand$|abort$|raise$|pthread_kill)/) print part[1], part[2] }' "$1"
}

# stack_of LOG: the kind of the error, a broken promise, and the inner frames; of inputs that take too much time or
# memory the outer ones, because the inner ones are chance.
stack_of() {
    local kind
    kind=$(grep -m1 -oE 'ERROR: (AddressSanitizer|LeakSanitizer|libFuzzer): [a-z-]+|runtime error: [a-z ]+' "$1")
    echo "$kind"
    grep -m1 '^broken: ' "$1"
    case $kind in
    *timeout* | *out-of-memory*) frames_of "$1" | tail -n 3 ;;
    *) frames_of "$1" | head -n 4 ;;
    esac
}

# keep TARGET INPUT LOG: files a finding under its stack.
keep() {
    local target=$1 input=$2 log=$3 stack name place
    stack=$(stack_of "$log")
    name=$target-$(printf '%s' "$stack" | sha256sum | cut -c1-12)
    place=$folder/findings/$name
    (
        flock 9
        if [ ! -d "$place" ]; then
            mkdir -p "$place"
            printf '%s\n' "$stack" >"$place/stack"
            cp "$input" "$place/input"
            tail -n 400 "$log" >"$place/log"
            echo "new: $name: $(head -n 1 "$place/stack")"
        elif [ "$(wc -c <"$input")" -lt "$(wc -c <"$place/input")" ]; then
            cp "$input" "$place/input" # the smallest one
        fi
        echo $(($(cat "$place/count" 2>/dev/null || echo 0) + 1)) >"$place/count"
    ) 9>"$folder/lock"
    rm -f "$input"
}

# ---- Processes -------------------------------------------------------------------------------------------------------

# The folders of inputs that a target begins with.
seeds_of() {
    local fuzz=$top/tests/fuzz found=$build/tests/fuzz/found
    case $1 in
    root_signature) echo "$found/root_signatures $build/tests/unit/root_signatures" ;;
    decoders) echo "$found/decoders" ;;
    graph | command) echo "$found/$1" ;;
    *) echo "$folder/shaders $fuzz/corpus $found/shaders $fuzz/regressions" ;;
    esac
}

# All shaders of the tests in a folder that holds nothing else.
gather_shaders() {
    mkdir -p "$folder/shaders"
    (cd "$top/tests/shaders" && find . -name '*.dxil' | tar -cT -) | tar -xC "$folder/shaders"
}

# one_process TARGET SEED: runs until it finds something or its time is over.
one_process() {
    local target=$1 seed=$2 work=$folder/work/$2 runs found=0 begin=$SECONDS
    mkdir -p "$work" "$folder/corpus/$target"
    # shellcheck disable=SC2046 # the seeds are several folders
    ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 UBSAN_OPTIONS=print_stacktrace=1 \
        nice -n 19 "$build/tests/fuzz/libfuzzer_$target" -seed="$seed" -max_total_time="$seconds" -timeout=60 \
        -rss_limit_mb=4096 -max_len=65536 -reload=1 -print_final_stats=1 -artifact_prefix="$work/" \
        "$folder/corpus/$target" $(seeds_of "$target") >"$work/log" 2>&1 &
    trap 'kill $! 2>/dev/null' TERM
    while kill -0 $! 2>/dev/null; do
        wait $!
    done
    trap - TERM
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/log" | tail -n 1)
    # a process that crashes prints no statistics
    [ -n "$runs" ] || runs=$(grep -oE '^#[0-9]+' "$work/log" | tail -n 1 | tr -d '#')
    for input in "$work"/crash-* "$work"/timeout-* "$work"/oom-* "$work"/leak-*; do
        [ -f "$input" ] || continue
        keep "$target" "$input" "$work/log"
        found=$((found + 1))
    done
    (
        flock 9
        printf '%s\t%s\t%s\t%s\t%s\n' "$target" "$seed" "${runs:-0}" $((SECONDS - begin)) "$found" >>"$folder/runs.tsv"
    ) 9>"$folder/lock"
    rm -rf "$work"
}

total_runs() {
    awk -F'\t' '{ sum += $3 } END { printf "%.0f\n", sum }' "$folder/runs.tsv" 2>/dev/null
}

report() {
    [ -f "$folder/runs.tsv" ] || { echo "nothing has run yet"; return; }
    awk -F'\t' '{ runs[$1] += $3; time[$1] += $4; found[$1] += $5; processes[$1]++ }
                END { printf "%-16s %9s %14s %10s %9s\n", "target", "processes", "runs", "runs/s", "findings"
                      for (t in runs) {
                          printf "%-16s %9d %14.0f %10.1f %9d\n", t, processes[t], runs[t],
                                 runs[t] / (time[t] ? time[t] : 1), found[t]
                          all += runs[t]; took += time[t]; finds += found[t]; n += processes[t] }
                      printf "%-16s %9d %14.0f %10.1f %9d\n", "all", n, all, all / (took ? took : 1), finds }' \
        "$folder/runs.tsv"
    for place in "$folder"/findings/*/; do
        [ -d "$place" ] || continue
        echo "$(cat "$place/count") x $(basename "$place"): $(head -n 1 "$place/stack")"
        sed -n '2,4s/^/        /p' "$place/stack"
    done
}

# ---- The command line ------------------------------------------------------------------------------------------------

if [ "${1:-}" = --report ]; then
    [ $# -eq 2 ] || usage
    folder=$2
    report
    exit 0
fi
[ $# -ge 2 ] || usage
build=$1
folder=$2
shift 2
jobs=$(nproc)
most=0
seconds=600
targets=
while [ $# -ge 2 ]; do
    case $1 in
    --jobs) jobs=$2 ;;
    --runs) most=$2 ;;
    --seconds) seconds=$2 ;;
    --targets) targets=$2 ;;
    *) usage ;;
    esac
    shift 2
done
[ $# -eq 0 ] || usage
if [ -z "$targets" ]; then
    for program in "$build"/tests/fuzz/libfuzzer_*; do
        [ -x "$program" ] && targets="$targets ${program##*/libfuzzer_}"
    done
fi
for target in $targets; do
    [ -x "$build/tests/fuzz/libfuzzer_$target" ] || { echo "$build has no libfuzzer_$target" >&2; exit 2; }
done
[ -n "$targets" ] || { echo "$build has no fuzz targets: see tests/README.md" >&2; exit 2; }
mkdir -p "$folder/findings" "$folder/work"
folder=$(cd "$folder" && pwd)
build=$(cd "$build" && pwd)
rm -rf "$folder"/work/*
gather_shaders

stopping=
stop() {
    stopping=1
    # shellcheck disable=SC2046 # a word for each process
    kill $(jobs -p) 2>/dev/null
}
trap stop INT TERM
next=$(cat "$folder/next-seed" 2>/dev/null || echo 1)
shown=$SECONDS
while [ -z "$stopping" ]; do
    for target in $targets; do
        while [ "$(jobs -rp | wc -l)" -ge "$jobs" ] && [ -z "$stopping" ]; do
            wait -n
        done
        [ -z "$stopping" ] || break
        if [ "$most" -gt 0 ] && [ "$(total_runs || echo 0)" -ge "$most" ]; then
            stopping=1
            break
        fi
        one_process "$target" "$next" &
        next=$((next + 1))
        echo "$next" >"$folder/next-seed"
        if [ $((SECONDS - shown)) -ge 300 ]; then
            shown=$SECONDS
            date
            report
        fi
    done
done
wait
report
[ -z "$(ls -A "$folder/findings")" ]
