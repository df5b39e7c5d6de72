#!/bin/bash
# LLVM reads generated modules of many seeds.
#   test_witness.sh RANDOM-SHADERS WITNESS [COUNT]
set -eu
count=${3:-500}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" --seed 1 --count "$count" --write "$folder"
"$2" --reads "$folder"/*.dxil | tee "$folder/output"
grep -qx "$count programs read by LLVM, 0 wrong" "$folder/output"
