#!/bin/sh
# Faults in the SPIR-V that a driver gets: dxil-spirv verify tells which instruction is wrong.
#   verify.sh DXIL-SPIRV SPIRV-FAULT FOLDER SHADERS FOLDER-OF-VALIDATION-LAYER SWIFTSHADER-ICD PYTHON DXBC-SHADERS
set -u
program=$1
fault=$2
shader=$3/scale.dxil
shaders=$4
layer=$5
swiftshader=$6
python=$7
dxbc=$8
reader=$3/foz.py
failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# expect CODE PATTERN ARGUMENT...: the exit code, and a line of the output.
expect() {
    code=$1
    pattern=$2
    shift 2
    "$program" verify "$@" >"$folder/out" 2>&1
    found=$?
    if [ $found -ne "$code" ] || ! grep -qE "$pattern" "$folder/out"; then
        echo "FAILED: verify $*: $found instead of $code, or no line like '$pattern':"
        cat "$folder/out"
        failed=$((failed + 1))
    fi
}

# finds OPERATION FAULT: the fault changes the SPIR-V of this DXIL instruction.
finds() {
    expect 1 "^    DXIL +%.* = $1 " "$shader" --only-instruction --through "$fault $2"
}

expect 0 'equal: 3 runs, 384 values compared' "$shader"
expect 0 'equal: 3 runs, 384 values compared' "$shader" --device all
finds 'fsub fast float' '131 129'   # OpFSub becomes OpFAdd
finds 'fsub fast float' '131 3 4'   # its operands are exchanged
finds 'fmul fast float' '133 129'   # OpFMul becomes OpFAdd
finds 'icmp ugt i32' '172 176'      # OpUGreaterThan becomes OpULessThan
finds 'xor i32' '198 197'           # OpBitwiseXor becomes OpBitwiseOr

# finds_in SHADER INSTRUCTION FAULT: the same with the inputs of the shader's .run file.
finds_in() {
    expect 1 "^    DXIL +(%.* = )?$2" "$1.dxil" --inputs "$1.run" --only-instruction --through "$fault $3"
}
finds_in "$shaders/conversion/integer-to-float" 'sitofp i32' '111 112'    # OpConvertSToF becomes OpConvertUToF
finds_in "$shaders/conversion/float-to-integer" 'fptosi float' '110 109'  # OpConvertFToS becomes OpConvertFToU
finds_in "$shaders/integer/shifts" 'ashr i32' '195 194'                   # OpShiftRightArithmetic becomes ...Logical
finds_in "$shaders/integer/signed-division" 'sdiv i32' '135 134'          # OpSDiv becomes OpUDiv
finds_in "$shaders/integer/min-max-clamp" 'call i32 @dx.op.binary.i32.i32 38,' '12 4 +1' # the last UMin becomes SMin
finds_in "$shaders/arithmetic/sine-cosine-tangent" 'call float @dx.op.unary.f32.i32 14,' '12 4 +1' # and the last Tan Asin
expect 1 '^    DXIL +%.* = call float @dx.op.dot2AddHalf' "$shaders/half/dot2-mixed.dxil" --only-instruction \
    --through "$fault 129 131" # a sum becomes a difference
finds_in "$shaders/groupshared/tree-reduction" 'add i32' '128 130'        # behind barriers
finds_in "$shaders/wave/active-sums-and-products" 'call i32 @dx.op.waveActiveOp.i32.i32 119, .* i8 0,' '349 351'
finds_in "$shaders/wave/read-lane" 'call i32 @dx.op.waveReadLaneAt' '345 337' # OpGroupNonUniformShuffle becomes BroadcastFirst
finds_in "$shaders/pixel/discard-alpha" 'fadd fast float' '129 131'

# Faults of lavapipe itself, in all its versions (docs/reference/driver-faults.md).
expect 1 '^    DXIL .*textureLoad' "$shaders/resource/images-without-format.dxil" --only-instruction \
    --inputs "$shaders/resource/images-without-format.run"
expect 1 '^    DXIL .*waveAllOp' "$shaders/pixel/helper-lanes-count.dxil" --only-instruction \
    --inputs "$shaders/pixel/helper-lanes-count.run"
finds_in "$shaders/vertex/displacement" 'fmul fast float' '133 129'
finds_in "$shaders/control-flow/else-if-chain" 'br i1 .*' '250 2 3'       # both targets of each branch are exchanged
grep -q 'first wrong branch: function 0 #6' "$folder/out" || { echo 'FAILED: the branch'; failed=$((failed + 1)); }

# All values are right, what is written is wrong: minima become maxima.
file=$shaders/atomic/structured-signed
expect 1 'a write is wrong: function 0 #6, .*atomicBinOp.*, or function 0 #9' "$file.dxil" --inputs "$file.run" \
    --only-instruction --through "$fault 236 238"

# Faults of data: no device is blamed for indices beyond an array, nor for the order in which threads exchange values.
expect 2 'not compared: .*the shader goes out of an array' "$shaders/buffer/constant-buffer-array.dxil" --runs 1
expect 0 'equal: 1 runs, 256 values compared, 128 not determined' "$shaders/atomic/image-exchange.dxil" --runs 1

# What the executor does otherwise, or not at all, is named: neither the device nor the translation is wrong.
lacks() {
    pattern=$1
    shift
    expect 2 "$pattern" "$@"
}
lacks 'not compared: the executor lacks 16-bit positions' "$shaders/handmade/bits-of-minimum-precision.dxil"
lacks 'not compared: the executor lacks halves of min precision' "$shaders/handmade/half-through-integers.dxil"
lacks 'not compared: none of its results is determined' "$shaders/guarantee/zeroed-memory.dxil" --zeroed-memory
file=$shaders/binding/static-sampler-levels
grep -v executor-lacks "$file.run" >"$folder/levels.run"
lacks 'not compared: the executor lacks levels of static samplers' "$file.dxil" --inputs "$folder/levels.run" \
    --root-signature embedded
lacks 'verify: view instances: the executor lacks it' "$shaders/view-instancing/vertex-adds.dxil" --view-word constant:1
lacks 'verify: view instances: the executor lacks it' "$shaders/view-instancing/mapped.dxil" --view map
lacks 'verify: --finite-rsqrt: the executor lacks it' "$shader" --finite-rsqrt
lacks 'verify: --zero-nans: the executor lacks it' "$shader" --zero-nans
lacks 'verify: --rasterizer-samples: the executor lacks it' "$shader" --rasterizer-samples 4
lacks 'verify: --compute-derivatives zero: the executor lacks it' "$shader" --compute-derivatives zero
lacks 'verify: --max-tessellation-factor: the executor lacks it' "$shader" --max-tessellation-factor 8
lacks 'verify: --lane-count: the executor lacks it' "$shader" --lane-count 4

# Programs of shader models 4 and 5.
if [ -d "$dxbc" ]; then
    expect 0 equal "$dxbc/control-flow/else-if-chain.dxil" # floats in the buffer, of which no device flushes a denormal
    expect 0 equal "$dxbc/atomic/spin-free-maximum.dxil"   # denormals that the device keeps
    finds_in "$dxbc/control-flow/else-if-chain" 'add i32' '128 130'
    finds_in "$dxbc/buffer/structured-dynamic-member" 'fadd fast float' '129 131'
    file=$dxbc/domain/all-stages
    expect 0 equal "$file.dxil" --inputs "$file.run"
    expect 1 "case: $folder/dxbc" "$dxbc/control-flow/else-if-chain.dxil" --only-verdict --reduce-seconds 0 \
        --through "$fault 128 130" --case "$folder/dxbc"
    expect 1 'different: u0' --only-verdict --case "$folder/dxbc"
fi

# Only operations that may be contracted get this fault: decorations avoid it.
expect 1 'avoided by: .*--all-precise' "$shader" --through "$fault 131 129 unless-precise"

# What a correct device may give instead is no first wrong value: here, integers of NaN.
integers=$shaders/guarantee/float-to-integer
expect 1 'thread 9 0 0 .2 of 14 threads' "$integers.dxil" --inputs "$integers.run" --only-instruction --through "$fault 114 113"

# A fault that goes away is not blamed on options.
cat >"$folder/sometimes" <<END
echo >>"$folder/count"
if [ \$(wc -l <"$folder/count") -le 3 ]; then exec $fault 131 129; else exec cat; fi
END
expect 1 'not repeatable' "$shader" --through "sh $folder/sometimes"

# What is not the driver's fault.
expect 2 'failed: the command did not come back in 2 seconds' "$shader" --timeout 2 --through 'sleep 1000; cat'
expect 2 'failed: --through false: the command failed' "$shader" --through false
expect 1 '(the SPIR-V is not valid: .*ISub|the SPIR-V is not validated: )' "$shader" --only-verdict \
    --through "$fault 131 130" # OpFSub becomes OpISub
echo 'dispatch 1 1' >"$folder/wrong.run"
expect 2 'failed: .*wrong.run' "$shader" --inputs "$folder/wrong.run"
expect 2 'sometimes: it is text' "$folder/sometimes"
head -c 200 "$shader" >"$folder/cut.dxil"
expect 1 'failed: refused: ' "$folder/cut.dxil"

# One of two entry points.
pair=$shaders/library/compute-pair
expect 1 '^    DXIL +%.* = mul ' "$pair.dxil" --inputs "$pair.run" --entry scale --only-instruction \
    --through "$fault 132 128"
expect 2 'there is no entry point none' "$pair.dxil" --inputs "$pair.run" --entry none

expect 2 'No such file' "$folder/none.dxil"
expect 2 'unexpected' "$shader" --runs many
expect 2 'unexpected' "$shader" --timeout 99999999999
expect 2 "usage:|help" "$shader" --runs 0
expect 2 'verify does not honour it' "$shader" --validate
expect 2 'verify does not honour it' "$shader" --glsl
expect 2 'verify does not honour it' "$shader" --nvapi
expect 0 'equal' "$shader" --device 1 --only-verdict
expect 2 'no Vulkan 1.2 device number 99' "$shader" --device 99

# An archive of Fossilize has the pipelines, with the layouts of root signatures and with all states.
archives() {
    wanted=$1
    shift
    expect 0 equal "$@" --only-verdict --foz "$folder/pipelines.foz"
    "$python" "$reader" "$folder/pipelines.foz" >"$folder/out" 2>&1 && grep -qxF "$wanted" "$folder/out" && return
    echo "FAILED: no '$wanted' in the archive of $*:"
    cat "$folder/out"
    failed=$((failed + 1))
}
if [ "$python" ]; then
    archives 'compute 20; 0:1000, 0:2000, 0:2001' "$shader"
    archives 'graphics 1 10; 0:1000, 0:3000, 1:0; formats [109]' "$shaders/pixel/discard-alpha.dxil"
    file=$shaders/binding/root-constants
    archives 'compute 20; constants 40' "$file.dxil" --inputs "$file.run" --root-signature embedded
    file=$shaders/binding/direct-tables
    archives 'compute 20; 1:0 static, 2:0, 2:2, 2:3, 2:4, 2:5, 2:6, 2:7, 2:8, constants 24' "$file.dxil" \
        --inputs "$file.run" --root-signature embedded
    file=$shaders/domain/all-stages
    archives 'graphics 4 1 2 8 10; 0:0; formats [107]' "$file.dxil" --inputs "$file.run"
    for name in "$shaders"/domain/all-stages*.dxil; do # the others of the pipeline lie beside it
        cp "$name" "$folder"
    done
    sed 's/^pipeline .*/&\nspecialize 9 4\nspecialize 70 65536/' "$file.run" >"$folder/all-stages.run"
    archives 'graphics 4 9=4 70=65536 1 9=4 70=65536 2 9=4 70=65536 8 9=4 70=65536 10 9=4 70=65536; 0:0; formats [107]' \
        "$folder/all-stages.dxil" --inputs "$folder/all-stages.run"
fi

# A captured dispatch becomes a .run file; its root signature is a file of its own.
if [ "$python" ]; then
    mkdir "$folder/capture"
    "$python" "$(dirname "$reader")/capture.py" "$program" "$(dirname "$reader")/../../../examples/capture_to_run.py" \
        "$shaders" "$folder/capture" || { echo 'FAILED: capture.py'; failed=$((failed + 1)); }
    file=$folder/capture/0123456789abcdef.dxil
    expect 0 'equal: 3 runs' "$file" --inputs "$folder/capture/dispatch.run"
    archives 'compute 20; 1:0 static, 2:0, 2:2, 2:3, 2:4, 2:5, 2:6, 2:7, 2:8, constants 24' "$file" \
        --inputs "$folder/capture/dispatch.run" --root-signature "$folder/capture/rootsig.rs"
    # The case has a copy of the root signature.
    expect 1 'case: ' "$file" --inputs "$folder/capture/dispatch.run" --root-signature "$folder/capture/rootsig.rs" \
        --only-verdict --reduce-seconds 0 --through "$fault 129 131" --case "$folder/signed"
    mv "$folder/capture/rootsig.rs" "$folder/capture/moved.rs"
    expect 1 'different: ' --only-verdict --case "$folder/signed"
    expect 2 'failed: /nowhere: No such file' "$file" --inputs "$folder/capture/dispatch.run" --root-signature /nowhere
fi
expect 2 '/nowhere/x.foz: No such file' "$shader" --foz /nowhere/x.foz
expect 2 'the pipelines of one device' "$shader" --foz "$folder/x.foz" --device all

# Two devices, each found by its number.
if [ -f "$swiftshader" ]; then
    lavapipe=$VK_DRIVER_FILES
    export VK_DRIVER_FILES="$lavapipe:$swiftshader" VK_ICD_FILENAMES="$lavapipe:$swiftshader"
    expect 0 '^SwiftShader' "$shader" --device all
    expect 0 '^llvmpipe' "$shader" --device all
    cat >"$folder/one" <<END
cat >"$folder/one.spv"
if grep -q maximal_reconvergence "$folder/one.spv"; then exec $fault 131 129 <"$folder/one.spv"; else cat "$folder/one.spv"; fi
END
    expect 1 '^the odd one: llvmpipe.* 1 other is right, with other SPIR-V: suspect its driver, or the translation' \
        "$shader" --device all --only-verdict --through "sh $folder/one" --case "$folder/all" \
        --reduce-seconds 0
    [ -f "$folder/all/1/issue.md" ] || [ -f "$folder/all/2/issue.md" ] ||
        { echo 'FAILED: no case of the odd one'; failed=$((failed + 1)); }
    expect 1 '^no device is right: suspect the translation, or the executor' \
        "$shader" --device all --only-verdict --through "$fault 131 129"
    expect 1 'case: ' "$shader" --device SwiftShader --only-verdict --through "$fault 131 129" --case "$folder/script" \
        --reduce-seconds 0
    [ ! -f "$folder/script/shader.spvasm" ] || "$python" "$(dirname "$reader")/amber.py" "$folder/script/case.amber" ||
        { echo 'FAILED: case.amber'; failed=$((failed + 1)); }
    export VK_DRIVER_FILES="$lavapipe" VK_ICD_FILENAMES="$lavapipe"
fi

# A case: the program in plain Vulkan repeats the fault, and so does verify.
expect 1 "case: $folder/case" "$shader" --only-instruction --through "$fault 131 129" --case "$folder/case" \
    --reduce-seconds 0
grep -q '^  reduction: not asked for' "$folder/out" || { echo 'FAILED: reduction'; failed=$((failed + 1)); }
expect 1 'different: u0' --only-verdict --case "$folder/case"
expect 2 'it is SPIR-V already$' "$folder/case/shader.spv"
expect 2 'takes only' --case "$folder/case" --runs 2
expect 2 'takes only' --case "$folder/case" --reduce-seconds 5
expect 2 'the archive would replace it' "$folder/case/shader.dxil" --foz "$folder/case/shader.dxil"
# An interrupt leaves no file, and no command.
mkdir "$folder/temporary"
TMPDIR=$folder/temporary "$program" verify "$shader" --through "touch $folder/begun; exec sleep 77.7" >/dev/null 2>&1 &
interrupted=$!
while [ ! -f "$folder/begun" ]; do sleep 0.1; done
kill -TERM $interrupted
wait $interrupted 2>/dev/null
sleep 0.5
[ ! "$(ls "$folder/temporary")" ] || { echo 'FAILED: a file is left'; failed=$((failed + 1)); }
! cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\0' ' ' | grep -q 'sleep 77[.]7' || { echo 'FAILED: a command is left'; failed=$((failed + 1)); }
expect 2 "the case would replace $folder/case/shader.dxil" "$folder/case/shader.dxil" --case "$folder/case"
expect 2 "the case would replace $folder/case/inputs.run" "$shader" --inputs "$folder/case/inputs.run" --case "$folder/case"
expect 2 'no Vulkan 1.2 device named nothing' --case "$folder/case" --device nothing

# repeats FOLDER: the program of a case finds the wrong value, and the validation layer nothing.
repeats() {
    if ! cc -std=c11 -o "$folder/repeat" "$1/repeat.c" -lvulkan -lm; then
        echo "FAILED: $1/repeat.c does not compile"
        failed=$((failed + 1))
        return
    fi
    if [ -f "$layer/VkLayer_khronos_validation.json" ]; then
        VK_LAYER_PATH=$layer VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation "$folder/repeat" >"$folder/out" 2>&1
    else
        "$folder/repeat" >"$folder/out" 2>&1
    fi
    [ $? -eq 1 ] && grep -q ': wrong$' "$folder/out" && ! grep -qi 'validation' "$folder/out" ||
        { echo "FAILED: $1/repeat.c:"; cat "$folder/out"; failed=$((failed + 1)); }
}
repeats "$folder/case"

# spirv-reduce leaves less of it, which is as wrong, on the device, in plain Vulkan, and by --module.
PATH=/nowhere "$program" verify "$shader" --only-verdict --through "$fault 131 129" --case "$folder/none" >"$folder/out"
grep -q '^  reduction: spirv-reduce is not installed$' "$folder/out" || { echo 'FAILED: no spirv-reduce'; failed=$((failed + 1)); }
# A signal that ends it while spirv-reduce runs leaves no files.
mkdir "$folder/bin" "$folder/left"
printf '#!/bin/sh\n: >begun\nexec sleep 60\n' >"$folder/bin/spirv-reduce"
chmod +x "$folder/bin/spirv-reduce"
TMPDIR=$folder/left PATH=$folder/bin:$PATH "$program" verify "$shader" --only-verdict --through "$fault 131 129" \
    --case "$folder/ended" >"$folder/out" 2>&1 &
waited=0
while [ $waited -lt 120 ] && ! ls "$folder"/left/*/begun >/dev/null 2>&1; do
    sleep 0.5
    waited=$((waited + 1))
done
kill $!
wait $! 2>/dev/null
[ $waited -lt 120 ] && [ -z "$(ls "$folder/left")" ] ||
    { echo 'FAILED: files of spirv-reduce are left:'; ls "$folder/left"; failed=$((failed + 1)); }
if command -v spirv-reduce >/dev/null; then
    reduced="$folder/the reduced case's folder"
    expect 1 'reduction: .*from [0-9]+ to [0-9]+ words' "$shader" --only-verdict --through "$fault 131 129" \
        --case "$reduced" --reduce-seconds 4
    [ "$(wc -c <"$reduced/reduced.spv")" -lt "$(wc -c <"$reduced/shader.spv")" ] ||
        { echo 'FAILED: reduced.spv is not smaller'; failed=$((failed + 1)); }
    grep -q 'reduced.spv' "$reduced/issue.md" || { echo 'FAILED: issue.md'; failed=$((failed + 1)); }
    expect 0 '^the same difference' --case "$reduced" --module "$reduced/reduced.spv"
    # The fault is in it already, so that the command fails.
    expect 1 '^not the same: .*the command failed' --case "$reduced" --module "$reduced/driver.spv"
    expect 1 '^not the same: .*no module for this shader' --case "$reduced" --module "$shader"
    expect 1 '^not the same: .*no module for this shader' --case "$reduced" --module /dev/null
    repeats "$reduced"
    [ ! "$python" ] || [ ! -f "$reduced/case.amber" ] || "$python" "$(dirname "$reader")/amber.py" "$reduced/case.amber" ||
        { echo 'FAILED: case.amber'; failed=$((failed + 1)); }
    expect 2 'takes only' --case "$reduced" --module "$shader" --runs 2
    expect 2 'takes a case' "$shader" --case "$reduced" --module "$shader"
    expect 1 'difference.txt: no difference' --case "$folder/case" --module "$shader"
fi
[ "$failed" -eq 0 ]
