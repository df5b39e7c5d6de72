#!/bin/sh
# The command line as a user meets it: exit codes, messages, outputs, standard streams.
#   run.sh DXIL-SPIRV SHADERS
set -u
program=$1
shaders=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0

# expect CODE TEXT ARGUMENT...: runs the program; its output, of both streams, must contain TEXT.
expect() {
    code=$1
    text=$2
    shift 2
    output=$("$program" "$@" 2>&1 </dev/null | tr '\0' '?'; exit 0)
    "$program" "$@" >/dev/null 2>&1 </dev/null
    got=$?
    if [ "$got" -eq "$code" ] && printf '%s\n' "$output" | grep -qF -e "$text"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  expected code %s and "%s", got code %s and:\n%s\n' "$*" "$code" "$text" "$got" \
            "$(printf '%s' "$output" | head -n 5)"
    fi
}

# check TEXT COMMAND...: the command must succeed.
check() {
    text=$1
    shift
    if "$@" >/dev/null 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n' "$text"
    fi
}

pixel=$shaders/pixel/discard-alpha.dxil
library=$shaders/library/compute-pair.dxil
subobjects=$shaders/../unit/root_signatures/subobjects.dxil

expect 0 'Usage:' --help
expect 0 'default: vulkan1.1' --help
expect 0 'dxil-spirv ' --version

# Usage.
expect 2 'no input'
expect 2 'nothing to do' "$pixel"
expect 2 'no such option' "$pixel" --frobnicate
expect 2 'FILE is missing' "$pixel" -o
expect 2 'takes no argument' "$pixel" --asm=yes
expect 2 'wrong argument' "$pixel" --srv-shift many --asm
expect 2 'wrong argument' "$pixel" --program nothing --asm
expect 2 'already chosen' "$pixel" --asm --glsl
expect 2 'only one input' "$pixel" "$pixel"
expect 2 'No such file' "$folder/missing.dxil" --asm
expect 2 'No such file' "$pixel" -o "$folder/missing/out.spv"
expect 2 'no such environment' "$pixel" --validate --target-env amiga
expect 2 'does not convert' "$pixel" --dump-ir --validate

# Inputs that are refused.
: >"$folder/empty"
head -c 100 "$pixel" >"$folder/short"
head -c 4000 /dev/zero >"$folder/zeros"
expect 1 '[DXS_INVALID_CONTAINER]' "$folder/empty" --asm
expect 1 '[DXS_INVALID_CONTAINER]' "$folder/short" --asm
expect 1 '[DXS_INVALID_CONTAINER]' "$folder/zeros" --asm
cp "$pixel" "$folder/altered"
printf 'x' | dd of="$folder/altered" bs=1 seek=4 conv=notrunc 2>/dev/null
expect 0 'OpEntryPoint' "$folder/altered" --asm
expect 1 '[DXS_INVALID_CONTAINER]' "$folder/altered" --asm --check-hash
expect 1 'WriteSamplerFeedback' "$shaders/sampling/feedback.dxil" --asm

expect 1 'SPIRV-Cross: ' "$shaders/sampling/compare-level.dxil" --glsl

# Outputs.
expect 0 'OpEntryPoint Fragment' "$pixel" --asm
expect 0 '#version 460' "$pixel" --glsl
expect 0 'SPIRV_Cross_Output main' "$pixel" --hlsl
expect 0 'discard' "$pixel" --dump-ir
expect 0 '"stage"' "$pixel" --reflect
expect 0 '' "$pixel" --validate
expect 0 '' "$pixel" --validate --target-env vulkan1.3
expect 0 'OpDemoteToHelperInvocation' "$pixel" --asm --demote-to-helper
expect 0 'OpKill' "$pixel" --asm --demote-to-helper --no-demote-to-helper
expect 0 'Binding 7' "$pixel" --asm --srv-shift=7

# Libraries.
expect 2 'choose one with --entry' "$library" --asm
expect 2 'has no entry point other' "$library" --asm --entry other
expect 0 'LocalSize 8 8 1' "$library" --asm --entry add
expect 0 '"entries": [' "$library" --reflect
expect 0 '"local_root_signature"' "$subobjects" --reflect

# Subcommands.
expect 0 'dxil-spirv rootsig' --help
expect 0 'usage: dxil-spirv cfg' cfg --help
expect 2 'usage: dxil-spirv cfg' cfg
expect 0 'usage: dxil-spirv rootsig' rootsig --help
expect 0 'StaticSampler' rootsig "$shaders/resource/root-signature.dxil"
expect 0 '"parameters"' rootsig --json "$shaders/resource/root-signature.dxil"
expect 2 'usage: dxil-spirv rootsig' rootsig --json --hlsl "$pixel"
expect 2 'usage: dxil-spirv rootsig' rootsig --version 1.3 "$pixel"
expect 1 'the container holds no root signature' rootsig "$pixel"
expect 2 'usage: dxil-spirv rootsig' rootsig "$subobjects" --name
expect 0 'LocalRootSignature lrs =' rootsig "$subobjects"
expect 0 '{"name": "grs", "kind": "global", "root_signature": {' rootsig --json "$subobjects"
expect 0 'RootFlags(LOCAL_ROOT_SIGNATURE),' rootsig "$subobjects" --name lrs
expect 2 'has no root signature soc' rootsig "$subobjects" --name soc
expect 2 'choose one with --name' rootsig --container "$subobjects"
printf 'CBV(b0),\nSRV(t0),\nSRV(t0)\n' >"$folder/overlap.txt"
expect 1 'parameter 2 (t0, space 0): overlaps with parameter 1 (t0, space 0) [DXS_BAD_MAPPING]' \
    rootsig "$folder/overlap.txt"
printf 'CBV(b0),\nSRV(x0)\n' >"$folder/wrong.txt"
expect 1 'line 2, column 5: a register or a field is expected here' rootsig "$folder/wrong.txt"
printf '{"version": "1.1", "flag": []}' >"$folder/wrong.json"
expect 1 'line 1, column 20: "flag" is no member of a root signature' rootsig "$folder/wrong.json"

# Root signatures in all forms, there and back.
signatures=$shaders/../unit/root_signatures
for form in --hlsl --json --content --container; do
    "$program" rootsig "$signatures/as-engines-write-them.1_1.dxbc" "$form" -o "$folder/form"
    "$program" rootsig "$folder/form" -o "$folder/form.dxbc"
    check "rootsig $form and back" cmp "$signatures/as-engines-write-them.1_1.dxbc" "$folder/form.dxbc"
done
"$program" rootsig --version 1.0 "$signatures/sampler-all-fields.txt" -o "$folder/form.dxbc"
check 'rootsig --version' cmp "$signatures/sampler-all-fields.1_0.dxbc" "$folder/form.dxbc"

# Files and streams.
check 'writing to a file' "$program" "$pixel" -o "$folder/file.spv"
"$program" - -o - <"$pixel" >"$folder/stream.spv"
check 'streams give the same words as files' cmp "$folder/file.spv" "$folder/stream.spv"
mkdir "$folder/cfg"
check 'pictures' "$program" "$shaders/pixel/nested-loops.dxil" --cfg "$folder/cfg"
check 'a .dot file' sh -c "ls '$folder'/cfg/*.dot"
if command -v dot >/dev/null; then
    check 'an .svg file' sh -c "ls '$folder'/cfg/*.svg"
fi
expect 2 'pictures cannot be written' "$pixel" --cfg "$folder/missing"

# The example of the README shows its true output; the text is that of Debian 12's SPIRV-Cross.
readme=$shaders/../../README.md
awk '/^```/ { inside = 0 } inside; /^\$ build.*--glsl$/ { inside = 1 }' "$readme" >"$folder/expected.glsl"
"$program" "$pixel" --glsl | sed '$d' >"$folder/actual.glsl"
if [ "$(pkg-config --modversion spirv-cross-c-shared 2>/dev/null)" = 0.54.0 ]; then
    check 'the example of the README' diff "$folder/expected.glsl" "$folder/actual.glsl"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
