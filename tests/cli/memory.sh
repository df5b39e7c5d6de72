#!/bin/sh
# Memory errors of the tool, which no sanitizer of the compilers sees whole: a run of each kind under valgrind.
#   memory.sh DXIL-SPIRV SHADERS
set -u
tool=$1
shaders=$2
command -v valgrind >/dev/null || exit 77
program=$(command -v valgrind)
. "$(dirname "$0")/check.sh"

# clean ARGUMENT...: the tool succeeds, and valgrind has nothing to say. It says that of modules, too, which are unloaded.
clean() {
    expect 0 '' -q --error-exitcode=99 "$tool" "$@"
}

cp "$shaders/pixel/discard-alpha.dxil" "$shaders/binding/table.dxil" "$folder"
clean "$folder/table.dxil" -o "$folder/table.ll" -o "$folder/table.spv" -o "$folder/table.json" --root-signature embedded
clean "$folder/discard-alpha.dxil" -o "$folder/out.spvasm" -o "$folder/out.glsl" --validate --print all --print-draw push:4
clean "$folder" --output-folder "$folder/out" --records "$folder/records" --jobs 2 --device vulkan1.2
clean report "$folder/discard-alpha.dxil" -o "$folder/page.html"
clean run "$shaders/arithmetic/abs-saturate-sign.dxil" --bind-all zeros

clean cfg "$shaders/../cli/irreducible.cfg" --svg "$folder"
clean rootsig "$folder/table.dxil"
clean decoder --list
finish
