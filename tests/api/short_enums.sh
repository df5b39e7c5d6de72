#!/bin/sh
# Programs with -fshort-enums: C++ has enumerations of 32 bits all the same, C refuses to compile.
#   short_enums.sh INCLUDE CC [CXX]        77: the compiler has no such option
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for header in "$1"/*.h; do echo "#include \"${header##*/}\""; done >"$folder/program.c"
echo 'typedef char size[sizeof(struct dxs_binding) == 128 && sizeof(enum dxs_stage) == 4 ? 1 : -1];' >>"$folder/program.c"
cp "$folder/program.c" "$folder/program.cpp"
echo 'int i;' >"$folder/empty.c"
"$2" -fshort-enums -c "$folder/empty.c" -o "$folder/o" 2>/dev/null || { echo "skipped: $2 has no -fshort-enums"; exit 77; }
"$2" -std=c11 -I "$1" -fsyntax-only "$folder/program.c"
if "$2" -std=c11 -I "$1" -fshort-enums -fsyntax-only "$folder/program.c" 2>"$folder/errors"; then
    echo 'C with -fshort-enums is not refused'
    exit 1
fi
grep -q dxs_enum_has_32_bits "$folder/errors" || { cat "$folder/errors"; exit 1; }
[ $# -lt 3 ] || "$3" -std=c++11 -I "$1" -fshort-enums -fsyntax-only "$folder/program.cpp"
