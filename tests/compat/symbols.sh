#!/bin/sh
# Checks that the library exports exactly the functions that its header declares.
#   symbols.sh LIBRARY HEADER
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
nm --dynamic --defined-only "$1" | awk 'NF == 3 { print $3 }' | sort >"$folder/exported"
tr '\n' ' ' <"$2" | grep -o 'DXIL_SPV_PUBLIC_API [^;]*;' | grep -o 'dxil_spv_[a-z0-9_]*(' | tr -d '(' | sort >"$folder/declared"
[ "$(wc -l <"$folder/declared")" -ge 64 ]
diff "$folder/declared" "$folder/exported"
readelf -d "$1" | grep -q 'SONAME.*libdxil-spirv-c-shared.so.2'
