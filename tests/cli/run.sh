#!/bin/sh
# The command line as a user meets it: exit codes, messages, outputs, standard streams.
#   run.sh DXIL-SPIRV SHADERS
set -u
program=$1
shaders=$2
. "$(dirname "$0")/check.sh"

pixel=$shaders/pixel/discard-alpha.dxil
library=$shaders/library/compute-pair.dxil
subobjects=$shaders/../unit/root_signatures/subobjects.dxil

expect 0 'Usage:' --help
expect 0 'Usage:' -h
expect 0 'dxil-spirv ' --version

# Usage.
expect 2 'no input'
expect 2 'nothing to do' "$pixel"
expect 2 'no such option' "$pixel" --frobnicate
expect 2 'FILE is missing' "$pixel" -o
expect 2 'takes no argument' "$pixel" --asm=yes
expect 2 '--srv-shift many: expected a number from 0 to 4294967295' "$pixel" --srv-shift many --asm
expect 2 '--program nothing: expected auto, dxil, debug or reflection' "$pixel" --program nothing --asm
expect 2 '--max-tessellation-factor -1: expected a number of at least 0' "$pixel" --max-tessellation-factor -1 --asm
for wrong in bgr bgrax bgra, bgra,rgbx; do
    expect 2 "--target-swizzles $wrong: expected four letters" "$pixel" --asm --target-swizzles "$wrong"
done
expect 2 '--loops roll: expected as-written, free, unroll or keep' "$pixel" --loops roll --asm
expect 2 'target_swizzles[0] lacks a component' "$pixel" --asm --target-swizzles rgbb
expect 2 ': expected a number of at most 64 bits' "$pixel" --shader-hash 0x10000000000000000 --asm
expect 2 '--glsll: no such option; is --glsl meant?' "$pixel" --glsll
expect 2 '--root-signatur=x: no such option; is --root-signature meant?' "$pixel" --root-signatur=x
expect 2 'expected -o FILE for each, or --output-folder' "$pixel" --asm --glsl
expect 2 '-o out.spv: the suffix contradicts --glsl: expected .glsl' "$pixel" --glsl -o out.spv
expect 2 '-o -: several formats are chosen: expected a suffix such as .spvasm' "$pixel" --asm --glsl -o -
expect 2 '--reflect has no output: expected -o FILE.json too' "$pixel" --reflect -o out.spv --spirv
expect 2 '-o out.spv is given twice' "$pixel" -o out.spv -o out.spv
expect 2 '--resume needs --records' "$pixel" --output-folder "$folder" --resume
expect 2 'need --output-folder' "$pixel" --shard 1/2 --asm
expect 2 'several inputs need --output-folder' "$pixel" "$pixel"
expect 2 'No such file' "$folder/missing.dxil" --asm
expect 2 'Not a directory' "$pixel" -o "$pixel/out.spv"
expect 2 'no such environment' "$pixel" --validate --target-env amiga
expect 2 'does not convert' "$pixel" --dump-ir --validate
expect 2 'convert: no such file or subcommand' convert "$pixel"
expect 2 'missing.json: No such file' "$pixel" --asm --device "$folder/missing.json"
expect 2 'expected the JSON of `vulkaninfo --json`' "$pixel" --asm --device "$pixel"

# What is lost is no success.
for arguments in --help --version 'run --help' "$pixel --glsl" "rootsig $subobjects"; do
    # shellcheck disable=SC2086
    [ -e /dev/full ] && check "a full standard output: $arguments" sh -c '
        file=$1
        shift
        "$file" "$@" >/dev/full
        [ $? -eq 2 ]' sh "$program" $arguments
done

# Inputs that are refused.
: >"$folder/empty"
head -c 100 "$pixel" >"$folder/short"
head -c 4000 /dev/zero >"$folder/zeros"
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' "$folder/empty" --asm
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' "$folder/short" --asm
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' "$folder/zeros" --asm
cp "$pixel" "$folder/altered"
printf 'x' | dd of="$folder/altered" bs=1 seek=4 conv=notrunc 2>/dev/null
expect 0 'OpEntryPoint' "$folder/altered" --asm
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' "$folder/altered" --asm --check-hash
expect 1 '[DXS_RESULT_VALUE_LIMIT]' "$pixel" --asm --value-limit 10
expect 1 '[DXS_RESULT_BLOCK_LIMIT]' "$shaders/control-flow/fibonacci.dxil" --asm --block-limit 1
expect 1 '[DXS_RESULT_TYPE_LIMIT]' "$pixel" --asm --type-limit 3
expect 1 '[DXS_RESULT_NESTING_LIMIT]' "$pixel" --asm --nesting-limit 1
expect 0 'OpEntryPoint' "$pixel" --asm --value-limit 0 --block-limit 1000 --memory-limit 1
expect 1 'compute_derivatives_khr' "$shaders/mesh/derivatives.dxil" --asm

expect 1 'SPIRV-Cross cannot write this module: ' "$shaders/control-flow/switch-64-bit.dxil" --glsl

# Outputs.
expect 0 'OpEntryPoint Fragment' "$pixel" --asm
expect 0 '#version 460' "$pixel" --glsl
expect 0 'SPIRV_Cross_Output main' "$pixel" --hlsl
expect 0 'Texture2D<float4> albedo : register(t0, space0)' "$pixel" --hlsl
expect 0 'SamplerState wrap : register(s0, space0)' "$pixel" --hlsl
# The shader samples t0 with s0 at TEXCOORD0, a float2, and returns a float4.
expect 0 'main: pixel shader, shader model 6.0' "$pixel" --table
expect 0 '  TEXCOORD0  float2    register 0.x' "$pixel" --table
expect 0 '  SV_Target0  float4    register 0.x' "$pixel" --table
expect 0 '  t0  Texture2D     albedo  set 0, binding 1000' "$pixel" --table
expect 0 '  s0  SamplerState  wrap    set 0, binding 3000' "$pixel" --table
expect 0 'set 1, binding 2000  counter: set 1, binding 4000' "$shaders/atomic/counters-of-two-spaces.dxil" --table
expect 0 '  b0  cbuffer             A    constants in memory, byte 4' "$shaders/binding/direct-overflow.dxil" --table \
    --root-signature embedded --push-constant-limit 8 --push-constant-overflow memory
# One texture is sampled; eight structures of 28 bytes are groupshared, behind one barrier.
expect 0 '  samples           1' "$pixel" --table
expect 0 '  groupshared bytes  224' "$shaders/groupshared/array-of-structs.dxil" --table
expect 0 '  barriers           1' "$shaders/groupshared/array-of-structs.dxil" --table
expect 0 "outputs per primitive" "$shaders/mesh/primitive-rows.dxil" --table
check 'a table by suffix' "$program" "$pixel" -o "$folder/table.txt"
check 'a table in a file' grep -q '^resources$' "$folder/table.txt"
expect 0 'register(t0, space0)' "$pixel" --hlsl --srv-shift 7 --sampler-shift 9
expect 0 'discard' "$pixel" --dump-ir
expect 0 '"stage"' "$pixel" --reflect
expect 0 '"hash": "42390ba352f45f09"' "$pixel" --reflect
expect 0 '"digest": "c42be06d695b7159f53188eb89c08ae3"' "$pixel" --reflect
expect 0 '"compiler_hash": "6c5cb6b02b56d14aa2e1298bed4a3c05"' "$pixel" --reflect
expect 0 'OpString "42390ba352f45f09.dxil"' "$pixel" --asm
expect 0 'OpString "000000000000abcd.dxil"' "$pixel" --asm --shader-hash 0xABCD
expect 0 '' "$pixel" --validate
expect 0 '' "$pixel" --validate --target-env vulkan1.3
expect 0 'OpDemoteToHelperInvocation' "$pixel" --asm --demote-to-helper
expect 0 'OpKill' "$pixel" --asm --demote-to-helper --no-demote-to-helper
expect 0 'Binding 7' "$pixel" --asm --srv-shift=7

expect 0 'SPV_KHR_compute_shader_derivatives' "$shaders/texture-compute/derivatives.dxil" --asm --compute-derivatives-khr
expect 0 'DerivativeGroupQuads' "$shaders/mesh/derivatives.dxil" --asm --compute-derivatives-khr
expect 0 'LocalSize 8 2 1' "$shaders/mesh/derivatives.dxil" --asm --compute-derivatives-khr --compute-derivatives linear
expect 0 'LocalSize 4 4 1' "$shaders/mesh/derivatives.dxil" --asm --compute-derivatives zero
expect 1 'which the device does not have' "$shaders/mesh/derivatives.dxil" --asm --compute-derivatives refused
expect 0 'DerivativeGroupQuads' "$shaders/wave/quad-square.dxil" --asm --compute-derivatives-khr
expect 0 'DerivativeGroupLinear' "$shaders/wave/quad-votes.dxil" --asm --compute-derivatives-khr
check 'no quad control for mesh shaders' sh -c '"$0" "$1" --asm --quad-control --compute-derivatives-khr >"$2/mesh" && ! grep -q quad_control "$2/mesh"' \
    "$program" "$shaders/mesh/derivatives.dxil" "$folder"
expect 0 'Bias|Offset' "$shaders/sampling/offset-not-constant.dxil" --asm --sample-offsets

# Waves that are smaller than the device's subgroups, or larger.
waves=$shaders/wave/fixed-wave-size.dxil
expect 0 'ClusteredReduce' "$waves" --asm --subgroup-sizes 32,64 --subgroup-clustered
expect 0 'OpLoopMerge' "$waves" --asm --subgroup-sizes 16,16
check 'waves of a size that the device has' sh -c '! "$0" "$1" --asm --subgroup-sizes 8,16 | grep OpLoopMerge' "$program" "$waves"
expect 1 'has waves of 8 lanes: the device'"'"'s subgroups have at most 4' "$waves" --asm --subgroup-sizes 4,4
expect 2 '--subgroup-sizes 32: expected the least and the greatest size of subgroups: 32,64' "$waves" --asm --subgroup-sizes 32
expect 2 'wave_size is 12' "$waves" --asm --wave-size 12
printf '{"VkPhysicalDeviceSubgroupProperties": {"subgroupSize": 64, "subgroupSupportedOperations": ["VK_SUBGROUP_FEATURE_BASIC_BIT", "VK_SUBGROUP_FEATURE_VOTE_BIT", "VK_SUBGROUP_FEATURE_ARITHMETIC_BIT", "VK_SUBGROUP_FEATURE_BALLOT_BIT", "VK_SUBGROUP_FEATURE_SHUFFLE_BIT", "VK_SUBGROUP_FEATURE_CLUSTERED_BIT"]}}' >"$folder/gcn.json"
expect 0 'ClusteredReduce' "$waves" --asm --device "$folder/gcn.json"
printf '{"VkPhysicalDeviceSubgroupProperties": {"subgroupSize": 64}, "VkPhysicalDeviceVulkan13Features": {"subgroupSizeControl": true}, "VkPhysicalDeviceVulkan13Properties": {"minSubgroupSize": 8, "maxSubgroupSize": 64}}' >"$folder/varying.json"
check 'a device of several sizes' sh -c '! "$0" "$1" --asm --device "$2" | grep OpLoopMerge' "$program" "$waves" "$folder/varying.json"

# Several inputs at once: the others are written whatever becomes of one, and the worst decides.
expect 2 'exclude each other' "$pixel" -o "$folder/one" --output-folder "$folder"
mkdir "$folder/all"
expect 0 '' "$pixel" "$library" --output-folder "$folder/all" --validate
check 'one of several outputs' sh -c '"$0" "$1" -o "$2/one.spv" && cmp "$2/one.spv" "$2/all/discard-alpha.spv"' \
    "$program" "$pixel" "$folder"
check 'one of several entries' sh -c '"$0" "$1" --entry add -o "$2/add.spv" && cmp "$2/add.spv" "$2/all/compute-pair.add.spv"' \
    "$program" "$library" "$folder"
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' "$folder/empty" "$pixel" --output-folder "$folder/all" --glsl
check 'what follows a faulty input' grep -q discard "$folder/all/discard-alpha.glsl"
expect 2 'Not a directory' "$pixel" --output-folder "$pixel" --asm

# Source lines are in a part of their own, which is found where they are wanted.
debug=$shaders/debug/embedded-compute.dxil
expect 0 'OpLine' "$debug" --asm --debug-info
expect 0 'OpSource HLSL' "$debug" --asm --debug-info --program debug
check 'no source lines in the part that runs' \
    sh -c '! "$0" "$1" --asm --debug-info --program dxil | grep OpLine' "$program" "$debug"
expect 0 'OpEntryPoint' "$pixel" --asm --debug-info

# Bindings by a root signature.
table=$shaders/binding/table.dxil
expect 0 'Binding 1' "$table" --asm --root-signature embedded
expect 0 '"form": "table"' "$table" --reflect --root-signature embedded
expect 0 '"descriptor_type": 1000351000' "$table" --reflect --root-signature embedded --mutable-descriptors
expect 1 'options.print.draw lies beyond the push constants (--print-draw)' "$table" --asm --root-signature embedded --print all \
    --print-draw push:128
expect 0 'SPV_EXT_descriptor_heap' "$table" -o - --root-signature embedded --descriptor-heap direct
check 'modules that SPIRV-Tools may not know' sh -c '"$1" "$2" --asm --root-signature embedded --descriptor-heap direct 2>&1 |
    grep -qE "OpUntypedVariableKHR|SPIRV-Tools is too old for this module"' - "$program" "$table"
expect 0 '"stride": "slot"' "$table" --reflect --root-signature embedded --descriptor-heap direct
expect 0 '"stride": 128' "$table" --reflect --root-signature embedded --descriptor-heap direct --heap-slots resources=0:128
expect 0 '"offset": "buffer"' "$shaders/binding/counters-storage.dxil" --reflect --root-signature embedded --descriptor-heap direct
expect 0 '"offset": 16' "$shaders/binding/counters-storage.dxil" --reflect --root-signature embedded --descriptor-heap direct \
    --descriptor-sizes 32,64,16
for wrong in resources resources=0 resources=0:x things=0:64 resources=-1:64 =0:64 samplers=0:buffer; do
    expect 2 "--heap-slots $wrong: expected KIND=OFFSET:STRIDE" "$table" --asm --heap-slots "$wrong"
done
for wrong in 1,2 1,2,3,4 0,64,16 32,x,16; do
    expect 2 "--descriptor-sizes $wrong: expected the bytes of three descriptors" "$table" --asm --descriptor-sizes "$wrong"
done
expect 1 'slots[DXS_HEAP_SAMPLED_IMAGES]: offset 0, stride 32' "$table" --asm --root-signature embedded --descriptor-heap direct \
    --descriptor-sizes 32,64,16 --heap-slots sampled-images=0:32
expect 1 'push_constant_limit is 4' "$table" --reflect --root-signature embedded --descriptor-heap direct --push-constant-limit 4
expect 1 'slots[DXS_HEAP_COUNTERS].offset is DXS_OFFSET_AFTER_BUFFER' "$table" --reflect --root-signature embedded \
    --descriptor-heap direct --counters texel
expect 2 'mappings need a layout' "$table" --asm --descriptor-heap mappings
expect 0 '"source": "heap_with_push_index"' "$table" --reflect --root-signature embedded --descriptor-heap mappings \
    --descriptor-sizes 32,64,16
expect 1 'mappings are numbers: set sampler_size' "$table" --asm --root-signature embedded --descriptor-heap mappings
expect 2 'the input has no root signature' "$pixel" --asm --root-signature embedded
expect 2 'No such file' "$table" --asm --root-signature "$folder/missing"
expect 1 'the policy uses set 2: the limit is 2 sets' "$table" --asm --root-signature embedded --set-limit 2
expect 1 '[DXS_RESULT_NOT_COVERED]' "$shaders/buffer/raw-loads.dxil" --asm --root-signature "$table"
expect 2 '--push-constant-overflow nowhere: expected inline, uniform, refuse or memory' "$table" --asm --push-constant-overflow nowhere

# Values that shaders print.
expect 2 '--print-thread: needs --print' "$pixel" --asm --print-thread 1
for wrong in '' 1- 2-1 1,, -3 0x100000000; do
    expect 2 "--print $wrong: expected all" "$pixel" --asm --print "$wrong"
done
for name in x f1 f:2; do
    expect 2 "--print $name: the shader has no debug information" "$pixel" --asm --print "4,$name"
done
expect 2 'up to 16 of ranges' "$pixel" --asm --print 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17
expect 2 '--print-thread 1,2,3,4: expected X[,Y[,Z]]' "$pixel" --asm --print all --print-thread 1,2,3,4
expect 2 '--print-to 1: expected SET:BINDING, printf or vkd3d-ring' "$pixel" --asm --print all --print-to 1
expect 0 'Binding 9' "$pixel" --asm --print all --print-to 3:9
expect 0 'BuiltIn GlobalInvocationId' "$shaders/work-graph/graph.dxil" --entry gather --asm --validate --print all
expect 0 'ConvertUToPtr' "$pixel" --asm --print all --print-to vkd3d-ring
expect 2 'has a specialization constant 0' "$shaders/sampling/counted-samples-pixels.dxil" --asm --print all --print-to vkd3d-ring
expect 2 '--check-to 1: expected SET:BINDING, vkd3d-ring or abort' "$pixel" --asm --check values --check-to 1
expect 2 'options.checks.to: DXS_CHECK_HAZARDS needs its buffers' "$pixel" --asm --check hazards --check-to abort
expect 2 'checks.to: the shader has a specialization constant 0' "$shaders/sampling/counted-samples-pixels.dxil" --asm --check values --check-to vkd3d-ring
expect 0 'DebugPrintf' "$pixel" --asm --print f0:9-10,12 --print-thread 1,2 --print-to printf
expect 2 '--print-draw: needs --print' "$pixel" --asm --print-draw push:0
expect 2 '--print-draw push: expected constant:N, push:BYTE or uniform:SET:BINDING:BYTE' "$pixel" --asm --print all --print-draw push
expect 2 'options.print.draw has no valid place: source 2, value 6 (--print-draw)' "$pixel" --asm --print all --print-draw push:6
expect 0 'draw %u"' "$pixel" --asm --print all --print-draw constant:3 --print-to printf
expect 2 'usage: dxil-spirv print-records' print-records "$pixel" --draw 4-3
for subcommand in cfg check-report decoder descriptor-report print-records; do
    expect 2 "$subcommand: --frobnicate: unexpected" $subcommand --frobnicate
done
expect 2 'rootsig: --frobnicate needs --layout, or is no option' rootsig "$subobjects" --frobnicate
expect 2 'report: expected -o PAGE.html' report "$pixel"
expect 2 'report: expected one shader' report -o "$folder/page.html"
expect 2 'usage: dxil-spirv print-records' print-records "$pixel" --draw 0x1000000
# Of a function in which extensions were replaced, the numbers are those that it was read with.
expect 1 'instruction 6)' "$shaders/vendor/ags-place-of-fault.dxil" --asm
expect 0 'OpFunctionCall' "$shaders/vendor/ags-half-rounding.dxil" --asm --print 8
check 'instructions that are not chosen' \
    sh -c '! "$0" "$1" --asm --print 500 | grep "OpFunctionCall"' "$program" "$pixel"
expect 0 'usage: dxil-spirv print-records' print-records --help
expect 2 'usage: dxil-spirv print-records' print-records
expect 2 'No such file' print-records "$folder/missing"
expect 1 'no buffer of print records' print-records "$folder/empty"
expect 2 'is a shader: expected a buffer' print-records "$pixel"
printed=$shaders/debug/print-values
expect 2 'usage: dxil-spirv print-records' print-records --nothing "$printed"
# The records that the .run file expects, two threads of them, the second cut off.
words() {
    for word in "$@"; do
        printf "\\$(printf '%03o' $((word & 255)))\\$(printf '%03o' $((word >> 8 & 255)))"
        printf "\\$(printf '%03o' $((word >> 16 & 255)))\\$(printf '%03o' $((word >> 24 & 255)))"
    done
}
FUNCTION=$("$program" "$printed.dxil" --dump-ir | sed -n 's/^; function //p')
{
    words 5
    words 7 1 9 0 0 $FUNCTION 16 0 9 0x40400000 0
    words 7 1 5 0 0 $FUNCTION 12 0 1 1 0
    words 7 1 5 0 0 $FUNCTION 13 0 8 0x4500 0
    words 7 1 5 0 0 $FUNCTION 20 0 0 0 0
} >"$folder/printed"
expect 0 '#13 %14 = fmul fast half %12, 0xH4000 -> 5' print-records "$folder/printed" "$printed.dxil" --shader-hash 0x100000007
expect 1 'no record is of' print-records "$folder/printed" "$printed.dxil"
expect 1 'whose hash is 0000000100000008' print-records "$folder/printed" "$printed.dxil" --shader-hash 0x100000008
expect 2 'usage: dxil-spirv print-records' print-records "$folder/printed" "$printed.dxil" --shader-hash seven
expect 2 'there is no instruction #500' "$printed.dxil" --print 3,500 -o "$folder/none.spv"
expect 2 'there is no instruction #3 in that function' "$printed.dxil" --print f99:3 -o "$folder/none.spv"
check 'a range may end behind the last instruction' "$program" "$printed.dxil" --print 3-500 -o "$folder/printed.spv"
expect 0 '#12 -> true' print-records "$folder/printed"
expect 0 '0000000100000007 thread 9 0 0' print-records "$folder/printed"
expect 0 '1 more records did not fit' print-records "$folder/printed"
expect 1 'has no ILDB part' print-records "$folder/printed" "$printed.dxil" --program debug
# RenderDoc shows the text of file 0, which must be that of the DebugSource: the shader's name is an OpString alone.
expect 0 '.dxil"' "$shaders/debug/variables.dxil" --debug-variables --asm
check 'no OpSource beside DebugSource' sh -c '! "$0" "$1" --debug-variables --asm | grep "OpSource "' "$program" "$shaders/debug/variables.dxil"
expect 0 'OpSource Unknown 0' "$pixel" --debug-variables --asm
# GLSL that does not recompile is named; what can be mended has its extensions.
expect 0 'the GLSL does not recompile: an instruction that SPIRV-Cross does not know' "$shaders/half/dot2-mixed.dxil" --mixed-float-dot-product --glsl
expect 0 'the GLSL does not recompile: coordinates of a 1D shadow sampler' "$shaders/sampling/compare.dxil" --glsl
expect 0 'the GLSL does not recompile: glslang 12 does not know this extension' "$shaders/ray-tracing/triangle-positions.dxil" --entry tell --glsl
for mended in resource/image-atomics-64 handmade/wide-multiply-divide; do
    check 'mended GLSL has no warning' sh -c '! "$0" "$1" --glsl 2>&1 | grep recompile' "$program" "$shaders/$mended.dxil"
done
check 'GLSL that recompiles has no warning' sh -c '! "$0" "$1" --glsl 2>&1 | grep recompile' "$program" "$pixel"
# Reports of --check: place 1 has a NaN, 2 is begun, 17 breaks a rule, 18 is another shader's; the mark of 3 is missing.
compute=$shaders/debug/embedded-compute.dxil
check_hash=$("$program" "$compute" --reflect | sed -n 's/.*"hash": "\(.*\)".*/\1/p')
{
    words 0 0 0 0
    words "0x${check_hash#????????}" "0x${check_hash%????????}" 4 0x7FC00000
    words 0 0 0 0
    words 1 2 3 0x7F800000
    for place in 4 5 6 7 8 9 10 11 12 13 14 15 16; do words 0 0 0 0; done
    words "0x${check_hash#????????}" "0x${check_hash%????????}" 2 1234000008
    words 1 2 6 0xFF800000
} >"$folder/reports"
words 0x00020006 0x00060006 >"$folder/marks"
expect 0 "$check_hash #4: the value is nan" check-report "$folder/reports" "$folder/marks" "$compute"
expect 0 '  f0 embedded-compute.hlsl:9:14: %4 = icmp ugt i32 %3, 1' check-report "$folder/reports" "$folder/marks" "$compute"
expect 0 '  f0 %5 = icmp ugt i32 %4, 1' check-report "$folder/reports" "$folder/marks" "$compute" --program dxil
expect 0 '#2: GROUPSHARED_INDEX: beyond the groupshared array' check-report "$folder/reports" "$folder/marks"
expect 0 '0000000200000001 #6: the value is -inf' check-report "$folder/reports" "$folder/marks"
check 'a report without a mark is not shown' refused grep -q '#3' "$folder/output"
expect 0 '1 more not complete' check-report "$folder/reports" "$folder/marks"
expect 1 'no report is of' check-report "$folder/reports" "$folder/marks" "$compute" --shader-hash 7
words 0 0 >"$folder/no-marks"
expect 0 'no faults' check-report "$folder/reports" "$folder/no-marks" "$compute"
# 19 reports: a word has the marks of 16.
words 0 >"$folder/few-marks"
expect 1 'few-marks: too few marks: the last 3 reports have none' check-report "$folder/reports" "$folder/few-marks"
expect 1 '8 bytes are no reports of --check: expected a multiple of 16' check-report "$folder/marks" "$folder/reports"
expect 2 'is a shader: expected a buffer' check-report "$folder/reports" "$pixel"
expect 2 'usage: dxil-spirv check-report' check-report "$folder/reports"
expect 0 'usage: dxil-spirv check-report' check-report --help
{
    words 0 0 0 0
    words 1 2 3 0x7F800000
} >"$folder/one-report"
expect 1 'it looks like reports of --check: `dxil-spirv check-report` shows them' print-records "$folder/one-report"
{
    words 1
    words 7 1 5 0 0 0 16 0 77 0 0
} >"$folder/wrong-type"
expect 1 'most records have a type that --print does not write' print-records "$folder/wrong-type"
{
    words 3
    words 7 1 5 0 0 0 16 0 77 0 0
    words 7 1 5 0 0 0 12 0 5 41 0
    words 7 1 6 0 0 0 12 0 5 42 0
} >"$folder/one-wrong-type"
expect 0 ' #12 -> 42' print-records "$folder/one-wrong-type"
expect 0 '1 of 3 records are not shown: they have a type that --print does not write' print-records "$folder/one-wrong-type"
check 'an odd record is not shown' refused grep -q '#16' "$folder/output"
# Reports of descriptor checks: those that the .run files expect.
qa=$shaders/binding/descriptor-qa
expect 0 'usage: dxil-spirv descriptor-report' descriptor-report --help
expect 2 'usage: dxil-spirv descriptor-report' descriptor-report
expect 2 'usage: dxil-spirv descriptor-report' descriptor-report "$folder/pairs" --format fours
expect 2 'No such file' descriptor-report "$folder/missing"
expect 2 'is a shader: expected a buffer' descriptor-report "$pixel"
expect 1 '0 bytes are no report: --format triples has at least 44' descriptor-report "$folder/empty" --format triples
words 8 2 7 0 2 0x18 3 7 0x9ABCDEF0 0x12345678 >"$folder/pairs"
words 0x9ABCDEF0 0x12345678 100 7 503 8 12 8 8 8 99 0 0 >"$folder/triples"
words 0 0 0 0 0 0 0 0 0 0 >"$folder/none"
words 1 0 0 0 0 0 0 0 0 0 >"$folder/begun"
expect 0 'faulty accesses: 8' descriptor-report "$folder/pairs"
expect 0 'fault        the descriptor has another type' descriptor-report "$folder/pairs"
expect 0 'expected     uniform buffer' descriptor-report "$folder/pairs"
expect 0 'found        sampled image, storage image' descriptor-report "$folder/pairs"
expect 0 'shader       123456789abcdef0' descriptor-report "$folder/pairs"
expect 0 'cookie       3' descriptor-report "$folder/pairs"
expect 0 'call %dx.types.CBufRet.i32 @dx.op.cbufferLoadLegacy' descriptor-report "$folder/pairs" "$qa-heap.dxil" --shader-hash 0x123456789ABCDEF0
expect 1 'the report is not of' descriptor-report "$folder/pairs" "$qa-heap.dxil"
check 'another shader has no text' sh -c '! "$0" descriptor-report "$1" "$2" | grep "@dx.op"' "$program" "$folder/pairs" "$qa-heap.dxil"
expect 0 'fault        the descriptor was written after the work was submitted' descriptor-report "$folder/triples" --format triples
expect 0 'index        100' descriptor-report "$folder/triples" --format triples
expect 0 'found        storage buffer' descriptor-report "$folder/triples" --format triples
expect 0 'no faults' descriptor-report "$folder/none"
expect 0 'the first is not complete' descriptor-report "$folder/begun"

# What devices must have: by capability, by variables and by stage.
expect 0 '"member": "shaderInt64"' "$shaders/integer/int64-bits.dxil" --needs
expect 0 '"feature": "demote_to_helper"' "$shaders/pixel/discard-alpha.dxil" --features
expect 0 '"member": "maintenance8"' "$shaders/sampling/offset-not-constant.dxil" --features
expect 0 '"extension": "VK_KHR_shader_float16_int8"' "$shaders/half/round-trip.dxil" --needs
expect 0 '"structure": "VkPhysicalDeviceMeshShaderFeaturesEXT"' "$shaders/mesh/derivatives.dxil" --needs --compute-derivatives zero
expect 0 '"member": "shaderImageInt64Atomics"' "$shaders/atomic/image-64-bit.dxil" --needs
expect 0 '"member": "shaderImageFloat32Atomics"' "$shaders/atomic/image-float-exchange.dxil" --needs
expect 0 '"member": "shaderBufferInt64Atomics"' "$shaders/atomic/raw-64-bit.dxil" --needs
expect 0 '"member": "fragmentStoresAndAtomics"' "$shaders/pixel/append-consume.dxil" --needs

# Features of a device instead of switches.
cat >"$folder/device.json" <<'END'
{ "VkPhysicalDeviceLimits": { "maxPushConstantsSize": 8 }, "VkPhysicalDeviceVulkan12Features": {
  "shaderInt8": true, "scalarBlockLayout" : false }, "VkPhysicalDeviceScalarBlockLayoutFeatures": { "scalarBlockLayout": 0 },
  "VkPhysicalDeviceVulkan13Features": { "shaderDemoteToHelperInvocation" : true }, "extensions": { "VK_NV_raw_access_chains": 1 } }
END
expect 0 'OpDemoteToHelperInvocation' "$pixel" --asm --device "$folder/device.json"
expect 0 'OpDemoteToHelperInvocation' "$pixel" --asm --device vulkan1.3
expect 0 'OpKill' "$pixel" --asm --device vulkan1.2
expect 0 'OpKill' "$pixel" --asm --device vulkan1.3 --no-demote-to-helper
echo '{ "VkPhysicalDeviceFeatures": { "shaderFloat64": false }, "extensions": {}, "apiVersion": 4210688 }' >"$folder/phone.json"
expect 1 'the device lacks shaderFloat64 (capability Float64)' "$shaders/double/fma-once.dxil" --asm --device "$folder/phone.json"
expect 1 'the device lacks rayQuery' "$shaders/ray-query/candidates.dxil" --asm --device "$folder/phone.json"
echo '{ "VkPhysicalDeviceShaderFmaFeaturesKHR": { "shaderFmaFloat32": 0, "shaderFmaFloat64": true } }' >"$folder/fma.json"
expect 0 '"member": "shaderFmaFloat64"' "$shaders/double/fma-once.dxil" --needs --device "$folder/fma.json"
printf 'RootConstants(num32BitConstants=4, b0), SRV(t0)' >"$folder/constants.hlsl"
expect 1 'exceeds the 8 bytes of push constants' "$shaders/debug/embedded-compute.dxil" --asm --device "$folder/device.json" \
    --root-signature "$folder/constants.hlsl" --push-constant-overflow refuse
expect 2 'expected the JSON of `vulkaninfo --json`, or vulkan1.1 to vulkan1.4' "$pixel" --asm --device vulkan2
expect 2 'expected the JSON' "$pixel" --asm --device "$pixel"

# Lines of DXIL instructions.
expect 0 'OpString "function 0"' "$pixel" --asm --instruction-lines
expect 0 '#line 10 "function 0"' "$pixel" --glsl --instruction-lines
expect 2 'exclude each other' "$pixel" --asm --instruction-lines --debug-variables

# Libraries.
expect 2 'choose one with --entry' "$library" --asm
expect 2 'has no entry point other' "$library" --asm --entry other
expect 0 'LocalSize 8 8 1' "$library" --asm --entry add
expect 0 '"entries": [' "$library" --reflect
expect 0 '"used": false' "$shaders/library/graphics-pair.dxil" --reflect --entry shade
expect 0 '"used": false' "$shaders/handmade/dead-handle.dxil" --reflect
expect 0 '"binding": 5012' "$shaders/buffer/descriptor-heap.dxil" --reflect
expect 0 '"local_root_signature"' "$subobjects" --reflect
expect 0 '"flags": 5' "$subobjects" --reflect
graph=$shaders/work-graph/graph.dxil
expect 0 '"max_dispatch_grid": [4, 2, 2]' "$graph" --reflect --entry split
expect 0 '"array_size": 3' "$graph" --reflect --entry split
expect 0 'SpecId 102' "$graph" --asm --entry split --node-model pool
expect 2 'expected queues or pool' "$graph" --asm --entry split --node-model heap
echo '"RootConstants(num32BitConstants = 2, b3), RootFlags(LOCAL_ROOT_SIGNATURE)"' >"$folder/local.txt"
echo '"UAV(u0)"' >"$folder/global.txt"
set -- "$shaders/work-graph/pool.dxil" --asm --entry repeat --root-signature "$folder/global.txt" \
    --local-root-signature "$folder/local.txt"
expect 0 '_ptr_PhysicalStorageBuffer__struct' "$@" --node-model pool --node-dispatch 8
expect 1 'a node shader has no shader record' "$@"
expect 2 'options.node_dispatch is 2' "$graph" --entry split --node-dispatch 2 -o "$folder/node.spv"

# Subcommands.
expect 0 'dxil-spirv rootsig' --help
expect 0 'usage: dxil-spirv cfg' cfg --help
expect 2 'usage: dxil-spirv cfg' cfg
expect 0 'usage: dxil-spirv rootsig' rootsig --help
expect 0 'StaticSampler' rootsig "$shaders/resource/root-signature.dxil"
expect 0 '"parameters"' rootsig --json "$shaders/resource/root-signature.dxil"
expect 2 'usage: dxil-spirv rootsig' rootsig --json --hlsl "$pixel"
expect 2 'usage: dxil-spirv rootsig' rootsig --version 1.3 "$pixel"
expect 1 'the container has no RTS0 part' rootsig "$pixel"
expect 2 'usage: dxil-spirv rootsig' rootsig "$subobjects" --name
expect 0 'LocalRootSignature lrs =' rootsig "$subobjects"
expect 0 '{"name": "grs", "kind": "global", "root_signature": {' rootsig --json "$subobjects"
expect 0 'RootFlags(LOCAL_ROOT_SIGNATURE),' rootsig "$subobjects" --name lrs
expect 2 'has no root signature soc' rootsig "$subobjects" --name soc
expect 2 'choose one with --name' rootsig --container "$subobjects"
printf 'CBV(b0),\nSRV(t0),\nSRV(t0)\n' >"$folder/overlap.txt"
expect 1 'parameter 2 (t0, space 0): overlaps with parameter 1 (t0, space 0) [DXS_RESULT_BAD_MAPPING]' \
    rootsig "$folder/overlap.txt"
printf 'CBV(b0),\nSRV(x0)\n' >"$folder/wrong.txt"
expect 1 'line 2, column 5: a register or a field is expected here' rootsig "$folder/wrong.txt"
expect 1 "expected here, not 'x0' [DXS_RESULT_INVALID_ARGUMENT]" rootsig "$folder/wrong.txt"
printf '{"version": "1.1", "flag": []}' >"$folder/wrong.json"
expect 1 'line 1, column 20: "flag" is no member of a root signature' rootsig "$folder/wrong.json"

# Root signatures in HLSL as people write it. Comments, macros and strings of other things do not disturb.
cat >"$folder/source.hlsl" <<'END'
// "CBV(b9)" in a comment
#define NAME "CBV(b1)"   /* a macro */
#define RS "RootFlags(0), " \
    "CBV(b2), " /* in pieces */ \
    "SRV(t2)"
[domain("tri")]
[RootSignature("UAV(u3)")]
GlobalRootSignature global_one = {"SRV(t4)"};
END
expect 1 'choose one by name: NAME RS RootSignature global_one' rootsig "$folder/source.hlsl"
expect 1 'there is no root signature OTHER' rootsig "$folder/source.hlsl" --name OTHER
expect 0 'SRV(t2)' rootsig "$folder/source.hlsl" --name RS
expect 0 'UAV(u3)' rootsig "$folder/source.hlsl" --name RootSignature
expect 0 'SRV(t4)' rootsig "$folder/source.hlsl" --name global_one
for number in 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29; do
    echo "#define RS$number \"SRV(t$number)\""
done >"$folder/twenty.hlsl"
expect 0 'SRV(t29)' rootsig "$folder/twenty.hlsl" --name RS29
printf '"CBV(b0),"\n  "SRV(x0)"\n' >"$folder/quoted.hlsl"
expect 1 'quoted.hlsl: line 2, column 8: a register' rootsig "$folder/quoted.hlsl"
expect 1 'quoted.hlsl: line 2, column 8: a register' "$pixel" --asm --root-signature "$folder/quoted.hlsl"
expect 2 "missing.hlsl: No such file" "$pixel" --asm --root-signature "$folder/missing.hlsl"
"$program" rootsig "$subobjects" -o "$folder/own.hlsl" --hlsl
expect 0 'RootFlags(LOCAL_ROOT_SIGNATURE),' rootsig "$folder/own.hlsl" --name lrs

# The layout of a root signature, without a shader.
expect 0 '"push_constant' rootsig --layout "$folder/constants.hlsl"
expect 0 '"descriptor_type": 6' rootsig --layout --root-cbv descriptor "$folder/source.hlsl" --name RS
expect 0 '"kind": "local", "layout": {' rootsig --layout "$subobjects"
expect 2 '--root-cbv nothing: expected address' rootsig --layout "$folder/constants.hlsl" --root-cbv nothing
expect 2 'usage: dxil-spirv rootsig' rootsig --json "$folder/constants.hlsl" --root-cbv descriptor
expect 1 'exceeds the 0 bytes' rootsig --layout "$folder/constants.hlsl" --push-constant-limit 0 --push-constant-overflow refuse

# Root signatures in all forms, there and back.
notations=$shaders/../unit/root_signatures
signatures=$folder/signatures
mkdir "$signatures" && tar -xf "$notations/dxc.tar.xz" -C "$signatures"
for form in --hlsl --json --content --container; do
    "$program" rootsig "$signatures/as-engines-write-them.1_1.dxbc" "$form" -o "$folder/form"
    "$program" rootsig "$folder/form" -o "$folder/form.dxbc"
    check "rootsig $form and back" cmp "$signatures/as-engines-write-them.1_1.dxbc" "$folder/form.dxbc"
done
awk '/^```/ { inside = 0 } inside; /^```json/ { inside = 1 }' "$shaders/../../docs/guides/root-signatures.md" >"$folder/documented.json"
expect 0 'numDescriptors = unbounded, offset = 16' rootsig "$folder/documented.json"
"$program" rootsig --version 1.0 "$signatures/sampler-all-fields.txt" -o "$folder/form.dxbc"
check 'rootsig --version' cmp "$signatures/sampler-all-fields.1_0.dxbc" "$folder/form.dxbc"
for signature in as-engines-write-them constants local root-descriptors table-offsets table-of-samplers; do
    "$program" rootsig --version 1.0 "$signatures/$signature.1_1.dxbc" -o "$folder/older.dxbc"
    check "rootsig --version 1.0 of $signature" cmp "$signatures/$signature.1_0.dxbc" "$folder/older.dxbc"
done
expect 0 'flags = DESCRIPTORS_VOLATILE | DATA_VOLATILE' rootsig --version 1.1 "$signatures/table-offsets.1_0.dxbc"
expect 0 '"version": "1.2"' rootsig --version 1.2 --json "$signatures/table-offsets.1_1.dxbc"

# Shaders that are executed.
vertex=$shaders/vertex/start-locations.dxil
clip=$shaders/interface/unused-inputs.dxil
typed=$shaders/resource/typed-buffers.dxil
texture=$shaders/debug/names-only.dxil
constant=$shaders/pixel/constant-color.dxil
rays=$shaders/ray-query/heap.dxil
expect 0 'usage: dxil-spirv run' run --help
expect 0 ' 0 1 7 111' run "$compute" --buffer u0=u32:1,2,3,27 --dump u0
# The trace: text, value, operands. Thread 1 loads 7, which is above 1, and its loop begins with 7 & 1.
expect 0 '%3 = extractvalue %dx.types.ResRet.i32 %2, 0 -> 7 (%2 = 7, 0, 0, 0, 1)' run "$compute" --buffer u0=u32:0,7 --trace 1 --dump u0:i32
expect 0 'main block 0 #4 embedded-compute.hlsl:9: %4 = icmp ugt i32 %3, 1 -> 1 (%3 = 7)' run "$compute" --buffer u0=u32:0,7 --trace 1
expect 0 '%5 = and i32 %.02, 1 -> 1 (%.02 = 7)' run "$compute" --buffer u0=u32:0,7 --trace 1
# A constant buffer of a float, an integer and a negative one: their bits.
expect 0 ' 1065353216 3 4294967295 0' run "$texture" --pixels 1 1 --interpolant TEXCOORD=f32:0,0 --texture t0=r8:1x1:zeros \
    --sampler s0=point --cbuffer b0=f32:1,u32:3,i32:-1,f32:0 --dump b0
expect 2 'a new type may begin' run "$compute" --buffer u0=u32:1,f64:2
expect 2 'the format has floats' run "$texture" --texture t0=r8:2x1:f32:1,u32:1
expect 2 'as DATA of inputs' run "$texture" --interpolant TEXCOORD=f32:0,u32:0
expect 1 'which is off (--shader-invocation-reorder)' "$shaders/ray-tracing/hit-object-cluster.dxil" --spirv -o "$folder/none.spv"
# Numbers do not depend on debug information.
for part in dxil debug; do
    "$program" "$compute" --dump-ir --program $part | grep -oE '; #[0-9]+( [A-Z][A-Za-z]*)?' >"$folder/numbers.$part"
done
check 'both parts have the same numbers' cmp "$folder/numbers.dxil" "$folder/numbers.debug"
check 'there are numbers' test "$(wc -l <"$folder/numbers.debug")" -eq 24
"$program" "$compute" --asm --instruction-lines --program debug | grep -o 'OpLine.*' >"$folder/lines.debug"
"$program" "$compute" --asm --instruction-lines | grep -o 'OpLine.*' >"$folder/lines.dxil"
check 'there are lines' test -s "$folder/lines.debug"
check 'both parts have the same lines' cmp "$folder/lines.dxil" "$folder/lines.debug"
expect 0 ' 1,0: 7 8 9 10' run "$vertex" --vertices 2 --start-vertex 4 --attribute POSITION=f32:9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,9,3,3,3,3,2,3,4,5 --dump sv_position
expect 0 ' 1,0: 4 2' run "$vertex" --indices u32:0,1 --start-vertex 4 --start-instance 2 --attribute POSITION=f32:1,1,1,1,1,1,1,1 --dump BASE
expect 0 ' 0,1: 2 2' run "$shaders/vertex/instanced-matrix.dxil" --vertices 1 --instances 2 --attribute POSITION=f32:1,1,1,1 \
    --attribute ROW=u32:0 --instance-attribute TRANSFORM0=f32:1,1,1,1,2,2,2,2 --instance-attribute TRANSFORM1=f32:0,0,0,0,0,0,0,0 \
    --instance-attribute TRANSFORM2=f32:0,0,0,0,0,0,0,0 --instance-attribute TRANSFORM3=f32:0,0,0,0,0,0,0,0 --dump SV_Position
expect 0 ' 1,0: 3 4 0 1' run "$clip" --pixels 2 1 --interpolant USED=f32:0,4,4,4,0,4 --interpolant PARTLY=f32:0,0,0 --dump SV_Target0
expect 0 ' 1,1: not written' run "$constant" --pixels 2 2 --interpolant SV_Position=f32:-1,1,0,1,0.5,1,0,1,-1,-0.5,0,1 --dump SV_Target
expect 0 ' 0,0 sample 3: 0.5625' run "$shaders/interface/position-sample.dxil" --pixels 1 1 --samples 4 \
    --interpolant COLOR=f32:0.9,0,0,0 --dump SV_Target
expect 2 'a render target of 3 samples' run "$constant" --pixels 1 1 --samples 3
expect 2 'are options for different stages' run "$constant" --samples 4 --vertices 3
expect 0 ' 0,0: 2 4 6 8' run "$texture" --pixels 1 1 --interpolant TEXCOORD=f32:0,0 --texture t0=rgba16f:1x1:f32:1,2,3,4 \
    --sampler s0=point,wrap --cbuffer b0=f32:2,2,2,2 --dump SV_Target
expect 0 ' 0,0: 0 0 0 0' run "$texture" --pixels 1 1 --interpolant TEXCOORD=f32:0,0 --texture t0=r8:4x4,mips2:zeros \
    --sampler s0=linear,clamp --cbuffer b0=zeros:4 --dump SV_Target
expect 0 '@dx.op.sample.f32' run "$texture" --pixels 2 1 --interpolant TEXCOORD=f32:0,0 --texture t0=rgba8:1x1:f32:0,0,0,0 \
    --sampler s0=point --cbuffer b0=zeros:4 --trace 1,0

# The stages between vertex and pixel shaders. In the hull shader, control point 0 is 99 and point 1 the input; of patch p
# the last number is 3 * input + p. The domain shader shows control point 2 * row + column, XOR the patch's numbers.
hull=$shaders/domain/random-hull.dxil
domain=$shaders/hull/random-domain.dxil
strips=$shaders/geometry/strips.dxil
streams=$shaders/geometry/two-streams.dxil
mesh=$shaders/mesh/lines-with-primitives.dxil
colors=u32:1,2,3,4,5,6,7,8,9,10,11,12,$(seq -s, 1 52)
expect 0 ' 1,1: 6' run "$hull" --patches 2 --control-point FLAT=u32:5,6 --dump FLAT
expect 0 ' 0,1: 7 1 19' run "$hull" --patches 2 --control-point FLAT=u32:5,6 --dump NUMBERS
expect 0 ' 0,1: 1' run "$hull" --patches 2 --control-point FLAT=u32:5,6 --dump SV_TessFactor1
expect 0 'i32 0) -> 6' run "$hull" --patches 2 --control-point FLAT=u32:5,6 --trace 1,1
expect 0 ' 2,0: 8 8 8 12' run "$domain" --patches 1 --locations f32:0,0,1,0,0,0.125 --patch-constant NUMBERS=u32:1,2,3 \
    --control-point "COLOR=$colors" --dump COLOR
expect 0 ' 0,1: 1 2 3 4' run "$domain" --patches 2 --locations f32:0,0 --patch-constant NUMBERS=u32:1,2,3,0,0,0 \
    --control-point "COLOR=$colors,1,2,3,4,$(seq -s, 1 60)" --dump COLOR
expect 0 ' 1,0 ends a strip: 11' run "$strips" --primitives 1 --attribute LENGTH=u32:2,1 --attribute VALUE=f32:10,20 --dump VALUE
expect 0 ' 2,0 ends a strip: 1' run "$strips" --primitives 1 --attribute LENGTH=u32:2,1 --attribute VALUE=f32:10,20 --dump STRIP
expect 0 ' 0,0 ends a strip: 1 1 1 1' run "$streams" --primitives 2 --attribute SV_Position=f32:1,2,3,4,5,6,7,8 \
    --attribute KIND=f32:0,1 --dump VALUE
expect 0 ' 3,0: 6 7' run "$mesh" --dump indices
expect 0 ' 7,1: 1 5' run "$mesh" --dispatch 2 1 1 --dump SV_ClipDistance
expect 0 ' 3,0: 3 0.5 1' run "$mesh" --dump TINT
expect 0 'group 1: 8 vertices, 4 primitives' run "$mesh" --dispatch 2 1 1
expect 0 ' 0,0: 1 2 3 0' run "$shaders/mesh/payload-shapes-mesh.dxil" --payload u32:1,2,3 --dump IDS
expect 0 'group 3: DispatchMesh 3 4 5' run "$shaders/mesh/payload-shapes.dxil" --dispatch 2 2 1 --cbuffer b0=u32:3,4,5,1065353216
expect 0 ' 1: 1 0 0 0 1065353216 11 10 10 1065353216' run "$shaders/mesh/payload-shapes.dxil" --dispatch 2 1 1 \
    --cbuffer b0=u32:3,4,5,1065353216 --dump payload
expect 2 'hull shaders need --patches' run "$hull"
expect 2 'domain shaders need --locations' run "$domain" --patches 1
expect 2 '3 numbers are given: expected 2 for each point' run "$domain" --patches 1 --locations f32:0,0,0
expect 2 '1 numbers are given: expected 1 x 2' run "$hull" --patches 2 --control-point FLAT=u32:5
expect 2 'no patch constant with this semantic' run "$domain" --patches 1 --locations f32:0,0 --patch-constant OTHER=u32:1
expect 2 'geometry shaders need --primitives' run "$strips"
expect 2 '--patches is not an option for mesh shaders' run "$mesh" --patches 1
expect 2 '--control-point and --primitives are options for different stages' run "$strips" --primitives 1 --control-point A=u32:1
expect 1 'the shader reads the input LENGTH0, for which no values are given' run "$strips" --primitives 1
expect 2 'the shader has no output with this semantic' run "$mesh" --dump payload
expect 2 'expected at most 1048576 groups' run "$mesh" --dispatch 2000 2000 1

# Two texts. Equal ones give nothing. A hunk has three equal lines around a difference, and patch takes it.
clips=$shaders/pixel/discard-alpha.dxil
expect 0 '' diff "$clips" "$clips"
check 'equal shaders give no text' refused grep -q . "$folder/output"
expect 1 '+               OpDemoteToHelperInvocation' diff "$clips" --with --demote-to-helper
expect 1 '-               OpKill' --diff "$clips" --with --demote-to-helper
expect 1 '@@ -1,4 +1,6 @@' diff "$clips" --with --demote-to-helper
expect 1 '+        demote' diff "$clips" --glsl --with --demote-to-helper
check 'no colors in a file' refused grep -q "$(printf '\033')" "$folder/output"
# One more instruction shifts the numbers of all values behind it; only what is new is shown.
expect 1 'OpExecutionMode' diff "$shaders/arithmetic/matrix-multiply.dxil" --with --signed-zero-inf-nan-preserve-32bit
check 'shifted numbers are equal' test "$(grep -c '^[-+] ' "$folder/output")" -le 6
for pair in "$clips $texture" "$texture $clips" "$compute $clips"; do
    set -- $pair
    for form in --reflect --table; do
        "$program" "$1" "$form" -o - >"$folder/a"
        "$program" "$2" "$form" -o - >"$folder/b"
        expect 1 '@@ -' diff "$1" "$2" "$form"
        if command -v patch >/dev/null; then
            check "patch $pair $form" sh -c 'patch -s "$0/a" <"$0/output" && cmp "$0/a" "$0/b"' "$folder"
        fi
    done
done
expect 2 'diff: third shader' diff "$clips" "$clips" "$clips"
expect 2 'expected two shaders, or one and --with OPTION' diff "$clips"
expect 2 'shaders stand before --with' diff "$clips" --with "$texture"
expect 2 'expected one form of text' diff "$clips" "$texture" --asm --glsl
expect 2 'expected one form of text' diff "$clips" "$texture" -o "$folder/diff"
expect 2 'expected one form of text' diff "$clips" "$texture" --spirv
expect 2 '--frobnicate: no such option' diff "$clips" --with --frobnicate
expect 2 'No such file' diff "$clips" "$folder/missing.dxil"
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' diff "$clips" "$folder/short"
expect 0 'usage: dxil-spirv diff' diff --help
expect 0 'usage: dxil-spirv diff' diff "$clips" --with --help
check 'standard input is read once' sh -c "'$program' diff - --with --demote-to-helper <'$clips' | grep -q OpDemoteToHelper"
if [ -c /dev/full ]; then
    check 'a full disk is no difference' sh -c "'$program' diff '$clips' '$texture' 2>'$folder/output' >/dev/full; test \$? -eq 2"
    check 'and is said' grep -q 'standard output: ' "$folder/output"
fi

# Arguments of run that are refused by name.
expect 2 'run: no shader' run
expect 2 'second shader: expected one' run "$compute" "$compute"
expect 2 'No such file' run "$folder/missing.dxil"
expect 1 '[DXS_RESULT_INVALID_CONTAINER]' run "$folder/short"
expect 2 '--frobnicate: no such option' run "$compute" --frobnicate 1
expect 2 '--frobnicate: no such option' run "$compute" --frobnicate
expect 2 'run: --buffer: the argument is missing' run "$compute" --buffer
expect 2 'no entry point other' run "$compute" --entry other
expect 2 '--dispatch: expected 3 numbers' run "$compute" --dispatch 1 1
expect 2 'expected at most 65535 groups' run "$compute" --dispatch 70000 1 1
expect 2 '--pixels: expected 2 numbers' run "$constant" --pixels 4
expect 2 '--pixels and --dispatch are options for different stages' run "$constant" --dispatch 1 1 1 --pixels 4 4
expect 2 '--vertices is not an option for pixel shaders' run "$constant" --vertices 4
expect 2 'pixel shaders need --pixels' run "$constant"
expect 2 'vertex shaders need --vertices' run "$vertex"
expect 2 'a render target of 20000 x 4 pixels' run "$constant" --pixels 20000 4
expect 2 '--vertices many: expected a number' run "$vertex" --vertices many
expect 2 '--steps many: expected a number' run "$compute" --steps many
expect 2 '2 indices, but --vertices is 3' run "$vertex" --vertices 3 --indices u32:0,1
expect 2 'the option is given twice' run "$vertex" --indices u32:0,1 --indices u32:0,1
expect 2 'a wave of 5 lanes' run "$compute" --wave-size 5
expect 2 '--lane-order rows: expected quads or linear' run "$compute" --lane-order rows
expect 1 'the step limit was reached' run "$compute" --buffer u0=u32:9 --steps 5
expect 2 'the shader has no resource at this register' run "$compute" --buffer u1=zeros:4
expect 2 'the shader has another kind: expected --buffer' run "$compute" --typed u0=r32ui:zeros:4
expect 2 'the shader has another kind: expected --texture' run "$texture" --pixels 1 1 --buffer t0=zeros:4
expect 1 'no resource is bound to u0' run "$compute"
expect 1 '  --buffer u0=u32:zeros:16  # values, RWStructuredBuffer with elements of 4 bytes' run "$compute"
expect 1 '--bind-all zeros or --bind-all random gives all of them' run "$compute"
# All that is missing is named at once: a texture and the input of a pixel shader that samples it with s0.
expect 1 '  --texture t0=rgba32f:4x4:f32:zeros:64  # base_color, Texture2D' run "$texture" --pixels 1 1 --sampler s0=point
expect 1 '  --interpolant TEXCOORD0=f32:zeros:6  # float2, 3 of them' run "$texture" --pixels 1 1 --sampler s0=point
# Also sizes.
expect 2 '  --sampler s0=linear,wrap' run "$texture"
expect 2 '  --pixels 4 4  # size of the render targets' run "$texture"
expect 2 '  --locations f32:' run "$domain" --patches 1
expect 1 '  --interpolant TEXCOORD0=f32:zeros:6  # float2, 3 of them' run "$texture" --pixels 1 1 --sampler s0=point
check 'what is given is not missing' refused grep -q -e '--sampler\|--pixels' "$folder/output"
expect 0 '  --sampler s0=linear,wrap  # wrap_sampler, SamplerState (given)' run "$texture" --sampler s0=point --list
expect 0 '  --pixels 4 4  # size of the render targets' run "$texture" --list
expect 0 'main: compute shader, 64 x 1 x 1 threads per group' run "$compute" --list
# Options as --list shows them run the shader. Collatz: 27 takes 111 steps, 0 none.
expect 0 ' 0 111 0 0' run "$compute" --bind-all zeros --set 'u0[4]=27' --dump u0
expect 0 ' 7 111 0 0' run "$compute" --buffer u0=u32:zeros:4 --set 'u0[0]=u32:3,27' --dump u0
expect 0 ' 0,0: 0 0 0 0' run "$texture" --bind-all zeros --dump SV_Target
expect 0 ' 1,0: 0' run "$hull" --bind-all zeros --dump FLAT
expect 2 '--bind-all ones: expected zeros or random' run "$compute" --bind-all ones
expect 2 '--set u0[64]=1: the resource has 64 bytes' run "$compute" --bind-all zeros --set 'u0[64]=1'
expect 2 '--set u0=1: expected MEMBER=NUMBERS or REGISTER[BYTE]=DATA' run "$compute" --bind-all zeros --set u0=1
expect 2 '--set u1[0]=1: the register has no resource' run "$compute" --bind-all zeros --set 'u1[0]=1'
expect 2 'expected zeros:N or random:N' run "$compute" --buffer u0=u32:zeros:99999999
# Members by name: the inputs of constant-names.run, whose comment works out the results.
names=$shaders/binding/constant-names.dxil
set_of() {
    code=$1 text=$2
    shift 2
    expect "$code" "$text" run "$names" --bind-all zeros --dump u0:f32 --set "$@"
}
expect 0 ' 109.5 114.5 115.5 111.5 207.5 210.5 209.5 209.5' run "$names" --bind-all zeros --dump u0:f32 \
    --set tint=1,2,3 --set count=2 --set 'view=1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1' --set Params.squeeze=1,0,0,1,0,0 \
    --set 'lights[1].range=.5' --set 'tail[0]=5' --set Params.tail.y=6 --set on=true --set 'items[0].counts=9,2' \
    --set 'items[0].scale[1]=1,2,3' --set 'items[0].light.range=100' --set 'items[1].light.range=200'
# HLSL's m[row][column]: the last column of the view is in the last component of the product with (0, 0, 0, 1).
set_of 0 ' 4 5 6 7 0 0 0 0' 'count=1' --set 'view=0,0,0,4,0,0,0,5,0,0,0,6,0,0,0,7'
set_of 0 ' 0 5 0 0 0 0 0 0' 'count=1' --set 'view[1][3]=5'
set_of 0 ' 0 0 0 8 1 2 3 4' 'results[0].w=8' --set 'results[1]=1,2,3,4'
set_of 2 'no buffer and no constant has this name; is tint meant?' tnt=1,2,3
set_of 2 'expected 3 numbers of type float' tint=1,2
set_of 2 'expected 3 numbers of type float' tint=1,2,3,4
set_of 2 'expected 1 number of type uint' count=0.5
set_of 2 'expected 1 number of type uint' count=4294967296
set_of 2 'expected 1 number of type bool' on=maybe
set_of 2 'lights is an array of structures: expected an index' lights.range=1
set_of 2 'index 2 is out of bounds: there are 2' 'lights[2].range=1'
set_of 2 'lights is a structure: expected a point and a member' 'lights[1]=1'
set_of 2 'the index of an element' items.color=1,2,3
set_of 2 'the resource has 2176 bytes' 'items[16].color=1,2,3'
set_of 2 'the buffer has members' Params=1
set_of 2 'is tint meant?' Params.tin=1
set_of 2 'index 3 is out of bounds: there are 3' tint.w=1
set_of 2 'a single number has no components' 'count[0]=1'
set_of 2 'expected MEMBER=NUMBERS' tint
expect 0 "    --set 'Params.lights[0].turn=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0'  # float4x4" run "$names" --list
expect 0 "    --set 'items[0].counts=0,0'  # uint[2]" run "$names" --list
expect 0 "    --set 'local.base=0'  # uint" run "$shaders/work-graph/pool.dxil" --list
expect 0 'from the resource heap: give those at its indices as h0' run "$shaders/binding/heap.dxil" --list
expect 0 '# texture h0 rgba32f' run "$shaders/binding/heap.dxil" --template -
expect 2 '--bufer: no such option; is --buffer meant?' run "$compute" --bufer u0=zeros:4
printf 'dispatch 1 1 1\nbuffer u0 u32 3 27 0 0\n' >"$folder/collatz.run"
expect 2 'there is nothing to write' run "$names" --bind-all zeros --set 'b0[0]=zeros'
expect 2 'there is nothing to write' run "$names" --bind-all zeros --set 'b0[0]=/dev/null'
# Halves, doubles, matrices of bools, which have 32 bits a component, members with names of registers, and elements with
# padding at the end.
types=$(dirname "$0")/member-types.dxil
expect 0 ' 3.5 -2.25 123.5 1 1 12 -5e+09 15' run "$types" --bind-all zeros --dump u0:f32 --set 'rotations[1][2][0]=3.5' \
    --set 'packed[1][2]=-2.25' --set 'columns[2][1]=123.5' --set 'flags[1][0]=true' --set 'more[1][2]=true' \
    --set 'inner[1].doubles[1][2]=12' --set 'inner[1].wide=-5000000000' --set 'inner[1].halves[1][1][2]=15'
expect 0 ' 65535 17 1 18 0 0 0 0' run "$types" --bind-all zeros --dump u0:f32 --set 'inner[1].shorts[2]=65535' \
    --set 'nested[5]=17' --set t0=true --set 'Params.u1[1]=18'
expect 0 ' 65535 17 1 25 0 0 0 0' run "$types" --bind-all zeros --dump u0:f32 --set 'inner[1].shorts[2]=65535' \
    --set 'nested[5]=17' --set t0=true --set u1=0,18 --set 'padded[1].tail=7'
# Options that say what to do.
expect 2 '--list and --template exclude each other' run "$names" --list --template -
expect 2 '--template and --run-file exclude each other' run "$names" --template - --run-file "$shaders/binding/constant-names.run"
cp "$names" "$folder/own.dxil"
expect 2 "--template $folder/own.dxil: this is the shader" run "$folder/own.dxil" --template "$folder/own.dxil"
check 'the shader is left' cmp "$names" "$folder/own.dxil"
printf 'dispatsch 1 1 1\n' >"$folder/other.run"
printf 'dispatch 1 1 1\n' >"$folder/empty.run"
# A template has all that the shader reads: members with their names, padding between them (three vectors of squeeze are
# 16 bytes apart), the other elements of arrays. --run-file takes it back.
template() {
    "$program" run "$1" --template - >"$folder/template" 2>&1
    shift
    for line in "$@"; do
        check "template: $line" grep -qxF -e "$line" "$folder/template"
    done
}
template "$names" 'dispatch 1 1 1' 'buffer t0' '  u32 0 0  # counts, uint[2]' '  f32 0 0  # squeeze, row_major float3x2' \
    '  u32 zeros 2' '  f32 0  # lights[0].range, float' '  u32 zeros 32  # further elements of lights' '  u32 0  # on, bool'
template "$types" '  u32 0 0  # flags, bool2x2, column after column' '  u32 0 0 0  # more, row_major bool2x3'
template "$texture" 'draw 4x4' 'target o0 rgba32f' 'texture t0 rgba32f 4x4 f32 zeros' 'input TEXCOORD0 f32 0 0 0 0 0 0'
template "$shaders/sampling/compare.dxil" 'sampler s0 linear clamp compare less-equal'
template "$shaders/texture-compute/load-arrays.dxil" 'texture t0 rgba32ui 4x1 layers 2 u32 zeros' 'texture t1 rgba32i 4x4 layers 2 i32 zeros'
template "$shaders/buffer/append-consume.dxil" 'counter u1 0'
template "$shaders/buffer/resource-array.dxil" 'buffer u1' 'buffer u2'
template "$shaders/geometry/adjacency.dxil" 'pipeline vertices 6 triangles-adjacency'
template "$hull" 'pipeline vertices 1 patches 1' 'shader DOMAIN  # the domain shader: DOMAIN.dxil beside the hull shader'
expect 2 'a domain shader runs behind its hull shader' run "$domain" --template -
expect 2 "shaders do not run on the executor" run "$shaders/ray-tracing/any-hit-in-loop.dxil" --template -
expect 2 'Not a directory' run "$compute" --template "$compute/out.run"
if "$program" verify --help >/dev/null 2>&1; then
    for shader in "$names" "$texture" "$compute" "$shaders/geometry/adjacency.dxil" "$shaders/vertex/instanced-matrix.dxil"; do
        for filling in zeros random; do
            "$program" run "$shader" --bind-all "$filling" --template "$folder/filled.run" 2>/dev/null
            expect 0 '' run "$shader" --run-file "$folder/filled.run"
        done
    done
    expect 0 'as expected' run "$shaders/binding/constant-names.run"
    # Two elements are written; with count = 1 the second one stays 7.
    expect 1 '  u0[4] is 7 (0x40e00000), should be 207.5 (0x434f8000)' run "$shaders/binding/constant-names.run" --set count=1
    expect 1 ': 4 values are not as expected' run "$shaders/binding/constant-names.run" --set count=1
    expect 0 ' 109.5 114.5 115.5 111.5 207.5 210.5 209.5 209.5' run "$names" --run-file "$shaders/binding/constant-names.run" --dump u0:f32
    expect 0 ' 7 111 0 0' run "$compute" --run-file "$folder/collatz.run" --dump u0
    expect 0 'main block 0 #3' run "$compute" --run-file "$folder/collatz.run" --trace 0
    sed 's/^vertices 6/pipeline vertices 6 triangles/' "$shaders/vertex/no-outputs.run" >"$folder/pipeline.run"
    expect 0 ' 21 63 100 101 102 103 104 105' run "$shaders/vertex/no-outputs.dxil" --run-file "$folder/pipeline.run" --dump u2
    expect 0 'as expected' run "$shaders/hull/points.run"
    expect 0 ' 3: 4 0 0 1' run "$shaders/geometry/adjacency.run" --dump SV_POSITION
    expect 0 'o0:' run "$shaders/pixel/discard-alpha.run" --dump SV_Target
    expect 2 'says what this option says: --buffer' run "$shaders/binding/constant-names.run" --buffer u0=zeros:4
    expect 2 'says what this option says: --dispatch' run "$shaders/binding/constant-names.run" --dispatch 1 1 1
    expect 2 'no such resource or target' run "$shaders/binding/constant-names.run" --dump u7
    expect 2 'other.run:1: no line starts with this word: dispatsch' run "$names" --run-file "$folder/other.run"
    expect 2 "cannot open $folder/none.run: No such file" run "$names" --run-file "$folder/none.run"
    expect 2 'Is a directory' run "$names" --run-file "$folder"
    expect 2 'more than a gigabyte' run "$names" --run-file /dev/zero
    # runs TEXT MESSAGE: a .run file with this text is refused.
    runs() {
        printf "$1" >"$folder/text.run"
        expect 2 "$2" run "$names" --run-file "$folder/text.run"
    }
    runs '' 'text.run: no dispatch'
    runs 'dispatch 1 1 1\0' 'text.run: it is no text: it has a zero byte'
    runs '\357\273\277dispatch 1 1 1\nbuffer u7 u32 1\n' 'text.run u7: the shader has no resource at this register'
    runs 'dispatch 1 1 1\ntexture t0 rgba8 1x1 u8 1 2 3 4\n' 'text.run t0: the shader has another kind: expected --buffer'
    runs '\033[31mred\n' 'no line starts with this word: ?[31mred'
    runs 'dispatch 1 1 1 junk\n' 'text.run:1: the line goes on where its end is expected: junk'
    runs 'needs int64 1 2\n' 'the line goes on where its end is expected: 2'
    runs 'dispatch 1 1 1\ncounter u0 1 2\n' 'text.run:2: the line goes on where its end is expected: 2'
    runs 'dispatch 1 1 1\nbuffer u0 u32 1\nexpect u0 f32 ~abc 1\n' 'text.run:3: `~` takes a number, which is not negative'
    runs 'dispatch 1 1 1\nbuffer u0 u32 zeros 16777216 zeros 1\n' 'text.run:2: a line has at most 16777216 values'
    for counts in 'mips 4294967295' 'layers 4294967295' 'samples 3'; do
        runs "dispatch 1 1 1\ntexture t0 rgba8 1x1 $counts u8 zeros\n" 'text.run:2: textures have at most 13 mips, 2048 layers'
    done
    expect 1 '  --buffer u0=u32:zeros:16' run "$compute" --run-file "$folder/empty.run"
    expect 1 'the .run file says that the executor lacks ray tracing pipelines' run "$shaders/binding/ray-local-root.run"
fi
check 'random values are the same each time' sh -c "
    '$program' run '$compute' --bind-all random --dump u0 >'$folder/first' &&
    '$program' run '$compute' --bind-all random --dump u0 | cmp - '$folder/first'"
# Words have the types of their members. float3, uint; float4x4, row_major float3x2 in rows of 16 bytes, and twice: float3,
# float, float4x4, uint[3] in rows; float2, bool.
expect 0 '  --cbuffer b0=f32:random:3,u32:random:1,f32:random:48,u32:random:12,f32:random:20,u32:random:9,f32:random:2,u32:random:1  # Params' \
    run "$shaders/binding/constant-names.dxil" --list --bind-all random
"$program" run "$texture" --bind-all random --dump b0:f32 >"$folder/floats"
"$program" run "$typed" --bind-all random --dump t3 >"$folder/integers"
# Random floats are multiples of 1/256 from -8 to 8, random integers 0 to 15.
check 'random floats' awk 'NR > 1 { for (n = 1; n <= NF; n++) { seen[$n]; bad += $n < -8 || $n >= 8 || $n * 256 != int($n * 256) } }
    END { exit bad > 0 || length(seen) < 3 }' "$folder/floats"
check 'random integers' awk 'NR > 1 { for (n = 1; n <= NF; n++) { seen[$n]; bad += $n !~ /^([0-9]|1[0-5])$/ } }
    END { exit bad > 0 || length(seen) < 3 }' "$folder/integers"
# Names of 64 letters and with a blank.
expect 0 ' 3,3: ' run "$(dirname "$0")/odd-names.dxil" --bind-all random --dump SV_Target
expect 0 "$(printf 'LONG%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)0=f32:zeros:6" run "$(dirname "$0")/odd-names.dxil" --list
# Names with control characters, which terminals obey.
control=$(dirname "$0")/control-names.dxil
plain() { check "$1 is plain" sh -c '! tr -d "\n" <"$0" | LC_ALL=C grep -q "[[:cntrl:]]"' "$folder/output"; }
expect 0 '  b0  cbuffer             Sc?ne      set' "$control" --table
plain table
expect 0 '  byte 0  uint  sc?le??' "$control" --table
expect 0 ', control\u001b[31m\n\u007f'"$(printf '\357\277\275')"'.hlsl:7:' "$control" --dump-ir --program debug
plain disassembly
expect 0 ' control?[31m??' run "$control" --buffer u0=u32:1 --cbuffer b0=u32:2 --trace 0
plain trace

# Numbers of --set: more than 50 characters, hexadecimal ones, types.
numbers=100000001,100000002,100000003,100000004,100000005,100000006,0X1E,-0x1E
expect 0 ' 100000001 100000002 100000003 100000004 100000005 100000006 30 -30' run "$texture" --bind-all zeros \
    --cbuffer b0=zeros:8 --set "b0[0]=$numbers" --dump b0:i32
expect 0 ' 1 30 0.5 -100 1 0 0 0' run "$texture" --bind-all zeros --cbuffer b0=zeros:8 \
    --set 'b0[0]=1,0x1E,0.5,-1e2,u32:1065353216,zeros:2' --dump b0:f32
expect 2 'expected a comma or the end behind zeros:N' run "$compute" --buffer u0=u32:zeros:4x
# An array of registers: 12 threads add their numbers to u0, u1 and u2 by turns. u1 gets 1 + 4 + 7 + 10, u0 and u2,
# which are one resource here, the other 44 of 66.
targets=$shaders/atomic/nonuniform-target.dxil
expect 0 ' 44 0 0 0' run "$targets" --bind-all zeros --buffer u1=zeros:1 --dump u0
expect 0 ' 22' run "$targets" --bind-all zeros --buffer u1=zeros:1 --dump u1
expect 0 '  --buffer u1...=u32:zeros:16  # counters, RWStructuredBuffer' run "$targets" --buffer u0=zeros:1 --list
# A triangle behind the target.
expect 0 'run: no sample is written: the triangle covers none, or the shader discards all' run "$constant" --pixels 2 2 \
    --interpolant SV_Position=f32:2,1,0,1,3,1,0,1,2,-1,0,1
expect 2 'the register is given twice' run "$compute" --buffer u0=zeros:4 --buffer u0=zeros:4
expect 2 'registers of this letter cannot hold this kind of resource' run "$compute" --buffer b0=zeros:4
expect 2 'expected REGISTER=...' run "$compute" --buffer x0=zeros:4
expect 2 'expected zeros:N' run "$compute" --buffer u0=zeros:many
expect 2 'expected numbers of the given type' run "$compute" --buffer u0=u32:1,x
expect 2 'No such file' run "$compute" --buffer "u0=$folder/missing"
expect 2 'expected at most 65536 bytes' run "$texture" --cbuffer b0=zeros:20000
expect 2 'expected a format and a colon' run "$typed" --typed t0=rgba7f:zeros:4
expect 2 'expected a format and a colon' run "$typed" --typed t0=rgba8f:zeros:4
expect 2 'the last texel is incomplete' run "$typed" --typed t3=rgba32ui:u32:1,2,3
expect 2 'the format has integers: expected u32' run "$typed" --typed t3=rgba32ui:f32:1,2,3,4
expect 2 'the format has floats: expected f32' run "$typed" --typed t0=r32f:u32:1
expect 0 ' 2 1 0 0' run "$rays" --dump u0 --cbuffer b0=u32:3,2 --buffer u0=zeros:4 \
    --scene h3=opaque-triangles:f32:-0.5,-1,5,2.25,-1,5,-0.5,3,5
expect 2 'nine numbers per triangle' run "$rays" --scene h3=triangles:f32:1
expect 2 'opaque-boxes, and a colon' run "$rays" --scene h3=f32:1,2,3,4,5,6
expect 2 'cannot hold this kind of resource' run "$rays" --scene u0=boxes:f32:1,2,3,4,5,6
expect 2 'the shader has another kind: expected --scene' run "$shaders/ray-query/shadow.dxil" --buffer t0=zeros:4
expect 2 'expected a size and a colon' run "$texture" --texture t0=rgba8:0x4:zeros
expect 2 'expected a size and a colon' run "$texture" --texture t0=rgba8:4x4,slices2:zeros
expect 2 'expected a size and a colon' run "$texture" --texture t0=rgba8:99999:zeros
expect 2 '8 bytes are given: expected 64' run "$texture" --texture t0=rgba8:4x4:f32:0,0,0,0,0,0,0,0
expect 2 'expected point, linear; wrap' run "$texture" --sampler s0=soft
expect 2 'the register has no resource yet' run "$compute" --counter u0=5
expect 2 'expected REGISTER=N' run "$compute" --buffer u0=zeros:4 --counter u0=many
expect 1 'bound without its counter' run "$shaders/pixel/append-consume.dxil" --pixels 1 1 --interpolant COLOR=f32:0,0,0,0 \
    --buffer u1=zeros:4 --buffer u2=zeros:4
expect 2 'the register has no resource; give one' run "$compute" --dump u0
expect 2 'samplers and scenes have no contents' run "$texture" --sampler s0=point --pixels 1 1 --dump s0
expect 2 'unknown type: expected u32, i32 or f32' run "$compute" --buffer u0=zeros:4 --dump u0:f64
expect 2 'compute shaders have no outputs' run "$compute" --buffer u0=zeros:4 --dump SV_Target
expect 2 'the shader has no output with this semantic' run "$constant" --pixels 1 1 --dump SV_Target1
expect 2 'expected REGISTER[:TYPE] or NAME[:TYPE]' run "$constant" --pixels 1 1 --dump 7
expect 2 'expected X, X,Y or X,Y,Z' run "$compute" --trace 1,2,3,4
expect 2 'expected NAME=DATA' run "$clip" --interpolant USED
expect 2 'expected u32:..., i32:... or f32:... as DATA of inputs' run "$clip" --interpolant USED=zeros:2
expect 2 'the shader has no input with this semantic' run "$clip" --pixels 1 1 --interpolant OTHER=f32:1
expect 2 'the input has floats: expected f32' run "$clip" --pixels 1 1 --interpolant USED=u32:1,2
expect 2 'the input has integers: expected u32' run "$shaders/pixel/stencil-reference.dxil" --pixels 1 1 --interpolant MATERIAL=f32:1
expect 2 '3 numbers are given: expected 2, or three times as many' run "$clip" --pixels 1 1 --interpolant USED=f32:1,2,3
expect 2 '4 numbers are given: expected 4 x 3' run "$vertex" --vertices 3 --attribute POSITION=f32:1,2,3,4
expect 2 'is given twice' run "$clip" --pixels 1 1 --interpolant USED=f32:1,2 --interpolant USED=f32:1,2
expect 1 'reads the input PARTLY0, for which no values are given' run "$clip" --pixels 1 1

# Files and streams.
check 'writing to a file' "$program" "$pixel" -o "$folder/file.spv"
"$program" - -o - <"$pixel" >"$folder/stream.spv"
check 'streams give the same words as files' cmp "$folder/file.spv" "$folder/stream.spv"
# What a file is that is no DXIL.
"$program" "$pixel" -o "$folder/kind.spv"
gzip -c "$pixel" >"$folder/kind.gz"
printf 'PK\003\004rest' >"$folder/kind.zip"
printf 'Microsoft C/C++ MSF 7.00\r\n' >"$folder/kind.pdb"
: >"$folder/kind.empty"
expect 1 ': it is SPIR-V already' "$folder/kind.spv" --asm
expect 1 ': it is gzip: unpack it first' "$folder/kind.gz" --asm
expect 1 ': it is a zip archive: unpack it first' "$folder/kind.zip" --asm
expect 1 'the .pdb file is damaged: its header lies outside of 26 bytes' "$folder/kind.pdb" --asm
expect 1 ': it is empty' "$folder/kind.empty" --asm
expect 1 ': it is text: if it is HLSL, compile it with DXC first' "$shaders/pixel/discard-alpha.hlsl" --asm
expect 1 ': it is text: if it is HLSL, compile it with DXC first' run "$shaders/pixel/discard-alpha.hlsl"
expect 1 ': it is SPIR-V already' report "$folder/kind.spv" -o "$folder/kind.html"

# Suffixes, suggestions, help.
expect 2 '-o out.foo: the suffix tells no format: expected one such as .spv, or a switch such as --spirv' "$pixel" -o out.foo
expect 0 '' "$pixel" --spirv -o "$folder/out.foo"
expect 0 '' "$pixel" -o "$folder/no-suffix"
if script -qec true /dev/null </dev/null >/dev/null 2>&1; then # a machine without /dev/pts has no terminals
    check 'SPIR-V is not written to a terminal' sh -c "script -qec '\"$program\" \"$pixel\" -o -' /dev/null </dev/null | grep -q 'standard output is a terminal'"
fi
expect 2 'reprot: no such file or subcommand; is report meant?' reprot
expect 2 'quux: no such file or subcommand; see --help' quux
expect 0 '`dxil-spirv --help all` shows all options.' help
expect 0 'usage: dxil-spirv cfg' help cfg
expect 0 '--demote-to-helper' help all
expect 0 '--demote-to-helper' --help all
expect 2 'help rnu: expected a subcommand, or all' help rnu
check 'the short help fits' sh -c "'$program' --help | awk 'length > 100 { exit 1 } END { exit NR > 60 }'"

# An error of several formats is printed once, with its entry point.
expect 1 'compute_derivatives_khr, which is off' "$shaders/mesh/derivatives.dxil" -o "$folder/once.spv" -o "$folder/once.json" \
    -o "$folder/once.features.json" -o "$folder/once.glsl"
check 'an error is printed once' test "$(grep -c 'compute_derivatives_khr' "$folder/output")" -eq 1
expect 1 'switch-64-bit.dxil: --glsl: SPIRV-Cross cannot write this module: ' "$shaders/control-flow/switch-64-bit.dxil" --glsl
expect 1 'needs the feature shader_invocation_reorder, which is off (--shader-invocation-reorder)' \
    "$shaders/ray-tracing/hit-objects-in-array.dxil" --output-folder "$folder/once"
# 500 nested conditions: the text is linear in them.
awk 'BEGIN { for (n = 0; n < 500; n++) print "b" n ": condition b" n + 1 " e" n; print "b500: branch e499"
             for (n = 499; n > 0; n--) print "e" n ": branch e" n - 1; print "e0: return" }' >"$folder/nested.cfg"
expect 0 '[500] b500' cfg "$folder/nested.cfg"
check 'deep levels are not indented' test "$(wc -c <"$folder/output")" -lt $((2002 * 150))
mkdir "$folder/cfg"
check 'pictures' "$program" "$shaders/pixel/nested-loops.dxil" --cfg "$folder/cfg"
check 'a .dot file' sh -c "ls '$folder'/cfg/*.dot"
if command -v dot >/dev/null; then
    check 'an .svg file' sh -c "ls '$folder'/cfg/*.svg"
fi
check 'a picture of the places' test -f "$folder/cfg/nested-loops-01-main-placed.dot"
"$program" cfg "$shaders/../cli/irreducible.cfg" --svg "$folder/passes" >/dev/null
check 'a picture with the dispatcher' grep -q 'label="switch s1"' "$folder/passes/01-irreducible-reducible.dot"
# The example of cfg/README.md: c and d stand behind the branch of a, b stands at its only edge.
printf 'a: condition b c\nb: condition c d\nc: branch d\nd: return\n' >"$folder/places.cfg"
"$program" cfg "$folder/places.cfg" --svg "$folder/passes" >/dev/null
check 'no picture of a pass that changes nothing' test ! -e "$folder/passes/01-places-reducible.dot"
check 'the place of c' grep -q 'label="c", class="source2", fillcolor="#fff2cc"' "$folder/passes/01-places-placed.dot"
check 'the place of b' grep -q 'label="b", class="source1", fillcolor="white"' "$folder/passes/01-places-placed.dot"
check 'the dominator of d' grep -q 'b0 -> b3;' "$folder/passes/01-places-placed.dot"
check 'pictures have the name of the shader' test -f "$folder/cfg/nested-loops-00-main-input.dot"
expect 2 'cannot write to this folder' "$pixel" --cfg "$pixel"

# Decoders.
expect 0 'usage: dxil-spirv decoder' decoder --help
expect 0 'path-segments ' decoder --list
expect 0 'scan: 256 x 1 x 1 threads per group, ceil(tag_word_count / 1024)' decoder path-segments
expect 0 '20 * ceil(tag_word_count / 1024) bytes' decoder path-segments
expect 0 'GLSL.std.450' decoder instancing --pass address -o -
expect 0 'DXBC' decoder instancing --pass address --dxil -o -
expect 2 'usage: dxil-spirv decoder' decoder
expect 2 'usage: dxil-spirv decoder' decoder instancing --pass address
expect 2 'no decoder is named piano' decoder piano
expect 2 'has 2 passes; choose one' decoder instancing -o -
expect 2 'has no pass all' decoder instancing --pass all -o -
expect 2 'has no constant, input or output of that name' decoder instancing --run count=3
expect 2 'expected a 32-bit number' decoder instancing --run id_count=4294967296
expect 2 'attributes=FILE is missing: expected 20 bytes' decoder instancing --run attribute_count=1
expect 2 'input vram=FILE is missing: expected 256 bytes' decoder gs-vram-copy --run vram_blocks=1
expect 2 'vram is read and then written' decoder gs-vram-copy --run vram_blocks=1 vram=zeros:64
expect 2 'No such file' decoder instancing --run attribute_count=1 attributes="$folder/missing"
expect 2 'attributes needs 4000' decoder instancing --run attribute_count=200 attributes="$folder/short"
expect 2 'more than 65535 groups' decoder gs-vram --run width=1 height=0x800000
segment='tag_word_count=1 data_word_count=4 segment_capacity=3 tags=u8:1,1,5,16 data=i32:0,10,0xa000a,0'
expect 0 '2: flags=5 path=0 transform=4294967295 style=4294967295 points=10,10,0,0,0,0,0,0' decoder path-segments \
    --run $segment segments=text:-
expect 0 '{"segments": 3, "words_of_data": 4, "paths": 1, "transforms": 0, "styles": 0}' decoder path-segments \
    --run $segment totals=json:-
expect 2 'expected numbers of 8 bits' decoder path-segments --run tag_word_count=1 tags=u8:1,1,5,256
expect 2 'expected numbers of the given type' decoder path-segments --run tag_word_count=1 tags=u8:1,1,5,
expect 2 'tags needs 4' decoder path-segments --run tag_word_count=1 tags=u8:1,1,5
expect 2 'expected png:WIDTH:FILE' decoder gs-vram --run width=2 height=1 pixels=png:0:"$folder/no.png"
expect 2 'expected png:WIDTH:FILE' decoder gs-vram --run width=2 height=1 pixels=png:3:"$folder/no.png"
"$program" decoder gs-vram-upload --run vram_blocks=1 stride=1 width=2 height=1 pixels=u8:1,2,3,4,5,6,7,8 vram="$folder/vram"
"$program" decoder gs-vram --run vram_blocks=1 stride=1 width=2 height=1 vram="$folder/vram" pixels=png:2:"$folder/two.png"
# As zlib and its checksums write it: header, 1 2 3 and 5 6 7 in a block that is not compressed, end.
png=89504e470d0a1a0a0000000d49484452000000020000000108020000007b40e8dd
png=${png}00000012494441547801010700f8ff0001020305060700450019bc1bff300000000049454e44ae426082
check 'a PNG of two pixels' test "$(od -A n -t x1 "$folder/two.png" | tr -d ' \n')" = "$png"
# The same picture, and a compressed one of four grey pixels: 10 20, 15 14.
if "$program" decoder gs-vram-upload --run width=1 pixels=png:"$folder/missing.png" 2>&1 | grep -q 'without libpng'; then
    expect 2 'without libpng' decoder fdm --run map_texel_count=1 density_map=png:-
else
    upload='vram_blocks=1 stride=1 width=2'
    expect 0 '1: 4278650373' decoder gs-vram-upload --run $upload height=1 pixels=png:"$folder/two.png" vram=text:-
    printf '\211\120\116\107\015\012\032\012\000\000\000\015\111\110\104\122\000\000\000\002\000\000\000\002\010\000\000\000\000\127\335\122\370\000\000\000\016\111\104\101\124\170\332\143\340\022\141\142\375\005\000\001\222\001\040\166\357\164\201\000\000\000\000\111\105\116\104\256\102\140\202' >"$folder/grey.png"
    # The last one in R8G8B8A8: 0xff0e0e0e.
    expect 0 '3: 4279111182' decoder gs-vram-upload --run $upload height=2 pixels=png:"$folder/grey.png" vram=text:-
    expect 2 'needs 24' decoder gs-vram-upload --run $upload height=3 pixels=png:"$folder/grey.png"
    expect 2 'it has no pixels' decoder fdm --run viewport_count=1 map_texel_count=2 view_count=1 view_offsets=zeros:2 \
        density_map=png:"$folder/grey.png" viewports=png:"$folder/grey.png"
    expect 2 'read and then written' decoder gs-vram-copy --run vram_blocks=1 vram=png:"$folder/grey.png"
    expect 2 'missing.png' decoder gs-vram-upload --run $upload height=1 pixels=png:"$folder/missing.png"
    expect 2 'PNG' decoder gs-vram-upload --run $upload height=1 pixels=png:"$folder/vram"
fi
expect 0 'variant waves  needs wave operations' decoder --list
# OpCapability GroupNonUniformBallot, zeros as ?.
expect 0 "$(printf '\021?\002?@???')" decoder meshlet-draws --variant waves --pass cull -o -
expect 0 '' decoder meshlet-draws --variant waves --run
expect 2 'path-segments has no variant lanes' decoder path-segments --variant lanes
expect 2 'usage: dxil-spirv decoder' decoder --list --variant waves
expect 1 'too large' decoder path-segments --run segment_capacity=-1
expect 0 '' decoder instancing --run
expect 2 'usage: dxil-spirv decoder' decoder instancing --vulkan
expect 2 'usage: dxil-spirv decoder' decoder --list --device piano
# No driver, no loader, or no Vulkan in this build.
export VK_DRIVER_FILES=/no-driver VK_ICD_FILENAMES=/no-driver
expect 2 'Vulkan' decoder instancing --vulkan --run
expect 2 'Vulkan' decoder instancing --device piano --run
unset VK_DRIVER_FILES VK_ICD_FILENAMES

# The example of the README shows its true output; the text is that of Debian 12's SPIRV-Cross.
readme=$shaders/../../README.md
awk '/^```/ { inside = 0 } inside; /^\$ build.*--glsl$/ { inside = 1 }' "$readme" >"$folder/expected.glsl"
"$program" "$pixel" --glsl | sed '$d' >"$folder/actual.glsl"
if [ "$(pkg-config --modversion spirv-cross-c-shared 2>/dev/null)" = 0.54.0 ]; then
    check 'the example of the README' diff "$folder/expected.glsl" "$folder/actual.glsl"
fi

finish
