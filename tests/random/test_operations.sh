#!/bin/bash
# Checks or rewrites docs/reference/operations.md with the random programs of many seeds.
#   test_reached.sh RANDOM-SHADERS OPERATIONS-PAGE TOP-FOLDER [--update]
set -u
random=$1
page=$2
top=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for stage in compute pixel vertex hull; do
    [ $stage = compute ] && count=6000 || count=1500
    mkdir "$folder/$stage"
    "$random" --stage $stage --seed 1 --count $count --write "$folder/$stage" >"$folder/log" || { cat "$folder/log"; exit 1; }
done
"$page" "$top/docs/reference/operations.md" "$top/tests/random/unreached.txt" "$top/tests/shaders" "$folder" "${@:4}"
