#!/bin/bash
# farm.sh with fuzzers that are scripts: findings with one stack are one, seeds differ, a second start goes on, and it
# stops at the number of runs.
set -u
farm=$(cd "$(dirname "$0")" && pwd)/farm.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/build/tests/fuzz"

expect() {
    if ! grep -qE -- "$2" <<<"$1"; then
        printf 'expected "%s" in:\n%s\n' "$2" "$1" >&2
        exit 1
    fi
}

# `quiet` finds nothing. `finder` crashes in one of two places, at an address that the seed decides; `slow` hangs at any
# place below one function.
cat >"$folder/build/tests/fuzz/libfuzzer_quiet" <<'SCRIPT'
#!/bin/bash
echo "stat::number_of_executed_units: 1000"
SCRIPT
cat >"$folder/build/tests/fuzz/libfuzzer_finder" <<'SCRIPT'
#!/bin/bash
for word in "$@"; do
    case $word in
    -seed=*) seed=${word#*=} ;;
    -artifact_prefix=*) prefix=${word#*=} ;;
    esac
done
echo "#500 NEW cov: 1"
echo "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x60$seed at pc 0x55$seed"
echo "    #0 0x55$seed in write_word_$((seed / 2 % 2)) /home/$seed/base/words.c:12:5"
echo "    #1 0x56$seed in convert /home/$seed/spirv/convert.c:99:1"
echo "    #2 0x57$seed in LLVMFuzzerTestOneInput /home/$seed/fuzz.c:1:1"
echo "input $seed" >"${prefix}crash-$seed"
exit 77
SCRIPT
cat >"$folder/build/tests/fuzz/libfuzzer_slow" <<'SCRIPT'
#!/bin/bash
for word in "$@"; do
    case $word in
    -seed=*) seed=${word#*=} ;;
    -artifact_prefix=*) prefix=${word#*=} ;;
    esac
done
echo "==7== ERROR: libFuzzer: timeout after 60 seconds"
echo "    #0 0x55$seed in inner_$seed /home/base/words.c:12:5"
echo "    #1 0x55$seed in loop /home/base/words.c:12:5"
echo "    #2 0x56$seed in convert /home/spirv/convert.c:99:1"
echo "    #3 0x56$seed in run_entry /home/fuzz.c:99:1"
echo "    #4 0x57$seed in LLVMFuzzerTestOneInput /home/fuzz.c:1:1"
echo "input" >"${prefix}timeout-$seed"
exit 70
SCRIPT
chmod +x "$folder"/build/tests/fuzz/*

report=$("$farm" "$folder/build" "$folder/out" --jobs 2 --runs 5000 --targets "quiet finder slow") && {
    echo "findings must be told by the exit code" >&2
    exit 1
}
expect "$report" '^quiet +[0-9]+ +[0-9]+000 '
expect "$report" '^[0-9]+ x finder-[0-9a-f]{12}: ERROR: AddressSanitizer: heap-buffer-overflow$'
expect "$report" '^        write_word_0 words.c:12$'
expect "$report" '^        write_word_1 words.c:12$'
expect "$report" '^[0-9]+ x slow-[0-9a-f]{12}: ERROR: libFuzzer: timeout$'
[ "$(find "$folder/out/findings" -mindepth 1 -maxdepth 1 | wc -l)" -eq 3 ] || { ls "$folder/out/findings" >&2; exit 1; }
[ "$(cut -f 2 "$folder/out/runs.tsv" | sort | uniq -d | wc -l)" -eq 0 ] || { echo "seeds repeat" >&2; exit 1; }
[ "$(cat "$folder"/out/findings/finder-*/count | awk '{ s += $1 } END { print s }')" -eq \
    "$(grep -c '^finder' "$folder/out/runs.tsv")" ] || { echo "findings are lost" >&2; exit 1; }

# Goes on: enough has run.
before=$(wc -l <"$folder/out/runs.tsv")
"$farm" "$folder/build" "$folder/out" --jobs 2 --runs 5000 --targets quiet >/dev/null
[ "$(wc -l <"$folder/out/runs.tsv")" -eq "$before" ] || { echo "it ran again" >&2; exit 1; }
"$farm" "$folder/build" "$folder/out" --jobs 1 --runs 9000 --targets quiet >/dev/null
[ "$(wc -l <"$folder/out/runs.tsv")" -gt "$before" ] || { echo "it did not go on" >&2; exit 1; }
[ "$(cut -f 2 "$folder/out/runs.tsv" | sort | uniq -d | wc -l)" -eq 0 ] || { echo "seeds repeat" >&2; exit 1; }

# Many processes at once: no line, no seed and no finding is lost.
"$farm" "$folder/build" "$folder/many" --jobs 32 --runs 30000 --targets "quiet finder" >/dev/null
lines=$(wc -l <"$folder/many/runs.tsv")
[ "$(awk -F'\t' 'NF == 5 && $3 > 0' "$folder/many/runs.tsv" | wc -l)" -eq "$lines" ] || { echo "torn lines" >&2; exit 1; }
[ "$(cut -f 2 "$folder/many/runs.tsv" | sort -n | uniq | wc -l)" -eq "$lines" ] || { echo "seeds repeat" >&2; exit 1; }
[ "$(cat "$folder/many/next-seed")" -eq $((lines + 1)) ] || { echo "processes are lost" >&2; exit 1; }
[ "$(cat "$folder"/many/findings/finder-*/count | awk '{ s += $1 } END { print s }')" -eq \
    "$(grep -c '^finder' "$folder/many/runs.tsv")" ] || { echo "findings of many processes are lost" >&2; exit 1; }
[ -z "$(ls "$folder/many/work")" ] || { echo "work folders are left" >&2; exit 1; }

# A signal ends its processes, too.
cat >"$folder/build/tests/fuzz/libfuzzer_sleeper" <<SCRIPT
#!/bin/bash
echo \$\$ >"$folder/sleeper"
exec sleep 60
SCRIPT
chmod +x "$folder/build/tests/fuzz/libfuzzer_sleeper"
"$farm" "$folder/build" "$folder/out" --jobs 1 --targets sleeper >/dev/null &
for _ in $(seq 200); do
    [ -s "$folder/sleeper" ] && break
    sleep 0.1
done
kill $!
begin=$SECONDS
wait $!
[ $((SECONDS - begin)) -lt 30 ] || { echo "it did not stop" >&2; exit 1; }
kill -0 "$(cat "$folder/sleeper")" 2>/dev/null && { echo "a process is left" >&2; exit 1; }
grep -q '^sleeper' "$folder/out/runs.tsv" || { echo "the stopped process is not counted" >&2; exit 1; }
echo "findings are kept by stack"
