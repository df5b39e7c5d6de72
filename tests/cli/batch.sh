#!/bin/sh
# Many inputs: folders, names of outputs, shards, records, resuming.
#   batch.sh DXIL-SPIRV SHADERS
set -u
program=$1
shaders=$2
. "$(dirname "$0")/check.sh"

count() { find "$1" -type f -name "$2" | wc -l; }

# A tree: equal names in different folders, two extensions of one name, a library, damaged and other files.
tree=$folder/tree
mkdir -p "$tree/a/deep" "$tree/b"
cp "$shaders/pixel/discard-alpha.dxil" "$tree/a/shader.dxil"
cp "$shaders/pixel/discard-alpha.dxil" "$tree/a/deep/shader.dxil"
cp "$shaders/control-flow/fibonacci.dxil" "$tree/b/shader.dxil"
cp "$shaders/pixel/discard-alpha.dxil" "$tree/b/shader.cso"
cp "$shaders/library/compute-pair.dxil" "$tree/b/library.dxil"
printf 'DXBC and nothing else' >"$tree/b/damaged.dxil"
echo 'no shader' >"$tree/readme.txt"

expect 1 '6 inputs' "$tree" --output-folder "$folder/out" --spirv --reflect --records "$folder/records.jsonl"
check 'the summary counts' grep -q '5 converted, 1 failed; 1 other files' "$folder/output"
check 'the summary counts by error' grep -q '1 DXS_RESULT_INVALID_CONTAINER' "$folder/output"
for file in a/shader.spv a/shader.json a/deep/shader.spv b/shader.dxil.spv b/shader.cso.spv b/library.add.spv b/library.json; do
    check "the tree has $file" test -s "$folder/out/$file"
done
check 'every output is of its input' cmp "$folder/out/a/shader.spv" "$folder/out/b/shader.cso.spv"
"$program" "$tree/b/shader.dxil" -o "$folder/single.spv"
check 'a batch writes what a single conversion writes' cmp "$folder/single.spv" "$folder/out/b/shader.dxil.spv"
check 'one record for each input' test "$(grep -c '"exit_code"' "$folder/records.jsonl")" -eq 6
check 'a line for the other file' grep -qxF \
    "{\"input\": \"$tree/readme.txt\", \"skipped\": \"neither a DXBC container nor LLVM bitcode\"}" "$folder/records.jsonl"
check 'no line for anything else' test "$(wc -l <"$folder/records.jsonl")" -eq 7
check 'records tell the error' grep -q '"result": "DXS_RESULT_INVALID_CONTAINER"' "$folder/records.jsonl"

# Resuming: nothing is converted again, until an output, an input or an option changes.
set -- "$tree" --output-folder "$folder/out" --spirv --reflect --records "$folder/records.jsonl" --resume
expect 1 '0 converted, 5 up to date, 1 failed' "$@"
check 'a file that is skipped again has no other line' test "$(grep -c skipped "$folder/records.jsonl")" -eq 1
rm "$folder/out/b/library.add.spv"
expect 1 '1 converted, 4 up to date, 1 failed' "$@"
cp "$shaders/control-flow/fibonacci.dxil" "$tree/a/shader.dxil"
expect 1 '1 converted, 4 up to date, 1 failed' "$@"
printf '{"input": "half a line' >>"$folder/records.jsonl"
expect 1 '0 converted, 5 up to date, 1 failed' "$@"
expect 1 '5 converted, 1 failed' "$@" --demote-to-helper
expect 1 '5 converted, 1 failed' "$@" --demote-to-helper --root-cbv descriptor

# The same file of a device, whose limits have changed.
echo '{"VkPhysicalDeviceProperties": {"maxPushConstantsSize": 128}}' >"$folder/device.json"
expect 1 '5 converted, 1 failed' "$@" --device "$folder/device.json"
expect 1 '0 converted, 5 up to date, 1 failed' "$@" --device "$folder/device.json"
echo '{"VkPhysicalDeviceProperties": {"maxPushConstantsSize": 256}}' >"$folder/device.json"
expect 1 '5 converted, 1 failed' "$@" --device "$folder/device.json"

# Files without DXIL have names and reasons. First come those that are named like shaders.
mkdir "$folder/others"
: >"$folder/others/z.dxil"
echo text >"$folder/others/y.cso"
for name in a b c d; do echo text >"$folder/others/$name.png"; done
expect 0 '0 inputs' "$folder/others" --output-folder "$folder/others-out" --verbose --records "$folder/others.jsonl"
reason='neither a DXBC container nor LLVM bitcode'
{
    echo "         without DXIL: $folder/others/y.cso: $reason"
    echo "         without DXIL: $folder/others/z.dxil: empty"
    for name in a b c; do echo "         without DXIL: $folder/others/$name.png: $reason"; done
    echo '         and 1 more: --verbose and --records name all'
} >"$folder/expected"
check 'the summary names five' sh -c "grep -E '^         ' '$folder/output' | diff '$folder/expected' -"
check '--verbose names all' test "$(grep -c '^/.*: without DXIL: ' "$folder/output")" -eq 6
check 'records name all' test "$(grep -c '"skipped": "' "$folder/others.jsonl")" -eq 6
for shard in 1 2 3 4; do
    "$program" "$folder/others" --output-folder "$folder/others-out" --records "$folder/others-$shard.jsonl" --shard $shard/4 2>/dev/null
done
sort "$folder/others.jsonl" >"$folder/sorted"
check 'one shard names each' sh -c "sort '$folder'/others-?.jsonl | diff - '$folder/sorted'"
expect 1 "$tree/b/damaged.dxil: the container" "$tree" --output-folder "$folder/once" --verbose
check 'a message of --verbose has the path once' test "$(grep -c "damaged.dxil:.*damaged.dxil:" "$folder/output")" -eq 0

# Shards are disjoint and complete.
rm "$tree/b/damaged.dxil"
for shard in 1 2 3; do
    expect 0 'inputs in' "$tree" --output-folder "$folder/shards" --shard $shard/3 --jobs 2
    check 'a shard is a part' test "$(count "$folder/shards" '*.spv')" -lt $((2 * shard + 2))
done
"$program" "$tree" --output-folder "$folder/whole" 2>/dev/null
check 'shards together are the whole' diff -r "$folder/shards" "$folder/whole"
expect 2 'expected I/N, with I from 1 to N' "$tree" --output-folder "$folder/shards" --shard 4/3

# Manifests.
(cd "$tree" && find . -name '*.dxil' | sort) >"$folder/manifest"
check 'a manifest' sh -c "cd '$tree' && '$program' --manifest '$folder/manifest' --output-folder '$folder/listed' --stage-suffix"
check 'its outputs keep their paths' test -s "$folder/listed/a/deep/shader.frag.spv"
check 'stages before suffixes' test -s "$folder/listed/b/library.add.comp.spv"
check 'a manifest from a stream' sh -c "cd '$tree' && '$program' --manifest - --output-folder '$folder/stream' <'$folder/manifest'"
echo ../outside.dxil >"$folder/manifest"
expect 2 'expected a path without ..' --manifest "$folder/manifest" --output-folder "$folder/listed"

# No output is ever overwritten by another input's, nor an input by an output.
expect 2 'would have the same outputs' "$tree/a/shader.dxil" "$tree/a/deep/shader.dxil" --output-folder "$folder/clash"
cp "$shaders/pixel/discard-alpha.dxil" "$tree/b/library.add.dxil"
expect 2 'the output of another input' "$tree/b" --output-folder "$folder/clash"
mkdir "$folder/same"
cp "$shaders/pixel/discard-alpha.dxil" "$folder/same/shader.spv"
expect 2 'is an input' "$folder/same" --output-folder "$folder/same"
check 'the input is unharmed' cmp "$shaders/pixel/discard-alpha.dxil" "$folder/same/shader.spv"

# Names that are hard for JSON and shells.
odd='odd "name" \ with	tab'
mkdir "$folder/odd"
cp "$shaders/pixel/discard-alpha.dxil" "$folder/odd/$odd.dxil"
expect 0 '1 converted' "$folder/odd" --output-folder "$folder/odd-out" --records "$folder/odd.jsonl"
check 'an odd name' test -s "$folder/odd-out/$odd.spv"
expect 0 '1 up to date' "$folder/odd" --output-folder "$folder/odd-out" --records "$folder/odd.jsonl" --resume
expect 0 'converted' "$folder/odd" --output-folder "$folder/odd-out" --verbose

# GNU parallel, as docs/guides/many-shaders.md shows it.
if command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q GNU; then
    check 'GNU parallel' parallel "$program" "$tree/a" --output-folder "$folder/parallel" --shard '{}/2' ::: 1 2
    check 'its shards are the whole' test "$(count "$folder/parallel" '*.spv')" -eq 2
fi

finish
