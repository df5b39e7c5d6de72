#!/bin/bash
# Examples show their true output: every console block of the documents (```console; commands begin with "$ ") is run, from
# a folder with the test shaders, and compared. The README's, which depends on SPIRV-Cross, is tests/cli/run.sh's.
#   examples.sh DXIL-SPIRV TOP-FOLDER
set -u
program=$(realpath "$1")
cd "$2" || exit 2
top=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/run"
ln -s "$program" "$work/bin/dxil-spirv"
ln -s "$top/tests" "$work/run/tests"
PATH=$work/bin:$PATH
ran=0
failed=0
while read -r document; do
    awk '/^```/ { inside = 0 } inside; /^```console$/ { inside = 1 }' "$document" >"$work/expected"
    [ -s "$work/expected" ] || continue
    while read -r line; do
        ran=$((ran + 1))
        printf '$ %s\n' "$line"
        (cd "$work/run" && eval "$line" 2>&1)
    done < <(sed -n 's/^\$ //p' "$work/expected") >"$work/actual"
    diff -u --label "$document" --label 'what its examples print' "$work/expected" "$work/actual" || failed=$((failed + 1))
done < <(find . -path './build*' -prune -o -path ./.git -prune -o -name '*.md' ! -path ./README.md -print | sort)
echo "$ran commands, $failed documents with wrong output"
[ "$failed" -eq 0 ] && [ "$ran" -gt 20 ]
