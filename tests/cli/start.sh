#!/bin/sh
# What a run of the tool costs before it converts: the libraries that it is linked with, and the instructions for one
# small shader, from the first one of the process on.
#   start.sh DXIL-SPIRV SHADERS
set -u
program=$1
shader=$2/pixel/discard-alpha.dxil
. "$(dirname "$0")/check.sh"
max_instructions=450000

modules=$(dirname "$program")
check 'the tool is linked with C alone' refused sh -c "readelf -d '$program' | grep NEEDED | grep -vE 'lib(c|m|pthread|dl)\.so|ld-linux'"

# A program alone: what needs no module works, the rest says what is missing.
cp "$program" "$folder/dxil-spirv"
program=$folder/dxil-spirv
expect 0 '' "$shader" -o "$folder/out.spv"
expect 2 'SPIRV-Tools cannot be loaded: dxil-spirv-spirv-tools.so: ' "$shader" --validate -o "$folder/out.spv"
expect 2 'SPIRV-Cross cannot be loaded: dxil-spirv-spirv-cross.so: ' "$shader" --glsl
mkdir -p "$folder/prefix/bin" "$folder/prefix/lib"
cp "$program" "$folder/prefix/bin"
program=$folder/prefix/bin/dxil-spirv

# Modules beside the program are found; a module whose library is missing says which.
cp "$modules"/dxil-spirv-*.so "$folder/prefix/bin"
expect 0 'OpCapability Shader' "$shader" --asm --validate
echo 'int missing(void); int missing(void) { return 0; }' >"$folder/missing.c"
if cc -shared -fPIC -Wl,-soname,libmissing.so.7 -o "$folder/libmissing.so" "$folder/missing.c" 2>/dev/null; then
    echo 'int missing(void); int png_read(void); int png_read(void) { return missing(); }' >"$folder/png.c"
    cc -shared -fPIC -o "$folder/prefix/bin/dxil-spirv-spirv-cross.so" "$folder/png.c" -L"$folder" -lmissing
    expect 2 'SPIRV-Cross cannot be loaded: libmissing.so.7: ' "$shader" --glsl
fi

# valgrind counts the same on each machine of a kind, in an empty environment; the limit is for 64-bit x86.
if command -v valgrind >/dev/null && [ "$(uname -m)" = x86_64 ]; then
    run='valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" -o "$3" 2>"$4"'
    check 'valgrind runs it' env -i PATH="$PATH" sh -c "$run" - "$1" "$shader" "$folder/out.spv" "$folder/log"
    count=$(sed -n 's/.*Collected : //p' "$folder/log")
    check "one small shader: ${count:-none} instructions, at most $max_instructions" test "${count:-$max_instructions}0" -lt "${max_instructions}0"
fi
finish
