#!/bin/sh
# Print records tell which dispatch or draw wrote them: on a device, and compared with the executor's values.
#   test.sh DXIL-SPIRV VULKAN-PRINT-DRAWS TOP-FOLDER
set -eu
tool=$1
shaders=$3/tests/shaders/debug
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$tool" "$3/examples/squares.dxil" --shader-hash 0xC --print 2-4 --print-thread 5 --print-draw uniform:0:7:8 \
    -o "$folder/compute.spv"
"$tool" "$shaders/print-draw-vertex.dxil" --shader-hash 0xA --print 1,5-6 --print-thread 1 --print-draw push:12 \
    -o "$folder/vertex.spv"
"$tool" "$shaders/print-draw-pixel.dxil" --shader-hash 0xB --print 1-4 --print-thread 1,2 --print-draw push:12 \
    -o "$folder/pixel.spv"
"$2" "$folder/compute.spv" "$folder/vertex.spv" "$folder/pixel.spv" "$folder/dispatches" "$folder/draws"

expect() { # FILE; standard input: what it must be
    diff "$1" - || { echo "$1 is not as expected" >&2; exit 1; }
}

# Value 5 becomes 25, then 625.
"$tool" print-records "$folder/dispatches" >"$folder/shown"
expect "$folder/shown" <<END
000000000000000c draw 16711691 thread 5 0 0
  f0 #2 -> 5
  f0 #3 -> 5
  f0 #4 -> 25
000000000000000c draw 16711692 thread 5 0 0
  f0 #2 -> 25
  f0 #3 -> 25
  f0 #4 -> 625
END

# Pixel 1,2 has its center at 1.5,2.5: 0.375,0.625 of a viewport of 4 x 4; 0.1875,0.3125 of one of 8 x 8.
"$tool" print-records "$folder/draws" >"$folder/shown"
expect "$folder/shown" <<END
000000000000000a draw 1 thread 1 0 0
  f0 #1 -> 0
  f0 #5 -> 0
  f0 #6 -> 2
000000000000000a draw 2 thread 1 0 0
  f0 #1 -> 0
  f0 #5 -> 0
  f0 #6 -> 2
000000000000000b draw 1 thread 1 2 0
  f0 #1 -> 0.375
  f0 #2 -> 0.625
  f0 #3 -> 1.25
  f0 #4 -> 1.625
000000000000000b draw 2 thread 1 2 0
  f0 #1 -> 0.1875
  f0 #2 -> 0.3125
  f0 #3 -> 0.625
  f0 #4 -> 0.8125
END
"$tool" print-records "$folder/draws" "$shaders/print-draw-pixel.dxil" --shader-hash 0xB --draw 2 >"$folder/shown"
expect "$folder/shown" <<END
000000000000000a draw 2 thread 1 0 0
  f0 #1 -> 0
  f0 #5 -> 0
  f0 #6 -> 2
000000000000000b draw 2 thread 1 2 0
  f0 #1 %2 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 0, i32 undef) -> 0.1875
  f0 #2 %3 = call float @dx.op.loadInput.f32(i32 4, i32 0, i32 0, i8 1, i32 undef) -> 0.3125
  f0 #3 %4 = fmul fast float %3, 2.000000e+00 -> 0.625
  f0 #4 %5 = fadd fast float %4, %2 -> 0.8125
END
"$tool" print-records "$folder/draws" --draw 0-1 >"$folder/shown"
[ "$(grep -c ' draw 1 thread ' "$folder/shown")" = 2 ]
grep -q ' draw 2 ' "$folder/shown" && exit 1
"$tool" print-records "$folder/draws" --draw 3-4 >"$folder/shown" 2>"$folder/said" && exit 1
grep -q 'no record is of these draws' "$folder/said"
[ ! -s "$folder/shown" ]

# Instructions and values of the executor's trace: "#4 -> 25".
executor() {
    "$tool" run "$@" | sed -n 's/.* \(#[0-9]*\).* -> \([^ ,]*\).*/\1 -> \2/p'
}
device() { # BUFFER DRAW HASH
    "$tool" print-records "$1" --draw "$2" | sed -n "/^0*$3 /,/^0/s/^  f0 //p"
}
same() { # what both have, in the order of the executor
    grep -F -x -f "$folder/device" "$folder/executor" | diff "$folder/device" - ||
        { echo "the executor has other values" >&2; exit 1; }
}
for value in '5 16711691' '25 16711692'; do
    executor "$3/examples/squares.dxil" --buffer "u0=u32:0,0,0,0,0,${value% *}" --trace 5 >"$folder/executor"
    device "$folder/dispatches" "${value#* }" c >"$folder/device"
    same
done
for size in '1 0,0,1,0,0,1' '2 0,0,0.5,0,0,0.5'; do
    executor "$shaders/print-draw-pixel.dxil" --pixels 4 4 --interpolant "AT=f32:${size#* }" --buffer u0=zeros:1 \
        --trace 1,2 >"$folder/executor"
    device "$folder/draws" "${size% *}" b >"$folder/device"
    same
    executor "$shaders/print-draw-vertex.dxil" --vertices 3 --trace 1 >"$folder/executor"
    device "$folder/draws" "${size% *}" a >"$folder/device"
    same
done
