#!/bin/sh
# Builds the Rust example against this build's library and runs it.
#   test.sh TOP-FOLDER LIBRARY-FOLDER TARGET-FOLDER VERSION        77: cargo, rustc or bindgen is missing
set -eu
top=$1
target=$3
version=$4
for tool in cargo rustc "${BINDGEN:-bindgen}"; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
mkdir -p "$target"
cd "$top/examples/rust"
export DXS_INCLUDE_DIR="$top/include" DXS_LIB_DIR="$2" CARGO_TARGET_DIR="$target"
cargo build --quiet --offline --locked --example translate
cargo test --quiet --offline --locked >"$target/tests" 2>&1 || { cat "$target/tests"; exit 1; }
translate="$target/debug/examples/translate"

"$translate" "$top/examples/squares.dxil" "$target" >"$target/shown"
words=$(($(wc -c <"$target/main.spv") / 4))
diff "$target/shown" - <<END
dxs $version
main: compute shader, 0 inputs, $words words of SPIR-V
  u0 in space 0: set 0, binding 2000
END
[ "$(od -A n -N 4 -t x1 "$target/main.spv" | tr -d ' ')" = 03022307 ]

# The entry points of a library, by one converter.
"$translate" "$top/tests/shaders/library/many-stages.dxil" | sed '/^  /d; s/, [0-9]* words of SPIR-V$//' >"$target/shown"
diff "$target/shown" - <<END
dxs $version
count: compute shader, 0 inputs
paint: pixel shader, 1 inputs
place: vertex shader, 1 inputs
END

# An error outlives the module that reported it.
if "$translate" "$top/examples/squares.hlsl" 2>"$target/shown"; then exit 1; fi
grep -q 'neither a DXBC container nor LLVM bitcode \[DXS_RESULT_INVALID_CONTAINER\]' "$target/shown"
