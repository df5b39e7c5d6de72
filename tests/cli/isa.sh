#!/bin/sh
# dxil-spirv isa: errors on lavapipe, which tells nothing of its code; code on RADV's GPU that is not there, if RADV is here.
#   isa.sh DXIL-SPIRV SHADERS DXBC-SHADERS RADV-ICD PYTHON
set -u
program=$1
shaders=$2
dxbc=$3
radv=$4
python=$5
reader=$(dirname "$0")/verify/foz.py
failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# expect CODE PATTERN ARGUMENT...: the exit code, and a line of the output.
expect() {
    code=$1
    pattern=$2
    shift 2
    "$program" isa "$@" >"$folder/out" 2>&1
    found=$?
    if [ $found -ne "$code" ] || ! grep -qE -- "$pattern" "$folder/out"; then
        echo "FAILED: isa $*: $found instead of $code, or no line like '$pattern':"
        cat "$folder/out"
        failed=$((failed + 1))
    fi
}

pixel=$shaders/pixel/discard-alpha.dxil
expect 2 'lacks VK_KHR_pipeline_executable_properties' "$pixel"
expect 2 'no Vulkan 1.2 device named nothing' "$pixel" --device nothing
expect 2 'none.dxil: No such file' "$folder/none.dxil"
expect 2 'No such file' "$pixel" --against "$folder/none.dxil"
expect 2 'exclude each other' "$pixel" --device 1 --gpu navi21
expect 2 '--assembly and --representation exclude each other' "$pixel" --assembly --representation NIR
expect 2 'isa: word: expected options alone' "$pixel" --against-options word
"$program" "$pixel" -o "$folder/pixel.spv" || failed=1
expect 2 'pixel.spv: SPIR-V takes no options of the conversion: --exact' "$folder/pixel.spv" --exact
expect 2 'pixel.spv: SPIR-V takes no options of the conversion: --exact' "$folder/pixel.spv" --against-options --exact
expect 2 'lacks VK_KHR_pipeline_executable_properties' "$folder/pixel.spv" --against "$pixel" --exact
expect 2 'the archive would replace it' "$folder/pixel.spv" --foz "$folder/pixel.spv"
expect 2 'unexpected|usage' "$pixel" --timeout 0
expect 2 'unexpected|usage' "$pixel" --gpu
expect 2 'unexpected|usage' "$pixel" --gpu ''
expect 2 'isa does not honour it' "$pixel" --glsl
expect 2 'unknown option|--no-such' "$pixel" --against-options --no-such
expect 0 'usage: dxil-spirv isa' --help
[ "$failed" -eq 0 ] || exit 1

[ -f "$radv" ] || { echo 'no RADV: errors alone are tested'; exit 0; }
export VK_DRIVER_FILES="$radv" VK_ICD_FILENAMES="$radv"
"$program" isa "$pixel" --gpu navi21 >"$folder/out" 2>&1
if grep -q 'RADV_FORCE_FAMILY.* removed\|does not stand for other GPUs' "$folder/out"; then # since Mesa 26
    echo 'this RADV knows no GPU that is not there: errors alone are tested'
    exit 0
fi
expect 0 '^  Instructions +[1-9][0-9]*$' "$pixel" --gpu navi21
expect 0 '^  Lanes of a wave +64$' "$pixel" --gpu navi21
expect 0 'image_sample .*dim:SQ_RSRC_IMG_2D' "$pixel" --gpu navi21 --assembly
expect 0 '^== discard-alpha.dxil: fragment: NIR' "$pixel" --gpu navi21 --representation NIR
expect 2 'no text named Nothing of fragment; it has: .*Assembly' "$pixel" --gpu navi21 --representation Nothing
expect 1 'Unknown family: nothing' "$pixel" --gpu nothing
expect 1 'has this version of RADV a GPU of this name' "$pixel" --gpu nothing
expect 1 'refused: ' "$0" --gpu navi21

# Stages: each has code of its own.
expect 0 '^compute ' "$shaders/control-flow/exits-meet-behind-loop.dxil" --gpu navi21
expect 0 '^vertex ' "$shaders/vertex/displacement.dxil" --gpu navi21
expect 0 '^mesh ' "$shaders/mesh/counts.dxil" --gpu navi21
expect 0 '^vertex \+ geometry ' "$shaders/geometry/line-adjacency.dxil" --gpu navi21
expect 0 '^vertex \+ tessellation control ' "$shaders/hull/copied-control-points.dxil" --gpu navi21
expect 0 '^tessellation evaluation ' "$shaders/domain/triangle.dxil" --gpu navi21
expect 0 '^(task|amplification) ' "$shaders/mesh/amplification.dxil" --gpu navi21
expect 0 '^raygen generate ' "$shaders/ray-tracing/pipeline.dxil" --gpu navi21
expect 0 '^callable shine ' "$shaders/ray-tracing/pipeline.dxil" --gpu navi21
expect 0 '^compute ' "$shaders/library/compute-pair.dxil" --gpu navi21 --entry scale
expect 2 'see --entry' "$shaders/library/graphics-pair.dxil" --gpu navi21

# DXBC, and SPIR-V of any origin.
expect 0 '^  Instructions +[1-9]' "$dxbc/programs/call-switch.dxil" --gpu navi21
expect 0 '^fragment +pixel.spv$' "$folder/pixel.spv" --gpu navi21
head -c 100 "$folder/pixel.spv" >"$folder/cut.spv"
expect 2 'no SPIR-V' "$folder/cut.spv" --gpu navi21

# An archive of Fossilize: what is compiled here is replayed where the GPU is.
expect 0 '^fragment ' "$pixel" --gpu navi21 --foz "$folder/pixel.foz"
[ ! "$python" ] || "$python" "$reader" "$folder/pixel.foz" | grep -qxF 'graphics 10; 0:1, 0:2; formats [97]' ||
    { echo 'FAILED: the archive'; failed=$((failed + 1)); }

# The shaders that are written for the other stages: valid, as far as the validator knows the features of the shader's own.
for name in geometry/line-adjacency hull/copied-control-points domain/triangle mesh/amplification; do
    [ "$python" ] && command -v spirv-val >/dev/null || continue
    rm -rf "$folder/modules"
    mkdir "$folder/modules"
    expect 0 'Instructions' "$shaders/$name.dxil" --gpu navi21 --foz "$folder/stages.foz"
    "$python" "$reader" "$folder/stages.foz" "$folder/modules" >/dev/null || failed=1
    for module in "$folder/modules"/*.spv; do
        ! spirv-val --target-env vulkan1.3 --scalar-block-layout "$module" 2>&1 | grep -v 'Invalid .* operand: ' ||
            { echo "FAILED: a module beside $name"; failed=$((failed + 1)); }
    done
done

# Two sides: the same code has the quotient 1; waves of another size, other options, another shader.
expect 0 '^  Instructions +([0-9]+) +\1 +1\.0000$' "$pixel" --gpu navi21 --against "$folder/pixel.spv" --against-options ''
expect 0 '^fragment +no options +--exact +quotient$' "$pixel" --gpu navi21 --against-options --exact
expect 0 '^  Latency +[0-9]+ +[0-9]+ +[0-9.]+$' "$pixel" --gpu navi21 --against "$shaders/pixel/coverage.dxil"
[ "$failed" -eq 0 ]
