#!/bin/sh
# Messages placed by hand: a shader is written as GLSL, edited, compiled by glslang and run; its messages are shown.
#   print_by_hand.sh DXIL-SPIRV PRINT-BY-HAND TOP-FOLDER        77: no glslangValidator
set -eu
command -v glslangValidator >/dev/null || { echo 'skipped: no glslangValidator (Debian: glslang-tools)'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" "$3/examples/squares.dxil" --glsl -o "$folder/squares.comp"
sed -i -e '1a\
#extension GL_GOOGLE_include_directive : require\
#define DXS_PRINT_THREAD gl_GlobalInvocationID\
#define DXS_PRINT_HASH uvec2(0x9ABCDEF0, 0x12345678)\
#define DXS_PRINT_DRAW (gl_GlobalInvocationID.x - 2u)\
#include "dxs_print.glsl"' -e '/^void main/,/^{/s/^{/{\
    if (gl_GlobalInvocationID.x == 5u) {\
        dxs_print(7, numbers_1._m0[gl_GlobalInvocationID.x]);\
        dxs_print(8, vec3(0.5, -2.0, 1e10));\
        dxs_print(9, ivec2(-3, 4));\
        dxs_print(10, bvec2(true, false));\
        dxs_print(11);\
    }/' "$folder/squares.comp"
glslangValidator -V --target-env vulkan1.1 -I"$3/include" -o "$folder/squares.spv" "$folder/squares.comp"
"$2" "$folder/squares.spv" "$folder/records"
"$1" print-records "$folder/records" >"$folder/shown"
diff "$folder/shown" - <<END
123456789abcdef0 draw 3 thread 5 0 0
  message 7 -> 5
  message 8 -> 0.5, -2, 1e+10
  message 9 -> -3, 4
  message 10 -> true, false
  message 11
END
