#!/bin/sh
# The first run converts the shader and dumps it to the folder. The second run uses the replacement of that name.
#   replace-test.sh REPLACE SHADER.dxil
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" "$2" "$folder" | grep -q 'converted'
left=$(ls "$folder")
cmp "$2" "$folder/$left"
printf 'other' >"$folder/${left%.dxil}.spv"
"$1" "$2" "$folder" | grep -q '^5 bytes'
