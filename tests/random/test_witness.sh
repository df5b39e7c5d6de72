#!/bin/bash
# Checks generated modules with LLVM: its verifier must accept the modules of many seeds.
#   test_witness.sh RANDOM-SHADERS LLVM-DIS [COUNT]
set -u
program=$1
disassembler=$2
count=${3:-150}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
read_by_llvm=0

"$program" --seed 1 --count "$count" --write "$folder" || exit 1
for shader in "$folder"/*.dxil; do
    # The bitcode stands behind the container's header, as tests/common/bitcode_writer.c lays it out.
    tail -c +69 "$shader" >"$folder/module.bc"
    "$disassembler" "$folder/module.bc" -o /dev/null || { echo "not read by LLVM: $shader"; exit 1; }
    read_by_llvm=$((read_by_llvm + 1))
done
echo "$read_by_llvm modules read by LLVM"
[ "$read_by_llvm" -eq "$count" ]
