#!/bin/bash
# Falsifies one operation at a time on the CPU. A program must fail, be shrunk, still contain the operation, and pass
# when replayed without the fault.
#   test_shrinking.sh RANDOM-SHADERS
set -u
program=$1
most_nodes=20
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
status=0

for operation in mul fadd slt WaveActiveSum; do
    if "$program" --no-device --count 400 --wrong $operation --keep "$folder/$operation" --most-kept 1 >"$folder/log"; then
        echo "$operation: nothing failed"
        status=1
        continue
    fi
    kept=("$folder/$operation"/*.txt)
    nodes=$(sed -n 's/ nodes of .*//p' "${kept[0]}")
    echo "$operation: $(sed -n 3p "${kept[0]}")"
    if ! grep -q "$operation\." "${kept[0]}" || [ "$nodes" -gt $most_nodes ]; then
        cat "${kept[0]}"
        status=1
    fi
    "$program" --no-device --replay "$folder/$operation" >"$folder/log" || { cat "$folder/log"; status=1; }
done
exit $status
