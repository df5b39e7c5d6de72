#!/bin/sh
# Prints to vkd3d-proton's ring: one thread's product, in a message that wraps around; and a fault of four threads, in one.
#   ring-test.sh DXIL-SPIRV VULKAN-PRINT-RING TOP-FOLDER
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" "$3/examples/squares.dxil" --print 4 --print-thread 5 --print-to vkd3d-ring -o "$folder/squares.spv"
# 15 words: their number with the cookie; the hash; instance; thread 5, 0, 0; format; function 0, instruction 4, component 0;
# 25 as three kinds of number; the high word.
"$2" "$folder/squares.spv" >"$folder/shown"
diff - "$folder/shown" <<END
counter 39
deadca7f 9abcdef0 12345678 0 5 0 0 915 0 4 0 19 19 19 0
END
"$1" "$3/tests/shaders/debug/check-ring.dxil" --check values --check-to vkd3d-ring -o "$folder/check.spv"
"$2" "$folder/check.spv" >"$folder/shown"
# 12 words; thread 0, 0, 0; instruction 7; infinity as three kinds of number.
diff - "$folder/shown" <<END
counter 36
deadca7c 9abcdef0 12345678 0 0 0 0 91 7 7f800000 7f800000 7f800000
END
