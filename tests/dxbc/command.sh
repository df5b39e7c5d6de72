#!/bin/sh
# The command line with programs of shader models 4 and 5.
#   command.sh DXIL-SPIRV FOLDER-OF-PROGRAMS  TEST-SHADERS
set -u
program=$1
programs=$2
shaders=$3
. "$(dirname "$0")/../cli/check.sh"

pixel=$programs/pixel/nested-loops.dxil
compute=$programs/programs/calls.dxil

expect 0 'breakc_nz r3.z' "$pixel" --dump-tokens
expect 0 'OpEntryPoint Fragment' "$pixel" --asm --validate
expect 0 'LoadInput' "$pixel" --dump-ir
expect 0 '; pixel, shader model 4.0, from DXBC' "$pixel" --dump-ir
expect 0 '"shader_model": "4.0"' "$pixel" --reflect
expect 0 '"name": "source"' "$pixel" --reflect
expect 0 '"members"' "$programs/binding/endless-arrays-of-one-descriptor.dxil" --reflect
expect 0 'Texture2D  source' "$pixel" --table
expect 0 'uniform texture2D source' "$pixel" --glsl
expect 0 '"required_features"' "$pixel" --features

# programs/flags.tokens
flags=$programs/programs/flags.dxil
check 'precise by component' test "$("$program" "$flags" --asm | grep -c NoContraction)" -eq 4
check 'two times' test "$("$program" "$flags" --asm | grep -c OpReadClockKHR)" -eq 2
expect 0 '@Barrier(i32 80, i32 4)' "$flags" --dump-ir
expect 0 '"shader_flags": 8192' "$flags" --reflect

# Inputs whose interpolation is not stated
if command -v python3 >/dev/null; then
    cat >"$folder/undefined.tokens" <<'end'
// Input signature:
// A                        0   xyzw        0     NONE   float   xyzw
// SV_SampleIndex           0   x           1   SAMPLE    uint   x
ps_5_0
dcl_input_ps undefined v0.xyzw
dcl_input_ps_sgv undefined v1.x, sampleIndex
ret
end
    python3 "$(dirname "$0")/assemble-tokens.py" "$folder/undefined.tokens" "$folder/undefined.dxbc"
    expect 0 'dcl_input_ps undefined v0.xyzw' "$folder/undefined.dxbc" --dump-tokens
    expect 0 'dcl_input_ps_sgv undefined v1.x, sampleIndex' "$folder/undefined.dxbc" --dump-tokens
fi

expect 1 'no program of shader model 4 or 5' "$shaders/pixel/nested-loops.dxil" --dump-tokens
head -c 300 "$pixel" >"$folder/short.dxbc"
expect 1 'DXS_RESULT_INVALID_CONTAINER' "$folder/short.dxbc" --dump-tokens
expect 1 'DXS_RESULT_INVALID_CONTAINER' "$folder/short.dxbc" --asm

# Suffixes choose formats, and folders hold files of this kind.
check 'a suffix for the listing' "$program" "$pixel" -o "$folder/out.asm" -o "$folder/out.spv"
check 'the listing' grep -q '^ps_4_0$' "$folder/out.asm"
mkdir "$folder/many"
cp "$pixel" "$folder/many/pixel.dxbc"
cp "$compute" "$folder/many/compute.dxbc"
expect 0 '2 converted' "$folder/many" --output-folder "$folder/converted" --spirv --dump-tokens
check 'a listing beside each module' test -s "$folder/converted/pixel.asm" -a -s "$folder/converted/compute.spv"

expect 0 '' "$pixel" --asm --cfg "$folder/graphs"
check 'graphs' test -s "$folder/graphs/nested-loops-03-main-structured.dot"
expect 0 '' report "$pixel" -o "$folder/page.html"
check 'the report shows the listing' grep -q 'dcl_constantbuffer CB0' "$folder/page.html"
expect 0 '-> 9' run "$compute" --buffer t0=u32:0,1,5,9 --buffer u0=zeros:32 --trace 3
expect 0 'OpString "0000000000000001' "$compute" --asm --shader-hash 1 --print 4
finish
