#!/bin/sh
# The first time a shader is converted and left in the folder; then what lies there by its name takes its place.
#   replace-test.sh REPLACE SHADER.dxil
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" "$2" "$folder" | grep -q 'converted'
left=$(ls "$folder")
cmp "$2" "$folder/$left"
printf 'other' >"$folder/${left%.dxil}.spv"
"$1" "$2" "$folder" | grep -q '^5 bytes'
